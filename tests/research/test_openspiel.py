"""The games keep OpenSpiel's own contract, hide what is hidden, and its searches play them."""

from __future__ import annotations

import pickle
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from quadriga.core.errors import BadOption
from quadriga.core.rng import Rng
from quadriga.research import openspiel

SHORT = {"antike": {"players": 2, "options": "round_limit:3"}, "augustus": {"players": 2}}
"""Settings in which random games are not too long for tests that copy and store every position."""


def load(title: str) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.PREFIX + title, SHORT.get(title, {}))


def play(state: openspiel.State, rng: Rng, steps: int) -> None:
    """That many random decisions of players, and what chance does before, between and after them."""
    while not state.is_terminal() and (steps or state.is_chance_node()):
        position = state.position
        steps -= not state.is_chance_node()
        state.apply_action(position.sample(position.actors()[0], rng))


def test_random_games_keep_the_contract(title: str) -> None:
    pyspiel.random_sim_test(load(title), num_sims=1, serialize=title in ("empire", "caesar"), verbose=False)


def test_clones_records_and_pickles_are_the_same_game(title: str) -> None:
    np.random.seed(7)
    games_sim_test.GamesSimTest().sim_game(load(title))


def test_what_players_are_told_keeps_the_contract(title: str) -> None:
    np.random.seed(3)
    suite = type("Told", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(title), "game_name": title})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert [trace for _, trace in (*result.failures, *result.errors)] == []


def test_a_resampled_state_is_a_twin_for_its_player(title: str) -> None:
    rng, random = Rng(5), np.random.RandomState(5).rand
    state = load(title).new_initial_state()
    differ = 0
    for _ in range(12):
        play(state, rng, 2)
        if state.is_terminal():
            break
        for player in range(state.get_game().num_players()):
            twin = state.resample_from_infostate(player, random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.legal_actions(player) == state.legal_actions(player)
            assert twin.history() == []
            differ += twin.position != state.position
    assert (differ > 0) == state.position.game.meta.secrets


def test_nobody_can_tell_what_another_has_committed() -> None:
    """Augustus asks one seat after the other; whatever the first chooses, the second is told the same."""
    state = load("augustus").new_initial_state()
    play(state, Rng(1), 0)
    assert state.position.actors() == [0, 1]
    told = set()
    for first in state.legal_actions():
        after = state.child(first)
        while after.current_player() == 0:
            after.apply_action(after.legal_actions()[-1])
        told.add(
            (
                after.information_state_string(1),
                tuple(after.information_state_tensor(1)),
                after.observation_string(1),
                tuple(after.legal_actions(1)),
            )
        )
    assert len(told) == 1


def test_an_information_state_forgets_nothing() -> None:
    """Two ways to the same hand and board are two information states, for those who saw the difference."""
    game = load("augustus")
    seen = set()
    for first in range(2):
        state = game.new_initial_state()
        play(state, Rng(1), 0)
        state.apply_action(state.legal_actions()[first])
        seen.add(state.information_state_string(0))
    assert len(seen) == 2


@pytest.mark.parametrize("name", ["caesar", "augustus"])
def test_its_information_set_search_plays_what_is_hidden(name: str) -> None:
    state = load(name).new_initial_state()
    play(state, Rng(3), 4)
    while len(state.legal_actions()) < 3:
        play(state, Rng(4), 1)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, random),
        uct_c=2.0,
        max_simulations=6,
        random_state=random,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["empire", "antike"])
def test_its_search_plays_what_lies_open(name: str) -> None:
    game, random = load(name), np.random.RandomState(2)
    state = game.new_initial_state()
    play(state, Rng(3), 2)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_players_and_options_can_be_chosen() -> None:
    game = pyspiel.load_game("quadriga_caesar", {"options": "poison:on centurions:on"})
    again = pickle.loads(pickle.dumps(game))
    assert again.options == game.options and game.options["centurions"] == "on"
    assert pyspiel.load_game("quadriga_augustus(players=5)").num_players() == 5
    with pytest.raises(BadOption):
        pyspiel.load_game("quadriga_empire", {"players": 9})
