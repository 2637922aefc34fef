"""CAE-46: pieces of one's own, and clear words where they cannot be used."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from quadriga import OMNISCIENT, Rng, games
from quadriga.core.errors import BadData, BadPosition
from quadriga.games.caesar.rules import codes
from quadriga.words import Words

from .setup import Setup, load, new

pytestmark = pytest.mark.sweep

CAESAR = games.load("caesar")


def base_tokens() -> list[dict[str, object]]:
    return list(CAESAR.components["influence_tokens"])


def base_bonuses() -> list[dict[str, object]]:
    return list(CAESAR.components["bonus_tokens"])


def test_cae_46_own_influence_token() -> None:
    scout = {"id": "scout", "icons": ["sword", "ship"], "values": [1, 8], "count": 2}
    own = {"influence_tokens": [*base_tokens(), scout]}
    table = Setup(2, own).hand("caesar", "scout").table()
    assert sum(table.side("caesar")["bag"].values()) == 17
    board = load(own).board
    assert {text.split()[2] for text in table.legal()} == {b for n, b in enumerate(board.borders) if board.icon[n] != 1}
    # The first number faces `toward`, also when it is the smaller one.
    table.play("place scout sicilia-italia italia")
    assert (table.influence("italia"), table.influence("sicilia")) == ([1, 0], [8, 0])


def test_cae_46_own_bonus_token_with_several_effects() -> None:
    glory = {"id": "glory", "effects": ["senate", "wealth", "might", "tactics"], "count": 1, "set": "base"}
    own = {"bonus_tokens": [*base_bonuses(), glory]}
    setup = Setup(2, own).surround("syria", but=["asia-syria"]).bonus(syria="glory").hand("caesar", "shield-33")
    table = setup.put("pompey", "sword-60", "sicilia-italia", "italia").table()
    table.play("place shield-33 asia-syria asia")
    assert table.told("senate-paid") == [{"side": "caesar", "markers": 1}]
    assert table.markers("caesar") == {"provinces": 1, "senate": 1}
    assert table.decision() == "draw"
    table.draws("ship-33")
    assert table.told("drew") == [{"side": "caesar", "token": "ship-33", "why": "wealth"}]
    assert table.decision() == "might"
    table.play("flip-token sicilia-italia")
    assert table.decision() == "draw"
    table.draws("ship-42")
    assert table.decision() == "tactics"
    assert table.hand("caesar") == ["ship-33", "ship-42"]
    table.play("use")
    assert (table.decision(), table.turn()) == ("place", "caesar")


def test_cae_46_two_own_senates_of_different_kinds_are_asked_for_when_one_by_one() -> None:
    glory = {"id": "glory", "effects": ["wealth", "senate"], "count": 2, "set": "base"}
    own = {"bonus_tokens": [*base_bonuses(), glory]}
    setup = Setup(2, own, two_senates="one_by_one").bonus(syria="glory", asia="glory").hand("caesar", "shield-60")
    setup.put("pompey", "sword-33", "aegyptus-syria").surround("asia", but=["asia-syria"])
    table = setup.table()
    table.play("place shield-60 asia-syria asia")
    assert (table.owner("asia"), table.owner("syria")) == ("caesar", "pompey")
    assert table.legal() == ["order paying", "order other"]


def test_cae_46_own_command_tile() -> None:
    own = {
        "solo": {
            "tiles": [*CAESAR.components["solo"]["tiles"], {"id": "X", "actions": ["turn", "draw1", "discard1"]}],
            "decks": {"base": {"normal": ["X", "X", "A"]}},
        }
    }
    table = new(1, own).settle()
    assert table.view()["crassus"]["last_tile"] in ("A", "X")
    table = Setup(1, own).turn("pompey").row("sword-60", "sword-51", "sword-42").table()
    assert table.chance() == {"tile A": 1, "tile X": 2}
    table.play("tile X").copy()
    assert [event["event"] for event in table.events][:2] == ["tile-drawn", "chose-step"]


def test_cae_46_a_deck_without_draws_ends_and_one_without_turns_is_refused() -> None:
    kinds = ("base", "centurions")
    levels = ("easy", "normal", "hard")
    for actions in (["turn"], ["discard1", "turn"]):
        tiles = [{"id": "T", "actions": actions}]
        own = {"solo": {"tiles": tiles, "decks": {kind: {level: ["T", "T"] for level in levels} for kind in kinds}}}
        for seed in range(200):
            state = games.load("caesar", own).new(1)
            assert state.playout(Rng(seed), 20_000) < 20_000
            assert state.is_over()
    tiles = [{"id": "T", "actions": ["draw1"]}]
    own = {"solo": {"tiles": tiles, "decks": {kind: {level: ["T", "T"] for level in levels} for kind in kinds}}}
    with pytest.raises(BadData, match="a tile with a turn"):
        games.load("caesar", own)


def test_cae_46_own_tiles_cannot_overfill_the_row() -> None:
    own = {
        "influence_tokens": [{**token, "count": 4} for token in base_tokens()],
        "solo": {
            "tiles": [{"id": "A", "actions": ["draw2"] * 7 + ["turn"]}],
            "decks": {k: {lv: ["A", "A"] for lv in ("easy", "normal", "hard")} for k in ("base", "centurions")},
        },
    }
    state = load(own).new(1)
    rng = Rng(5)
    longest = 0
    for _ in range(400):
        if state.is_over():
            break
        actor = state.actors()[0]
        state.play(actor, state.sample(actor, rng))
        assert load(own).faults(state) == []
        longest = max(longest, len(load(own).view(state, OMNISCIENT)["crassus"]["row"]))
    # The row holds 24; the turn that follows the last draw takes one away at once.
    assert longest == 23


def test_cae_46_a_province_of_ones_own_is_named_everywhere() -> None:
    own = {
        "provinces": {"thule": {"name": "Ultima Thule", "lat": 64, "lon": -20, "marker_spaces": 2}},
        "borders": {
            "thule-gallia": {
                "between": ["thule", "gallia"], "icon": "ship", "double_circle": False, "lat": 55, "lon": -9,
            }
        },
        "bonus_tokens": {"glory": {"name": "Gloria", "effects": ["senate"], "count": 2, "set": "base"}},
    }  # fmt: skip
    game = games.load("caesar", own)
    view = game.view(game.new(2), 0)
    assert view["provinces"][-1]["id"] == "thule" and view["borders"][-1]["id"] == "thule-gallia"
    assert game.notation.number("place sword-60 thule-gallia thule") != game.notation.number(
        "place sword-60 thule-gallia hidden"
    )
    for language in ("en", "fr"):
        words = Words(language, game)
        assert words.name("province", "thule") == "Ultima Thule" and words.name("bonus", "glory") == "Gloria"
        turned = words.action(game.notation.number("flip-token thule-gallia"))
        assert {"en": "between Ultima Thule and Gallia", "fr": "entre Ultima Thule et Gallia"}[language] in turned


def test_cae_46_there_is_room_for_so_many_tokens() -> None:
    def own(count: int) -> dict[str, Any]:
        row = {"icons": ["ship"], "values": [1, 1], "count": 0}
        return {"influence_tokens": {f"new-{n}": row for n in range(count)}}

    room = codes.TOKENS - len(CAESAR.board.tokens)
    assert len(games.load("caesar", own(room)).board.tokens) == codes.TOKENS
    with pytest.raises(BadData, match="room for 24; 25 are named"):
        games.load("caesar", own(room + 1))


PROVINCE = {"name": "X", "lat": 50, "lon": 10, "marker_spaces": 1}


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"colour": 3}, "There is no “colour” in the data; known here: sides, provinces"),
        ({"control_markers": 0}, "“control_markers” must be a whole number from 1 to 60"),
        ({"hand": {"base": "two"}}, "“hand.base” must be a whole number"),
        ({"hand": {"solo": 2}}, "There is no “hand.solo”"),
        ({"sides": [{"id": "marius", "colour": "red"}, {"id": "sulla", "colour": "blue"}]}, "“sides[0].id” cannot be"),
        ({"provinces": {"italia": {"name": None}}}, "“provinces.italia.name” must be a text"),
        ({"provinces": {"italia": {"marker_spaces": 3}}}, "“provinces.italia.marker_spaces” must be a whole number"),
        ({"provinces": {"italia": {"lat": "north"}}}, "“provinces.italia.lat” must be a number from -80 to 80"),
        ({"provinces": {"italia": {"fixed_bonus": "joy"}}}, "names “joy”, which “bonus_tokens” does not have"),
        ({"provinces": {"italia": {"second_space": 3}}}, "“provinces.italia.second_space” must be an object"),
        ({"provinces": {"hidden": PROVINCE}}, "“hidden” cannot be an id in “provinces”: it means something else"),
        ({"provinces": {"x y": PROVINCE}}, "“x y” cannot be an id in “provinces”"),
        ({"provinces": {"x": PROVINCE}, "bonus_tokens": {"might": {"count": 9}}}, "“provinces.x” has no border"),
        ({"provinces": {"x": PROVINCE}}, "“bonus_tokens” makes 17, and 18 are needed"),
        ({"provinces": {"creta": False}}, "“creta”"),
        ({"landlocked": {"atlantis": True}}, "names “atlantis”, which “provinces” does not have"),
        ({"borders": {"sardinia-italia": {"between": ["italia", "italia"]}}}, "has “italia” twice"),
        (
            {"borders": {"sardinia-italia": {"double_circle": 1}}},
            "“borders.sardinia-italia.double_circle” must be true",
        ),
        ({"influence_tokens": [{"id": "x", "icons": [], "values": [1, 2], "count": 1}]}, "“influence_tokens.x.icons”"),
        ({"influence_tokens": {"x": {"icons": ["fist"], "values": [1, 2], "count": 1}}}, "cannot be “fist”"),
        ({"influence_tokens": {"x": {"icons": ["ship"], "values": [1], "count": 1}}}, "a list of exactly 2 values"),
        ({"centurion_tokens": {"sword-60": {"icons": ["ship"], "values": [1, 1], "count": 1}}}, "“sword-60” twice"),
        ({"bonus_tokens": {"x": {"effects": ["dance"], "count": 24, "set": "base"}}}, "cannot be “dance”"),
        ({"bonus_tokens": {"x": {"effects": ["might"], "count": 1, "set": "sea"}}}, "“bonus_tokens.x.set”"),
        ({"bonus_tokens": {"senate": {"count": 0}}}, "“bonus_tokens.senate” makes 0, and 1 are needed"),
        ({"solo": {"decks": {"base": {"easy": ["A", "Z"]}}}}, "names “Z”, which “solo.tiles” does not have"),
        ({"solo": {"decks": {"base": {"easy": ["A"]}}}}, "“solo.decks.base.easy” must be a list of 2 to 60 values"),
        ({"solo": {"tiles": {"A": {"actions": ["fly"]}}}}, "cannot be “fly”"),
        ({"confidence": {"solo": [1]}}, "“confidence.solo” must be a text"),
    ],
)
def test_cae_46_own_pieces_that_cannot_be_used_are_refused(own: dict[str, Any], words: str) -> None:
    with pytest.raises(BadData) as error:
        games.load("caesar", own)
    assert words in str(error.value)


def test_cae_46_more_senates_than_markers_are_no_fault() -> None:
    """CAE-R16: a Senate token counts whether or not there are markers left to pay with it."""
    icons = ("sword", "shield", "ship", "laurel")
    tokens = [{"id": f"{icon}-00", "icons": [icon], "values": [0, 0], "count": 4} for icon in icons]
    game = load({"control_markers": 3, "influence_tokens": tokens})
    most = 0
    for seed in range(10):
        state, rng = game.new(2), Rng(seed)
        while actors := state.actors():
            state.play(actors[0], state.sample(actors[0], rng))
            assert game.faults(state) == []
        most = max(most, *state.senates)
    assert most > 3
    assert pickle.loads(pickle.dumps(state)) == state
    data = state.data()
    data["senates"][0] += 1
    with pytest.raises(BadPosition) as told:
        state.restore(data)
    assert "Senate tokens" in str(told.value.params["fault"])
