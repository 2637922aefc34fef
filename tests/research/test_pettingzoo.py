"""The environments keep PettingZoo's own contract, show a seat's view alone, and survive clone and pickle."""

from __future__ import annotations

import copy
import pickle
import warnings
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from quadriga.core.errors import BadOption, Illegal, Malformed
from quadriga.core.rng import Rng
from quadriga.research.pettingzoo import QuadrigaEnv, env, name_of


def decide(table: QuadrigaEnv, rng: Rng) -> None:
    """One random legal decision."""
    observation, _, termination, _, _ = table.last()
    legal = np.flatnonzero(observation["action_mask"])
    table.step(None if termination else int(legal[rng.below(len(legal))]))


def test_it_keeps_the_contract_of_pettingzoo(title: str) -> None:
    with warnings.catch_warnings():
        # They advise against rows longer than images; ours are no images.
        warnings.simplefilter("ignore")
        api_test(env(title), num_cycles=300)


def test_equal_seeds_give_equal_games(title: str) -> None:
    seed_test(lambda: env(title), num_cycles=60)


def test_it_can_be_seen_in_every_mode(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    least = env(title).start.game.meta.seats[0]
    custom = {"svg": lambda text: ElementTree.fromstring(text).tag.endswith("svg")}
    render_test(lambda render_mode: env(title, least, render_mode=render_mode), custom_tests=custom)
    assert "decision:" in capsys.readouterr().out


def test_a_picture_changes_with_the_game(title: str) -> None:
    table, rng = env(title, render_mode="rgb_array"), Rng(1)
    table.reset(seed=1)
    before = table.render()
    for _ in range(25):
        decide(table, rng)
    assert (before != table.render()).any()


def test_games_are_played_to_the_end_with_the_fewest_and_the_most(title: str) -> None:
    least, most = env(title).start.game.meta.seats
    for seats in {least, most}:
        table, rng = env(title, seats), Rng(seats)
        table.reset(seed=seats)
        paid: dict[str, float] = {}
        while table.agents:
            if table.terminations[table.agent_selection]:
                paid[table.agent_selection] = table.last()[1]
            decide(table, rng)
        assert list(paid.values()) == table.state.returns()


def test_clone_pickle_and_copy_keep_the_state(title: str) -> None:
    table, rng = env(title), Rng(5)
    table.reset(seed=3)
    for _ in range(25):
        decide(table, rng)
    for twin in (table.clone(), pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert twin.state == table.state and twin.agent_selection == table.agent_selection
        played = table.clone()
        one, other = Rng(9), Rng(9)
        for _ in range(40):
            decide(twin, one)
            decide(played, other)
            if not twin.agents:
                break
            for name in ("observation", "action_mask"):
                assert (twin.last()[0][name] == played.last()[0][name]).all()
        assert twin.state == played.state != table.state


def test_a_seat_sees_nothing_that_is_hidden_from_it() -> None:
    """Augustus: the first of several that decide at once leaves no trace for the others."""
    table = env("augustus", 3)
    table.reset(seed=2)
    assert table.state.actors() == [0, 1, 2]
    before = table.observe("seat_2")
    kept = table.clone()
    for action in table.state.legal(0)[:2]:
        table = kept.clone()
        table.step(action)
        assert (table.observe("seat_2")["action_mask"] == before["action_mask"]).all()
        shown, place = table.observe("seat_2")["observation"], table.look.places["picked_objectives"]
        assert not shown[place].any()


def test_what_was_observed_is_the_agents_own(title: str) -> None:
    table, rng = env(title), Rng(4)
    table.reset(seed=4)
    first = table.last()[0]
    kept = {name: row.copy() for name, row in first.items()}
    again = table.observe(table.agent_selection)
    for _ in range(25):
        decide(table, rng)
    for name, row in first.items():
        assert (row == kept[name]).all() and not np.shares_memory(row, again[name])
        row[:] = 1
        assert (again[name] == kept[name]).all()


def test_names_lead_to_the_games() -> None:
    table = pettingzoo.make("aec", "quadriga/caesar-v0", options={"poison": "on"})
    assert isinstance(table, QuadrigaEnv) and table.state.options["poison"] == "on"
    assert table.metadata["name"] == "caesar_v0" and name_of("antike") in pettingzoo.aec_registry


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = env("empire", 2)
    table.reset(seed=1)
    before = table.state.fingerprint()
    illegal = table.state.game.notation.number("pass")
    for action, error in ((illegal, Illegal), (10**6, Malformed), (None, Malformed)):
        with pytest.raises(error):
            table.step(action)
        assert table.state.fingerprint() == before
    with pytest.raises(BadOption, match="render_mode is one of human"):
        env("empire", render_mode="oil")


def test_it_plays_with_data_of_ones_own() -> None:
    """Who has fewer markers places the last one sooner; a pickle keeps them."""
    table, rng = env("caesar", data={"control_markers": 3}), Rng(1)
    table.reset(seed=3)
    assert pickle.loads(pickle.dumps(table)).state.game.own_data == {"control_markers": 3}
    usual = env("caesar")
    usual.reset(seed=3)
    lengths = []
    for one in (table, usual):
        decisions = 0
        while one.agents:
            decide(one, rng)
            decisions += 1
        lengths.append(decisions)
    assert lengths[0] < lengths[1]
