"""Takes the pictures of the page in docs/pictures/page: every screen at three sizes in both themes.

The light ones are English, the dark ones French. The server and its matches are real and come out alike each time:

    PYTHONPATH=src:. python tools/page_pictures.py [--only shelf,hint] [--sizes 1440,390] [--out FOLDER]
    PYTHONPATH=src:. python tools/page_pictures.py --every    # six sizes, both themes, both languages, one sheet of all
    PYTHONPATH=src:. python tools/page_pictures.py --check    # whether those in docs are of this page

A whole run into docs writes down which page it has seen (`page.json`). Not every change needs new pictures: they are
taken before a release, and `--check` says whether that is due.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from tools.page_server import PageServer, asked_after, page_server

PICTURES = Path(__file__).parents[1] / "docs" / "pictures" / "page"
GAMES = Path(__file__).parents[1] / "tests" / "games"
SOURCES = Path(__file__).parents[1] / "src" / "quadriga"
WEB = SOURCES / "web"
EVERY = Path(__file__).parents[1] / "build" / "pictures"
SEEN = PICTURES / "page.json"
SIZES = {2560: 1440, 1440: 900, 1024: 768, 844: 390, 390: 844, 360: 740}
IN_DOCS, THEMES = (1440, 1024, 390), ("light", "dark")
QUALITY = 46
TRIES, PATIENCE_MS = 2, 20_000
SMALLER = 0.75
"""Pictures wider than a phone are kept at this share of their size."""
YOU, HOT = {"kind": "you", "name": "Livia"}, {"kind": "hot", "name": "Minerva"}
OPEN, INVITED = {"kind": "open"}, {"kind": "invited"}


def bot(level: int = 2) -> dict[str, Any]:
    """A seat with a bot."""
    return {"kind": "bot", "bot": f"level{level}"}


class Studio:
    """People with a page each, and the matches they are shown in."""

    def __init__(self, browser: Browser, server: PageServer) -> None:
        self.browser, self.server = browser, server
        self.cookies: dict[str, Any] = {}
        self.matches: dict[str, str] = {}
        self.width, self.dark, self.french = 1440, False, False

    def close_all(self) -> None:
        """Let go of pages whose picture could not be taken."""
        for context in self.browser.contexts:
            context.close()

    def open(self, path: str = "", who: str = "Livia", **settings: Any) -> Page:
        """A page of somebody at the size and in the theme that are on."""
        context = self.browser.new_context(
            viewport={"width": self.width, "height": SIZES[self.width]},
            has_touch=self.width < 900,
            is_mobile=self.width < 900,
            color_scheme="dark" if self.dark else "light",
            locale="fr-FR" if self.french else "en-GB",
            reduced_motion="reduce",
            storage_state=self.cookies.get(who),
        )
        kept = ", ".join(f"{name}: {str(value).lower()}" for name, value in settings.items())
        context.add_init_script(f"localStorage.quadriga ??= JSON.stringify({{{kept}}})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(self.server.url + path)
        if who not in self.cookies and who:
            ask(page, "POST", "/guests", {"name": who})
            # Not what the browser keeps of settings: each picture has its own.
            self.cookies[who] = {"cookies": context.storage_state()["cookies"], "origins": []}
            page.reload()
        return page

    def match(self, name: str, game: str, seats: list[dict[str, Any]], decisions: int, **more: Any) -> str:
        """A match of Livia's in the position after so many decisions, made once."""
        if name not in self.matches:
            page = self.open()
            self.matches[name] = self.new_match(page, game, seats, decisions, **more)
            page.context.close()
        return self.matches[name]

    def new_match(self, page: Page, game: str, seats: list[dict[str, Any]], decisions: int, **more: Any) -> str:
        """A match of its own, for what changes it."""
        made: str = ask(page, "POST", "/matches", {"game": game, "seats": seats, "start": True, **more})["id"]
        self.server.advance(made, asked_after(decisions))
        return made


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the one whose page it is."""
    script = """async ([method, path, body]) => {
      const headers = { "X-Quadriga": "1", "Content-Type": "application/json" };
      const answer = await fetch("/api" + path, { method, headers, body: body && JSON.stringify(body) });
      return answer.status === 204 ? null : await answer.json();
    }"""
    return page.evaluate(script, [method, path, body])


# ---- before a game -------------------------------------------------------------------------------------------


def shelf(studio: Studio) -> Page:
    studio.match("caesar", "caesar", [YOU, bot(2)], 46)
    studio.match("empire", "empire", [YOU, bot(1), bot(2), bot(3)], 84)
    others = studio.open(who="Gaius")
    if "others" not in studio.matches:
        studio.matches["others"] = ask(
            others,
            "POST",
            "/matches",
            {"game": "antike", "seats": [YOU | {"name": "Gaius"}, OPEN, bot()], "listed": True},
        )["id"]
        watched = {"game": "augustus", "seats": [YOU | {"name": "Gaius"}, bot(4)], "listed": True, "start": True}
        ask(others, "POST", "/matches", watched)
        over = {"game": "caesar", "seats": [YOU | {"name": "Gaius"}, bot(1)], "listed": True, "start": True}
        ended = ask(others, "POST", "/matches", over)["id"]
        studio.server.advance(ended, lambda match: False)
    others.context.close()
    page = studio.open()
    page.locator(".lists .row").first.wait_for()
    page.locator(".game img").nth(3).wait_for()
    page.locator(".ribbon").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def play_now(studio: Studio) -> Page:
    page = shelf(studio)
    page.locator(".play-place .button").nth(1).hover()
    if studio.width > 600:
        page.locator(".play-now").wait_for()
    else:
        page.locator(".play-place .button").nth(1).dispatch_event("contextmenu")
    return page


def new_table(studio: Studio) -> Page:
    page = studio.open("#/new/caesar")
    page.locator(".levels button, .seat-row").nth(1).wait_for()
    return page


def waiting(studio: Studio) -> Page:
    page = studio.open()
    if "waiting" not in studio.matches:
        seats = [YOU, OPEN, INVITED, bot(3)]
        studio.matches["waiting"] = ask(page, "POST", "/matches", {"game": "empire", "seats": seats, "listed": True})[
            "id"
        ]
    page.goto(studio.server.url + f"#/match/{studio.matches['waiting']}")
    page.locator(".niche").nth(3).wait_for()
    return page


# ---- at the table --------------------------------------------------------------------------------------------


def at(studio: Studio, match: str, **settings: Any) -> Page:
    page = studio.open(f"#/match/{match}", **settings)
    page.locator(".tray .prompt h2").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def caesar(studio: Studio) -> Page:
    return at(studio, studio.match("caesar", "caesar", [YOU, bot(2)], 46))


def empire(studio: Studio) -> Page:
    return at(studio, studio.match("empire", "empire", [YOU, bot(1), bot(2), bot(3)], 84))


def augustus(studio: Studio) -> Page:
    return at(studio, studio.match("augustus", "augustus", [YOU, bot(2), bot(3)], 60))


def antike(studio: Studio) -> Page:
    return at(studio, studio.match("antike", "antike", [YOU, bot(2), bot(3), bot(1)], 90))


def keyboard(studio: Studio) -> Page:
    page = at(studio, studio.match("caesar", "caesar", [YOU, bot(2)], 46), words=True)
    page.locator(".decision").first.focus()
    page.keyboard.press("ArrowDown")
    page.locator(".preview .then").wait_for()
    return page


def hint(studio: Studio) -> Page:
    page = caesar(studio)
    page.keyboard.press("h")
    page.locator(".hint .best").wait_for()
    return page


def hint_route(studio: Studio) -> Page:
    page = empire(studio)
    page.keyboard.press("h")
    page.locator(".hint .best").wait_for()
    return page


def hot_match(studio: Studio) -> str:
    return studio.match("hot", "caesar", [YOU, HOT], 46)


def curtain(studio: Studio) -> Page:
    match = hot_match(studio)
    studio.server.advance(match, asked_after(47, seat=1))
    page = studio.open(f"#/match/{match}")
    page.locator(".curtain").wait_for()
    return page


def news(studio: Studio) -> Page:
    page = curtain(studio)
    page.locator(".main-acts .button.main, .hot-seat .button.main").click()
    page.locator(".news").wait_for()
    return page


def refused(studio: Studio) -> Page:
    match = studio.match("caesar", "caesar", [YOU, bot(2)], 46)
    page = studio.open()

    def meddle(line: WebSocketRoute) -> None:
        """What is placed arrives as a token that is not in the hand."""
        server = line.connect_to_server()
        line.on_message(lambda sent: server.send(re.sub(r"place \S+", "place ship-60", str(sent))))

    page.route_web_socket("**/api/socket", meddle)
    page.goto(studio.server.url + f"#/match/{match}")
    page.reload()
    page.locator(".tray .prompt h2").wait_for()
    page.keyboard.press("h")
    page.locator(".hint .best").wait_for()
    page.keyboard.press("p")
    page.locator(".prompt.refused").wait_for()
    return page


def takeover(studio: Studio) -> Page:
    page = studio.open()
    match = studio.new_match(page, "caesar", [YOU, HOT], 40, pace={"kind": "bank", "seconds": 600, "increment": 5})
    ask(page, "PUT", f"/matches/{match}/seats/1/stand-in", {"bot": "level2"})
    page.goto(studio.server.url + f"#/match/{match}")
    page.locator(".herald").wait_for()
    return page


def reconnect(studio: Studio) -> Page:
    page = caesar(studio)
    page.context.set_offline(True)
    page.locator(".herald").wait_for()
    return page


def undo(studio: Studio) -> Page:
    page, other = studio.open(), studio.open(who="Gaius")
    seats = {"game": "caesar", "seats": [YOU, OPEN]}
    match = ask(page, "POST", "/matches", seats)["id"]
    ask(other, "POST", f"/matches/{match}/join", {})
    ask(page, "POST", f"/matches/{match}/start", {})
    studio.server.advance(match, asked_after(46))
    other.goto(studio.server.url + f"#/match/{match}")
    page.goto(studio.server.url + f"#/match/{match}")
    page.locator(".tray .prompt h2").wait_for()
    ask(other, "POST", f"/matches/{match}/undo", {"seat": 1, "ask": True})
    page.locator(".herald").wait_for()
    other.context.close()
    return page


def ended(studio: Studio) -> Page:
    match = studio.match("ended", "empire", [YOU, bot(1), bot(2), bot(3)], 10)
    studio.server.advance(match, lambda _: False)
    page = at(studio, match)
    page.locator(".ended").wait_for()
    return page


def log(studio: Studio) -> Page:
    page = caesar(studio)
    page.keyboard.press("l")
    page.locator(".log li").first.wait_for()
    return page


def menu(studio: Studio) -> Page:
    page = caesar(studio)
    page.keyboard.press("m")
    page.locator(".menu-list").first.wait_for()
    return page


def quick_card(studio: Studio) -> Page:
    page = caesar(studio)
    page.keyboard.press("r")
    page.locator(".drawer section").first.wait_for()
    return page


def keys(studio: Studio) -> Page:
    page = caesar(studio)
    page.keyboard.press("?")
    page.locator(".shortcuts").wait_for()
    return page


# ---- looking back --------------------------------------------------------------------------------------------


def golden(studio: Studio, game: str, name: str) -> str:
    """A golden game of the tests as a match of Livia's."""
    if f"golden {game}" not in studio.matches:
        page = studio.open()
        record = (GAMES / game / "golden" / f"{name}.txt").read_text()
        studio.matches[f"golden {game}"] = ask(page, "POST", "/records", {"record": record})["id"]
        page.context.close()
    return studio.matches[f"golden {game}"]


