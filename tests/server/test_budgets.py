"""Budgets for all that a stranger can start: what is too much is refused, with when to try again or what to do."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from quadriga import Match, Rng, games
from quadriga.server.guard import abuse, limits
from quadriga.server.guard.caller import answer, counted
from quadriga.server.guard.limits import Budget, Limit, Quota
from quadriga.server.host.ages import Ages
from quadriga.server.process import logs
from quadriga.server.store import abuse as abuse_store
from quadriga.server.store import people
from quadriga.server.store.abuse import Abuse
from quadriga.server.store.database import Database
from quadriga.service.rows import User
from tests.server.people import PATIENCE, Clock, Person, Server, running, scenario

ELSEWHERE = "127.0.0.9"
HIDDEN = "nobody is told"


async def refusal(person: Person, method: str, path: str, body: Any = None) -> tuple[int, dict[str, Any], Any]:
    """The status, the error and the header Retry-After of what is refused."""
    found = await person.ask(method, path, body)
    assert found.status_code >= 400, found.text
    return found.status_code, found.json()["error"], found.headers.get("retry-after")


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind} if kind in ("you", "hot", "open") else {"kind": "bot", "bot": kind} for kind in kinds]


def finished() -> str:
    """The record of a short game."""
    match, luck = Match(games.load("caesar").new(2), Rng(1)), Rng(2)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
    return match.record.text()


# ---- thinking --------------------------------------------------------------------------------------------------


@scenario
async def test_a_crowd_that_asks_for_hints_keeps_nobody_elsewhere_waiting(tmp_path: Path) -> None:
    """Twenty guests of one address ask at once; a bot's reply and a hint elsewhere come while most of them wait."""
    async with running(f"sqlite:///{tmp_path}/q.db", workers=1, hint_seconds=1.0, limits=1.0) as server:
        crowd = [await server.guest(f"Guest {n}", address="127.0.0.8") for n in range(20)]
        polite = await server.guest("Polite", address=ELSEWHERE)

        async def flood(person: Person) -> int:
            match = await person.new_match("augustus", "hot")
            return (await person.ask("POST", f"/api/matches/{match}/hints", {"seat": 0})).status_code

        asked = [asyncio.create_task(flood(person)) for person in crowd]
        thinkers = server.service.thinkers
        assert thinkers is not None
        while thinkers.turns.waiting < 15:
            await asyncio.sleep(0.01)
        update = await polite.watch(await polite.new_match("caesar", "level1"))
        while update["table"]["question"] is None:
            update = await polite.until(lambda heard: heard["type"] == "update")
        played = await polite.move(update["match"], 0)
        await polite.until(
            lambda heard: (
                heard["type"] == "update" and heard["revision"] > played["revision"] and heard["table"]["question"]
            )
        )
        match = await polite.new_match("caesar", "hot")
        seat = (await polite.table(match, seat=0))["owed"][0]["seat"]
        assert await polite.post(f"/api/matches/{match}/hints", {"seat": seat})
        assert sum(not one.done() for one in asked) > 5
        for one in asked:
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        # Who has gone leaves the queue.
        async with asyncio.timeout(PATIENCE):
            while thinkers.turns.waiting:
                await asyncio.sleep(0.01)


@scenario
async def test_a_full_queue_refuses_and_says_when_to_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WAITING_ADVICE", Quota(0, 0, 0))
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("augustus", "hot")
        status, error, header = await refusal(livia, "POST", f"/api/matches/{match}/hints", {"seat": 0})
        assert (status, error["code"], header) == (429, "thinking-full", str(error["again_in"]))
        assert error["again_in"] == 1 and "try again in a second" in error["sentence"]


@scenario
async def test_reviews_of_one_person_are_few_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REVIEWS", Quota(1, 1, 2))
    async with running(f"sqlite:///{tmp_path}/q.db", review_rounds=5000) as server:
        livia, other = await server.guest("Livia"), await server.guest("Other", address=ELSEWHERE)
        server.service.limiter.factor = 1.0
        first, second = [(await livia.post("/api/records", {"record": finished()}))["id"] for _ in range(2)]
        third = (await other.post("/api/records", {"record": finished()}))["id"]
        await livia.post(f"/api/matches/{first}/review")
        status, error, header = await refusal(livia, "POST", f"/api/matches/{second}/review")
        assert (status, error["code"], header) == (429, "reviews-full", "60")
        assert (await other.post(f"/api/matches/{third}/review"))["status"] == "running"


# ---- how often -------------------------------------------------------------------------------------------------


