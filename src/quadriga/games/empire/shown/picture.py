"""The picture of L'Empire de César: roads and cities."""

from __future__ import annotations

from typing import Any

from quadriga.core.drawing.shapes import INK, Disc, Line, Map, Shape, lines, seat_colour


def picture(board: dict[str, Any], view: dict[str, Any]) -> list[Shape]:
    """The map, as a spectator sees it."""
    sheet = next(sheet for sheet in board["maps"].values() if len(view["players"]) in sheet["players"])
    places = board["places"]
    at = Map([places["rome"], *(places[city] for city in sheet["cities"])])
    drawn = lines(at, places, (line["between"] for line in sheet["lines"].values()))
    for name, seat in view["built"].items():
        place, other = sheet["lines"][name]["between"]
        drawn.append(Line(*at(places[place]), *at(places[other]), seat_colour(seat), 2.0))
    drawn.append(Disc(*at(places["rome"]), 10, INK, places["rome"]["name"]))
    for name, city in view["cities"].items():
        drawn.append(Disc(*at(places[name]), 7, INK))
        drawn.append(Disc(*at(places[name]), 5.5, seat_colour(city["taken_by"]), places[name]["name"]))
    return drawn
