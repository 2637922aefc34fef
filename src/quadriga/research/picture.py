"""A plain picture of what lies open on a table, as SVG or as pixels: discs, lines and boxes in the seats' colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

from quadriga.core.extras import extra
from quadriga.core.seats import SPECTATOR
from quadriga.core.state import State

if TYPE_CHECKING:
    import numpy

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


def shapes(state: State) -> list[Shape]:
    """The picture of a position, as a spectator sees it."""
    view = state.game.view(state, SPECTATOR)
    return PAINTERS[state.game.meta.id](state.game.board_data(), view)


def svg(state: State) -> str:
    """The picture as an SVG document."""
    body = "".join(_element(shape) for shape in shapes(state))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{body}</svg>'
    )


def pixels(state: State) -> numpy.ndarray:
    """The picture as an array of bytes: height, width, and red, green, blue."""
    with extra("research"):
        import numpy as np
    image = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    image[:] = _rgb(PAPER)
    for shape in shapes(state):
        left, top, right, bottom = _frame(shape)
        y, x = np.ogrid[top:bottom, left:right]
        if isinstance(shape, Disc):
            inside = (x - shape.x) ** 2 + (y - shape.y) ** 2 <= shape.radius**2
        elif isinstance(shape, Box):
            inside = (x >= shape.x) & (y >= shape.y + (1 - shape.share) * shape.height)
        else:
            wide, tall = shape.to_x - shape.x, shape.to_y - shape.y
            along = ((x - shape.x) * wide + (y - shape.y) * tall) / max(1.0, wide**2 + tall**2)
            along = along.clip(0, 1)
            inside = np.hypot(x - shape.x - along * wide, y - shape.y - along * tall) <= shape.width
        image[top:bottom, left:right][inside] = _rgb(shape.colour)
    return image


def _frame(shape: Shape) -> tuple[int, int, int, int]:
    """The part of the picture that a shape can touch: left, top, right, bottom."""
    if isinstance(shape, Disc):
        found = (shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
    elif isinstance(shape, Box):
        found = (shape.x, shape.y, shape.x + shape.width - 1, shape.y + shape.height - 1)
    else:
        (left, right), (top, bottom) = sorted((shape.x, shape.to_x)), sorted((shape.y, shape.to_y))
        found = (left - shape.width, top - shape.width, right + shape.width, bottom + shape.width)
    left, top, right, bottom = (max(0, int(edge)) for edge in found)
    return left, top, min(WIDTH, right + 1), min(HEIGHT, bottom + 1)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _element(shape: Shape) -> str:
    if isinstance(shape, Line):
        return (
            f'<line x1="{shape.x:.1f}" y1="{shape.y:.1f}" x2="{shape.to_x:.1f}" y2="{shape.to_y:.1f}" '
            f'stroke="{shape.colour}" stroke-width="{2 * shape.width}"/>'
        )
    title = f"<title>{escape(shape.name)}</title>" if shape.name else ""
    if isinstance(shape, Disc):
        return (
            f'<circle cx="{shape.x:.1f}" cy="{shape.y:.1f}" r="{shape.radius}" fill="{shape.colour}">{title}</circle>'
        )
    top, height = shape.y + (1 - shape.share) * shape.height, shape.share * shape.height
    return (
        f'<rect x="{shape.x:.1f}" y="{top:.1f}" width="{shape.width}" height="{height:.1f}" '
        f'fill="{shape.colour}">{title}</rect>'
    )


# ---- the four boards ---------------------------------------------------------------------------------------------


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


def _seat(seat: int | None) -> str:
    return PALE if seat is None else SEATS[seat]


def _lines(at: Map, places: dict[str, dict[str, Any]], pairs: Iterable[Iterable[str]]) -> list[Shape]:
    return [Line(*at(places[one]), *at(places[other]), PALE, 0.5) for one, other in pairs]


def _empire(board: dict[str, Any], view: dict[str, Any]) -> list[Shape]:
    sheet = next(sheet for sheet in board["maps"].values() if len(view["players"]) in sheet["players"])
    places = board["places"]
    at = Map([places["rome"], *(places[city] for city in sheet["cities"])])
    drawn = _lines(at, places, (line["between"] for line in sheet["lines"].values()))
    for name, seat in view["built"].items():
        one, other = sheet["lines"][name]["between"]
        drawn.append(Line(*at(places[one]), *at(places[other]), _seat(seat), 2.0))
    drawn.append(Disc(*at(places["rome"]), 10, INK, places["rome"]["name"]))
    for name, city in view["cities"].items():
        drawn.append(Disc(*at(places[name]), 7, INK))
        drawn.append(Disc(*at(places[name]), 5.5, _seat(city["taken_by"]), places[name]["name"]))
    return drawn


def _caesar(board: dict[str, Any], view: dict[str, Any]) -> list[Shape]:
    places = {place["id"]: place for place in (*board["provinces"], *board["borders"])}
    at = Map(places.values())
    colour = {side["id"]: SEATS[n] for n, side in enumerate(board["sides"])} | {None: PALE}
    drawn = _lines(at, places, (border["between"] for border in board["borders"]))
    for province in view["provinces"]:
        drawn.append(Disc(*at(places[province["id"]]), 14, INK))
        drawn.append(Disc(*at(places[province["id"]]), 12, colour[province["owner"]], places[province["id"]]["name"]))
    for border in view["borders"]:
        drawn.append(Disc(*at(places[border["id"]]), 6, INK))
        drawn.append(Disc(*at(places[border["id"]]), 5, colour[border["side"]], border["id"]))
    return drawn


def _augustus(board: dict[str, Any], view: dict[str, Any]) -> list[Shape]:
    """A row a seat: objectives under control, then those in progress with the share of their legions."""
    drawn: list[Shape] = []
    rows = len(view["seats"]) + 1
    tall = (HEIGHT - 2 * MARGIN) / rows
    wide = (WIDTH - 2 * MARGIN) / 14
    for n, number in enumerate(view["row"]):
        drawn.append(Box(MARGIN + n * wide, MARGIN, wide - 6, tall - 8, INK, 1.0, board["objectives"][number]["name"]))
    for seat in view["seats"]:
        y = MARGIN + (seat["seat"] + 1) * tall
        cards = [(number, 1.0) for number in seat["controlled"]]
        for card in seat["objectives"]:
            slots = sum(board["objectives"][card["id"]]["slots"].values())
            cards.append((card["id"], sum(card["filled"].values()) / slots))
        for n, (number, share) in enumerate(cards):
            x, name = MARGIN + n % 14 * wide, board["objectives"][number]["name"]
            drawn.append(Box(x, y, wide - 6, tall - 8, PALE, 1.0, name))
            drawn.append(Box(x, y, wide - 6, tall - 8, SEATS[seat["seat"]], share, name))
    return drawn


def _antike(board: dict[str, Any], view: dict[str, Any]) -> list[Shape]:
    side = board["maps"][view["map"]]
    places = {place["id"]: place for place in side["provinces"]}
    at = Map(places.values())
    colour = {nation["id"]: SEATS[n] for n, nation in enumerate(view["nations"])} | {None: PALE}
    drawn = _lines(at, places, (border["between"] for border in side["borders"]))
    for name, place in places.items():
        found = view["provinces"].get(name)
        x, y = at(place)
        drawn.append(Disc(x, y, 8, INK))
        drawn.append(Disc(x, y, 6.5, colour[found["city"]] if found else PALE, place["name"]))
        if found and found["temple"]:
            drawn.append(Disc(x, y, 3, PAPER))
        for n, (nation, units) in enumerate((found or {"units": {}})["units"].items()):
            drawn.append(Box(x + 9, y - 6 + 7 * n, 4.0 * sum(units.values()), 5, colour[nation], 1.0, nation))
    return drawn


PAINTERS: dict[str, Callable[[dict[str, Any], dict[str, Any]], list[Shape]]] = {
    "empire": _empire,
    "caesar": _caesar,
    "augustus": _augustus,
    "antike": _antike,
}
