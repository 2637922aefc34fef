"""A position of Caesar!: the pieces and where they are, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core import bits
from quadriga.core.sizes import fresh, padded
from quadriga.core.state import State
from quadriga.games.caesar.codes import (
    BONUSES,
    BORDERS,
    DEAL,
    EFFECTS,
    FIRST,
    ICONS,
    NONE,
    PROVINCES,
    SEEN,
    TILE_DRAW,
    TILE_DRAW_TWO,
    TILES,
    TO_HAND,
    TOKENS,
    UP,
)

if TYPE_CHECKING:
    from quadriga.core.options import Options
    from quadriga.games.caesar.board import Board
    from quadriga.games.caesar.game import Title

BIT = bits.BIT


class Tables:
    """The board (CAE-1), the pieces (CAE-2, a player's own: CAE-46) and the options as fixed tables.

    All states of one game share them.
    """

    def __init__(self, board: Board, options: Options) -> None:
        self.provinces = len(board.provinces)
        self.borders = len(board.borders)
        self.tokens = len(board.tokens)
        self.bonuses = len(board.bonuses)
        self.tiles = len(board.tiles)
        self.supply = board.markers
        self.one_end = padded([pair[0] for pair in board.between], BORDERS)
        self.other_end = padded([pair[1] for pair in board.between], BORDERS)
        self.ends = padded([2**one | 2**other for one, other in board.between], BORDERS)
        self.high = padded([pair[0] for pair in board.values], TOKENS)
        self.low = padded([pair[1] for pair in board.values], TOKENS)
        self.fits = padded([_fits(board, token) for token in range(self.tokens)], TOKENS)
        self.fitting = padded([board.fitting[BIT[icon]] for icon in board.icon], BORDERS)
        self.shows = [sum(2**b for b in range(self.borders) if board.icon[b] == icon) for icon in range(len(ICONS))]
        self.stuck = [BIT[self.tokens] - 1 - board.fitting[icons] for icons in range(2 ** len(ICONS))]
        self.is_laurel = padded([int(laurel) for laurel in board.laurel], TOKENS)
        around = [[b for b in range(self.borders) if p in board.between[b]] for p in range(self.provinces)]
        self.around = padded([sum(2**b for b in found) for found in around], PROVINCES)
        self.degree = padded([len(found) for found in around], PROVINCES)
        self.spaces = padded(board.spaces, PROVINCES)
        self.landlocked = sum(2**p for p in range(self.provinces) if board.landlocked[p])
        self.double = sum(2**b for b in range(self.borders) if board.double[b])
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
    return sum(2**b for b in range(len(board.borders)) if anywhere or board.icon[b] in board.icons[token])


class Position(State):
    """A position of Caesar!. Side 0 is Caesar, side 1 Pompey; arrays of both sides lie one after the other.

    `tokens_up` and `markers_up` follow from the rest: for each side the mask of the spaces where its token lies face
    up, and of the provinces where its marker does.
    """

    FIELDS = (
        "decision", "turn", "free", "closed", "turned", "token_at", "side_at", "facing_at", "face_at",
        "tokens_up", "influence", "left", "owner", "markers_up", "bonus_at", "border_marker",
        "hand", "held", "bag", "camp", "hand_size", "bag_size", "markers", "placed", "won", "senates",
        "pool", "pool_size", "dealing", "drawing", "drawer", "victim", "to_deal", "last_border", "closing_due",
        "waiting", "wait_bonus", "wait_from", "wait_pays", "now_bonus", "now_pays", "now_step", "now_effect",
        "tactics", "skip_draw", "seen", "seen_size", "winner", "reason",
    )  # type: tuple[str, ...]  # fmt: skip

    def __init__(self, game: Title, seats: int, options: Options, tables: Tables) -> None:
        State.__init__(self, game, seats, options)
        self.tables = tables
        self.decision = DEAL
        self.turn = 0
        self.free = BIT[tables.borders] - 1
        self.closed = 0
        self.turned = 0
        self.token_at = fresh(BORDERS, NONE)
        self.side_at = fresh(BORDERS, NONE)
        self.facing_at = fresh(BORDERS, FIRST)
        self.face_at = fresh(BORDERS, UP)
        self.tokens_up = [0, 0]
        self.influence = fresh(2 * PROVINCES)
        self.left = list(tables.degree)
        self.owner = fresh(PROVINCES, NONE)
        self.markers_up = [0, 0]
        self.bonus_at = fresh(PROVINCES, NONE)
        self.border_marker = fresh(BORDERS, NONE)
        board = game.board
        self.hand = fresh(2 * TOKENS)
        self.held = [0, 0]
        self.bag = padded(board.in_bag, TOKENS) * 2
        self.camp = fresh(2 * TOKENS)
        if options["centurions"] == "on":
            # CAE-23: centurions stand in view until they are taken.
            self.camp = padded(board.in_camp, TOKENS) * 2
        self.hand_size = [0, 0]
        self.bag_size = fresh(2, sum(board.in_bag))
        self.markers = [0, 0]
        self.placed = fresh(10)
        self.won = fresh(2 * BONUSES)
        self.senates = [0, 0]
        # CAE-20, CAE-23: what is left of the pool after the deal is out of the game, or the pile of CAE-26.
        sets = {"base"} | {name for name in ("poison", "centurions") if options[name] == "on"}
        pool = board.bonus_pool(sets)
        self.pool = padded(pool, BONUSES)
        self.pool_size = sum(pool)
        self.dealing = 0
        self.drawing = TO_HAND
        self.drawer = 0
        self.victim = NONE
        self.to_deal = board.hand["poison" if options["poison"] == "on" else "base"]
        self.last_border = NONE
        self.closing_due = False
        self.waiting = 0
        self.wait_bonus = [NONE, NONE]
        self.wait_from = [NONE, NONE]
        self.wait_pays = [0, 0]
        self.now_bonus = NONE
        self.now_pays = 0
        self.now_step = 0
        self.now_effect = NONE
        self.tactics = False
        self.skip_draw = [0, 0]
        self.seen = fresh(2 * SEEN)
        self.seen_size = [0, 0]
        self.winner = NONE
        self.reason = NONE
        for province in range(tables.provinces):
            self.bonus_at[province] = tables.fixed_bonus[province]

    # ---- copies ----------------------------------------------------------------------------------------------

    def _bind(self, root: Position) -> None:
        self._share(root)
        self.tables = root.tables
        self.root = root

    def _rewind(self) -> None:
        self.decision = self.root.decision
        self.turn = self.root.turn
        self.free = self.root.free
        self.closed = self.root.closed
        self.turned = self.root.turned
        self.token_at = self.root.token_at[:]
        self.side_at = self.root.side_at[:]
        self.facing_at = self.root.facing_at[:]
        self.face_at = self.root.face_at[:]
        self.tokens_up = self.root.tokens_up[:]
        self.influence = self.root.influence[:]
        self.left = self.root.left[:]
        self.owner = self.root.owner[:]
        self.markers_up = self.root.markers_up[:]
        self.bonus_at = self.root.bonus_at[:]
        self.border_marker = self.root.border_marker[:]
        self.hand = self.root.hand[:]
        self.held = self.root.held[:]
        self.bag = self.root.bag[:]
        self.camp = self.root.camp[:]
        self.hand_size = self.root.hand_size[:]
        self.bag_size = self.root.bag_size[:]
        self.markers = self.root.markers[:]
        self.placed = self.root.placed[:]
        self.won = self.root.won[:]
        self.senates = self.root.senates[:]
        self.pool = self.root.pool[:]
        self.pool_size = self.root.pool_size
        self.dealing = self.root.dealing
        self.drawing = self.root.drawing
        self.drawer = self.root.drawer
        self.victim = self.root.victim
        self.to_deal = self.root.to_deal
        self.last_border = self.root.last_border
        self.closing_due = self.root.closing_due
        self.waiting = self.root.waiting
        self.wait_bonus = self.root.wait_bonus[:]
        self.wait_from = self.root.wait_from[:]
        self.wait_pays = self.root.wait_pays[:]
        self.now_bonus = self.root.now_bonus
        self.now_pays = self.root.now_pays
        self.now_step = self.root.now_step
        self.now_effect = self.root.now_effect
        self.tactics = self.root.tactics
        self.skip_draw = self.root.skip_draw[:]
        self.seen = self.root.seen[:]
        self.seen_size = self.root.seen_size[:]
        self.winner = self.root.winner
        self.reason = self.root.reason

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
