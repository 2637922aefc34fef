"""Lessons: every position is reached by legal decisions, every task can be done, every word is there."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.core.errors import Illegal, QuadrigaError
from quadriga.table.lessons import Step, consider, learn, lesson, steps
from quadriga.words import LANGUAGES, Words
from quadriga.words.rulebook import rulebook

MOST_WORDS = 60
"""The owl says what is new in a breath; French is a fifth longer."""


def tasks(title: str) -> list[Step]:
    return [step for step in steps(title) if step.move]


def test_a_lesson_is_short_and_most_of_it_is_done_by_hand(title: str) -> None:
    assert 8 <= len(steps(title)) <= 14
    assert len(tasks(title)) >= 3
    assert len({step.id for step in steps(title)}) == len(steps(title))


def test_every_position_replays_and_nothing_is_left_to_chance(title: str) -> None:
    for step in steps(title):
        match = step.match()
        text = match.game.notation.text
        assert [(one.seat, text(one.action)) for one in match.decisions] == step.record.lines, step.id
        assert step.seat in match.state.actors() or not step.move, step.id


def test_what_a_lesson_lights_and_cites_exists(title: str) -> None:
    game = games.load(title)
    rules = {rule.id for rule in rulebook(game, "en")}
    things = {name for names in game.names.values() for name in names}
    for step in steps(title):
        assert step.rule in rules, step.id
        assert set(step.light) <= things, step.id


def test_the_move_that_is_shown_is_what_is_asked_for(title: str) -> None:
    for step in tasks(title):
        told = learn(step, step.move, "en")
        assert told["verdict"] == "done", step.id
        assert told["table"] is not None and told["table"]["news"], step.id


def test_a_move_can_be_made_decision_by_decision(title: str) -> None:
    for step in tasks(title):
        seen = [learn(step, step.move[:n], "en")["verdict"] for n in range(1, len(step.move) + 1)]
        assert seen[-1] == "done", step.id
        assert set(seen) <= {"begun", "done"}, step.id


def test_another_legal_move_gets_a_friendly_word_and_changes_nothing(title: str) -> None:
    for step in tasks(title):
        match = step.match()
        texts = [match.game.notation.text(action) for action in match.state.legal(step.seat)]
        answers = [learn(step, [text], "en") for text in texts]
        others = [one for one in answers if one["verdict"] == "other"]
        assert len(others) < len(texts), step.id
        assert all(one["says"] and one["table"] is None for one in others), step.id


def test_what_is_not_legal_is_refused_with_its_rule(title: str) -> None:
    step = tasks(title)[0]
    match = step.match()
    legal = set(match.state.legal(step.seat))
    wrong = next(number for number in match.game.notation if number not in legal)
    with pytest.raises(QuadrigaError) as refused:
        learn(step, [match.game.notation.text(wrong)], "en")
    assert not isinstance(refused.value, Illegal) or refused.value.rule


def test_a_task_can_be_looked_at_before_it_is_done(title: str) -> None:
    for step in tasks(title):
        assert consider(step, [], step.move, "en")["events"], step.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(title: str, language: str) -> None:
    words = Words(language, games.load(title))
    wanted = {f"lesson-{step.id}{part}" for step in steps(title) for part in ("", "-says")}
    wanted |= {f"lesson-{step.id}{part}" for step in tasks(title) for part in ("-task", "-done")}
    may = {f"lesson-{step.id}-else" for step in tasks(title)} | {"lesson-else"}
    known = {f"lesson-{name}" for name in words.all_of("lesson")}
    assert wanted <= known
    assert known <= wanted | may
    for step in lesson(games.load(title), language)["steps"]:
        assert len(step["says"].split()) <= MOST_WORDS, step["id"]
        assert step["table"]["seat"] >= 0
