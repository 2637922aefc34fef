"""Component data: a player's own values, and clear words where they cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import Rng, games
from quadriga.core.errors import BadData

BUILT_IN = games.load("empire").components


def test_a_player_can_correct_a_value() -> None:
    own = games.load("empire", {"cities": {"thessalonica": {"value": 1, "name": "Thessalonike"}}})
    assert own.board.value[own.board.places.index("thessalonica")] == 1
    assert own.label("city", "thessalonica") == "Thessalonike"
    assert own.data_hash != games.load("empire").data_hash
    for seats in (2, 3, 4, 5):
        state = own.new(seats)
        state.playout(Rng(seats))
        assert own.faults(state) == []


def test_a_player_can_draw_another_large_map() -> None:
    """Whoever owns the box may put in its printed lines."""
    lines = [
        {"between": list(line["between"][::-1]), "length": 3 - line["length"]}
        for line in BUILT_IN["maps"]["large"]["lines"]
    ]
    own = games.load("empire", {"maps": {"large": {"lines": lines}}, "roads": 40})
    for seed in range(5):
        state = own.new(5)
        state.playout(Rng(seed))
        assert own.faults(state) == [] and max(state.roads) <= 40
    assert own.new(2).playouts(3, Rng(1)) != []


def test_names_of_places_and_lines() -> None:
    game = games.load("empire")
    assert game.label("city", "augusta_vindelicorum") == "Augusta Vindelicorum"
    assert game.label("line", "rome-caralis") == "Rome–Caralis"
    assert game.label("wealth", "wheat") == "Wheat"


def _lines(name: str, *more: dict[str, Any]) -> dict[str, Any]:
    return {"maps": {name: {"lines": [*BUILT_IN["maps"][name]["lines"], *more]}}}


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"cities": {"rhodus": {"value": 1}}}, "no component data “rhodus”"),
        ({"cities": {"gades": {"value": "four"}}}, "'value' is a whole number"),
        ({"cities": {"gades": {"colour": "pink"}}}, "no colour 'pink'"),
        ({"cities": {"gades": {"colour": ["pink"]}}}, "no colour"),
        ({"cities": ["gades"]}, "of the wrong kind"),
        ({"maps": {"small": {"players": [2, 4]}}}, "needs one map"),
        ({"maps": {"small": {"players": [2]}}}, "least and the greatest"),
        ({"maps": {"small": {"cities": ["gades", "gades"]}}}, "stands twice"),
        ({"maps": {"small": {"cities": ["gades"]}}}, "leads to a city that it does not have"),
        ({"maps": {"small": {"lines": [{"between": ["rome", "gades"], "length": 1}]}}}, "joined to Rome"),
        (_lines("small", {"between": ["rome", "aquileia"], "length": 1}), "join the same places"),
        (_lines("small", {"between": ["aquileia", "rome"], "length": 1}), "join the same places"),
        (_lines("small", {"between": ["gades", "gades"], "length": 1}), "two different places"),
        (_lines("small", {"between": ["gades", "atlantis"], "length": 1}), "no city 'atlantis'"),
        (_lines("large", {"between": ["gades", "rome"], "length": 3}), "'length' is a whole number from 1 to 2"),
        ({"goods": {"wine": {"count": 1, "left_out": 2}}}, "more is left out"),
        ({"goods": {"wine": {"count": 0, "left_out": 0}}}, "need a wealth token each"),
        ({"gold": {"count": 41}}, "'count' is a whole number"),
        ({"gold": {"count": 12}}, "the table 'gold' needs 12"),
        ({"tables": {"same": [0, 2]}}, "the table 'same' needs 4"),
        ({"tables": {"different": "many"}}, "the table 'different' needs 8"),
        ({"roads": 0}, "'roads' is a whole number"),
        ({"most_roads_bonus": True}, "'most_roads_bonus' is a whole number"),
    ],
)
def test_data_that_cannot_be_used_are_refused_with_a_reason(own: dict[str, Any], words: str) -> None:
    with pytest.raises(BadData) as error:
        games.load("empire", own)
    assert words in str(error.value)
