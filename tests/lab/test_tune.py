"""Tuning: games are played, weights are found and stored."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from quadriga import games
from quadriga.core.errors import BadOption
from quadriga.core.learning import experience as core_experience
from quadriga.core.learning.experience import Experience
from quadriga.core.title.game import Game
from quadriga.lab.executors import SerialExecutor
from quadriga.lab.fit import BLIND, Fit
from quadriga.lab.tune import SAMPLE, Study, Task, file_of, lesson_of, part_way, store, study

RANDOM = Study("caesar", 2, {}, "random", 3)


def test_more_markers_placed_are_found_to_be_good(experiences: list[Experience]) -> None:
    found = next(study(RANDOM, 30, 1, SerialExecutor()))
    assert found.weights["placed"][1] > 1
    assert found.loss < BLIND and found.phases[2].right > 0.65
    assert found.games == 30 and 20 * SAMPLE < found.positions <= 30 * SAMPLE


def test_a_study_is_fixed_by_its_seed_whoever_does_it(experiences: list[Experience]) -> None:
    alone = list(study(RANDOM, 6, 2, SerialExecutor()))
    with ThreadPoolExecutor(3) as three:
        shared = list(study(RANDOM, 6, 2, three, ahead=5))
    assert alone == shared
    assert alone[0] != alone[1]
    other = Study("caesar", 2, {}, "random", 4)
    assert list(study(other, 6, 1, SerialExecutor())) != alone[:1]


def test_a_round_plays_with_the_weights_of_the_last_and_nobody_else_does(experiences: list[Experience]) -> None:
    title = games.load("caesar")
    before = title.experience
    first, _ = study(RANDOM, 4, 2, SerialExecutor())
    assert experiences[-1].weights[2] == first.weights
    assert experiences[-1].search == before.search
    assert title.experience == before


def test_positions_come_from_the_whole_game(experiences: list[Experience]) -> None:
    lessons = [lesson_of(Task(RANDOM, number, Experience())) for number in range(4)]
    progress = [position.progress for lesson in lessons for position in lesson.positions]
    assert len(progress) == 4 * SAMPLE and min(progress) < 0.2 and max(progress) > 0.8
    assert all(sorted(lesson.ranks) == [1, 2] for lesson in lessons)


def test_a_title_without_insight_cannot_be_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.load("caesar")), "_insight", Game._insight)
    with pytest.raises(BadOption, match="no insight"):
        list(study(RANDOM, 1, 1, SerialExecutor()))


def test_storing_leaves_all_else_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "data" / "insight.json"
    found = Fit({"lead": (0.5, -1.25)}, {"lead": 0.3}, 10, 250, 0.6, 0.61234, 0.01)
    store(path, 2, "quadriga lab tune caesar", found)
    content = json.loads(path.read_text())
    content["search"] = {"ahead": 3}
    path.write_text(json.dumps(content))
    store(path, 4, "quadriga lab tune caesar --seats 4", found)
    content = json.loads(path.read_text())
    assert content["search"] == {"ahead": 3} and set(content["tuned"]) == {"2", "4"}
    assert content["tuned"]["2"]["loss"] == 0.6123
    assert "[0.5, -1.25]" in path.read_text()
    assert core_experience.read(path).weights_for(2) == {"lead": (0.5, -1.25)}


def test_the_file_is_where_the_title_looks_for_it() -> None:
    assert file_of(games.load("caesar")).parts[-3:] == ("caesar", "data", "insight.json")


def test_a_step_goes_part_of_the_way(experiences: list[Experience]) -> None:
    found = next(study(RANDOM, 4, 1, SerialExecutor()))
    name = next(iter(found.weights))
    early, late = found.weights[name]
    half = part_way({name: (early + 2.0, late - 2.0)}, found, 0.5)
    assert half.weights[name] == pytest.approx((early + 1.0, late - 1.0), abs=1e-3)
    assert {other: half.weights[other] for other in half.weights if other != name} == {
        other: found.weights[other] for other in found.weights if other != name
    }
    assert part_way({}, found, 0.5) == found
    assert part_way({name: (9.0, 9.0)}, found, 1.0) == found
