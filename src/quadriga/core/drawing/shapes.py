"""A picture of a position as plain shapes: discs, lines and boxes in the seats' colours.

A title that brings a module `picture` (in its folder `shown`, or beside its class) paints with these: `picture(board,
view)` answers with a list of shapes, from what never changes (`Game.board_data`) and from what a seat sees.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

WIDTH, HEIGHT, MARGIN = 640, 400, 24
PAPER, INK, PALE = "#f5efe0", "#3b2f2f", "#c9bfa8"
SEATS = ("#b0340f", "#0e5487", "#1ab078", "#cb80e8", "#e69f00", "#555555")
"""A colour a seat, as far apart as six can be for colour-blind eyes."""


@dataclass(frozen=True)
class Line:
    """From one point to another."""

    x: float
    y: float
    to_x: float
    to_y: float
    colour: str
    width: float = 1.5


@dataclass(frozen=True)
class Disc:
    """A disc, with what it is called."""

    x: float
    y: float
    radius: float
    colour: str
    name: str = ""


@dataclass(frozen=True)
class Box:
    """A box, with what it is called; `share` of it is filled from below."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    share: float = 1.0
    name: str = ""


Shape = Line | Disc | Box


class Map:
    """Where places of a map lie on the picture."""

    def __init__(self, places: Iterable[dict[str, Any]]) -> None:
        known = list(places)
        lats, lons = [place["lat"] for place in known], [place["lon"] for place in known]
        self.top, self.left = max(lats), min(lons)
        self.tall = (HEIGHT - 2 * MARGIN) / max(1.0, self.top - min(lats))
        self.wide = (WIDTH - 2 * MARGIN) / max(1.0, max(lons) - self.left)

    def __call__(self, place: dict[str, Any]) -> tuple[float, float]:
        return MARGIN + (place["lon"] - self.left) * self.wide, MARGIN + (self.top - place["lat"]) * self.tall


def seat_colour(seat: int | None) -> str:
    """The colour of a seat; pale for nobody's."""
    return PALE if seat is None else SEATS[seat]


def lines(at: Map, places: dict[str, dict[str, Any]], pairs: Iterable[Iterable[str]]) -> list[Shape]:
    """Thin lines between places."""
    return [Line(*at(places[one]), *at(places[other]), PALE, 0.5) for one, other in pairs]
