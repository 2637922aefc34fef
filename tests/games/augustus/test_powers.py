"""Powers that help their owner."""

from __future__ import annotations

import pytest

from quadriga.games.augustus.rules import codes
from tests.games.augustus.setup import Setup, Table


def use(setup: Setup, number: str, last: str, symbol: str | None = None) -> Table:
    """Seat 0 completes an objective with its last legion from the reserve; the others stay."""
    table = setup.table().chance(f"draw {symbol or last}").do(0, f"put {number} {last}", "reserve")
    return table.others_stay()


def all_but(number: str, last: str) -> dict[str, int]:
    """The slots of an objective, all but one filled."""
    board = Setup(2).board
    slots = board.slots[board.objectives.index(number)]
    filled = {name: slots[n] for n, name in enumerate(codes.SYMBOL_NAMES) if slots[n]}
    filled[last] -= 1
    return filled


@pytest.mark.parametrize(
    ("number", "last", "symbol"),
    [("14", "catapult", "double_sword"), ("30", "catapult", "shield"), ("51", "catapult", "chariot"),
     ("59", "chariot", "catapult"), ("19", "shield", "standard"), ("33", "shield", "dagger")],
)  # fmt: skip
def test_aug_18_mobilise_two_on_a_symbol(number: str, last: str, symbol: str) -> None:
    setup = Setup(2).play(0, number, **all_but(number, last)).play(0, "81").play(0, "82").play(1, "1")
    table = use(setup, number, last)
    assert table.decision() == "muster" and table.actors() == [0]
    assert table.view()["power"] == {"kind": "mobilise_symbol", "left": 2, "symbols": [symbol]}
    assert table.legal(0) == [f"put 81 {symbol}", f"put 82 {symbol}", "stay"]
    table.do(0, f"put 81 {symbol}", "reserve")
    assert table.legal(0) == [f"put 82 {symbol}", "stay"]
    table.do(0, f"put 82 {symbol}", "reserve")
    assert table.filled(0, "81") == table.filled(0, "82") == {symbol: 1} and table.controlled(0) == [number]


@pytest.mark.parametrize(("number", "count"), [("46", 1), ("70", 2), ("72", 2)])
def test_aug_19_mobilise_anywhere(number: str, count: int) -> None:
    setup = Setup(2).play(0, number, **all_but(number, "standard")).play(0, "81").play(1, "1")
    table = use(setup, number, "standard")
    assert table.legal(0) == [f"put 81 {symbol}" for symbol in codes.SYMBOL_NAMES] + ["stay"]
    for symbol in codes.SYMBOL_NAMES[:count]:
        table.do(0, f"put 81 {symbol}", "reserve")
    assert table.controlled(0) == [number] and sum(table.filled(0, "81").values()) == count


def test_aug_r7_equivalences_do_not_help_a_power() -> None:
    setup = Setup(2).control(0, "9").play(0, "14", **all_but("14", "catapult")).play(0, "17").play(1, "1")
    table = use(setup, "14", "catapult")
    assert table.legal(0) == ["put 17 double_sword", "stay"]
    assert table.refused(0, "put 17 shield") == ("wrong-symbol", "AUG-R7")


def test_aug_r8_a_power_places_or_moves() -> None:
    setup = Setup(2).play(0, "14", **all_but("14", "catapult")).play(0, "81", shield=1).play(0, "17").play(1, "1")
    table = use(setup, "14", "catapult").do(0, "put 17 double_sword")
    assert table.legal(0) == ["take 81 shield", "reserve"]
    table.do(0, "take 81 shield")
    assert table.filled(0, "17") == {"double_sword": 1} and table.filled(0, "81") == {}
    assert table.decision(0) == "muster" and table.view()["power"]["left"] == 1


def test_aug_r8_reserve_only() -> None:
    setup = Setup(2, mobilise="reserve_only").play(0, "14", **all_but("14", "catapult")).play(0, "81", shield=1)
    table = use(setup.play(0, "17").play(1, "1"), "14", "catapult").do(0, "put 17 double_sword")
    assert table.legal(0) == ["reserve"]
    assert table.refused(0, "take 81 shield") == ("only-from-reserve", "AUG-R8")


def test_aug_r8_reserve_only_is_for_powers_not_for_tokens() -> None:
    setup = Setup(2, mobilise="reserve_only").play(0, "17", shield=1).reserve(0, 0).play(1, "87")
    table = setup.table().chance("draw double_sword")
    assert table.do(0, "put 17 double_sword").legal(0) == ["take 17 shield"]


def test_aug_r9_a_power_may_be_declined() -> None:
    setup = Setup(2).play(0, "70", **all_but("70", "standard")).play(0, "81").play(1, "1")
    table = use(setup, "70", "standard").do(0, "stay")
    assert table.told("stayed") == [{"seat": 0}] and table.controlled(0) == ["70"]


def test_aug_r9_what_finds_no_slot_is_lost() -> None:
    setup = Setup(2).play(0, "33", **all_but("33", "shield")).play(0, "81").play(1, "1")
    table = use(setup, "33", "shield").do(0, "put 81 dagger", "reserve")
    assert table.told("no-effect") == [{"seat": 0, "power": "mobilise_symbol", "left": 1}]
    assert table.decision() == "choose"
    setup = Setup(2).play(0, "33", **all_but("33", "shield")).play(0, "84", dagger=1).play(1, "1")
    assert use(setup, "33", "shield").decision() == "choose"


def rearranging(**options: str) -> Table:
    setup = Setup(2, **options).play(0, "43", **all_but("43", "standard")).play(0, "2", double_sword=1)
    setup.play(0, "17", shield=2).play(1, "1", shield=1)
    return use(setup, "43", "standard")


