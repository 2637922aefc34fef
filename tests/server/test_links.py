"""Links that friends can open: addresses of a machine, the link of a table, its QR code."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, unquote

import pytest
import segno

from quadriga.server import addresses
from tests.server.people import Person, running, scenario

HOME = "http://192.168.7.7:8765/"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Nothing here depends on the kind of database."""
    return f"sqlite:///{tmp_path}/q.db"


async def link_of(person: Person, match: str, page: str, host: str | None = None) -> dict[str, str]:
    """What somebody who came by an address is told to pass on."""
    headers = {} if host is None else {"Host": host}
    answer = await person.ask("GET", f"/api/matches/{match}/link?page={quote(page)}", headers=headers)
    assert answer.status_code == 200, answer.text
    told: dict[str, str] = answer.json()
    return told


@scenario
async def test_a_host_at_this_machine_passes_on_its_address_in_the_network(database: str) -> None:
    async with running(database, addresses=(HOME, "http://10.0.0.7:8765/")) as server:
        livia, julia = await server.guest("Livia"), await server.guest("Julia")
        match = await livia.new_match("caesar", "invited", start=False)
        code = (await livia.get(f"/api/matches/{match}"))["code"]
        told = await link_of(livia, match, server.url)
        assert (told["link"], told["reaches"]) == (f"{HOME}#/join/{code}", True)
        # Who came by a name that others can use passes that one on; who has not the code, the id.
        for page in ("http://rome.lan:8765", "https://rome.example", "http://192.168.7.7:8765", "http://[fd00::7]:80"):
            told = await link_of(julia, match, page, page.split("//")[1])
            assert (told["link"], told["reaches"]) == (f"{page}/#/join/{match}", True)


@scenario
async def test_a_link_that_only_this_machine_can_open_says_so(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "invited", start=False)
        told = await link_of(livia, match, server.url)
        assert told["link"].startswith(server.url) and told["reaches"] is False


@scenario
async def test_the_image_is_the_code_of_the_link_and_of_nothing_else(database: str) -> None:
    async with running(database) as server:
        livia = await server.guest("Livia")
        match = await livia.new_match("caesar", "invited", start=False)
        told = await link_of(livia, match, server.url)
        drawn = segno.make_qr(told["link"], error="m").svg_inline(border=2, light="#fff", omitsize=True)
        path = drawn.partition(' d="')[2].partition('"')[0]
        assert path and path in unquote(told["image"])
        for page in ("https://evil.example", "javascript:alert(1)", f"{server.url}/x", "http://" + "a" * 300):
            found = await livia.ask("GET", f"/api/matches/{match}/link?page={quote(page)}")
            assert found.status_code in (403, 422), page


@scenario
async def test_names_and_addresses_of_a_network_are_not_refused(database: str) -> None:
    async with running(database) as server:
        for host in ("rome.local:8765", "192.168.7.7:8765", "[fd00::7]:8765"):
            headers = {"Host": host, "Origin": f"http://{host}", "X-Quadriga": "1"}
            answer = await server.anybody().ask("POST", "/api/guests", {"name": "Julia"}, headers=headers)
            assert answer.status_code == 201, answer.text


def test_only_addresses_that_others_can_use_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_interfaces(family: int) -> Iterator[str]:
        yield from ("127.0.0.1", "169.254.1.1", "192.168.7.7", "10.0.0.7") if family == socket.AF_INET else ("fe80::1",)

    monkeypatch.setattr(addresses, "_of_interfaces", of_interfaces)
    monkeypatch.setattr(addresses, "_going_out", lambda family: iter(["10.0.0.7"] if family == socket.AF_INET else []))
    with socket.create_server(("0.0.0.0", 0)) as everywhere:
        port = everywhere.getsockname()[1]
        expected = (f"http://10.0.0.7:{port}/", f"http://192.168.7.7:{port}/")
        assert addresses.friends(everywhere) == expected


def test_the_interfaces_of_this_machine_are_found() -> None:
    assert "127.0.0.1" in list(addresses._of_interfaces(socket.AF_INET))


@pytest.mark.parametrize(
    ("host", "said"), [("127.0.0.1", "with --host 0.0.0.0 friends"), ("0.0.0.0", "Friends in your network open")]
)
def test_serve_says_how_friends_come(
    host: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from quadriga.cli.serve import serve
    from quadriga.server.run import TableServer

    monkeypatch.setattr("quadriga.server.addresses.friends", lambda found: (HOME,) if host == "0.0.0.0" else ())
    monkeypatch.setattr("quadriga.server.process.logs.set_up", lambda: None)
    monkeypatch.setattr(TableServer, "run", lambda self, sockets: (self.ready(), sockets[0].close()))
    serve(host=host, port=0, database=f"sqlite:///{tmp_path}/q.db", no_browser=True, lang="en")
    told = capsys.readouterr().out
    assert said in told and (HOME in told) == (host == "0.0.0.0")
    # What is no terminal gets no picture.
    assert "▀" not in told
