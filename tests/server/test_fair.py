"""Whose turn it is to think: one person's work never keeps another's bot waiting."""

from __future__ import annotations

import asyncio
import pickle
import threading
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from quadriga import Rng, games
from quadriga.core.errors import BadRecord
from quadriga.core.position.state import State
from quadriga.server.guard import limits
from quadriga.server.guard.caller import Lane, answer
from quadriga.server.guard.limits import Limiter, Quota
from quadriga.server.match.matches import Matches
from quadriga.server.play.replays import Replays
from quadriga.server.store.database import Database
from quadriga.server.thinking import think
from quadriga.server.thinking.fair import Kind, Turn, Turns, worker_count
from quadriga.server.thinking.think import Thinkers
from quadriga.service import thinking
from quadriga.service.errors import TooMany
from quadriga.service.rows import User
from tests.server.people import PATIENCE, scenario

CROWD = "192.0.2.1"
ELSEWHERE = "198.51.100.1"


class Asked:
    """Work that somebody asked for."""

    def __init__(self, turns: Turns, kind: Kind, address: str, person: str) -> None:
        self.name = person
        self.task = asyncio.create_task(turns.take(kind, Lane(address, person)))

    @property
    def begun(self) -> bool:
        return self.task.done() and not self.task.cancelled() and self.task.exception() is None

    def end(self) -> None:
        turn: Turn = self.task.result()
        turn.end()


async def settled() -> None:
    """Let everybody go on as far as they can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def order(asked: list[Asked]) -> list[str]:
    """Let all that was asked for be done, one piece after another; the order in which it begins."""
    found: list[str] = []
    waiting = list(asked)
    await settled()
    while waiting:
        begun = [one for one in waiting if one.begun]
        found += [one.name for one in begun]
        waiting = [one for one in waiting if not one.begun]
        for one in begun:
            one.end()
            await settled()
    return found


@pytest.mark.parametrize("crowd", list(Kind), ids=lambda kind: kind.name)
@pytest.mark.parametrize("kind", list(Kind)[:3], ids=lambda kind: kind.name)
@scenario
async def test_what_one_address_asks_for_keeps_nobody_elsewhere_waiting(crowd: Kind, kind: Kind) -> None:
    turns = Turns(worker_count(2))
    many = [Asked(turns, crowd, CROWD, f"guest {n}") for n in range(50)]
    await settled()
    assert 0 < sum(one.begun for one in many) < turns.workers
    polite = Asked(turns, kind, ELSEWHERE, "polite")
    await settled()
    assert polite.begun


@scenario
async def test_one_address_alone_uses_all_cores() -> None:
    turns = Turns(worker_count(2))
    many = [Asked(turns, Kind.MOVE, CROWD, f"guest {n}") for n in range(9)]
    await settled()
    assert sum(one.begun for one in many) == 2


@scenario
async def test_a_quick_reply_finds_a_worker_whatever_is_thought_about() -> None:
    turns = Turns(worker_count(2))
    long = [Asked(turns, kind, f"192.0.2.{n}", f"{n}") for n in range(20) for kind in list(Kind)[1:]]
    await settled()
    assert sum(one.begun for one in long) == turns.workers - 1
    reply = Asked(turns, Kind.QUICK, ELSEWHERE, "polite")
    await settled()
    assert reply.begun


@scenario
async def test_addresses_take_turns_and_so_do_the_people_there() -> None:
    turns = Turns(1)
    asked = [Asked(turns, Kind.ADVICE, CROWD, "greedy") for _ in range(4)]
    asked += [Asked(turns, Kind.ADVICE, CROWD, "modest") for _ in range(1)]
    asked += [Asked(turns, Kind.ADVICE, ELSEWHERE, "polite") for _ in range(2)]
    # The first finds a worker free; of those who wait, each address and each person comes in turn.
    assert await order(asked) == ["greedy", "greedy", "polite", "modest", "polite", "greedy", "greedy"]


@scenario
async def test_moves_come_before_advice_and_that_before_reviews() -> None:
    turns = Turns(1)
    asked = [Asked(turns, kind, CROWD, kind.name) for kind in reversed(Kind)]
    # The first to ask finds a worker free.
    assert await order(asked) == ["REVIEW", "QUICK", "MOVE", "ADVICE"]


@scenario
async def test_bots_that_never_stop_starve_no_hint_and_reviews_have_one_worker() -> None:
    turns = Turns(4)
    moves = [Asked(turns, Kind.MOVE, f"192.0.2.{n}", f"{n}") for n in range(20)]
    hint = Asked(turns, Kind.ADVICE, ELSEWHERE, "polite")
    await settled()
    assert not hint.begun
    moves[0].end()
    await settled()
    assert hint.begun
    turns = Turns(9)
    reviews = [Asked(turns, Kind.REVIEW, f"192.0.2.{n}", f"{n}") for n in range(5)]
    await settled()
    assert [one.begun for one in reviews] == [True, False, False, False, False]


@scenario
async def test_a_full_queue_says_when_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WAITING_ADVICE", Quota(2, 4, 6))
    turns = Turns(1)
    asked = [Asked(turns, Kind.ADVICE, CROWD, "greedy") for _ in range(3)]
    await settled()
    with pytest.raises(TooMany) as refused:
        await turns.take(Kind.ADVICE, Lane(CROWD, "greedy"))
    assert refused.value.code == "thinking-full" and refused.value.params["seconds"] == 4
    asked += [Asked(turns, Kind.ADVICE, CROWD, f"{n}") for n in range(2)]
    await settled()
    with pytest.raises(TooMany):
        await turns.take(Kind.ADVICE, Lane(CROWD, "another"))
    asked += [Asked(turns, Kind.ADVICE, ELSEWHERE, f"{n} elsewhere") for n in range(2)]
    await settled()
    with pytest.raises(TooMany):
        await turns.take(Kind.ADVICE, Lane("203.0.113.1", "somebody"))
    # Bots play on meanwhile, and who has gone leaves the queue.
    assert not Asked(turns, Kind.MOVE, CROWD, "greedy").task.cancelled()
    for one in asked[1:]:
        one.task.cancel()
    await settled()
    assert turns.waiting == 1
    again = Asked(turns, Kind.ADVICE, CROWD, "greedy")
    await settled()
    assert not again.task.done()


class Controlled(Executor):
    """Does nothing by itself: a test says when work is done."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Any, Future[Any]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.jobs.append((fn, future))
        return future


