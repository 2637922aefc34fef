"""Levels, hints, coach and review at a real table, where bots decide before people do."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quadriga import games
from quadriga.core.play.record import Record
from quadriga.games.augustus.rules import codes
from tests.server.people import Person, running, scenario
from tests.server.test_reviews import ready

SEED = 7
"""Fixes all luck of a match."""
Answer = Callable[[dict[str, Any]], list[str]]


async def asked(person: Person, match: str) -> dict[str, Any] | None:
    """The table once the first seat has to decide and nobody else has, as a person thinks longer than a bot.

    None when the match is over.
    """
    while True:
        told = await person.table(match, seat=0)
        if told["outcome"] is not None:
            return None
        if [one["seat"] for one in told["owed"]] == [0]:
            return told
        await asyncio.sleep(0.02)


async def play(person: Person, match: str, told: dict[str, Any], actions: list[str]) -> dict[str, Any]:
    body = {"seat": 0, "actions": actions, "revision": told["revision"]}
    played: dict[str, Any] = await person.post(f"/api/matches/{match}/decisions", body)
    return played


async def play_to_the_end(person: Person, match: str, answer: Answer) -> Record:
    """Play the first seat to the end; returns the whole record."""
    while (told := await asked(person, match)) is not None:
        await play(person, match, told, answer(told))
    return Record.parse((await person.ask("GET", f"/api/matches/{match}/record?whole=true")).text)


def sensible(told: dict[str, Any]) -> list[str]:
    """A legion from the reserve where there is one, else the first that is offered."""
    offered = [one["action"] for one in told["actions"]]
    return ["reserve"] if "reserve" in offered else offered[:1]


def legions(record: Record, seats: set[int]) -> Counter[str]:
    """How often these seats placed a legion, moved one for want of a reserve, or moved one although they had some."""
    found: Counter[str] = Counter()
    for step in record.replay():
        state: Any = step.before
        if step.seat in seats and state.decision == codes.MOBILISING and state.picked[step.seat]:
            if step.action == codes.RESERVE_AT:
                found["placed"] += 1
            else:
                found["senseless" if state.reserve[step.seat] else "moved"] += 1
    return found


@scenario
async def test_low_levels_place_legions_while_they_have_a_reserve(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        record = await play_to_the_end(livia, await livia.new_match("augustus", "level1", "level2", "level1"), sensible)
        done = legions(record, {1, 2, 3})
        assert done["senseless"] == 0 and done["placed"] > 30


@pytest.mark.parametrize("game", ["empire", "caesar", "augustus", "antike"])
@scenario
async def test_a_hint_is_a_whole_move_that_can_be_played(game: str, tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db", hint_seconds=0.1) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match(game, *["level1"] * (games.load(game).meta.usual_seats - 1))
        for number in range(8):
            told = await asked(livia, match)
            if told is None:
                # Who follows the best bot may have won.
                assert number > 3
                break
            best = (await livia.post(f"/api/matches/{match}/hints", {"seat": 0}))[0]
            offered = [list(one["actions"]) for one in told["gestures"]]
            assert best["actions"][0] == best["action"]
            assert best["actions"] in offered or len(best["actions"]) == 1
            if (
                game == "augustus"
                and told["question"]["decision"] == "mobilise"
                and told["view"]["seats"][0]["reserve"]
            ):
                assert best["actions"][-1] in ("reserve", "stay")
            assert (await play(livia, match, told, best["actions"]))["done"] == len(best["actions"])


@scenario
async def test_coach_and_review_count_every_token_that_is_let_go_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: SEED)
    async with running(f"sqlite:///{tmp_path}/q.db", review_rounds=60, hint_seconds=30.0) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("augustus", "level2")
        wasted: list[bool] = []
        while (told := await asked(livia, match)) is not None:
            actions = sensible(told)
            if len(wasted) < 8 and any(one["action"] == "stay" for one in told["actions"]):
                actions = ["stay"]
                said = await livia.post(f"/api/matches/{match}/coaching", {"seat": 0, "actions": actions})
                wasted.append(said["grave"])
            await play(livia, match, told, actions)
        assert sum(wasted) >= 7
        review = await ready(livia, match)
        mine = review["plays"][0]
        assert mine["choices"] - mine["close"] >= 7
        marks = [mark for mark in review["marked"] if mark["seat"] == 0]
        assert [mark["played"]["action"] for mark in marks] == ["stay"] * 3
        assert all(mark["better"]["actions"][-1] == "reserve" for mark in marks)
