"""Components and set-up."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, Match, Rng, games
from quadriga.core.errors import BadData
from quadriga.games.augustus.rules import codes
from tests.games.augustus.setup import Setup, Table, load


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Table:
    state = load().new(seats, options)
    load().deal(state, Rng(seed))
    return Table(state)


def test_aug_1_the_box() -> None:
    board = load().board
    assert [board.colour.count(n) for n in range(4)] == [34, 28, 18, 8]
    assert board.tokens == [6, 5, 4, 3, 2, 1, 2] and board.legions == 48 and len(board.rewards) == 12
    slots = [sum(card) for card in board.slots]
    assert [slots.count(n) for n in range(2, 7)] == [2, 8, 40, 28, 10]
    assert [sum(card[s] for card in board.slots) for s in range(6)] == [96, 88, 72, 56, 48, 28]
    powers = [(kind, tuple(values)) for kind, values in zip(board.power, board.power_values, strict=True) if kind]
    assert len(powers) == 66 and all(powers.count(power) == 2 for power in powers)
    gold = [n for n, found in zip(board.objectives, board.produces, strict=True) if codes.GOLD in found]
    wheat = [n for n, found in zip(board.objectives, board.produces, strict=True) if codes.WHEAT in found]
    assert gold == ["24", "26", "45", "63", "68", "69", "87"] and wheat == ["5", "7", "10", "40", "68", "86", "87"]
    assert dict(zip(board.rewards, board.reward_points, strict=True)) == {
        "set_senator": 2, "set_green": 4, "one_of_each": 6, "set_pink": 8, "set_orange": 10,
        "count_2": 2, "count_3": 4, "count_4": 6, "count_5": 8, "count_6": 10, "gold": 5, "wheat": 5,
    }  # fmt: skip


def test_aug_1_numbers_rise_with_the_cost() -> None:
    weights = [sum(n * count for n, count in enumerate(card, start=1)) for card in load().board.slots]
    assert weights == sorted(weights)


def test_names_are_there_and_differ() -> None:
    names = load().board.names
    assert len(set(names)) == 88 and all(name.strip() for name in names)


def test_aug_r37_doubtful_objectives_tell_their_doubt() -> None:
    board = load().board
    doubtful = [number for number, doubt in zip(board.objectives, board.doubts, strict=True) if doubt]
    assert doubtful == ["21", "22", "53", "54", "84", "87", "88"]
    assert board.slots[20] == board.slots[22] == [2, 1, 2, 0, 0, 0] and board.points[20] == 9


def test_aug_2_set_up() -> None:
    table = dealt(4)
    view = table.view()
    assert [seat["reserve"] for seat in view["seats"]] == [7, 7, 7, 7] and view["supply"] == 20
    assert len(view["row"]) == 5 and view["deck_size"] == 88 - 5 - 24
    assert all(owner is None for owner in view["rewards"].values())
    assert view["bag"] == dict(zip(codes.TOKEN_NAMES, [6, 5, 4, 3, 2, 1, 2], strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_aug_r31_three_of_six_are_kept_by_all_at_once(seats: int) -> None:
    """AUG-2: the start objectives."""
    table = dealt(seats)
    assert table.actors() == list(range(seats)) and table.decision() == "keep"
    hands = [seat["hand"] for seat in table.view()["seats"]]
    assert all(len(hand) == 6 for hand in hands)
    for seat in reversed(range(seats)):
        hand = sorted(hands[seat], key=int)
        assert table.legal(seat) == [f"keep {number}" for number in hand[:4]]
        table.do(seat, f"keep {hand[1]}")
        assert table.legal(seat) == [f"keep {number}" for number in hand[2:5]]
        table.do(seat, f"keep {hand[2]}", f"keep {hand[5]}")
        if seat:
            assert table.kinds() == ["committed"] and table.in_play(seat) == []
    assert table.kinds()[:2] == ["committed", "shown"] and table.kinds().count("kept") == 3 * seats
    for seat in range(seats):
        hand = sorted(hands[seat], key=int)
        assert table.in_play(seat) == [hand[1], hand[2], hand[5]]
        assert table.seat(seat)["aside"] == [hand[0], hand[3], hand[4]]
    assert table.actors() == [CHANCE] and table.decision() == "draw"


def test_aug_r31_every_choice_of_three_comes_up_once() -> None:
    table = dealt(2)
    found = set()
    for one in table.legal(0):
        first = Table(table.state.clone()).do(0, one)
        for two in first.legal(0):
            second = Table(first.state.clone()).do(0, two)
            found |= {(one, two, three) for three in second.legal(0)}
    assert len(found) == 20


def test_aug_r31_random_three_for_a_first_game() -> None:
    table = dealt(3, start="random_three")
    assert table.decision() == "draw" or table.actors() != [CHANCE]
    assert all(len(table.in_play(seat)) == 3 and table.seat(seat)["aside"] == [] for seat in range(3))


def test_aug_r32_the_first_crier_is_drawn_by_lot() -> None:
    state = load().new(5)
    assert [load().notation.text(action) for action in state.legal(CHANCE)] == [f"crier {n}" for n in range(5)]
    assert state.weights() == [1] * 5
    state.play(CHANCE, load().notation.number("crier 3"))
    assert load().view(state, 0)["crier"] == 3


def test_aug_r5_the_bag_cannot_run_empty() -> None:
    with pytest.raises(BadData, match=r"tokens\.joker"):
        games.load("augustus", {"tokens": {"joker": 0}})
    table = Setup(2).play(0, "88").play(1, "87").bag(joker=2).table()
    assert table.legal(CHANCE) == ["draw joker"]
    table.chance("draw joker").others_stay()
    assert sum(table.view()["bag"].values()) == 23


def test_a_match_plays_the_set_up_by_itself() -> None:
    match = Match(load().new(4), Rng(2))
    assert match.state.actors() == [0, 1, 2, 3] and match.game.view(match.state, 1)["decision"] == "keep"
