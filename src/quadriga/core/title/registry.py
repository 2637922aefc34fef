"""Which titles there are. Their `meta` is light; the rest of a title is loaded when it is first used."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from inspect import getfile
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from quadriga.core.components import data
from quadriga.core.errors import BadOption, shortened

if TYPE_CHECKING:
    from quadriga.core.title.game import Game
    from quadriga.core.title.meta import Meta

_titles: dict[str, tuple[Meta, str]] = {}
_loaded: dict[tuple[str, int | None], Game] = {}
_broken: dict[str, str] = {}
"""Titles of other packages that cannot be used, and why."""
GUESTS = "quadriga.games"
"""The group of entry points by which other packages offer titles."""


def register(meta: Meta, module: str) -> None:
    """Make a title known; `module` holds its class `Title`."""
    _titles[meta.id] = (meta, module)


def find_guests() -> None:
    """Make the titles of other packages known: an entry point names the title and its `Meta`, `nim = "nim.meta:META"`.

    The class `Title` lies in `game.py` beside the module of the `Meta`. What cannot be used is told when it is asked
    for, and hinders nobody else.
    """
    for offered in entry_points(group=GUESTS):
        try:
            meta: Meta = offered.load()
            if meta.id != offered.name:
                raise ValueError(f"its id is '{meta.id}'")
            if meta.id in _titles:
                raise ValueError("a title of that id is there already")
        except Exception as error:
            _broken.setdefault(offered.name, f"{type(error).__name__}: {error}")
        else:
            register(meta, f"{offered.module.rpartition('.')[0]}.game")


def package(title: str) -> str:
    """The package in which everything of a title lies.

    >>> from quadriga import games
    >>> package("caesar")
    'quadriga.games.caesar'
    """
    return _titles[title][1].rpartition(".")[0]


def part(title: str, name: str) -> ModuleType | None:
    """A module that a title may bring, by its name: in its folder `shown`, or beside its class; None where it has none.

    >>> from quadriga import games
    >>> part("caesar", "terminal").__name__
    'quadriga.games.caesar.shown.terminal'
    """
    for place in (f"{package(title)}.shown", package(title)):
        try:
            known = find_spec(f"{place}.{name}")
        except ModuleNotFoundError:
            continue
        if known is not None:
            return import_module(f"{place}.{name}")
    return None


def folder(title: str) -> Path:
    """The folder of that package, where the files of a title lie beside its class."""
    return Path(getfile(import_module(_titles[title][1]))).parent


def titles() -> list[Meta]:
    """All titles, in the order they were registered.

    >>> from quadriga import games
    >>> [meta.id for meta in games.titles()][:4]
    ['empire', 'caesar', 'augustus', 'antike']
    """
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
    if isinstance(title, str) and title in _broken and title not in _titles:
        raise BadOption("broken-game", name=shortened(title), why=shortened(_broken[title]))
    if not isinstance(title, str) or title not in _titles:
        listed = ", ".join(_titles)
        raise BadOption("unknown-game", name=shortened(title), listed=listed)
    own_data = data.own(own_data)
    key = (title, rules_version)
    if not own_data and key in _loaded:
        return _loaded[key]
    game: Game = import_module(_titles[title][1]).Title(own_data, rules_version)
    if not own_data:
        _loaded[key] = _loaded[title, game.rules_version] = game
    return game