def test_aug_25_rearranging_is_picking_up_and_putting_down() -> None:
    table = rearranging()
    assert table.decision() == "rearrange" and table.actors() == [0]
    assert table.legal(0) == ["take 2 double_sword", "take 17 shield", "done"]
    table.do(0, "take 17 shield")
    assert table.decision(0) == "put_down" and table.filled(0, "17") == {"shield": 1} and table.reserve(0) == 4
    assert table.legal(0) == ["put 2 shield", "put 17 double_sword"]
    table.do(0, "put 17 double_sword", "take 17 shield")
    assert table.legal(0) == ["put 2 shield", "put 17 double_sword"]
    table.do(0, "put 17 double_sword", "done")
    assert table.filled(0, "17") == {"double_sword": 2} and table.told("rearranged") == [{"seat": 0}]


def test_aug_25_no_position_comes_back_and_every_arrangement_is_reached() -> None:
    """AUG-R10: any slots of objectives in progress, any symbol; the reserve has no part in it."""
    table = rearranging()
    seen: set[str] = set()
    arrangements = set()
    longest = 0

    def explore(now: Table, depth: int) -> None:
        nonlocal longest
        longest = max(longest, depth)
        for text in now.legal(0):
            if text == "done":
                cards = [card for card in now.seat(0)["objectives"] if card["id"] != "43"]
                arrangements.add(str([(card["id"], card["filled"]) for card in cards]))
                assert now.reserve(0) == 4
                continue
            after = Table(now.state.clone()).do(0, text)
            key = after.state.fingerprint()
            if key not in seen:
                seen.add(key)
                explore(after, depth + 1)

    explore(table, 0)
    # Three legions on one double sword and one shield of 2, two double swords and three shields of 17.
    wanted = {
        (a, b, c, d) for a in range(2) for b in range(2) for c in range(3) for d in range(4) if a + b + c + d == 3
    }
    assert len(arrangements) == len(wanted)
    assert longest <= 6, "each legion moves at most once"


def test_aug_r10_legions_of_waiting_objectives_and_the_reserve_have_no_part() -> None:
    table = rearranging()
    assert table.refused(0, "take 43 double_sword") == ("completed", "AUG-R10")
    assert table.refused(0, "reserve") == ("other-decision", "AUG-R10")


def test_aug_r11_completion_is_judged_on_the_final_arrangement() -> None:
    table = rearranging().do(0, "take 17 shield", "put 2 shield")
    assert table.stage(0, "2") == "in_progress" and table.told("ave-caesar") == []
    assert "take 2 double_sword" in table.legal(0)
    table.do(0, "done")
    assert table.told("ave-caesar") == [{"seat": 0, "objective": "2"}] and table.controlled(0) == ["2", "43"]
    table = rearranging().do(0, "take 17 shield", "put 2 shield", "take 2 double_sword", "put 17 double_sword", "done")
    assert table.controlled(0) == ["43"]


def test_aug_r10_without_a_legion_or_another_slot_there_is_nothing_to_rearrange() -> None:
    setup = Setup(2).play(0, "43", **all_but("43", "standard")).play(0, "2").play(1, "1")
    table = use(setup, "43", "standard")
    assert table.told("no-effect")[0]["power"] == "rearrange" and table.decision() == "choose"


def test_aug_23_complete_an_objective() -> None:
    """AUG-R19: any in progress, even an empty one; it joins the batch with its power; compulsory."""
    setup = Setup(2).play(0, "88", **all_but("88", "dagger")).play(0, "16").play(0, "80", dagger=1).play(1, "1")
    table = use(setup, "88", "dagger")
    assert table.decision() == "complete" and table.legal(0) == ["complete 16", "complete 80"]
    table.do(0, "complete 16")
    assert table.told("completed") == [{"seat": 0, "objective": "16"}]
    assert table.told("resolves") == [{"seat": 0, "objective": "16", "legions": 0}]
    assert table.told("gained") == [{"seat": 0, "legions": 2}] and table.controlled(0) == ["16", "88"]
    assert table.reserve(0) == 8 and table.view()["due"] == 2


def test_aug_r19_legions_of_the_objective_go_back_and_none_in_progress_is_no_effect() -> None:
    setup = Setup(2).play(0, "87", **all_but("87", "dagger")).play(0, "80", dagger=1).play(1, "1")
    table = use(setup, "87", "dagger")
    assert table.legal(0) == ["complete 80"]
    table.do(0, "complete 80")
    assert table.told("resolves")[0]["legions"] == 1 and table.reserve(0) == 7
    setup = Setup(2).play(0, "87", **all_but("87", "dagger")).play(1, "1")
    table = use(setup, "87", "dagger")
    assert table.told("no-effect")[0]["power"] == "complete_objective" and table.controlled(0) == ["87"]


@pytest.mark.parametrize(("number", "last", "count"), [("5", "chariot", 1), ("15", "chariot", 2)])
def test_aug_26_extra_legions(number: str, last: str, count: int) -> None:
    table = use(Setup(2).play(0, number, **all_but(number, last)).play(1, "1"), number, last)
    assert table.reserve(0) == 7 + count and table.view()["supply"] == 34 - count


def test_aug_r20_extra_legions_are_limited_by_the_supply() -> None:
    setup = Setup(2).play(0, "15", **all_but("15", "chariot")).play(1, "1").supply(1)
    table = use(setup, "15", "chariot")
    assert table.told("gained") == [{"seat": 0, "legions": 1}] and table.view()["supply"] == 0
    board = setup.board
    extra = sum(v[0] for p, v in zip(board.power, board.power_values, strict=True) if p == codes.EXTRA_LEGIONS)
    assert 6 * board.per_player + extra == board.legions
