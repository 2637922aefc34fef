"""Logarithms and powers of e that every machine agrees on are those of mathematics, too."""

from __future__ import annotations

import hashlib
import math
import random

import pytest

from quadriga.core import mathematics

DIGEST = "c207533197838a57"
"""Of all results below: plain, compiled, and under other versions of Python."""


def results() -> list[tuple[float, float]]:
    """Powers of e and logarithms over the whole width, each with what the C library here says."""
    luck = random.Random(7)
    found = []
    for width in (1.0, 30.0, 690.0):
        for _ in range(5000):
            x = luck.uniform(-width, width)
            y = mathematics.exp(x)
            found += [(y, math.exp(x)), (mathematics.log(y), math.log(y))]
    return found


def test_they_are_near_what_the_library_says() -> None:
    for ours, theirs in results():
        assert ours == pytest.approx(theirs, rel=1e-14, abs=1e-15)


def test_they_are_the_same_to_the_last_digit_everywhere() -> None:
    text = " ".join(ours.hex() for ours, _ in results())
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == DIGEST


@pytest.mark.parametrize("far", [1e9, math.inf])
def test_beyond_their_bounds_they_end(far: float) -> None:
    assert mathematics.exp(far) == mathematics.exp(700.0) and mathematics.exp(-far) == mathematics.exp(-700.0) > 0.0
    assert mathematics.log(far * 1e300) == mathematics.log(1e300) and mathematics.log(0.0) == mathematics.log(1e-300)
