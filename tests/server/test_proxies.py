"""Behind a proxy: whom the server takes a client for, and whom it believes."""

from __future__ import annotations

import pytest

from tests.server.people import Server, running, scenario

CLIENT, FORGED = "203.0.113.9", "198.51.100.66"


def seen(server: Server) -> set[str]:
    """The addresses that requests were counted for."""
    kept = server.service.limiter._buckets
    return {key.partition(" ")[2] for key in kept if key.startswith("address ")}


@pytest.mark.parametrize(
    ("proxy", "header", "address"),
    [
        ("127.0.0.1", CLIENT, CLIENT),
        ("127.0.0.1", f"{FORGED}, {CLIENT}", CLIENT),
        ("10.0.0.1", FORGED, "127.0.0.1"),
        (None, FORGED, "127.0.0.1"),
    ],
    ids=["overwritten", "appended", "by-another", "without-proxy"],
)
@scenario
async def test_nobody_forges_an_address(tmp_path: str, proxy: str | None, header: str, address: str) -> None:
    async with running(f"sqlite:///{tmp_path}/q.db", proxy=proxy) as server:
        nobody = server.anybody()
        assert (await nobody.ask("GET", "/api/hello", headers={"X-Forwarded-For": header})).status_code == 200
        await nobody.connect(additional_headers={"X-Forwarded-For": header})
        assert seen(server) == {address}
