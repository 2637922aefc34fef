"""What holds in every game, whatever is decided."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from quadriga import Rng
from quadriga.core.seats import CHANCE
from quadriga.games.empire.rules import codes
from tests.games.empire.setup import BOARD, GAME, path, scores

ANY_SETTING = some.one_of(
    some.tuples(
        some.sampled_from([2, 3]),
        some.fixed_dictionaries(
            {"goods": some.sampled_from(["reduced", "all"]), "whole_colour": some.sampled_from(["off", "on"])}
        ),
    ),
    some.tuples(some.sampled_from([4, 5]), some.just({})),
)


@given(ANY_SETTING, some.integers(0, 2**32), some.lists(some.integers(0, 1000), max_size=300))
def test_turns_pay_exactly_the_shortest_path(setting, seed: int, choices: list[int]) -> None:
    """EMP-12, EMP-13, EMP-15: all points of a turn together are the pieces of the path, doubled by gold.

    Nobody's points can be more than the pieces built; a turn takes one city, and costs its player alone.
    """
    seats, options = setting
    state, rng = GAME.new(seats, options), Rng(seed)
    GAME.deal(state, rng)
    before, begun = scores(state), list(state.roads)
    for choice in choices:
        if state.is_over():
            break
        seat = state.turn
        legal = state.legal(seat)
        assert legal and CHANCE not in state.actors()
        action = legal[choice % len(legal)]
        left, told = state.available, []
        state.play(seat, action, told.append)
        assert GAME.faults(state) == []
        if action == codes.PASS_AT:
            assert scores(state) == before and list(state.roads) == begun
        elif state.target == codes.NONE:
            city = BOARD.places.index(next(event.params["city"] for event in told if event.key == "took"))
            lines = [BOARD.lines.index(line) for line in path(told)]
            pieces = sum(BOARD.map_for[seats].lengths[line] for line in lines)
            factor = 2 if state.wealth_at[city] == BOARD.gold else 1
            assert BOARD.along(codes.ROME, lines)[-1] == city
            assert sum(scores(state)) - sum(before) == pieces * factor
            assert left - state.available == 2**city and state.taken_by[city] == seat
            assert all(state.roads[other] == begun[other] for other in range(seats) if other != seat)
            before, begun = scores(state), list(state.roads)


@given(ANY_SETTING, some.integers(0, 2**32))
def test_nothing_is_hidden(setting, seed: int) -> None:
    """Every seat, and a spectator, sees the same, and a redealt state is the state itself (EMP-R19)."""
    seats, options = setting
    state, rng = GAME.new(seats, options), Rng(seed)
    for _ in range(60):
        state.play(state.actors()[0], state.sample(state.actors()[0], rng))
    assert all(GAME.view(state, seat) == GAME.view(state, -2) for seat in (-3, *range(seats)))
    assert all(state.redeal(seat, rng) == state for seat in (-2, *range(seats)))
    assert all(GAME.secret(state, state.turn, action) is None for action in state.legal(state.turn))
