"""Drawing tokens and mobilising legions."""

from __future__ import annotations

import pytest

from quadriga import CHANCE
from quadriga.games.augustus.rules import codes
from tests.games.augustus.setup import Setup, Table


def example() -> Table:
    """The rulebook's example: objectives 19, 20 and 21, two legions in the reserve, a shield is drawn."""
    setup = Setup(2).play(0, "19", double_sword=1).play(0, "20", double_sword=1, standard=1)
    return setup.play(0, "21", shield=1, chariot=1).play(1, "2").table()


def test_aug_3_the_crier_draws_a_token() -> None:
    table = example()
    assert table.actors() == [CHANCE] and table.decision() == "draw"
    weights = dict(zip(table.legal(CHANCE), table.state.weights(), strict=True))
    assert weights == {f"draw {name}": n for name, n in zip(codes.TOKEN_NAMES, [6, 5, 4, 3, 2, 1, 2], strict=True)}
    table.chance("draw shield")
    assert table.told("drew") == [{"seat": 0, "token": "shield"}]
    assert table.view()["token"] == "shield" and table.view()["bag"]["shield"] == 4
    assert dict(zip(table.legal(CHANCE), table.state.weights(), strict=True)) == {}


def test_aug_4_a_legion_of_the_reserve_goes_to_a_slot_of_the_symbol() -> None:
    table = example().chance("draw shield")
    assert table.reserve(0) == 2
    assert table.legal(0) == ["put 19 shield", "put 20 shield", "stay"]
    table.do(0, "put 20 shield", "reserve").others_stay()
    assert table.filled(0, "20") == {"double_sword": 1, "shield": 1, "standard": 1} and table.reserve(0) == 1
    assert table.told("placed") == [{"seat": 0, "objective": "20", "symbol": "shield"}]


def test_aug_5_any_legion_may_be_moved_instead() -> None:
    table = example().chance("draw shield").do(0, "put 19 shield")
    sources = ["19 double_sword", "20 double_sword", "20 standard", "21 shield", "21 chariot"]
    assert table.legal(0) == [*(f"take {source}" for source in sources), "reserve"]
    table.do(0, "take 21 shield").others_stay()
    assert table.filled(0, "19") == {"double_sword": 1, "shield": 1} and table.filled(0, "21") == {"chariot": 1}
    assert table.reserve(0) == 2
    assert [k for k in table.kinds() if k != "committed"][:3] == ["shown", "lifted", "put-down"]


def test_aug_6_mobilising_is_never_compulsory_and_one_legion_a_token() -> None:
    table = example().chance("draw shield").do(0, "stay")
    assert table.actors() == [1]
    table.do(1, "put 2 shield", "reserve")
    assert table.told("stayed") == [{"seat": 0}] and table.decision() == "draw"
    assert sum(table.filled(0, "19").values()) == 1


def test_aug_r2_a_slot_of_another_class_and_no_take_back() -> None:
    """AUG-R2: the legion cannot come from the class it goes to; with an empty reserve and no other legion, nothing."""
    setup = Setup(2).play(0, "17", shield=1).reserve(0, 0).play(1, "2")
    table = setup.table().chance("draw shield")
    assert table.actors() == [1] and table.legal(0) == []
    setup = Setup(2).play(0, "17", shield=1, double_sword=1).reserve(0, 0).play(1, "2")
    table = setup.table().chance("draw shield")
    assert table.legal(0) == ["put 17 shield", "stay"]
    assert table.do(0, "put 17 shield").legal(0) == ["take 17 double_sword"]


def test_who_cannot_mobilise_is_not_asked() -> None:
    table = Setup(3).play(0, "2").play(1, "73").play(2, "1").table().chance("draw shield")
    assert table.actors() == [0, 2]
    table = Setup(3).play(0, "2").play(1, "73").table().chance("draw dagger")
    assert table.decision() == "draw", "nobody can use a dagger: the next token is drawn"


def test_aug_7_a_joker_is_any_symbol_and_passes_the_bag() -> None:
    table = example().chance("draw joker")
    free = ["19 double_sword", "19 shield", "19 standard", "20 double_sword", "20 shield"]
    free += ["21 double_sword", "21 chariot"]
    assert table.legal(0) == [*(f"put {slot}" for slot in free), "stay"]
    assert table.legal(1) == ["put 2 double_sword", "put 2 shield", "stay"]
    table.do(0, "put 19 standard", "reserve").do(1, "put 2 shield", "reserve")
    assert table.told("bag-passed") == [{"seat": 1}] and table.view()["crier"] == 1


def test_aug_r4_all_tokens_go_back_when_the_turn_of_a_joker_is_over() -> None:
    """AUG-R4: the joker too; while the turn lasts it lies open."""
    table = Setup(2).play(0, "2", double_sword=1).play(1, "3").crier(1).bag(shield=1, joker=2).table()
    table.chance("draw joker")
    assert table.view()["bag"]["joker"] == 1
    table.do(0, "put 2 shield", "reserve").do(1, "stay")
    assert table.decision() == "choose" and sum(table.view()["bag"].values()) == 2, "the turn is not over yet"
    table.do(0, table.legal(0)[0]).settle()
    assert table.view()["bag"] == dict(zip(codes.TOKEN_NAMES, [6, 5, 4, 3, 2, 1, 2], strict=True))
    assert table.view()["crier"] == 0


