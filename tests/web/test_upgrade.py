"""A server is upgraded while pages are open: no page ever runs on files of two versions."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import quadriga
from tests.web.conftest import NewPage, Server
from tests.web.people import begin

WEB = Path(quadriga.__file__).parent / "web"
FROM_FOLDER = """
import sys
from pathlib import Path
from quadriga.server import app
from quadriga.cli import main
app.PAGE = Path(sys.argv.pop(1))
main()
"""


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Server]:
    """A server whose page lies in a folder of its own."""
    shutil.copytree(WEB, tmp_path / "web")
    server = Server(tmp_path, [sys.executable, "-c", FROM_FOLDER, str(tmp_path / "web")])
    server.start()
    yield server
    server.stop()


def versions(page: Page) -> set[str]:
    """The versions of all scripts, styles and words that a page has asked for."""
    names: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    files = [name for name in names if re.search(r"\.(js|css|ftl|svg)$", name)]
    assert len(files) > 20
    return {found[1] if (found := re.search("/v/([0-9a-f]+)/", name)) else name for name in files}


@pytest.mark.parametrize("kind", ["chromium", "firefox"])
def test_an_open_page_says_that_a_newer_one_is_there(
    new_page: NewPage, upgraded: Server, browser: Browser, firefox: Browser, kind: str
) -> None:
    page = new_page(None, within=firefox if kind == "firefox" else browser, refused="rules.js")
    page.goto(upgraded.url)
    begin(page, "caesar", [{"kind": "you"}, {"kind": "bot"}])
    page.locator(".decision").first.wait_for()
    (old,) = versions(page)

    upgraded.stop()
    expect(page.locator(".bar .live")).to_contain_text("Reconnecting")
    page.locator(".decision").first.click()
    expect(page.locator(".tray")).to_contain_text("kept on this device")
    for name in ("app/words.js", "screens/rules.js", "parts/tray.js"):
        file = upgraded.folder / "web" / name
        file.write_text(file.read_text(encoding="utf-8") + "\ndocument.documentElement.dataset.newer = 'yes';\n")
    upgraded.start()

    # Nothing is reloaded in the middle of a move: it is played first, and the page goes on as it was.
    expect(page.locator(".newer")).to_contain_text("There is a newer version")
    expect(page.locator(".rail .log")).to_contain_text("put the")
    assert page.evaluate("() => document.documentElement.dataset.newer") is None
    # What this page has not loaded yet would be of the other version: it is not mixed in.
    home = page.url.split("#")[0]
    page.goto(f"{home}#/rules/caesar")
    expect(page.get_by_role("button", name="Load again")).to_be_visible()
    assert versions(page) == {old}
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(".page-of-rules").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.dataset.newer") == "yes"
    (new,) = versions(page)
    assert new != old
    expect(page.locator(".newer")).to_have_count(0)