@scenario
async def test_what_is_done_too_often_says_when_to_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "IMPORT", Budget("import", *(Limit(1 / 50, burst) for burst in (1, 2, 3))))
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        body = {"record": finished()}
        livia, marcus, gaius = [await server.guest(name) for name in ("Livia", "Marcus", "Gaius")]
        far = [await server.guest(name, address=ELSEWHERE) for name in ("Titus", "Quintus")]
        await livia.post("/api/records", body)
        status, error, header = await refusal(livia, "POST", "/api/records", body)
        # Fifty seconds, less those that a busy machine has taken for the first.
        assert (status, error["code"]) == (429, "too-many")
        assert 20 <= int(header) <= 50 and error["again_in"] == int(header)
        assert f"in {header} seconds" in error["sentence"]
        # By address, and for the whole server.
        await marcus.post("/api/records", body)
        assert await gaius.refused("POST", "/api/records", body) == (429, "too-many")
        await far[0].post("/api/records", body)
        assert await far[1].refused("POST", "/api/records", body) == (429, "too-many")


def test_an_address_of_ipv6_counts_by_its_network() -> None:
    limiter, limit = limits.Limiter(lambda: 0.0), Budget("x", address=Limit(1, 1))
    for address, allowed in (
        ("2001:db8:1:2::1", True),
        ("2001:db8:1:2:ffff::2", False),
        ("2001:db8:1:3::1", True),
        ("192.0.2.1", True),
        ("::ffff:192.0.2.1", False),
        ("192.0.2.2", True),
    ):
        answer(address)
        try:
            limiter.spend(limit)
            assert allowed, address
        except limits.TooMany:
            assert not allowed, address


@scenario
async def test_behind_a_proxy_the_address_it_names_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GUESTS", Budget("guests", address=Limit(0.001, 1)))
    where = f"sqlite:///{tmp_path}/q.db"
    async with (
        running(where, proxy="127.0.0.1", limits=1.0) as server,
        httpx.AsyncClient(base_url=server.url) as proxy,
    ):
        seen = []
        for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "192.0.2.1", "192.0.2.1"):
            told = await proxy.post("/api/guests", json={"name": "Livia"}, headers={"X-Forwarded-For": address})
            seen.append(told.status_code)
            proxy.cookies.clear()
        assert seen == [201, 429, 201, 201, 429]


# ---- how many --------------------------------------------------------------------------------------------------


