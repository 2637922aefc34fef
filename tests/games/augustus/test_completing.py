"""Completed objectives: order, batches, new objectives; the worked example of the rulebook."""

from __future__ import annotations

from quadriga import CHANCE
from tests.games.augustus.setup import Setup, Table


def completing(number: str = "2", **setup: str) -> Table:
    """Seat 0 needs one shield to complete objective 2."""
    return Setup(2, **setup).play(0, number, double_sword=1).play(0, "3").play(1, "87").table().chance("draw shield")


def test_aug_8_an_objective_is_completed_when_all_slots_are_filled() -> None:
    table = completing().do(0, "put 2 shield", "reserve")
    table.others_stay()
    assert table.told("ave-caesar") == [{"seat": 0, "objective": "2"}]


def test_aug_9_legions_power_control_rewards_new_objective() -> None:
    setup = Setup(2).play(0, "5", double_sword=2).control(0, "1").play(1, "87")
    table = setup.table().chance("draw chariot").do(0, "put 5 chariot", "reserve").others_stay()
    assert table.told("resolves") == [{"seat": 0, "objective": "5", "legions": 3}]
    assert table.reserve(0) == 8, "seven, and one more by the power"
    wanted = ["ave-caesar", "resolves", "gained", "controls", "resource-taken"]
    assert [key for key in table.kinds() if key in wanted] == wanted
    assert table.decision() == "claim" and table.view()["claim"] == "count_2" and table.controlled(0) == ["1", "5"]
    table.do(0, "claim")
    assert table.decision() == "choose" and table.owner("count_2") == 0


def test_aug_r11_completing_is_compulsory() -> None:
    table = completing().do(0, "put 2 shield")
    assert table.legal(0) == ["take 2 double_sword", "reserve"], "once the slot is chosen a legion has to go there"
    table.do(0, "reserve").others_stay()
    assert table.controlled(0) == ["2"]


def test_aug_10_lower_numbers_are_resolved_first() -> None:
    """AUG-R12: each player finishes before the next one."""
    setup = Setup(3).play(0, "4", double_sword=3).play(1, "2", double_sword=1).play(2, "3", double_sword=3)
    table = setup.table().chance("draw shield")
    for seat, number in ((0, "4"), (1, "2"), (2, "3")):
        table.do(seat, f"put {number} shield", "reserve")
    order = []
    while table.decision() == "choose":
        seat = table.actors()[0]
        order.append(seat)
        assert table.view()["turn"] == seat
        table.do(seat, table.legal(seat)[0]).settle()
    assert order == [1, 2, 0] and table.decision() == "draw"


def test_aug_r12_a_player_finishes_with_all_that_powers_complete() -> None:
    """AUG-12: before the next player, whatever the numbers."""
    setup = Setup(2).play(0, "13", double_sword=2, catapult=1).play(0, "61", shield=1, dagger=2)
    table = setup.play(1, "14", double_sword=2, catapult=1).row("85", "86", "79", "78", "77").table()
    table.chance("draw double_sword").do(0, "put 13 double_sword", "reserve").do(1, "put 14 double_sword", "reserve")
    assert table.decision() == "muster" and table.actors() == [0]
    table.do(0, "put 61 double_sword", "reserve", "put 61 double_sword", "reserve")
    assert table.told("ave-caesar") == [{"seat": 0, "objective": "61"}]
    assert table.controlled(0) == ["13", "61"] and table.controlled(1) == []
    assert table.stage(1, "14") == "completed"
    table.do(0, "decline", "choose 85", "choose 86").settle()
    assert table.told("resolves")[0]["objective"] == "14" and table.actors() == [1]


