"""The one source of randomness: a splitmix64 generator, alike in both builds and on every machine.

>>> from quadriga.core.rng import Rng
>>> dice = Rng(1)
>>> [dice.below(6) for _ in range(8)]
[3, 4, 5, 2, 2, 4, 5, 3]
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB


class Rng:
    """A small, fast, seedable generator whose state is one 64-bit number.

    >>> Rng(1).below(6) == Rng(1).below(6) == 3
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self.state = seed % 2**64

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, all alike."""
        if not 1 <= limit <= 2**32:
            raise ValueError(f"the limit must be a number from 1 to 2**32, not {limit}")
        return self._below(limit)

    def branch(self) -> Rng:
        """A generator of its own, so that what it is used for never disturbs this one."""
        return Rng(self._next())

    if not cython.compiled:
        # Compiled, they are woven into their callers (rng.pxd).
        def _next(self) -> int:
            self.state = (self.state + STEP) & MASK
            mixed = self.state
            mixed = ((mixed ^ (mixed >> 30)) * MIX_1) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * MIX_2) & MASK
            return mixed ^ (mixed >> 31)

        def _below(self, limit: int) -> int:
            return ((self._next() >> 32) * limit) >> 32

        def _share(self) -> float:
            """A number from 0 up to, but not including, 1."""
            return (self._next() >> 11) / 9007199254740992.0

    def __reduce__(self) -> tuple[type[Rng], tuple[int]]:
        return (Rng, (self.state,))


def check_rng(rng: object) -> None:
    """Refuse what is no generator: compiled code would not survive it.

    >>> check_rng(None)
    Traceback (most recent call last):
    TypeError: rng must be an Rng, not None
    """
    if not isinstance(rng, Rng):
        raise TypeError(f"rng must be an Rng, not {rng!r:.60}")
