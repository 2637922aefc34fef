"""Why an action of L'Empire de César is refused: a reason and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.errors import Why
from quadriga.games.empire.rules import codes
from quadriga.games.empire.rules.board import Board

if TYPE_CHECKING:
    from quadriga.games.empire.rules.state import EmpireState


def why(state: EmpireState, board: Board, seat: int, action: int) -> Why | None:
    """What speaks against an action that is not legal; None where something else is to be decided."""
    decision = state.decision
    if decision == codes.CITY and action == codes.PASS_AT:
        return "can-build", "EMP-R1", {}
    if decision == codes.CITY and action < codes.PASS_AT:
        return _why_not_city(state, board, action - codes.CITY_AT)
    if decision == codes.ROAD and action == codes.STOP_AT:
        return "not-begun", "EMP-6", {"city": board.places[state.target]}
    if decision == codes.ROAD and codes.ROAD_AT <= action < codes.STOP_AT:
        return _why_not_line(state, board, action - codes.ROAD_AT)
    if decision == codes.COUNT and codes.COUNT_AT <= action < codes.DEAL_AT:
        return _why_not_count(state, (action - codes.COUNT_AT) // codes.PIECES)
    return None


def _why_not_city(state: EmpireState, board: Board, city: int) -> Why:
    names = {"city": board.places[city]}
    if city not in board.map_for[state.seats].cities:
        return "not-on-map", "EMP-1", names
    if not state.available >> city & 1:
        return "already-taken", "EMP-6", names
    if not (state.edge_1 | state.edge_2) >> city & 1:
        return "out-of-reach", "EMP-9", names
    return "too-few-roads", "EMP-4", names


def _why_not_line(state: EmpireState, board: Board, number: int) -> Why:
    line = number // 2
    from_end, to_end = board.between[line] if number % 2 == 0 else board.between[line][::-1]
    names = {"city": board.places[to_end], "line": board.lines[line]}
    if line not in board.map_for[state.seats].lengths:
        return "no-such-line", "EMP-1", names
    if from_end != state.at:
        return "not-joined", "EMP-R4", {**names, "city": board.places[state.at]}
    if state.visited >> to_end & 1:
        return "city-twice", "EMP-R3", names
    if state.owner[line] != codes.NONE:
        rule = "EMP-R7" if state.owner[line] == state.turn else "EMP-8"
        return "line-taken", rule, {**names, "player": codes.PLAYERS[state.owner[line]]}
    if state.available >> to_end & 1:
        return "city-in-the-way", "EMP-9", names
    return "too-few-roads", "EMP-4", names


def _why_not_count(state: EmpireState, seat: int) -> Why:
    names = {"player": codes.PLAYERS[state.asked]}
    return ("no-such-path", "EMP-13", names) if seat == state.asked else ("not-asked", "EMP-14", names)
