"""Whatever own data say, they are refused with a sentence or can be played to the end, in every title."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import quadriga
from quadriga.core.errors import BadData
from quadriga.core.title import registry
from quadriga.words import LANGUAGES, Words
from tests.contract.own_data import own_data, play_everything

pytestmark = pytest.mark.sweep

EXAMPLES = 80 if quadriga.compiled else 12
PAGE = Path(__file__).parents[2] / "docs" / "own-data.md"
EXAMPLE = re.compile(r"^```json (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LONGEST = 600
"""Letters of a sentence that lists all it knows."""


@given(seed=st.integers(0, 2**32))
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_own_data_are_refused_with_a_sentence_or_played_to_the_end(title: str, seed: int) -> None:
    own = own_data(Random(seed), title)
    try:
        game = registry.load(title, own)
    except BadData as error:
        for language in LANGUAGES:
            words = Words(language)
            assert words.has(f"error-{error.code}"), error.code
            said = words.error(error)
            assert len(said) < LONGEST and "{$" not in said and "\n" not in said
    else:
        play_everything(game, seed % 97)


def test_the_examples_of_the_page_can_be_played(title: str) -> None:
    examples = [json.loads(text) for name, text in EXAMPLE.findall(PAGE.read_text(encoding="utf-8")) if name == title]
    assert len(examples) == 1
    play_everything(registry.load(title, examples[0]), 3)
