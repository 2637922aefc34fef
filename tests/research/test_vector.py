"""Games in lock step are the games of the rules: same masks, same observations, same pay."""

from __future__ import annotations

import numpy as np
import pytest

from quadriga.core.errors import BadOption
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from quadriga.core.title import registry
from quadriga.research.vector import Vector
from quadriga.testing.settings import few_settings


def settings() -> list[tuple[str, int, dict[str, str]]]:
    found = [setting for meta in registry.titles() for setting in few_settings(meta)]
    return [(setting.title, setting.seats, dict(setting.options)) for setting in found]


@pytest.mark.parametrize(("game", "seats", "options"), settings())
def test_arrays_show_what_the_rules_say(game: str, seats: int, options: dict[str, str]) -> None:
    vector = Vector(game, 3, seats, options, seed=4)
    chosen = np.zeros(3, np.int32)
    for _ in range(60):
        for n, state in enumerate(vector.states_now()):
            seat = vector.deciders[n]
            assert seat == state.actors()[0] != CHANCE
            assert list(np.flatnonzero(vector.masks[n])) == state.legal(seat)
            assert vector.observations[n].tobytes() == vector.game.observation(state).row(seat).tobytes()
        vector.choose(chosen)
        assert all(vector.masks[n, chosen[n]] for n in range(3))
        vector.step(chosen)


@pytest.mark.parametrize("game", ["caesar", "empire"])
def test_a_game_that_ends_pays_and_begins_anew(game: str) -> None:
    """The same decisions, played one by one, come to the same end."""
    vector, chosen, ended = Vector(game, 4, seed=2), np.zeros(4, np.int32), 0
    while ended < 12:
        before, seats = vector.states_now(), vector.deciders.copy()
        vector.choose(chosen)
        vector.step(chosen)
        for n, state in enumerate(before):
            state.play(int(seats[n]), int(chosen[n]))
            state.game.deal(state, Rng(1))
            if vector.ended[n]:
                ended += 1
                assert not np.isnan(vector.rewards[n]).any() and abs(vector.rewards[n].sum()) < 1e-6
                if state.is_over():
                    assert vector.rewards[n].tolist() == pytest.approx(state.returns())
            else:
                assert not vector.rewards[n].any()


def test_equal_seeds_give_equal_games_and_a_game_does_not_depend_on_its_neighbours() -> None:
    runs = [Vector("augustus", games, 3, seed=8) for games in (2, 2, 5)]
    for _ in range(80):
        for vector in runs:
            chosen = np.zeros(vector.games, np.int32)
            vector.choose(chosen)
            vector.step(chosen)
    assert runs[0].states_now() == runs[1].states_now() == runs[2].states_now()[:2]


def test_reset_begins_all_games_anew() -> None:
    vector, chosen = Vector("caesar", 2, seed=1), np.zeros(2, np.int32)
    free = [state.free for state in vector.states_now()]
    vector.choose(chosen)
    vector.step(chosen)
    assert [state.free for state in vector.states_now()] != free
    vector.reset()
    assert [state.free for state in vector.states_now()] == free and not vector.ended.any()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    vector, chosen = Vector("empire", 3, seed=1), np.zeros(3, np.int32)
    vector.choose(chosen)
    before = vector.states_now()
    for bad in (-1, 10**6, int(np.flatnonzero(vector.masks[2] == 0)[0])):
        wrong = chosen.copy()
        wrong[2] = bad
        with pytest.raises(ValueError, match="game 2"):
            vector.step(wrong)
        assert vector.states_now() == before
    for shape in (chosen[:2], chosen.astype(np.int64), [1, 2, 3]):
        with pytest.raises(ValueError, match="an array of 3 numbers"):
            vector.step(shape)  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        Vector("empire", 0)


def test_what_is_written_into_the_arrays_changes_nothing_but_them() -> None:
    """The rules have their own memory of who decides and what is legal."""
    for title in ("antike", "augustus"):
        vector, twin = Vector(title, games=4, seed=1), Vector(title, games=4, seed=1)
        chosen = np.zeros(4, np.int32)
        for seed in range(200):
            vector.masks[:] = 1
            vector.deciders[:] = 99
            chosen[:] = np.random.default_rng(seed).integers(0, vector.actions, 4)
            if not all(twin.masks[n, action] for n, action in enumerate(chosen)):
                with pytest.raises(ValueError, match="is not legal now"):
                    vector.step(chosen)
            for one in (vector, twin):
                one.choose(chosen)
                one.step(chosen)
        assert [state.data() for state in vector.states_now()] == [state.data() for state in twin.states_now()]


def test_nobody_makes_more_games_than_fit() -> None:
    with pytest.raises(BadOption, match="games must be at most 65,536"):
        Vector("caesar", games=2**31 - 1)


def test_it_plays_with_data_of_ones_own() -> None:
    """Who has fewer markers places the last one sooner: more games end in as many steps."""
    ended = []
    for data in ({"control_markers": 3}, {}):
        vector = Vector("caesar", 8, seed=1, data=data)
        assert vector.game.own_data == data
        chosen = np.zeros(8, np.int32)
        count = 0
        for _ in range(200):
            vector.choose(chosen)
            vector.step(chosen)
            count += int(vector.ended.sum())
        ended.append(count)
    assert ended[0] > 1.5 * ended[1] > 0
