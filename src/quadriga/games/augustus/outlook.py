"""How soon tokens fill an objective: a table over everything that an objective can still lack.

An objective with one owner and enough legions is a little game against the bag, and it can be solved exactly. The bag
is filled after each joker, so that in the long run a symbol comes up `tokens / (all + 1)` of the time and a joker
`(jokers + 1) / (all + 1)`: with two jokers among 23 tokens one draw in eight is a joker.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache

from quadriga.core import bits
from quadriga.core.sizes import fresh, fresh_floats
from quadriga.games.augustus import lacks
from quadriga.games.augustus.codes import JOKER, SYMBOLS
from quadriga.games.augustus.lacks import LACKS, LINKS

ANY = lacks.ANY
BIT = bits.BIT
UNIT = lacks.UNIT

HORIZONS = 8
SOON = 4.0
"""Draws to think of, for what happens next."""
PACE = 6.5
"""Draws from one objective of the leader to the next; the last one comes a little faster than the game ends."""


class Outlook:
    """For each horizon, set of links and lack: the chance that an objective is completed in time.

    Horizon 0 is the next few draws; horizon n is the end of a game whose leader lacks n objectives. That end is not
    known: each draw may be the last with the same chance, which is what makes the little game easy to solve.
    """

    def __init__(self, tokens: Sequence[int], size: int) -> None:
        everything = sum(tokens) + 1
        self.rate = fresh_floats(SYMBOLS + 1)
        for symbol in range(SYMBOLS):
            self.rate[symbol] = tokens[symbol] / everything
        self.rate[JOKER] = (tokens[JOKER] + 1) / everything
        self.size = size
        self.slots = array("i", [sum(lack // unit % 4 for unit in UNIT) for lack in range(LACKS)])
        self.chance = array("d", bytes(8 * HORIZONS * LINKS * LACKS))
        self.known = fresh(LINKS)

    def _learn(self, links: int) -> None:
        """Fill in the tables of one set of links; several threads may do so at once, all with the same result."""
        for horizon in range(HORIZONS):
            draws = SOON if horizon == 0 else SOON + PACE * horizon
            self._solve((horizon * LINKS + links) * LACKS, links, 1.0 - 1.0 / draws)
        self.known[links] = 1

    def _solve(self, first: int, links: int, lasts: float) -> None:
        """From less to more: a lack leads to smaller ones alone, or stays when the token is of no use.

        `lasts` is the chance that there is another draw.
        """
        self.chance[first] = 1.0
        for lack in range(1, LACKS):
            if self.slots[lack] <= self.size:
                hope = 0.0
                useful = self.rate[JOKER]
                most = 0.0
                for symbol in range(SYMBOLS):
                    best = self._best_use(first + lack, lack, symbol, links)
                    if best > 0.0:
                        hope += self.rate[symbol] * best
                        useful += self.rate[symbol]
                    if best > most:
                        most = best
                hope += self.rate[JOKER] * most
                self.chance[first + lack] = lasts * hope / (1.0 - lasts * (1.0 - useful))

    def _best_use(self, at: int, lack: int, symbol: int, links: int) -> float:
        """The chance after a token of that symbol, on a slot of its own or of a linked symbol; 0 for no use."""
        best = 0.0
        if lack & ANY[symbol]:
            best = self.chance[at - UNIT[symbol]]
        if symbol > 0 and links & BIT[symbol - 1] and lack & ANY[symbol - 1]:
            if self.chance[at - UNIT[symbol - 1]] > best:
                best = self.chance[at - UNIT[symbol - 1]]
        if symbol < SYMBOLS - 1 and links & BIT[symbol] and lack & ANY[symbol + 1]:
            if self.chance[at - UNIT[symbol + 1]] > best:
                best = self.chance[at - UNIT[symbol + 1]]
        return best


@cache
def outlook(tokens: tuple[int, ...], size: int) -> Outlook:
    """The tables for a bag, and for objectives of up to that many slots, made once."""
    return Outlook(tokens, size)
