"""The odds of the tokens on the map, in tables: all states with the same board and seats share them.

All tokens that are left will be taken, each by any seat with the same chance.
"""

from __future__ import annotations

from math import comb, fsum

from quadriga.core.position import bits
from quadriga.core.position.border import expect
from quadriga.core.position.sizes import fresh, fresh_floats
from quadriga.games.empire.rules.codes import *
from quadriga.games.empire.rules.position import Tables

BIT = bits.BIT
TOKENS = 41
"""Room for 0 to 40 tokens of a kind; the `.pxd` repeats it."""


class Odds:
    """Chances and mean points, by tokens in hand and tokens on the map."""

    def __init__(self, tables: Tables, seats: int) -> None:
        expect(tables, Tables)
        share = 1.0 / seats
        self.share = share
        held, missed = powers(share), powers(1.0 - share)
        # The chance to get exactly, or at least, so many of n tokens: at n * TOKENS + number.
        exactly, at_least = fresh_floats(TOKENS * TOKENS), fresh_floats(TOKENS * TOKENS)
        for n in range(TOKENS):
            each = [comb(n, k) * held[k] * missed[n - k] for k in range(n + 1)]
            for k in range(n + 1):
                exactly[n * TOKENS + k] = each[k]
                at_least[n * TOKENS + k] = fsum(each[k:])
        self.exactly, self.at_least = exactly, at_least
        self.none_of = missed
        # Points to hope for with h tokens in hand and n on the map: at h * TOKENS + n.
        self.same = hopes(tables.same, exactly)
        self.gold = hopes(tables.gold_points, exactly)
        # Points of a row of goods, and what one more kind adds: nothing when it has all of them.
        points, rise = fresh_floats(TOKENS), fresh_floats(TOKENS)
        for kinds in range(tables.gold + 1):
            points[kinds] = float(tables.different[kinds])
            if kinds < tables.gold:
                rise[kinds] = float(tables.different[kinds + 1] - tables.different[kinds])
        self.row_points, self.row_rise = points, rise
        # The cities of each colour, the lowest value first: at colour * PLACES.
        ladder = fresh(COLOURS * PLACES, NONE)
        for colour in range(tables.colours):
            members = [city for city in range(PLACES) if tables.group[colour] & BIT[city]]
            for n, city in enumerate(sorted(members, key=lambda city: tables.value[city])):
                ladder[colour * PLACES + n] = city
        self.ladder = ladder


def powers(share: float) -> list[float]:
    """Its powers, by products: what C's `pow` says differs from machine to machine, and `sum` from Python to Python.

    >>> powers(0.5)[:4]
    [1.0, 0.5, 0.25, 0.125]
    """
    row = fresh_floats(PLACES)
    row[0] = 1.0
    for n in range(1, PLACES):
        row[n] = row[n - 1] * share
    return row


def hopes(table: list[int], exactly: list[float]) -> list[float]:
    """Mean points from a table of points."""
    means = fresh_floats(TOKENS * TOKENS)
    for hand in range(TOKENS):
        for n in range(TOKENS - hand):
            means[hand * TOKENS + n] = fsum(exactly[n * TOKENS + k] * table[hand + k] for k in range(n + 1))
    return means
