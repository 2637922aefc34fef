"""How soon tokens fill an objective: a table over everything that an objective can still lack.

An objective with one owner and enough legions is a little game against the bag, and it can be solved exactly. The bag
is filled after each joker, so that in the long run a symbol comes up `tokens / (all + 1)` of the time and a joker
`(jokers + 1) / (all + 1)`: with two jokers among 23 tokens one draw in eight is a joker.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from quadriga.core.position import bits
from quadriga.core.position.border import expect
from quadriga.core.position.sizes import fresh, fresh_floats
from quadriga.core.title.game import Game
from quadriga.games.augustus.bots import lacks
from quadriga.games.augustus.bots.lacks import LACKS, LINKS, TEMPO
from quadriga.games.augustus.rules.board import Board
from quadriga.games.augustus.rules.codes import *

ANY = lacks.ANY
BIT = bits.BIT
UNIT = lacks.UNIT

HORIZONS = 8
SOON = 6.0
"""Draws to think of, for what happens next."""
MORE = 1.5
"""Further draws to think of for each objective that the leader lacks.

An objective takes about six draws. To think of fewer plays better: objectives compete for tokens and legions.
"""
USUAL = 8.0
"""The points of an objective that pays at the end, before anything is known."""


class Completion:
    """For each horizon, set of links and lack: the chance that an objective is completed in time.

    Horizon 0 is the next few draws; horizon n is for a game whose leader lacks n objectives. Within a horizon each draw
    may be the last with the same chance, so that what is close always counts for more than what is far away.
    """

    def __init__(self, board: Board) -> None:
        expect(board, Board)
        tokens = board.tokens
        everything = sum(tokens) + 1
        self.rate = fresh_floats(SYMBOLS + 1)
        for symbol in range(SYMBOLS):
            self.rate[symbol] = tokens[symbol] / everything
        self.rate[JOKER] = (tokens[JOKER] + 1) / everything
        self.size = max(sum(slots) for slots in board.slots)
        self.slots = array("i", [sum(lack // unit % 4 for unit in UNIT) for lack in range(LACKS)])
        self.chance = array("d", bytes(8 * HORIZONS * LINKS * LACKS))
        self.known = fresh(LINKS)
        # A usual objective.
        self.mean_slots = fresh_floats(SYMBOLS)
        for symbol in range(SYMBOLS):
            self.mean_slots[symbol] = 1.0 * sum(slots[symbol] for slots in board.slots) / CARDS
        self.mean_colour = fresh_floats(COLOURS)
        for colour in range(COLOURS):
            self.mean_colour[colour] = 1.0 * board.colour.count(colour) / CARDS
        self.mean_red = 1.0 * sum(board.red) / CARDS
        # What a new objective promises, by horizon.
        self.fresh_chance = fresh_floats(HORIZONS)
        self.fresh_hope = fresh_floats(HORIZONS)
        self._learn(0)
        self._expect(board)

    def _expect(self, board: Board) -> None:
        """A new objective as the best of a row of the whole box: each rank with the chance that it is the best."""
        for horizon in range(HORIZONS):
            promises = []
            for slots, points in zip(board.slots, board.points, strict=True):
                lack = sum(unit * min(count, 3) for unit, count in zip(UNIT, slots, strict=True))
                chance = self.chance[horizon * LINKS * LACKS + lack]
                worth = USUAL if points is None else points
                promises.append((chance * (worth + TEMPO), chance, chance * worth))
            promises.sort()
            for n, (_, chance, hope) in enumerate(promises):
                share = ((n + 1.0) / CARDS) ** board.row - (1.0 * n / CARDS) ** board.row
                self.fresh_chance[horizon] += share * chance
                self.fresh_hope[horizon] += share * hope

    def _learn(self, links: int) -> None:
        """Fill in the tables of one set of links; several threads may do so at once, all with the same result."""
        for horizon in range(HORIZONS):
            self._solve((horizon * LINKS + links) * LACKS, links, 1.0 - 1.0 / (SOON + MORE * horizon))
        self.known[links] = 1

    def _solve(self, first: int, links: int, lasts: float) -> None:
        """From less to more: a lack leads to smaller ones alone, or stays when the token is of no use.

        `lasts` is the chance that a draw is not the last one.
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


@lru_cache(maxsize=4)
def completion(game: Game) -> Completion:
    """The chances with the components of a title, made once: titles with the same components are equal."""
    return Completion(game.board)  # type: ignore[attr-defined]
