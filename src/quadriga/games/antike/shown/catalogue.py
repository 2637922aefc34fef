"""What never changes in a game of Antike, as plain named data: both maps with their geometry, the box, the figures."""

from __future__ import annotations

from typing import Any

from quadriga.core.components import data
from quadriga.games.antike.rules import codes
from quadriga.games.antike.rules.board import CROSSINGS, DATA, Board, Map

GOODS = codes.RESOURCES[: codes.COIN]


def board_data(board: Board) -> dict[str, Any]:
    """Everything a page needs to draw and to explain, whatever the options and the number of players."""
    first_basic, later_basic, first_higher, later_higher = board.know_how_price
    return {
        "maps": {side.id: _map(side, board.components[side.id]) for side in board.maps.values()},
        "rondel": [codes.SPACES[space] for space in board.rondel],
        "free_steps": board.free_steps,
        "resources": list(codes.RESOURCES),
        "units": list(codes.UNITS),
        "orders": list(codes.STANCES),
        "start_stock": dict(zip(codes.RESOURCES, board.start_stock, strict=True)),
        "supplies": {
            "coins": board.coins,
            "temples": board.temples,
            "legions": board.unit_supply[codes.LEGION],
            "galleys": board.unit_supply[codes.GALLEY],
            "cities": board.city_tokens,
        },
        "prices": {"temple": {"marble": board.temple_price}, "unit": {"iron": 1}, "city": dict.fromkeys(GOODS, 1)},
        "know_hows": [
            {
                "id": name,
                "needs": codes.KNOW_HOWS[n - 4] if n >= 4 else None,
                "first": first_higher if n >= 4 else first_basic,
                "later": later_higher if n >= 4 else later_basic,
            }
            for n, name in enumerate(codes.KNOW_HOWS)
        ],
        "stacks": {
            name: [board.figures[figure] for figure in stack]
            for name, stack in zip(codes.STACK_NAMES, board.stacks, strict=True)
        },
        "thresholds": {codes.STACK_NAMES[stack]: count for stack, count in board.threshold.items()},
        "goals": {str(nations): count for nations, count in board.victory.items()},
    }


def _map(side: Map, given: dict[str, Any]) -> dict[str, Any]:
    place = {row["id"]: row for row in given["provinces"]}
    return {
        "status": side.status,
        "nations": side.nations,
        "first_nation": {str(count): side.nations[nation] for count, nation in side.first.items()},
        "teams": [[side.nations[nation] for nation in pair] for pair in side.teams],
        "starts": {
            str(count): {
                nation: [side.provinces[p] for p in cities]
                for nation, cities in zip(side.nations, by_nation, strict=False)
            }
            for count, by_nation in side.starts.items()
        },
        "provinces": [
            {
                "id": name,
                "name": label,
                "resource": codes.RESOURCES[resource],
                "lat": place[name]["lat"],
                "lon": place[name]["lon"],
            }
            for name, label, resource in zip(side.provinces, side.province_names, side.resource, strict=True)
        ],
        "borders": [
            {"between": [side.provinces[province], side.provinces[other]], "kind": CROSSINGS[crossing - 1]}
            for province, other, crossing in side.borders
        ],
        "geometry": data.read(DATA / f"{side.id}_geometry.json"),
    }
