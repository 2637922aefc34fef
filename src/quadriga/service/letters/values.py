"""The numbers that two players promise each other, so that neither can choose the luck nor look ahead.

Each side keeps a secret and hashes it again and again. The last hash, the *tip*, is told first; every letter then
tells the hash before the one told last. Whoever has the tip can check each of them, and nobody but its owner can tell
the next. A run of draws takes what two letters in a row tell: that of the one that ended before the draw, whose author
did not know the other one when deciding; and that of the next, whose author cannot choose it any more.

>>> tip, first, second = (value("5ec2e7", at) for at in (0, 1, 2))
>>> fits(first, 1, tip, 0), fits(second, 2, tip, 0), fits(second, 1, tip, 0)
(True, True, False)
"""

from __future__ import annotations

import hashlib

MOST = 10_000
"""So many letters a side can write in one match."""
BYTES = 20


def value(secret: str, at: int) -> str:
    """The value of a secret that its letter number `at` tells; at 0 the tip."""
    return _hashed(hashlib.sha256(secret.encode()).hexdigest()[: 2 * BYTES], MOST - at)


def fits(told: str, at: int, known: str, before: int) -> bool:
    """Whether what a letter tells belongs to what the same side told before."""
    return 0 <= before <= at <= MOST and _hashed(told, at - before) == known


def earlier(told: str, back: int) -> str:
    """What the same side told so many letters earlier."""
    return _hashed(told, back)


def seed(match: str, number: int, one: str, other: str) -> int:
    """The seed of the draws that follow on letter `number`, from the values of that letter and the next.

    >>> seed("m", 2, "aa", "bb") == seed("m", 2, "aa", "bb") != seed("m", 2, "aa", "bc")
    True
    """
    return int(hashlib.sha256(f"quadriga draw {match} {number} {one} {other}".encode()).hexdigest()[:16], 16)


def _hashed(told: str, times: int) -> str:
    digest = bytes.fromhex(told)
    for _ in range(times):
        digest = hashlib.sha256(digest).digest()[:BYTES]
    return digest.hex()
