"""A second opinion on what is legal in Augustus: slow, plain, and made from the omniscient view alone.

It shares nothing with the rules: no masks, no tables, no numbers of actions, only names.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

SYMBOLS = ["double_sword", "shield", "chariot", "catapult", "standard", "dagger"]
CHANCE = {"crier", "fill", "deal", "draw"}

View = dict[str, Any]
Slot = tuple[str, str]


def actors(view: View) -> list[int]:
    """Who has to decide; -1 is chance."""
    if view["decision"] == "over":
        return []
    if view["decision"] in CHANCE:
        return [-1]
    return [seat["seat"] for seat in view["seats"] if seat["owes"]]


def chance(view: View) -> dict[str, int]:
    """What chance may do, with its weights."""
    if view["decision"] == "draw":
        return {f"draw {token}": count for token, count in view["bag"].items()}
    if view["decision"] == "crier":
        return {f"crier {seat['seat']}": 1 for seat in view["seats"]}
    placed = {card["id"] for card in view["row"]} | set(view["discarded"])
    for seat in view["seats"]:
        placed |= {card["id"] for card in seat["objectives"] + seat["controlled"]}
        placed |= {card["id"] for card in seat["hand"]} | set(seat["aside"])
    return {f"deal {n}": 1 for n in range(1, 89) if str(n) not in placed}


def legal(view: View, seat: int) -> set[str]:
    """What a seat that owes a decision may do."""
    mine = view["seats"][seat]
    name = view["decision"]
    going_on = [card for card in mine["objectives"] if card["stage"] == "in_progress"]
    empty = {(c["id"], s) for c in going_on for s, n in c["slots"].items() if c["filled"].get(s, 0) < n}
    legions = Counter({(c["id"], s): n for c in going_on for s, n in c["filled"].items()})
    if name == "keep":
        return _keep(mine)
    if name in ("mobilise", "muster"):
        symbols, may_move = _allowed(view, mine)
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
        return {f"lose {card['id']}" for card in mine["controlled"]}
    if name == "claim":
        return {"claim", "decline"}
    assert name == "choose"
    return {f"choose {card['id']}" for card in view["row"]}


def _keep(mine: View) -> set[str]:
    hand = sorted(int(card["id"]) for card in mine["hand"])
    picks = [int(number) for number in mine["picks"]]
    later = [number for number in hand if not picks or number > max(picks)]
    wanted = 3 - len(picks)
    return {f"keep {number}" for n, number in enumerate(later) if len(later) - n >= wanted}


def _allowed(view: View, mine: View) -> tuple[set[str], bool]:
    """Symbols that a legion may go to now, and whether legions may be moved."""
    if view["decision"] == "muster":
        return set(view["power"]["symbols"]), view["options"]["mobilise"] == "place_or_move"
    if view["token"] == "joker":
        return set(SYMBOLS), True
    symbols = {view["token"]}
    for card in mine["controlled"]:
        power = card["power"] or {}
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


def points(view: View, seat: int) -> int:
    """The score of a seat, from what it controls and the rewards it holds."""
    mine = view["seats"][seat]["controlled"]
    total = sum(reward["points"] for reward in view["rewards"] if reward["owner"] == seat)
    for card in mine:
        power = card["power"] or {}
        total += card["points"] or 0
        if power.get("kind") == "points_per_symbol":
            worth = power["points"] * sum(other["slots"].get(power["symbol"], 0) for other in mine)
            total += min(worth, power["cap"]) if view["options"]["symbol_cap"] == "on" else worth
        elif power.get("kind") == "points_per_colour":
            total += power["points"] * sum(other["colour"] == power["colour"] for other in mine)
        elif power.get("kind") == "points_per_red":
            attacks = ("remove_legions", "clear_objective", "lose_objective")
            total += power["points"] * sum((other["power"] or {}).get("kind") in attacks for other in mine)
    return total
