"""What a stranger can know of a hand in Caesar!, and a random guess at the rest.

Tokens of a side that were never seen are all alike to a stranger: any of them may be held. Others differ: tokens
taken openly and not seen since (`sure`) are in the hand or face down on the map; tokens that Poison sent back
(`sent_kind`) can be held only if drawn since. For these `odds` keeps how likely each case is: one number for each
way they may be spread over bag and hand, as base-3 digits. `barred` keeps which kinds cannot lie face down on a
space, because they were seen elsewhere after it was filled. All of this is common knowledge.
"""

from __future__ import annotations

from quadriga.core import bits
from quadriga.core.rng import Rng
from quadriga.games.caesar.codes import (
    NONE,
    OVER,
    SECRET,
    TOKENS,
)
from quadriga.games.caesar.position import Position

BIT = bits.BIT

# How many tokens that Poison sent back are followed for a side (the box has three Poison), and in how many cases.
SENT = 3
CASES = 27
POWER = [1, 3, 9, 27]
# Where such a token is in a case: in the bag, in the hand, or no longer told apart from tokens never seen.
IN_BAG = 0
IN_HAND = 1
PLAIN = 2


class Memory(Position):
    """A position with what all who watch remember of it (CAE-22, CAE-R27; tokens face down stay secret: CAE-R36)."""

    # ---- what was seen -----------------------------------------------------------------------------------------

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

    # ---- a guess at the rest -----------------------------------------------------------------------------------

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
