"""A position of Caesar!: the pieces and where they are, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask, Masks
from quadriga.core.position.border import expect
from quadriga.core.position.sizes import fresh, padded
from quadriga.games.caesar.rules import layout
from quadriga.games.caesar.rules.board import Board
from quadriga.games.caesar.rules.codes import *

if TYPE_CHECKING:
    from quadriga.core.title.options import Options
    from quadriga.games.caesar.game import Title

BIT = bits.BIT


class Tables:
    """The board (CAE-1), the pieces (CAE-2, a player's own: CAE-46) and the options as fixed tables.

    All states of one game share them.
    """

    def __init__(self, board: Board, options: Options) -> None:
        expect(board, Board)
        self.provinces = len(board.provinces)
        self.borders = len(board.borders)
        self.tokens = len(board.tokens)
        self.bonuses = len(board.bonuses)
        self.tiles = len(board.tiles)
        self.supply = board.markers
        self.one_end = padded([pair[0] for pair in board.between], BORDERS)
        self.other_end = padded([pair[1] for pair in board.between], BORDERS)
        self.ends: Masks = padded([BIT[province] | BIT[other] for province, other in board.between], BORDERS)
        self.high = padded([pair[0] for pair in board.values], TOKENS)
        self.low = padded([pair[1] for pair in board.values], TOKENS)
        self.fits: Masks = padded([_fits(board, token) for token in range(self.tokens)], TOKENS)
        self.fitting = padded([board.fitting[BIT[icon]] for icon in board.icon], BORDERS)
        self.shows: Masks = [sum(BIT[b] for b, at in enumerate(board.icon) if at == icon) for icon in range(len(ICONS))]
        self.stuck = [BIT[self.tokens] - 1 - fitting for fitting in board.fitting]
        self.is_laurel = padded([int(laurel) for laurel in board.laurel], TOKENS)
        around = [[b for b in range(self.borders) if p in board.between[b]] for p in range(self.provinces)]
        self.around: Masks = padded([sum(BIT[b] for b in borders) for borders in around], PROVINCES)
        self.degree = padded([len(borders) for borders in around], PROVINCES)
        self.spaces = padded(board.spaces, PROVINCES)
        self.landlocked: Mask = sum(BIT[p] for p in range(self.provinces) if board.landlocked[p])
        self.double_circles: Mask = sum(BIT[b] for b in range(self.borders) if board.double[b])
        self.fixed_bonus = padded(board.fixed_bonus, PROVINCES)
        self.effects = fresh(BONUSES * EFFECTS, NONE)
        for bonus, effects in enumerate(board.effects):
            for n, effect in enumerate(effects):
                self.effects[bonus * EFFECTS + n] = effect
        self.tile_steps = padded(board.program, TILES * 9)
        self.tile_start = padded(board.program_start, TILES)
        self.border_control = options["border_control"] == "on"
        self.draw_at_twelve = options["both_twelve"] == "draw"
        self.stuck_loses = options["stuck"] == "lose"
        self.senates_one_by_one = options["two_senates"] == "one_by_one"
        self.poison_in_play = options["poison"] == "on"
        self.crassus_always_wins_ties = options["crassus_ties"] == "always"
        self.crassus_hard_bonus = options["crassus_hard_bonus"] == "on"
        deck = board.decks["centurions" if options["centurions"] == "on" else "base", options["solo_deck"]]
        self.crassus_draws = board.deck_has(deck, TILE_DRAW, TILE_DRAW_TWO)


def _fits(board: Board, token: int) -> int:
    """The spaces whose icon a token may lie on, as a mask; a laurel fits all (CAE-3)."""
    anywhere = board.laurel[token]
    return sum(BIT[b] for b in range(len(board.borders)) if anywhere or board.icon[b] in board.icons[token])


class Position(layout.Fields):
    """A position of Caesar!. Side 0 is Caesar, side 1 Pompey; arrays of both sides lie one after the other.

    `tokens_up` and `markers_up` follow from the rest: for each side the mask of the spaces where its token lies face
    up, and of the provinces where its marker does.
    """

    FIELDS = layout.FIELDS

    def _set_up(self, game: Title) -> None:
        tables, options = self.tables, self.options
        self.free = BIT[tables.borders] - 1
        self.left = list(tables.degree)
        board = game.board
        self.bag = padded(board.in_bag, TOKENS) * 2
        if options["centurions"] == "on":
            # CAE-23: centurions stand in view until they are taken.
            self.camp = padded(board.in_camp, TOKENS) * 2
        self.bag_size = fresh(2, sum(board.in_bag))
        # CAE-20, CAE-23: what is left of the pool after the deal is out of the game, or the pile of CAE-26.
        sets = {"base"} | {name for name in ("poison", "centurions") if options[name] == "on"}
        pool = board.bonus_pool(sets)
        self.pool = padded(pool, BONUSES)
        self.pool_size = sum(pool)
        self.to_deal = board.hand["poison" if options["poison"] == "on" else "base"]
        for province in range(tables.provinces):
            self.bonus_at[province] = tables.fixed_bonus[province]

    # ---- hands -----------------------------------------------------------------------------------------------

    def _give(self, side: int, token: int) -> None:
        """A token into the hand; `held` is the mask of the kinds in it."""
        self.hand[side * TOKENS + token] += 1
        self.hand_size[side] += 1
        self.held[side] |= BIT[token]

    def _take(self, side: int, token: int) -> None:
        self.hand[side * TOKENS + token] -= 1
        self.hand_size[side] -= 1
        if self.hand[side * TOKENS + token] == 0:
            self.held[side] &= ~BIT[token]
