"""The site that `make site` has built: every link leads somewhere, nothing comes from outside, and the search finds."""

from __future__ import annotations

import functools
import http.server
import re
import shutil
import threading
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tools.site.places import BUILD

# It needs what `make site` has built: `make sweep` does that before.
pytestmark = pytest.mark.positions
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Links(HTMLParser):
    """What a page leads to, what it loads, and which places in it have a name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.names: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attributes}
        self.names |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        elif "src" in told:
            self.loads.append(told["src"])
        elif tag == "link" and told.get("rel") in ("stylesheet", "icon", "preload"):
            self.loads.append(told["href"])


@pytest.fixture(scope="module")
def pages() -> dict[Path, Links]:
    # A report is a page of its own, and the page of what is not found is shown anywhere.
    found = [path for path in BUILD.rglob("*.html") if path.name != "404.html"]
    assert len(found) > 60, "run make site"
    return {path: Links(path) for path in found}


def test_every_link_leads_somewhere(pages: dict[Path, Links]) -> None:
    broken = []
    for path, page in pages.items():
        for link in {*page.links, *page.loads}:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            place = unquote(parts.fragment)
            if not target.is_file() or (place and target in pages and place not in pages[target].names):
                broken.append((path.relative_to(BUILD).as_posix(), link))
    assert broken == []


def test_nothing_is_loaded_from_outside(pages: dict[Path, Links]) -> None:
    outside = {link for page in pages.values() for link in page.loads if urlsplit(link).scheme not in ("", "data")}
    assert outside == set()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(BUILD))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing: the test says what is wrong."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = next(path for name in CHROMIUM if (path := shutil.which(name)))
    with sync_playwright() as running:
        one = running.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield one
        one.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB", color_scheme="dark")
    context.set_default_timeout(60_000)
    one = context.new_page()
    wrong: list[str] = []
    one.on("pageerror", lambda error: wrong.append(str(error)))
    one.on("request", lambda asked: wrong.append(asked.url) if not asked.url.startswith((address, "blob:")) else None)
    yield one
    context.close()
    assert wrong == []


READY = re.compile("Type to start|Taper pour démarrer")


@pytest.mark.parametrize(
    ("home", "words", "found"),
    [
        ("index.html", "determinization", "glossary.html"),
        ("index.html", "CannotUndo", "reference/python.html"),
        ("index.html", "idempotency", "reference/http.html"),
        ("fr/index.html", "savoir-faire", "games/antike"),
        ("fr/index.html", "sauvegarder", "hosting.html"),
    ],
)
def test_the_search_finds(page: Page, address: str, home: str, words: str, found: str) -> None:
    page.goto(address + home)
    # What is typed before the search has its index is not heard.
    expect(page.locator(".md-search-result__meta")).to_have_text(READY, timeout=60_000)
    # Key by key: the search listens to keys, not to what is put into its field.
    page.locator("input[name=query]").press_sequentially(words)
    result = page.locator(f".md-search-result__item a[href*='{found}']").first
    expect(result).to_be_attached(timeout=60_000)
    result.dispatch_event("click")
    page.wait_for_url(f"**/{found}*")


def test_by_night_it_is_dark_and_on_a_phone_nothing_sticks_out(page: Page, address: str) -> None:
    for width, height in ((390, 844), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for path in (
            "index.html",
            "games/caesar.html",
            "reference/http.html",
            "fr/hosting.html",
            "research/antike.html",
        ):
            page.goto(address + path)
            assert page.evaluate("document.body.getAttribute('data-md-color-scheme')") == "slate"
            assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), (path, width)
