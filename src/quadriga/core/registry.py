"""Which titles there are. Their `meta` is light; the rest of a title is loaded when it is first used."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from quadriga.core import data
from quadriga.core.errors import BadOption, shortened

if TYPE_CHECKING:
    from quadriga.core.game import Game
    from quadriga.core.meta import Meta

_titles: dict[str, tuple[Meta, str]] = {}
_loaded: dict[tuple[str, int | None], Game] = {}


def register(meta: Meta, module: str) -> None:
    """Make a title known; `module` holds its class `Title`."""
    _titles[meta.id] = (meta, module)


def titles() -> list[Meta]:
    """All titles, in the order they were registered."""
    return [meta for meta, _ in _titles.values()]


def load(title: str, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> Game:
    """The title of that id; with `own_data`, these component data instead of the built-in ones.

    `rules_version` brings back the rules and the data of an older version, for the games that were begun with it.

    >>> from quadriga import games
    >>> games.load("caesar").meta.name
    'Caesar!'
    >>> games.load("chess")
    Traceback (most recent call last):
    ...
    quadriga.core.errors.BadOption: There is no game “chess”; the games are: empire, caesar, augustus, antike.
    """
    if not isinstance(title, str) or title not in _titles:
        listed = ", ".join(_titles)
        raise BadOption(
            f"There is no game '{shortened(title)}'; the games are: {listed}.",
            "unknown-game",
            name=shortened(title),
            listed=listed,
        )
    own_data = data.own(own_data)
    key = (title, rules_version)
    if not own_data and key in _loaded:
        return _loaded[key]
    game: Game = import_module(_titles[title][1]).Title(own_data, rules_version)
    if not own_data:
        _loaded[key] = _loaded[title, game.rules_version] = game
    return game
