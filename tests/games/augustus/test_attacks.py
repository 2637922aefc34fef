"""Red objectives: what victims lose, and who chooses it."""

from __future__ import annotations

import pytest

from quadriga.games.augustus.rules import codes
from tests.games.augustus.setup import Setup, Table
from tests.games.augustus.test_powers import all_but


def attack(setup: Setup, number: str) -> Table:
    """Seat 0 completes a red objective with a double sword; the others stay."""
    setup.play(0, number, **all_but(number, "double_sword"))
    table = setup.table().chance("draw double_sword").do(0, f"put {number} double_sword", "reserve")
    return table.others_stay()


@pytest.mark.parametrize(("number", "count"), [("37", 1), ("38", 1), ("41", 2), ("42", 2)])
def test_aug_20_every_other_player_takes_legions_back(number: str, count: int) -> None:
    setup = Setup(3).play(1, "80", shield=1, standard=2).play(2, "79", dagger=1, standard=2)
    table = attack(setup, number)
    assert table.decision() == "remove" and table.actors() == [1, 2]
    table.do(1, *["take 80 standard"] * count)
    assert table.filled(1, "80") == {"shield": 1, "standard": 2}, "nothing happens before all have chosen"
    table.do(2, *["take 79 standard"] * count)
    assert table.filled(1, "80").get("standard", 0) == 2 - count == table.filled(2, "79").get("standard", 0)
    assert table.reserve(1) == table.reserve(2) == 4 + count
    assert len(table.told("removed")) == 2 * count


def test_aug_r21_victims_choose_at_the_same_time() -> None:
    """AUG-R21: also when placement is ordered."""
    for placement in ("simultaneous", "ordered"):
        setup = Setup(3, placement=placement).play(1, "77", shield=1, chariot=1).play(2, "78", shield=1, chariot=1)
        table = attack(setup, "37")
        assert table.actors() == [1, 2] and table.view(1)["seats"][2]["picks"] is None
        table.do(2, "take 78 chariot")
        assert table.kinds() == ["committed"] and table.actors() == [1]
        assert table.view(1)["seats"][2]["picks"] is None and table.view(2)["seats"][2]["picks"] == [["78", "chariot"]]
        table.do(1, "take 77 shield")
        assert table.kinds()[:4] == ["committed", "shown", "removed", "removed"]


def test_aug_r22_who_has_fewer_legions_loses_them_all() -> None:
    """AUG-R22: they go to the reserve, never out of the game; nothing is asked."""
    setup = Setup(3).play(1, "80", shield=1, standard=1).play(2, "79", dagger=1)
    table = attack(setup, "41")
    assert table.told("removed") == [
        {"seat": 1, "objective": "80", "symbol": "shield"},
        {"seat": 1, "objective": "80", "symbol": "standard"},
        {"seat": 2, "objective": "79", "symbol": "dagger"},
    ]
    assert table.reserve(1) == table.reserve(2) == 7 and table.controlled(0) == ["41"]


def test_aug_r22_one_victim_chooses_and_another_loses_all() -> None:
    table = attack(Setup(3).play(1, "80", shield=1, standard=2).play(2, "79", dagger=1), "41")
    assert table.actors() == [1] and table.filled(2, "79") == {"dagger": 1}
    assert table.do(1, "take 80 shield").legal(1) == ["take 80 standard"]
    table.do(1, "take 80 standard")
    assert table.filled(1, "80") == {"standard": 1} and table.filled(2, "79") == {}


def test_an_attack_without_victims_has_no_effect() -> None:
    for number in ("37", "41", "75", "81"):
        table = attack(Setup(3).play(1, "80").play(2, "79"), number)
        assert len(table.told("no-effect")) == 1 and table.decision() == "choose"


@pytest.mark.parametrize("number", ["75", "76"])
def test_aug_21_every_other_player_clears_an_objective(number: str) -> None:
    setup = Setup(3).play(1, "80", shield=1, standard=2).play(1, "84", dagger=1).play(2, "78")
    table = attack(setup, number)
    assert table.actors() == [1] and table.legal(1) == ["clear 80", "clear 84"]
    table.do(1, "clear 80")
    assert table.filled(1, "80") == {} and table.filled(1, "84") == {"dagger": 1} and table.reserve(1) == 6
    assert table.told("cleared") == [{"seat": 1, "objective": "80", "legions": 3}]
    while table.decision() != "draw":
        table.do(0, table.legal(0)[0]) if table.actors() == [0] else table.settle()
    table.chance("draw shield")
    assert "put 80 shield" in table.legal(1), "its slots are free again"


