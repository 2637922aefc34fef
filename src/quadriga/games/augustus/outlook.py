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

SOON = 0.8
"""What a point is worth one draw later, to somebody who thinks of the next five draws."""
LATER = 0.96
"""The same for the next twenty-five draws."""


class Outlook:
    """For each set of links and each lack: what a point at its completion is worth now, for two horizons."""

    def __init__(self, tokens: Sequence[int]) -> None:
        everything = sum(tokens) + 1
        self.rate = fresh_floats(SYMBOLS + 1)
        for symbol in range(SYMBOLS):
            self.rate[symbol] = tokens[symbol] / everything
        self.rate[JOKER] = (tokens[JOKER] + 1) / everything
        self.soon = array("d", bytes(8 * LINKS * LACKS))
        self.later = array("d", bytes(8 * LINKS * LACKS))
        self.known = fresh(LINKS)

    def _learn(self, links: int) -> None:
        """Fill in the tables of one set of links; several threads may do so at once, all with the same result."""
        self._solve(self.soon, links, SOON)
        self._solve(self.later, links, LATER)
        self.known[links] = 1

    def _solve(self, table: array[float], links: int, discount: float) -> None:
        """From less to more: a lack leads to smaller ones alone, or stays when the token is of no use."""
        first = links * LACKS
        table[first] = 1.0
        for lack in range(1, LACKS):
            sum_of = 0.0
            useful = 0.0
            top = 0.0
            for symbol in range(SYMBOLS):
                best = 0.0
                for other in range(symbol - 1, symbol + 2):
                    if 0 <= other < SYMBOLS and lack & ANY[other]:
                        low = symbol if symbol < other else other
                        if (other == symbol or links & BIT[low]) and table[first + lack - UNIT[other]] > best:
                            best = table[first + lack - UNIT[other]]
                if best > 0.0:
                    sum_of += self.rate[symbol] * best
                    useful += self.rate[symbol]
                if best > top:
                    top = best
            sum_of += self.rate[JOKER] * top
            useful += self.rate[JOKER]
            table[first + lack] = discount * sum_of / (1.0 - discount * (1.0 - useful))


@cache
def outlook(tokens: tuple[int, ...]) -> Outlook:
    """The tables for a bag, made once."""
    return Outlook(tokens)
