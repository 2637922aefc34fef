"""Component data: a player's own values, and clear words where they cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import Rng, games
from quadriga.core.errors import BadData
from quadriga.words import Words

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


CITY = {"name": "Ostia", "colour": "blue", "value": 5, "lat": 41.75, "lon": 12.29}


def test_a_city_a_colour_and_a_good_of_ones_own_are_named_everywhere() -> None:
    own = {
        "colours": {"orange": {"name": "Orange", "shape": "cross", "hex": "#E07B00", "ink": "#111111"}},
        "cities": {"ostia": {**CITY, "colour": "orange"}},
        "goods": {"salt": {"name": "Sel", "count": 4, "left_out": 1}},
        "tables": {"different": [0, 2, 5, 9, 14, 20, 32, 46, 60]},
        "maps": {"small": {"cities": {"ostia": True}, "lines": {"ostia-rome": {"length": 1}}}},
    }
    game = games.load("empire", own)
    view = game.view(game.new(2), 0)
    board = game.board_data()
    assert (board["places"]["ostia"]["colour"], board["places"]["ostia"]["value"]) == ("orange", 5)
    assert board["maps"]["small"]["lines"]["ostia-rome"] == {"between": ["ostia", "rome"], "length": 1}
    assert "ostia" in view["cities"] and view["left_over"]["salt"] == 3
    assert "ostia" not in game.view(game.new(4), 0)["cities"]
    assert game.notation.text(game.notation.number("build ostia rome")) == "build ostia rome"
    for language in ("en", "fr"):
        words = Words(language, game)
        assert words.name("wealth", "salt") == "Sel" and words.name("colour", "orange") == "Orange"
        assert "Ostia" in words.action(game.notation.number("city ostia"))


def test_a_line_can_be_changed_and_taken_away_by_its_name() -> None:
    own = {"maps": {"small": {"lines": {"aquileia-rome": {"length": 2}, "rome-caralis": False}}}}
    board = games.load("empire", own).board
    small, number = board.maps[0], board.lines.index("rome-aquileia")
    assert small.lengths[number] == 2
    assert len(small.lines) == len(games.load("empire").board.maps[0].lines) - 1


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"cities": {"rhodus": {"value": 1}}}, "“cities.rhodus.name” is missing"),
        ({"cities": {"gades": {"worth": 1}}}, "There is no “cities.gades.worth” in the data; known here: name, colour"),
        ({"cities": {"gades": {"value": "four"}}}, "“cities.gades.value” must be a whole number from 0 to 20"),
        (
            {"cities": {"gades": {"colour": "pink"}}},
            "“cities.gades.colour” names “pink”, which “colours” does not have",
        ),
        ({"cities": {"gades": {"colour": ["pink"]}}}, "names “['pink']”"),
        ({"cities": {"gades": {"name": None}}}, "“cities.gades.name” must be a text of 1 to 40 letters"),
        ({"cities": {"gades": {"lat": "north"}}}, "“cities.gades.lat” must be a number from -80 to 80"),
        ({"cities": {"gades": {"lon": float("nan")}}}, "“cities.gades.lon” must be a number from -180 to 180"),
        ({"cities": {"gades": {"value": 10**5000}}}, "“cities.gades.value” must be a whole number"),
        ({"cities": {"gades": None}}, "“cities.gades” must be an object"),
        ({"cities": ["gades"]}, "“cities” must be an object"),
        ({"cities": {"rome": CITY}}, "“rome” cannot be an id in “cities”: it means something else"),
        ({"cities": {"new rome": CITY}}, "“new rome” cannot be an id in “cities”"),
        ({"cities": {f"c{n}": CITY for n in range(8)}}, "“cities” has room for 47; 48 are named"),
        ({"colours": {"blue": None}}, "“colours.blue” must be an object"),
        ({"colours": {"blue": False}}, "names “blue”, which “colours” does not have"),
        ({"colours": {"blue": {"shape": "blob"}}}, "“colours.blue.shape” cannot be “blob”; it is one of: circle"),
        ({"colours": {"blue": {"hex": "blue"}}}, "“colours.blue.hex” must be a colour such as #B0340F"),
        ({"rome": {"name": ""}}, "“rome.name” must be a text"),
        ({"maps": {"tiny": {}}}, "There is no “maps.tiny”"),
        ({"maps": {"small": {"players": [2, 4]}}}, "needs one map; for 4 there are 2"),
        ({"maps": {"small": {"players": [2]}}}, "“maps.small.players” must be a list of exactly 2 values"),
        ({"maps": {"small": {"cities": ["gades", "gades"]}}}, "“maps.small.cities” has “gades” twice"),
        ({"maps": {"small": {"cities": ["gades"]}}}, "which “maps.small.cities” does not have"),
        ({"maps": {"small": {"cities": [], "lines": []}}}, "“maps.small.cities” must be a list of 1 to 47 values"),
        ({"maps": {"small": {"cities": {"atlantis": True}}}}, "“atlantis”, which “cities” does not have"),
        ({"maps": {"small": {"lines": {"rome-atlantis": False}}}}, "“rome-atlantis”, which “lines” does not have"),
        ({"maps": {"small": {"lines": [{"between": ["rome", "gades"], "length": 1}]}}}, "join “aquileia” to Rome"),
        (_lines("small", {"between": ["rome", "aquileia"], "length": 1}), "has “rome-aquileia” twice"),
        (_lines("small", {"between": ["aquileia", "rome"], "length": 1}), "has “aquileia-rome” twice"),
        (_lines("small", {"between": ["gades", "gades"], "length": 1}), "has “gades” twice"),
        (_lines("small", {"between": ["gades", "atlantis"], "length": 1}), "names “atlantis”"),
        (_lines("large", {"between": ["gades", "rome"], "length": 3}), ".length” must be a whole number from 1 to 2"),
        ({"goods": {"wine": {"count": 1, "left_out": 2}}}, "“goods.wine.left_out” must be a whole number from 0 to 1"),
        ({"goods": {"wine": {"count": 0, "left_out": 0}}}, "“goods” makes 27, and 30 are needed"),
        ({"goods": {"gold": {"count": 1, "left_out": 0}}}, "“gold” cannot be an id in “goods”"),
        ({"gold": {"count": 41}}, "“gold.count” must be a whole number"),
        ({"gold": {"count": 12}}, "“tables.gold” must be a list of 12 to 40 values"),
        ({"tables": {"same": [0, 2]}}, "“tables.same” must be a list of 4 to 40 values"),
        ({"tables": {"different": "many"}}, "“tables.different” must be a list of 8 to 40 values"),
        ({"roads": 0}, "“roads” must be a whole number from 1 to 60"),
        ({"most_roads_bonus": True}, "“most_roads_bonus” must be a whole number"),
    ],
)
def test_data_that_cannot_be_used_are_refused_with_a_reason(own: dict[str, Any], words: str) -> None:
    with pytest.raises(BadData) as error:
        games.load("empire", own)
    assert words in str(error.value)
