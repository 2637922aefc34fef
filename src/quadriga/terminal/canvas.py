"""A sheet of text on which labels are put near their place without covering each other."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rich.text import Text

Line = Sequence[tuple[str, str]]
"""One line of a label: pieces of text, each with its style."""


class Canvas:
    """A sheet of characters.

    >>> sheet = Canvas(12, 3)
    >>> sheet.put(5, 1, [[("Roma", "")]])
    >>> sheet.put(5, 1, [[("Ostia", "")]])        # moved aside: the place is taken
    >>> print(sheet.text().plain.replace(" ", "~"))
    ~~~Ostia~~~~
    ~~~Roma~~~~~
    ~~~~~~~~~~~~
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]
        self._taken = [[False] * width for _ in range(height)]

    def put(self, x: float, y: float, lines: Sequence[Line]) -> None:
        """Write a label centred at a place, or at the nearest place where it covers nothing."""
        width = max(sum(len(text) for text, _ in line) for line in lines)
        best = min(
            (
                (2 * (row - y + (len(lines) - 1) / 2)) ** 2 + (column + (width - 1) / 2 - x) ** 2,
                row,
                column,
            )
            for row in range(self.height - len(lines) + 1)
            for column in range(self.width - width + 1)
            if self._free(row, column, width, len(lines))
        )
        for n, line in enumerate(lines):
            at = best[2]
            for text, style in line:
                for letter in text:
                    self._cells[best[1] + n][at] = (letter, style)
                    at += 1
            for k in range(max(0, best[2] - 1), min(self.width, best[2] + width + 1)):
                self._taken[best[1] + n][k] = True

    def _free(self, row: int, column: int, width: int, height: int) -> bool:
        return not any(any(self._taken[r][column : column + width]) for r in range(row, row + height))

    def text(self) -> Text:
        """The sheet for the terminal."""
        rows = []
        for row in self._cells:
            line = Text()
            for letter, style in row:
                line.append(letter, style)
            rows.append(line)
        return Text("\n").join(rows)


def mercator(latitude: float) -> float:
    """Where a latitude lies on a map that keeps shapes."""
    return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(latitude) / 2)))


def fit(places: Sequence[tuple[float, float]], width: int, height: int) -> list[tuple[float, float]]:
    """Places given by latitude and longitude as columns and rows of a sheet, north up.

    >>> fit([(0.0, 0.0), (0.0, 10.0)], 11, 3)
    [(0.0, 0.0), (10.0, 0.0)]
    """
    xs = [longitude for _, longitude in places]
    ys = [mercator(latitude) for latitude, _ in places]
    wide = (max(xs) - min(xs)) or 1.0
    high = (max(ys) - min(ys)) or 1.0
    return [
        ((x - min(xs)) / wide * (width - 1), (max(ys) - y) / high * (height - 1)) for x, y in zip(xs, ys, strict=True)
    ]