def test_aug_r23_an_objective_without_legions_cannot_be_cleared() -> None:
    table = attack(Setup(2).play(1, "80", shield=1).play(1, "84"), "75")
    assert table.legal(1) == ["clear 80"]
    assert table.refused(1, "clear 84") == ("nothing-to-clear", "AUG-R23")


@pytest.mark.parametrize("number", ["81", "82"])
def test_aug_22_every_other_player_loses_a_controlled_objective(number: str) -> None:
    setup = Setup(3).control(1, "1", "2").control(2, "3").play(1, "87").play(2, "88")
    table = attack(setup, number)
    assert table.actors() == [1, 2] and table.legal(1) == ["lose 1", "lose 2"] and table.legal(2) == ["lose 3"]
    table.do(1, "lose 2").do(2, "lose 3")
    assert table.controlled(1) == ["1"] and table.controlled(2) == []
    assert table.view()["discarded"] == ["2", "3"] and table.in_play(1) == ["87"]


def test_aug_r24_points_and_permanent_power_are_lost_rewards_stay() -> None:
    """AUG-15: rewards for colours and numbers are never lost."""
    setup = Setup(2).control(1, "9", "2", "14").reward(1, "set_green", "count_3").play(1, "87")
    table = attack(setup, "81")
    assert table.seat(1)["linked"] and table.seat(1)["points"]["objectives"] == 9
    table.do(1, "lose 9")
    assert table.seat(1)["linked"] == {} and table.seat(1)["points"]["objectives"] == 6
    assert table.owner("set_green") == 1 and table.owner("count_3") == 1
    assert table.seat(1)["total"] == 6 + 4 + 4


def test_aug_r25_waiting_and_resolved_objectives_are_immune() -> None:
    """AUG-11: a completed objective that waits keeps its legions."""
    setup = Setup(3).play(0, "37", **all_but("37", "double_sword")).play(1, "79", **all_but("79", "double_sword"))
    setup.play(2, "77", shield=2)
    table = setup.table().chance("draw double_sword")
    table.do(0, "put 37 double_sword", "reserve").do(1, "put 79 double_sword", "reserve")
    assert table.actors() == [2] and table.decision() == "remove"
    assert sum(table.filled(1, "79").values()) == 6 and table.stage(1, "79") == "completed"
    setup = Setup(2).play(0, "37", **all_but("37", "double_sword")).play(1, "43", **all_but("43", "double_sword"))
    table = setup.play(1, "77", shield=1, chariot=1).table().chance("draw double_sword")
    table.do(0, "put 37 double_sword", "reserve").do(1, "put 43 double_sword", "reserve")
    assert table.refused(1, "take 43 shield") == ("completed", "AUG-R25")


def test_aug_11_a_neutral_objective_cannot_be_lost_either() -> None:
    """AUG-R25: not under control yet; but once it is, players who resolve later can hit it."""
    setup = Setup(2).play(0, "81", **all_but("81", "double_sword")).play(1, "13", **all_but("13", "double_sword"))
    table = setup.table().chance("draw double_sword")
    table.do(0, "put 81 double_sword", "reserve").do(1, "put 13 double_sword", "reserve")
    assert table.told("resolves")[0]["objective"] == "13" and table.told("controls")[0]["objective"] == "13"
    table.do(1, table.legal(1)[0]).settle()
    assert table.decision() == "lose" and table.legal(1) == ["lose 13"]
    setup = Setup(2).play(0, "81", **all_but("81", "double_sword")).play(1, "82", **all_but("82", "double_sword"))
    table = setup.table().chance("draw double_sword")
    table.do(0, "put 81 double_sword", "reserve").do(1, "put 82 double_sword", "reserve")
    assert table.told("no-effect") == [{"seat": 0, "power": "lose_objective", "left": 0}], "82 waits and is immune"


def test_red_objectives_are_the_eight_attacks() -> None:
    board = Setup(2).board
    red = [number for number, is_red in zip(board.objectives, board.red, strict=True) if is_red]
    assert red == ["37", "38", "41", "42", "75", "76", "81", "82"]
    assert {board.colour[board.objectives.index(n)] for n in red} == set(range(codes.COLOURS))
