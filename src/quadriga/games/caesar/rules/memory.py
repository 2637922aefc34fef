"""What all who watch have seen of the hands in Caesar!, and hands dealt anew as any of them may believe.

A token that was never in view may be held as likely as any other, and as long as nothing more is seen there is nothing
to remember. `seen` begins with the first sight that tells them apart: a token sent back by Poison, recruited or placed
face down, or a pass. What follows from it is counted in `belief.py`.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, Self

from quadriga.core.position import bits
from quadriga.core.position.bits import Mask
from quadriga.core.position.sizes import fresh
from quadriga.core.rng import Rng
from quadriga.games.caesar.rules.belief import Masks, chances
from quadriga.games.caesar.rules.codes import *
from quadriga.games.caesar.rules.position import Position

if TYPE_CHECKING:
    from quadriga.games.caesar.game import Title

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

BIT = bits.BIT


class Belief:
    """The chances of `belief.py` as flat tables, with what they were counted from."""

    def __init__(self, stuck: Masks, fitting: Masks, unseen: tuple[int, ...], held: int, seen: tuple[int, ...]) -> None:
        self.unseen = array("i", unseen)
        self.held: int = held
        self.seen = array("i", seen)
        self.seen_size: int = len(seen)
        cases = chances(stuck, fitting, unseen, held, seen)
        self.followed: Mask = sum(BIT[kind] for kind in cases.followed)
        self.size: int = len(cases.rows)
        self.width: int = len(cases.rows[0]) if cases.rows else 0
        self.rows = array("i", [number for row in cases.rows for number in row] or [0])
        self.upto = array("q", cases.upto or [0])


belief_of = lru_cache(maxsize=256)(Belief)


class Memory(Position):
    """A position with what all who watch remember of it (CAE-22, CAE-R27; tokens face down stay secret: CAE-R36)."""

    def _set_up(self, game: Title) -> None:
        Position._set_up(self, game)
        self.unseen = fresh(TOKENS)
        self.belief: Belief = None  # type: ignore[assignment]

    def _bind(self, root: Self) -> None:
        Position._bind(self, root)
        if not cython.compiled:
            # Compiled, they are there from the start.
            self.unseen = fresh(TOKENS)
            self.belief = None  # type: ignore[assignment]

    # ---- what was seen -----------------------------------------------------------------------------------------

    def _left_hand(self, side: int, token: int) -> None:
        """A token was seen leaving the hand. While nothing tells the others apart, that tells nothing of them."""
        if self.seen_size[side]:
            self._remember(side, SEEN_LEAVING, self.hand_size[side] + 1, token)

    def _put_face_down(self, side: int, border: int) -> None:
        """A token left the hand unseen, for a space that it fits (CAE-R32)."""
        self._remember(side, SEEN_FACE_DOWN, self.hand_size[side] + 1, border)

    def _sent_back(self, side: int, token: int) -> None:
        """A token was seen going from the hand into the bag."""
        self._remember(side, SEEN_SENT_BACK, self.hand_size[side] + 1, token)

    def _joined_hand(self, side: int, token: int) -> None:
        """A token was seen joining the hand."""
        self._remember(side, SEEN_JOINING, self.hand_size[side] - 1, token)

    def _stuck(self, side: int) -> None:
        """CAE-R9: a pass shows that nothing held fits a free space."""
        icons: int = 0
        for icon in range(3):
            if self.free & self.tables.shows[icon]:
                icons |= BIT[icon]
        if self.seen_size[side]:
            last = self.seen[side * SEEN + self.seen_size[side] - 1]
            if last % SEEN_EVENTS == SEEN_STUCK and self._what(last) == icons:
                # Only draws lie between two passes that show the same: the later one tells all.
                self.seen_size[side] -= 1
        self._remember(side, SEEN_STUCK, self.hand_size[side], icons)

    def _remember(self, side: int, event: int, held: int, what: int) -> None:
        self.seen[side * SEEN + self.seen_size[side]] = (what * SEEN_HELD + held) * SEEN_EVENTS + event
        self.seen_size[side] += 1

    def _what(self, sight: int) -> int:
        """What a sight is about: a token, a space, or the icons of the free spaces."""
        return sight // SEEN_EVENTS // SEEN_HELD

    # ---- dealing anew ------------------------------------------------------------------------------------------

    def _knows(self, seat: int, side: int) -> bool:
        """Whether a seat knows the hand of a side."""
        return seat == side

    def _goes_on(self) -> bool:
        """Whether the game goes on with the tokens where they are; the rules know."""
        return True

    def _redeal(self, seat: int, rng: Rng) -> None:
        # When the game is over all hands are shown.
        if self.decision == OVER:
            return
        goes_on = self._goes_on()
        self._deal_unknown(seat, rng)
        while goes_on and not self._goes_on():
            # CAE-R9, CAE-R11: all know that the game has not ended.
            self._deal_unknown(seat, rng)

    def _deal_unknown(self, seat: int, rng: Rng) -> None:
        for side in range(2):
            if not self._knows(seat, side):
                self._deal_anew(side, rng)

    def _deal_anew(self, side: int, rng: Rng) -> None:
        """Deal the hand, the bag and the tokens face down of one side, as likely as all who watch may believe."""
        self._count_unseen(side)
        if self.seen_size[side] == 0:
            self._gather(side)
            self._hold_any(side, BIT[self.tables.tokens] - 1, self.hand_size[side], rng)
            return
        if not self._is_believed(side):
            # Counting is Python's work; a search asks for it once.
            with cython.gil:
                self.belief = self._believed(side)
        # A position that was set up and never played may contradict its memory: it stays as it is.
        if self.belief.size:
            self._gather(side)
            while not self._deal_believed(side, rng):
                self._gather(side)

    def _count_unseen(self, side: int) -> None:
        """How many tokens of each kind are not in view: in the hand, in the bag or face down on the map."""
        for kind in range(self.tables.tokens):
            self.unseen[kind] = self.hand[side * TOKENS + kind] + self.bag[side * TOKENS + kind]
        for n in range(side * SEEN, side * SEEN + self.seen_size[side]):
            if self.seen[n] % SEEN_EVENTS == SEEN_FACE_DOWN:
                self.unseen[self.token_at[self._what(self.seen[n])]] += 1

    def _gather(self, side: int) -> None:
        """All tokens that are not in view into the bag."""
        for kind in range(self.tables.tokens):
            self.bag[side * TOKENS + kind] = self.unseen[kind]
            self.hand[side * TOKENS + kind] = 0
        self.held[side] = 0

    def _hold(self, side: int, kind: int) -> None:
        """A gathered token into the hand."""
        self.bag[side * TOKENS + kind] -= 1
        self.hand[side * TOKENS + kind] += 1
        self.held[side] |= BIT[kind]

    def _hold_any(self, side: int, kinds: Mask, wanted: int, rng: Rng) -> None:
        """So many of the gathered tokens of these kinds into the hand, all alike."""
        count = self._gathered(side, kinds)
        for n in range(wanted):
            self._hold(side, self._any_of(side, kinds, rng._below(count - n)))

    def _gathered(self, side: int, kinds: Mask) -> int:
        """How many of the gathered tokens are of these kinds."""
        count: int = 0
        for kind in range(self.tables.tokens):
            if kinds & BIT[kind]:
                count += self.bag[side * TOKENS + kind]
        return count

    def _any_of(self, side: int, kinds: Mask, ticket: int) -> int:
        """The kind of the ticket-th of the gathered tokens of these kinds."""
        kind: int = -1
        while ticket >= 0:
            kind += 1
            if kinds & BIT[kind]:
                ticket -= self.bag[side * TOKENS + kind]
        return kind

    def _is_believed(self, side: int) -> bool:
        """Whether the belief at hand was counted from what is seen of a side now."""
        if self.belief is None or self.belief.held != self.hand_size[side]:
            return False
        if self.belief.seen_size != self.seen_size[side]:
            return False
        for n in range(self.seen_size[side]):
            if self.belief.seen[n] != self.seen[side * SEEN + n]:
                return False
        for kind in range(self.tables.tokens):
            if self.belief.unseen[kind] != self.unseen[kind]:
                return False
        return True

    def _believed(self, side: int) -> Belief:
        stuck = tuple([self.tables.stuck[icons] for icons in range(8)])
        fitting = tuple([self.tables.fitting[border] for border in range(self.tables.borders)])
        unseen = tuple([self.unseen[kind] for kind in range(self.tables.tokens)])
        seen = tuple([self.seen[side * SEEN + n] for n in range(self.seen_size[side])])
        return belief_of(stuck, fitting, unseen, self.hand_size[side], seen)

    def _deal_believed(self, side: int, rng: Rng) -> bool:
        """Deal the gathered tokens by one of the cases believed; False when it is one of the surplus choices."""
        ticket: Mask = rng._next() >> 11
        row: int = 0
        while ticket >= self.belief.upto[row]:
            row += 1
        at: int = row * self.belief.width
        others = BIT[self.tables.tokens] - 1
        wanted: int = self.hand_size[side]
        for kind in range(self.tables.tokens):
            if self.belief.followed & BIT[kind]:
                others &= ~BIT[kind]
                for _ in range(self.belief.rows[at]):
                    self._hold(side, kind)
                    wanted -= 1
                at += 1
        wanted -= self._hold_stuck(side, others, at, rng)
        if not self._place_face_down(side, others, at, rng):
            return False
        self._hold_any(side, others, wanted, rng)
        return True

    def _hold_stuck(self, side: int, others: Mask, at: int, rng: Rng) -> int:
        """The tokens that passes told of; returns how many."""
        held: int = 0
        for n in range(side * SEEN, side * SEEN + self.seen_size[side]):
            event = self.seen[n] % SEEN_EVENTS
            if event == SEEN_STUCK:
                kinds = others & self.tables.stuck[self._what(self.seen[n])]
                self._hold_any(side, kinds, self.belief.rows[at], rng)
                held += self.belief.rows[at]
            if event == SEEN_STUCK or event == SEEN_FACE_DOWN:
                at += 1
        return held

    def _place_face_down(self, side: int, others: Mask, at: int, rng: Rng) -> bool:
        for n in range(side * SEEN, side * SEEN + self.seen_size[side]):
            event = self.seen[n] % SEEN_EVENTS
            if event == SEEN_FACE_DOWN:
                border = self._what(self.seen[n])
                kind = self.belief.rows[at]
                if kind < 0:
                    # The belief counted -kind choices; some of those tokens may be elsewhere by now.
                    ticket: int = rng._below(-kind)
                    kinds = others & self.tables.fitting[border]
                    if ticket >= self._gathered(side, kinds):
                        return False
                    kind = self._any_of(side, kinds, ticket)
                self.bag[side * TOKENS + kind] -= 1
                self.token_at[border] = kind
            if event == SEEN_STUCK or event == SEEN_FACE_DOWN:
                at += 1
        return True
