"""Spoilt records and actions are refused with a sentence: a short run of `tests/fuzzed_texts.py`."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tests.fuzzed_texts import Tried, try_actions, try_records


@pytest.mark.sweep
def test_spoilt_records_are_refused_or_replay() -> None:
    tried = Tried()
    for _ in islice(try_records(Random(1), tried), 150):
        pass
    assert tried.counts["records refused"] > 50 and tried.counts["records that replay"] > 5


@pytest.mark.sweep
def test_spoilt_actions_are_refused_and_change_nothing() -> None:
    tried = Tried()
    for _ in islice(try_actions(Random(1), tried), 400):
        pass
    assert tried.counts["actions refused"] > 100 and tried.counts["actions played"] > 5
