"""Finds the text board of a title.

A board is a module with `picture`, the map or table at a given size, and `details`, what lies beside it. It may say by
`key` what is typed for a thing that bears a number of its own, by `find` more about a place, and by `at_hand` in one
line what matters to whoever decides, where a small screen does not show it otherwise.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from quadriga.core import registry
from quadriga.core.outline import outline
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.terminal.canvas import Marks
from quadriga.words import Words

WIDTH, HEIGHT = 80, 30
"""Every board fits a terminal of this width."""
NO_MARKS: Marks = {}


class Outline:
    """The board of a title that has drawn none: all that the seat sees, as an outline."""

    @staticmethod
    def picture(view: dict[str, Any], words: Words, marks: Marks, width: int, height: int) -> RenderableType:
        """The whole position."""
        return Text(outline(view))

    @staticmethod
    def details(view: dict[str, Any], words: Words) -> RenderableType:
        """Nothing more."""
        return Text()


def board_of(title: str) -> Any:
    """The module that draws a title: ours lie here, a title of another package brings its `terminal.py`."""
    package = registry.package(title)
    own = package.startswith("quadriga.")
    name = f"quadriga.terminal.{title}" if own else f"{package}.terminal"
    return import_module(name) if own or find_spec(name) else Outline


def draw(
    view: dict[str, Any], words: Words, marks: Marks = NO_MARKS, width: int = WIDTH, height: int = HEIGHT
) -> RenderableType:
    """A position as it is seen: the picture, and what lies beside it."""
    assert words.game is not None
    board = board_of(words.game.meta.id)
    return Group(board.picture(view, words, marks, width, height), board.details(view, words))


def seen(state: State, seat: Seat, words: Words, marks: Marks = NO_MARKS) -> RenderableType:
    """A position as a seat sees it."""
    return draw(state.game.view(state, seat), words, marks)


def at_hand(state: State, seat: Seat, words: Words) -> RenderableType | None:
    """In one line, what matters to a seat that decides; None where the board begins with that."""
    board = board_of(state.game.meta.id)
    if not hasattr(board, "at_hand"):
        return None
    told: RenderableType = board.at_hand(state.game.view(state, seat), words)
    return told


def find(state: State, seat: Seat, words: Words, search: str) -> RenderableType | None:
    """What a board can tell of places whose names match; None where it has nothing to tell."""
    board = board_of(state.game.meta.id)
    if not hasattr(board, "find"):
        return None
    found: RenderableType = board.find(state.game.view(state, seat), words, search)
    return found


def key(words: Words, kind: str, name: Any) -> str | None:
    """What is typed for a thing that bears a number of its own on the board."""
    assert words.game is not None
    board = board_of(words.game.meta.id)
    found: str | None = board.key(words.game.board_data(), kind, name) if hasattr(board, "key") else None
    return found
