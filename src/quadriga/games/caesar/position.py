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
    OVER,
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

# How many tokens that Poison sent back are followed for a side (the box has three Poison), and in how many cases.
SENT = 3
CASES = 27
POWER = [1, 3, 9, 27]
# Where such a token is in a case: in the bag, in the hand, or no longer told apart from tokens never seen.
IN_BAG = 0
IN_HAND = 1
PLAIN = 2


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
        "tactics", "skip_draw", "sure", "sent_kind", "sent_count", "odds", "barred", "winner", "reason",
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
        self.sent_kind = fresh(2 * SENT, NONE)
        self.sent_count = [0, 0]
        self.odds = fresh(2 * CASES, 0.0)
        self.was_sure = False
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
        self.sent_kind = self.root.sent_kind[:]
        self.sent_count = self.root.sent_count[:]
        self.odds = self.root.odds[:]
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
    # Tokens of a side that were never seen are all alike to a stranger: any of them may be held. Others differ:
    # tokens taken openly and not seen since (`sure`) are in the hand or face down on the map; tokens that Poison sent
    # back (`sent_kind`) can be held only if drawn since. For these `odds` keeps how likely each case is: one number
    # for each way they may be spread over bag and hand, as base-3 digits. `barred` keeps which kinds cannot lie face
    # down on a space, because they were seen elsewhere after it was filled. All of this is common knowledge.

    def _left_hand(self, side: int, token: int, border: int) -> None:
        """A token left the hand: one that was seen, or NONE when it went face down on a space."""
        if self.sent_count[side]:
            self._weigh_leaving(side, token, border)
        if token != NONE and self.sure[side * TOKENS + token]:
            self.sure[side * TOKENS + token] -= 1

    def _weigh_leaving(self, side: int, token: int, border: int) -> None:
        """Bayes: a case is the more likely, the more of its hands could have shown this.

        Any token of the hand is taken to leave as likely as any other.
        """
        held = self.hand_size[side] + 1
        sent = self.sent_count[side]
        unseen = 0 if token == NONE else 1
        copies = unseen
        fitting = 0
        sure = 0
        for kind in range(self.tables.tokens):
            count = self._unseen(side, kind)
            unseen += count
            if kind == token:
                copies += count
            if token == NONE and self.tables.fits[kind] & BIT[border]:
                fitting += count
            sure += self.sure[side * TOKENS + kind]
        for case in range(POWER[sent] - 1, -1, -1):
            in_hand = 0
            told = 0
            same = 0
            moved = 0.0
            for n in range(sent):
                where = case // POWER[n] % 3
                kind = self.sent_kind[side * SENT + n]
                if where == PLAIN:
                    if kind == token or (token == NONE and self.tables.fits[kind] & BIT[border]):
                        moved += self.odds[side * CASES + case - POWER[n]]
                else:
                    told += 1
                    in_hand += where
                    if kind == token:
                        same += 1
            plain_held = held - in_hand - sure
            plain = unseen - told - sure
            stayed = 0.0
            if token == NONE:
                if unseen:
                    stayed = 1.0 * (held - in_hand) * fitting / unseen
            elif self.sure[side * TOKENS + token]:
                stayed = 1.0
            elif plain_held > 0 and plain > 0 and copies > same:
                stayed = 1.0 * (copies - same) * plain_held / plain
            self.odds[side * CASES + case] = self.odds[side * CASES + case] * stayed + moved
        self._settle_odds(side)

    def _unseen(self, side: int, kind: int) -> int:
        """How many tokens of a kind a stranger has not in view: held, in the bag, or face down on the map."""
        count = self.hand[side * TOKENS + kind] + self.bag[side * TOKENS + kind]
        if self.tables.border_control:
            for border in range(self.tables.borders):
                if self.side_at[border] == side and self.face_at[border] == SECRET and self.token_at[border] == kind:
                    count += 1
        return count

    def _joined_hand(self, side: int) -> None:
        """An unseen token was drawn."""
        sent = self.sent_count[side]
        if sent == 0:
            return
        bag = self.bag_size[side] + 1
        for case in range(POWER[sent] - 1, -1, -1):
            others = bag
            moved = 0.0
            for n in range(sent):
                where = case // POWER[n] % 3
                if where == IN_BAG:
                    others -= 1
                elif where == IN_HAND:
                    moved += self.odds[side * CASES + case - POWER[n]]
            self.odds[side * CASES + case] = self.odds[side * CASES + case] * (others if others > 0 else 0) + moved
        self._settle_odds(side)

    def _sent_back(self, side: int, token: int) -> None:
        """A token was seen going back into the bag: follow it from here."""
        if self.sent_count[side] == SENT:
            # More than the box can send back: the first is no longer told apart.
            self._forget(side, 0, IN_BAG)
        sent = self.sent_count[side]
        if sent == 0:
            self.odds[side * CASES] = 1.0
        self.sent_kind[side * SENT + sent] = token
        self.sent_count[side] = sent + 1
        self._bar(side, token)

    def _settle_odds(self, side: int) -> None:
        """Make the odds add up to one; forget tokens that are told apart in no case."""
        base = side * CASES
        total = 0.0
        for case in range(POWER[self.sent_count[side]]):
            total += self.odds[base + case]
        if total <= 0.0:
            while self.sent_count[side]:
                self._forget(side, 0, IN_BAG)
            return
        for case in range(POWER[self.sent_count[side]]):
            self.odds[base + case] = self.odds[base + case] / total
        for n in range(self.sent_count[side] - 1, -1, -1):
            told = 0.0
            for case in range(POWER[self.sent_count[side]]):
                if case // POWER[n] % 3 != PLAIN:
                    told += self.odds[base + case]
            if told <= 0.0:
                self._forget(side, n, PLAIN)

    def _forget(self, side: int, which: int, first: int) -> None:
        """Follow one token less, whatever its place from `first` on."""
        base = side * CASES
        sent = self.sent_count[side]
        for case in range(POWER[sent - 1]):
            at = base + case // POWER[which] * POWER[which + 1] + case % POWER[which]
            odds = 0.0
            for where in range(first, 3):
                odds += self.odds[at + where * POWER[which]]
            self.odds[base + case] = odds
        for case in range(POWER[sent - 1], POWER[sent]):
            self.odds[base + case] = 0.0
        for n in range(which, sent - 1):
            self.sent_kind[side * SENT + n] = self.sent_kind[side * SENT + n + 1]
        self.sent_kind[side * SENT + sent - 1] = NONE
        self.sent_count[side] = sent - 1
        if sent == 1:
            self.odds[base] = 0.0

    def _seen_in_hand(self, side: int, token: int) -> None:
        self.sure[side * TOKENS + token] += 1
        self._bar(side, token)

    def _bar(self, side: int, token: int) -> None:
        """A token seen now is not one of those already face down, unless there are more of its kind."""
        if self._unseen(side, token) > 1:
            return
        for border in range(self.tables.borders):
            if self.side_at[border] == side and self.face_at[border] == SECRET:
                self.barred[border] |= BIT[token]

    def _knows(self, seat: int, side: int) -> bool:
        """Whether a seat knows the hand of a side."""
        return seat == side

    def _redeal(self, seat: int, rng: Rng) -> None:
        # When the game is over all hands are shown.
        if self.decision == OVER:
            return
        for side in range(2):
            if not self._knows(seat, side):
                self._reshuffle(side, rng)

    def _reshuffle(self, side: int, rng: Rng) -> None:
        """Deal anew the hand, the bag and the secret tokens of one side, as likely as a stranger must hold them."""
        tries = 0
        self._gather(side)
        while not self._arrange(side, tries < 30, rng):
            self._gather(side)
            tries += 1
        self.held[side] = 0
        for kind in range(self.tables.tokens):
            if self.hand[side * TOKENS + kind]:
                self.held[side] |= BIT[kind]

    def _gather(self, side: int) -> None:
        """All tokens a stranger does not see into the bag."""
        base = side * TOKENS
        for kind in range(self.tables.tokens):
            self.bag[base + kind] += self.hand[base + kind]
            self.hand[base + kind] = 0
        for border in range(self.tables.borders):
            if self.side_at[border] == side and self.face_at[border] == SECRET and self.token_at[border] != NONE:
                self.bag[base + self.token_at[border]] += 1
                self.token_at[border] = NONE

    def _arrange(self, side: int, strict: bool, rng: Rng) -> bool:
        """Deal the gathered tokens; False when the guess cannot be completed. If not `strict`, only icons count."""
        base = side * TOKENS
        wanted = self.hand_size[side]
        case = self._any_case(side, rng) if strict else 0
        sent = self.sent_count[side] if strict else 0
        # Tokens sent back that are in the hand go there; those in the bag are kept out of what follows.
        for n in range(sent):
            where = case // POWER[n] % 3
            kind = self.sent_kind[side * SENT + n]
            if where != PLAIN:
                self.bag[base + kind] -= 1
                if where == IN_HAND:
                    self.hand[base + kind] += 1
                    wanted -= 1
        done = wanted >= 0 and self._fill_slots(side, wanted, strict, rng)
        for n in range(sent):
            if case // POWER[n] % 3 == IN_BAG:
                self.bag[base + self.sent_kind[side * SENT + n]] += 1
        return done

    def _any_case(self, side: int, rng: Rng) -> int:
        """One of the ways the tokens sent back may be spread, by its odds."""
        if self.sent_count[side] == 0:
            return 0
        ticket = rng._share()
        case = 0
        for n in range(POWER[self.sent_count[side]]):
            if self.odds[side * CASES + n] > 0.0:
                case = n
                if ticket < self.odds[side * CASES + n]:
                    return case
                ticket -= self.odds[side * CASES + n]
        return case

    def _fill_slots(self, side: int, wanted: int, strict: bool, rng: Rng) -> bool:
        """Secret tokens first, then the hand: sure tokens lie in one or the other, plain ones where there is room."""
        base = side * TOKENS
        room = wanted
        plain = 0
        for kind in range(self.tables.tokens):
            if self.bag[base + kind] < 0:
                return False
            sure = self._sure_left(base + kind)
            plain += self.bag[base + kind] - sure
            room -= sure
        for border in range(self.tables.borders):
            if self.side_at[border] == side and self.face_at[border] == SECRET:
                room += 1
        for border in range(self.tables.borders):
            if self.side_at[border] == side and self.face_at[border] == SECRET:
                if not self._guess_secret(side, border, room, plain, strict, rng):
                    return False
                if not self.was_sure:
                    room -= 1
                    plain -= 1
        for kind in range(self.tables.tokens):
            sure = self._sure_left(base + kind)
            if strict or sure <= wanted:
                self.bag[base + kind] -= sure
                self.hand[base + kind] += sure
                wanted -= sure
        if wanted < 0:
            return False
        left = 0
        for kind in range(self.tables.tokens):
            left += self.bag[base + kind]
        if left < wanted:
            return False
        while wanted:
            ticket = rng._below(left)
            kind = 0
            while ticket >= self.bag[base + kind]:
                ticket -= self.bag[base + kind]
                kind += 1
            self.bag[base + kind] -= 1
            self.hand[base + kind] += 1
            left -= 1
            wanted -= 1
        return True

    def _sure_left(self, at: int) -> int:
        """Tokens of a kind that were taken openly and are still to be dealt to the hand or the map."""
        missing = self.sure[at] - self.hand[at]
        if missing < 0:
            missing = 0
        return missing if missing < self.bag[at] else self.bag[at]

    def _guess_secret(self, side: int, border: int, room: int, plain: int, strict: bool, rng: Rng) -> bool:
        """A token that may lie face down on this space; whether one was found.

        A sure token is certainly there or in the hand; a plain one as likely as `room` places among `plain` tokens.
        """
        base = side * TOKENS
        if room < 0:
            room = 0
        total = 0
        for kind in range(self.tables.tokens):
            if self._could_be(kind, border, strict):
                sure = self._sure_left(base + kind)
                total += sure * plain + (self.bag[base + kind] - sure) * room
                if not strict or plain == 0:
                    total += self.bag[base + kind]
        if total == 0:
            return False
        ticket = rng._below(total)
        for kind in range(self.tables.tokens):
            if self._could_be(kind, border, strict):
                sure = self._sure_left(base + kind)
                self.was_sure = ticket < sure * plain or (plain == 0 and sure > 0)
                ticket -= sure * plain + (self.bag[base + kind] - sure) * room
                if not strict or plain == 0:
                    ticket -= self.bag[base + kind]
                if ticket < 0:
                    self.token_at[border] = kind
                    self.bag[base + kind] -= 1
                    return True
        return False

    def _could_be(self, kind: int, border: int, strict: bool) -> bool:
        """Whether a kind of token may be the one face down on a space, for all that a stranger knows."""
        if not self.tables.fits[kind] & BIT[border]:
            return False
        return not strict or not self.barred[border] & BIT[kind]
