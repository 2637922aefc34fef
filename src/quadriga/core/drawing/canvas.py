"""A sheet of text on which labels are put near their place without covering each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from quadriga.core.drawing.text import Text

Line = Sequence[tuple[str, str]]
"""One line of a label: pieces of text, each with its style."""


Marks = Mapping[str, str]
"""Places that can be chosen now, by their ids, with what is typed for them."""


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
        self._cells = [[(" ", "", "")] * width for _ in range(height)]
        self._taken = [[False] * width for _ in range(height)]

    def put(self, x: float, y: float, lines: Sequence[Line], key: str = "") -> None:
        """Write a label centred at a place, or at the nearest place where it covers nothing."""
        width = max(sum(len(text) for text, _ in line) for line in lines)
        top, left = self._nearest(x - (width - 1) / 2, y - (len(lines) - 1) / 2, width, len(lines))
        for n, line in enumerate(lines):
            at = left
            for text, style in line:
                for letter in text:
                    self._cells[top + n][at] = (letter, style, key)
                    at += 1
            for k in range(max(0, left - 1), min(self.width, left + width + 1)):
                self._taken[top + n][k] = True

    def line(self, start: tuple[float, float], end: tuple[float, float], marks: str, style: str) -> None:
        """Write `marks` again and again along a line between two places, wherever no label is."""
        steps = max(1, round(max(abs(end[0] - start[0]) / 2, abs(end[1] - start[1]))))
        for n in range(1, steps):
            x = round(start[0] + (end[0] - start[0]) * n / steps)
            y = round(start[1] + (end[1] - start[1]) * n / steps)
            if not self._taken[y][x]:
                self._cells[y][x] = (marks[n % len(marks)], style, "")

    def _nearest(self, x: float, y: float, width: int, height: int) -> tuple[int, int]:
        """The free place nearest to one; a row counts as two columns, since letters are higher than wide."""
        best, nearest = math.inf, (0, 0)
        for row in sorted(range(self.height - height + 1), key=lambda row: (abs(row - y), row)):
            down = (2 * (row - y)) ** 2
            if down >= best:
                break
            for column in sorted(range(self.width - width + 1), key=lambda column: (abs(column - x), column)):
                away = down + (column - x) ** 2
                if away >= best:
                    break
                if self._free(row, column, width, height):
                    best, nearest = away, (row, column)
        return nearest

    def _free(self, row: int, column: int, width: int, height: int) -> bool:
        return not any(any(self._taken[r][column : column + width]) for r in range(row, row + height))

    def text(self) -> Text:
        """The sheet as one text."""
        sheet = Text(cut=True)
        for n, row in enumerate(self._cells):
            if n:
                sheet.append("\n")
            # What is alike and side by side is one piece: a tenth of the work for whoever draws it.
            for (style, key), cells in groupby(row, key=itemgetter(1, 2)):
                sheet.append("".join(letter for letter, _, _ in cells), style, key)
        return sheet


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
