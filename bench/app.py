"""What the app asks of a device: its size, when it can be played, its memory, and whether it ever keeps people waiting.

make app && PYTHONPATH=src:. python bench/app.py [--loads 5] [--moves 20] [--title caesar …]

Run it on a machine with nothing else to do: all times are those of the clock. The files come from this machine, as they
lie there, uncompressed. Each load begins with nothing kept; a match is played against level 3, with a hint for every
move. What keeps the page from answering for more than 50 ms is counted as browsers count it (`longtask`). Memory is the
part of the process in which page and worker run, at its highest (Pss, Linux alone).
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from tests.app.conftest import APP, PATIENCE_MS, Site
from tests.app.test_app import is_asked, new_match, play
from tests.web.conftest import CHROMIUM, DESK, program

from quadriga import games

TITLES = tuple(meta.id for meta in games.titles())
WATCH = """
  if (window.Worker) {
    window.blocked = [];
    new PerformanceObserver((found) => { for (const one of found.getEntries()) blocked.push(one.duration); })
      .observe({ type: "longtask", buffered: true });
    new MutationObserver(() => {
      if (document.querySelectorAll(".game").length === 4) window.shelf ??= performance.now();
      if (document.querySelector(".decision, .table .legal")) window.asked ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }
"""
"""Notes when the shelf stands, when the first decision is offered, and all that takes long."""


def opened(browser: Browser, site: Site) -> Page:
    """The page of somebody who comes for the first time."""
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    context.add_init_script("if (location.protocol === 'http:') localStorage.quadriga ??= '{\"words\": true}'")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(site.address, wait_until="commit")
    return page


def first_load(browser: Browser, site: Site) -> tuple[float, float]:
    """Seconds until the shelf stands, and until the first decision is offered to somebody who does not hesitate."""
    page = opened(browser, site)
    page.locator(".game.of-empire .button.main").first.click()
    page.locator(".decision").first.wait_for()
    found = page.evaluate("[shelf / 1000, asked / 1000]")
    page.context.close()
    return found[0], found[1]


def memory(browser: Browser) -> float:
    """Megabytes of the largest process that draws a page; its worker runs in it, too."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [_pss(int(one["id"])) for one in told if one["type"] == "renderer"]
    return max(sizes)


def _pss(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("Pss:"))


def match(browser: Browser, site: Site, title: str, moves: int) -> tuple[int, list[float], float]:
    """How many moves were played, what blocked the page meanwhile, in milliseconds, and the highest memory."""
    page = opened(browser, site)
    new_match(page, title, 3)
    is_asked(page)
    page.evaluate("blocked.length = 0")
    done, highest = 0, 0.0
    while done < moves and is_asked(page):
        play(page, with_hint=True)
        highest = max(highest, memory(browser))
        done += 1
    blocked: list[float] = page.evaluate("blocked")
    page.context.close()
    return done, blocked, highest


def main(words: Sequence[str] | None = None) -> None:
    """Measure all of it, and print it."""
    parser = argparse.ArgumentParser(description="Measures the app in Chromium.")
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--title", nargs="+", default=TITLES, choices=TITLES)
    given = parser.parse_args(words)
    site = Site(APP)
    site.open()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(CHROMIUM), args=["--no-sandbox"])
        loads = [first_load(browser, site) for _ in range(given.loads)]
        for name, found in zip(("the shelf stands", "a first move is possible"), zip(*loads, strict=True), strict=True):
            print(f"{name} after {median(found):.2f} s ({min(found):.2f} to {max(found):.2f})", flush=True)
        for title in given.title:
            done, blocked, highest = match(browser, site, title, given.moves)
            longest = f", the longest {max(blocked):.0f} ms" if blocked else ""
            about = f"{len(blocked)} times over 50 ms{longest}"
            print(f"{title}: {done} moves with hints, the page blocked {about}; {highest:.0f} MB", flush=True)
        browser.close()
    site.close()
    # Last, since brotli at its best takes its time.
    subprocess.run(["node", "tools/app/sizes.mjs"], check=True)


if __name__ == "__main__":
    main()
