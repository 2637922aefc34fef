"""A bot's review: it marks what cost most, says what was better in both languages, and is kept."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from quadriga.core.play.record import Record
from tests.server.people import Person, running, scenario
from tests.server.test_replays import GOLDEN, golden

BRIEF = {"empire": 60, "caesar": 60, "augustus": 4, "antike": 4}
"""Rounds of search a decision, so that a whole game is looked at in a few seconds."""


async def ready(person: Person, match: str) -> dict[str, Any]:
    """The review of a match, once it is there."""
    told: dict[str, Any] = await person.post(f"/api/matches/{match}/review")
    assert told["status"] == "running"
    while told["status"] != "ready":
        await asyncio.sleep(0.05)
        seen, told = told["done"], await person.get(f"/api/matches/{match}/review")
        assert seen <= told["done"] <= told["total"] or told["total"] == 0
    return told


@pytest.mark.parametrize("game", GOLDEN)
@scenario
async def test_a_review_marks_the_decisions_that_cost_most(game: str, tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db", review_rounds=BRIEF[game]) as server:
        livia = await server.guest("Livia")
        match, record = await golden(livia, game)
        assert (await livia.get(f"/api/matches/{match}/review"))["status"] == "none"
        told = await ready(livia, match)
        steps = {step.n: step for step in record.replay()}
        own = {n: step for n, step in steps.items() if step.seat >= 0 and len(step.before.legal(step.seat)) > 1}
        assert told["done"] == told["total"] > len(own) == len(told["curve"])
        assert all(own[one["step"]].seat == one["seat"] and 0 <= one["value"] <= 1 for one in told["curve"])
        assert sum(one["choices"] for one in told["plays"]) == len(own)
        assert told["marked"]
        costs = [one["cost"] for one in told["marked"]]
        assert costs == sorted(costs, reverse=True)
        for mark in told["marked"]:
            step = own[mark["step"]]
            notation = step.before.game.notation
            assert mark["seat"] == step.seat and mark["played"]["action"] == notation.text(step.action)
            legal = [notation.text(action) for action in step.before.legal(step.seat)]
            assert mark["better"]["action"] in legal and mark["better"]["action"] != mark["played"]["action"]
            assert mark["cost"] == pytest.approx(mark["better"]["value"] - mark["played"]["value"], abs=2e-4)
            assert mark["better"]["phrase"] != mark["played"]["phrase"] != ""
        mark = told["marked"][0]
        path = f"/api/matches/{match}/choices?step={mark['step'] - 1}&seat={mark['seat']}"
        choices = await livia.get(path)
        assert mark["better"]["action"] in {one["action"] for one in choices["actions"]}
        # Kept, and told in the other language.
        gaius = await server.guest("Gaius", "fr")
        french = await gaius.post(f"/api/matches/{match}/review")
        assert french["status"] == "ready" and french["curve"] == told["curve"]
        assert [one["step"] for one in french["marked"]] == [one["step"] for one in told["marked"]]
        assert french["marked"] != told["marked"]


@scenario
async def test_a_review_that_was_lost_with_its_server_is_begun_anew(database: str) -> None:
    async with running(database, review_rounds=20) as server:
        livia = await server.guest("Livia")
        match, _ = await golden(livia, "antike")
        await livia.post(f"/api/matches/{match}/review")
        token, name = livia.token, livia.id
    async with running(database, now=lambda: time.time() + 120, review_rounds=1) as server:
        livia = await server.guest("Livia")
        livia.use(token, name)
        assert (await livia.get(f"/api/matches/{match}/review"))["status"] == "none"
        assert (await ready(livia, match))["marked"] is not None


def test_golden_games_are_whole() -> None:
    assert all(Record.parse(path.read_text()).end for path in GOLDEN.values())
