"""What a seat may know of a game of Antike, as plain named data: everything, since nothing is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.games.antike.rules import codes

if TYPE_CHECKING:
    from quadriga.core.seats import Seat
    from quadriga.games.antike.rules.board import Board, Map
    from quadriga.games.antike.rules.state import AntikeState


def view(state: AntikeState, board: Board, seat: Seat, opened: bool) -> dict[str, Any]:
    """The position; the same for every seat. What never changes is in `catalogue.board_data`."""
    side = board.maps[state.options["map"]]
    tables = state.tables
    nations = range(tables.nations)
    dealt = not state.untaken
    over = state.decision == codes.OVER
    shown: dict[str, Any] = {
        "decider": _nation(side, state.decider),
        "winner": _nation(side, state.winner),
        "map": side.id,
        "round": state.round,
        "round_limit": tables.round_limit or None,
        "nation": None if over else _nation(side, state.nation),
        "order": [side.nations[n] for n in state.order[: tables.nations]] if dealt else [],
        "nations": [_nation_view(state, side, n) for n in nations],
        "provinces": _provinces(state, side),
        "bank": {
            **{
                name: state.bank[r] if tables.limited or r == codes.COIN else None
                for r, name in enumerate(codes.RESOURCES)
            },
            "temples": state.temples_left,
        },
        "stacks": {name: state.stack[n] for n, name in enumerate(codes.STACK_NAMES)},
        "first_know_how": [name for n, name in enumerate(codes.KNOW_HOWS) if state.acquired >> n & 1],
        "goal": tables.goal,
        "rules": {
            "coin": "round_start" if tables.coin_at_round_start else "own_turn",
            "maneuver": "two_phases" if tables.two_phases else "free",
            "all_know_how": all_know_how(state),
            "fight": "to_the_end" if tables.to_the_end else "one_for_one",
            "partner_attack": bool(tables.partner_attack),
            "payer_chooses": bool(tables.payer_chooses),
            "orders_when_asked": bool(tables.orders_when_asked),
            "orders_any_time": bool(tables.orders_any_time),
            "exchange_around": bool(tables.exchange_around),
        },
        "pending": _pending(state, side),
    }
    return shown


def all_know_how(state: AntikeState) -> str:
    """What a nation with all eight know-hows gets."""
    if state.tables.free_exchange:
        return "free_exchange"
    return "personality" if state.tables.extra_personality else "two_to_one"


def _nation(side: Map, nation: int) -> str | None:
    return None if nation == codes.NONE else side.nations[nation]


def _nation_view(state: AntikeState, side: Map, n: int) -> dict[str, Any]:
    marker = state.marker[n]
    seat = state.seat_of[n]
    extra = state.extra[n]
    return {
        "id": side.nations[n],
        "seat": None if seat == codes.NONE else seat,
        "stock": {name: state.stock[n * 4 + r] for r, name in enumerate(codes.RESOURCES)},
        "marker": None if marker == codes.NONE else codes.SPACES[state.tables.ring[marker]],
        "know_how": [name for k, name in enumerate(codes.KNOW_HOWS) if state.know[n] >> k & 1],
        "cards": {name: state.cards[n * codes.STACKS + s] for s, name in enumerate(codes.STACK_NAMES)},
        "extra": None if extra in (codes.NONE, codes.STACKS) else codes.STACK_NAMES[extra],
        "extra_used": extra != codes.NONE,
        "cities": state.city_count[n],
        "temples": state.temple_count[n],
        "seas": bin(state.has[n * 2 + 1]).count("1"),
        "units": {name: state.unit_total[n * 2 + k] for k, name in enumerate(codes.UNITS)},
        "orders": {name: codes.STANCES[state.stance[n * 2 + k]] for k, name in enumerate(codes.UNITS)},
    }


def _provinces(state: AntikeState, side: Map) -> dict[str, dict[str, Any]]:
    """The provinces where something stands, by name."""
    # Compiled, an array becomes a list each time it is asked for: once is enough.
    units, ready, owner, armed, temple = state.units, state.ready, state.owner, state.armed, state.temple
    moving = state.decision != codes.OVER
    shown = {}
    for p, name in enumerate(side.provinces):
        standing = {}
        for n in range(state.tables.nations):
            at = n * 2 * codes.PROVINCES + p
            if units[at] or units[at + codes.PROVINCES]:
                standing[side.nations[n]] = {"legion": units[at], "galley": units[at + codes.PROVINCES]}
        if standing or owner[p] != codes.NONE:
            shown[name] = {
                "city": _nation(side, owner[p]),
                "temple": bool(temple >> p & 1),
                "defence": state.defence(p) if owner[p] != codes.NONE else None,
                "units": standing,
                "ready": _ready(ready, p) if moving else {},
                "armed": armed[p],
            }
    return shown


def _ready(ready: list[int], p: int) -> dict[str, dict[str, int]]:
    """Units of the active nation in a province, by kind and by the moves they have left."""
    units: dict[str, dict[str, int]] = {}
    for group in range(codes.CLASSES):
        count = ready[group * codes.PROVINCES + p]
        if count:
            units.setdefault(codes.UNITS[group // 3], {})[str(3 - group % 3)] = count
    return units


def _pending(state: AntikeState, side: Map) -> dict[str, Any]:
    """What the decision is about, as far as the map does not show it."""
    return {
        "space": None if state.space == codes.NONE else codes.SPACES[state.space],
        "owed": state.owed,
        "paying_for": None if state.paying_for == codes.NONE else codes.DECISIONS.names[state.paying_for],
        "orders_open": bool(state.orders_open),
        "ordered": [name for n, name in enumerate(codes.UNITS) if state.ordered >> n & 1],
        "given": [name for n, name in enumerate(codes.RESOURCES[:3]) if state.swapped >> n & 1],
        "taken": [name for n, name in enumerate(codes.RESOURCES[:3]) if state.swapped >> n + 3 & 1],
        "province": None if state.at == codes.NONE else side.provinces[state.at],
        "unit": codes.UNITS[state.kind],
        "entered": None if state.entered == codes.NONE else state.entered,
        "foe": _nation(side, state.foe),
        "losses": state.losses,
        "called": [seat for seat in range(state.seats) if state.called >> seat & 1],
        "chooser": None if state.picker == codes.NONE else state.picker,
        "scholars_due": state.scholars_due,
        "generals_due": state.generals_due,
    }
