"""The network that corrects an insight: it counts rightly, stands aside where it does not fit, and can be taught."""

from __future__ import annotations

import random
from array import array
from pathlib import Path

import numpy as np
import pytest

from quadriga import Rng, games
from quadriga.bots.network import Layers, Network, layers_of, learned, untaught
from quadriga.core.state import State
from quadriga.research import fit, selfplay


def middle(game: str = "caesar", seats: int = 2, moves: int = 30) -> State:
    state, rng = games.load(game).new(seats), Rng(4)
    for _ in range(moves):
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
    return state


def any_layers(inputs: int) -> Layers:
    luck = random.Random(8)
    empty = untaught(inputs)
    parts = (empty.first, empty.first_bias, empty.second, empty.second_bias, empty.last)
    return Layers(*(array("d", [luck.gauss(0, 0.2) for _ in part]) for part in parts))


@pytest.mark.parametrize("whole", [False, True])
def test_it_counts_as_a_network_of_two_layers_does(whole: bool) -> None:
    state = middle()
    insight = state.game.insight(state)
    assert insight is not None
    look = state.game.observation(state)
    layers = any_layers(2 * insight.size + 1 + (look.size if whole else 0))
    network = Network(insight, look, layers)
    network.judge()
    before = state.game.insight(state)
    assert before is not None
    before.judge()
    for row in range(2):
        seen = np.array(network.sees(row))
        wide = np.maximum(seen @ np.array(layers.first).reshape(-1, 64) + layers.first_bias, 0)
        narrow = np.maximum(wide @ np.array(layers.second).reshape(-1, 16) + layers.second_bias, 0)
        assert network.strength[row] == pytest.approx(before.strength[row] + narrow @ np.array(layers.last))


def test_what_has_learnt_nothing_thinks_as_the_insight_does() -> None:
    state = middle()
    insight = state.game.insight(state)
    assert insight is not None
    network = Network(insight, state.game.observation(state), untaught(2 * insight.size + 1))
    assert network.judge() == pytest.approx(state.game.insight(state).judge())  # type: ignore[union-attr]


@pytest.mark.parametrize(("game", "seats"), [("caesar", 1), ("empire", 3)])
def test_where_no_network_fits_the_insight_stays_what_it_is(game: str, seats: int) -> None:
    state = middle(game, seats)
    insight = state.game.insight(state)
    assert insight is not None
    assert learned(state.game, insight) is insight


def test_it_is_taught_by_games_against_itself(tmp_path: Path) -> None:
    task = selfplay.Task("caesar", {}, False, 60, range(40, 44), tmp_path / "1.f32")
    assert selfplay.play(task) == 4
    inputs = selfplay.eyes_of(middle()).inputs
    rows = fit.read(tmp_path, inputs)
    known = rows[:, 2 * inputs + 2] == selfplay.ENDED
    assert known.any() and set(rows[known, 2 * inputs + 1]) <= {0.0, 0.5, 1.0}
    assert ((rows[:, 2 * inputs] >= 0) & (rows[:, 2 * inputs] <= 1)).all()
    net = fit.fit(np.tile(rows, (40, 1)), inputs, use=29, epochs=30, rate=0.005, share=0.0, decay=0.0)
    fit.write(net, tmp_path / "network.json")
    taught = layers_of(tmp_path / "network.json")
    assert taught is not None and taught.inputs == 29
    both, ahead, told = fit.parts_of(rows, inputs, 29)
    nothing = fit.log_loss(fit.expected(fit.begin(29, 1), both, ahead), told[:, 0])
    assert fit.log_loss(fit.expected(net, both, ahead), told[:, 0]) < nothing
