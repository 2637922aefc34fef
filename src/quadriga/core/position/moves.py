"""What rules write while they run: the legal actions of a decision, and a trace of what happens."""

from __future__ import annotations

from quadriga.core.errors import shortened
from quadriga.core.position.sizes import HIGHEST, LINES, MOST_ACTIONS, WIDTH, fresh
from quadriga.core.rng import Rng

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython


class Moves:
    """Room for the legal actions of one decision; for chance, each with its weight."""

    def __init__(self) -> None:
        if not cython.compiled:
            # Compiled, these are arrays inside the object and start at zero.
            self.ids = fresh(MOST_ACTIONS)
            self.weights = fresh(MOST_ACTIONS)
        self.size = 0
        self.total = 0

    if not cython.compiled:
        # Compiled, they are woven into their callers (moves.pxd).
        def _clear(self) -> None:
            self.size = 0
            self.total = 0

        def _add(self, action: int) -> None:
            self.ids[self.size] = action
            self.size += 1

        def _weigh(self, action: int, weight: int) -> None:
            """Add an action of chance, `weight` times as likely as one of weight 1."""
            self.ids[self.size] = action
            self.weights[self.size] = weight
            self.size += 1
            self.total += weight

        def _draw(self, rng: Rng) -> int:
            """One of the actions at random: by weight if they have weights, else all alike."""
            if self.total == 0:
                return self.ids[rng._below(self.size)]
            ticket = rng._below(self.total)
            n = 0
            while ticket >= self.weights[n]:
                ticket -= self.weights[n]
                n += 1
            return self.ids[n]

    def add(self, *actions: int) -> None:
        """Add actions by their numbers, checked: for rules in plain Python."""
        for action in actions:
            self._check(action, 1)
            self._add(action)

    def weigh(self, action: int, weight: int) -> None:
        """Add an action of chance, checked; weights are whole numbers from 1 on, below 2^31 together."""
        self._check(action, weight)
        self._weigh(action, weight)

    def actions(self) -> list[int]:
        """The actions, in the order in which they were added."""
        return [self.ids[n] for n in range(self.size)]

    def _check(self, action: int, weight: int) -> None:
        if self.size == MOST_ACTIONS:
            raise ValueError(f"a decision has at most {MOST_ACTIONS} actions")
        if not (isinstance(action, int) and 0 <= action < HIGHEST):
            raise ValueError(f"{shortened(action)} is no action number")
        if not (isinstance(weight, int) and 1 <= weight < HIGHEST - self.total):
            raise ValueError(f"{shortened(weight)} is no weight")


class Trace:
    """What rules note while they run: a code and four numbers a line. It holds as many lines as there are."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cells = fresh(WIDTH * LINES)
        self.size = 0
        self.earlier: list[tuple[int, ...]] = []

    def _note(self, code: int, a: int, b: int, c: int, d: int) -> None:
        if self.size == LINES:
            with cython.gil:
                self._put_by()
        at = self.size * WIDTH
        self.cells[at] = code
        self.cells[at + 1] = a
        self.cells[at + 2] = b
        self.cells[at + 3] = c
        self.cells[at + 4] = d
        self.size += 1

    def _put_by(self) -> None:
        """Make room for more."""
        self.earlier = self.rows()
        self.size = 0

    def rows(self) -> list[tuple[int, ...]]:
        """All lines that were noted, in order."""
        cells = list(self.cells)
        return self.earlier + [tuple(cells[at : at + WIDTH]) for at in range(0, self.size * WIDTH, WIDTH)]
