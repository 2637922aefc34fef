"""Lessons and the coach over HTTP: nothing is kept of a lesson, and a coach speaks before a grave mistake only."""

from __future__ import annotations

import pytest

from quadriga.table.lessons import steps
from tests.server.people import running, scenario

SEED = 5
"""With this luck the first move of L'Empire de César can be a grave mistake."""


@scenario
async def test_a_lesson_is_told_and_taken_over_http(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia", "fr")
        told = await livia.get("/api/games/caesar/lesson")
        assert [one["id"] for one in told["steps"]] == [step.id for step in steps("caesar")]
        assert told["steps"][0]["title"] == "Le but\u202f: douze marqueurs"
        place = next(one for one in told["steps"] if one["task"])
        path = f"/api/games/caesar/lesson/{place['id']}"
        assert (await livia.post(f"{path}/previews", {"actions": place["move"]}))["events"]
        done = await livia.post(f"{path}/moves", {"actions": place["move"]})
        assert done["verdict"] == "done" and done["table"]["news"]
        other = next(one["action"] for one in place["table"]["actions"] if one["action"] not in place["move"])
        kept = await livia.post(f"{path}/moves", {"actions": [other]})
        assert kept["verdict"] == "other" and kept["says"] and kept["table"] is None
        assert await livia.refused("POST", f"{path}/moves", {"actions": ["place sword-60 italia-achaia italia"]}) == (
            409,
            "illegal",
        )
        assert await livia.refused("POST", f"{path}/moves", {"actions": ["nonsense"]}) == (422, "malformed")
        assert await livia.get("/api/me/matches") == []


@scenario
async def test_what_is_not_taught_is_not_found(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        assert (await livia.refused("GET", "/api/games/chess/lesson"))[0] == 404
        refused = await livia.refused("POST", "/api/games/caesar/lesson/flying/moves", {"actions": ["use"]})
        assert refused == (404, "no-such-step")


@scenario
async def test_a_coach_speaks_before_a_grave_mistake_only(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: SEED)
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("empire", "level1")
        path = f"/api/matches/{match}/coaching"
        bad = await livia.post(path, {"seat": 0, "actions": ["city messana"]})
        assert bad["grave"] and bad["instead"]["action"] == "city thessalonica"
        assert bad["value"] < bad["instead"]["value"]
        good = await livia.post(path, {"seat": 0, "actions": ["city thessalonica"]})
        assert good == {"grave": False, "value": None, "instead": None}
        marcus = await server.guest("Marcus")
        assert (await marcus.refused("POST", path, {"seat": 0, "actions": ["city messana"]}))[0] == 403
