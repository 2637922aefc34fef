"""The picture of Caesar!: provinces and borders."""

from __future__ import annotations

from typing import Any

from quadriga.core.drawing.shapes import INK, PALE, SEATS, Disc, Map, Shape, lines


def picture(board: dict[str, Any], view: dict[str, Any]) -> list[Shape]:
    """The map, as a spectator sees it."""
    places = {place["id"]: place for place in (*board["provinces"], *board["borders"])}
    at = Map(places.values())
    colour = {side["id"]: SEATS[n] for n, side in enumerate(board["sides"])} | {None: PALE}
    drawn = lines(at, places, (border["between"] for border in board["borders"]))
    for province in view["provinces"]:
        drawn.append(Disc(*at(places[province["id"]]), 14, INK))
        drawn.append(Disc(*at(places[province["id"]]), 12, colour[province["owner"]], places[province["id"]]["name"]))
    for border in view["borders"]:
        drawn.append(Disc(*at(places[border["id"]]), 6, INK))
        drawn.append(Disc(*at(places[border["id"]]), 5, colour[border["side"]], border["id"]))
    return drawn
