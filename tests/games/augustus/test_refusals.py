"""Why a decision is refused: the reason and its rule."""

from __future__ import annotations

import pytest

from quadriga import CHANCE
from quadriga.core.errors import GameOver, Illegal, NotYourDecision
from quadriga.words import Words
from tests.games.augustus.setup import Setup, Table
from tests.games.augustus.test_end import finish, six
from tests.games.augustus.test_powers import rearranging


def table() -> Table:
    setup = Setup(2).play(0, "17", shield=1, double_sword=2).play(0, "25").play(1, "18")
    return setup.table().chance("draw shield")


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("put 18 shield", "not-in-progress", "AUG-R2"),
        ("put 17 double_sword", "slot-taken", "AUG-R2"),
        ("put 25 chariot", "wrong-symbol", "AUG-4"),
        ("take 17 shield", "other-decision", "AUG-R2"),
        ("reserve", "other-decision", "AUG-R2"),
        ("claim", "other-decision", "AUG-R2"),
        ("deal 3", "other-decision", "AUG-R2"),
        ("done", "other-decision", "AUG-R2"),
    ],
)
def test_a_slot_that_cannot_be_chosen(text: str, reason: str, rule: str) -> None:
    assert table().refused(0, text) == (reason, rule)


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("take 17 shield", "same-slot", "AUG-R2"),
        ("take 25 catapult", "no-legion-there", "AUG-R2"),
        ("take 18 shield", "not-in-progress", "AUG-R2"),
        ("put 25 shield", "other-decision", "AUG-R2"),
        ("stay", "other-decision", "AUG-R2"),
    ],
)
def test_a_legion_that_cannot_be_taken(text: str, reason: str, rule: str) -> None:
    assert table().do(0, "put 17 shield").refused(0, text) == (reason, rule)


def test_an_empty_reserve_and_no_other_legion() -> None:
    setup = Setup(2).play(0, "17", shield=1, double_sword=2).play(0, "25").reserve(0, 0).play(1, "18")
    assert setup.table().chance("draw shield").do(0, "put 25 shield").refused(0, "reserve") == (
        "reserve-empty",
        "AUG-R2",
    )
    setup = Setup(2).play(0, "17", shield=1).play(0, "25").reserve(0, 0).play(1, "18")
    assert setup.table().chance("draw shield").refused(0, "put 17 shield") == ("no-legion-for-it", "AUG-R2")


def test_rearranging() -> None:
    now = rearranging()
    assert now.refused(0, "take 2 shield") == ("no-legion-there", "AUG-R10")
    now.do(0, "take 17 shield")
    assert now.refused(0, "put 17 shield") == ("just-picked-up", "AUG-25")
    assert now.refused(0, "put 2 double_sword") == ("slot-taken", "AUG-R10")
    assert now.refused(0, "put 1 shield") == ("not-in-progress", "AUG-R10")
    assert now.refused(0, "done") == ("other-decision", "AUG-R10")
    now.do(0, "put 17 double_sword")
    assert now.refused(0, "take 17 double_sword") == ("just-put-down", "AUG-25")


def test_rearranging_with_nowhere_to_go() -> None:
    setup = Setup(2).play(0, "43", double_sword=1, shield=1, chariot=1).play(0, "2", double_sword=1).play(1, "1")
    now = setup.table().chance("draw standard").do(0, "put 43 standard", "reserve").others_stay()
    now.do(0, "take 2 double_sword", "put 2 shield")
    assert now.legal(0) == ["done"]
    setup = Setup(2).play(0, "43", double_sword=1, shield=1, chariot=1).play(0, "17", double_sword=1).play(1, "1")
    setup.play(0, "2", double_sword=1).reserve(0, 1)
    now = setup.table().chance("draw standard").do(0, "put 43 standard", "reserve").others_stay()
    now.do(0, "take 17 double_sword", "put 2 shield")
    assert now.refused(0, "take 17 double_sword") == ("no-legion-there", "AUG-R10")
    now.do(0, "take 2 double_sword", "put 17 shield")
    assert now.refused(0, "take 2 shield") == ("just-put-down", "AUG-25")


