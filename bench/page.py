"""How quick the page is: what the first load weighs, when the shelf stands, how much script draws a whole move.

PYTHONPATH=src:. python bench/page.py
"""

from __future__ import annotations

import re
import shutil
import time
from statistics import median

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tools.page_pictures import Studio, at, bot
from tools.page_server import page_server

LOADS, MOVES = 5, 7
DRAWN = 0.15
"""Seconds in which a move is surely drawn, before a bot answers it."""
YOU = {"kind": "you", "name": "Livia"}
POSITIONS = {"caesar": (2, 34), "empire": (4, 84), "augustus": (3, 60), "antike": (4, 90)}
"""Seats, and after how many entries of the log a position is of middle size."""


def first_loads(browser: Browser, url: str) -> list[tuple[float, float]]:
    """Kilobytes over the line, and milliseconds until the four boxes stand, with nothing kept from before."""
    found = []
    for _ in range(LOADS):
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        sizes: list[float] = []
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.loadingFinished", lambda event, sizes=sizes: sizes.append(event["encodedDataLength"]))
        page.add_init_script(
            "new MutationObserver(() => window.stood ??= document.querySelectorAll('.game').length === 4"
            " ? performance.now() : undefined).observe(document, { childList: true, subtree: true })"
        )
        page.goto(url)
        page.locator(".game img").nth(3).wait_for()
        page.wait_for_load_state("networkidle")
        found.append((sum(sizes) / 1024, float(page.evaluate("window.stood"))))
        page.close()
    return found


def script_ms(session: CDPSession) -> float:
    """Milliseconds of script that the page has run so far."""
    told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(told["ScriptDuration"])


def one_move(page: Page, session: CDPSession) -> float:
    """Milliseconds of script from the key that plays a move until it is drawn and told in the log."""
    page.keyboard.press("h")
    page.locator(".hint .best").wait_for()
    page.wait_for_timeout(400)
    lines = page.locator(".rail .log li").count()
    before = script_ms(session)
    page.keyboard.press("p")
    # Nothing is asked of the page meanwhile, since that is script, too.
    time.sleep(DRAWN)
    took = script_ms(session) - before
    assert page.locator(".rail .log li").count() > lines, "the move was not drawn in time"
    return took


def moves(studio: Studio, game: str) -> list[float]:
    """The script of several moves in a row from a position of middle size."""
    seats, decisions = POSITIONS[game]
    page = studio.open()
    match = studio.new_match(page, game, [YOU, *[bot(1)] * (seats - 1)], decisions)
    page.context.close()
    page = at(studio, match)
    session = page.context.new_cdp_session(page)
    # Time of the processor, so that it does not matter what else the machine does.
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    found: list[float] = []
    asked = page.locator(".acts .button:not([disabled])", has_text=re.compile("Hint|Conseil"))
    while len(found) < MOVES:
        asked.or_(page.locator(".ended")).first.wait_for()
        if page.locator(".ended").count():
            break
        found.append(one_move(page, session))
    page.context.close()
    return found


def main() -> None:
    with page_server(bot_pause=1.0) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        loads = first_loads(browser, server.url)
        weight, stood = (median(figures) for figures in zip(*loads, strict=True))
        print(f"first load: {weight:.0f} KB, the shelf stands after {stood:.0f} ms")
        studio = Studio(browser, server)
        for game in POSITIONS:
            first, *others = moves(studio, game)
            spread = f"{min(others):.1f} to {max(others):.1f}"
            print(f"{game}: a move takes {median(others):.1f} ms of script ({spread}), the first one {first:.1f} ms")
        browser.close()


if __name__ == "__main__":
    main()
