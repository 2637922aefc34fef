"""The page in real browsers, before a real server with a database of its own."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.web.harness import positions as recorded
from tests.web.harness import serve

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOX = ("firefox-esr", "firefox")
# A name that both browsers take for this machine: over plain HTTP it is no secure context, as at a friend's address.
FRIENDS_HOST = "quadriga.test"
# Chromium prepares pages of its own for the address bar of every window, which nobody sees here: half of what a new
# window costs. Of several such lists the last one counts, so Playwright's own stands in it, too.
UNSEEN = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "DialMediaRouteProvider,GlobalMediaControls,HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding,"
    "ThirdPartyStoragePartitioning,BlockOriginHeaderModificationOnRedirect,Translate,OptimizationHints"
)
PATIENCE_MS = 60_000
STARTS_SECONDS = 180.0
"""So long a server or a browser may take to start on a machine with much else to do."""
# What browsers themselves note: a line or a file that a test has cut off, a header that counts over HTTPS alone.
NOTED = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "net::ERR_FAILED",
    "ERR_EMPTY_RESPONSE",
    "can’t establish a connection",
    "was blocked because of a disallowed MIME type",
    "was interrupted while the page was loading",
    "Cross-Origin-Opener-Policy header has been ignored",
    "status=2152398850",
)
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


class Server:
    """A server with a database of its own; it can be stopped, and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        program: Sequence[str] = (sys.executable, "-m", "quadriga"),
        options: Sequence[str] = (),
    ) -> None:
        self.folder, self.program, self.options, self.port = folder, program, options, free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        quick = ["--bot-pause", "0", "--review-rounds", "8", "--hint-seconds", "0.2"]
        database = ["--database", f"sqlite:///{self.folder / 'q.db'}"]
        command = [*self.program, "serve", "--port", str(self.port), "--no-browser", *quick, *database]
        command += self.options
        log = self.folder / "server.log"
        with log.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        until = time.monotonic() + STARTS_SECONDS
        while True:
            try:
                urllib.request.urlopen(self.url + "healthz", timeout=STARTS_SECONDS).close()
                return
            except OSError:
                assert self.process.poll() is None and time.monotonic() < until, log.read_text()
                time.sleep(0.1)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


def serving(folder: Path, program: list[str]) -> Iterator[str]:
    """The address of a server, which runs as long as it is used."""
    server = Server(folder, program)
    try:
        server.start()
        yield server.url
    finally:
        server.stop()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that runs as long as the tests of this folder."""
    yield from serving(tmp_path_factory.mktemp("server"), [sys.executable, "-m", "quadriga"])


def program(names: tuple[str, ...]) -> str:
    path = next((found for name in names if (found := shutil.which(name))), None)
    assert path is not None, f"These tests need {names[0]}: run tools/need-page, which finds or installs it."
    return path


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    rules = f"--host-resolver-rules=MAP {FRIENDS_HOST} 127.0.0.1"
    arguments = ["--no-sandbox", f"--disable-features={UNSEEN}", rules]
    running = playwright.chromium.launch(
        executable_path=program(CHROMIUM), args=arguments, timeout=1000 * STARTS_SECONDS
    )
    yield running
    running.close()


@pytest.fixture(scope="package")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """The stock Firefox of the system, driven over WebDriver BiDi."""
    # What Chromium is asked for page by page, Firefox is asked for as a whole.
    wishes = {"network.dns.localDomains": FRIENDS_HOST, "ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 0}
    running = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=program(FIREFOX),
        firefox_user_prefs=wishes,
        timeout=1000 * STARTS_SECONDS,
    )
    yield running
    running.close()


def is_noted(text: str) -> bool:
    """Whether a browser says something that no page can help."""
    return any(noted in text for noted in NOTED)


NewPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Opens pages of people who know nothing of each other; none of them may complain in its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(message: ConsoleMessage, refused: str | None) -> None:
        if is_noted(message.text) or message.location["url"].endswith(f"/{refused}"):
            return
        complaints.append(f"{message.text} {message.location['url']}")

    def open_page(
        path: str | None = "",
        *,
        language: str = "en",
        dark: bool = False,
        phone: bool = False,
        in_words: bool = True,
        moving: bool = False,
        host: str = "127.0.0.1",
        within: Browser = browser,
        refused: str | None = None,
    ) -> Page:
        """A new page; `in_words` shows boards as the list of decisions that serves screen readers.

        `host` is the name by which the server is called, `within` the browser. The browser notes requests that the
        server refuses: those to the path `refused` may be.
        """
        stock = within.browser_type.name == "firefox"
        context = within.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=None if stock else phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="null" if stock else "dark" if dark else "light",
            reduced_motion="null" if stock else "no-preference" if moving else "reduce",
            forced_colors="null" if stock else None,
            contrast="null" if stock else None,
        )
        contexts.append(context)
        if in_words:
            # Firefox runs it in the empty page, too, which may keep nothing.
            wish = "if (origin !== 'null') localStorage.quadriga ??= JSON.stringify({words: true})"
            context.add_init_script(wish)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", lambda message: complain(message, refused) if message.type == "error" else None)
        page.on("pageerror", lambda error: None if is_noted(str(error)) else complaints.append(str(error)))
        if path is not None:
            page.goto(address.replace("127.0.0.1", host) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


# ---- boards without a server: the harness ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def positions(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with real positions of the module's title."""
    game: str = request.module.GAME
    folder = tmp_path_factory.mktemp(f"{game}-positions")
    recorded.write(folder, game)
    return folder


@pytest.fixture(scope="module")
def names(positions: Path) -> list[str]:
    """What these positions are called."""
    return list(json.loads((positions / "names.json").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def harness_at(positions: Path) -> Iterator[str]:
    """The address of the harness over these positions."""
    with serve.serving(positions) as address:
        yield address
