"""Bots at the table: in a pool, at a pace people can follow, again when a worker is lost, on a cluster where wanted."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from quadriga import Rng, games
from quadriga.core.errors import QuadrigaError
from quadriga.server.match.matches import Matches
from quadriga.server.store.database import Database
from quadriga.server.thinking import think
from quadriga.service import thinking
from quadriga.table.cluster import Cluster, TlsFiles
from tests.server.people import running, scenario


class Unreliable(Executor):
    """Loses every job but the last of each three."""

    def __init__(self) -> None:
        self.asked = 0
        self.lost = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked += 1
        future: Future[Any] = Future()
        if self.asked % 3:
            self.lost += 1
            future.set_exception(ConnectionError("the worker is gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


@scenario
async def test_a_lost_worker_means_another_try_never_a_stuck_match(database: str) -> None:
    async with running(database) as server:
        pool = Unreliable()
        assert server.service.thinkers is not None
        server.service.thinkers.pool = pool
        livia = await server.guest("Livia")
        last = await livia.play_to_the_end(await livia.new_match("caesar", "random"))
        assert last["room"]["status"] == "over" and pool.lost > 10


@scenario
async def test_with_no_worker_at_all_bots_think_in_the_server(tmp_path: Path) -> None:
    class Gone(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            raise RuntimeError("cannot schedule new futures after shutdown")

    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        assert server.service.thinkers is not None
        server.service.thinkers.pool = Gone()
        livia = await server.guest("Livia")
        last = await livia.play_to_the_end(await livia.new_match("caesar", "random"))
        assert last["room"]["status"] == "over"


@scenario
async def test_bots_take_their_time_and_the_server_answers_meanwhile(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db", bot_pause=0.5) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "level1")
        update = await livia.watch(match)
        while update["table"]["question"] is None:
            update = await livia.until(lambda heard: heard["type"] == "update")
        began = time.monotonic()
        action = update["table"]["actions"][0]["action"]
        await livia.send("play", match=match, seat=0, actions=[action], revision=update["revision"])
        waiting = await livia.until(lambda heard: heard["type"] == "update" and heard["revision"] > update["revision"])
        owed = waiting["table"]["owed"]
        # While the bot thinks, the page can say so: whose turn it is, which bot that is, and since when.
        if owed[0]["seat"] == 1:
            assert waiting["table"]["players"][1]["bot"] == "level1"
            assert waiting["room"]["seats"][1]["asked_at"] is not None
            await livia.until(lambda heard: heard["type"] == "update" and heard["table"]["question"])
            assert time.monotonic() - began >= 0.5


def test_a_bot_is_dealt_what_its_seat_may_know() -> None:
    """The same decision in every world that the bot's seat cannot tell apart."""
    caesar = games.load("caesar")
    state = caesar.new(2)
    caesar.deal(state, Rng(4))
    seat = state.actors()[0]
    chosen = thinking.choose(state, seat, Rng(9), "level1")
    assert chosen in state.legal(seat)
    for n in range(5):
        assert thinking.choose(state.redeal(seat, Rng(n)), seat, Rng(9), "level1") == chosen


@scenario
async def test_bots_think_on_a_dask_cluster(tmp_path: Path) -> None:
    """A real scheduler with two workers; one of them is killed in the middle of the match."""
    from distributed import LocalCluster

    cluster = await asyncio.to_thread(
        LocalCluster,
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        silence_logs=50,
        local_directory=str(tmp_path),
    )
    try:
        async with running(f"sqlite:///{tmp_path}/q.db", cluster=cluster.scheduler_address) as server:
            livia = await server.guest("Livia")
            match = await livia.new_match("caesar", "level1")
            playing = asyncio.create_task(livia.play_to_the_end(match))
            await asyncio.sleep(1.0)
            worker = next(iter(cluster.workers.values()))
            os.kill(worker.process.pid, 9)
            last = await playing
            assert last["room"]["status"] == "over"
            assert server.service.thinkers is not None and server.service.thinkers.spare_jobs == 0
    finally:
        await asyncio.to_thread(cluster.close)


def certificates(folder: Path) -> TlsFiles:
    """A certificate that signs itself, with its key."""
    files = TlsFiles(*(str(folder / name) for name in ("cert.pem", "cert.pem", "key.pem")))
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=quadriga"]
    subprocess.run([*words, "-keyout", files.key, "-out", files.cert], check=True, capture_output=True)
    return files


@scenario
async def test_a_cluster_can_be_spoken_to_by_tls_alone(tmp_path: Path) -> None:
    from distributed import LocalCluster, Security

    files = certificates(tmp_path)
    both = {f"tls_{one}_{what}": value for one in ("scheduler", "worker", "client") for what, value in _own(files)}
    cluster = await asyncio.to_thread(
        LocalCluster,
        n_workers=1,
        threads_per_worker=2,
        processes=False,
        protocol="tls",
        security=Security(tls_ca_file=files.ca, require_encryption=True, **both),
        dashboard_address=None,
        silence_logs=50,
        local_directory=str(tmp_path),
    )
    address = cluster.scheduler_address
    settings = {"cluster_ca": files.ca, "cluster_cert": files.cert, "cluster_key": files.key}
    try:
        assert address.startswith("tls://")
        async with running(f"sqlite:///{tmp_path}/q.db", cluster=address, **settings) as server:
            livia = await server.guest("Livia")
            last = await livia.play_to_the_end(await livia.new_match("caesar", "level1"))
            assert last["room"]["status"] == "over"
            assert server.service.thinkers is not None and server.service.thinkers.spare_jobs == 0
            assert server.service.thinkers.turns.workers == 2
        plain = address.replace("tls:", "tcp:")
        for where, tls, code in (
            (address, None, "cluster-tls"),
            (address, TlsFiles(files.ca, files.cert), "cluster-tls"),
            (plain, files, "cluster-plain"),
        ):
            with pytest.raises(QuadrigaError) as refused:
                await asyncio.to_thread(Cluster, where, tls)
            assert refused.value.code == code
    finally:
        await asyncio.to_thread(cluster.close)


def _own(files: TlsFiles) -> tuple[tuple[str, str], ...]:
    return ("cert", files.cert), ("key", files.key)


@scenario
async def test_a_bot_that_is_refused_for_ever_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think, "MOST_REFUSALS", 3)
    async with running(f"sqlite:///{tmp_path}/q.db") as server:
        thinkers = server.service.thinkers
        assert thinkers is not None

        async def nonsense(*_: Any) -> int:
            return 10**6

        monkeypatch.setattr(thinkers, "ask", nonsense)
        livia = await server.guest("Livia")
        await livia.new_match("empire", "random", "random")
        for _ in range(100):
            await asyncio.sleep(0.02)
            if not thinkers.thinking:
                break
        assert thinkers.thinking == 0


def test_matches_are_plain_to_make(tmp_path: Path) -> None:
    """The parts can be used without HTTP."""

    async def use() -> int:
        database = Database(f"sqlite:///{tmp_path}/q.db")
        await database.open()
        matches = Matches(database)
        count = len(matches.in_memory())
        await database.close()
        return count

    assert asyncio.run(use()) == 0
