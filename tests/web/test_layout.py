"""The table at every size: no text over text, no card over what may be pressed, nothing to press out of sight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import api

GAMES = Path(__file__).parents[1] / "games"
FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SIZES = [(360, 740), (390, 844), (844, 390), (1024, 768), (1440, 900), (2560, 1440)]
RECORDS = {
    "caesar": ["two-plain", "two-all", "solo-normal"],
    "empire": ["four", "five", "two"],
    "augustus": ["three-ordered", "six"],
    "antike": ["four-east", "six-west-orders"],
}
"""Golden games: what is on the table comes out alike each time."""
LOOKED_AT = {
    "caesar": ".map .spaces [role=button]",
    "empire": ".map .city[role=button]",
    "augustus": ".board [data-target]",
    "antike": ".board [role=button]",
}
AT_REST = """async () => {
  const shown = () => [...document.querySelectorAll("main, main *")].slice(0, 400).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).join(";");
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isSettled = () => !document.querySelector("[data-settled=false]");
  for (let before = ""; before !== shown() || !isSettled(); await frame()) before = shown();
}"""
"""Waits until nothing moves any more, and what stands on a crowded map has found its place."""
IN_REACH = """selector => [...document.querySelectorAll(selector)].flatMap(place => {
  const { x, y, width, height } = place.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit && place.contains(hit) ? [[x + width / 2, y + height / 2]] : [];
})"""


def positions(page: Page, game: str, record: str, count: int) -> Iterator[str]:
    """Tables at which this page's user is asked, from the beginning of a golden game to its end."""
    text = (GAMES / game / "golden" / f"{record}.txt").read_text(encoding="utf-8")
    match = api(page, "POST", "/records", {"record": text})["id"]
    steps = len(api(page, "GET", f"/matches/{match}/story"))
    wanted = [steps * (2 * number + 1) // (2 * count) for number in range(count)]
    for step in wanted:
        for later in range(step, min(step + 12, steps)):
            moment = api(page, "GET", f"/matches/{match}/moments?eyes=-2&start={later}&count=1")[0]
            asked = [one["seat"] for one in moment["owed"] if one["seat"] >= 0]
            if asked:
                body = {"step": later, "seat": asked[0], "bot": "level1"}
                made: str = api(page, "POST", f"/matches/{match}/sandboxes", body)["id"]
                yield made
                break


def look_at_a_move(page: Page, game: str, number: int) -> None:
    """As somebody who is about to decide: what is to be chosen first is chosen, then one of the places that glow."""
    tokens = page.locator(".hand [data-token][aria-disabled=false]")
    if game == "caesar" and tokens.count():
        tokens.nth(number % tokens.count()).click()
    places = page.evaluate(IN_REACH, LOOKED_AT[game])
    if places:
        page.mouse.click(*places[number % len(places)])
        page.wait_for_load_state("networkidle")


def faults_of(page: Page, game: str, match: str, number: int, sizes: list[tuple[int, int]]) -> list[str]:
    """What is wrong at any size, at rest and while a move is looked at."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(page.url.split("#")[0] + "#/")
        # Gone from the table, or what was looked at on the last size is still laid out.
        expect(page.locator(".tray")).to_have_count(0)
        page.goto(page.url.split("#")[0] + f"#/match/{match}")
        page.locator(".tray .main-acts .button").first.wait_for()
        # What lay under the pointer on the last size is not looked at on this one.
        page.mouse.move(0, 0)
        for state in ("at rest", "looked at"):
            if state == "looked at":
                look_at_a_move(page, game, number)
            page.evaluate(AT_REST)
            faults = page.evaluate(FAULTS)
            if faults:
                # On a busy machine the board may still be finding its place.
                page.wait_for_timeout(2000)
                faults = page.evaluate(FAULTS)
            found += [f"{game} {number} {width}×{height} {state}: {one}" for one in faults]
    return found


def visit(page: Page, game: str, count: int, shares: list[list[tuple[int, int]]]) -> list[str]:
    """So many tables of each golden game, each at the sizes that are its share."""
    api(page, "POST", "/guests", {"name": "Marcus"})
    page.reload()
    found: list[str] = []
    for record, sizes in zip(RECORDS[game], shares, strict=True):
        for number, match in enumerate(positions(page, game, record, count)):
            found += faults_of(page, game, match, number, sizes)
    return found


def visit_once(page: Page, game: str, sizes: list[tuple[int, int]]) -> list[str]:
    """Each size with one of the tables; `make sweep` looks at many tables at all sizes."""
    count = len(RECORDS[game])
    return visit(page, game, 1, [sizes[number::count] for number in range(count)])


def begun(page: Page, game: str, number: int = 0, record: int = 0) -> str:
    """A table of a new guest, in the middle of a golden game."""
    api(page, "POST", "/guests", {"name": "Marcus"})
    page.reload()
    match = list(positions(page, game, RECORDS[game][record], number + 1))[number]
    page.goto(page.url.split("#")[0] + f"#/match/{match}")
    page.locator(".tray .main-acts .button").first.wait_for()
    page.evaluate(AT_REST)
    return match


@pytest.mark.parametrize("game", RECORDS)
def test_a_table_at_every_size(new_page: NewPage, game: str) -> None:
    page = new_page(in_words=False)
    found = visit_once(page, game, SIZES)
    assert not found, "\n".join(found)


@pytest.mark.positions
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", RECORDS)
def test_many_tables_at_every_size(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(in_words=False, language=language)
    records = RECORDS[game]
    found = visit(page, game, -(-40 // len(records)), [SIZES] * len(records))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_what_is_wrong_is_found(new_page: NewPage, width: int, height: int) -> None:
    """The routine that looks for faults sees each kind of them."""
    page = new_page(in_words=False)
    page.set_viewport_size({"width": width, "height": height})
    begun(page, "caesar")
    assert page.evaluate(FAULTS) == []
    page.evaluate(
        """() => {
          const place = document.querySelector(".main-acts .button.main");
          place.style.transform = "translateX(4000px)";
          document.querySelector(".tray .prompt h2").style.fontSize = "9px";
          const where = document.querySelector(".bar .where");
          const over = where.cloneNode(true);
          Object.assign(over.style, { position: "absolute", left: `${where.offsetLeft}px` });
          where.after(over);
          const lid = document.createElement("div");
          Object.assign(lid.style, { position: "fixed", inset: "0 0 35% 0", zIndex: 2 });
          document.querySelector("main").append(lid);
        }"""
    )
    kinds = {one.split(":")[0] for one in page.evaluate(FAULTS)}
    assert {"out of sight", "too small", "text over text", "covered"} <= kinds


def test_a_press_on_what_is_not_legal_says_why(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begun(page, "caesar")
    page.locator(".hand [data-token][aria-disabled=false]").first.click()
    page.locator(".spaces .space:not([role=button])").first.click(force=True)
    expect(page.locator(".prompt.refused h2")).to_contain_text("CAE-")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.refused")).to_have_count(0)
    page.locator(".hand [data-token][aria-disabled=false]").first.click()
    page.locator(".spaces [role=button]").first.click()
    expect(page.locator(".card-place .preview-card")).to_be_visible()


def test_a_press_on_a_city_that_no_route_leads_to_says_why(new_page: NewPage) -> None:
    page = new_page(in_words=False, language="fr")
    begun(page, "empire", record=2)
    page.locator(".city:not([role=button])").first.click(force=True)
    expect(page.locator(".prompt.refused .rule-id")).to_contain_text("EMP-")


def test_a_border_that_two_tokens_fit_asks_which(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begun(page, "caesar")
    for place in page.evaluate(IN_REACH, LOOKED_AT["caesar"]):
        page.mouse.click(*place)
        if page.locator(".hand .which").count():
            break
        page.keyboard.press("Escape")
    expect(page.locator(".hand .which")).to_be_visible()
    page.locator(".hand [data-token][aria-disabled=false]").last.click()
    expect(page.locator(".card-place .preview-card")).to_be_visible()
    expect(page.locator(".hand .which")).to_have_count(0)


def test_the_result_can_be_put_aside_and_comes_back(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    match = begun(page, "caesar")
    seat = api(page, "GET", f"/matches/{match}")["you"][0]
    api(page, "POST", f"/matches/{match}/resign", {"seat": seat})
    expect(page.locator(".ended")).to_be_visible()
    page.get_by_role("button", name="Put aside").click()
    expect(page.locator(".ended")).to_be_hidden()
    page.locator(".main-acts").get_by_role("button", name="Score pad").click()
    expect(page.locator(".ended")).to_be_visible()


def test_a_press_on_a_slot_that_the_token_does_not_fit_says_why(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begun(page, "augustus", number=1)
    page.locator(".own .place[data-slot]:not(:has([data-target]))").first.click(force=True)
    expect(page.locator(".prompt.refused .rule-id")).to_contain_text("AUG-")


def test_a_press_on_a_know_how_out_of_its_time_says_why(new_page: NewPage) -> None:
    page = new_page(in_words=False, language="fr")
    begun(page, "antike")
    page.locator(".know [data-know_how]").first.click(force=True)
    expect(page.locator(".prompt.refused .rule-id")).to_contain_text("ANT-")
