"""Options, data, notation, events, outcomes, registry: the small parts of core."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quadriga
from quadriga import CHANCE, OMNISCIENT, Rng, games
from quadriga.core.errors import BadOption, Malformed
from quadriga.core.title.notation import ActionSpec, Notation
from quadriga.core.title.options import Option, parse_options, switch, with_defaults
from quadriga.core.title.outcome import Outcome


def test_options_have_defaults_and_refuse_what_they_do_not_know() -> None:
    known = [switch("poison"), Option("limit", ("none",), "none", numbers=(1, 50)), switch("solo", seats=(1, 1))]
    assert with_defaults(known, 2, {}) == {"poison": "off", "limit": "none", "solo": "off"}
    assert with_defaults(known, 2, {"limit": "50"})["limit"] == "50"
    for wrong in (
        {"luck": "on"},
        {"poison": "maybe"},
        {"limit": "51"},
        {"limit": "0"},
        {"limit": "-1"},
        {"solo": "on"},
    ):
        with pytest.raises(BadOption):
            with_defaults(known, 2, wrong)
    assert known[1].choices() == ["none", "1..50"]
    assert with_defaults(known, 1, {"solo": "on"})["solo"] == "on"


@pytest.mark.parametrize("word", ["poison", "=on", "poison=", ""])
def test_an_option_is_typed_as_name_and_value(word: str) -> None:
    with pytest.raises(BadOption, match="NAME=VALUE"):
        parse_options([word])


@pytest.mark.sweep
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=8))
def test_nonsense_is_not_an_action(form: object) -> None:
    notation = games.load("caesar").notation
    if isinstance(form, int) and not isinstance(form, bool):
        return
    with pytest.raises(Malformed):
        notation.number(form)  # type: ignore[arg-type]


@pytest.mark.sweep
@given(st.dictionaries(st.sampled_from(["do", "token", "border", "toward", "x"]), st.text(max_size=9)))
def test_nonsense_json_is_not_an_action(form: dict[str, str]) -> None:
    with pytest.raises(Malformed):
        games.load("caesar").notation.number(form)


def test_a_notation_refuses_two_actions_of_one_form() -> None:
    passing, using = ActionSpec("pass", 1), ActionSpec("use", 2)
    with pytest.raises(ValueError, match="share a form"):
        Notation([passing(0), passing(1)], 3)
    notation = Notation([passing(0), using(0)], 3)
    assert notation.number("  use ") == 2
    with pytest.raises(Malformed):
        notation.action(0)


def test_shared_ranks_share_their_returns() -> None:
    assert Outcome((1, 1), ({}, {}), "x").winners == (0, 1)
    state = games.load("caesar").new(2)
    assert state.returns() == [0.0, 0.0]


def test_titles_are_told_apart_by_their_data() -> None:
    plain, own = games.load("caesar"), games.load("caesar", {"control_markers": 5})
    assert plain == games.load("caesar") and plain is games.load("caesar")
    assert plain != own and hash(plain) != hash(own) and plain.data_hash != own.data_hash


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError):
        hash(games.load("caesar").new(2))
    assert games.load("caesar").new(2) != "a state"


def test_the_whole_truth_is_for_finished_games_and_tools() -> None:
    game = games.load("caesar")
    state = game.new(2)
    game.deal(state, Rng(1))
    assert all(side["hand"] is not None for side in game.view(state, OMNISCIENT)["sides"])
    assert json.dumps(game.view(state, OMNISCIENT))
    assert state.legal(CHANCE) == [] and state.weights() == []


def test_a_build_that_lacks_a_module_runs_in_plain_python(tmp_path: Path) -> None:
    """Compiled and plain classes do not mix: one missing module makes all of them plain."""
    source = Path(quadriga.__file__).parent
    copy = tmp_path / "quadriga"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for built in [*copy.glob("games/caesar/rules/state.*.so"), *copy.glob("games/caesar/rules/state.*.pyd")]:
        built.unlink()
    code = (
        "import quadriga as q; s = q.games.load('caesar').new(2); s.playout(q.Rng(1)); print(q.compiled, s.is_over())"
    )
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "QUADRIGA_PLAIN": "0"}
    result = subprocess.run([sys.executable, "-c", code], env=env, cwd=tmp_path, capture_output=True, text=True)
    assert result.stdout.strip() == "False True", result.stderr


def test_seats_outside_the_title_are_refused() -> None:
    with pytest.raises(BadOption, match="1 to 2 seats"):
        games.load("caesar").new(3)
