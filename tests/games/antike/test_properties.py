"""Choices unit by unit reach every mix, in the game and while a bot thinks."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.core.state import State
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
        for action in table.state.legal(table.actor()):
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
