"""Nobody can learn what their seat may not know, on any channel; and redealt states fit all that it does know."""

from __future__ import annotations

import json

import pytest

from quadriga.bots import decide, make
from quadriga.bots.greedy import Greedy
from quadriga.bots.levels import LEVELS, Level
from quadriga.bots.search import Uct
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, SPECTATOR, Seat
from quadriga.core.title.events import Event
from quadriga.testing.settings import Setting, steps

pytestmark = pytest.mark.sweep


def channels(setting: Setting, state: State, seat: Seat) -> str:
    """Every byte a seat can receive about a position: its view, whose decision it is, and its own legal actions."""
    return json.dumps(
        [setting.game.view(state, seat), state.actors(), state.legal(seat) if seat != SPECTATOR else []],
        sort_keys=True,
    )


def test_redealt_states_look_the_same_to_the_seat(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 21, 500)):
        if n % 6:
            continue
        for seat in (SPECTATOR, *range(setting.seats)):
            guess = state.redeal(seat, Rng(n))
            assert channels(setting, guess, seat) == channels(setting, state, seat)
            assert setting.game.faults(guess) == []


def test_redealing_leaves_the_state_alone_and_is_fixed_by_its_seed(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 22, 300)):
        if n % 17 == 0:
            before = state.fingerprint()
            one = state.redeal(0, Rng(n))
            two = state.redeal(0, Rng(n))
            assert one == two and state.fingerprint() == before


def test_redealing_does_not_depend_on_the_truth(setting: Setting) -> None:
    """Two states that a seat cannot tell apart are redealt alike, seed by seed."""
    for n, (state, _, _) in enumerate(steps(setting, 23, 500)):
        if n % 11:
            continue
        for seat in (SPECTATOR, *range(setting.seats)):
            other = state.redeal(seat, Rng(1000 + n))
            for seed in range(3):
                assert state.redeal(seat, Rng(seed)) == other.redeal(seat, Rng(seed))


def test_a_redealt_game_can_be_played_to_the_end(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 24, 300)):
        if n % 29 == 0:
            guess = state.redeal(0, Rng(n))
            guess.playout(Rng(n))
            assert guess.is_over() and setting.game.faults(guess) == []


def test_events_show_a_seat_the_same_whatever_is_hidden(setting: Setting) -> None:
    """A decision of the seat itself tells it the same in every state it cannot tell apart, until chance decides."""
    for n, (state, seat, action) in enumerate(steps(setting, 25, 400)):
        if n % 7 or seat == CHANCE or len(state.actors()) > 1:
            continue
        shown = []
        for world in (state.clone(), state.redeal(seat, Rng(n))):
            seen: list[Event] = []
            world.play(seat, action, seen.append)
            # The last of several at once brings the others' choices to light: what is told up to then is the same.
            before = next((n for n, event in enumerate(seen) if event.reveals), len(seen))
            shown.append([event.seen_by(seat) for event in seen[:before]])
        assert shown[0] == shown[1]


def test_a_preview_knows_no_more_than_its_seat(setting: Setting) -> None:
    for n, (state, seat, action) in enumerate(steps(setting, 26, 300)):
        if n % 13 or seat == CHANCE:
            continue
        other = state.redeal(seat, Rng(500 + n))
        before = state.fingerprint()
        assert setting.game.preview(state, seat, action) == setting.game.preview(other, seat, action)
        assert state.fingerprint() == before


def test_bots_answer_alike_whatever_is_hidden_from_them(setting: Setting) -> None:
    """A bot gets a redealt state, so worlds its seat cannot tell apart get the same answer from the same seed."""
    for n, (state, seat, _) in enumerate(steps(setting, 27, 200)):
        if n % 41 or seat == CHANCE:
            continue
        other = state.redeal(seat, Rng(900 + n))
        bots = [make("random"), Uct(rounds=20, seconds=600.0)]
        bots += [Level(level, 20, seconds=600.0) for level in LEVELS]
        if len(state.legal(seat)) < 8:
            bots.append(Greedy(budget=4))
        for bot in bots:
            assert decide(bot, state, seat, Rng(n)) == decide(bot, other, seat, Rng(n))
