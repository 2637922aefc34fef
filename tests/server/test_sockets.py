"""The socket: who gets what, resuming, repeated messages, delay, the end of a server."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quadriga.core.seats import SPECTATOR
from quadriga.server.wire import sockets
from quadriga.server.wire.sockets import CUT, Client
from tests.server.people import PATIENCE, Clock, Person, running, scenario


async def silence(person: Person, seconds: float = 0.3) -> None:
    """Nothing is sent for a while."""
    assert person.socket is not None
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(person.socket.recv(), seconds)


@scenario
async def test_an_impostor_gets_nothing(database: str) -> None:
    async with running(database) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("caesar", "random", spectators=False)
        address = server.url.replace("http", "ws") + "/api/socket"
        # Nobody is sent anything before they have said who they are, and a wrong token ends the connection.
        async with connect(address) as socket:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(socket.recv(), 0.3)
            await socket.send(json.dumps({"do": "watch", "match": match}))
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        async with connect(address) as socket:
            await socket.send(json.dumps({"do": "hello", "token": "x" * 43}))
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        # Somebody else is refused the seat, the moves and the spectator's place.
        await nero.connect()
        for seat in (0, 1, None):
            reply = await nero.say_and_hear("watch", match=match, seat=seat)
            assert reply["error"]["code"] in ("seat-not-yours", "no-spectators") and reply["result"] is None
        told = await livia.table(match)
        action = told["actions"][0]["action"] if told["actions"] else "pass"
        reply = await nero.say_and_hear("play", match=match, seat=0, actions=[action])
        assert reply["error"]["code"] == "seat-not-yours"
        assert (await livia.table(match))["revision"] == told["revision"]
        # A spectator without a name may look, and nothing else.
        shown = await livia.new_match("caesar", "random")
        async with connect(address) as socket:
            await socket.send(json.dumps({"do": "hello"}))
            assert json.loads(await socket.recv())["user"] is None
            await socket.send(json.dumps({"do": "play", "match": shown, "seat": 0, "actions": ["pass"]}))
            assert json.loads(await socket.recv())["error"]["code"] == "not-signed-in"


@scenario
async def test_other_sites_cannot_connect(database: str) -> None:
    async with running(database, origins=("https://play.example",)) as server:
        address = server.url.replace("http", "ws") + "/api/socket"
        for origin, allowed in (("https://evil.example", False), (server.url, True), ("https://play.example", True)):
            if allowed:
                async with connect(address, origin=origin):  # type: ignore[arg-type]
                    pass
            else:
                with pytest.raises(InvalidStatus):
                    async with connect(address, origin=origin):  # type: ignore[arg-type]
                        pass


@scenario
async def test_a_client_resumes_from_the_last_revision_it_saw(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia", "fr")
        match = await livia.new_match("caesar", "hot")
        update = await livia.watch(match, seat=0)
        seen = update["revision"]
        await livia.hang_up()
        seat = update["table"]["owed"][0]["seat"]
        await livia.move(match, seat)
        await livia.move(match, 1 - seat)
        update = await livia.watch(match, seat=0, since=seen)
        told = update["table"]["news"]
        assert [news["revision"] for news in told] == list(range(seen + 1, update["revision"] + 1))
        assert all(event["phrase"] for news in told for event in news["events"])
        # Without a revision of its own it goes on where the seat has looked last, by its own word.
        await livia.post(f"/api/matches/{match}/seen", {"seat": 0, "revision": seen + 1})
        update = await livia.watch(match, seat=0)
        assert update["table"]["news"][0]["revision"] == seen + 2
        # Every update after that carries what is new, and no more.
        asked = update["table"]["owed"][0]["seat"]
        await livia.move(match, asked)
        after = await livia.until(lambda heard: heard["type"] == "update" and heard["revision"] > update["revision"])
        assert after["table"]["news"][0]["revision"] == update["revision"] + 1


@scenario
async def test_a_repeated_message_decides_once(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        update = await livia.watch(match, seat=0)
        seat = update["table"]["owed"][0]["seat"]
        update = await livia.watch(match, seat=seat)
        action = update["table"]["actions"][0]["action"]
        words: dict[str, Any] = {"match": match, "seat": seat, "actions": [action], "revision": update["revision"]}
        first = await livia.say_and_hear("play", **words, key="k1")
        again = await livia.say_and_hear("play", **words, key="k1")
        assert first["result"] == again["result"] is not None
        assert (await livia.say_and_hear("play", **words, key="k2"))["error"]["code"] == "stale"


@scenario
async def test_a_repeated_word_is_said_once(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        await livia.watch(match)
        first = await livia.say_and_hear("say", match=match, text="Ave", key="k1")
        again = await livia.say_and_hear("say", match=match, text="Ave", key="k1")
        assert first["result"] == again["result"] is not None
        other = await livia.say_and_hear("say", match=match, text="Ave", key="k2")
        assert other["result"]["number"] == first["result"]["number"] + 1
        assert [one["text"] for one in await livia.get(f"/api/matches/{match}/chat")] == ["Ave", "Ave"]


@scenario
async def test_who_one_is_can_be_asked_without_a_socket(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        hello = await livia.get("/api/hello")
        assert hello["user"]["name"] == "Livia" and hello["type"] == "hello" and hello["page"]


@scenario
async def test_all_who_look_are_told_and_a_secret_half_choice_tells_nobody(database: str) -> None:
    async with running(database) as server:
        people = [await server.guest(name) for name in ("Livia", "Marcus", "Nero")]
        livia, marcus, nero = people
        match = await livia.new_match("augustus", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        for person in people:
            await person.watch(match)
        assert nero.heard[-1]["table"]["seat"] == SPECTATOR
        await asyncio.sleep(0.2)
        for person in (marcus, nero):
            while person.socket is not None:
                try:
                    await asyncio.wait_for(person.socket.recv(), 0.2)
                except TimeoutError:
                    break
        # The first of three cards to keep: Livia's own matter.
        await livia.move(match, 0)
        await silence(marcus)
        await silence(nero)
        told = await livia.table(match)
        while told["question"] is not None and told["question"]["decision"] == "keep":
            await livia.move(match, 0)
            told = await livia.table(match)
        await marcus.until(lambda heard: heard["type"] == "update")


@scenario
async def test_two_seats_at_once_never_conflict(database: str) -> None:
    """R8: both decide for what they saw at the same time, and both are heard."""
    async with running(database) as server:
        people = [await server.guest(f"Player {n}") for n in range(4)]
        match = await people[0].new_match("augustus", "open", "open", "open", start=False)
        for person in people[1:]:
            await person.post(f"/api/matches/{match}/join")
        await people[0].post(f"/api/matches/{match}/start")
        decided = 0
        for _ in range(40):
            tables = [await person.table(match) for person in people]
            asked = [n for n, told in enumerate(tables) if told["question"] is not None]
            if not asked:
                break
            replies = await asyncio.gather(
                *(
                    people[n].ask(
                        "POST",
                        f"/api/matches/{match}/decisions",
                        {
                            "seat": tables[n]["seat"],
                            "actions": [tables[n]["actions"][0]["action"]],
                            "revision": tables[n]["revision"],
                        },
                    )
                    for n in asked
                )
            )
            assert [reply.status_code for reply in replies] == [200] * len(asked), [reply.text for reply in replies]
            decided += len(asked)
        assert decided > 80


@scenario
async def test_spectators_can_be_kept_behind(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("caesar", "hot", delay=60)
        clock.ahead += 100
        seat = (await livia.table(match, seat=0))["owed"][0]["seat"]
        before = await nero.watch(match)
        await livia.move(match, seat)
        now = await nero.table(match)
        assert now["view"] == before["table"]["view"] and now["revision"] == before["revision"]
        room = await nero.get(f"/api/matches/{match}")
        assert all(one["asked_at"] is None for one in room["seats"])
        shown = (await nero.ask("GET", f"/api/matches/{match}/record")).text
        clock.ahead += 61
        later = await nero.table(match, since=before["revision"])
        assert later["revision"] > now["revision"] and later["news"]
        assert len((await nero.ask("GET", f"/api/matches/{match}/record")).text) > len(shown)
        assert (await livia.table(match, seat=0))["revision"] >= later["revision"]


@scenario
async def test_a_server_that_ends_tells_its_clients_to_come_back(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "random")
        await livia.watch(match)
        await server.service.close_sockets()
        bye = await livia.until(lambda message: message["type"] == "bye")
        assert bye["reason"] == "restart" and bye["again_in"] > 0
        with pytest.raises(ConnectionClosed):
            await livia.until(lambda message: False)
        token, user = livia.token, livia.id
    async with running(database) as server:
        livia = await server.guest("Livia")
        livia.use(token, user)
        last = await livia.play_to_the_end(match)
        assert last["room"]["status"] == "over"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"do": "dance"}',
        '{"do": "watch"}',
        '{"do": "watch", "match": 7}',
        '{"do": "watch", "match": "../../etc/passwd"}',
        '{"do": "play", "match": "0123456789abcdef", "seat": "0", "actions": "pass"}',
        '{"do": "play", "match": "0123456789abcdef", "seat": 0, "actions": [], "id": {"a": 1}}',
        '{"do": "ping", "id": 1e999}',
        "[" * 60_000,
        '{"id": ' + "9" * 5000 + "}",
    ],
)
@scenario
async def test_what_cannot_be_understood_is_answered_and_changes_nothing(tmp_path: Any, text: str) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        await livia.connect()
        assert livia.socket is not None
        await livia.socket.send(text)
        reply = await livia.hear()
        assert reply["type"] == "reply" and reply["error"]["code"] == "bad-message" and reply["error"]["sentence"]
        assert (await livia.say_and_hear("ping"))["error"] is None


@scenario
async def test_a_client_that_reads_nothing_holds_up_nobody(tmp_path: Any) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("antike", "random", "random", "random", options={"round_limit": "20"})
        await nero.connect()
        await nero.send("watch", match=match)
        # Nero never reads again; the match goes on to its end all the same.
        last = await livia.play_to_the_end(match)
        assert last["room"]["status"] == "over"


class Deaf:
    """A connection whose other end reads nothing."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.cut = asyncio.Event()
        self.scope = {"extensions": {CUT: {"at_once": self.cut.set}}}
        self.taken = 0

    async def send_text(self, text: str) -> None:
        self.taken += len(text)
        await self.cut.wait()
        raise WebSocketDisconnect(1006)