def replay(studio: Studio) -> Page:
    page = studio.open(f"#/replay/{golden(studio, 'empire', 'four')}")
    page.locator(".plot").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def replay_board(studio: Studio) -> Page:
    page = studio.open(f"#/replay/{golden(studio, 'empire', 'four')}?eyes=-3&step=90")
    page.locator(".scene > *").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def lesson(studio: Studio) -> Page:
    page = studio.open("#/lesson/caesar")
    page.locator(".contents li, .progress i").nth(2).wait_for()
    for _ in range(2):
        page.locator(".tray .main").click()
    page.locator(".tray .button .icon use[href='#lamp']").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return page


def review(studio: Studio) -> Page:
    page = studio.open(f"#/review/{golden(studio, 'caesar', 'two-all')}")
    page.locator(".verdict").wait_for(timeout=120_000)
    page.wait_for_load_state("networkidle")
    return page


# ---- beside the table ----------------------------------------------------------------------------------------


def rulebook(studio: Studio) -> Page:
    page = studio.open("#/rules/caesar/CAE-9")
    page.locator(".rule.cited").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def cited_rule(studio: Studio) -> Page:
    page = caesar(studio)
    page.locator(".tray .rule-id").click()
    page.locator(".rule.cited").wait_for()
    return page


def you(studio: Studio) -> Page:
    studio.match("caesar", "caesar", [YOU, bot(2)], 46)
    studio.match("empire", "empire", [YOU, bot(1), bot(2), bot(3)], 84)
    over = studio.match("ended", "empire", [YOU, bot(1), bot(2), bot(3)], 10)
    studio.server.advance(over, lambda _: False)
    page = studio.open("#/you")
    page.locator(".due, .history tr").first.wait_for()
    return page