def test_the_worked_example_with_70_76_and_80() -> None:
    """AUG-R13, AUG-R14, AUG-R15, AUG-R25: three players complete 70, 76 and 80 in one turn."""
    setup = Setup(3).control(0, "2", "9").play(0, "70", double_sword=2, chariot=2, catapult=1)
    setup.play(0, "1").play(0, "4", double_sword=1).crier(2)
    setup.play(1, "76", double_sword=2, standard=1, dagger=1).play(1, "3")
    setup.play(2, "80", double_sword=2, shield=1, standard=1, dagger=1).play(2, "84")
    table = setup.row("60", "61", "62", "63", "64").table().chance("draw standard")
    table.do(0, "put 70 standard", "reserve").do(1, "put 76 standard", "reserve").do(2, "put 80 standard", "reserve")
    # Dimitri: 70 mobilises two legions, which complete 1.
    assert table.actors() == [0] and table.decision() == "muster"
    table.do(0, "put 1 double_sword", "reserve", "put 1 shield", "reserve")
    assert table.controlled(0) == ["1", "2", "9", "70"] and table.owner("set_green") == 0
    # He controls four objectives and may claim that reward, not the one for three.
    assert table.view()["claim"] == "count_4"
    table.do(0, "claim")
    # He chooses two objectives from the same five; then the row is filled up.
    assert table.legal(0) == [f"choose {n}" for n in (60, 61, 62, 63, 64)]
    table.do(0, "choose 60")
    assert table.legal(0) == [f"choose {n}" for n in (61, 62, 63, 64)] and table.row() == ["61", "62", "63", "64"]
    table.do(0, "choose 62")
    assert table.actors() == [CHANCE] and table.decision() == "fill"
    table.chance("deal 5", "deal 6")
    # Romain: 76 makes all others clear an objective. Marilyne has legions on 80 alone, which is neutral.
    assert table.view()["turn"] == 1 and table.actors() == [0] and table.legal(0) == ["clear 4"]
    table.do(0, "clear 4")
    assert table.filled(0, "4") == {} and table.told("cleared") == [{"seat": 0, "objective": "4", "legions": 1}]
    assert table.controlled(1) == ["76"] and table.row() == ["61", "63", "64", "5", "6"]
    table.do(1, "choose 5").chance("deal 7")
    # Marilyne: 80 has no power.
    assert table.controlled(2) == ["80"] and table.seat(2)["points"]["objectives"] == 16
    table.do(2, "choose 61").chance("deal 8")
    assert table.decision() == "draw" and table.reserve(0) == 7 and table.reserve(2) == 7


def test_aug_r13_a_batch_is_resolved_by_number_and_controlled_together() -> None:
    setup = Setup(2).play(0, "72", double_sword=1, shield=1, catapult=1, standard=1).reserve(0, 7)
    setup.play(0, "5", double_sword=1, chariot=1).play(0, "2", shield=1).play(1, "87")
    table = setup.table().chance("draw dagger").do(0, "put 72 dagger", "reserve").others_stay()
    table.do(0, "put 5 double_sword", "reserve")
    assert table.decision() == "muster", "the second legion comes before the completed objective is resolved"
    assert table.controlled(0) == [] and table.stage(0, "5") == "completed" and table.stage(0, "72") == "resolved"
    table.do(0, "put 2 double_sword", "reserve")
    assert [event["objective"] for event in table.told("resolves")] == ["2", "5"]
    assert [event["objective"] for event in table.told("controls")] == ["2", "5", "72"]
    assert table.kinds().index("gained") < table.kinds().index("controls")


def test_aug_r14_only_the_number_after_the_batch_is_offered() -> None:
    table = batch_of_two(("9", "10"))
    assert table.view()["claim"] == "count_4"
    table.do(0, "decline")
    assert table.decision() == "choose"


def test_aug_r14_each_number_passed_is_offered_rising() -> None:
    table = batch_of_two(("9", "10"), count_in_batch="each")
    assert table.view()["claim"] == "count_3"
    table.do(0, "decline")
    assert table.view()["claim"] == "count_4" and table.told("declined") == [{"seat": 0, "reward": "count_3"}]
    table.do(0, "claim")
    assert table.decision() == "choose" and table.owner("count_3") is None and table.owner("count_4") == 0
    table = batch_of_two(("9", "10"), count_in_batch="each").do(0, "claim")
    assert table.decision() == "choose", "one such reward a player"


def batch_of_two(controlled: tuple[str, ...], **options: str) -> Table:
    """Seat 0 completes 13 and, with its power, 3."""
    setup = Setup(2, **options).control(0, *controlled).play(0, "13", double_sword=2, catapult=1)
    setup.play(0, "3", double_sword=2, shield=1).play(1, "87").row("79", "80", "81", "82", "83")
    table = setup.reserve(0, 3).reward(0, *(["wheat"] if "10" in controlled else [])).table()
    table.chance("draw double_sword").do(0, "put 13 double_sword", "reserve").others_stay()
    assert table.decision() == "muster"
    return table.do(0, "put 3 double_sword", "reserve")


def test_aug_17_a_new_objective_is_chosen_from_the_row() -> None:
    setup = Setup(2).play(0, "2", double_sword=1).play(1, "87").row("79", "80", "81", "82", "83")
    table = setup.table().chance("draw shield").do(0, "put 2 shield", "reserve").others_stay()
    assert table.legal(0) == [f"choose {n}" for n in (79, 80, 81, 82, 83)]
    table.do(0, "choose 81")
    assert table.row() == ["79", "80", "82", "83"] and table.in_play(0) == ["81"]
    assert len(table.legal(CHANCE)) == table.view()["deck_size"] == 88 - 1 - 1 - 5
    table.chance("deal 33")
    assert table.row() == ["79", "80", "82", "83", "33"] and table.decision() == "draw"