@scenario
async def test_matches_that_go_on_have_a_limit_by_host_by_address_and_in_all(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GOING_ON", Quota(2, 3, 4))
    monkeypatch.setattr("quadriga.server.guard.quotas.TOTALS_SECONDS", -1.0)
    body = {"game": "caesar", "seats": seats("you", "open")}
    async with running(database, limits=1.0) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        first = await livia.new_match("caesar", "open", start=False)
        await livia.new_match("caesar", "hot")
        status, error, header = await refusal(livia, "POST", "/api/matches", body)
        assert (status, error["code"], header, error["again_in"]) == (409, "going-full", None, None)
        assert "close" in error["sentence"]
        await marcus.new_match("caesar", "hot")
        assert await marcus.refused("POST", "/api/matches", body) == (409, "going-full-here")
        far, farther = await server.guest("Far", address=ELSEWHERE), await server.guest("Farther", address="127.0.0.7")
        await far.new_match("caesar", "hot")
        assert await farther.refused("POST", "/api/matches", body) == (409, "server-full")
        # What is closed makes room.
        await livia.post(f"/api/matches/{first}/close")
        await livia.post("/api/matches", body)


@scenario
async def test_bots_alone_play_few_matches_of_one_host(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BOTS_ALONE", Quota(1, 2))
    async with running(database, limits=1.0, bot_pause=5.0) as server:
        livia = await server.guest("Livia")
        bots = {"game": "empire", "seats": seats("level1", "level1"), "start": True}
        first = (await livia.post("/api/matches", bots))["id"]
        assert await livia.refused("POST", "/api/matches", bots) == (409, "bots-alone-full")
        # Nor by a table that waits for people and is then filled with bots.
        body = {"game": "empire", "seats": seats("open", "open")}
        waiting = (await livia.post("/api/matches", body))["id"]
        filled = ("POST", f"/api/matches/{waiting}/start", {"fill": "level1"})
        assert await livia.refused(*filled) == (409, "bots-alone-full")
        assert (await livia.get(f"/api/matches/{waiting}"))["status"] == "waiting"
        await livia.post(f"/api/matches/{first}/close")
        assert (await livia.post(*filled[1:]))["status"] == "playing"


@scenario
async def test_what_is_kept_has_a_limit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"KEPT": Quota(4), "SANDBOXES": Quota(1), "CHAT_KEPT": 2, "NOTES_KEPT": 10, "LOG_KEPT": 9}
    for name, value in few.items():
        monkeypatch.setattr(limits, name, value)
    async with running(database, limits=1.0) as server:
        livia = await server.guest("Livia")
        over = (await livia.post("/api/records", {"record": finished()}))["id"]
        sandbox = ("POST", f"/api/matches/{over}/sandboxes", {"step": 12, "seat": 0})
        await livia.post(*sandbox[1:])
        assert await livia.refused(*sandbox) == (409, "sandboxes-full")
        match = await livia.new_match("caesar", "hot")
        for text in ("Ave", "Salve"):
            await livia.post(f"/api/matches/{match}/chat", {"text": text})
        assert await livia.refused("POST", f"/api/matches/{match}/chat", {"text": "Vale"}) == (409, "chat-full")
        await livia.put(f"/api/matches/{match}/note", {"text": "12345"})
        await livia.put(f"/api/matches/{match}/note", {"text": "1234567890"})
        assert await livia.refused("PUT", f"/api/matches/{over}/note", {"text": "1"}) == (409, "notes-full")
        await livia.put(f"/api/matches/{match}/note", {"text": "123456789"})
        await livia.put(f"/api/matches/{over}/note", {"text": "1"})
        told = await livia.table(match, seat=0)
        seat = told["owed"][0]["seat"]
        told = await livia.table(match, seat=seat)
        move = {"seat": seat, "actions": [told["actions"][0]["action"]]}
        assert await livia.refused("POST", f"/api/matches/{match}/decisions", move) == (409, "match-long")
        await livia.new_match("caesar", "open", start=False)
        assert await livia.refused("POST", "/api/records", {"record": finished()}) == (409, "kept-full")


@scenario
async def test_the_server_keeps_so_many_matches_and_guests(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.server.guard.quotas.TOTALS_SECONDS", -1.0)
    async with running(database, limits=1.0, most_matches=1, most_guests=2) as server:
        livia, _ = await server.guest("Livia"), await server.guest("Marcus")
        await livia.new_match("caesar", "hot")
        body = {"game": "caesar", "seats": seats("you", "open")}
        assert await livia.refused("POST", "/api/matches", body) == (409, "server-full")
        stranger = server.anybody()
        assert await stranger.refused("POST", "/api/guests", {"name": "Titus"}) == (409, "server-full")
        # Who has an account is no guest, and leaves no trace of where they came from.
        await livia.post("/api/accounts", {"login": "livia", "password": "ab urbe condita"})
        await stranger.post("/api/guests", {"name": "Titus"})


@scenario
async def test_guests_of_one_address_have_a_limit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "GUESTS_KEPT", Quota(address=2))
    async with running(database, limits=1.0) as server:
        livia, _ = await server.guest("Livia"), await server.guest("Marcus")
        assert await server.anybody().refused("POST", "/api/guests", {"name": "Titus"}) == (409, "guests-full")
        await server.guest("Elsewhere", address=ELSEWHERE)
        await livia.ask("DELETE", "/api/me")
        await server.guest("Titus")


# ---- connections -----------------------------------------------------------------------------------------------


async def turned_away(server: Server, token: str, address: str = "127.0.0.1") -> dict[str, Any]:
    """What a client that is not let in is told last."""
    url = server.url.replace("http", "ws") + "/api/socket"
    async with connect(url, local_addr=(address, 0)) as line:
        with contextlib.suppress(ConnectionClosed):
            await line.send(json.dumps({"do": "hello", "token": token}))
        told: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(line.recv(), PATIENCE)
        assert line.close_code == 4429
    return told


@scenario
async def test_connections_have_a_limit_by_person_by_address_and_in_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SOCKETS", Quota(1, 2, 3))
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        livia, marcus, gaius = [await server.guest(name) for name in ("Livia", "Marcus", "Gaius")]
        await livia.connect()
        told = await turned_away(server, livia.token)
        assert (told["type"], told["reason"], told["again_in"]) == ("bye", "too-many", 30)
        await marcus.connect()
        assert (await turned_away(server, gaius.token))["reason"] == "too-many"
        far, farther = await server.guest("Far", address=ELSEWHERE), await server.guest("Farther", address="127.0.0.7")
        await far.connect()
        assert (await turned_away(server, farther.token, "127.0.0.7"))["reason"] == "too-many"
        await livia.hang_up()
        async with asyncio.timeout(PATIENCE):
            while len(server.service.sockets.clients) > 2:
                await asyncio.sleep(0.01)
        await gaius.connect()


@scenario
async def test_somebody_watches_so_many_matches_on_all_devices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WATCHED", Quota(2))
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        livia = await server.guest("Livia")
        matches = [await livia.new_match("caesar", "hot") for _ in range(3)]
        for match in matches[:2]:
            await livia.watch(match)
        told = await livia.say_and_hear("watch", match=matches[2])
        assert told["error"]["code"] == "watched-full" and told["error"]["again_in"] is None
        # To look again at the same one is no new one; to leave one makes room.
        assert (await livia.say_and_hear("watch", match=matches[0]))["error"] is None
        await livia.say_and_hear("leave", match=matches[0])
        assert (await livia.say_and_hear("watch", match=matches[2]))["error"] is None


@scenario
async def test_over_the_socket_too_much_says_when_to_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CHAT", Budget("chat", Limit(0.1, 1)))
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        livia = await server.guest("Livia", language="fr")
        match = await livia.new_match("caesar", "hot")
        await livia.watch(match)
        await livia.say_and_hear("say", match=match, text="Ave")
        error = (await livia.say_and_hear("say", match=match, text="Salve"))["error"]
        assert error["code"] == "too-many" and 8 <= error["again_in"] <= 10
        assert f"dans {error['again_in']} secondes" in error["sentence"]


@scenario
async def test_a_club_behind_one_address_notices_no_limit(tmp_path: Path) -> None:
    """Sixty people of one address sign in, sit down in pairs, connect, ask for the coach and talk, all at once."""
    async with running(f"sqlite:///{tmp_path}/q.db", limits=1.0) as server:
        club = await asyncio.gather(*(server.guest(f"Member {n}") for n in range(60)))

        async def evening(one: Person, other: Person) -> None:
            match = await one.new_match("caesar", "open", start=False)
            await other.post(f"/api/matches/{match}/join")
            await one.post(f"/api/matches/{match}/start")
            await asyncio.gather(one.watch(match), other.watch(match))
            seat = (await one.table(match, seat=0))["owed"][0]["seat"]
            mover = (one, other)[seat]
            await mover.move(match, seat)
            assert (await one.say_and_hear("say", match=match, text="Ave"))["error"] is None

        await asyncio.gather(*(evening(one, other) for one, other in zip(club[::2], club[1::2], strict=True)))
        figures = (await club[0].ask("GET", "/metrics")).text
        assert "quadriga_refusals_total{" not in figures


# ---- the abuse log ---------------------------------------------------------------------------------------------


@pytest.fixture
def logged() -> Iterator[list[logging.LogRecord]]:
    """What is written to the abuse log."""
    found: list[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = found.append  # type: ignore[method-assign,assignment]
    abuse.logger.addHandler(handler)
    yield found
    abuse.logger.removeHandler(handler)


@scenario
async def test_what_smells_of_abuse_is_kept_with_person_and_address(
    database: str, logged: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CHAT", Budget("chat", Limit(0.001, 1)))
    clock = Clock()
    async with running(database, clock, limits=1.0, ages=Ages(abuse=2)) as server:
        livia, stranger = await server.guest("Livia", address=ELSEWHERE), server.anybody()
        match = await livia.new_match("caesar", "hot")
        for _ in range(4):
            await livia.ask("POST", f"/api/matches/{match}/chat", {"text": "Ave"})
        await stranger.ask("POST", "/api/sessions", {"login": "livia", "password": "a wrong password"})
        stranger.http.headers["Authorization"] = "Bearer nobody"
        await stranger.ask("GET", "/api/hello")
        await stranger.ask("POST", "/api/guests", {}, headers={"Origin": "https://evil.example"})
        await stranger.http.post("/api/guests", content=b" " * 2_000_000)
        await stranger.ask("GET", "/api/nothing")
        address = server.url.replace("http", "ws") + "/api/socket"
        async with connect(address) as line:
            await line.send(json.dumps({"do": "hello", "token": "nobody"}))
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), PATIENCE)
        await server.service.upkeep.tidy()

        async def kept(**wanted: Any) -> dict[str, tuple[str | None, str, int]]:
            async with server.service.database.reading() as connection:
                found = await abuse_store.listed(connection, **wanted)
            return {one.code: (one.user_id, one.address, one.count) for one in found}

        assert await kept() == {
            "too-many": (livia.id, ELSEWHERE, 3),
            "wrong-password": (None, "127.0.0.1", 1),
            "impostor": (None, "127.0.0.1", 2),
            "other-origin": (None, "127.0.0.1", 1),
            "body-large": (None, "127.0.0.1", 1),
        }
        assert list(await kept(user_id=livia.id)) == ["too-many"] and list(await kept(code="impostor")) == ["impostor"]
        assert await kept(since=clock() + 60) == {}
        # Each is logged once a minute, however often it happens.
        told = [(one.__dict__["code"], one.__dict__["person"], one.__dict__["address"]) for one in logged]
        assert told.count(("too-many", livia.id, ELSEWHERE)) == 1 and len(told) == 5
        clock.ahead += 3 * 86_400
        await server.service.upkeep.tidy()
        assert await kept() == {}


@scenario
async def test_a_flood_writes_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abuse, "MOST_APART", 10)
    database = Database(f"sqlite:///{tmp_path}/q.db")
    await database.open()
    gathered = abuse.AbuseLog(lambda: 90.0)
    for n in range(1000):
        answer(f"192.0.2.{n % 100}")
        gathered.note("too-many")
    await gathered.keep(database, before=0.0)
    async with database.reading() as connection:
        found = await abuse_store.listed(connection)
    assert len(found) == 11 and sum(one.count for one in found) == 1000
    assert Abuse(60.0, "too-many", None, abuse.EVERYWHERE, 900) in found
    await database.close()


