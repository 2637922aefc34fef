"""The picture of Antike: cities, temples and units."""

from __future__ import annotations

from typing import Any

from quadriga.core.drawing.shapes import INK, PALE, PAPER, SEATS, Box, Disc, Map, Shape, lines


def picture(board: dict[str, Any], view: dict[str, Any]) -> list[Shape]:
    """The map, as a spectator sees it."""
    side = board["maps"][view["map"]]
    places = {place["id"]: place for place in side["provinces"]}
    at = Map(places.values())
    colour = {nation["id"]: SEATS[n] for n, nation in enumerate(view["nations"])} | {None: PALE}
    drawn = lines(at, places, (border["between"] for border in side["borders"]))
    for name, place in places.items():
        shown = view["provinces"].get(name)
        x, y = at(place)
        drawn.append(Disc(x, y, 8, INK))
        drawn.append(Disc(x, y, 6.5, colour[shown["city"]] if shown else PALE, place["name"]))
        if shown and shown["temple"]:
            drawn.append(Disc(x, y, 3, PAPER))
        for n, (nation, units) in enumerate((shown or {"units": {}})["units"].items()):
            drawn.append(Box(x + 9, y - 6 + 7 * n, 4.0 * sum(units.values()), 5, colour[nation], 1.0, nation))
    return drawn