def settings(studio: Studio) -> Page:
    page = studio.open("#/settings")
    page.locator(".setting").first.wait_for()
    return page


def empty(studio: Studio) -> Page:
    page = studio.open("#/you", who="")
    page.locator(".nothing").first.wait_for()
    return page


def lost(studio: Studio) -> Page:
    page = studio.open("#/match/0000000000000000")
    page.locator(".broken").wait_for()
    return page


# What makes further matches of Livia's comes after her own page.
SCENES: dict[str, Callable[[Studio], Page]] = {
    scene.__name__.replace("_", "-"): scene
    for scene in (
        shelf, play_now, you, new_table, waiting, caesar, empire, augustus, antike, keyboard, hint, hint_route, log,
        menu, quick_card, keys, rulebook, cited_rule, settings, empty, lost, reconnect, refused, ended, curtain, news,
        takeover, undo, lesson, replay, replay_board, review,
    )
}  # fmt: skip


def shoot(page: Page, path: Path) -> None:
    """One picture of what is on the screen."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)
    size = page.viewport_size or {"width": 0, "height": 0}
    scrolled = page.evaluate("({ x: scrollX, y: scrollY })")
    clip = {**scrolled, **size, "scale": SMALLER if size["width"] > 600 else 1}
    camera = page.context.new_cdp_session(page)
    taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    path.write_bytes(base64.b64decode(taken["data"]))
    page.context.close()


def take(studio: Studio, scene: str, path: Path) -> bool:
    """Whether the picture of a screen could be taken."""
    try:
        shoot(SCENES[scene](studio), path)
    except Exception as error:
        print(f"{path.name}: {error}", flush=True)
        studio.close_all()
        return False
    return True


def digest() -> str:
    """The page as it is now: all its files but the libraries of others, and what the server says and lays out on it."""
    told = [one for ending in ("*.ftl", "*.md", "*.json") for one in SOURCES.rglob(ending)]
    files = {one for one in (*told, *WEB.rglob("*")) if one.is_file() and "vendor" not in one.parts}
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(path.relative_to(SOURCES).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def named(scene: str, width: int, theme: str, tongue: str = "") -> str:
    """What the picture of a screen is called."""
    return f"{scene}-{width}{'-dark' if theme == 'dark' else ''}{tongue}.webp"


def check() -> None:
    """Say whether the pictures in docs are all there, and of this page."""
    wanted = {named(scene, width, theme) for scene in SCENES for width in IN_DOCS for theme in THEMES}
    there = {one.name for one in PICTURES.glob("*.webp")}
    if wanted != there:
        sys.exit(f"Missing in {PICTURES}: {sorted(wanted - there)}; of no screen any more: {sorted(there - wanted)}.")
    seen = json.loads(SEEN.read_text())["page"] if SEEN.exists() else "nothing"
    if seen != digest():
        sys.exit(f"The pictures in {PICTURES} show the page as it was ({seen}): make pictures takes them anew.")
    print("The pictures are of this page.")


def sheet(folder: Path) -> None:
    """All pictures of a folder on one page, a row a screen."""
    rows = []
    for name in SCENES:
        taken = sorted(folder.glob(f"{name}-[0-9]*.webp"))
        shown = "".join(
            f'<a href="{one.name}"><img src="{one.name}" alt="{one.stem}" loading="lazy"></a>' for one in taken
        )
        rows.append(f"<h2>{name}</h2><p>{shown}</p>")
    style = "<style>p{display:flex;gap:8px;overflow:auto}img{height:260px}</style>"
    (folder / "index.html").write_text(f"<!doctype html><title>Quadriga</title>{style}{''.join(rows)}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--only", default=",".join(SCENES))
    asked.add_argument("--sizes", default=",".join(map(str, IN_DOCS)))
    asked.add_argument("--themes", default=",".join(THEMES))
    asked.add_argument("--out", type=Path, default=PICTURES)
    asked.add_argument("--port", type=int, default=0)
    asked.add_argument("--every", action="store_true")
    asked.add_argument("--check", action="store_true")
    wanted = asked.parse_args()
    if wanted.check:
        check()
        return
    if wanted.every:
        wanted.sizes, wanted.out = ",".join(map(str, SIZES)), EVERY
    is_whole = wanted.only == asked.get_default("only") and wanted.out == PICTURES
    wanted.out.mkdir(parents=True, exist_ok=True)
    with page_server(wanted.port) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        studio = Studio(browser, server)
        for scene in wanted.only.split(","):
            for width in map(int, wanted.sizes.split(",")):
                for theme in wanted.themes.split(","):
                    # In docs the light ones are English, the dark ones French.
                    for french in (False, True) if wanted.every else (theme == "dark",):
                        studio.width, studio.dark, studio.french = width, theme == "dark", french
                        tongue = f"-{'fr' if french else 'en'}" if wanted.every else ""
                        path = wanted.out / named(scene, width, theme, tongue)
                        is_whole &= any(take(studio, scene, path) for _ in range(TRIES))
        browser.close()
    if wanted.every:
        sheet(wanted.out)
    if is_whole:
        SEEN.write_text(json.dumps({"page": digest()}) + "\n")


if __name__ == "__main__":
    main()
