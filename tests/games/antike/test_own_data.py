"""Maps, supplies and personalities of one's own, and clear words where they cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import games
from quadriga.core.errors import BadData, BadOption
from quadriga.games.antike.rules import codes
from quadriga.words import Words
from tests.games.antike.setup import Setup

PROVINCE = {"name": "Korinthos", "resource": "marble", "lat": 37.9, "lon": 22.9}
FIGURE = {"category": "king", "number": 1, "name_en": "Midas"}


def test_own_data_change_the_game() -> None:
    own = {"box": {"start_stock": {"gold": 9}, "prices": {"temple": 4}, "victory": {"4": 5}}}
    table = Setup(own=own)
    assert table.stock("greece") == [2, 1, 9, 0] and table.view["goal"] == 5
    assert table.game.data_hash != games.load("antike").data_hash


def test_ant_r7_a_limited_bank_must_hold_what_the_nations_start_with() -> None:
    game = games.load("antike", {"box": {"start_stock": {"gold": 9}}})
    assert game.new(6, {"bank_limit": "54"}).bank[codes.GOLD] == 0
    with pytest.raises(BadOption, match="at least 54"):
        game.new(6, {"bank_limit": "53"})
    with pytest.raises(BadOption, match="at least 36"):
        game.new(2, {"bank_limit": "30"})


def test_a_province_of_ones_own_is_named_everywhere() -> None:
    own = {
        "orient": {
            "provinces": {"korinthos": PROVINCE},
            "borders": {"korinthos-athen": {"kind": "land"}, "sparta-korinthos": {"kind": "sea"}},
            "starts": {"3": {"greece": ["korinthos", "dyrrhachion", "messana"]}},
        },
        "figures": {"figures": {"midas": FIGURE}},
    }
    game = games.load("antike", own)
    printed = game.board_data()["maps"]["orient"]
    assert printed["provinces"][-1] == {"id": "korinthos", **PROVINCE}
    assert printed["starts"]["3"]["greece"][0] == "korinthos"
    assert {"between": ["sparta", "korinthos"], "kind": "sea"} in printed["borders"]
    assert game.notation.text(game.notation.number("temple korinthos")) == "temple korinthos"
    for language in ("en", "fr"):
        words = Words(language, game)
        assert words.name("province", "korinthos") == "Korinthos" and words.name("figure", "midas") == "Midas"
        told = game.almanac(language)
        assert told["figures"][-1] == {**told["figures"][-1], "name": "Midas", "latin": "Midas", "gloss": ""}
        assert [city["maps"] for city in told["cities"] if city["id"] == "korinthos"] == [["orient"]]


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"box": {"rondel": ["iron"] * 8}}, "“box.rondel” has “iron” twice"),
        ({"box": {"rondel": ["iron"]}}, "“box.rondel” must be a list of exactly 8 values"),
        ({"box": {"supplies": {"coins": -1}}}, "“box.supplies.coins” must be a whole number from 0 to 500"),
        ({"box": {"start_stock": {"coin": 6}}}, "“box.supplies.coins” must be a whole number from 36 to 500"),
        ({"box": {"start_stock": {"silver": 6}}}, "There is no “box.start_stock.silver”"),
        ({"box": {"victory": {"4": "nine"}}}, "“box.victory.4” must be a whole number"),
        ({"box": {"victory": {"7": 6}}}, "There is no “box.victory.7”"),
        ({"orient": {"nations": ["greece"]}}, "“orient.nations” must be a list of exactly 6 values"),
        ({"orient": {"nations": ["greece"] * 6}}, "“orient.nations” has “greece” twice"),
        ({"orient": {"nations": [None] * 6}}, "“None” cannot be an id in “orient.nations[0]”"),
        ({"orient": {"starts": {"4": {"greece": ["pella"]}}}}, "“orient.starts.4.greece” must be a list of exactly 3"),
        ({"orient": {"starts": {"3": {"greece": ["pella", "pella", "pella"]}}}}, "has “pella” twice"),
        ({"orient": {"starts": {"3": {"greece": ["susa", "ninive", "athen"]}}}}, "a marble, an iron and a gold city"),
        ({"orient": {"starts": {"3": {"greece": ["artaxata", "ninive", "susa"]}}}}, "has “artaxata” twice"),
        ({"orient": {"starts": {"3": {"gaul": []}}}}, "There is no “orient.starts.3.gaul”"),
        ({"orient": {"borders": [{"between": ["athen", "athen"], "kind": "land"}]}}, "has “athen” twice"),
        ({"orient": {"borders": [{"between": ["athen", "roma"], "kind": "land"}]}}, "names “roma”"),
        ({"orient": {"borders": {"adane-adulis": {"kind": "air"}}}}, "cannot be “air”; it is one of: land, sea, mixed"),
        ({"orient": {"provinces": {"korinthos": PROVINCE}}}, "“orient.provinces.korinthos” must have 1 to 8 borders"),
        ({"orient": {"provinces": {"x y": PROVINCE}}}, "“x y” cannot be an id in “orient.provinces”"),
        ({"orient": {"provinces": {"athen": {"name": "A" * 41}}}}, "“orient.provinces.athen.name” must be a text"),
        ({"orient": {"provinces": {"athen": {"resource": "coin"}}}}, "it is one of: marble, iron, gold"),
        ({"orient": {"provinces": 3}}, "“orient.provinces” must be a list"),
        ({"orient": {"first_nation": {"3": "egypt"}}}, "names “egypt”, which “orient.nations[:3]” does not have"),
        ({"orient": {"two_player_teams": [["greece", "persia"]]}}, "“orient.two_player_teams” must be a list"),
        ({"orient": {"two_player_teams": [["greece", "persia"]] * 2}}, "has “greece” twice"),
        ({"figures": {"figures": {"midas": {**FIGURE, "category": "poet"}}}}, "cannot be “poet”"),
        (
            {"figures": {"figures": {"midas": {**FIGURE, "name_fr": 3}}}},
            "“figures.figures.midas.name_fr” must be a text",
        ),
        ({"figures": {"figures": {f"f{n}": FIGURE for n in range(60)}}}, "“figures.figures” has room for 60"),
        ({"moon": {}}, "There is no “moon” in the data; known here: box, orient, occident, figures"),
    ],
)
def test_data_that_cannot_be_used_are_refused_with_a_reason(own: dict[str, Any], words: str) -> None:
    with pytest.raises(BadData) as error:
        games.load("antike", own)
    assert words in str(error.value)
