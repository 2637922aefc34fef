"""A position of L'Empire de César: the board, the roads and cities of the players, and how it is copied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask, Masks
from quadriga.core.position.border import expect
from quadriga.core.position.compiled import CompiledState
from quadriga.core.position.sizes import fresh, padded
from quadriga.core.rng import Rng
from quadriga.games.empire.rules import layout
from quadriga.games.empire.rules.board import Board
from quadriga.games.empire.rules.codes import *

if TYPE_CHECKING:
    from quadriga.core.title.options import Options
    from quadriga.games.empire.game import Title

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

BIT = bits.BIT
POINTS = 41
"""Room for the points of 0 to 40 tokens."""


class Tables:
    """The board and the options as fixed tables that all states of one game share."""

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        expect(board, Board)
        sheet = board.map_for[seats]
        self.cities = len(sheet.cities)
        self.kinds = len(board.kinds)
        self.gold = board.gold
        self.colours = len(board.colours)
        self.roads = board.roads
        self.bonus = board.bonus
        self.deal_order = padded(list(sheet.cities), PLACES)
        self.everywhere: Mask = sum(BIT[place] for place in (ROME, *sheet.cities))
        self.one_end = padded([pair[0] for pair in board.between], LINES)
        self.other_end = padded([pair[1] for pair in board.between], LINES)
        self.length = padded([sheet.lengths.get(line, 0) for line in range(len(board.between))], LINES)
        self.near_1: Masks = _near(board, sheet.lengths, 1)
        self.near_2: Masks = _near(board, sheet.lengths, 2)
        self.line_at = _line_at(board, sheet.lengths)
        self.colour = padded(board.colour, PLACES)
        self.value = padded(board.value, PLACES)
        groups = [[city for city in sheet.cities if board.colour[city] == n] for n in range(len(board.colours))]
        self.group: Masks = padded([sum(BIT[city] for city in group) for group in groups], COLOURS)
        self.group_sum = padded([sum(board.value[city] for city in group) for group in groups], COLOURS)
        self.different = padded(board.different, POINTS)
        self.same = padded(board.same, POINTS)
        self.gold_points = padded(board.gold_table, POINTS)
        self.whole_colour = options["whole_colour"] == "on"


def _near(board: Board, lengths: Mapping[int, int], wanted: int) -> list[int]:
    """For each place, the places that a line of that length leads to, as a mask."""
    near = [0] * PLACES
    for line, length in lengths.items():
        place, other = board.between[line]
        if length == wanted:
            near[place] |= BIT[other]
            near[other] |= BIT[place]
    return near


def _line_at(board: Board, lengths: Mapping[int, int]) -> list[int]:
    """The line between two places, NONE where there is none."""
    lines = [NONE] * (PLACES * PLACES)
    for line in lengths:
        place, other = board.between[line]
        lines[place * PLACES + other] = lines[other * PLACES + place] = line
    return lines


class Position(layout.Fields):
    """A position of L'Empire de César. Nothing is hidden: what lies out of the game can be worked out by all.

    `available` holds the cities that still have their tokens. A place of the map that is not available has been
    emptied, or is Rome. `joined_1` and `joined_2` say where built lines of one and two pieces lead from a place;
    `edge_1` and `edge_2` which available cities a line of one or two pieces joins to Rome or an emptied city.
    """

    FIELDS = layout.FIELDS

    def _set_up(self, game: Title) -> None:
        tables = self.tables
        self._scratch()
        pool = game.board.pool(self.seats, self.options["goods"] == "all")
        self.pool = padded(pool, KINDS)
        self.pool_size = sum(pool)
        self.available = tables.everywhere - BIT[ROME]
        self.edge_1 = tables.near_1[ROME]
        self.edge_2 = tables.near_2[ROME]
        self.roads = fresh(SEATS, tables.roads)

    def _scratch(self) -> None:
        """Room for what `paths.py` works out; it is written before it is read, so no copy needs it."""
        if not cython.compiled:
            # Compiled, these are arrays inside the object and start at zero.
            self.level: Masks = fresh(PIECES)
            self.found = fresh(PIECES)
        self.ways = 0
        self.paid: Mask = 0
        self.differs: Mask = 0

    def _bind(self, root: Self) -> None:
        CompiledState._bind(self, root)
        self._scratch()

    def _redeal(self, seat: int, rng: Rng) -> None:
        """Nothing to guess: everything lies open, and what was left out can be counted (EMP-R19)."""
