"""The titles, for people who look for a game or learn one."""

from __future__ import annotations

from quadriga.core.errors import BadOption
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.service.errors import NotFound
from quadriga.service.messages import GameData
from quadriga.table import lessons
from quadriga.words import Words


def shelf(language: str) -> list[GameData]:
    """All titles in brief.

    >>> [title["game"] for title in shelf("en")][:2]
    ['empire', 'caesar']
    """
    return [_brief(registry.load(meta.id), language) for meta in registry.titles()]


def _brief(game: Game, language: str) -> GameData:
    words, meta = Words(language, game), game.meta
    return {
        "game": meta.id,
        "title": words.say("title"),
        "blurb": words.say("blurb"),
        "seats": list(meta.seats),
        "usual_seats": meta.usual_seats,
        "year": meta.year,
        "designers": list(meta.designers),
        "rules_version": game.rules_version,
        "catalogue": f"/api/games/{meta.id}/catalogue",
    }


def title_of(game: str) -> Game:
    """The title of that id, or NotFound."""
    try:
        return registry.load(game)
    except BadOption:
        raise NotFound("unknown-game", name=game, listed=", ".join(meta.id for meta in registry.titles())) from None


def lesson_step(game: str, name: str) -> lessons.Step:
    """A step of the lesson of a title, or NotFound."""
    for step in lessons.steps(title_of(game).meta.id):
        if step.id == name:
            return step
    raise NotFound("no-such-step")
