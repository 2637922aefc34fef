"""What one decides ahead: played by the server as soon as one is asked, page or no page, and known to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Person, running, scenario

DAYS = {"kind": "days", "seconds": 86_400}


async def two(server: Any, game: str = "caesar", **more: Any) -> tuple[str, Person, Person]:
    """A match of two in which the first is asked and the second waits."""
    people = [await server.guest("Livia"), await server.guest("Marcus")]
    match = await people[0].new_match(game, "open", start=False, **more)
    await people[1].post(f"/api/matches/{match}/join")
    await people[0].post(f"/api/matches/{match}/start")
    asked = {one["seat"] for one in (await people[0].get(f"/api/matches/{match}/table"))["owed"]}
    return match, *(people if 0 in asked else people[::-1])


async def table(person: Person, match: str) -> dict[str, Any]:
    found: dict[str, Any] = await person.get(f"/api/matches/{match}/table?since=0")
    return found


async def play(person: Person, match: str, actions: list[str] | None = None) -> str:
    """Take a decision, the first one unless it is named."""
    told = await table(person, match)
    actions = actions or [told["actions"][0]["action"]]
    await person.post(f"/api/matches/{match}/decisions", {"seat": told["seat"], "actions": actions})
    return actions[0]


async def ahead(person: Person, match: str, path: list[Any] | None = None) -> dict[str, Any]:
    seat = (await person.get(f"/api/matches/{match}"))["you"][0]
    told: dict[str, Any] = await person.post(f"/api/matches/{match}/outlooks", {"seat": seat, "path": path or []})
    return told


async def plan(person: Person, match: str, *lines: list[dict[str, Any]]) -> dict[str, Any]:
    seat = (await person.get(f"/api/matches/{match}"))["you"][0]
    told: dict[str, Any] = await person.put(f"/api/matches/{match}/plan", {"seat": seat, "lines": list(lines)})
    return told


def step(actions: list[str], when: str | None = None) -> dict[str, Any]:
    return {"when": when, "actions": actions}


@pytest.mark.parametrize("game", ["caesar", "empire", "antike"])
def test_a_move_prepared_ahead_is_played_though_nobody_looks(tmp_path: Any, game: str) -> None:
    @scenario
    async def test() -> None:
        async with running(f"sqlite:///{tmp_path}/q.db") as server:
            match, first, second = await two(server, game, pace=DAYS)
            while (await table(second, match))["question"] is None:
                told = await ahead(second, match)
                assert told["question"] and told["actions"]
                await plan(second, match, [step([told["actions"][0]["action"]])])
                before = (await table(second, match))["revision"]
                while (now := await table(first, match))["question"]:
                    await play(first, match)
                    after = await table(second, match)
                    if any(one["seat"] == after["seat"] and one["revision"] > before for one in after["news"]):
                        return  # the planned decision was played
                    kept = await second.get(f"/api/matches/{match}/plan?seat={after['seat']}")
                    if kept["missed"]:
                        assert "not played" in kept["missed"] and after["question"]
                        return
                assert now

    test()


def apart(mine: list[dict[str, Any]], chosen: str) -> list[dict[str, Any]]:
    """Tokens away from one just placed: they close no province, whose bonus might be another turn (CAE-15)."""
    near = set(chosen.split()[2].split("-"))
    return [one for one in mine if not near & set(one["fields"]["border"].split("-"))]


@scenario
async def test_answers_to_what_the_other_does_make_a_tree(database: str) -> None:
    async with running(database) as server:
        match, first, second = await two(server, pace=DAYS)
        told = await ahead(second, match)
        chosen, other = told["others"][0]["action"], told["others"][-1]["action"]
        mine = apart((await ahead(second, match, [step([], chosen)]))["actions"], chosen)
        after = (await ahead(second, match, [step([mine[0]["action"]], chosen)]))["actions"]
        assert mine[0]["action"] not in [one["action"] for one in after]
        kept = await plan(
            second,
            match,
            [step([mine[-1]["action"]], other)],
            [step([mine[0]["action"]], chosen), step([after[0]["action"]])],
        )
        assert kept["lines"][1][0]["phrase"] == mine[0]["phrase"]
        assert kept["lines"][1][0]["condition"] == told["others"][0]["phrase"]
        legal = [one["action"] for one in (await table(first, match))["actions"]]
        if chosen not in legal:  # a token that the seat only knows may be drawn
            chosen = legal[0]
            mine = apart((await ahead(second, match, [step([], chosen)]))["actions"], chosen)
            after = (await ahead(second, match, [step([mine[0]["action"]], chosen)]))["actions"]
            await plan(second, match, [step([mine[0]["action"]], chosen), step([after[0]["action"]])])
        await play(first, match, [chosen])
        now = await table(second, match)
        assert now["question"] is None
        # What is left of the tree waits for the next turn.
        left = await second.get(f"/api/matches/{match}/plan?seat={now['seat']}")
        assert [[one["actions"] for one in line] for line in left["lines"]] == [[[after[0]["action"]]]]


@scenario
async def test_a_plan_that_does_not_fit_is_given_up_with_a_sentence(database: str) -> None:
    async with running(database) as server:
        match, first, second = await two(server)
        actions = [one["action"] for one in (await table(first, match))["actions"]]
        mine = (await ahead(second, match))["actions"]
        await plan(second, match, [step([mine[0]["action"]], actions[-1])])
        await play(first, match, [actions[0]])
        now = await table(second, match)
        assert now["question"]
        kept = await second.get(f"/api/matches/{match}/plan?seat={now['seat']}")
        assert kept["lines"] == [] and "no answer" in kept["missed"]
        # It is said until one has decided.
        await play(second, match)
        assert (await second.get(f"/api/matches/{match}/plan?seat={now['seat']}"))["missed"] == ""


@scenario
async def test_a_plan_is_taken_back_and_is_refused_to_who_is_asked(database: str) -> None:
    async with running(database) as server:
        match, first, second = await two(server)
        mine = (await ahead(second, match))["actions"]
        await plan(second, match, [step([mine[0]["action"]])])
        assert (await plan(second, match))["lines"] == []
        await play(first, match)
        now = await table(second, match)
        assert now["question"]
        body = {"seat": now["seat"], "lines": [[step([mine[0]["action"]])]]}
        assert (await second.refused("PUT", f"/api/matches/{match}/plan", body))[1] == "plan-asked"
        body = {"seat": now["seat"], "lines": [[step(["nonsense"])]]}
        assert (await first.refused("PUT", f"/api/matches/{match}/plan", body))[1] == "seat-not-yours"


@scenario
async def test_nobody_else_notices_a_plan(database: str) -> None:
    # The clock stands still: what is sent tells when somebody was here last.
    async with running(database, lambda: 1_800_000_000.0) as server:
        match, first, second = await two(server)
        watcher = await server.guest("Julia")
        mine = (await ahead(second, match))["actions"]

        async def seen(person: Person) -> list[str]:
            paths = ("", "/table?since=0", "/chat", "/audit", "/record")
            return [(await person.ask("GET", f"/api/matches/{match}{path}")).text for path in paths]

        for person in (first, watcher):
            await person.watch(match)
        before = [await seen(first), await seen(watcher)]
        heard = [len(first.heard), len(watcher.heard)]
        own = (await second.get(f"/api/matches/{match}"))["plan"]
        await plan(second, match, [step([mine[0]["action"]])])
        assert own is None and (await second.get(f"/api/matches/{match}"))["plan"]
        assert [await seen(first), await seen(watcher)] == before
        # Whatever is asked next is answered first: nothing was sent in between.
        assert [len(first.heard), len(watcher.heard)] == heard
        seat = (await second.get(f"/api/matches/{match}"))["you"][0]
        for person in (first, watcher):
            assert await person.refused("GET", f"/api/matches/{match}/plan?seat={seat}") == (403, "seat-not-yours")
            body = {"seat": seat, "path": []}
            assert (await person.refused("POST", f"/api/matches/{match}/outlooks", body))[1] == "seat-not-yours"
