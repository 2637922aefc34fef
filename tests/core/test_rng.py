"""Randomness: even, repeatable, independent branches."""

from __future__ import annotations

import pickle
from collections import Counter

from quadriga import Rng


def test_numbers_are_even_and_within_their_limit() -> None:
    rng = Rng(42)
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 2000) < 250 for count in counts.values())
    assert Rng(1).below(1) == 0


def test_a_generator_is_fixed_by_its_seed_and_survives_pickle() -> None:
    rng, same = Rng(2**70 + 5), Rng(2**70 + 5)
    assert [rng.below(100) for _ in range(5)] == [same.below(100) for _ in range(5)]
    copy = pickle.loads(pickle.dumps(rng))
    assert [copy.below(9) for _ in range(20)] == [rng.below(9) for _ in range(20)]


def test_a_branch_goes_its_own_way() -> None:
    rng = Rng(3)
    branch = rng.branch()
    assert [branch.below(1000) for _ in range(4)] != [rng.below(1000) for _ in range(4)]


def test_negative_seeds_are_welcome() -> None:
    assert 0 <= Rng(-1).below(10) < 10
