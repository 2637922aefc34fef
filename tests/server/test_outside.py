"""What hosts and their programs see from outside: alive, ready, figures."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import text

from quadriga.core.errors import BadOption
from quadriga.server.guard.networks import LOCAL, comes_from, networks
from quadriga.server.process.lag import WINDOW
from quadriga.server.store import migrations
from tests.server.people import running, scenario


@scenario
async def test_a_server_is_ready_when_it_can_serve(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        service = server.service
        # Not how late this machine is, but what is noted here.
        await service.background.stop_recurring()
        for _ in range(WINDOW):
            service.lag.note(0.0)
        alive, ready = await livia.get("/healthz"), await livia.get("/readyz")
        assert alive == ready and ready["database"] == database.partition(":")[0]
        async with service.database.writing() as transaction:
            await transaction.connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        assert await livia.refused("GET", "/readyz") == (503, "not-ready-version")
        async with service.database.writing() as transaction:
            await transaction.connection.execute(text(f"UPDATE alembic_version SET version_num = '{migrations.HEAD}'"))
        assert (await livia.get("/readyz"))["status"] == "ok"
        service.lag.note(3.0)
        assert await livia.refused("GET", "/readyz") == (503, "not-ready-behind")
        for _ in range(WINDOW):
            service.lag.note(0.0)
        assert (await livia.get("/readyz"))["status"] == "ok"
        service.closing = True
        found = await livia.ask("GET", "/readyz")
        assert found.status_code == 503 and found.headers["retry-after"]
        assert found.json()["error"]["code"] == "not-ready-closing"
        assert (await livia.get("/healthz"))["status"] == "ok"


@scenario
async def test_the_figures_tell_of_the_loop_the_database_and_the_process(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        time.sleep(0.7)  # Holds up the event loop, which is what is measured.
        while True:
            found = (await livia.ask("GET", "/metrics")).text
            told = dict(line.rsplit(" ", 1) for line in found.splitlines() if not line.startswith("#"))
            if float(told["quadriga_loop_lag_seconds_sum"]) > 0.1:
                break
            await asyncio.sleep(0.05)
        assert float(told['quadriga_database_seconds_count{kind="writing"}']) >= 2
        assert float(told['quadriga_database_seconds_bucket{kind="reading",le="+Inf"}']) >= 1
        assert float(told["process_resident_memory_bytes"]) > 1e7 and float(told["quadriga_unsent_letters"]) == 0


@scenario
async def test_figures_are_for_the_local_net_alone(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        assert (await livia.ask("GET", "/metrics")).status_code == 200
        for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            found = await livia.ask("GET", "/metrics", headers={name: "127.0.0.1"})
            assert found.status_code == 404 and "quadriga_" not in found.text
    async with running(database, metrics_from=networks(["10.9.0.0/16"])) as server:
        livia = await server.guest("Livia")
        assert await livia.refused("GET", "/metrics") == (404, "no-such-page")


def test_who_is_local() -> None:
    for address in ("127.0.0.1", "::1", "::ffff:192.168.1.4", "fe80::1%eth0", "fd00::7", "172.31.0.1"):
        assert comes_from(address, {}, LOCAL), address
    for address in ("172.32.0.1", "8.8.8.8", "::ffff:8.8.8.8", "2001:db8::1", "?", "testclient"):
        assert not comes_from(address, {}, LOCAL), address
    with pytest.raises(BadOption, match="is no network"):
        networks(["10.0.0.1/8"])
