"""Objectives and rewards of one's own, and clear words where they cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import Rng, games
from quadriga.core.errors import BadData
from quadriga.words import Words
from tests.games.augustus.setup import load

CARD = {
    "name": "Thule", "colour": "green", "resources": ["gold"], "points": 4, "slots": ["shield", "dagger"],
    "power": None,
}  # fmt: skip


def test_own_data_correct_one_objective() -> None:
    own = games.load("augustus", {"objectives": {"21": {"slots": ["double_sword"] * 3 + ["chariot"] * 2, "points": 9}}})
    assert own.board.slots[20] == [3, 0, 2, 0, 0, 0] and own.board.slots[21] == [2, 1, 2, 0, 0, 0]
    assert own.data_hash != load().data_hash
    state = own.new(3)
    state.playout(Rng(1))
    assert own.faults(state) == [] and state.is_over()


def test_an_objective_of_ones_own_takes_the_place_of_another() -> None:
    own = {
        "objectives": {"2": False, "101": CARD},
        "rewards": {"five": {"name": "Cinq", "kind": "count", "exactly": 1, "points": 1}},
    }
    game = games.load("augustus", own)
    assert game.board.objectives[-1] == "101" and "2" not in game.board.objectives
    assert game.notation.text(game.notation.number("put 101 dagger")) == "put 101 dagger"
    view = game.view(game.new(2), 0)
    assert "101" in view["unseen"] and "five" in view["rewards"]
    for language in ("en", "fr"):
        words = Words(language, game)
        assert words.name("objective", "101") == "101 Thule" and words.name("reward", "five") == "Cinq"


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"objectives": {"1": {"slots": []}}}, "“objectives.1.slots” must be a list of 1 to 7 values"),
        ({"objectives": {"1": {"slots": ["spear"]}}}, "cannot be “spear”; it is one of: double_sword"),
        ({"objectives": {"1": {"slots": 4}}}, "“objectives.1.slots” must be a list"),
        ({"objectives": {"1": {"colour": "blue"}}}, "“objectives.1.colour” cannot be “blue”"),
        ({"objectives": {"1": {"resources": ["iron"]}}}, "cannot be “iron”"),
        ({"objectives": {"1": {"power": ["fly"]}}}, "“objectives.1.power[0]” cannot be “fly”"),
        ({"objectives": {"1": {"power": [["fly"]]}}}, "“objectives.1.power[0]” cannot be “['fly']”"),
        ({"objectives": {"1": {"power": ["mobilise_any", 0]}}}, "“objectives.1.power[1]” must be a whole number"),
        ({"objectives": {"1": {"power": ["mobilise_any"]}}}, "“objectives.1.power” must be a list of exactly 2 values"),
        ({"objectives": {"1": {"name": "Cantium"}}}, "“objectives.name” has “Cantium” twice"),
        ({"objectives": {"1": {"name": None}}}, "“objectives.1.name” must be a text"),
        ({"objectives": {"1": {"points": -1}}}, "“objectives.1.points” must be a whole number"),
        ({"objectives": {"1": {"doubt": [1]}}}, "“objectives.1.doubt” must be a text"),
        ({"objectives": {"1": {"value": 3}}}, "There is no “objectives.1.value” in the data; known here: name"),
        ({"objectives": {"89": CARD}}, "“objectives” has room for 88; 89 are named"),
        ({"objectives": {"1": False}}, "“objectives” makes 87, and 88 are needed"),
        ({"objectives": {"1": False, "thule": CARD}}, "“thule” cannot be an objective: it is a number from 1 to 999"),
        ({"objectives": {"1": False, "007": CARD}}, "“007” cannot be an objective"),
        ({"objectives": 3}, "“objectives” must be an object"),
        ({"tokens": {"joker": 0}}, "“tokens.joker” must be a whole number from 1 to 30"),
        ({"tokens": {"spear": 1}}, "There is no “tokens.spear”"),
        ({"legions": {"total": 41}}, "“legions.total” must be a whole number from 42 to 99"),
        ({"start_keep": 4, "start_deal": 3}, "“start_keep” must be a whole number from 1 to 3"),
        ({"rewards": {"count_3": {"exactly": 2}}}, "“rewards.exactly” has “2” twice"),
        ({"rewards": {"wheat": {"resource": "gold"}}}, "“rewards.resource” has “gold” twice"),
        ({"rewards": {"gold": {"kind": "luck"}}}, "“rewards.gold.kind” cannot be “luck”"),
        ({"rewards": {"gold": {"kind": "colour"}}}, "“rewards.gold.colour” is missing"),
        ({"rewards": {"gold": {"need": 3}}}, "There is no “rewards.gold.need”"),
        ({"rewards": {f"r{n}": {"kind": "each_colour", "points": 1} for n in range(5)}}, "room for 16; 17 are named"),
        ({"row": 0}, "“row” must be a whole number from 1 to 8"),
    ],
)
def test_data_that_cannot_be_used_are_refused_with_a_reason(own: dict[str, Any], words: str) -> None:
    with pytest.raises(BadData) as error:
        games.load("augustus", own)
    assert words in str(error.value)
