"""CAE-1 to CAE-5 and the set-up of the expansions: what there is and how it is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from quadriga import CHANCE, SPECTATOR, games
from quadriga.core.errors import BadOption

from .setup import Setup, Table, load, new

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


def test_solo_chance_deals_everything() -> None:
    state = CAESAR.new(1)
    assert state.actors() == [CHANCE]