class AtOnce(Executor):
    """Does what it is given."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def dealt() -> tuple[State, int]:
    caesar = games.load("caesar")
    state = caesar.new(2)
    caesar.deal(state, Rng(4))
    return state, state.actors()[0]


def thinkers(pool: Executor, turns: Turns, database: str) -> Thinkers:
    return Thinkers(Matches(Database(database)), pool, 0.0, turns=turns)


@scenario
async def test_a_worker_is_free_when_its_work_is_done_and_not_before(tmp_path: Any) -> None:
    pool, turns = Controlled(), Turns(1)
    asking, (state, seat) = thinkers(pool, turns, f"sqlite:///{tmp_path}/q.db"), dealt()
    job = (thinking.advise, state, seat, Rng(1), 1.0)
    first = asyncio.create_task(asking.ask(Kind.ADVICE, Lane(CROWD, "gone"), *job))
    await settled()
    second = asyncio.create_task(asking.ask(Kind.ADVICE, Lane(ELSEWHERE, "polite"), *job))
    first.cancel()
    await settled()
    # Nobody waits for the first any more, but its thread still works.
    assert len(pool.jobs) == 1
    pool.jobs[0][1].set_result([])
    await settled()
    pool.jobs[1][1].set_result(["advice"])
    assert await second == ["advice"] and turns.is_idle


@scenario
async def test_a_lost_worker_is_made_up_for(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think, "LONGEST_THOUGHT", 0.01)
    lost, turns, (state, seat) = Controlled(), Turns(1), dealt()
    asking = Thinkers(Matches(Database(f"sqlite:///{tmp_path}/q.db")), lost, 0.0, spare=AtOnce, turns=turns)
    job = (thinking.choose, state, seat, Rng(1), "random")
    assert await asking.ask(Kind.QUICK, Lane(CROWD, "host"), *job) in state.legal(seat)
    assert len(lost.jobs) == think.TRIES and asking.spare_jobs == 1
    await settled()
    assert turns.is_idle


@scenario
async def test_what_one_address_has_played_again_keeps_nobody_elsewhere_waiting(tmp_path: Any) -> None:
    replays, go_on = Replays(Matches(Database(f"sqlite:///{tmp_path}/q.db")), Limiter()), threading.Event()
    answer(CROWD)
    crowd = [asyncio.create_task(replays.apart(go_on.wait)) for _ in range(9)]
    await settled()
    answer(ELSEWHERE)
    assert await asyncio.wait_for(replays.apart(lambda: "shown"), PATIENCE) == "shown"
    assert not any(one.done() for one in crowd)
    go_on.set()
    assert all(await asyncio.gather(*crowd))
    replays.close()


@scenario
async def test_one_address_has_one_record_read_at_a_time(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    replays, go_on, read = Replays(Matches(Database(f"sqlite:///{tmp_path}/q.db")), Limiter()), threading.Event(), []

    def reading(text: str) -> None:
        read.append(text)
        go_on.wait()
        raise BadRecord("record-unfinished")

    monkeypatch.setattr("quadriga.service.replays.played", reading)
    livia = User("livia", "Livia", None, "en", 0.0)
    answer(CROWD)
    crowd = [asyncio.create_task(replays.add(livia, "crowd")) for _ in range(5)]
    await settled()
    answer(ELSEWHERE)
    other = asyncio.create_task(replays.add(livia, "elsewhere"))
    async with asyncio.timeout(PATIENCE):
        while "elsewhere" not in read:
            await asyncio.sleep(0.01)
    assert sorted(read) == ["crowd", "elsewhere"]
    assert await asyncio.wait_for(replays.apart(lambda: "shown"), PATIENCE) == "shown"
    go_on.set()
    ended = await asyncio.gather(*crowd, other, return_exceptions=True)
    assert all(isinstance(one, BadRecord) for one in ended)
    replays.close()


@scenario
async def test_workers_are_given_what_the_seat_may_know_and_nothing_of_the_luck(tmp_path: Any) -> None:
    """The bytes that leave are the same in every world that the seat cannot tell apart."""
    pool, (truth, seat) = Controlled(), dealt()
    asking = thinkers(pool, Turns(9), f"sqlite:///{tmp_path}/q.db")
    mind = Rng(7)
    jobs = (
        (thinking.choose, "level1"),
        (thinking.advise, 0.1),
        (thinking.weigh, [truth.legal(seat)[0]], 0.1),
        (thinking.look_back, truth.legal(seat)[0], thinking.Effort(0.1, 20, 0.0)),
    )
    for job, *given in jobs:
        for state in (truth, *(truth.redeal(seat, Rng(n)) for n in range(3))):
            task = asyncio.create_task(
                asking.ask(Kind.MOVE, Lane(f"192.0.2.{len(pool.jobs)}", "host"), job, state, seat, Rng(7), *given)
            )
            await settled()
            pool.jobs[-1][1].set_result(None)
            await task
        sent = [pickle.dumps(fn) for fn, _ in pool.jobs]
        assert len(set(sent)) == 1 and truth.fingerprint() != pool.jobs[0][0].args[0].fingerprint()
        # Our generator can be run backwards: that of a bot's mind would give the luck of the match away.
        assert pool.jobs[0][0].args[2].state not in (mind.state, Rng(7).branch().state)
        if job is thinking.choose:
            # What comes of it is what would come of the truth.
            assert pool.jobs[0][0]() == thinking.choose(truth, seat, think.secretless(mind), "level1")
        pool.jobs.clear()
