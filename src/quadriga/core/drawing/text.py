"""A board as text: pieces with a style, in lines, grids and frames. Whoever shows it (`terminal`) draws them.

A style is a word or several: `bold`, `dim`, `reverse`, a colour (`#ff5f5f`), `black on #ff5f5f`. A piece that bears a
`key` can be clicked: that is what is typed for it.

>>> line = Text("Roma", "bold").append(" 3", "dim")
>>> line.plain
'Roma 3'
>>> grid = Grid(Column(dim=True), Column())
>>> grid.row("hand", line)
>>> board = Stack(Frame(grid, "Livia"), Text("That is all."))
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Piece(NamedTuple):
    """Some letters of one style."""

    text: str
    style: str = ""
    key: str = ""


class Text:
    """Letters in a style of their own, piece by piece; `cut` where lines are never broken."""

    def __init__(self, text: str = "", style: str = "", key: str = "", cut: bool = False) -> None:
        self.style = style
        self.cut = cut
        self.pieces = [Piece(text, "", key)] if text else []

    def append(self, text: str | Text, style: str = "", key: str = "") -> Text:
        """Add letters, or another text as it looks by itself."""
        if isinstance(text, Text):
            self.pieces += [Piece(one.text, f"{text.style} {one.style}".strip(), one.key) for one in text.pieces]
        elif text:
            self.pieces.append(Piece(text, style, key))
        return self

    @property
    def plain(self) -> str:
        """The letters alone."""
        return "".join(piece.text for piece in self.pieces)

    def __bool__(self) -> bool:
        return bool(self.pieces)


@dataclass(frozen=True)
class Column:
    """How a column of a grid is set.

    It is at most `most` letters wide; `whole` lines are never broken; `rest` takes all room that is left.
    """

    head: str = ""
    dim: bool = False
    right: bool = False
    whole: bool = False
    most: int | None = None
    rest: bool = False
    fold: bool = False


class Grid:
    """Rows of cells below each other, without lines; `wide` where it takes the whole width, `head` styles the heads."""

    def __init__(self, *columns: Column, wide: bool = False, head: str | None = None) -> None:
        self.columns = columns
        self.wide = wide
        self.head = head
        self.rows: list[tuple[tuple[Drawing, ...], str]] = []

    def row(self, *cells: Drawing, style: str = "") -> None:
        """Add a row."""
        self.rows.append((cells, style))


@dataclass(frozen=True)
class Frame:
    """A box round something, with words in its upper and its lower edge."""

    inside: Drawing
    title: str = ""
    style: str = ""
    below: str = ""


@dataclass(frozen=True, init=False)
class Stack:
    """Things below each other."""

    parts: tuple[Drawing, ...] = field(default=())

    def __init__(self, *parts: Drawing) -> None:
        object.__setattr__(self, "parts", parts)


Drawing = str | Text | Grid | Frame | Stack
