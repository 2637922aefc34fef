"""A position of Antike: the pieces and where they are, the pending decision, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core import bits
from quadriga.core.sizes import fresh, padded
from quadriga.core.state import State
from quadriga.games.antike.codes import (
    CITIZEN,
    CLASSES,
    COIN,
    KING,
    NATIONS,
    NAVIGATOR,
    NONE,
    OVER,
    PEOPLES,
    PLACES,
    PLENTY,
    PROVINCES,
    SLOTS,
    STACKS,
    WAYS,
)  # fmt: skip

if TYPE_CHECKING:
    from quadriga.core.options import Options
    from quadriga.games.antike.board import Board, Map
    from quadriga.games.antike.game import Title

try:
    import cython
except ImportError:
    from quadriga.core import without_cython as cython

BIT: list[int] = bits.BIT


class Tables:
    """The map, the box and the options as fixed tables that all states of one game share."""

    def __init__(self, board: Board, seats: int, options: Options, rules_version: int) -> None:
        side = board.maps[options["map"]]
        # ANT-3, ANT-6: as many nations as players; two players share four.
        self.nations = 4 if seats == 2 else seats
        self.provinces = len(side.provinces)
        self.first_nation = side.first[self.nations]
        self.teams = [nation for pair in side.teams for nation in pair]
        starts = [city for start in side.starts[self.nations] for city in start]
        self.starts = padded(starts, 3 * NATIONS)
        self._draw_map(board, side)

        # The box.
        self.ring = list(board.rondel)
        self.ring_at = [board.rondel.index(space) for space in range(8)]
        self.free_steps = board.free_steps
        self.unit_supply = list(board.unit_supply)
        self.city_tokens = board.city_tokens
        self.temple_price = board.temple_price
        first_basic, later_basic, first_higher, later_higher = board.know_how_price
        self.first_price = [first_basic] * 4 + [first_higher] * 4
        self.later_price = [later_basic] * 4 + [later_higher] * 4
        self.cities_for_king = board.threshold[KING]
        self.temples_for_citizen = board.threshold[CITIZEN]
        self.seas_for_navigator = board.threshold[NAVIGATOR]
        self.figures = fresh(STACKS * PROVINCES, NONE)
        for stack, found in enumerate(board.stacks):
            for n, figure in enumerate(found):
                self.figures[stack * PROVINCES + n] = figure

        # The options. ANT-39, ANT-R33: three nations may play to the 12 that the board prints.
        self.goal = 12 if seats == 3 and options["three_nations"] == "12" else board.victory[self.nations]
        edition = options["edition"]
        coin = _by_edition(options["coin"], edition, "own_turn", "round_start")
        maneuver = _by_edition(options["maneuver"], edition, "free", "two_phases")
        all_known = _by_edition(options["all_know_how"], edition, "free_exchange", "personality")
        self.coin_at_round_start = coin == "round_start"
        self.two_phases = maneuver == "two_phases"
        self.free_exchange = all_known == "free_exchange"
        self.extra_personality = all_known == "personality"
        self.to_the_end = options["fight"] == "to_the_end"
        self.limited = options["bank_limit"] != "none"
        # Since version 2 of the rules: ANT-R5, ANT-R21.
        self.payer_chooses = self.limited and rules_version >= 2
        self.orders_when_asked = rules_version >= 2
        self.partner_attack = options["partner_attack"] == "on"
        self.one_start_city = options["start_cities"] == "one"
        self.choose_nations = options["nations"] == "choose"
        self.round_limit = 0 if options["round_limit"] == "none" else int(options["round_limit"])

    def _draw_map(self, board: Board, side: Map) -> None:
        self.of_resource = [sum(BIT[p] for p in range(self.provinces) if side.resource[p] == r) for r in range(3)]
        # ANT-14, ANT-23: by kind of unit, where it can stand and where it can go from there.
        self.habitable = [0, 0]
        self.degree = fresh(2 * PROVINCES)
        self.near = fresh(2 * PROVINCES)
        self.next_to = fresh(2 * PROVINCES * SLOTS, NONE)
        self.way = fresh(2 * PROVINCES * SLOTS, NONE)
        self.way_from = fresh(WAYS, NONE)
        self.way_to = fresh(WAYS, NONE)
        number = {pair: n for n, pair in enumerate(board.ways)}
        for unit in range(2):
            for p in range(self.provinces):
                found = side.neighbours(p, unit)
                self.degree[unit * PROVINCES + p] = len(found)
                self.near[unit * PROVINCES + p] = sum(BIT[q] for q in found)
                if found:
                    self.habitable[unit] += BIT[p]
                for slot, q in enumerate(found):
                    way = number[side.provinces[p], side.provinces[q]]
                    at = (unit * PROVINCES + p) * SLOTS + slot
                    self.next_to[at] = q
                    self.way[at] = way
                    self.way_from[way] = p
                    self.way_to[way] = q
        # From numbers of this map to those that actions and events use, and back.
        self.place = padded([board.places.index(name) for name in side.provinces], PROVINCES)
        self.province_of = fresh(PLACES, NONE)
        for p in range(self.provinces):
            self.province_of[self.place[p]] = p
        self.people = padded([board.peoples.index(name) for name in side.nations], NATIONS)
        self.nation_of = fresh(PEOPLES, NONE)
        for n in range(self.nations):
            self.nation_of[self.people[n]] = n


def _by_edition(value: str, edition: str, old: str, new: str) -> str:
    """An option that the edition sets, unless it was set alone."""
    if value != "by_edition":
        return value
    return new if edition == "2006" else old


class Position(State):
    """A position of Antike. Nations are counted as the map lists them, not by seat (ANT-6).

    Arrays of several nations lie one after the other: `stock[nation * 4 + resource]`,
    `units[(nation * 2 + kind) * PROVINCES + province]`. Sets of provinces are masks: `city`, `has`, `ready_at`.
    """

    FIELDS = (
        "decision", "decider", "nation", "turn", "round", "seat_of", "order", "untaken", "called", "picker",
        "stock", "bank", "temples_left", "marker", "know", "acquired", "cards", "stack", "extra",
        "city", "city_count", "temple", "temple_count", "owner", "units", "unit_total", "has",
        "stance", "orders_open", "ordered", "coin_at", "coin_end", "space", "owed", "paying_for", "offered_from",
        "armed", "scholars_due", "generals_due", "ready", "ready_at", "at", "kind", "entered", "foe", "asked",
        "losses", "winner", "reason",
    )  # fmt: skip

    def __init__(self, game: Title, seats: int, options: Options, tables: Tables) -> None:
        State.__init__(self, game, seats, options)
        self.tables = tables
        board = game.board
        self.decision = OVER
        self.decider = NONE
        self.nation = NONE
        self.turn = 0
        self.round = 0
        self.seat_of = fresh(NATIONS, NONE)
        self.order = fresh(NATIONS, NONE)
        self.untaken = BIT[tables.nations] - 1
        self.called = 0
        self.picker = NONE
        # ANT-4: one iron, two marble, three gold, no coin.
        self.stock = (board.start_stock * tables.nations + [0] * (4 * NATIONS))[: 4 * NATIONS]
        # ANT-R7: a limit includes the starting stocks.
        most = int(options["bank_limit"]) if tables.limited else PLENTY
        self.bank = [most - tables.nations * board.start_stock[r] if tables.limited else most for r in range(4)]
        self.bank[COIN] = board.coins - tables.nations * board.start_stock[COIN]
        self.temples_left = board.temples
        self.marker = fresh(NATIONS, NONE)
        self.know = fresh(NATIONS)
        self.acquired = 0
        self.cards = fresh(STACKS * NATIONS)
        self.stack = [len(found) for found in board.stacks]
        self.extra = fresh(NATIONS, NONE)
        self.city = fresh(NATIONS)
        self.city_count = fresh(NATIONS)
        self.temple = 0
        self.temple_count = fresh(NATIONS)
        self.owner = fresh(PROVINCES, NONE)
        self.units = fresh(2 * NATIONS * PROVINCES)
        self.unit_total = fresh(2 * NATIONS)
        self.has = fresh(2 * NATIONS)
        self.stance = fresh(2 * NATIONS)
        self.orders_open = 0
        self.ordered = 0
        self.coin_at = 0
        self.coin_end = 0
        self.space = NONE
        self.owed = 0
        # The decision whose price is owed.
        self.paying_for = NONE
        # In a search, the last choice of a list whose order cannot matter (see maneuver.py); NONE in a game.
        self.offered_from = NONE
        self.armed = fresh(PROVINCES)
        self.scholars_due = 0
        self.generals_due = 0
        self.ready = fresh(CLASSES * PROVINCES)
        self.ready_at = fresh(CLASSES)
        self.at = NONE
        self.kind = 0
        self.entered = NONE
        self.foe = NONE
        self.asked = 0
        self.losses = 0
        self.winner = NONE
        self.reason = NONE

    # ---- copies ----------------------------------------------------------------------------------------------

    def _bind(self, root: Position) -> None:
        self._share(root)
        self.tables = root.tables
        self.root = root

    def _rewind(self) -> None:
        self.decision = self.root.decision
        self.decider = self.root.decider
        self.nation = self.root.nation
        self.turn = self.root.turn
        self.round = self.root.round
        self.seat_of = self.root.seat_of[:]
        self.order = self.root.order[:]
        self.untaken = self.root.untaken
        self.called = self.root.called
        self.picker = self.root.picker
        self.stock = self.root.stock[:]
        self.bank = self.root.bank[:]
        self.temples_left = self.root.temples_left
        self.marker = self.root.marker[:]
        self.know = self.root.know[:]
        self.acquired = self.root.acquired
        self.cards = self.root.cards[:]
        self.stack = self.root.stack[:]
        self.extra = self.root.extra[:]
        self.city = self.root.city[:]
        self.city_count = self.root.city_count[:]
        self.temple = self.root.temple
        self.temple_count = self.root.temple_count[:]
        self.owner = self.root.owner[:]
        self.units = self.root.units[:]
        self.unit_total = self.root.unit_total[:]
        self.has = self.root.has[:]
        self.stance = self.root.stance[:]
        self.orders_open = self.root.orders_open
        self.ordered = self.root.ordered
        self.coin_at = self.root.coin_at
        self.coin_end = self.root.coin_end
        self.space = self.root.space
        self.owed = self.root.owed
        self.paying_for = self.root.paying_for
        self.offered_from = self.root.offered_from
        self.armed = self.root.armed[:]
        self.scholars_due = self.root.scholars_due
        self.generals_due = self.root.generals_due
        self.ready = self.root.ready[:]
        self.ready_at = self.root.ready_at[:]
        self.at = self.root.at
        self.kind = self.root.kind
        self.entered = self.root.entered
        self.foe = self.root.foe
        self.asked = self.root.asked
        self.losses = self.root.losses
        self.winner = self.root.winner
        self.reason = self.root.reason

    # ---- pieces on the map -----------------------------------------------------------------------------------

    def _put_city(self, nation: int, province: int) -> None:
        self.owner[province] = nation
        self.city[nation] |= BIT[province]
        self.city_count[nation] += 1

    def _take_city(self, nation: int, province: int) -> bool:
        """A city token off the map, its temple back to the bank; True when there was one (ANT-28)."""
        self.owner[province] = NONE
        self.city[nation] &= ~BIT[province]
        self.city_count[nation] -= 1
        if not self.temple & BIT[province]:
            return False
        self.temple &= ~BIT[province]
        self.temple_count[nation] -= 1
        self.temples_left += 1
        return True

    if not cython.compiled:
        # Compiled, it is woven into its callers (position.pxd).
        def _put_unit(self, nation: int, kind: int, province: int) -> None:
            self.units[(nation * 2 + kind) * PROVINCES + province] += 1
            self.has[nation * 2 + kind] |= BIT[province]
