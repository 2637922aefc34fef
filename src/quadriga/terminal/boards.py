"""Finds the text board of a title and draws it.

A board is the module `terminal` that a title brings, in its folder `shown` or beside its class. Its `picture` is a map
or table at a given size; its `details`, if it has some, what lies beside. It may say by `key` what is typed for a thing
that bears a number of its own, by `find` more about a place, by `at_hand` in one line what matters to whoever decides,
where a small screen does not show it otherwise, and by `own_style` how that is written on the map which belongs to
them, so that a small screen begins there. All answer with drawings (`core.drawing.text`) or plain text.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from quadriga.core.drawing.canvas import Marks
from quadriga.core.position.outline import outline
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title import registry
from quadriga.terminal.rendering import KEY, rendered
from quadriga.words import Words

WIDTH, HEIGHT = 80, 30
"""Every board fits a terminal of this width."""
NO_MARKS: Marks = {}


class Outline:
    """The board of a title that has drawn none: all that the seat sees, as an outline."""

    @staticmethod
    def picture(view: dict[str, Any], words: Words, marks: Marks, width: int, height: int) -> str:
        """The whole position."""
        return outline(view)


def board_of(title: str) -> Any:
    """The module that draws a title."""
    return registry.part(title, "terminal") or Outline


def picture(view: dict[str, Any], words: Words, marks: Marks, width: int, height: int) -> RenderableType:
    """The map or table."""
    return rendered(_board(words).picture(view, words, marks, width, height))


def details(view: dict[str, Any], words: Words) -> RenderableType:
    """What lies beside it; nothing where a board has no more to show."""
    board = _board(words)
    return rendered(board.details(view, words) if hasattr(board, "details") else "")


def _board(words: Words) -> Any:
    assert words.game is not None
    return board_of(words.game.meta.id)


def draw(
    view: dict[str, Any], words: Words, marks: Marks = NO_MARKS, width: int = WIDTH, height: int = HEIGHT
) -> RenderableType:
    """A position as it is seen: the picture, and what lies beside it."""
    return Group(picture(view, words, marks, width, height), details(view, words))


def seen(state: State, seat: Seat, words: Words, marks: Marks = NO_MARKS) -> RenderableType:
    """A position as a seat sees it."""
    return draw(state.game.view(state, seat), words, marks)


def at_hand(state: State, seat: Seat, words: Words) -> RenderableType | None:
    """In one line, what matters to a seat that decides; None where the board begins with that."""
    board = board_of(state.game.meta.id)
    if not hasattr(board, "at_hand"):
        return None
    return rendered(board.at_hand(state.game.view(state, seat), words))


def rows_of_interest(picture: RenderableType, view: dict[str, Any], words: Words) -> list[int]:
    """The rows of a map where something can be chosen; else those where something of whoever decides stands."""
    if not isinstance(picture, Text):
        return []
    board = _board(words)
    own = board.own_style(view) if hasattr(board, "own_style") else ""
    styles = [[span.style for span in line.spans] for line in picture.split("\n", allow_blank=True)]
    to_choose = [
        n for n, row in enumerate(styles) if any(isinstance(style, Style) and style.meta.get(KEY) for style in row)
    ]
    return to_choose or [n for n, row in enumerate(styles) if own and own in row]


def find(state: State, seat: Seat, words: Words, search: str) -> RenderableType | None:
    """What a board can tell of places whose names match; None where it has nothing to tell."""
    if not tells_of_places(state.game.meta.id):
        return None
    board = board_of(state.game.meta.id)
    return rendered(board.find(state.game.view(state, seat), words, search))


def tells_of_places(title: str) -> bool:
    """Whether a board has more to tell of its places: see `find`."""
    return hasattr(board_of(title), "find")


def key(words: Words, kind: str, name: Any) -> str | None:
    """What is typed for a thing that bears a number of its own on the board."""
    board = _board(words)
    mark: str | None = board.key(words.board, kind, name) if hasattr(board, "key") else None
    return mark