@pytest.mark.parametrize("first", [0, 1, 2])
def test_aug_r1_all_decide_at_once_and_show_it_together(first: int) -> None:
    setup = Setup(3).crier(1)
    for seat, number in enumerate(("2", "1", "3")):
        setup.play(seat, number)
    table = setup.table().chance("draw shield")
    assert table.actors() == [0, 1, 2]
    for n in range(3):
        seat = (first + n) % 3
        number = ("2", "1", "3")[seat]
        table.do(seat, f"put {number} shield")
        assert seat in table.actors() and table.kinds() == []
        table.do(seat, "reserve")
        if n < 2:
            assert table.kinds() == ["committed"]
            assert all(table.filled(s, ("2", "1", "3")[s]) == {} for s in range(3))
    assert table.kinds()[:2] == ["committed", "shown"]
    assert [event["seat"] for event in table.told("placed")] == [1, 2, 0], "shown clockwise from the crier"


def test_aug_r1_ordered_placement_goes_clockwise_from_the_crier() -> None:
    setup = Setup(3, placement="ordered").crier(1)
    for seat, number in enumerate(("2", "1", "3")):
        setup.play(seat, number)
    table = setup.table().chance("draw shield")
    for seat, number in ((1, "1"), (2, "3"), (0, "2")):
        assert table.actors() == [seat]
        table.do(seat, f"put {number} shield", "reserve")
        assert table.told("placed")[0]["seat"] == seat and "committed" not in table.kinds()
        assert table.filled(seat, number) == {"shield": 1}, "seen at once"
    assert table.decision() == "draw"


def test_aug_r1_ordered_completions_still_go_by_number() -> None:
    """AUG-10: the order of placing does not change the order of resolution."""
    setup = Setup(2, placement="ordered").crier(1).play(0, "1", double_sword=1).play(1, "2", double_sword=1)
    table = setup.table().chance("draw shield").do(1, "put 2 shield", "reserve")
    assert table.stage(1, "2") == "completed" and table.actors() == [0]
    table.do(0, "put 1 shield", "reserve")
    assert table.told("resolves")[0]["seat"] == 0


def test_aug_r3_legions_of_a_completed_objective_are_frozen() -> None:
    """AUG-R3: the second legion of a power cannot come from what the first one completed."""
    setup = Setup(2).play(0, "70", double_sword=2, chariot=2, catapult=1).play(0, "1", double_sword=1)
    table = setup.play(0, "3").play(1, "87").table().chance("draw standard").do(0, "put 70 standard", "reserve")
    table.others_stay()
    assert table.decision() == "muster"
    table.do(0, "put 1 shield", "reserve")
    assert table.stage(0, "1") == "completed"
    assert table.do(0, "put 3 shield").legal(0) == ["reserve"]
    assert table.refused(0, "take 1 shield") == ("completed", "AUG-R3")


def test_aug_27_an_equivalence_lets_a_symbol_stand_for_another() -> None:
    table = Setup(2).control(0, "9").play(0, "73").play(0, "2").play(1, "87").table()
    assert table.seat(0)["linked"] == {"double_sword": ["shield"], "shield": ["double_sword"]}
    table.chance("draw shield")
    assert table.legal(0) == ["put 2 double_sword", "put 2 shield", "stay"]


def test_aug_r6_equivalences_work_both_ways_and_never_chain() -> None:
    """The rulebook's example: shield = chariot and chariot = catapult; a shield allows no catapult."""
    setup = Setup(2).control(0, "31", "55").play(0, "25").play(1, "87")
    table = setup.table().chance("draw shield")
    assert table.legal(0) == ["put 25 shield", "put 25 chariot", "stay"]
    assert table.refused(0, "put 25 catapult") == ("wrong-symbol", "AUG-R6")
    table.others_stay().chance("draw catapult")
    assert table.legal(0) == ["put 25 chariot", "put 25 catapult", "stay"]
    table.others_stay().chance("draw chariot")
    assert table.legal(0) == ["put 25 shield", "put 25 chariot", "put 25 catapult", "stay"]


def test_aug_r6_an_equivalence_works_from_the_next_draw_on() -> None:
    setup = (
        Setup(2).play(0, "9", double_sword=2, shield=1).play(0, "25").play(1, "87").row("79", "80", "81", "82", "83")
    )
    table = (
        setup.table().chance("draw shield").do(0, "put 9 shield", "reserve").others_stay().do(0, "choose 79").settle()
    )
    assert table.seat(0)["linked"]["shield"] == ["double_sword"]
    table.chance("draw double_sword")
    assert table.legal(0) == ["put 25 double_sword", "put 25 shield", "put 79 double_sword", "put 79 shield", "stay"]


def test_a_joker_needs_no_equivalence() -> None:
    one = Setup(2).control(0, "9").play(0, "25").play(1, "87").table().chance("draw joker").legal(0)
    other = Setup(2).play(0, "25").play(1, "87").table().chance("draw joker").legal(0)
    assert one == other
