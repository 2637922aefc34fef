"""Rewards for colours, numbers, gold and wheat."""

from __future__ import annotations

import pytest

from quadriga.games.augustus.rules import codes
from tests.games.augustus.setup import Setup, Table
from tests.games.augustus.test_attacks import attack


def complete(setup: Setup, seat: int = 0, number: str = "2") -> Table:
    """A seat completes an objective of two slots."""
    setup.play(seat, number, double_sword=1)
    table = setup.table().chance("draw shield").do(seat, f"put {number} shield", "reserve")
    return table.others_stay()


@pytest.mark.parametrize(
    ("reward", "before", "last"),
    [("set_green", ("7", "9"), "2"), ("set_senator", ("4", "6"), "1"), ("one_of_each", ("3", "4", "38"), "2")],
)
def test_aug_13_colour_rewards_are_taken_by_the_first(reward: str, before: tuple[str, ...], last: str) -> None:
    table = complete(Setup(2).control(0, *before).reward(0, "wheat").play(1, "87"), number=last)
    assert {"seat": 0, "reward": reward} in table.told("rewarded") and table.owner(reward) == 0
    taken = complete(Setup(2).control(0, *before).reward(0, "wheat").reward(1, reward).play(1, "87"), number=last)
    assert taken.owner(reward) == 1 and {"seat": 0, "reward": reward} not in taken.told("rewarded")


@pytest.mark.parametrize(("reward", "cards"), [("set_pink", ("3", "17", "21")), ("set_orange", ("38", "52", "62"))])
def test_aug_13_three_of_the_rarer_colours(reward: str, cards: tuple[str, str, str]) -> None:
    setup = Setup(2).control(0, *cards[:2]).play(1, "87").play(0, "88", standard=3, dagger=1).play(0, cards[2])
    table = setup.table().chance("draw dagger").do(0, "put 88 dagger", "reserve").others_stay()
    assert table.owner(reward) is None
    table.do(0, f"complete {cards[2]}")
    assert table.owner(reward) == 0 and table.seat(0)["points"]["colour_rewards"] >= 8


def test_aug_r26_the_order_of_resolution_decides_who_is_first() -> None:
    setup = Setup(2).control(0, "7", "9").control(1, "12", "14").reward(0, "wheat")
    setup.play(0, "30", shield=2, catapult=1).play(1, "2", double_sword=1)
    table = setup.table().chance("draw shield").do(0, "put 30 shield", "reserve").do(1, "put 2 shield", "reserve")
    assert table.owner("set_green") == 1


def test_aug_13_a_player_can_have_several_colour_rewards() -> None:
    setup = Setup(2).control(0, "7", "9", "3", "17", "62").reward(0, "wheat").play(0, "88", standard=3, dagger=1)
    table = (
        setup.play(0, "2").play(0, "21").play(1, "87").table().chance("draw dagger").do(0, "put 88 dagger", "reserve")
    )
    table.others_stay().do(0, "complete 2")
    assert table.owner("set_green") == 0 and table.owner("one_of_each") == 0


def test_aug_14_a_number_reward_is_offered_at_exactly_that_number() -> None:
    for controlled in (("1",), ("1", "4"), ("1", "4", "6"), ("1", "4", "6", "8"), ("1", "4", "6", "8", "11")):
        number = len(controlled) + 1
        table = complete(Setup(2).control(0, *controlled).reward(1, "set_senator").play(1, "87"))
        assert table.decision() == "claim" and table.view()["claim"] == f"count_{number}"
        assert table.legal(0) == ["claim", "decline"]
        table.do(0, "claim")
        assert table.owner(f"count_{number}") == 0 and table.seat(0)["points"]["count_reward"] == 2 * (number - 1)
    assert complete(Setup(2).play(1, "87")).decision() == "choose", "there is none for one objective"


def test_aug_14_one_a_player_and_only_while_it_is_there() -> None:
    table = complete(Setup(2).control(0, "4", "6").reward(0, "count_2").play(1, "87"))
    assert table.decision() == "choose"
    table = complete(Setup(2).control(0, "4", "6").reward(1, "count_3").play(1, "87"))
    assert table.decision() == "choose"


def test_aug_r27_declining_leaves_it_for_others() -> None:
    setup = Setup(2).control(0, "4").control(1, "6").play(0, "1", double_sword=1).play(1, "2", double_sword=1)
    table = setup.table().chance("draw shield").do(0, "put 1 shield", "reserve").do(1, "put 2 shield", "reserve")
    table.do(0, "decline", "choose 84").settle()
    assert table.told("declined") == [{"seat": 0, "reward": "count_2"}]
    assert table.actors() == [1] and table.view()["claim"] == "count_2"
    table.do(1, "claim")
    assert table.owner("count_2") == 1


