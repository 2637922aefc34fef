"""A second opinion on what is legal in Augustus: slow, plain, made from the omniscient view, the box and the options.

It shares nothing with the rules: no masks, no tables, no numbers of actions, only names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

SYMBOLS = ["double_sword", "shield", "chariot", "catapult", "standard", "dagger"]
CHANCE = {"crier", "fill", "deal", "draw"}

View = dict[str, Any]
Box = dict[str, Any]
Options = Mapping[str, str]
Slot = tuple[str, str]


def actors(view: View) -> list[int]:
    """Who has to decide; -1 is chance."""
    if view["decision"] == "over":
        return []
    if view["decision"] in CHANCE:
        return [-1]
    return view["actors"]


def chance(view: View, box: Box) -> dict[str, int]:
    """What chance may do, with its weights."""
    if view["decision"] == "draw":
        return {f"draw {token}": count for token, count in view["bag"].items()}
    if view["decision"] == "crier":
        return {f"crier {seat['seat']}": 1 for seat in view["seats"]}
    placed = {*view["row"], *view["discarded"]}
    for seat in view["seats"]:
        placed |= {card["id"] for card in seat["objectives"]}
        placed |= {*seat["controlled"], *seat["hand"], *seat["aside"]}
    return {f"deal {number}": 1 for number in box["objectives"] if number not in placed}


def legal(view: View, box: Box, options: Options, seat: int) -> set[str]:
    """What a seat that owes a decision may do."""
    mine = view["seats"][seat]
    name = view["decision"]
    going_on = [card for card in mine["objectives"] if card["stage"] == "in_progress"]
    empty = {
        (card["id"], symbol)
        for card in going_on
        for symbol, count in box["objectives"][card["id"]]["slots"].items()
        if card["filled"].get(symbol, 0) < count
    }
    legions = Counter({(c["id"], s): n for c in going_on for s, n in c["filled"].items()})
    if name == "keep":
        return _keep(mine, box)
    if name in ("mobilise", "muster"):
        symbols, may_move = _allowed(view, box, options, mine)
        if mine["picks"]:
            return _sources(mine, legions, may_move)
        goals = {slot for slot in empty if slot[1] in symbols and _can_reach(slot, mine, legions, may_move)}
        return {f"put {number} {symbol}" for number, symbol in goals} | {"stay"}
    if name in ("rearrange", "put_down"):
        return _rearrange(view["power"], empty, legions)
    if name == "complete":
        return {f"complete {card['id']}" for card in going_on}
    if name == "remove":
        gone = Counter(tuple(pick) for pick in mine["picks"])
        return {f"take {number} {symbol}" for number, symbol in legions - gone}
    if name == "clear":
        return {f"clear {number}" for number, _ in legions}
    if name == "lose":
        return {f"lose {number}" for number in mine["controlled"]}
    if name == "claim":
        return {"claim", "decline"}
    assert name == "choose"
    return {f"choose {number}" for number in view["row"]}


def _keep(mine: View, box: Box) -> set[str]:
    hand = sorted(int(number) for number in mine["hand"])
    picks = [int(number) for number in mine["picks"]]
    later = [number for number in hand if not picks or number > max(picks)]
    wanted = box["start"]["kept"] - len(picks)
    return {f"keep {number}" for n, number in enumerate(later) if len(later) - n >= wanted}


def _allowed(view: View, box: Box, options: Options, mine: View) -> tuple[set[str], bool]:
    """Symbols that a legion may go to now, and whether legions may be moved."""
    if view["decision"] == "muster":
        return set(view["power"]["symbols"]), options["mobilise"] == "place_or_move"
    if view["token"] == "joker":
        return set(SYMBOLS), True
    symbols = {view["token"]}
    for number in mine["controlled"]:
        power = box["objectives"][number]["power"] or {}
        if power.get("kind") == "equivalence" and view["token"] in power["symbols"]:
            symbols |= set(power["symbols"])
    return symbols, True


def _can_reach(slot: Slot, mine: View, legions: Counter[Slot], may_move: bool) -> bool:
    return mine["reserve"] > 0 or (may_move and any(other != slot for other in legions))


def _sources(mine: View, legions: Counter[Slot], may_move: bool) -> set[str]:
    goal = tuple(mine["picks"][0])
    found = {f"take {number} {symbol}" for number, symbol in legions if may_move and (number, symbol) != goal}
    return found | ({"reserve"} if mine["reserve"] else set())


def _rearrange(power: View, empty: set[Slot], legions: Counter[Slot]) -> set[str]:
    given = {tuple(slot) for slot in power["given"]}
    received = {tuple(slot) for slot in power["received"]}
    if power["holding"]:
        return {f"put {number} {symbol}" for number, symbol in empty - given}
    found = {"done"}
    for slot in legions:
        if slot not in received and empty - given - {slot}:
            found.add(f"take {slot[0]} {slot[1]}")
    return found


def points(view: View, box: Box, options: Options, seat: int) -> int:
    """The score of a seat, from what it controls and the rewards it holds."""
    mine = [box["objectives"][number] for number in view["seats"][seat]["controlled"]]
    total = sum(box["rewards"][reward]["points"] for reward, owner in view["rewards"].items() if owner == seat)
    for card in mine:
        power = card["power"] or {}
        total += card["points"] or 0
        if power.get("kind") == "points_per_symbol":
            worth = power["points"] * sum(other["slots"].get(power["symbol"], 0) for other in mine)
            total += min(worth, power["cap"]) if options["symbol_cap"] == "on" else worth
        elif power.get("kind") == "points_per_colour":
            total += power["points"] * sum(other["colour"] == power["colour"] for other in mine)
        elif power.get("kind") == "points_per_red":
            attacks = ("remove_legions", "clear_objective", "lose_objective")
            total += power["points"] * sum((other["power"] or {}).get("kind") in attacks for other in mine)
    return total
