"""Words for people, from the Fluent files: of the program itself and of one title."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from quadriga.core.errors import Illegal, QuadrigaError
from quadriga.core.game import Game
from quadriga.core.seats import CHANCE, Seat

PACKAGE = Path(__file__).parent.parent
SEAT_KINDS = ("player", "seat")
"""Kinds of names that stand for the seats, in their order."""


@cache
def _bundle(language: str, title: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((PACKAGE / "words" / "locales" / f"{language}.ftl").read_text(encoding="utf-8")))
    if title is not None:
        path = PACKAGE / "games" / title / "locales" / f"{language}.ftl"
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Words:
    """All that is said in one language about one title (or, without a title, by the program itself).

    `players` are the names people gave for their seats; a seat without one goes by the title's own word for it, which
    may depend on the `options` of the game.

    >>> from quadriga import games
    >>> words = Words("fr", games.load("caesar"), players={1: "Livia"})
    >>> words.name("bonus", "senate"), words.name("province", "italia")
    ('Sénat', 'Italia')
    >>> words.player(0), words.player(1)
    ('César', 'Livia')
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        players: Mapping[Seat, str | None] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.players = dict(players or {})
        usual = {option.name: option.default for option in game.meta.options} if game else {}
        self._options = {**usual, **(options or {})}
        self._bundles = [_bundle(language, game.meta.id if game else None)]

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that name."""
        return self._bundles[0].has_message(key)

    def say(self, key: str, **variables: Any) -> str:
        """The sentence of that name, filled in; the name itself if there is none."""
        if not self.has(key):
            return key
        bundle = self._bundles[0]
        pattern = bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = bundle.format_pattern(pattern, {name: _plain(value) for name, value in variables.items()})
        return str(text)

    def name(self, kind: str, name: Any) -> str:
        """What a thing is called: the word of the language, or its proper name."""
        if kind in SEAT_KINDS:
            return self.player(self._seat(kind, name))
        key = f"{kind}-{name}"
        if self.has(key):
            return self.say(key)
        return self.game.label(kind, str(name)) if self.game and isinstance(name, str) else str(name)

    def player(self, seat: Seat) -> str:
        """What a seat is called: the name its player gave, or the title's word for it; chance has its word, too.

        >>> from quadriga import games
        >>> words = Words("en", games.load("empire"), players={0: "Livia"})
        >>> words.player(0), words.player(1), words.player(-1)
        ('Livia', 'Neptune', 'Chance')
        """
        if seat == CHANCE:
            return self.say("chance-name")
        return self.players.get(seat) or self.say("seat-name", seat=seat, number=seat + 1, **self._options)

    def _seat(self, kind: str, name: Any) -> Seat:
        """The seat that a number or a title's id of it stands for."""
        if isinstance(name, int):
            return name
        assert self.game is not None
        return self.game.names[kind].index(name)

    def bot(self, name: str) -> str:
        """What a bot is called: levels have a name of their own in each title.

        >>> from quadriga import games
        >>> Words("en", games.load("caesar")).bot("uct:500")
        'uct:500'
        """
        kind, digit, rest = name[:5], name[5:6], name[6:]
        if kind == "level" and self.has(f"level-{digit}"):
            return self.say("level-name", name=self.say(f"level-{digit}"), level=digit + rest)
        return name

    def action(self, number: int) -> str:
        """An action as a phrase."""
        assert self.game is not None
        action = self.game.action(number)
        variables = {
            field.name: self.name(action.kinds.get(field.name, field.name), getattr(action, field.name))
            for field in fields(action)
        }
        return self.say(f"action-{action.do}", **variables)

    def event(self, seen: Mapping[str, Any]) -> str:
        """An event, as `Event.seen_by` gives it, as a sentence."""
        assert self.game is not None
        spec = next(spec for spec in self.game.event_specs if spec.key == seen["event"])
        kinds = {name: kind or name for name, _, kind in (word.partition(":") for word in spec.params)}
        hidden = any(name not in seen for name in spec.secret)
        variables = {}
        for name, value in seen.items():
            if name == "event":
                continue
            bare = isinstance(value, int) and kinds[name] not in SEAT_KINDS
            variables[f"{name}_id"] = "none" if value is None else value
            variables[name] = value if bare else "none" if value is None else self.name(kinds[name], value)
        return self.say(f"event-{spec.key}" + ("-hidden" if hidden else ""), **variables)

    def error(self, error: QuadrigaError) -> str:
        """An error as one sentence."""
        if isinstance(error, Illegal):
            names = {key: self.name(key, value) for key, value in error.params.items()}
            return self.say(f"refusal-{error.reason}", **names) + f" ({error.rule})"
        if self.has(f"error-{error.code}"):
            return self.say(f"error-{error.code}", **error.params)
        return str(error)


def _plain(value: Any) -> Any:
    return value if isinstance(value, int | float | str) else str(value)
