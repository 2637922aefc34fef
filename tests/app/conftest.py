"""The app as any static host would serve it: plain files, in a folder below the root, no header of our own."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.web.conftest import CHROMIUM, DESK, FIREFOX, is_noted, program

APP = Path(__file__).parents[2] / "build" / "app"
FOLDER = "night"
PATIENCE_MS = 90_000
expect.set_options(timeout=PATIENCE_MS)


class Site:
    """A static host; it can be taken away and come back at the same address, with other files."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0
        self.server: http.server.ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{FOLDER}/"

    def open(self) -> None:
        site = self

        class Files(http.server.SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            extensions_map = {
                **http.server.SimpleHTTPRequestHandler.extensions_map,
                ".js": "text/javascript",
                ".mjs": "text/javascript",
                ".wasm": "application/wasm",
            }

            def translate_path(self, path: str) -> str:
                self.directory = str(site.folder)
                inside = path.removeprefix(f"/{FOLDER}")
                return super().translate_path(inside if inside != path else "/nowhere")

            def log_message(self, *said: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), Files)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


@pytest.fixture
def site() -> Iterator[Site]:
    assert (APP / "index.html").exists(), "make app builds what is tested here"
    made = Site(APP)
    made.open()
    yield made
    made.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session", params=["chromium", "firefox"])
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    if request.param == "chromium":
        running = playwright.chromium.launch(executable_path=program(CHROMIUM), args=["--no-sandbox"])
    else:
        # What Chromium is asked for page by page, the stock Firefox is asked for as a whole.
        wishes = {"ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 0}
        running = playwright.firefox.launch(
            channel="moz-firefox", executable_path=program(FIREFOX), firefox_user_prefs=wishes
        )
    yield running
    running.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A device: it keeps what is played on it."""
    made = device(browser)
    yield made
    made.close()


@pytest.fixture
def other_context(browser: Browser) -> Iterator[BrowserContext]:
    """The device of somebody else."""
    made = device(browser)
    yield made
    made.close()


def device(browser: Browser) -> BrowserContext:
    stock = browser.browser_type.name == "firefox"
    return browser.new_context(
        locale="en-GB",
        viewport=DESK,
        color_scheme="null" if stock else "light",
        reduced_motion="null" if stock else "reduce",
        forced_colors="null" if stock else None,
        contrast="null" if stock else None,
    )


@pytest.fixture
def page(context: BrowserContext, site: Site) -> Iterator[Page]:
    """The shelf of somebody who opens the app for the first time; nothing may complain in its console."""
    made, complaints = opened(context, site)
    yield made
    assert complaints == []


def opened(context: BrowserContext, site: Site) -> tuple[Page, list[str]]:
    """A page on the shelf, and what its console complains of, with the place that it names."""
    complaints: list[str] = []

    def note(text: str) -> None:
        # Which of the two ways a browser's own remarks come is another thing in each.
        if not is_noted(text):
            complaints.append(text)

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            note(f"{message.text} ({message.location.get('url')}:{message.location.get('lineNumber')})")

    made = context.new_page()
    made.set_default_timeout(PATIENCE_MS)
    made.on("console", heard)
    made.on("pageerror", lambda error: note(f"{error} {error.stack or ''}"))
    made.goto(site.address)
    return made, complaints