@scenario
async def test_nothing_that_was_to_be_written_reaches_a_log(database: str) -> None:
    """Drivers quote values in their errors: neither these nor the parameters of a statement are logged."""
    written = io.StringIO()
    root = logging.getLogger()
    before = root.level, root.handlers
    logs.set_up(stream=written)
    kept = Database(database)
    await kept.open()
    try:
        known = User("a" * 16, f"name {HIDDEN}", f"login {HIDDEN}", "en", 1.0)
        async with kept.writing() as transaction:
            await people.add(transaction, known, f"hash {HIDDEN}")
        wrong: list[dict[str, Any]] = [{"id": "b" * 16}, {"created_at": f"time {HIDDEN}"}, {"name": None}]
        for columns in wrong:
            odd = replace(known, **columns)
            try:
                async with kept.writing() as transaction:
                    await people.add(transaction, odd, f"hash {HIDDEN}")
            except Exception:
                logging.getLogger("quadriga.test").exception("it failed")
    finally:
        await kept.close()
        root.level, root.handlers = before
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    failed = [line["error"] for line in lines if line["message"] == "it failed"]
    assert failed and all("Traceback" in error and "Error" in error for error in failed)
    assert HIDDEN not in written.getvalue()


def test_the_host_is_told_the_limits_as_they_are() -> None:
    """The tables of docs/server.md are those of the program."""
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    cells = [line.split("|") for line in text.splitlines() if line.startswith("| ")]
    rows = {first.strip(): [one.strip() for one in others] for _, first, *others, _ in cells}

    def often(limit: Limit | None) -> str:
        return "" if limit is None else f"{limit.rate:g}, {limit.burst}"

    def many(number: float) -> str:
        return "" if number == math.inf else f"{number:,.0f}" if number >= 10_000 else f"{number:g}"

    for name, budget in {
        "guests made": limits.GUESTS,
        "matches, rematches and sandboxes made": limits.CREATE,
        "acts of a host": limits.HOST,
        "messages in chats": limits.CHAT,
        "hints": limits.THINK,
        "comments of the coach": limits.COACH,
        "replays looked at": limits.REPLAY,
        "records uploaded": limits.IMPORT,
        "reviews": limits.REVIEW,
    }.items():
        assert rows[name] == [often(budget.person), often(budget.address), often(budget.server)], name
    for name, quota in {
        "matches that wait or are played, by host": limits.GOING_ON,
        "of them played by bots alone": limits.BOTS_ALONE,
        "connections": limits.SOCKETS,
        "matches watched": limits.WATCHED,
        "moves of bots that wait for a worker": limits.WAITING_MOVES,
        "hints and comments of the coach that wait": limits.WAITING_ADVICE,
        "replays that wait to be played again": limits.WAITING_REPLAYS,
        "matches being reviewed": limits.REVIEWS,
    }.items():
        assert rows[name] == [many(quota.person), many(quota.address), many(quota.server)], name
    for name, number in {
        "matches of one host": limits.KEPT.person,
        "sandboxes of one person that are not over": limits.SANDBOXES.person,
        "guests of one address": limits.GUESTS_KEPT.address,
        "messages in the chat of one match": limits.CHAT_KEPT,
        "letters in all notes of one person": limits.NOTES_KEPT,
        "entries in the log of one match": limits.LOG_KEPT,
    }.items():
        assert rows[name] == [many(number)], name


def test_addresses_that_are_none_count_together() -> None:
    assert counted(None) == counted("") == counted("nowhere") == "?" and counted("fe80::1%eth0") == "fe80::/64"
