"""The files of the page: what is served, how it travels, and that nothing else gets out."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from quadriga.server.app import PAGE
from quadriga.server.page import PageFiles
from tests.server.people import scenario


def serving(folder: Path) -> httpx.AsyncClient:
    app = Starlette(routes=[Mount("/", PageFiles(folder))])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://rome.example")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "app").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("the seed")
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "app" / "main.js").write_text("const roads = 'to Rome';\n" * 100)
    return folder


@scenario
async def test_a_file_travels_compressed_and_a_second_time_not_at_all(folder: Path) -> None:
    client = serving(folder)
    first = await client.get("/app/main.js")
    assert first.headers["content-encoding"] == "gzip" and first.headers["content-type"].startswith("text/javascript")
    assert first.text.count("to Rome") == 100 and int(first.headers["content-length"]) < 200
    again = await client.get("/app/main.js", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = await client.get("/app/main.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == first.text


@scenario
async def test_a_changed_file_is_served_as_it_is_now(folder: Path) -> None:
    client = serving(folder)
    before = await client.get("/")
    (folder / "index.html").write_text("<!doctype html><title>Roma</title>")
    after = await client.get("/", headers={"If-None-Match": before.headers["etag"]})
    assert after.status_code == 200 and "Roma" in after.text
    (folder / "index.html").unlink()
    assert (await client.get("/")).status_code == 404


@scenario
async def test_a_page_gets_all_its_files_of_one_version(folder: Path) -> None:
    (folder / "index.html").write_text('<link href="manifest.webmanifest"><script src="app/main.js"></script>')
    client = serving(folder)
    index = await client.get("/")
    assert index.headers["cache-control"] == "no-cache" and 'href="manifest.webmanifest"' in index.text
    (named,) = re.findall('src="(v/[0-9a-f]+/)app/main.js"', index.text)
    kept = await client.get(f"/{named}app/main.js")
    assert "immutable" in kept.headers["cache-control"] and "to Rome" in kept.text
    assert (await client.get("/app/main.js")).headers["cache-control"] == "no-cache"

    (folder / "app" / "main.js").write_text("const roads = 'from Rome';")
    assert (await client.get(f"/{named}app/main.js")).text == kept.text, "a page being loaded gets what it was promised"
    again = await client.get("/", headers={"If-None-Match": index.headers["etag"]})
    assert again.status_code == 200 and named not in again.text
    gone = await client.get(f"/{named}app/main.js")
    assert gone.status_code == 404


@scenario
async def test_tags_differ_by_packing_and_may_come_through_a_proxy(folder: Path) -> None:
    client = serving(folder)
    packed = await client.get("/app/main.js")
    plain = await client.get("/app/main.js", headers={"Accept-Encoding": "identity"})
    assert packed.headers["etag"] != plain.headers["etag"]
    weak = f'"other", W/{packed.headers["etag"]}'
    assert (await client.get("/app/main.js", headers={"If-None-Match": weak})).status_code == 304


@pytest.mark.parametrize("path", ["/../secret.txt", "/app/../../secret.txt", "/%2e%2e/secret.txt", "/app", "/none.js"])
@scenario
async def test_nothing_but_the_page_gets_out(folder: Path, path: str) -> None:
    client = serving(folder)
    assert (await client.get(path)).status_code == 404


@scenario
async def test_the_page_is_only_read(folder: Path) -> None:
    client = serving(folder)
    assert (await client.head("/")).content == b""
    assert (await client.post("/")).status_code == 405


@scenario
async def test_every_file_of_the_page_has_a_kind() -> None:
    kinds = {}
    for path in PAGE.rglob("*.*"):
        told = await serving(PAGE).get(f"/{path.relative_to(PAGE)}")
        kinds[path.suffix] = told.headers["content-type"]
    assert kinds[".js"].startswith("text/javascript") and kinds[".css"].startswith("text/css")
    assert kinds[".svg"].startswith("image/svg") and kinds[".woff2"] == "font/woff2"
