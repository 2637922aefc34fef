"""What a state refuses, and what it answers: generators, seats, arrays, random play, traces."""

from __future__ import annotations

from typing import Any

import pytest

import quadriga
from quadriga import CHANCE, OMNISCIENT, SPECTATOR, Rng, games
from quadriga.bots import make
from quadriga.core.errors import GameOver, NotYourDecision


def caesar(seats: int = 2) -> Any:
    """A game at its first decision."""
    game = games.load("caesar")
    state = game.new(seats)
    game.deal(state, Rng(3))
    return state


@pytest.mark.parametrize(
    "ask",
    [
        lambda state: state.playouts(10, None),
        lambda state: state.playout(None),
        lambda state: state.redeal(0, None),
        lambda state: state.sample(0, None),
        lambda state: state.game.deal(state.game.new(2), None),
        lambda state: make("random").choose(state, 0, None),
        lambda state: make("greedy").choose(state, 0, None),
        lambda state: make("level3").choose(state, 0, None),
    ],
)
def test_what_is_no_generator_is_refused(ask: Any) -> None:
    state = caesar()
    before = state.fingerprint()
    with pytest.raises(TypeError, match="rng must be an Rng, not None"):
        ask(state)
    assert state.fingerprint() == before


def test_a_seat_that_does_not_exist_has_no_guess() -> None:
    state = caesar()
    for seat in (2, 99, CHANCE, -3):
        with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to 1"):
            state.redeal(seat, Rng(1))
    assert state.game.view(state.redeal(SPECTATOR, Rng(1)), SPECTATOR) == state.game.view(state, SPECTATOR)


def test_a_random_decision_is_only_for_who_owes_one() -> None:
    state = caesar()
    assert state.sample(0, Rng(1)) in state.legal(0)
    for seat in (1, 2, CHANCE, SPECTATOR):
        with pytest.raises(NotYourDecision):
            state.sample(seat, Rng(1))
    state.playout(Rng(1))
    with pytest.raises(GameOver):
        state.sample(0, Rng(1))


def test_random_games_are_counted_by_seat_and_rank(title: str) -> None:
    """As many ranks as seats, two where one plays alone; each game counts once for each seat, by its final ranks."""
    game = games.load(title)
    for seats in sorted({game.meta.seats[0], game.meta.usual_seats}):
        state = game.new(seats, dict(game.meta.bench_options))
        wanted = [[0] * max(2, seats) for _ in range(seats)]
        rng = Rng(8)
        for _ in range(5):
            played = state.clone()
            played.playout(rng)
            for seat, rank in enumerate(played.outcome().ranks):  # type: ignore[union-attr]
                wanted[seat][rank - 1] += 1
        assert state.playouts(5, Rng(8)) == wanted
        assert state.playouts(0, Rng(8)) == [[0] * max(2, seats)] * seats
        with pytest.raises(ValueError, match="games must be 0 or more, not -1"):
            state.playouts(-1, Rng(8))


def test_an_array_cannot_be_changed_from_outside(title: str) -> None:
    """Compiled, an array is read as a tuple; the data of a position are lists of one's own in both builds."""
    state = games.load(title).new()
    for name in state.FIELDS:
        value = getattr(state, name)
        if quadriga.compiled and isinstance(value, tuple):
            with pytest.raises(TypeError):
                value[0] = 5  # type: ignore[index]
        assert not (quadriga.compiled and isinstance(value, list))
    before = state.fingerprint()
    for value in state.data().values():
        if not isinstance(value, int):
            assert isinstance(value, list)
            value[0] += 1
    assert state.fingerprint() == before


def test_a_position_can_be_read(title: str) -> None:
    """In a debugger and in print: who decides what, and all of the position by name."""
    game = games.load(title)
    state = game.new()
    game.deal(state, Rng(1))
    seat = state.actors()[0]
    decision = game.decision(state, seat)
    assert repr(state).startswith(f"<{title}, {state.seats} seats: {decision}, seat {seat}")
    assert f"decision: {decision}" in str(state) and len(str(state).splitlines()) > 10
    state.playout(Rng(2), limit=3000)
    assert ("nobody to decide" in repr(state)) == state.is_over()


def test_only_seats_that_exist_have_a_rank_and_a_view() -> None:
    state = caesar()
    game = state.game
    for seat in (2, 99, -5, 10**6, CHANCE):
        with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to 1"):
            state.rank(seat)
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            game.view(state, seat)
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            game.preview(state, seat)
    assert game.view(state, SPECTATOR)["decision"] == game.view(state, OMNISCIENT)["decision"] == "place"


def test_nothing_of_a_compiled_state_can_be_set_from_outside(title: str) -> None:
    state = games.load(title).new()
    # In plain Python the rules themselves write there, and nothing worse than an exception comes of it.
    for name in ("seats", "game", "options", "tables", "trace", "made", *state.FIELDS) if quadriga.compiled else ():
        with pytest.raises(AttributeError):
            setattr(state, name, 10**6)
        with pytest.raises((AttributeError, NotImplementedError)):
            delattr(state, name)