def test_aug_r27_a_number_reached_again_after_a_loss_may_be_claimed() -> None:
    """AUG-R27: and falling back to a number offers nothing."""
    table = attack(Setup(2).control(1, "1", "4", "6").play(1, "2", double_sword=1).reward(1, "set_senator"), "81")
    table.do(1, "lose 6")
    assert table.decision() == "choose" and table.actors() == [0], "seat 1 fell back to two and is offered nothing"
    table.do(0, table.legal(0)[0]).settle().chance("draw shield").do(1, "put 2 shield", "reserve").others_stay()
    assert table.view()["claim"] == "count_3" and table.actors() == [1]


def test_aug_16_gold_passes_from_hand_to_hand_as_in_the_example() -> None:
    """AUG-R28: who draws level takes it, and the former holder has to exceed."""
    maryline, romain = 0, 1
    setup = Setup(2)
    for seat, numbers in ((maryline, ("24", "26", "68")), (romain, ("63", "69"))):
        for number in numbers:
            setup.play(seat, number)
    table = setup.table()

    def win(seat: int, number: str) -> None:
        """The seat comes to control an objective, as a power would let it."""
        state = table.state
        data = state.data()
        card = setup.board.objectives.index(number)
        decision = {"decision": codes.COMPLETING, "power": codes.COMPLETE_OBJECTIVE, "active": seat, "owing": 2**seat}
        state._overwrite({**data, **decision})
        table.do(seat, f"complete {number}")
        while table.decision() in ("claim", "choose", "fill"):
            actor = table.actors()[0]
            table.do(actor, "decline" if table.decision() == "claim" else table.legal(actor)[-1])
        assert table.decision() == "draw" and state.where[card] == codes.CONTROL + seat

    win(maryline, "24")
    assert table.owner("gold") == maryline
    win(maryline, "26")
    assert table.owner("gold") == maryline
    win(romain, "63")
    assert table.owner("gold") == maryline
    win(romain, "69")
    assert table.owner("gold") == romain
    win(maryline, "68")
    assert table.owner("gold") == maryline


def test_aug_r30_an_objective_with_both_resources_counts_for_both() -> None:
    setup = Setup(2).play(0, "87", standard=3, dagger=1).play(1, "1")
    table = setup.table().chance("draw dagger").do(0, "put 87 dagger", "reserve").others_stay()
    assert table.owner("gold") == 0 and table.owner("wheat") == 0 and table.seat(0)["points"]["resources"] == 10
    assert table.told("resource-taken") == [
        {"seat": 0, "reward": "gold", "holder": None}, {"seat": 0, "reward": "wheat", "holder": None},
    ]  # fmt: skip


def gold_lost(rest: dict[int, tuple[str, ...]], lose: str = "24", **options: str) -> Table:
    """Seat 1 holds the gold and loses an objective to 81; the others control what `rest` says."""
    setup = Setup(4, **options).reward(1, "gold")
    for seat, numbers in rest.items():
        setup.control(seat, *numbers)
    table = attack(setup, "81")
    while table.decision() == "lose":
        seat = table.actors()[0]
        wanted = f"lose {lose}" if seat == 1 else next(t for t in table.legal(seat) if t in ("lose 1", "lose 4"))
        table.do(seat, wanted)
    return table


def test_aug_r29_the_tile_stays_with_a_holder_who_loses_an_objective() -> None:
    table = gold_lost({1: ("24", "26"), 2: ("45", "63", "1")})
    assert table.owner("gold") == 1


def test_aug_r29_recount_gives_it_to_the_one_who_has_the_most() -> None:
    table = gold_lost({1: ("24", "26"), 2: ("45", "63", "1")}, resource_on_loss="recount")
    assert table.owner("gold") == 2 and table.told("resource-taken") == [{"seat": 2, "reward": "gold", "holder": 1}]
    level = gold_lost({1: ("24", "26"), 2: ("45", "1")}, resource_on_loss="recount")
    assert level.owner("gold") == 2, "drawn level: no longer strictly ahead"


def test_aug_r29_recount_needs_exactly_one_other_and_a_producing_loss() -> None:
    table = gold_lost({1: ("24", "26"), 2: ("45", "1"), 3: ("63", "4")}, resource_on_loss="recount")
    assert table.owner("gold") == 1, "two others have the most"
    table = gold_lost({1: ("24", "26", "28"), 2: ("45", "63", "69", "1")}, lose="28", resource_on_loss="recount")
    assert table.owner("gold") == 1, "what was lost produces no gold"
    table = gold_lost({1: ("24", "26", "45"), 2: ("63", "1")}, resource_on_loss="recount")
    assert table.owner("gold") == 1, "still strictly ahead"
    table = gold_lost({1: ("24",), 2: ("1",)}, resource_on_loss="recount")
    assert table.owner("gold") == 1, "nobody has any: it stays"
