"""An insight that has learnt by itself: a small network corrects what the title's own insight thinks of a position.

It looks at the features of a contestant and of the others together, where the insight's weights take each for itself;
a network of more inputs looks at all that the contestant may know as well (`Observation`). Contestants are compared by
their strengths as in every insight, so the network plays its part in the same search.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from inspect import getfile
from itertools import chain
from pathlib import Path

from quadriga.core import data
from quadriga.core.experience import Experience
from quadriga.core.game import Game
from quadriga.core.insight import Insight
from quadriga.core.observation import Observation
from quadriga.core.sizes import MOST_FEATURES, fresh_floats
from quadriga.core.state import Moves

try:
    import cython
except ImportError:
    from quadriga.core import without_cython as cython

WIDE = 64
"""Units of the first layer."""
NARROW = 16
"""Units of the second."""


@dataclass(frozen=True)
class Layers:
    """What a network has learnt, layer by layer: the weights of all units for each input, and what units begin with."""

    first: array[float]
    first_bias: array[float]
    second: array[float]
    second_bias: array[float]
    last: array[float]

    @property
    def inputs(self) -> int:
        """How many numbers it looks at."""
        return len(self.first) // WIDE


def untaught(inputs: int) -> Layers:
    """A network that has learnt nothing: to it all positions are alike."""
    sizes = (inputs * WIDE, WIDE, WIDE * NARROW, NARROW, NARROW)
    return Layers(*(array("d", bytes(8 * size)) for size in sizes))


@cache
def layers_of(path: Path) -> Layers | None:
    """The network in a file, read once; None where there is no file."""
    if not path.exists():
        return None
    found = data.read(path)
    flat = {name: array("d", chain.from_iterable(found[name])) for name in ("first", "second")}
    plain = {name: array("d", found[name]) for name in ("first_bias", "second_bias", "last")}
    return Layers(**flat, **plain)


def learned(game: Game, insight: Insight) -> Insight:
    """The insight with what the title's network has learnt, where it fits the position; else the insight itself."""
    layers = layers_of(Path(getfile(type(game))).with_name("data") / "network.json")
    if layers is None or insight.rows != insight.watched.seats:
        return insight
    look = game.observation(insight.watched)
    if layers.inputs not in (2 * insight.size + 1, 2 * insight.size + 1 + look.size):
        return insight
    return Network(insight, look, layers)


class Network(Insight):
    """The network, bound to the state of the insight it is made of."""

    def __init__(self, insight: Insight, look: Observation, layers: Layers) -> None:
        Insight.__init__(self, insight.watched, Experience())
        self.rows = insight.rows
        self.insight = insight
        self.look = look
        self.seen = array("d", bytes(8 * layers.inputs))
        self.inputs = layers.inputs
        self.first = layers.first
        self.first_bias = layers.first_bias
        self.second = layers.second
        self.second_bias = layers.second_bias
        self.last = layers.last
        self.wide = fresh_floats(WIDE)
        self.narrow = fresh_floats(NARROW)

    def _narrow(self, seat: int, moves: Moves) -> None:
        self.insight._narrow(seat, moves)

    def _weigh(self) -> None:
        self.insight._weigh()
        for row in range(self.rows):
            self._see(row)
            self.strength[row] = self.insight.strength[row] + self._answer()

    def sees(self, row: int) -> list[float]:
        """What the network looks at for a contestant."""
        self.insight._look()
        self._see(row)
        return [self.seen[n] for n in range(self.inputs)]

    def _see(self, row: int) -> None:
        """The features of a contestant, those of the others on average, how far the game is, and what it may know."""
        size = self.insight.size
        for n in range(size):
            others = 0.0
            for other in range(self.rows):
                if other != row:
                    others += self.insight.x[other * MOST_FEATURES + n]
            self.seen[n] = self.insight.x[row * MOST_FEATURES + n]
            self.seen[size + n] = others / (self.rows - 1)
        self.seen[2 * size] = self.insight.progress
        if self.inputs > 2 * size + 1:
            self.look._write(row)
            self._copy(2 * size + 1)

    def _answer(self) -> float:
        """Both layers with what they hold back below zero, and the sum of the second."""
        for n in range(WIDE):
            self.wide[n] = self.first_bias[n]
        for n in range(self.inputs):
            if self.seen[n] != 0.0:
                self._add_first(n, self.seen[n])
        for n in range(NARROW):
            self.narrow[n] = self.second_bias[n]
        for n in range(WIDE):
            if self.wide[n] > 0.0:
                self._add_second(n, self.wide[n])
        total = 0.0
        for n in range(NARROW):
            if self.narrow[n] > 0.0:
                total += self.narrow[n] * self.last[n]
        return total

    if not cython.compiled:
        # Compiled, they are woven into their callers (network.pxd).
        def _copy(self, start: int) -> None:
            for n in range(self.look.size):
                self.seen[start + n] = self.look.cells[n]

        def _add_first(self, n: int, value: float) -> None:
            for unit in range(WIDE):
                self.wide[unit] += value * self.first[n * WIDE + unit]

        def _add_second(self, n: int, value: float) -> None:
            for unit in range(NARROW):
                self.narrow[unit] += value * self.second[n * NARROW + unit]
