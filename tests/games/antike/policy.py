"""A simple greedy player of Antike, for golden games and to see how long games last: it takes what is best now."""

from __future__ import annotations

from typing import Any

from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, OMNISCIENT

WORTH = {
    "conquer": 90, "gain": 80, "found": 70, "temple": 60, "learn": 60, "arm": 30, "demand": 10, "foe": 5, "let-be": 20,
    "decline": 12, "done": 1, "move": 12, "fight": 0, "order": -5, "orders": -50, "exchange": -20, "swap": 1,
    "pay": 10, "spend": 10, "lose": 10, "give-up": 10, "instead": 10, "start": 10, "take": 10,
}  # fmt: skip

RING = ("iron", "temple", "gold", "maneuver_1", "arming", "marble", "know_how", "maneuver_2")


def choose(state: Any, rng: Rng) -> int:
    """The action of whoever has to decide; chance decides by weight."""
    seat = state.actors()[0]
    if seat == CHANCE:
        return int(state.sample(CHANCE, rng))
    notation = state.game.notation
    legal = state.legal(seat)
    if len(legal) == 1:
        return int(legal[0])
    view = state.game.view(state, OMNISCIENT)
    worth = [_worth(notation.to_json(action), view) * 16 + rng.below(64) for action in legal]
    return int(legal[max(range(len(legal)), key=lambda n: worth[n])])


def _worth(action: dict[str, Any], view: dict[str, Any]) -> int:
    me = next((n for n in view["nations"] if n["id"] == view["nation"]), None)
    if action["do"] == "go" and me is not None:
        return _space(action["space"], me, view)
    if action["do"] == "pay" and me is not None:
        return 10 + int(me["stock"][action["resource"]]) - (9 if action["resource"] == "coin" else 0)
    if action["do"] == "move":
        target = view["provinces"].get(action["target"], {"city": None, "temple": False, "units": {}})
        mine = sum(target["units"].get(view["nation"], {}).values())
        if action["unit"] == "galley" and view["stacks"]["navigator"] and not mine:
            return 26
        if target["city"] is None:
            return 0 if mine else 25
        if target["city"] == view["nation"]:
            return 0
        return 16 + 4 * mine if target["temple"] else 8
    if action["do"] == "order" and view["decision"] == "asked":
        return 11
    if action["do"] == "arm" and action["unit"] == "galley" and view["stacks"]["navigator"]:
        return 32
    return WORTH[action["do"]]


def _space(space: str, me: dict[str, Any], view: dict[str, Any]) -> int:
    stock = me["stock"]
    steps = 1 if me["marker"] is None else (RING.index(space) - RING.index(me["marker"]) - 1) % 8 + 1
    price = max(0, steps - 3)
    coins = stock["coin"] - price
    value = {
        "iron": 22, "marble": 22, "gold": 22,
        "temple": 50 if stock["marble"] + coins >= 5 and me["cities"] > me["temples"] else 0,
        "arming": 14 + 4 * min(stock["iron"], 5) if stock["iron"] > 1 else 0,
        "know_how": 48 if len(me["know_how"]) < 8 and stock["gold"] + coins >= 7 else 0,
        "maneuver_1": 12 + 3 * sum(me["units"].values()), "maneuver_2": 12 + 3 * sum(me["units"].values()),
    }[space]  # fmt: skip
    return min(value, 55) - 7 * price