def test_rearranging_on_to_the_class_it_came_from() -> None:
    setup = Setup(2).play(0, "43", double_sword=1, shield=1, chariot=1).play(0, "3", double_sword=2, shield=1)
    now = setup.play(1, "1").table().chance("draw standard").do(0, "put 43 standard", "reserve").others_stay()
    assert now.legal(0) == ["take 3 shield", "done"]
    assert now.refused(0, "take 3 double_sword") == ("nowhere-to-go", "AUG-25")


def test_blocks_of_actions() -> None:
    setup = Setup(2).play(0, "2", double_sword=1).play(1, "87").row("79", "80", "81", "82", "83")
    now = setup.table().chance("draw shield").do(0, "put 2 shield", "reserve").others_stay()
    assert now.refused(0, "choose 78") == ("not-in-row", "AUG-17")
    with pytest.raises(NotYourDecision):
        now.state.play(1, now.game.notation.number("choose 79"))


def test_chance_gives_what_there_is() -> None:
    now = Setup(2).play(0, "2").play(1, "3").bag(shield=2, joker=2).table()
    assert now.refused(CHANCE, "draw dagger") == ("not-there", "AUG-3")


def test_a_game_that_is_over() -> None:
    now = finish(six(Setup(2)).play(1, "87"))
    with pytest.raises(GameOver):
        now.state.play(0, now.game.notation.number("stay"))


def test_keep_complete_and_lose() -> None:
    from tests.games.augustus.test_attacks import attack
    from tests.games.augustus.test_powers import all_but, use
    from tests.games.augustus.test_setup import dealt

    start = dealt(2)
    other = start.seat(1)["hand"][0]
    assert start.refused(0, f"keep {other}") == ("not-to-keep", "AUG-R31")
    setup = Setup(2).play(0, "88", **all_but("88", "dagger")).play(0, "16").play(0, "80").play(1, "1")
    assert use(setup, "88", "dagger").refused(0, "complete 88") == ("not-in-progress", "AUG-R19")
    lost = attack(Setup(2).control(1, "1", "2").play(1, "87"), "81")
    assert lost.refused(1, "lose 87") == ("not-under-control", "AUG-R24")
    hit = attack(Setup(2).play(1, "80", shield=1, standard=2).play(1, "84"), "37")
    assert hit.refused(1, "take 84 dagger") == ("no-legion-there", "AUG-R22")
    assert hit.refused(1, "take 37 shield") == ("not-in-progress", "AUG-R22")


def test_a_power_that_mobilises() -> None:
    """AUG-18, AUG-R8: the rule is that of the power, not that of a token."""
    from tests.games.augustus.test_powers import all_but, use

    setup = Setup(2).play(0, "14", **all_but("14", "catapult")).play(0, "17", double_sword=1).play(1, "1")
    now = use(setup, "14", "catapult")
    assert now.refused(0, "put 17 shield") == ("wrong-symbol", "AUG-18")
    assert now.refused(0, "put 1 shield") == ("not-in-progress", "AUG-R8")
    assert now.refused(0, "put 14 catapult") == ("completed", "AUG-R3")
    now.do(0, "put 17 double_sword")
    assert now.refused(0, "take 17 shield") == ("no-legion-there", "AUG-R8")
    assert now.refused(0, "stay") == ("other-decision", "AUG-R8")


def test_clearing_an_objective() -> None:
    """AUG-R23: one of your own that holds a legion."""
    from tests.games.augustus.test_attacks import attack

    now = attack(Setup(2).play(1, "80", shield=1).play(1, "79", dagger=1).play(1, "78"), "75")
    assert now.decision() == "clear"
    assert now.refused(1, "clear 78") == ("nothing-to-clear", "AUG-R23")
    assert now.refused(1, "clear 75") == ("not-in-progress", "AUG-R23")


@pytest.mark.parametrize(
    ("before", "text", "english", "french"),
    [
        ([], "reserve", "Place a legion: choose a glowing slot", "Posez une légion sur une case qui brille"),
        (["put 17 shield"], "stay", "Choose where this legion comes from.", "Choisissez d’où vient cette légion."),
    ],
)
def test_another_decision_is_named(before: list[str], text: str, english: str, french: str) -> None:
    now = table().do(0, *before)
    with pytest.raises(Illegal) as error:
        now.do(0, text)
    assert f"“{english}" in str(error.value) and f"«\u202f{french}" in Words("fr").error(error.value)
