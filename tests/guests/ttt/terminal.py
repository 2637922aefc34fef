"""The board of tic-tac-toe as text."""

from typing import Any

from quadriga.core import Drawing, Frame, Grid, Marks, Text, Words


def picture(view: dict[str, Any], words: Words, marks: Marks, width: int, height: int) -> Drawing:
    """Three rows of cells; free ones bear what is typed for them."""
    cells = zip(words.board["cell"], view["cells"], strict=True)
    drawn = [Text((name, " X", " O")[mark], key=marks.get(name, "")) for name, mark in cells]
    grid = Grid()
    for row in (6, 3, 0):
        grid.row(*drawn[row : row + 3])
    return Frame(grid, words.say("title"))
