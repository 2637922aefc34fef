"""What a seat may hear and foresee: no more than it can know."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import fields
from typing import Any

import pytest

import quadriga
from quadriga import SPECTATOR, Match, Rng
from quadriga.core.position.state import State
from quadriga.core.title.game import Preview
from quadriga.testing.settings import Setting, steps

from .setup import Setup, Table

EVERYTHING = (("poison", "on"), ("centurions", "on"), ("border_control", "on"))
VARIANTS = [
    Setting("caesar", 2),
    Setting("caesar", 2, EVERYTHING),
    Setting("caesar", 2, (*EVERYTHING, ("stuck", "lose"))),
    Setting("caesar", 1, EVERYTHING),
    Setting("caesar", 1, (*EVERYTHING, ("solo_side", "pompey"))),
]
GAMES = 6 if quadriga.compiled else 1


def seen_by(state: State, actor: int, action: int, seat: int) -> list[dict[str, Any]]:
    events: list[Any] = []
    state.clone().play(actor, action, events.append)
    return [event.seen_by(seat) for event in events]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_decisions_that_differ_in_a_secret_look_the_same_to_others(variant: Setting) -> None:
    """CAE-5, CAE-R36; and what is no secret does not."""
    hidden = 0
    for seed in range(GAMES):
        for state, actor, _ in steps(variant, seed):
            alike: dict[Any, list[int]] = defaultdict(list)
            for action in state.legal(actor):
                secret = variant.game.secret(state, actor, action)
                if secret is not None:
                    done = variant.game.action(action)
                    shown = [getattr(done, f.name) for f in fields(done) if f.name not in secret.fields]
                    alike[(done.do, *shown, secret.insiders)].append(action)
            for (*_, insiders), actions in alike.items():
                for seat in {SPECTATOR, *range(variant.seats)} - set(insiders):
                    first, *others = (seen_by(state, actor, action, seat) for action in actions)
                    assert all(other == first for other in others)
                    hidden += len(others)
    assert hidden > 100


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_auto_crassus_and_chance_show_is_no_secret(variant: Setting) -> None:
    for seed in range(GAMES):
        for state, actor, action in steps(variant, seed):
            told = {event["event"] for event in seen_by(state, actor, action, SPECTATOR)}
            if told & {"row-drew", "tile-drawn", "dealt", "pile-drawn", "poisoned"}:
                assert variant.game.secret(state, actor, action) is None


# ---- previews ----------------------------------------------------------------------------------------------------


def as_it_is(state: State, seat: int, action: int) -> Preview:
    """The same preview, tried in the real position."""
    return state.game._preview_in(state.clone(), state, seat, [action])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_preview_is_the_same_in_every_position_the_seat_thinks_possible(variant: Setting) -> None:
    """And it is what really comes, unless the game ends for want of tokens that the seat cannot know."""
    for n, (state, seat, _) in enumerate(steps(variant, 5)):
        if seat >= 0:
            twin = state.redeal(seat, Rng(n))
            for action in state.legal(seat)[:: 1 if quadriga.compiled else 7]:
                seen = variant.game.preview(state, seat, action)
                assert variant.game.preview(twin, seat, action) == seen
                truth = as_it_is(state, seat, action)
                if truth.then != "over" or truth.view["outcome"]["reason"] == "twelve":
                    assert seen == truth


def last_move() -> Table:
    """Caesar's next marker is the last; Pompey holds two tokens that Caesar has not seen."""
    setup = Setup(2).hand("caesar", "shield-60", "sword-60").hand("pompey", "ship-60", "laurel-40")
    return setup.fill("aegyptus-syria").markers_left("caesar", 1).table()


def test_a_last_move_foretold_opens_no_hand() -> None:
    table = last_move()
    action = table.game.notation.number("place shield-60 asia-syria syria")
    seen = table.game.preview(table.state, 0, action)
    assert seen.then == "over" and seen.view["winner"] == "caesar"
    pompey = seen.view["sides"][1]
    assert pompey["hand"] is None and pompey["bag"] is None and pompey["unseen"]["ship-60"] == 1
    assert [event for event in seen.events if event["event"] == "hand-shown" and event["side"] == "pompey"] == []
    table.play("place shield-60 asia-syria syria")
    assert {"side": "pompey", "token": "ship-60", "count": 1} in table.told("hand-shown")
    assert table.view(0)["sides"][1]["hand"] == {"ship-60": 1, "laurel-40": 1}


ENDGAME = "place shield-60 asia-syria asia"


def nearly_full(**options: str) -> Setup:
    """Three spaces are left, two with ships and one with a shield, which Caesar takes; his bag is empty."""
    free = {"asia-syria", "aegyptus-asia", "creta-aegyptus"}
    setup = Setup(2, **options).hand("caesar", "shield-60", "ship-60").hand("pompey", "sword-60").bonus(syria="wealth")
    return setup.fill(*(border for border in setup.board.borders if border not in free)).empty_bag("caesar")


def test_cae_r9_an_end_that_depends_on_the_other_hand_is_not_foretold() -> None:
    """Pompey loses if nothing he holds fits; Caesar cannot know whether he holds the laurel or the sword."""
    table = nearly_full(stuck="lose").empty_bag("pompey", keep=["laurel-40"]).table()
    assert table.game.preview(table.state, 0, table.game.notation.number(ENDGAME)).then == "another"
    table.play(ENDGAME)
    assert table.told("ended") == [{"side": "caesar", "reason": "stuck"}]


def test_cae_r9_an_end_that_is_certain_is_foretold() -> None:
    table = nearly_full(stuck="lose").empty_bag("pompey").table()
    assert table.game.preview(table.state, 0, table.game.notation.number(ENDGAME)).then == "over"


def test_cae_r9_a_pass_cannot_be_unseen() -> None:
    """It tells what the hand does not hold: whoever saw it cannot take back alone what came before."""
    match = Match.sandbox(nearly_full().empty_bag("pompey").state(), Rng(1))
    match.play(0, ENDGAME)
    assert match.decisions[-1].events[0].key == "passed"
    assert match.state.actors() == [0] and match.barrier(0) == "undo-reveal"
