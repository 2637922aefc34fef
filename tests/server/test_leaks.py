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

from quadriga.bots.levels import LEVELS, Level
from quadriga.core.play.match import Match
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.title import registry
from quadriga.service import thinking
from quadriga.service.rows import plain
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
        match.kept_seats = [plain(seat) for seat in match.seats]
        match.times.clear()
    async with server.service.database.writing() as transaction:
        await transaction.connection.execute(text("DELETE FROM entries"))
        for row in match.kept_seats:
            await transaction.connection.execute(
                text("UPDATE seats SET asked_at = :asked_at WHERE seat = :seat"),
                {"asked_at": row["asked_at"], "seat": row["seat"]},
            )


async def all_that_is_sent(person: Person, match: str, seat: Seat) -> list[str]:
    """Every answer that tells something about a match."""
    asked = [
        *(f"table?seat={seat}&since=0", f"table?seat={seat}", "", "chat", "note", "audit", "catalogue"),
        f"record?seat={seat}",
        # What is open once it is over says no more than that.
        *("record?whole=true", "points", "review", f"story?eyes={seat}", "story?eyes=-3"),
        *(f"moments?eyes={seat}&start=0&count=9", "moments?eyes=-3&start=0&count=9", "choices?step=0&seat=0"),
    ]
    answers = [await person.ask("GET", f"/api/matches/{match}/{path}".rstrip("/")) for path in asked]
    answers += [await person.ask("GET", path) for path in ("/api/me/matches", "/api/matches?status=playing")]
    # So do refusals: of what nobody may look at, and of moves that are none.
    answers += [
        await person.ask("GET", f"/api/matches/{match}/table?seat={other}") for other in range(6) if other != seat
    ]
    for actions in (["nonsense"], ["pass"], ["0"]):
        body = {"seat": max(seat, 0), "actions": actions}
        for path in ("decisions", "previews", "coaching"):
            answers.append(await person.ask("POST", f"/api/matches/{match}/{path}", body))
    answers += await planned(person, match, max(seat, 0), is_told=seat >= 0)
    answers.append(await person.ask("POST", f"/api/matches/{match}/sandboxes", {"step": 0, "seat": 0}))
    answers += [await person.ask("POST", f"/api/matches/{match}/{path}") for path in ("review", "seats/1/invitation")]
    answers.append(await person.ask("PUT", f"/api/matches/{match}/note", {"text": "What they hold?"}))
    path = f"/api/matches/{match}/link?page=http://table.test"
    answers.append(await person.ask("GET", path, headers={"Host": "table.test"}))
    return [f"{answer.status_code} {answer.text}" for answer in answers]


async def planned(person: Person, match: str, seat: Seat, is_told: bool) -> list[Any]:
    """What a seat could be asked later, deeper with each answer, and what is kept of its plan."""

    async def plan(lines: list[Any]) -> None:
        answers.append(await person.ask("PUT", f"/api/matches/{match}/plan", {"seat": seat, "lines": lines}))
        if is_told and path and answers[-1].status_code < 400:
            # Changes that follow each other closely are told together: wait until this one is told.
            wanted = bool(lines)
            await person.until(lambda told: told["type"] == "update" and (told["room"]["plan"] is not None) == wanted)

    outlooks = f"/api/matches/{match}/outlooks"
    answers = [await person.ask("POST", outlooks, {"seat": seat, "path": [{"when": None, "actions": ["pass"]}]})]
    path: list[dict[str, Any]] = []
    for _ in range(3):
        answers.append(await person.ask("POST", outlooks, {"seat": seat, "path": path}))
        told = answers[-1].json() if answers[-1].status_code == 200 else {}
        if told.get("others"):
            when = {"when": told["others"][0]["action"], "actions": []}
            answers.append(await person.ask("POST", outlooks, {"seat": seat, "path": [*path, when]}))
        if not told.get("actions"):
            break
        path = [*path, {"when": None, "actions": [told["actions"][0]["action"]]}]
    await plan([path[:1]] if path else [])
    answers.append(await person.ask("GET", f"/api/matches/{match}/plan?seat={seat}"))
    # Taken back: what is compared here is what is told, and a kept plan would decide for the seat.
    await plan([])
    return answers


async def advised(person: Person, match: str, seat: Seat, told: dict[str, Any]) -> list[str]:
    """What a bot would do, and what it thinks of moves."""
    answers = [await person.ask("POST", f"/api/matches/{match}/hints", {"seat": seat})]
    for action in told["actions"][:2]:
        body = {"seat": seat, "actions": [action["action"]]}
        answers.append(await person.ask("POST", f"/api/matches/{match}/coaching", body))
    # Two refusals would be alike whatever is known.
    assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
    return [answer.text for answer in answers]


async def previews(person: Person, match: str, seat: Seat, told: dict[str, Any]) -> list[str]:
    """What each move would do."""
    texts = []
    for action in told["actions"][:6]:
        body = {"seat": seat, "actions": [action["action"]]}
        answer = await person.ask("POST", f"/api/matches/{match}/previews", body)
        assert answer.status_code == 200, answer.text
        texts.append(answer.text)
    return texts


@pytest.mark.parametrize(("game", "options", "seats"), CASES, ids=lambda case: str(case))
@pytest.mark.parametrize("hidden_from", [0, SPECTATOR])
def test_no_byte_tells_what_a_seat_cannot_know(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, str],
    seats: int,
    hidden_from: Seat,
) -> None:
    # Advice is limited by rounds here, never by time: then the same knowledge and the same luck give the same words.
    monkeypatch.setattr(thinking, "adviser", lambda *_, **__: Level(max(LEVELS), 30, seconds=60.0))
    monkeypatch.setattr(thinking, "COACH_ROUNDS", 30)

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
            running(f"sqlite:///{tmp_path}/one.db", lambda: NOW, hint_seconds=200.0) as one,
            running(f"sqlite:///{tmp_path}/two.db", lambda: NOW, hint_seconds=200.0) as two,
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
        # All that comes is taken in at once, whenever it is looked at: who reads too late is cut off.
        await watcher.connect(max_queue=None)
        await watcher.watch(match, seat=eyes, since=0)
    # A second device of the same person looks at nothing: it is told of its own matches alone.
    devices = [Person(world.url, watcher.name) for world, watcher in zip(worlds, watchers, strict=True)]
    for device, watcher, world in zip(devices, watchers, worlds, strict=True):
        world.people.append(device)
        device.use(watcher.token, watcher.id)
        await device.connect(max_queue=None)
    compared = 0
    for step in range(STEPS):
        if step % 2 == 0:
            # What is sent by itself is compared after every step; what has to be asked for, after every other one.
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
            for ask in (previews, advised):
                shown = [await ask(watcher, match, eyes, told) for watcher in watchers]
                assert shown[0] == shown[1]
                compared += len(shown[0])
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
    for kind, listeners in (("update", watchers), ("mine", devices)):
        for listener in listeners:
            for do in ("ping", "watch", "play", "undo", "say"):
                # What is no request at all is refused alike, too.
                reply = await listener.say_and_hear(do, **({} if do == "ping" else {"match": match, "text": 5}))
                assert (reply["error"] is None) == (do == "ping")
        replies = [[text for text in listener.raw if '"type":"reply"' in text] for listener in listeners]
        assert replies[0][-5:] == replies[1][-5:]
        heard = [[text for text in listener.raw if f'"type":"{kind}"' in text] for listener in listeners]
        shared = max(0, min(len(heard[0]), len(heard[1])) - 1)
        assert heard[0][:shared] == heard[1][:shared]
        compared += shared
    return compared


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