@scenario
async def test_what_waits_for_a_client_is_bounded_in_bytes() -> None:
    deaf = Deaf()
    client = Client(cast(WebSocket, deaf), None, "en")
    delivery = asyncio.create_task(client.deliver())
    await client.may_ask.wait()
    client.send("x" * 5_000_000)
    await asyncio.sleep(0)
    assert deaf.taken == 5_000_000 and not deaf.cut.is_set(), "one long message is sent to anybody"
    assert not client.may_ask.is_set(), "who has not read it may ask for nothing more"
    for _ in range(100):
        client.send("x" * 100_000)
    assert deaf.cut.is_set() and client.queue.empty(), "who does not read is cut off, and nothing is kept for it"
    await delivery
    assert client.may_ask.is_set() and client.ended, "whoever serves it finds out that it is gone"


@scenario
async def test_a_client_that_takes_nothing_is_cut_off_and_holds_up_no_goodbye(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "STUCK_SECONDS", 0.05)
    monkeypatch.setattr(sockets, "BYE_SECONDS", 0.05)
    for ends in (lambda client: client.deliver(), lambda client: client.bye("restart")):
        deaf = Deaf()
        client = Client(cast(WebSocket, deaf), None, "en")
        client.send("x")
        await asyncio.wait_for(ends(client), PATIENCE)
        assert deaf.cut.is_set()


@scenario
async def test_who_was_cut_off_resumes(tmp_path: Any) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        seen = await livia.watch(match)
        (client,) = server.service.sockets.clients
        client.cut()
        with pytest.raises(ConnectionClosed):
            await livia.until(lambda heard: False)
        await livia.move(match, (await livia.table(match, seat=0))["owed"][0]["seat"])
        await livia.connect()
        update = await livia.watch(match, since=seen["revision"])
        assert update["table"]["news"][0]["revision"] == seen["revision"] + 1
