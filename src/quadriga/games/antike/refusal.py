"""Why an action of Antike is refused: a reason and its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.errors import Illegal
from quadriga.games.antike import codes, view

if TYPE_CHECKING:
    from quadriga.games.antike.board import Board, Map
    from quadriga.games.antike.rules import AntikeState

Why = tuple[str, str, dict[str, str | int]]


def refusal(state: AntikeState, board: Board, action: int) -> Illegal:
    """The error for an action that is not legal for the seat that has to decide."""
    reason, rule, params = _why(state, board, board.maps[state.options["map"]], action)
    return Illegal(reason, rule, **params)


def _why(state: AntikeState, board: Board, side: Map, action: int) -> Why:
    decision = state.decision
    place = _place(board, action)
    if place is not None and place not in side.provinces:
        return "not-on-map", "ANT-1", {"province": place}
    if decision == codes.RONDEL and codes.GO_AT <= action < codes.PAY_AT:
        return "cannot-pay-steps", "ANT-9", {"space": codes.SPACES[action - codes.GO_AT]}
    if decision == codes.RONDEL and action == codes.ORDERS_AT:
        return "orders-given", "ANT-R21", {}
    if decision == codes.PAYING and codes.PAY_AT <= action < codes.TEMPLE_AT:
        return _why_not_pay(state, action - codes.PAY_AT)
    if decision == codes.TEMPLE and codes.TEMPLE_AT <= action < codes.ARM_AT:
        return _why_not_temple(state, side, str(place))
    if decision == codes.ARMING and codes.ARM_AT <= action < codes.LEARN_AT:
        return _why_not_arm(state, side, (action - codes.ARM_AT) % 2, str(place))
    if decision == codes.LEARNING and codes.LEARN_AT <= action < codes.EXCHANGE_AT:
        return _why_not_learn(state, action - codes.LEARN_AT)
    if codes.EXCHANGE_AT <= action < codes.FIGHT_AT:
        return "no-exchange", "ANT-R14", {}
    if decision == codes.MANEUVER and action < codes.GO_AT:
        return _why_not_move(state, board, side, action)
    if decision == codes.MANEUVER and codes.FIGHT_AT <= action < codes.FOE_AT:
        return "no-fight", "ANT-31", {"province": str(place)}
    if decision in (codes.MANEUVER, codes.CONQUEST) and codes.CONQUER_AT <= action < codes.SPEND_AT:
        return _why_not_conquer(state, side, str(place))
    if decision == codes.FOUNDING and codes.FOUND_AT <= action < codes.GAIN_AT:
        return _why_not_found(state, side, str(place))
    if decision == codes.EXTRA_CARD and codes.GAIN_AT <= action < codes.DONE_AT:
        return "not-fullest", "ANT-R14", {"stack": codes.STACK_NAMES[action - codes.GAIN_AT]}
    if decision == codes.GIVING_UP and codes.GIVE_UP_AT <= action < codes.FOUND_AT:
        return "not-yours", "ANT-R25", {"province": str(place)}
    if decision == codes.STARTING and codes.START_AT <= action < codes.TAKE_AT:
        return "not-a-start", "ANT-R41", {"province": str(place)}
    if decision == codes.TAKING and codes.TAKE_AT <= action < codes.DEAL_AT:
        return "nation-not-free", "ANT-R37", {"nation": board.peoples[action - codes.TAKE_AT]}
    if decision in (codes.ENTERING, codes.FOE) and codes.FOE_AT <= action < codes.LET_BE_AT:
        return "not-there", "ANT-R20", {"nation": board.peoples[action - codes.FOE_AT]}
    if decision == codes.INSTEAD and codes.INSTEAD_AT <= action < codes.START_AT:
        return "bank-empty", "ANT-R2", {"resource": codes.RESOURCES[action - codes.INSTEAD_AT]}
    if decision in (codes.LOSING, codes.SPENDING) and codes.LOSE_AT <= action < codes.GIVE_UP_AT:
        return "no-such-unit", "ANT-R24" if decision == codes.SPENDING else "ANT-R19", {}
    if decision == codes.ORDERS:
        return "order-stands", "ANT-R21", {}
    return "other-decision", "ANT-7", {"decision": codes.DECISION_NAMES[decision]}


def _place(board: Board, action: int) -> str | None:
    """The province an action names, whichever map it is on; for a move, where it starts."""
    if action < codes.GO_AT:
        return board.ways[action % codes.WAYS][0]
    for first, last, width in (
        (codes.TEMPLE_AT, codes.ARM_AT, 1),
        (codes.ARM_AT, codes.LEARN_AT, 2),
        (codes.FIGHT_AT, codes.FOE_AT, 2),
        (codes.CONQUER_AT, codes.SPEND_AT, 1),
        (codes.GIVE_UP_AT, codes.FOUND_AT, 1),
        (codes.FOUND_AT, codes.GAIN_AT, 1),
        (codes.START_AT, codes.TAKE_AT, 1),
    ):
        if first <= action < last:
            return board.places[(action - first) // width]
    return None


def _why_not_pay(state: AntikeState, resource: int) -> Why:
    name: dict[str, str | int] = {"resource": codes.RESOURCES[resource]}
    if not state.stock[state.nation * 4 + resource]:
        return "nothing-to-pay-with", "ANT-R5", name
    return "later-in-list", "ANT-R17", name


def _why_not_temple(state: AntikeState, side: Map, place: str) -> Why:
    p = side.province(place)
    if state.owner[p] != state.nation:
        return "not-your-city", "ANT-12", {"province": place}
    if state.temple >> p & 1:
        return "has-temple", "ANT-12", {"province": place}
    return "cannot-pay", "ANT-12", {"price": state.tables.temple_price, "resource": "marble"}


def _why_not_arm(state: AntikeState, side: Map, kind: int, place: str) -> Why:
    p = side.province(place)
    named: dict[str, str | int] = {"province": place, "unit": codes.UNITS[kind]}
    if state.owner[p] != state.nation:
        return "not-your-city", "ANT-13", {"province": place}
    if not state.tables.habitable[kind] >> p & 1:
        return "wrong-border", "ANT-14", named
    if state.unit_total[state.nation * 2 + kind] >= state.tables.unit_supply[kind]:
        return "supply-empty", "ANT-41", named
    if state.armed[p] >= (3 if state.temple >> p & 1 else 1):
        return "city-full", "ANT-13", named
    return "cannot-pay", "ANT-13", {"price": 1, "resource": "iron"}


def _why_not_learn(state: AntikeState, know_how: int) -> Why:
    named: dict[str, str | int] = {"know_how": codes.KNOW_HOWS[know_how]}
    known = state.know[state.nation]
    if known >> know_how & 1:
        return "already-known", "ANT-15", named
    if know_how >= 4 and not known >> (know_how - 4) & 1:
        return "needs-basic", "ANT-15", {**named, "basic": codes.KNOW_HOWS[know_how - 4]}
    return "cannot-pay", "ANT-16", {"price": view.price(state, know_how), "resource": "gold"}


def _why_not_move(state: AntikeState, board: Board, side: Map, action: int) -> Why:
    group, way = action // codes.WAYS, action % codes.WAYS
    source, target = board.ways[way]
    named: dict[str, str | int] = {"unit": codes.UNITS[group // 3], "source": source, "target": target}
    if target not in side.provinces:
        return "not-on-map", "ANT-1", {"province": target}
    p, q = side.province(source), side.province(target)
    if not state.tables.near[group // 3 * codes.PROVINCES + p] >> q & 1:
        return "wrong-border-move", "ANT-23", named
    if not state.ready[group * codes.PROVINCES + p]:
        return "no-unit-with-moves", "ANT-R18", {**named, "left": 3 - group % 3}
    return "later-in-list", "ANT-R17", {}


def _why_not_conquer(state: AntikeState, side: Map, place: str) -> Why:
    p = side.province(place)
    owner = state.owner[p]
    if owner == codes.NONE:
        return "no-city", "ANT-26", {"province": place}
    if owner == state.nation:
        return "own-city", "ANT-26", {"province": place}
    if state.seat_of[owner] == state.seat_of[state.nation] and not state.tables.partner_attack:
        return "partner", "ANT-R40", {"province": place}
    if state.city_count[owner] < 2:
        return "last-city", "ANT-29", {"province": place}
    if state.tables.two_phases and state.decision == codes.MANEUVER:
        return "conquests-later", "ANT-R17", {}
    strength = sum(state.ready[group * codes.PROVINCES + p] for group in range(codes.CLASSES))
    return "too-weak", "ANT-26", {"province": place, "defence": state.defence(p), "strength": strength}


def _why_not_found(state: AntikeState, side: Map, place: str) -> Why:
    p = side.province(place)
    if state.owner[p] != codes.NONE:
        return "city-there", "ANT-32", {"province": place}
    if not (state.has[state.nation * 2] | state.has[state.nation * 2 + 1]) >> p & 1:
        return "no-unit-there", "ANT-32", {"province": place}
    return "cannot-found", "ANT-32", {}
