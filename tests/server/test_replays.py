"""Matches that are over, shown again: what is told is what the engine itself tells; nothing before the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import OMNISCIENT, SPECTATOR
from quadriga.table import Table
from quadriga.table.envelope import envelope
from quadriga.words import Words
from tests.server.people import Clock, Person, running, scenario

GAMES = Path(__file__).parents[1] / "games"
GOLDEN = {
    "empire": GAMES / "empire/golden/three.txt",
    "caesar": GAMES / "caesar/golden/two-all.txt",
    "augustus": GAMES / "augustus/golden/two.txt",
    "antike": GAMES / "antike/golden/two-east.txt",
}


async def golden(person: Person, game: str) -> tuple[str, Record]:
    """A golden game as a match of somebody's."""
    text = GOLDEN[game].read_text()
    made = await person.post("/api/records", {"record": text})
    return str(made["id"]), Record.parse(text)


@pytest.mark.parametrize("game", GOLDEN)
@scenario
async def test_every_moment_is_what_the_engine_shows(game: str, tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia", "fr")
        match, record = await golden(livia, game)
        room = await livia.get(f"/api/matches/{match}")
        assert (room["status"], room["ended_by"], room["you"]) == ("over", "played", [])
        steps = list(record.replay())
        for eyes in (0, 1, SPECTATOR, OMNISCIENT):
            start = len(steps) // 3
            path = f"/api/matches/{match}/moments?eyes={eyes}&count=12&start="
            for shown in (await livia.get(f"{path}0"))[1:] + await livia.get(f"{path}{start}"):
                step = steps[shown["revision"] - 1]
                view = step.after.game.view(step.after, eyes)
                assert shown["outcome"] == view.pop("outcome")
                assert (shown["view"], shown["seat"]) == (view, eyes)
                assert [one["seat"] for one in shown["owed"]] == step.after.actors()
                assert (shown["actions"], shown["gestures"]) == ([], [])
        assert len(await livia.get(f"/api/matches/{match}/moments?start={len(steps) - 2}&count=12")) == 3


@pytest.mark.parametrize("game", GOLDEN)
@scenario
async def test_the_story_is_told_as_at_the_table(game: str, tmp_path: Path) -> None:
    """Through every eyes the sentences are those of the news, and a record comes out as it went in."""
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia", "fr")
        match, record = await golden(livia, game)
        played = Match.resume(record, Rng(0))
        table = Table(played, [""] * record.seats, 0)
        words = Words("fr", played.game, {}, record.options)
        for eyes in (1, OMNISCIENT):
            told = await livia.get(f"/api/matches/{match}/story?eyes={eyes}")
            assert len(told) == len(record.lines)
            news = envelope(table, eyes, words, since=0)["news"]
            noticed = [one["events"] for one in told if one["events"]]
            assert noticed == [one["events"] for one in news if one["events"]]
        kept = await livia.ask("GET", f"/api/matches/{match}/record?whole=true")
        assert kept.text == record.text()
        points = await livia.get(f"/api/matches/{match}/points")
        assert points[-1]["points"] == (await livia.get(f"/api/matches/{match}"))["outcome"]["points"]


@scenario
async def test_nothing_is_shown_before_the_end_nor_to_those_who_may_not_look(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia, gaius = await server.guest("Livia"), await server.guest("Gaius")
        match = await livia.new_match("caesar", "level1", spectators=False)
        asked = ["moments", "moments?eyes=0", "story?eyes=0", "choices?step=0&seat=0", "review"]
        for what in asked:
            assert await livia.refused("GET", f"/api/matches/{match}/{what}") == (403, "replay-later")
        sandbox = {"step": 0, "seat": 0}
        assert await livia.refused("POST", f"/api/matches/{match}/sandboxes", sandbox) == (403, "replay-later")
        assert await livia.refused("POST", f"/api/matches/{match}/review") == (403, "replay-later")
        await livia.move(match, 0)
        await livia.post(f"/api/matches/{match}/resign", {"seat": 0})
        for what in asked:
            assert await gaius.refused("GET", f"/api/matches/{match}/{what}") == (403, "no-spectators")
        assert len(await livia.get(f"/api/matches/{match}/moments?eyes=1&start=1")) > 1
        assert await livia.refused("GET", f"/api/matches/{match}/moments?eyes=2") == (422, "no-such-seat")
        assert await livia.refused("GET", f"/api/matches/{match}/moments?eyes=-1") == (422, "no-such-seat")
        assert await livia.refused("GET", f"/api/matches/{match}/choices?step=9999&seat=0") == (422, "no-such-moment")
        assert await livia.get(f"/api/matches/{match}/moments?start=9999") == []


@scenario
async def test_records_that_cannot_be_shown_are_refused(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        text = GOLDEN["caesar"].read_text()
        lines = text.splitlines(keepends=True)
        for record, code in (
            ("", "record-form"),
            ("Arma virumque cano", "record-form"),
            ("quadriga record 1\ngame chess\nrules 1\nseats 2\ndata 0\n\n", "unknown-game"),
            ("".join(lines[:-5]), "record-unfinished"),
            (text.replace("rules 1", "rules 9"), "record-rules"),
            (text.replace("seats 2", "seats 1"), None),
            (text.replace("\n0 ", "\n1 ", 1), "record-decision"),
            (text.rsplit("\n", 2)[0] + "\nend twelve 9 9\n", "record-end"),
        ):
            status, told = await livia.refused("POST", "/api/records", {"record": record})
            assert status == 422 and code in (None, told), (record[:80], told)
        assert await livia.refused("POST", "/api/records", {"record": "x" * 500_000}) == (422, "bad-request")
        assert await livia.get("/api/me/matches") == []


@pytest.mark.parametrize("game", GOLDEN)
@scenario
async def test_a_sandbox_goes_on_with_what_the_seat_knew(game: str, tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        match, record = await golden(livia, game)
        steps = list(record.replay())
        step = next(one for one in steps[len(steps) // 2 :] if one.seat == 1 and len(one.before.legal(1)) > 1)
        body = {"step": step.n - 1, "seat": 1}
        made = (await livia.post(f"/api/matches/{match}/sandboxes", body))["id"]
        told = await livia.table(made, seat=1)
        before = step.before.game.view(step.before, 1)
        assert told["view"] == {name: value for name, value in before.items() if name != "outcome"}
        assert {one["action"] for one in told["actions"]} == {
            step.before.game.notation.text(action) for action in step.before.legal(1)
        }
        action = told["actions"][0]["action"]
        await livia.post(f"/api/matches/{made}/decisions", {"seat": 1, "actions": [action]})
        after = await livia.table(made, seat=1, since=0)
        # It is kept, is nobody's history, and has no record.
        server.service.matches.places.clear()
        assert await livia.table(made, seat=1, since=0) == after
        room = await livia.get(f"/api/matches/{made}")
        assert room["sandbox"] and room["you"] == list(range(record.seats))
        assert [one["id"] for one in await livia.get("/api/me/matches")] == [match]
        assert await livia.refused("GET", f"/api/matches/{made}/record") == (422, "record-sandbox")


@scenario
async def test_a_sandbox_is_dealt_anew_what_its_seat_did_not_know(tmp_path: Path) -> None:
    """The tokens in the other player's hand are not those of the match, time after time."""
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        match, record = await golden(livia, "caesar")
        step = next(one for one in record.replay() if one.n > 30 and one.seat == 0)
        hands = set()
        for _ in range(8):
            made = (await livia.post(f"/api/matches/{match}/sandboxes", {"step": step.n - 1, "seat": 0}))["id"]
            async with server.service.matches.reading(made) as sandbox:
                state = sandbox.need_table().state
                hands.add(str(state.game.view(state, 1)))
        assert len(hands) > 1


@scenario
async def test_bots_play_on_in_a_sandbox_and_it_is_dropped_after_a_week(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        livia = await server.guest("Livia")
        match, record = await golden(livia, "caesar")
        body = {"step": len(record.lines) - 6, "seat": 0, "bot": "random"}
        made = (await livia.post(f"/api/matches/{match}/sandboxes", body))["id"]
        update = await livia.play_to_the_end(made)
        assert update["room"]["status"] == "over" and update["room"]["seats"][1]["bot"] == "random"
        assert await livia.refused("GET", f"/api/matches/{made}/moments") == (422, "record-sandbox")
        over = {"step": len(record.lines), "seat": 0}
        assert await livia.refused("POST", f"/api/matches/{match}/sandboxes", over) == (409, "sandbox-over")
        assert await livia.refused("POST", f"/api/matches/{match}/sandboxes", {**over, "seat": 2}) == (
            422,
            "no-such-seat",
        )
        await livia.hang_up()
        clock.ahead += 8 * 86_400
        await server.service.upkeep.tidy()
        assert await livia.refused("GET", f"/api/matches/{made}") == (404, "no-such-match")
        found: dict[str, Any] = await livia.get(f"/api/matches/{match}")
        assert found["status"] == "over"