def test_aug_r15_all_new_objectives_come_from_the_row_as_it_lies() -> None:
    table = batch_of_two(("9", "10")).do(0, "decline", "choose 79")
    assert table.actors() == [0] and table.row() == ["80", "81", "82", "83"]
    table.do(0, "choose 80")
    assert table.decision() == "fill" and len(table.in_play(0)) == 2


def test_aug_r15_an_empty_row_is_filled_in_between() -> None:
    setup = Setup(2).play(0, "35", shield=1, chariot=1, catapult=1).play(1, "87").row("79").rarely()
    table = setup.table().chance("draw double_sword").do(0, "put 35 double_sword", "reserve").others_stay()
    table.do(0, "choose 79")
    assert table.decision() == "fill"
    table.chance("deal 1", "deal 2", "deal 3", "deal 4", "deal 5")
    assert table.legal(0) == [f"choose {n}" for n in (1, 2, 3, 4, 5)]
    table.do(0, "choose 4").chance("deal 6")
    assert table.in_play(0) == ["79", "4"] and table.decision() == "draw"


def test_aug_24_take_two_objectives_instead_of_one() -> None:
    """AUG-R16: one more objective in progress from then on."""
    setup = Setup(2).play(0, "35", shield=1, chariot=1, catapult=1).play(0, "84").play(1, "87")
    table = setup.row("79", "80", "81", "82", "83").table().chance("draw double_sword")
    table.do(0, "put 35 double_sword", "reserve").others_stay().do(0, "choose 79", "choose 83").settle()
    assert table.in_play(0) == ["79", "84", "83"] and len(table.row()) == 5


def test_aug_r16_the_further_objective_stays_when_it_is_completed() -> None:
    setup = (
        Setup(2).control(0, "35").play(0, "2", double_sword=1).play(0, "84").play(0, "79").play(0, "80").play(1, "87")
    )
    table = setup.table().chance("draw shield").do(0, "put 2 shield", "reserve").others_stay().do(0, "decline")
    table.do(0, table.legal(0)[0]).settle()
    assert len(table.in_play(0)) == 4


def test_aug_r17_a_short_row_gives_what_there_is() -> None:
    setup = Setup(2).play(0, "35", shield=1, chariot=1, catapult=1).play(1, "87").row("79")
    rest = [n for n in setup.board.objectives if n not in ("35", "87", "79")]
    setup.control(1, *rest[:-1]).play(1, rest[-1])
    table = setup.rarely().table()
    table.chance("draw double_sword").do(0, "put 35 double_sword", "reserve").others_stay()
    table.do(0, "choose 79")
    assert table.in_play(0) == ["79"] and table.row() == [] and table.view()["deck_size"] == 0
    assert table.told("none-left") == [{"seat": 0, "objectives": 1}] and table.view()["due"] == 0


def test_aug_r18_discards_become_the_new_deck_when_a_card_is_needed() -> None:
    setup = (
        Setup(2)
        .play(0, "2", double_sword=1)
        .play(1, "87")
        .row("79", "80")
        .out("5")
        .aside(0, "6", "7")
        .aside(1, "8", "9")
    )
    rest = [
        n for n, z in zip(setup.board.objectives, setup.data["where"], strict=True) if z == 0 and n not in ("79", "80")
    ]
    setup.control(1, *rest)
    table = setup.rarely().table().chance("draw shield").do(0, "put 2 shield", "reserve").others_stay()
    assert table.view()["deck_size"] == 0 and table.told("reshuffled") == []
    table.do(0, "choose 79")
    assert table.told("reshuffled") == [{"seat": None, "cards": 5}]
    assert table.legal(CHANCE) == [f"deal {n}" for n in (5, 6, 7, 8, 9)]
    table.chance("deal 7", "deal 5", "deal 9", "deal 6")
    assert table.row() == ["80", "7", "5", "9", "6"]


def test_aug_r16_own_data_cannot_bring_more_than_eight_objectives_before_a_player() -> None:
    own = {"objectives": {str(n): {"power": ["take_two"]} for n in range(1, 61)}}
    setup = Setup(2, own).play(1, "87").play(0, "2", double_sword=1)
    for number in ("71", "72", "73", "74", "75", "76", "77"):
        setup.play(0, number)
    table = setup.row("79", "80", "81", "82", "83").table().chance("draw shield").do(0, "put 2 shield", "reserve")
    table.others_stay().do(0, "choose 79").settle()
    assert len(table.in_play(0)) == 8 and table.decision() == "draw" and len(table.row()) == 5
