"""Why an action of Antike is refused: a reason and its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from quadriga.core.errors import Why
from quadriga.games.antike.rules import codes

if TYPE_CHECKING:
    from quadriga.games.antike.rules.board import Board, Map
    from quadriga.games.antike.rules.state import AntikeState

BUYING = (codes.TEMPLE, codes.ARMING, codes.LEARNING, codes.FOUNDING)


def why(state: AntikeState, board: Board, seat: int, action: int) -> Why:
    """What speaks against an action that is not legal."""
    return Refusal(state, board).why(action)


class Refusal:
    """Looks for what stands in the way of an action."""

    def __init__(self, state: AntikeState, board: Board) -> None:
        self.state = state
        self.board = board
        self.side: Map = board.maps[state.options["map"]]

    def why(self, action: int) -> Why:
        place = _place(self.board, action)
        if place is not None and place not in self.side.provinces:
            return "not-on-map", "ANT-1", {"province": place}
        for first, last, decisions, reason in self._reasons():
            if first <= action < last and self.state.decision in decisions:
                return reason(action - first)
        return self._other_decision()

    def _reasons(self) -> tuple[tuple[int, int, tuple[int, ...], Callable[[int], Why]], ...]:
        """Actions from the first number to before the last, the decisions they belong to, and why not."""
        return (
            (codes.MOVE_AT, codes.GO_AT, (codes.MANEUVER,), self._move),
            (codes.MOVE_AT, codes.GO_AT, (codes.CONQUEST,), self._only_conquests),
            (codes.GO_AT, codes.PAY_AT, (codes.RONDEL,), self._go),
            (codes.PAY_AT, codes.TEMPLE_AT, (codes.PAYING,), self._pay),
            (codes.TEMPLE_AT, codes.ARM_AT, (codes.TEMPLE,), self._temple),
            (codes.ARM_AT, codes.LEARN_AT, (codes.ARMING,), self._arm),
            (codes.LEARN_AT, codes.EXCHANGE_AT, (codes.LEARNING,), self._learn),
            (codes.EXCHANGE_AT, codes.FIGHT_AT, (*BUYING, *self._around()), self._exchange),
            (codes.SWAP_AT, codes.ACTION_COUNT, (codes.FOUNDING, *self._around()), self._swap),
            (codes.FIGHT_AT, codes.FOE_AT, (codes.MANEUVER,), self._fight),
            (codes.FIGHT_AT, codes.FOE_AT, (codes.CONQUEST,), self._only_conquests),
            (codes.FOE_AT, codes.LET_BE_AT, (codes.ENTERING, codes.FOE), self._foe),
            (codes.LOSE_AT, codes.CONQUER_AT, (codes.LOSING,), self._lose),
            (codes.CONQUER_AT, codes.SPEND_AT, (codes.MANEUVER, codes.CONQUEST), self._conquer),
            (codes.SPEND_AT, codes.GIVE_UP_AT, (codes.SPENDING,), self._spend),
            (codes.GIVE_UP_AT, codes.FOUND_AT, (codes.GIVING_UP,), self._give_up),
            (codes.FOUND_AT, codes.GAIN_AT, (codes.FOUNDING,), self._found),
            (codes.GAIN_AT, codes.DONE_AT, (codes.EXTRA_CARD,), self._gain),
            (codes.ORDERS_AT, codes.ORDER_AT, (codes.RONDEL,), self._orders),
            (codes.ORDER_AT, codes.INSTEAD_AT, self._when_ordered(), self._order),
            (codes.INSTEAD_AT, codes.START_AT, (codes.INSTEAD,), self._instead),
            (codes.START_AT, codes.TAKE_AT, (codes.STARTING,), self._start),
            (codes.TAKE_AT, codes.DEAL_AT, (codes.TAKING,), self._take),
        )

    def _other_decision(self) -> Why:
        """Which decision is due, and by which nation: with two players a seat has two of them."""
        decision = codes.DECISIONS.names[self.state.decision]
        if self.state.decision == codes.TAKING:
            return "other-choice", "ANT-R37", {"decision": decision}
        return "other-decision", "ANT-7", {"decision": decision, "nation": self.side.nations[self.state.decider]}

    def _province(self, place: int) -> tuple[int, dict[str, str | int]]:
        """A place of all maps as a province of this one, and its name for a sentence."""
        name = self.board.places[place]
        return self.side.province(name), {"province": name}

    # ---- before the action of the rondel ---------------------------------------------------------------------

    def _take(self, people: int) -> Why:
        name = self.board.peoples[people]
        nation = self.state.tables.nation_of[people]
        if nation == codes.NONE:
            return "nation-not-in-play", "ANT-3", {"nation": name}
        if not self.state.untaken >> nation & 1:
            return "nation-not-free", "ANT-R37", {"nation": name}
        pair = next(pair for pair in self.side.teams if nation in pair)
        return "nation-of-pair", "ANT-6", {"nation": self.side.nations[pair[0]]}

    def _start(self, place: int) -> Why:
        return "not-a-start", "ANT-R41", self._province(place)[1]

    def _instead(self, resource: int) -> Why:
        return "bank-empty", "ANT-R2", {"resource": codes.RESOURCES[resource]}

    def _orders(self, _: int) -> Why:
        return "orders-any-time" if self.state.tables.orders_any_time else "orders-given", "ANT-R21", {}

    def _when_ordered(self) -> tuple[int, ...]:
        if self.state.tables.orders_any_time:
            return tuple(range(codes.STARTING, codes.DEALING))
        return (codes.ORDERS, codes.ASKED) if self.state.tables.orders_when_asked else (codes.ORDERS,)

    def _order(self, order: int) -> Why:
        named: dict[str, str | int] = {"unit": codes.UNITS[order // 3]}
        if self.state.stance[self.state.decider * 2 + order // 3] == order % 3:
            return "order-stands", "ANT-R21", named
        if self.state.ordered >> order // 3 & 1:
            return "order-changed", "ANT-R21", named
        # Nobody is asked where there is nothing to choose.
        return self._other_decision()

    def _go(self, space: int) -> Why:
        return "cannot-pay-steps", "ANT-9", {"space": codes.SPACES[space]}

    # ---- paying and buying -----------------------------------------------------------------------------------

    def _pay(self, resource: int) -> Why:
        if not self.state.stock[self.state.nation * 4 + resource]:
            return "nothing-to-pay-with", "ANT-R5", {"resource": codes.RESOURCES[resource]}
        return "wrong-resource", "ANT-R5", {"resource": codes.RESOURCES[self.state.named()]}

    def _exchange(self, pair: int) -> Why:
        state, give, take = self.state, pair // 3, pair % 3
        if state.know[state.nation] != codes.ALL_KNOWN:
            return "exchange-needs-all", "ANT-R14", {}
        if state.tables.free_exchange:
            return "swap-instead" if state.tables.exchange_around else "exchange-is-free", "ANT-R14", {}
        if state.stock[state.nation * 4 + give] < 2:
            return "exchange-too-little", "ANT-R14", {"resource": codes.RESOURCES[give]}
        return "bank-empty", "ANT-41", {"resource": codes.RESOURCES[take]}

    def _around(self) -> tuple[int, ...]:
        """ANT-R14: where the bank is limited an exchange is possible before and after the action."""
        return (codes.RONDEL, codes.EXCHANGING) if self.state.tables.exchange_around else ()

    def _swap(self, pair: int) -> Why:
        state, give, take = self.state, pair // 3, pair % 3
        if state.know[state.nation] != codes.ALL_KNOWN:
            return "exchange-needs-all", "ANT-R14", {}
        if not state.tables.free_exchange:
            return "swap-too-cheap", "ANT-R14", {}
        if not state.tables.exchange_around:
            return "exchange-is-free", "ANT-R14", {}
        if not state.stock[state.nation * 4 + give]:
            return "nothing-to-pay-with", "ANT-R14", {"resource": codes.RESOURCES[give]}
        if not state.bank[take]:
            return "bank-empty", "ANT-41", {"resource": codes.RESOURCES[take]}
        back = take if state.swapped >> take & 1 else give
        return "swapped-back", "ANT-R14", {"resource": codes.RESOURCES[back]}

    def _temple(self, place: int) -> Why:
        p, named = self._province(place)
        if self.state.owner[p] != self.state.nation:
            return "not-your-city", "ANT-12", named
        if self.state.temple >> p & 1:
            return "has-temple", "ANT-12", named
        return "cannot-pay", "ANT-12", {"price": self.state.tables.temple_price, "resource": "marble"}

    def _arm(self, unit: int) -> Why:
        state, kind = self.state, unit % 2
        p, named = self._province(unit // 2)
        if state.owner[p] != state.nation:
            return "not-your-city", "ANT-13", named
        named = {**named, "unit": codes.UNITS[kind]}
        if not state.tables.habitable[kind] >> p & 1:
            return "wrong-border", "ANT-14", named
        if state.unit_total[state.nation * 2 + kind] >= state.tables.unit_supply[kind]:
            return "supply-empty", "ANT-41", named
        if state.armed[p] >= (3 if state.temple >> p & 1 else 1):
            return "city-full", "ANT-13", named
        return "cannot-pay", "ANT-13", {"price": 1, "resource": "iron"}

    def _learn(self, know_how: int) -> Why:
        named: dict[str, str | int] = {"know_how": codes.KNOW_HOWS[know_how]}
        known = self.state.know[self.state.nation]
        if known >> know_how & 1:
            return "already-known", "ANT-15", named
        if know_how >= 4 and not known >> (know_how - 4) & 1:
            return "needs-basic", "ANT-15", {**named, "basic": codes.KNOW_HOWS[know_how - 4]}
        tables = self.state.tables
        prices = tables.later_price if self.state.acquired >> know_how & 1 else tables.first_price
        return "cannot-pay", "ANT-16", {"price": prices[know_how], "resource": "gold"}

    def _found(self, place: int) -> Why:
        state = self.state
        p, named = self._province(place)
        if state.owner[p] != codes.NONE:
            return "city-there", "ANT-32", named
        if not (state.has[state.nation * 2] | state.has[state.nation * 2 + 1]) >> p & 1:
            return "no-unit-there", "ANT-32", named
        return "cannot-found", "ANT-32", {}

    def _gain(self, stack: int) -> Why:
        return "not-fullest", "ANT-R14", {"stack": codes.STACK_NAMES[stack]}

    # ---- maneuver --------------------------------------------------------------------------------------------

    def _only_conquests(self, _: int) -> Why:
        return "only-conquests", "ANT-R17", {}

    def _move(self, move: int) -> Why:
        state, group = self.state, move // codes.WAYS
        kind, (source, target) = group // 3, self.board.ways[move % codes.WAYS]
        named: dict[str, str | int] = {"unit": codes.UNITS[kind], "source": source, "target": target}
        if target not in self.side.provinces:
            return "not-on-map", "ANT-1", {"province": target}
        p, q = self.side.province(source), self.side.province(target)
        if not state.tables.near[kind * codes.PROVINCES + p] >> q & 1:
            return "wrong-border-move", "ANT-23", named
        if not state.has[state.nation * 2 + kind] >> p & 1:
            return "no-units-here", "ANT-22", named
        return "no-unit-with-moves", "ANT-R18", {**named, "left": 3 - group % 3}

    def _fight(self, unit: int) -> Why:
        state, kind = self.state, unit % 2
        p, named = self._province(unit // 2)
        named = {**named, "unit": codes.UNITS[kind]}
        if not state.has[state.nation * 2 + kind] >> p & 1:
            return "no-own-unit", "ANT-31", named
        others = range(state.tables.nations)
        if any(state.has[n * 2 + kind] >> p & 1 for n in others if n != state.nation):
            return "partner-there", "ANT-R40", named
        return "no-foe", "ANT-31", named

    def _foe(self, people: int) -> Why:
        state, named = self.state, {"nation": self.board.peoples[people]}
        nation = state.tables.nation_of[people]
        if nation == codes.NONE:
            return "nation-not-in-play", "ANT-3", {**named}
        if nation == state.nation:
            return "own-nation", "ANT-R20", {**named}
        if not state.has[nation * 2 + state.kind] >> state.at & 1:
            there = {"province": self.side.provinces[state.at], "unit": codes.UNITS[state.kind]}
            return "no-such-unit", "ANT-R20", {**named, **there}
        return "partner-nation", "ANT-R40", {**named}

    def _lose(self, left: int) -> Why:
        return "none-left", "ANT-R19", self._lost(self.state.kind, left)

    def _spend(self, group: int) -> Why:
        return "none-left", "ANT-R24", self._lost(group // 3, 3 - group % 3)

    def _lost(self, kind: int, left: int) -> dict[str, str | int]:
        return {"unit": codes.UNITS[kind], "province": self.side.provinces[self.state.at], "left": left}

    def _conquer(self, place: int) -> Why:
        state = self.state
        p, named = self._province(place)
        owner = state.owner[p]
        if owner == codes.NONE:
            return "no-city", "ANT-26", named
        if owner == state.nation:
            return "own-city", "ANT-26", named
        if state.seat_of[owner] == state.seat_of[state.nation] and not state.tables.partner_attack:
            return "partner", "ANT-R40", named
        if state.city_count[owner] < 2:
            return "last-city", "ANT-29", named
        if state.tables.two_phases and state.decision == codes.MANEUVER:
            return "conquests-later", "ANT-R17", {}
        strength = sum(state.ready[group * codes.PROVINCES + p] for group in range(codes.CLASSES))
        return "too-weak", "ANT-26", {**named, "defence": state.defence(p), "strength": strength}

    def _give_up(self, place: int) -> Why:
        return "not-yours", "ANT-R25", self._province(place)[1]


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
