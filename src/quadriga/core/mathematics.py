"""Logarithms and powers of e, alike to the last digit on every machine.

C libraries differ there from system to system, and from processor to processor, and now and then a bot's choice hangs
on it. Here they are made of what the standard of floating-point numbers fixes: sums, products, quotients, and powers of
two.

>>> exp(0.0), exp(1.0), log(1.0), log(10.0)
(1.0, 2.718281828459046, 0.0, 2.3025850929940455)
"""

from __future__ import annotations

from quadriga.core.position.sizes import fresh_floats

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

if not cython.compiled:
    # Compiled, the bits of a number tell (mathematics.pxd), without a call into a library. Both are exact.
    from math import frexp, ldexp

    def exponent(x: float) -> int:
        """The power of two that x is below, and not below the half of."""
        return frexp(x)[1]

    def two_to(power: int) -> float:
        """Two to a whole power."""
        return ldexp(1.0, power)


LN_2 = 0.6931471805599453
PARTS = 32
"""Into so many steps the way from one power of two to the next is divided."""
STEP_HIGH, STEP_LOW = 0.021660849390173098, 2.325192846878874e-12
"""The length of such a step, ln 2 / 32: few digits, so that products with it are exact, and what they leave out."""
STEPS_IN_1 = 46.166241313402566
"""So many of them make 1."""
FARTHEST = 700.0
"""Beyond it, powers of e have no number, or are none worth having."""
DOUBLINGS = 1010
"""E to the power of FARTHEST is below 2 to that power."""
LEAST, MOST = 1e-300, 1e300


def _steps() -> list[float]:
    """E to the power of each step, by its series."""
    found = fresh_floats(PARTS)
    for step in range(PARTS):
        x, term, total = step * (STEP_HIGH + STEP_LOW), 1.0, 1.0
        for n in range(1, 30):
            term *= x / n
            total += term
        found[step] = total
    return found


STEPS = _steps()


def exp(x: float) -> float:
    """Raise e to the power of x, where x is between -700 and 700: beyond, it is taken as that."""
    if x > FARTHEST:
        x = FARTHEST
    elif x < -FARTHEST:
        x = -FARTHEST
    # Cut off after the point, a number that is not negative is rounded down everywhere.
    place = int(x * STEPS_IN_1 + (DOUBLINGS * PARTS + 0.5))
    steps = place - DOUBLINGS * PARTS
    rest = (x - steps * STEP_HIGH) - steps * STEP_LOW
    power = 1.0 / 24.0 + rest * (1.0 / 120.0 + rest * (1.0 / 720.0))
    power = rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * power)))
    start = STEPS[place & PARTS - 1]
    return (start + start * power) * two_to((place >> 5) - DOUBLINGS)


def log(x: float) -> float:
    """Find the natural logarithm of x, where x is between 1e-300 and 1e300: beyond, it is taken as that."""
    if x < LEAST:
        x = LEAST
    elif x > MOST:
        x = MOST
    halvings = exponent(x)
    x *= two_to(-halvings)
    if x <= 0.75:
        x *= 2.0
        halvings -= 1
    # ln x = 2 artanh((x - 1) / (x + 1)), by its series.
    ratio = (x - 1.0) / (x + 1.0)
    square = ratio * ratio
    total = 1.0 / 17.0 + square * (1.0 / 19.0 + square * (1.0 / 21.0 + square * (1.0 / 23.0)))
    total = 1.0 / 9.0 + square * (1.0 / 11.0 + square * (1.0 / 13.0 + square * (1.0 / 15.0 + square * total)))
    total = square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0 + square * total)))
    return halvings * LN_2 + (2.0 * ratio + 2.0 * ratio * total)
