"""Choices unit by unit reach every mix, in the game and while a bot thinks."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.core.position.state import State
from tests.games.antike.setup import Setup
from tests.games.antike.test_maneuver import on_maneuver

SPACES = ("iron", "temple", "gold", "maneuver_1", "arming", "marble", "know_how", "maneuver_2")


def ends(table: Setup, while_in: str) -> set[tuple[int, ...]]:
    """All stocks, and units in Athen, that the decisions of one kind can lead to."""
    found = set()
    open_states: list[State] = [table.state]
    while open_states:
        table.state = open_states.pop()
        if table.decision != while_in:
            found.add((*table.stock("phoenicia"), *table.units("phoenicia", "athen")))
            continue
        for action in table.decisions():
            after = table.state.clone()
            after.play(table.actor(), action)
            open_states.append(after)
    return found


@given(st.tuples(*[st.integers(0, 3)] * 4), st.integers(4, 8), st.booleans())
@settings(max_examples=40)
def test_every_mix_can_pay_the_rondel(stock: tuple[int, ...], steps: int, searching: bool) -> None:
    """ANT-R5: and nothing else can."""
    table = Setup().has("phoenicia", *stock).marker("phoenicia", SPACES[(3 - steps) % 8])
    table = table.searching() if searching else table
    price = steps - 3
    mixes = {
        tuple(have - paid for have, paid in zip(stock, mix, strict=True))
        for mix in product(*(range(have + 1) for have in stock))
        if sum(mix) == price
    }
    if not mixes:
        assert "go maneuver_1" not in table.legal()
        return
    table.play("go maneuver_1")
    assert {end[:4] for end in ends(table, "pay")} == mixes


@given(st.integers(0, 4), st.integers(0, 4), st.integers(0, 3), st.booleans())
@settings(max_examples=30)
def test_every_mix_can_conquer(legions: int, galleys: int, guards: int, searching: bool) -> None:
    """ANT-R24: exactly the defence value, legions and galleys as the attacker likes."""
    table = on_maneuver().army("phoenicia", "athen", legions, galleys)
    table = table.searching() if searching else table
    table.army("greece", "athen", legion=guards)
    if legions + galleys:
        table.play("go maneuver_1")
    if legions + galleys < guards + 1:
        assert "conquer athen" not in table.legal()
        return
    table.play("conquer athen")
    left = {end[4:] for end in ends(table, "spend")}
    spent = guards + 1
    assert left == {
        (legions - n, galleys - spent + n) for n in range(spent + 1) if n <= legions and spent - n <= galleys
    }


def test_the_last_choice_is_shown_for_every_kind_of_list() -> None:
    table = on_maneuver().searching().army("phoenicia", "athen", 3, 3).army("greece", "athen", 2)
    table.knows("phoenicia", "wheel").play("go maneuver_1", "conquer athen", "spend legion 2")
    assert table.last_choice == {"unit": "legion", "left": 2}
    temple = Setup().searching().has("phoenicia", marble=10).play("go temple", "temple alexandria")
    assert temple.last_choice == {"province": "alexandria"}
    learn = Setup().searching().has("phoenicia", gold=30).play("go know_how", "learn market")
    assert learn.last_choice == {"know_how": "market"}
    pay = Setup().searching().marker("phoenicia", "iron").has("phoenicia", 1, 1, 3, 3).play("go know_how", "pay iron")
    assert pay.last_choice == {"resource": "iron"}
    lose = on_maneuver({"fight": "to_the_end"}).searching().knows("phoenicia", "sailing")
    lose.army("phoenicia", "athen", galley=3).army("phoenicia", "knossos", galley=3).army("greece", "athen", galley=3)
    lose.play("go maneuver_1", *["move galley knossos athen 2"] * 3, "fight galley athen", "lose 1")
    assert lose.last_choice == {"left": 1}


def test_a_list_that_cannot_be_kept_is_left() -> None:
    """A bot that names its last unit first may still name the others."""
    table = on_maneuver({"fight": "to_the_end"}).searching().knows("phoenicia", "sailing")
    table.army("phoenicia", "athen", galley=1).army("phoenicia", "knossos", galley=1).army("greece", "athen", galley=3)
    table.army("phoenicia", "cyrene", galley=2).play("go maneuver_1")
    table.play(*["move galley cyrene knossos 2", "move galley knossos athen 1"] * 2, "move galley knossos athen 2")
    table.play("fight galley athen")
    assert table.legal() == {"lose 0", "lose 1", "lose 2"}
    table.play("lose 2")
    assert table.legal() == {"lose 0", "lose 1"}
    table.play("lose 1")
    assert table.units("phoenicia", "athen") == (0, 1) and table.units("greece", "athen") == (0, 0)
