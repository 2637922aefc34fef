"""A position of L'Empire de César: the board, the roads and cities of the players, and how it is copied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from quadriga.core import bits
from quadriga.core.rng import Rng
from quadriga.core.sizes import fresh, padded
from quadriga.core.state import State
from quadriga.games.empire.codes import COLOURS, DEAL, KINDS, LINES, NONE, PIECES, PLACES, ROME, SEATS

if TYPE_CHECKING:
    from quadriga.core.options import Options
    from quadriga.games.empire.board import Board
    from quadriga.games.empire.game import Title

try:
    import cython
except ImportError:
    from quadriga.core import without_cython as cython

BIT = bits.BIT
POINTS = 41
"""Room for the points of 0 to 40 tokens."""


class Tables:
    """The board and the options as fixed tables that all states of one game share."""

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        sheet = board.map_for[seats]
        self.cities = len(sheet.cities)
        self.kinds = len(board.kinds)
        self.gold = board.gold
        self.colours = len(board.colours)
        self.roads = board.roads
        self.bonus = board.bonus
        self.deal_order = padded(list(sheet.cities), PLACES)
        self.everywhere: int = sum(2**place for place in (ROME, *sheet.cities))
        self.one_end = padded([pair[0] for pair in board.between], LINES)
        self.other_end = padded([pair[1] for pair in board.between], LINES)
        self.length = padded([sheet.lengths.get(line, 0) for line in range(len(board.between))], LINES)
        self.near_1 = _near(board, sheet.lengths, 1)
        self.near_2 = _near(board, sheet.lengths, 2)
        self.line_at = _line_at(board, sheet.lengths)
        self.colour = padded(board.colour, PLACES)
        self.value = padded(board.value, PLACES)
        groups = [[city for city in sheet.cities if board.colour[city] == n] for n in range(len(board.colours))]
        self.group = padded([sum(2**city for city in group) for group in groups], COLOURS)
        self.group_sum = padded([sum(board.value[city] for city in group) for group in groups], COLOURS)
        self.different = padded(board.different, POINTS)
        self.same = padded(board.same, POINTS)
        self.gold_points = padded(board.gold_table, POINTS)
        self.whole_colour = options["whole_colour"] == "on"


def _near(board: Board, lengths: Mapping[int, int], wanted: int) -> list[int]:
    """For each place, the places that a line of that length leads to, as a mask."""
    near = [0] * PLACES
    for line, length in lengths.items():
        one, other = board.between[line]
        if length == wanted:
            near[one] |= 2**other
            near[other] |= 2**one
    return near


def _line_at(board: Board, lengths: Mapping[int, int]) -> list[int]:
    """The line between two places, NONE where there is none."""
    found = [NONE] * (PLACES * PLACES)
    for line in lengths:
        one, other = board.between[line]
        found[one * PLACES + other] = found[other * PLACES + one] = line
    return found


class Position(State):
    """A position of L'Empire de César. Nothing is hidden: what lies out of the game can be worked out by all.

    `available` holds the cities that still have their tokens. A place of the map that is not available has been
    emptied, or is Rome. `joined_1` and `joined_2` say where built lines of one and two pieces lead from a place;
    `edge_1` and `edge_2` which available cities a line of one or two pieces joins to Rome or an emptied city.
    """

    FIELDS = (
        "decision", "turn", "dealing", "pool", "pool_size", "wealth_at", "taken_by",
        "available", "edge_1", "edge_2", "owner", "joined_1", "joined_2",
        "roads", "scored", "held", "best", "cities", "passes",
        "target", "at", "visited", "route", "route_size", "asked", "fixed_seats", "fixed_paid",
        "total", "reason",
    )  # fmt: skip

    def __init__(self, game: Title, seats: int, options: Options, tables: Tables) -> None:
        State.__init__(self, game, seats, options)
        self.tables = tables
        self._scratch()
        pool = game.board.pool(seats, options["goods"] == "all")
        self.decision = DEAL
        self.turn = 0
        self.dealing = 0
        self.pool = padded(pool, KINDS)
        self.pool_size = sum(pool)
        self.wealth_at = fresh(PLACES, NONE)
        self.taken_by = fresh(PLACES, NONE)
        self.available: int = tables.everywhere - BIT[ROME]
        self.edge_1 = tables.near_1[ROME]
        self.edge_2 = tables.near_2[ROME]
        self.owner = fresh(LINES, NONE)
        self.joined_1 = fresh(PLACES)
        self.joined_2 = fresh(PLACES)
        self.roads = fresh(SEATS, tables.roads)
        self.scored = fresh(SEATS)
        self.held = fresh(SEATS * KINDS)
        self.best = fresh(SEATS * COLOURS, NONE)
        self.cities = fresh(SEATS)
        self.passes = 0
        self.target = NONE
        self.at = NONE
        self.visited = 0
        self.route = fresh(PLACES, NONE)
        self.route_size = 0
        self.asked = NONE
        self.fixed_seats = 0
        self.fixed_paid = 0
        self.total = fresh(SEATS)
        self.reason = NONE

    def _scratch(self) -> None:
        """Room for what `paths.py` works out; it is written before it is read, so no copy needs it."""
        if not cython.compiled:
            # Compiled, these are arrays inside the object and start at zero.
            self.level = fresh(PIECES)
            self.found = fresh(PIECES)
        self.ways = 0
        self.paid = 0
        self.differs = 0

    # ---- copies ----------------------------------------------------------------------------------------------

    def _bind(self, root: Position) -> None:
        self._share(root)
        self.tables = root.tables
        self.root = root
        self._scratch()

    def _rewind(self) -> None:
        self.decision = self.root.decision
        self.turn = self.root.turn
        self.dealing = self.root.dealing
        self.pool = self.root.pool[:]
        self.pool_size = self.root.pool_size
        self.wealth_at = self.root.wealth_at[:]
        self.taken_by = self.root.taken_by[:]
        self.available = self.root.available
        self.edge_1 = self.root.edge_1
        self.edge_2 = self.root.edge_2
        self.owner = self.root.owner[:]
        self.joined_1 = self.root.joined_1[:]
        self.joined_2 = self.root.joined_2[:]
        self.roads = self.root.roads[:]
        self.scored = self.root.scored[:]
        self.held = self.root.held[:]
        self.best = self.root.best[:]
        self.cities = self.root.cities[:]
        self.passes = self.root.passes
        self.target = self.root.target
        self.at = self.root.at
        self.visited = self.root.visited
        self.route = self.root.route[:]
        self.route_size = self.root.route_size
        self.asked = self.root.asked
        self.fixed_seats = self.root.fixed_seats
        self.fixed_paid = self.root.fixed_paid
        self.total = self.root.total[:]
        self.reason = self.root.reason

    def _redeal(self, seat: int, rng: Rng) -> None:
        """Nothing to guess: everything lies open, and what was left out can be counted (EMP-R19)."""
