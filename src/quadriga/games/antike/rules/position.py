"""A position of Antike: the pieces and where they are, the pending decision, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask, Masks
from quadriga.core.position.border import expect
from quadriga.core.position.moves import Moves
from quadriga.core.position.sizes import fresh, padded
from quadriga.games.antike.rules import layout
from quadriga.games.antike.rules.board import Board
from quadriga.games.antike.rules.codes import *

if TYPE_CHECKING:
    from quadriga.core.title.options import Options
    from quadriga.games.antike.game import Title
    from quadriga.games.antike.rules.board import Map

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

BIT: list[int] = bits.BIT


class Tables:
    """The map, the box and the options as fixed tables that all states of one game share."""

    def __init__(self, board: Board, seats: int, options: Options, rules_version: int) -> None:
        expect(board, Board)
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
        for stack, figures in enumerate(board.stacks):
            for n, figure in enumerate(figures):
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
        # Since version 4: ANT-R14, ANT-R21.
        self.exchange_around = self.limited and rules_version >= 4
        self.orders_any_time = rules_version >= 4
        self.partner_attack = options["partner_attack"] == "on"
        self.one_start_city = options["start_cities"] == "one"
        self.choose_nations = options["nations"] == "choose"
        self.round_limit = 0 if options["round_limit"] == "none" else int(options["round_limit"])

    def _draw_map(self, board: Board, side: Map) -> None:
        self.of_resource: Masks = [
            sum(BIT[p] for p in range(self.provinces) if side.resource[p] == r) for r in range(3)
        ]
        # ANT-14, ANT-23: by kind of unit, where it can stand and where it can go from there.
        self.habitable: Masks = [0, 0]
        self.degree = fresh(2 * PROVINCES)
        self.near: Masks = fresh(2 * PROVINCES)
        self.next_to = fresh(2 * PROVINCES * SLOTS, NONE)
        self.way = fresh(2 * PROVINCES * SLOTS, NONE)
        self.way_from = fresh(WAYS, NONE)
        self.way_to = fresh(WAYS, NONE)
        number = {pair: n for n, pair in enumerate(board.ways)}
        for unit in range(2):
            for p in range(self.provinces):
                neighbours = side.neighbours(p, unit)
                self.degree[unit * PROVINCES + p] = len(neighbours)
                self.near[unit * PROVINCES + p] = sum(BIT[q] for q in neighbours)
                if neighbours:
                    self.habitable[unit] += BIT[p]
                for slot, q in enumerate(neighbours):
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


class Position(layout.Fields):
    """A position of Antike. Nations are counted as the map lists them, not by seat (ANT-6).

    Arrays of several nations lie one after the other: `stock[nation * 4 + resource]`,
    `units[(nation * 2 + kind) * PROVINCES + province]`. Sets of provinces are masks: `city`, `has`, `ready_at`.
    """

    FIELDS = layout.FIELDS

    def _set_up(self, game: Title) -> None:
        tables = self.tables
        board = game.board
        self.untaken = BIT[tables.nations] - 1
        # ANT-4: one iron, two marble, three gold, no coin.
        self.stock = (board.start_stock * tables.nations + [0] * (4 * NATIONS))[: 4 * NATIONS]
        # ANT-R7: a limit includes the starting stocks.
        most = int(self.options["bank_limit"]) if tables.limited else PLENTY
        self.bank = [most - tables.nations * board.start_stock[r] if tables.limited else most for r in range(4)]
        self.bank[COIN] = board.coins - tables.nations * board.start_stock[COIN]
        self.temples_left = board.temples
        self.stack = [len(figures) for figures in board.stacks]

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
        # Compiled, they are woven into their callers (position.pxd).
        def _put_unit(self, nation: int, kind: int, province: int) -> None:
            self.units[(nation * 2 + kind) * PROVINCES + province] += 1
            self.has[nation * 2 + kind] |= BIT[province]

        def _add_provinces(self, at: int, provinces: Mask, moves: Moves) -> None:
            """One action for each province."""
            while provinces:
                moves._add(at + self.tables.place[self._lowest(provinces)])
                provinces &= provinces - 1
