"""Examples of the rulebook: each shows what its rule speaks of, in both languages."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.table.examples import examples, examples_of
from quadriga.words.rulebook import rulebook


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_example_shows_a_move_and_what_comes_of_it(title: str, language: str) -> None:
    game = games.load(title)
    rules = {rule.id for rule in rulebook(game, language)}
    told = examples(game, language)
    assert [one["rule"] for one in told] == list(examples_of(title)) != []
    for one in told:
        assert one["rule"] in rules
        assert one["caption"] in [event["phrase"] for event in one["preview"]["events"]]
        assert [action["action"] for action in one["table"]["actions"]] == one["actions"][:1]
        assert one["table"]["question"] is not None
