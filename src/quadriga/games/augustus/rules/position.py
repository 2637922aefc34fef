"""A position of Augustus: objectives, legions, tokens and rewards, how they are counted and copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask, Masks
from quadriga.core.position.border import expect
from quadriga.core.position.sizes import fresh, padded
from quadriga.games.augustus.rules import layout
from quadriga.games.augustus.rules.board import Board
from quadriga.games.augustus.rules.codes import *

if TYPE_CHECKING:
    from quadriga.core.title.options import Options
    from quadriga.games.augustus.game import Title

BIT = bits.BIT


class Tables:
    """The board and the options as fixed tables that all states of one game share.

    A class is a place before a seat with a symbol: `place * SYMBOLS + symbol`. Legions on equal symbols of one
    objective are alike, so that a class and a count say all of them. Sets of classes are masks.
    """

    def __init__(self, board: Board, options: Options) -> None:
        expect(board, Board)
        self.goal = board.goal
        self.legions = board.legions
        self.per_player = board.per_player
        self.row = board.row
        self.deal = board.deal
        self.keep = board.keep
        self.tokens = list(board.tokens)
        self.token_total = sum(board.tokens)
        self.slots = [count for slots in board.slots for count in slots]
        self.size = [sum(slots) for slots in board.slots]
        self.shape: Masks = [sum(BIT[s] for s in range(SYMBOLS) if slots[s]) for slots in board.slots]
        self.colour = list(board.colour)
        self.points = [points or 0 for points in board.points]
        self.produces = [int(r in resources) for resources in board.produces for r in range(RESOURCES)]
        self.power = list(board.power)
        values = [(*row, 0, 0, 0) for row in board.power_values]
        self.value_1 = [row[0] for row in values]
        self.value_2 = [row[1] for row in values]
        self.value_3 = [row[2] for row in values]
        self.red = [int(red) for red in board.red]
        self.rewards = len(board.rewards)
        self.reward_kind = padded(board.reward_kind, REWARDS)
        self.reward_what = padded(board.reward_what, REWARDS)
        self.reward_need = padded(board.reward_need, REWARDS)
        self.reward_points = padded(board.reward_points, REWARDS)
        self.count_reward = fresh(32, NONE)
        self.resource_reward = fresh(RESOURCES, NONE)
        for reward in range(self.rewards):
            if board.reward_kind[reward] == FOR_COUNT:
                self.count_reward[board.reward_need[reward]] = reward
            elif board.reward_kind[reward] == FOR_RESOURCE:
                self.resource_reward[board.reward_what[reward]] = reward
        self.shift: Masks = [BIT[place * SYMBOLS] for place in range(PLACES)]
        self.column: Masks = [BIT[symbol] * sum(self.shift) for symbol in range(SYMBOLS)]
        self.everywhere: Mask = BIT[CLASSES] - 1
        self.whole: Masks = [(BIT[SYMBOLS] - 1) * BIT[place * SYMBOLS] for place in range(PLACES)]
        self.place_in = [at // SYMBOLS for at in range(CLASSES)]
        self.symbol_in = [at % SYMBOLS for at in range(CLASSES)]
        self.card_in = [code // SYMBOLS for code in range(CARDS * SYMBOLS)]
        self.ordered = int(options["placement"] == "ordered")
        self.reserve_only = int(options["mobilise"] == "reserve_only")
        self.each_count = int(options["count_in_batch"] == "each")
        self.recount = int(options["resource_on_loss"] == "recount")
        self.random_three = int(options["start"] == "random_three")
        self.capped = int(options["symbol_cap"] == "on")
        self.senators_break_ties = int(options["tie"] == "senators")


class Position(layout.Fields):
    """A position of Augustus. Arrays of all seats lie one after the other."""

    FIELDS = layout.FIELDS

    def _set_up(self, game: Title) -> None:
        tables = self.tables
        self.reserve = [tables.per_player if seat < self.seats else 0 for seat in range(SEATS)]
        self.supply = tables.legions - self.seats * tables.per_player
        self.bag = list(tables.tokens)
        self.bag_size = tables.token_total
        for seat in range(SEATS):
            self._link(seat)

    # ---- legions ---------------------------------------------------------------------------------------------

    def _put(self, seat: int, at: int) -> None:
        """A legion on to a free slot of a class."""
        place = self.tables.place_in[at]
        self.filled[seat * CLASSES + at] += 1
        self.empty_at[seat * PLACES + place] -= 1
        self.held[seat] |= BIT[at]
        card = self.card_at[seat * PLACES + place]
        if self.filled[seat * CLASSES + at] == self.tables.slots[card * SYMBOLS + self.tables.symbol_in[at]]:
            self.free[seat] &= ~BIT[at]

    def _lift(self, seat: int, at: int) -> None:
        """A legion off a slot of a class."""
        self.filled[seat * CLASSES + at] -= 1
        self.empty_at[seat * PLACES + self.tables.place_in[at]] += 1
        self.free[seat] |= BIT[at]
        if self.filled[seat * CLASSES + at] == 0:
            self.held[seat] &= ~BIT[at]

    def _recall(self, seat: int, place: int) -> int:
        """All legions of one place back to the reserve; returns how many."""
        count: int = 0
        first = seat * CLASSES + place * SYMBOLS
        for symbol in range(SYMBOLS):
            count += self.filled[first + symbol]
            self.filled[first + symbol] = 0
        self.reserve[seat] += count
        self.empty_at[seat * PLACES + place] += count
        self.held[seat] &= ~self.tables.whole[place]
        return count

    def _placed(self, seat: int) -> int:
        """Legions of a seat on objectives in progress."""
        count: int = 0
        rest = self.held[seat]
        while rest:
            count += self.filled[seat * CLASSES + self._lowest(rest)]
            rest &= rest - 1
        return count

    def _targets(self, seat: int, columns: Mask, may_move: int) -> Mask:
        """AUG-4, AUG-5, AUG-R2: free classes among `columns` for a legion of the reserve or of another class."""
        targets = self.free[seat] & columns
        if targets and self.reserve[seat] == 0:
            held = self.held[seat] if may_move else 0
            if held == 0:
                return 0
            if held & (held - 1) == 0:
                return targets & ~held
        return targets

    # ---- objectives ------------------------------------------------------------------------------------------

    def _room_at(self, seat: int) -> int:
        """The first place before a seat without an objective, or NONE."""
        for place in range(PLACES):
            if self.card_at[seat * PLACES + place] == NONE:
                return place
        return NONE

    def _enter(self, seat: int, card: int) -> None:
        """An objective comes before a seat, in progress."""
        place = self._room_at(seat)
        self.where[card] = PLAYED + seat
        self.place_of[card] = place
        self.card_at[seat * PLACES + place] = card
        self.empty_at[seat * PLACES + place] = self.tables.size[card]
        self.free[seat] |= self.tables.shape[card] * self.tables.shift[place]

    def _count_in(self, seat: int, card: int, by: int) -> None:
        """Count an objective that comes under control (by 1) or is lost (by -1)."""
        self.control[seat] += by
        self.by_colour[seat * COLOURS + self.tables.colour[card]] += by
        self.reds[seat] += by * self.tables.red[card]
        for symbol in range(SYMBOLS):
            self.by_symbol[seat * SYMBOLS + symbol] += by * self.tables.slots[card * SYMBOLS + symbol]
        for resource in range(RESOURCES):
            self.produced[seat * RESOURCES + resource] += by * self.tables.produces[card * RESOURCES + resource]

    def _link(self, seat: int) -> None:
        """AUG-27, AUG-R6: for each token the classes it allows; links work both ways and never chain."""
        first = seat * (SYMBOLS + 1)
        for symbol in range(SYMBOLS):
            self.columns[first + symbol] = self.tables.column[symbol]
        self.columns[first + JOKER] = self.tables.everywhere
        for card in range(CARDS):
            if self.where[card] == CONTROL + seat and self.tables.power[card] == EQUIVALENCE:
                one = self.tables.value_1[card]
                other = self.tables.value_2[card]
                self.columns[first + one] |= self.tables.column[other]
                self.columns[first + other] |= self.tables.column[one]

    def _nth_in_deck(self, ticket: int) -> int:
        card: int = 0
        while self.where[card] != DECK or ticket:
            if self.where[card] == DECK:
                ticket -= 1
            card += 1
        return card

    # ---- what seats have picked ------------------------------------------------------------------------------

    def _forget(self, seat: int) -> None:
        """Clear what a seat had committed, once it is carried out."""
        for n in range(self.picked[seat]):
            self.picks[seat * PICKS + n] = NONE
        self.picked[seat] = 0

    # ---- points ----------------------------------------------------------------------------------------------

    def _rescore(self, seat: int) -> None:
        """AUG-31: the points of a seat by source, as if the game ended now."""
        first = seat * SOURCE_COUNT
        for source in range(SOURCE_COUNT):
            self.score[first + source] = 0
        for card in range(CARDS):
            if self.where[card] == CONTROL + seat:
                self.score[first + BY_OBJECTIVES] += self.tables.points[card]
                self._score_power(seat, card)
        for reward in range(self.tables.rewards):
            if self.owner[reward] == seat:
                kind = self.tables.reward_kind[reward]
                if kind == FOR_COUNT:
                    self.score[first + BY_COUNT_REWARD] += self.tables.reward_points[reward]
                elif kind == FOR_RESOURCE:
                    self.score[first + BY_RESOURCES] += self.tables.reward_points[reward]
                else:
                    self.score[first + BY_COLOUR_REWARDS] += self.tables.reward_points[reward]

    def _score_power(self, seat: int, card: int) -> None:
        first = seat * SOURCE_COUNT
        power = self.tables.power[card]
        if power == POINTS_PER_SYMBOL:
            # AUG-28, AUG-R34: every slot of the symbol under control, the card's own included, up to a cap.
            points = self.by_symbol[seat * SYMBOLS + self.tables.value_1[card]] * self.tables.value_2[card]
            if self.tables.capped and points > self.tables.value_3[card]:
                points = self.tables.value_3[card]
            self.score[first + BY_SYMBOLS] += points
        elif power == POINTS_PER_COLOUR:
            # AUG-29, AUG-R35: the card itself counts if it has the colour.
            colour = self.tables.value_1[card]
            self.score[first + BY_COLOURS] += self.by_colour[seat * COLOURS + colour] * self.tables.value_2[card]
        elif power == POINTS_PER_RED:
            self.score[first + BY_REDS] += self.reds[seat] * self.tables.value_1[card]

    def _total(self, seat: int) -> int:
        total: int = 0
        for source in range(SOURCE_COUNT):
            total += self.score[seat * SOURCE_COUNT + source]
        return total

    def _has_all(self, seat: int, reward: int) -> bool:
        """AUG-13: whether a seat has what a colour reward asks for."""
        if self.tables.reward_kind[reward] == FOR_COLOUR:
            colour = self.tables.reward_what[reward]
            return self.by_colour[seat * COLOURS + colour] >= self.tables.reward_need[reward]
        if self.tables.reward_kind[reward] == FOR_EACH_COLOUR:
            for colour in range(COLOURS):
                if self.by_colour[seat * COLOURS + colour] == 0:
                    return False
            return True
        return False
