"""What a seat cannot know reaches it on no channel: in two worlds it cannot tell apart, every byte is the same.

Two servers hold the same match; in one of them, all that a seat cannot know is dealt anew. The same is done at both,
undo included, and whatever the seat or a spectator is sent over HTTP and socket is compared, byte for byte.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from quadriga.core import registry
from quadriga.core.match import Match
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.state import State
from quadriga.table import Table
from tests.server.people import Person, Server, running, scenario

NOW = 1_800_000_000.0
ROUNDS, STEPS = 3, 8
"""Few, since what is told at all is compared in many games by tests/table/test_leaks.py; here it is how it is sent."""
CASES = [
    ("caesar", {"poison": "on", "centurions": "on", "border_control": "on"}, 2),
    ("caesar", {}, 2),
    ("augustus", {}, 3),
    ("empire", {}, 3),
    ("antike", {}, 2),
]


async def put(server: Server, match_id: str, state: State) -> None:
    """Let a match go on from a position."""
    async with server.service.matches.reading(match_id) as match:
        table = match.need_table()
        match.table = Table(Match.sandbox(state, Rng(5)), table.players, 5)
        match.table.match.on_decision = None
        match.row.length = match.kept["length"] = 0
        for seat in match.seats:
            seat.asked_at = NOW if seat.seat in state.actors() else None
        match.times.clear()
    async with server.service.database.writing() as transaction:
        await transaction.connection.execute(text("DELETE FROM entries"))


async def all_that_is_sent(person: Person, match: str, seat: Seat) -> list[str]:
    """Every answer that tells something about a match."""
    texts = []
    for path in (f"table?seat={seat}&since=0", f"table?seat={seat}", "", "chat"):
        texts.append((await person.ask("GET", f"/api/matches/{match}/{path}".rstrip("/"))).text)
    return texts


async def previews(person: Person, match: str, seat: Seat, told: dict[str, Any]) -> list[str]:
    """What each move would do."""
    texts = []
    for action in told["actions"][:6]:
        body = {"seat": seat, "actions": [action["action"]]}
        texts.append((await person.ask("POST", f"/api/matches/{match}/previews", body)).text)
    return texts


@pytest.mark.parametrize(("game", "options", "seats"), CASES, ids=lambda case: str(case))
@pytest.mark.parametrize("hidden_from", [0, SPECTATOR])
def test_no_byte_tells_what_a_seat_cannot_know(
    tmp_path: Path, game: str, options: dict[str, str], seats: int, hidden_from: Seat
) -> None:
    @scenario
    async def both_worlds() -> None:
        # One server makes users and a match; its database is copied for the other.
        async with running(f"sqlite:///{tmp_path}/one.db", lambda: NOW) as server:
            people = [await server.guest(f"Player {n}") for n in range(seats + 1)]
            match = await people[0].new_match(game, *["open"] * (seats - 1), start=False, options=options)
            for person in people[1:seats]:
                await person.post(f"/api/matches/{match}/join")
            await people[0].post(f"/api/matches/{match}/start")
            tokens = [(person.token, person.id) for person in people]
        shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
        async with (
            running(f"sqlite:///{tmp_path}/one.db", lambda: NOW) as one,
            running(f"sqlite:///{tmp_path}/two.db", lambda: NOW) as two,
        ):
            worlds = (one, two)
            teams = [[Person(world.url, f"Player {n}") for n in range(seats + 1)] for world in worlds]
            for world, team in zip(worlds, teams, strict=True):
                world.people += team
                for person, (token, user_id) in zip(team, tokens, strict=True):
                    person.use(token, user_id)
            # Where nothing is hidden the worlds never part: once is enough, and more than the first look is compared.
            secrets = registry.load(game).meta.secrets
            rounds = ROUNDS if secrets else 1
            seen = [await _play_on(worlds, teams, match, hidden_from, number, seats) for number in range(rounds)]
            assert secrets or sum(seen) > 8

    both_worlds()


async def _play_on(
    worlds: tuple[Server, Server], teams: list[list[Person]], match: str, eyes: Seat, round_number: int, seats: int
) -> int:
    """Deal anew what is hidden, then do the same in both worlds; returns how many texts were compared."""
    one, two = worlds
    async with one.service.matches.reading(match) as live:
        state = live.need_table().state.clone()
    rng = Rng(round_number)
    twin = state.redeal(eyes, rng)
    await put(one, match, state)
    await put(two, match, twin)
    watchers = [team[eyes if eyes >= 0 else seats] for team in teams]
    for watcher in watchers:
        await watcher.hang_up()
        watcher.raw.clear()
        await watcher.watch(match, seat=eyes, since=0)
    compared = 0
    for step in range(STEPS):
        sent = [await all_that_is_sent(watcher, match, eyes) for watcher in watchers]
        assert sent[0] == sent[1]
        compared += len(sent[0])
        tables = []
        for world in worlds:
            async with world.service.matches.reading(match) as live:
                tables.append(live.need_table())
        actors = tables[0].state.actors()
        if not actors or actors != tables[1].state.actors():
            break
        actor = actors[step % len(actors)]
        if actor == eyes:
            told = await watchers[0].table(match, seat=eyes)
            shown = [await previews(watcher, match, eyes, told) for watcher in watchers]
            assert shown[0] == shown[1]
        both = sorted(set(tables[0].state.legal(actor)) & set(tables[1].state.legal(actor)))
        if not both:
            break
        action = str(tables[0].match.game.action(both[rng.below(len(both))]))
        before = [table.match.revision(eyes) for table in tables]
        for team in teams:
            body = {"seat": actor, "actions": [action]}
            assert (await team[actor].ask("POST", f"/api/matches/{match}/decisions", body)).status_code == 200
        if _differs(tables, eyes, before):
            # Chance has brought to light what could only be guessed: the worlds have parted.
            break
        if step % 4 == 3:
            undone = [await team[actor].ask("POST", f"/api/matches/{match}/undo", {"seat": actor}) for team in teams]
            assert undone[0].status_code == undone[1].status_code
            if actor == eyes:
                assert undone[0].text == undone[1].text
    for watcher in watchers:
        reply = await watcher.say_and_hear("ping")
        assert reply["error"] is None
    heard = [[text for text in watcher.raw if '"type":"update"' in text] for watcher in watchers]
    shared = min(len(heard[0]), len(heard[1])) - 1
    assert heard[0][:shared] == heard[1][:shared]
    return compared + shared


def _differs(tables: list[Table], eyes: Seat, before: list[int]) -> bool:
    """Whether a seat could see a difference on the board, or in what was openly revealed on the way."""
    seen = []
    for table, revision in zip(tables, before, strict=True):
        news = table.match.since(eyes, revision)
        events = [event for entry in news for event in getattr(entry, "events", ()) if event.reveals]
        shown = [event.seen_by(eyes) for event in events]
        seen.append((table.match.game.view(table.state, eyes), table.match.revision(eyes), shown))
    return bool(seen[0] != seen[1])


@scenario
async def test_a_record_for_other_eyes_does_not_name_what_they_cannot_know(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("caesar", "hot")
        for _ in range(6):
            told = await livia.table(match, seat=0)
            await livia.move(match, told["owed"][0]["seat"])
        records = {
            seat: (await who.ask("GET", f"/api/matches/{match}/record?seat={seat}")).text
            for seat, who in ((0, livia), (1, livia), (SPECTATOR, nero))
        }
        drawn = {
            seat: sum("* draw" in row and "?" in row for row in text.splitlines()) for seat, text in records.items()
        }
        assert drawn[0] and drawn[1] and drawn[SPECTATOR] >= drawn[0] + drawn[1], drawn
