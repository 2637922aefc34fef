"""A position of Caesar!: the pieces and where they are, how it is copied, and what a stranger can know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.core import bits
from quadriga.core.rng import Rng
from quadriga.core.sizes import fresh
from quadriga.core.state import State
from quadriga.games.caesar.codes import (
    BONUSES,
    BORDERS,
    DEAL,
    EFFECTS,
    FIRST,
    NONE,
    PROVINCES,
    SECRET,
    TILES,
    TO_HAND,
    TOKENS,
    UP,
)  # fmt: skip

if TYPE_CHECKING:
    from quadriga.core.options import Options
    from quadriga.games.caesar.board import Board
    from quadriga.games.caesar.game import Title

BIT = bits.BIT


class Tables:
    """The board and the options as fixed tables that all states of one game share."""

    def __init__(self, board: Board, options: Options) -> None:
        self.provinces = len(board.provinces)
        self.borders = len(board.borders)
        self.tokens = len(board.tokens)
        self.bonuses = len(board.bonuses)
        self.tiles = len(board.tiles)
        self.supply = board.markers
        self.one_end = _padded([pair[0] for pair in board.between], BORDERS)
        self.other_end = _padded([pair[1] for pair in board.between], BORDERS)
        self.high = _padded([pair[0] for pair in board.values], TOKENS)
        self.low = _padded([pair[1] for pair in board.values], TOKENS)
        self.fits = _padded([_fits(board, token) for token in range(self.tokens)], TOKENS)
        self.is_laurel = _padded([int(laurel) for laurel in board.laurel], TOKENS)
        around = [[b for b in range(self.borders) if p in board.between[b]] for p in range(self.provinces)]
        self.around = _padded([sum(2**b for b in found) for found in around], PROVINCES)
        self.degree = _padded([len(found) for found in around], PROVINCES)
        self.spaces = _padded(board.spaces, PROVINCES)
        self.landlocked = sum(2**p for p in range(self.provinces) if board.landlocked[p])
        self.double = sum(2**b for b in range(self.borders) if board.double[b])
        self.fixed_bonus = _padded(board.fixed_bonus, PROVINCES)
        self.effects = fresh(BONUSES * EFFECTS, NONE)
        for bonus, effects in enumerate(board.effects):
            for n, effect in enumerate(effects):
                self.effects[bonus * EFFECTS + n] = effect
        self.tile_steps = _padded(board.program, TILES * 9)
        self.tile_start = _padded(board.program_start, TILES)
        self.border_control = options["border_control"] == "on"
        self.draw_at_twelve = options["both_twelve"] == "draw"
        self.stuck_loses = options["stuck"] == "lose"
        self.senates_one_by_one = options["two_senates"] == "one_by_one"
        self.poison_in_play = options["poison"] == "on"
        self.crassus_always_wins_ties = options["crassus_ties"] == "always"
        self.crassus_hard_bonus = options["crassus_hard_bonus"] == "on"


def _padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))


def _fits(board: Board, token: int) -> int:
    """The spaces whose icon a token may lie on, as a mask; a laurel fits all (CAE-3)."""
    anywhere = board.laurel[token]
    return sum(2**b for b in range(len(board.borders)) if anywhere or board.icon[b] in board.icons[token])


class Position(State):
    """A position of Caesar!. Side 0 is Caesar, side 1 Pompey; arrays of both sides lie one after the other."""

    FIELDS = (
        "decision", "turn", "free", "closed", "turned", "token_at", "side_at", "facing_at", "face_at",
        "influence", "left", "owner", "bonus_at", "border_marker",
        "hand", "held", "bag", "camp", "hand_size", "bag_size", "markers", "placed", "won", "senates",
        "pool", "pool_size", "dealing", "drawing", "drawer", "victim", "to_deal", "last_border", "closing_due",
        "waiting", "wait_bonus", "wait_from", "wait_pays", "now_bonus", "now_pays", "now_step", "now_effect",
        "tactics", "skip_draw", "sure", "returned", "sent_back", "eligible", "barred", "winner", "reason",
    )  # fmt: skip

    def __init__(self, game: Title, seats: int, options: Options, tables: Tables) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.tables = tables
        self.tracing = False
        self.decision = DEAL
        self.turn = 0
        self.free = BIT[tables.borders] - 1
        self.closed = 0
        self.turned = 0
        self.token_at = fresh(BORDERS, NONE)
        self.side_at = fresh(BORDERS, NONE)
        self.facing_at = fresh(BORDERS, FIRST)
        self.face_at = fresh(BORDERS, UP)
        self.influence = fresh(2 * PROVINCES)
        self.left = list(tables.degree)
        self.owner = fresh(PROVINCES, NONE)
        self.bonus_at = fresh(PROVINCES, NONE)
        self.border_marker = fresh(BORDERS, NONE)
        board = game.board
        self.hand = fresh(2 * TOKENS)
        self.held = [0, 0]
        self.bag = _padded(board.in_bag, TOKENS) * 2
        self.camp = fresh(2 * TOKENS)
        if options["centurions"] == "on":
            self.camp = _padded(board.in_camp, TOKENS) * 2
        self.hand_size = [0, 0]
        self.bag_size = fresh(2, sum(board.in_bag))
        self.markers = [0, 0]
        self.placed = fresh(10)
        self.won = fresh(2 * BONUSES)
        self.senates = [0, 0]
        sets = {"base"} | {name for name in ("poison", "centurions") if options[name] == "on"}
        pool = board.bonus_pool(sets)
        self.pool = _padded(pool, BONUSES)
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
        self.sure = fresh(2 * TOKENS)
        self.barred = fresh(BORDERS)
        self.returned = fresh(2 * TOKENS)
        self.sent_back = [0, 0]
        self.eligible = fresh(2 * TOKENS, 0.0)
        self.winner = NONE
        self.reason = NONE
        for province in range(tables.provinces):
            self.bonus_at[province] = tables.fixed_bonus[province]

    # ---- copies ----------------------------------------------------------------------------------------------

    def _bind(self, root: Position) -> None:
        self.game = root.game
        self.seats = root.seats
        self.options = root.options
        self.tables = root.tables
        self.tracing = False
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
        self.influence = self.root.influence[:]
        self.left = self.root.left[:]
        self.owner = self.root.owner[:]
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
        self.sure = self.root.sure[:]
        self.barred = self.root.barred[:]
        self.returned = self.root.returned[:]
        self.sent_back = self.root.sent_back[:]
        self.eligible = self.root.eligible[:]
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

    # ---- what a seat cannot know -----------------------------------------------------------------------------
    #
    # A stranger knows of the unseen tokens of a side: which were taken openly and not seen since (`sure`: in the hand
    # or face down on the map); which Poison sent back to the bag (`returned`), and out of how many tokens drawn since
    # each of these could be one (`eligible`, an expected number); and which kinds cannot lie face down on a space,
    # because they were seen elsewhere after it was filled (`barred`).

    def _left_hand(self, side: int, token: int) -> None:
        """A token left the hand: one that was seen, or NONE when it went face down."""
        before = self.hand_size[side] + 1
        if self.sent_back[side]:
            for kind in range(self.tables.tokens):
                at = side * TOKENS + kind
                if self.returned[at]:
                    self.eligible[at] = self.eligible[at] * (before - 1) / before
                    if kind == token and self.returned[at] > self.hand[at] + self.bag[at]:
                        self.returned[at] -= 1
                        self.sent_back[side] -= 1
        if token != NONE and self.sure[side * TOKENS + token]:
            self.sure[side * TOKENS + token] -= 1

    def _joined_hand(self, side: int) -> None:
        """An unseen token was drawn."""
        if self.sent_back[side]:
            for kind in range(self.tables.tokens):
                if self.returned[side * TOKENS + kind]:
                    self.eligible[side * TOKENS + kind] += 1.0

    def _sent_back(self, side: int, token: int) -> None:
        at = side * TOKENS + token
        if self.returned[at] < self.bag[at]:
            self.returned[at] += 1
            self.sent_back[side] += 1
        self.eligible[at] = 0.0
        self._bar(side, token)

    def _seen_in_hand(self, side: int, token: int) -> None:
        self.sure[side * TOKENS + token] += 1
        self._bar(side, token)

    def _bar(self, side: int, token: int) -> None:
        """A token seen now is not one of those already face down, unless there are more of its kind."""
        at = side * TOKENS + token
        unseen = self.hand[at] + self.bag[at]
        for border in range(self.tables.borders):
            if self.side_at[border] == side and self.face_at[border] == SECRET and self.token_at[border] == token:
                unseen += 1
        if unseen > 1:
            return
        for border in range(self.tables.borders):
            if self.side_at[border] == side and self.face_at[border] == SECRET:
                self.barred[border] |= BIT[token]

    def _knows(self, seat: int, side: int) -> bool:
        """Whether a seat knows the hand of a side."""
        return seat == side

    def _redeal(self, seat: int, rng: Rng) -> None:
        for side in range(2):
            if not self._knows(seat, side):
                self._reshuffle(side, rng)

    def _reshuffle(self, side: int, rng: Rng) -> None:
        """Deal anew the hand, the bag and the secret tokens of one side, as likely as a stranger must hold them."""
        base = side * TOKENS
        for kind in range(self.tables.tokens):
            self.bag[base + kind] += self.hand[base + kind]
            self.hand[base + kind] = 0
        hidden = 0
        for border in range(self.tables.borders):
            if self.side_at[border] == side and self.face_at[border] == SECRET:
                hidden |= BIT[border]
                self.bag[base + self.token_at[border]] += 1
        while hidden:
            border = self._lowest(hidden)
            hidden &= hidden - 1
            self._guess_secret(side, border, hidden, rng)
        wanted = self.hand_size[side]
        unseen = self.bag_size[side] + wanted
        for kind in range(self.tables.tokens):
            held = self.sure[base + kind] if self.sure[base + kind] < self.bag[base + kind] else self.bag[base + kind]
            if held > wanted:
                held = wanted
            self.bag[base + kind] -= held
            self.hand[base + kind] += held
            wanted -= held
            unseen -= held
        wanted = self._guess_returned(side, wanted, unseen, rng)
        # Tokens that were never sent back are all alike: any of them may be held.
        plain = self._plain_left(side)
        while wanted and plain:
            ticket = rng._below(plain)
            kind = 0
            while ticket >= self._plain(base + kind):
                ticket -= self._plain(base + kind)
                kind += 1
            self.bag[base + kind] -= 1
            self.hand[base + kind] += 1
            plain -= 1
            wanted -= 1
        self.held[side] = 0
        for kind in range(self.tables.tokens):
            if self.hand[base + kind]:
                self.held[side] |= BIT[kind]

    def _plain(self, at: int) -> int:
        """Tokens of a kind in the bag that are not known to have been sent back."""
        count = self.bag[at] - self.returned[at]
        return count if count > 0 else 0

    def _plain_left(self, side: int) -> int:
        total = 0
        for kind in range(self.tables.tokens):
            total += self._plain(side * TOKENS + kind)
        return total

    def _guess_returned(self, side: int, wanted: int, unseen: int, rng: Rng) -> int:
        """Decide for each token that was sent back whether it has been drawn again; returns how many more to deal.

        Of `unseen` tokens `wanted` are held. Counting the histories that agree with all that was seen, the odds that
        this one is held are `eligible` to `unseen - wanted`.
        """
        used = 0.0
        for kind in range(self.tables.tokens):
            at = side * TOKENS + kind
            for _ in range(self.returned[at]):
                room = self.eligible[at] - used
                must = wanted > self._plain_left(side)
                lucky = room > 0.0 and rng._share() * (room + unseen - wanted) < room
                if wanted and self.bag[at] and (must or lucky):
                    self.bag[at] -= 1
                    self.hand[at] += 1
                    wanted -= 1
                    used += 1.0
                unseen -= 1
        return wanted

    def _guess_secret(self, side: int, border: int, later: int, rng: Rng) -> None:
        """A token that may lie face down on this space, such that the spaces in `later` can still be filled."""
        base = side * TOKENS
        # Tokens taken openly that no longer fit into the hand must lie on the map.
        taken = 0
        for kind in range(self.tables.tokens):
            taken += self.sure[base + kind] if self.sure[base + kind] < self.bag[base + kind] else self.bag[base + kind]
        only_sure = taken > self.hand_size[side]
        total = 0
        for kind in range(self.tables.tokens):
            total += self._secret_weight(base, kind, border, later, only_sure)
        if total:
            ticket = rng._below(total)
            kind = 0
            weight = self._secret_weight(base, kind, border, later, only_sure)
            while ticket >= weight:
                ticket -= weight
                kind += 1
                weight = self._secret_weight(base, kind, border, later, only_sure)
            self.token_at[border] = kind
        self.bag[base + self.token_at[border]] -= 1

    def _secret_weight(self, base: int, kind: int, border: int, later: int, only_sure: bool) -> int:
        """How many tokens of a kind may lie on a space and leave enough for any two of the later ones."""
        if self.bag[base + kind] == 0 or not self._could_be(kind, border) or (only_sure and not self.sure[base + kind]):
            return 0
        rest = later
        while rest:
            one = self._lowest(rest)
            rest &= rest - 1
            other = self._lowest(rest) if rest else one
            fits_one = 0
            fits_other = 0
            fits_either = 0
            for spare in range(self.tables.tokens):
                count = self.bag[base + spare] - (1 if spare == kind else 0)
                if self._could_be(spare, one):
                    fits_one += count
                if self._could_be(spare, other):
                    fits_other += count
                if self._could_be(spare, one) or self._could_be(spare, other):
                    fits_either += count
            if fits_one == 0 or fits_other == 0 or (one != other and fits_either < 2):
                return 0
        return self.bag[base + kind]

    def _could_be(self, kind: int, border: int) -> bool:
        """Whether a kind of token may be the one face down on a space, for all that a stranger knows."""
        return self.tables.fits[kind] & BIT[border] != 0 and not self.barred[border] & BIT[kind]
