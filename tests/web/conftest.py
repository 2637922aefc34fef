"""The page in a real browser, before a real server with a database of its own."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE_MS = 20_000
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


def serving(folder: Path, program: list[str]) -> Iterator[str]:
    """A server with a database of its own, as long as its address is used."""
    port = free_port()
    quick = ["--bot-pause", "0", "--review-rounds", "8", "--hint-seconds", "0.2"]
    command = [*program, "serve", "--port", str(port), "--no-browser", *quick]
    log = folder / "server.log"
    with log.open("wb") as out:
        server = subprocess.Popen([*command, "--database", f"sqlite:///{folder / 'q.db'}"], stdout=out, stderr=out)
    url = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(url + "healthz", timeout=1).close()
                break
            except OSError:
                assert server.poll() is None, log.read_text()
                time.sleep(0.1)
        yield url
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that runs as long as the tests of this folder."""
    yield from serving(tmp_path_factory.mktemp("server"), [sys.executable, "-m", "quadriga"])


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert path is not None, "These tests need Chromium: run tools/need-page, which finds or installs it."
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield running
        running.close()


NewPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Opens pages of people who know nothing of each other; none of them may complain in its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(message: ConsoleMessage, refused: str | None) -> None:
        # The browser itself notes that a test has cut its line.
        if "ERR_INTERNET_DISCONNECTED" in message.text or message.location["url"] == f"{address}{refused}":
            return
        complaints.append(message.text)

    def open_page(
        path: str | None = "",
        *,
        language: str = "en",
        dark: bool = False,
        phone: bool = False,
        in_words: bool = True,
        refused: str | None = None,
    ) -> Page:
        """A new page; `in_words` shows boards as the list of decisions that serves screen readers.

        The browser notes requests that the server refuses: those to the path `refused` may be.
        """
        context = browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        if in_words:
            context.add_init_script("if (!localStorage.quadriga) localStorage.quadriga = JSON.stringify({words: true})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: complain(message, refused) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path is not None:
            page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
