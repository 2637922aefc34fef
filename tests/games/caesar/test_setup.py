"""CAE-1 to CAE-5 and the set-up of the expansions: what there is and how it is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from quadriga import CHANCE, OMNISCIENT, SPECTATOR, Rng, games
from quadriga.core.errors import BadData, BadOption

from .build import Setup, Table, load, new

CAESAR = games.load("caesar")


def dealt(seats: int = 2, **options: str) -> Table:
    return new(seats, **options).settle()


def test_cae_1_board_of_eighteen_provinces_and_thirty_spaces() -> None:
    board = load().board
    assert (len(board.provinces), len(board.borders)) == (18, 30)
    assert all(one != other for one, other in board.between)
    assert len({frozenset(pair) for pair in board.between}) == 30
    assert Counter(board.icon) == {0: 10, 1: 10, 2: 10}
    assert [p for p, n in zip(board.provinces, board.spaces, strict=True) if n == 2] == ["italia"]
    degrees = Counter(p for pair in board.between for p in pair)
    assert degrees[board.provinces.index("italia")] == 6
    assert sorted(degrees.values()) == [2] * 3 + [3] * 8 + [4] * 6 + [6]


def test_cae_2_each_side_has_sixteen_tokens_and_twelve_markers() -> None:
    view = new().view()
    for side in view["sides"]:
        assert sum(side["bag"].values()) == 16
        assert side["markers_left"] == 12
        assert side["bag"]["laurel-22"] == 2
    board = load().board
    ordinary = [board.values[t] for t, n in enumerate(board.in_bag) if n and not board.laurel[t]]
    assert Counter(ordinary) == {(6, 0): 3, (5, 1): 3, (4, 2): 3, (3, 3): 3}
    counts = dict(zip(board.bonuses, board.bonus_count, strict=True))
    assert counts == {"tactics": 4, "wealth": 4, "might": 4, "senate": 6, "poison": 3, "centurion": 3}


@pytest.mark.parametrize(
    ("token", "icons"),
    [("sword-60", {0}), ("shield-51", {1}), ("ship-42", {2}), ("laurel-31", {0, 1, 2})],
)
def test_cae_3_icon_says_where_a_token_may_lie(token: str, icons: set[int]) -> None:
    table = Setup().hand("caesar", token).table()
    spaces = {text.split()[2] for text in table.legal()}
    board = load().board
    assert spaces == {b for n, b in enumerate(board.borders) if board.icon[n] in icons}


def test_cae_4_senate_on_italia_and_a_random_bonus_elsewhere() -> None:
    table = new()
    assert table.province("italia")["bonus"] == "senate"
    assert table.chance() == {"deal tactics": 4, "deal wealth": 4, "deal might": 4, "deal senate": 5}
    table.settle()
    assert len(table.told("dealt")) == 17
    laid = Counter(p["bonus"] for p in table.view()["provinces"])
    assert laid == {"tactics": 4, "wealth": 4, "might": 4, "senate": 6}
    assert table.view()["bonus_pile"] == {}


def test_cae_5_two_secret_tokens_each_from_a_bag_of_sixteen() -> None:
    table = dealt()
    assert [side["hand_size"] for side in table.view()["sides"]] == [2, 2]
    assert [side["bag_size"] for side in table.view()["sides"]] == [14, 14]
    assert table.view(0)["sides"][0]["hand"] is not None
    assert table.view(0)["sides"][1]["hand"] is None
    assert table.view(SPECTATOR)["sides"][0]["hand"] is None
    assert sum(table.view(0)["sides"][1]["unseen"].values()) == 16


def test_cae_r13_caesar_begins() -> None:
    table = dealt()
    assert (table.decision(), table.turn(), table.actor()) == ("place", "caesar", 0)


@pytest.mark.parametrize(
    ("options", "size", "pile"),
    [
        ({}, 2, 0),
        ({"poison": "on"}, 3, 3),
        ({"centurions": "on"}, 2, 3),
        ({"poison": "on", "centurions": "on"}, 3, 6),
        ({"poison": "on", "border_control": "on"}, 3, 3),
    ],
)
def test_cae_21_three_tokens_with_poison(options: dict[str, str], size: int, pile: int) -> None:
    table = dealt(**options)
    assert [side["hand_size"] for side in table.view()["sides"]] == [size, size]
    assert sum(table.view()["bonus_pile"].values()) == pile


def test_cae_20_poison_tokens_are_mixed_in_and_three_are_removed() -> None:
    table = new(poison="on")
    assert table.chance() == {"deal tactics": 4, "deal wealth": 4, "deal might": 4, "deal senate": 5, "deal poison": 3}
    table.settle()
    laid = Counter(p["bonus"] for p in table.view()["provinces"])
    assert sum(laid.values()) == 18
    assert Counter(table.view()["bonus_pile"]) + laid == Counter(tactics=4, wealth=4, might=4, senate=6, poison=3)


def test_cae_23_centurions_stand_in_view_and_three_bonus_tokens_are_mixed_in() -> None:
    table = new(centurions="on")
    assert table.chance()["deal centurion"] == 3
    table.settle()
    camp = {"centurion-sword-70": 1, "centurion-shield-ship-44": 1, "centurion-laurel-33": 1}
    assert [side["centurions"] for side in table.view(SPECTATOR)["sides"]] == [camp, camp]
    assert all("centurion" not in token for side in table.view()["sides"] for token in side["bag"])
    assert new().side("caesar")["centurions"] == {}


def test_cae_r31_italia_keeps_its_senate() -> None:
    for options, pool in (({"poison": "on"}, 20), ({"poison": "on", "centurions": "on"}, 23)):
        table = new(**options)
        assert table.province("italia")["bonus"] == "senate"
        assert sum(table.chance().values()) == pool
        for seed in range(5):
            done = new(**options).settle(seed)
            assert done.province("italia")["bonus"] == "senate"
            assert sum(done.view()["bonus_pile"].values()) == pool - 17


def test_cae_r37_border_control_needs_another_expansion() -> None:
    with pytest.raises(BadOption) as caught:
        CAESAR.new(2, {"border_control": "on"})
    assert caught.value.code == "border-control-alone"
    for partner in ("poison", "centurions"):
        assert CAESAR.new(2, {"border_control": "on", partner: "on"}).options["border_control"] == "on"
    CAESAR.new(2, {"border_control": "on", "poison": "on", "centurions": "on"})


def test_options_of_the_solo_game_are_not_offered_to_two() -> None:
    for name, value in (
        ("solo_deck", "hard"), ("solo_side", "pompey"), ("crassus_ties", "always"), ("crassus_hard_bonus", "on"),
    ):  # fmt: skip
        CAESAR.new(1, {name: value})
        with pytest.raises(BadOption):
            CAESAR.new(2, {name: value})


def test_options_and_their_values() -> None:
    found = {option.name: option.values for option in CAESAR.meta.options}
    assert found == {
        "poison": ("off", "on"),
        "centurions": ("off", "on"),
        "border_control": ("off", "on"),
        "both_twelve": ("active_first", "draw"),
        "stuck": ("skip", "lose"),
        "two_senates": ("together", "one_by_one"),
        "solo_deck": ("easy", "normal", "hard"),
        "solo_side": ("caesar", "pompey"),
        "crassus_ties": ("own_turn", "always"),
        "crassus_hard_bonus": ("off", "on"),
    }


# ---- CAE-46: a player's own pieces ------------------------------------------------------------------------------


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


@pytest.mark.parametrize(
    "own",
    [
        {"colour": 3},
        {"control_markers": 0},
        {"hand": {"base": "two"}},
        {"influence_tokens": [{"id": "x", "icons": [], "values": [1, 2], "count": 1}]},
        {"influence_tokens": [{"id": "x", "icons": ["fist"], "values": [1, 2], "count": 1}]},
        {"influence_tokens": [{"id": "x", "icons": ["ship"], "values": [1], "count": 1}]},
        {"bonus_tokens": [{"id": "x", "effects": ["dance"], "count": 24, "set": "base"}]},
        {"bonus_tokens": [{"id": "senate", "effects": ["senate"], "count": 3, "set": "base"}]},
        {"solo": {"decks": {"base": {"easy": ["A", "Z"]}}}},
        {"solo": {"decks": {"base": {"easy": ["A"]}}}},
        {"solo": {"tiles": [{"id": "A", "actions": ["fly"]}]}},
    ],
)
def test_cae_46_own_pieces_that_cannot_be_used_are_refused(own: dict[str, object]) -> None:
    with pytest.raises(BadData):
        games.load("caesar", own)


def test_solo_chance_deals_everything() -> None:
    state = CAESAR.new(1)
    assert state.actors() == [CHANCE]
