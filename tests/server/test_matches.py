"""Matches over the API: made, joined, played to the end, taken back, ended by agreement, played again."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import Record
from quadriga.core.seats import SPECTATOR
from quadriga.core.title import registry
from tests.server.people import Clock, Person, running, scenario

TITLES = [meta.id for meta in registry.titles()]


async def over(person: Person, match: str) -> dict[str, Any]:
    found: dict[str, Any] = await person.get(f"/api/matches/{match}")
    assert found["status"] == "over"
    return found


SHORT: dict[str, dict[str, Any]] = {
    "augustus": {"own_data": {"objectives_to_end": 2}},
    "antike": {"options": {"round_limit": "4"}},
}
"""What makes the longer games shorter."""


@scenario
async def test_a_whole_match_of_each_title_over_the_socket(database: str, title: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        seats = registry.load(title).meta.usual_seats
        match = await livia.new_match(title, *["level1"] * (seats - 1), **SHORT.get(title, {}))
        last = await livia.play_to_the_end(match)
        assert last["table"]["outcome"] == last["room"]["outcome"]
        record = Record.parse((await livia.ask("GET", f"/api/matches/{match}/record?whole=true")).text)
        assert [step.n for step in record.replay()][-1] == len(record.lines)
        points = await livia.get(f"/api/matches/{match}/points")
        assert points[-1]["points"] == last["room"]["outcome"]["points"]
        mine = await livia.get("/api/me/matches?status=over")
        assert [room["id"] for room in mine] == [match]


@scenario
async def test_friends_join_by_code_by_link_and_by_invitation(database: str) -> None:
    async with running(database) as server:
        livia, marcus, julia, nero = [await server.guest(name) for name in ("Livia", "Marcus", "Julia", "Nero")]
        match = await livia.new_match("empire", "open", "invited", "invited", start=False)
        join = f"/api/matches/{match}/join"
        room = await livia.get(f"/api/matches/{match}")
        assert [seat["state"] for seat in room["seats"]] == ["person", "open", "invited", "invited"]
        assert await livia.refused("POST", f"/api/matches/{match}/start", {}) == (409, "seats-open")
        # Who has no name yet finds the table by its code, too.
        assert await server.anybody().get(f"/api/codes/{room['code'].lower()}") == {"id": match}
        made = await livia.post(f"/api/matches/{match}/seats/2/invitation")
        assert await marcus.post(join, {"invitation": room["code"]}) == {"seat": 1}
        # The link of a private table is its id: it takes the seats by link, too, first those nobody is invited to.
        assert await nero.post(join) == {"seat": 3} == await nero.post(join)
        assert await julia.post(join, {"invitation": made["token"], "name": "Iulia"}) == {"seat": 2}
        late = await server.guest("Otho")
        for body in ({}, {"invitation": made["token"]}, {"invitation": room["code"]}):
            assert await late.refused("POST", join, body) == (409, "no-open-seat")
        assert await marcus.refused("POST", f"/api/matches/{match}/start", {}) == (403, "host-only")
        room = await livia.post(f"/api/matches/{match}/start")
        assert [seat["name"] for seat in room["seats"]] == ["Livia", "Marcus", "Iulia", "Nero"]
        assert room["status"] == "playing"
        assert await late.refused("POST", join, {}) == (409, "match-playing")


@scenario
async def test_an_invitation_names_its_seat_and_outlives_its_loss(database: str) -> None:
    async with running(database) as server:
        livia, marcus, nero = [await server.guest(name) for name in ("Livia", "Marcus", "Nero")]
        match = await livia.new_match("empire", "invited", "invited", start=False)
        made = await livia.post(f"/api/matches/{match}/seats/2/invitation")
        assert await marcus.post(f"/api/matches/{match}/join", {"invitation": made["token"]}) == {"seat": 2}
        # Somebody else came first with the same link: there is another seat.
        assert await nero.post(f"/api/matches/{match}/join", {"invitation": made["token"]}) == {"seat": 1}


@scenario
async def test_strangers_from_the_shelf_get_no_seat_by_link(database: str) -> None:
    async with running(database) as server:
        livia, marcus, nero, friend = [await server.guest(name) for name in ("Livia", "Marcus", "Nero", "Julia")]
        match = await livia.new_match("empire", "open", "invited", start=False, listed=True)
        join = f"/api/matches/{match}/join"
        code = (await livia.get(f"/api/matches/{match}"))["code"]
        assert [room["id"] for room in await nero.get("/api/matches")] == [match]
        assert (await nero.get("/api/matches"))[0]["code"] is None
        assert await marcus.post(join) == {"seat": 1}
        # The seat for anybody is taken: the shelf shows the table no more, and who has seen it there stays out.
        assert await nero.get("/api/matches") == []
        assert await nero.refused("POST", join, {}) == (403, "seat-by-link")
        assert await nero.refused("POST", join, {"seat": 2}) == (403, "seat-by-link")
        assert await nero.refused("POST", join, {"invitation": "guessed"}) == (403, "seat-by-link")
        assert await friend.post(join, {"invitation": code}) == {"seat": 2}
        # Whoever gets up leaves the seat as it was.
        await friend.post(f"/api/matches/{match}/leave")
        assert await nero.refused("POST", join, {}) == (403, "seat-by-link")


@scenario
async def test_a_listed_table_of_friends_alone_is_joined_by_its_address(database: str) -> None:
    async with running(database) as server:
        livia, julia = await server.guest("Livia"), await server.guest("Julia")
        match = await livia.new_match("caesar", "invited", start=False, listed=True)
        assert await julia.get("/api/matches") == []
        assert await julia.post(f"/api/matches/{match}/join") == {"seat": 1}


@scenario
async def test_a_seat_can_be_left_and_arranged_before_the_game(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("empire", "open", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await marcus.post(f"/api/matches/{match}/leave")
        room = await livia.put(f"/api/matches/{match}/seats/1", {"kind": "bot", "bot": "level1"})
        assert room["seats"][1]["bot"] == "level1"
        room = await livia.put(f"/api/matches/{match}/seats/2", {"kind": "hot", "name": "Gaius"})
        assert room["you"] == [0, 2] and room["seats"][2]["name"] == "Gaius"
        assert await livia.refused("PUT", f"/api/matches/{match}/seats/7", {"kind": "open"}) == (422, "no-such-seat")
        assert await marcus.refused("PUT", f"/api/matches/{match}/seats/1", {"kind": "open"}) == (403, "host-only")
        assert [one["deed"] for one in await livia.get(f"/api/matches/{match}/audit")] == ["arrange", "arrange"]


@scenario
async def test_two_at_one_screen_each_see_their_own(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        one, two = await livia.table(match, seat=0), await livia.table(match, seat=1)
        assert one["view"]["sides"][0]["hand"] is not None and one["view"]["sides"][1]["hand"] is None
        assert two["view"]["sides"][0]["hand"] is None and two["view"]["sides"][1]["hand"] is not None
        await livia.move(match, 0)
        await livia.move(match, 1)


@scenario
async def test_seats_are_shuffled_where_wanted(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        seen = set()
        for _ in range(20):
            match = await livia.new_match("augustus", *["level1"] * 5, seat_order="random")
            seen.add((await livia.get(f"/api/matches/{match}"))["you"][0])
        assert len(seen) > 2
        update = await livia.watch(match)
        assert update["table"]["seat"] == update["room"]["you"][0]


@scenario
async def test_options_and_own_data_make_the_game(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "random", options={"poison": "on"})
        assert (await livia.table(match))["options"]["poison"] == "on"
        own = {"cities": {"gades": {"name": "Gadir"}}}
        match = await livia.new_match("empire", "random", own_data=own)
        catalogue = await livia.get(f"/api/matches/{match}/catalogue")
        assert catalogue["names"]["city"]["gades"] == "Gadir"
        assert catalogue["data"] != (await livia.get("/api/games/empire/catalogue"))["data"]
        body: dict[str, Any] = {"game": "caesar", "seats": [{"kind": "you"}] * 3}
        assert await livia.refused("POST", "/api/matches", body) == (422, "bad-seats")
        body = {"game": "empire", "seats": [{"kind": "you"}] * 3, "own_data": {"cities": {"gades": {"name": None}}}}
        assert (await livia.refused("POST", "/api/matches", body))[0] == 422
        body = {"game": "empire", "seats": [{"kind": "bot", "bot": "hal9000"}] * 3}
        assert await livia.refused("POST", "/api/matches", body) == (422, "unknown-bot")


@scenario
async def test_a_refused_decision_says_why_in_the_language_of_the_client(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia", "fr"), await server.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        asked = (await livia.table(match))["owed"][0]["seat"]
        first, second = (livia, marcus) if asked == 0 else (marcus, livia)
        told = await first.table(match)
        offered = {action["action"] for action in told["actions"]}
        game = registry.load("caesar")
        illegal = next(
            str(game.action(n)) for n in range(60) if str(game.action(n)) not in offered and n < game.action_count
        )
        body = {"seat": asked, "actions": [illegal], "revision": told["revision"]}
        found = (await first.ask("POST", f"/api/matches/{match}/decisions", body)).json()["error"]
        assert found["code"] == "illegal" and found["rule"].startswith("CAE-") and found["rule"] in found["sentence"]
        body = {"seat": 1 - asked, "actions": [told["actions"][0]["action"]]}
        assert await second.refused("POST", f"/api/matches/{match}/decisions", body) == (409, "not-your-decision")
        assert await first.refused("POST", f"/api/matches/{match}/decisions", body) == (403, "seat-not-yours")
        body = {"seat": asked, "actions": ["dance"]}
        assert await first.refused("POST", f"/api/matches/{match}/decisions", body) == (422, "malformed")
        body = {"seat": 0, "actions": ["dance"]}
        french, english = [
            (await one.ask("POST", f"/api/matches/{match}/resign", {"seat": 9})).json()["error"]["sentence"]
            for one in (livia, marcus)
        ]
        assert french.startswith("Cette place n’existe pas") and english.startswith("There is no such seat")
        assert (await first.table(match))["revision"] == told["revision"], "nothing has changed"


@scenario
async def test_the_same_key_decides_once_and_an_old_revision_never(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "hot")
        told = await livia.table(match, seat=0)
        seat = told["owed"][0]["seat"]
        told = await livia.table(match, seat=seat)
        body = {"seat": seat, "actions": [told["actions"][0]["action"]], "revision": told["revision"]}
        path, key = f"/api/matches/{match}/decisions", {"Idempotency-Key": "once"}
        first = (await livia.ask("POST", path, body, headers=key)).json()
        again = (await livia.ask("POST", path, body, headers=key)).json()
        assert first == again
        assert await livia.refused("POST", path, body) == (409, "stale")
        other = await livia.table(match, seat=1 - seat)
        body = {"seat": 1 - seat, "actions": [other["actions"][0]["action"]], "revision": other["revision"] - 1}
        assert await livia.refused("POST", path, body) == (409, "stale")


@scenario
async def test_a_whole_gesture_is_played_and_taken_back_as_one(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("empire", "hot")
        told = await livia.table(match, seat=0)
        seat = told["owed"][0]["seat"]
        told = await livia.table(match, seat=seat)
        gesture = max(told["gestures"], key=lambda one: len(one["actions"]))
        assert len(gesture["actions"]) > 1
        body = {"seat": seat, "actions": gesture["actions"], "revision": told["revision"]}
        seen = await livia.post(f"/api/matches/{match}/previews", body)
        assert seen["events"]
        played = await livia.post(f"/api/matches/{match}/decisions", body)
        assert played["done"] == len(gesture["actions"])
        # What was asked about a position that is gone is not refused: nobody has done anything wrong.
        assert await livia.post(f"/api/matches/{match}/previews", body) is None
        undone = await livia.post(f"/api/matches/{match}/undo", {"seat": seat})
        assert undone["done"]
        after = await livia.table(match, seat=seat, since=told["revision"])
        assert after["view"] == told["view"] and after["actions"] == told["actions"]
        assert [news["kind"] for news in after["news"]][-1] == "undo" and after["revision"] > told["revision"]


@scenario
async def test_beyond_the_barrier_all_people_must_agree(database: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        people = [livia, marcus]
        seat = (await livia.table(match))["owed"][0]["seat"]
        mover, other = people[seat], people[1 - seat]
        before = await mover.table(match)
        await mover.move(match, seat)
        assert await mover.refused("POST", f"/api/matches/{match}/undo", {"seat": seat}) == (409, "undo-chance")
        undone = await mover.post(f"/api/matches/{match}/undo", {"seat": seat, "ask": True})
        assert not undone["done"]
        room = await other.get(f"/api/matches/{match}")
        assert room["proposal"]["kind"] == "undo" and room["proposal"]["asked"] == [1 - seat]
        assert await mover.refused("POST", f"/api/matches/{match}/proposals/answer", {"agree": True}) == (
            409,
            "no-proposal",
        )
        await other.post(f"/api/matches/{match}/proposals/answer", {"agree": False})
        assert (await mover.get(f"/api/matches/{match}"))["proposal"] is None
        await mover.post(f"/api/matches/{match}/undo", {"seat": seat, "ask": True})
        await other.post(f"/api/matches/{match}/proposals/answer", {"agree": True})
        assert (await mover.table(match))["view"] == before["view"]
        await mover.post(f"/api/matches/{match}/proposals", {"seat": seat, "kind": "draw"})
        await mover.ask("DELETE", f"/api/matches/{match}/proposals")
        assert (await other.get(f"/api/matches/{match}"))["proposal"] is None


@pytest.mark.parametrize(("kind", "ended_by"), [("draw", "draw"), ("end", "agreed")])
@scenario
async def test_a_match_ends_by_agreement(database: str, kind: str, ended_by: str) -> None:
    async with running(database) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await livia.post(f"/api/matches/{match}/proposals", {"seat": 0, "kind": kind})
        await marcus.post(f"/api/matches/{match}/proposals/answer", {"agree": True})
        room = await over(livia, match)
        assert room["ended_by"] == ended_by
        assert (room["outcome"] or {}).get("ranks") == ([1, 1] if kind == "draw" else None)
        body = {"seat": 0, "actions": ["pass"]}
        assert await livia.refused("POST", f"/api/matches/{match}/decisions", body) == (409, "match-over")


@scenario
async def test_who_resigns_loses_and_with_more_players_a_bot_plays_on(database: str) -> None:
    async with running(database) as server:
        livia, marcus, julia = [await server.guest(name) for name in ("Livia", "Marcus", "Julia")]
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        told = await livia.table(match, seat=0)
        asked = {"seat": 0, "actions": [told["actions"][0]["action"]] if told["actions"] else ["pass"]}
        await marcus.post(f"/api/matches/{match}/resign", {"seat": 1})
        # What was asked while it went on is not refused: nobody has done anything wrong. What is asked now, is.
        previews = f"/api/matches/{match}/previews"
        assert await livia.post(previews, {**asked, "revision": told["revision"]}) is None
        assert (await livia.ask("POST", previews, asked)).status_code == 409
        room = await over(livia, match)
        assert room["outcome"]["ranks"] == [1, 2] and room["ended_by"] == "resigned"
        match = await livia.new_match("empire", "open", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await julia.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        await julia.post(f"/api/matches/{match}/resign", {"seat": 2})
        room = await livia.get(f"/api/matches/{match}")
        assert room["status"] == "playing" and room["seats"][2]["resigned"] and room["seats"][2]["stand_in"] == "level2"
        body = {"seat": 2, "actions": ["pass"]}
        assert await julia.refused("POST", f"/api/matches/{match}/decisions", body) == (409, "seat-resigned")
        await marcus.post(f"/api/matches/{match}/resign", {"seat": 1})
        assert (await over(livia, match))["outcome"]["ranks"] == [1, 2, 2]


@scenario
async def test_a_bot_plays_for_who_is_absent_until_they_are_back(database: str) -> None:
    clock = Clock()
    async with running(database, clock) as server:
        livia, marcus = await server.guest("Livia"), await server.guest("Marcus")
        match = await livia.new_match("caesar", "open", start=False, stand_in="random")
        await marcus.post(f"/api/matches/{match}/join")
        await livia.post(f"/api/matches/{match}/start")
        path = f"/api/matches/{match}/seats/1/stand-in"
        await livia.watch(match)
        clock.ahead += 121
        await livia.put(path, {"bot": "random"})
        # The bot now plays for Marcus: the match goes on between Livia and it.
        for _ in range(3):
            update = await livia.until(lambda heard: heard["type"] == "update" and heard["table"]["question"])
            action = update["table"]["actions"][0]["action"]
            await livia.send("play", match=match, seat=0, actions=[action], revision=update["revision"])
        await livia.until(lambda heard: heard["type"] == "update" and heard["table"]["question"])
        room = _json(await marcus.ask("DELETE", path))
        assert room["seats"][1]["stand_in"] is None and room["you"] == [1]
        assert await marcus.refused("POST", f"/api/matches/{match}/close", {}) == (403, "host-only")
        clock.ahead += 121
        room = await livia.post(f"/api/matches/{match}/close")
        assert room["status"] == "over" and room["ended_by"] == "closed" and room["outcome"] is None
        deeds = [one["deed"] for one in await marcus.get(f"/api/matches/{match}/audit")]
        assert deeds == ["replace", "give-back", "close"]
        record = (await livia.ask("GET", f"/api/matches/{match}/record?whole=true")).text
        assert Record.parse(record).lines, "what was played is kept"


def _json(found: Any) -> dict[str, Any]:
    told: dict[str, Any] = found.json()
    return told


@scenario
async def test_chat_is_stored_and_notes_are_private(database: str) -> None:
    async with running(database) as server:
        livia, marcus, nero = [await server.guest(name) for name in ("Livia", "Marcus", "Nero")]
        match = await livia.new_match("caesar", "open", start=False)
        await marcus.post(f"/api/matches/{match}/join")
        await marcus.watch(match)
        await livia.post(f"/api/matches/{match}/chat", {"text": "  Salve <b>omnes</b>\u0000 "})
        heard = await marcus.until(lambda message: message["type"] == "chat")
        assert heard["message"]["text"] == "Salve <b>omnes</b>" and heard["message"]["seat"] == 0
        told = await nero.post(f"/api/matches/{match}/chat", {"text": "Hic sum"})
        assert told["seat"] is None and told["number"] == 2
        assert len(await marcus.get(f"/api/matches/{match}/chat?after=1")) == 1
        assert await livia.refused("POST", f"/api/matches/{match}/chat", {"text": " "}) == (422, "chat-empty")
        assert await livia.refused("POST", f"/api/matches/{match}/chat", {"text": "x" * 501}) == (413, "chat-long")
        await livia.put(f"/api/matches/{match}/note", {"text": "Marcus bluffs"})
        assert await livia.get(f"/api/matches/{match}/note") == {"text": "Marcus bluffs"}
        assert await marcus.get(f"/api/matches/{match}/note") == {"text": ""}


@scenario
async def test_spectators_see_what_lies_open_and_only_where_they_may(database: str) -> None:
    async with running(database) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        match = await livia.new_match("caesar", "random")
        told = await nero.table(match)
        assert told["seat"] == SPECTATOR and told["actions"] == [] and told["undo"] is None
        assert all(side["hand"] is None for side in told["view"]["sides"])
        assert await nero.refused("GET", f"/api/matches/{match}/table?seat=0") == (403, "seat-not-yours")
        assert await nero.refused("GET", f"/api/matches/{match}/record?whole=true") == (403, "record-later")
        closed = await livia.new_match("caesar", "random", spectators=False)
        for path in ("", "/table", "/record", "/chat", "/catalogue", "/points"):
            assert await nero.refused("GET", f"/api/matches/{closed}{path}") == (403, "no-spectators"), path


@scenario
async def test_open_tables_are_listed_and_private_ones_are_not(database: str) -> None:
    async with running(database) as server:
        livia, nero = await server.guest("Livia"), await server.guest("Nero")
        shown = await livia.new_match("caesar", "open", start=False, listed=True, name="Ludi Romani")
        hidden = await livia.new_match("caesar", "open", start=False)
        listed = await nero.get("/api/matches")
        assert [(room["id"], room["name"]) for room in listed] == [(shown, "Ludi Romani")]
        assert {room["id"] for room in await livia.get("/api/me/matches")} == {shown, hidden}
        assert (await nero.get(f"/api/matches/{hidden}"))["code"] is None


@scenario
async def test_a_hint_names_legal_decisions(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia", "fr")
        match = await livia.new_match("caesar", "hot")
        seat = (await livia.table(match, seat=0))["owed"][0]["seat"]
        told = await livia.table(match, seat=seat)
        hints = await livia.post(f"/api/matches/{match}/hints", {"seat": seat})
        offered = {action["action"]: action["phrase"] for action in told["actions"]}
        assert hints and all(offered[hint["action"]] == hint["phrase"] for hint in hints)
        assert hints[0]["line"] and hints[0]["actions"] == [hints[0]["action"]]
        body = {"seat": 1 - seat}
        assert await livia.refused("POST", f"/api/matches/{match}/hints", body) == (409, "not-your-decision")


@scenario
async def test_the_catalogue_is_sent_once(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia", "fr")
        first = await livia.ask("GET", "/api/games/caesar/catalogue")
        again = await livia.ask("GET", "/api/games/caesar/catalogue", headers={"If-None-Match": first.headers["etag"]})
        assert first.json()["names"]["bonus"]["senate"] == "Sénat"
        assert (again.status_code, again.content) == (304, b"")
        assert [game["game"] for game in await livia.get("/api/games")] == TITLES
        assert (await livia.refused("GET", "/api/games/chess/catalogue")) == (404, "unknown-game")
