"""The rulebook on the page: its pictures, its marks, and the way back to the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from quadriga.table.examples import examples_of
from tests.web.conftest import NewPage
from tests.web.people import begin

# What a picture is about, and how much of its frame that takes; what lies beside a map has no place in it.
LIT = ".target, .aimed, .ghost, .previewed, .way, .wedge.aim, .objective.looked, .objective.chosen"
SEEN = """(figure, lit) => {
  const frame = figure.querySelector(".cut").getBoundingClientRect();
  const inside = (box) => box.width > 4 && box.left > frame.left - 1 && box.right < frame.right + 1 &&
    box.top > frame.top - 1 && box.bottom < frame.bottom + 1;
  const isShown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const boxes = [...figure.querySelectorAll(lit)].filter(isShown).map((one) => one.getBoundingClientRect());
  const beside = figure.querySelectorAll(".float:not(.asks), .wall, .routes, .mini-map, .map-tools, .at-hand");
  return { lit: boxes.filter(inside).length, beside: [...beside].filter(isShown).length };
}"""

# A figure that has come to nothing on its way into a drawing, such as a lens over a box without a size.
NO_NUMBERS = """(figure) => [...figure.querySelectorAll("*")].flatMap((one) => [...one.attributes])
  .filter(({ value }) => /NaN|Infinity|undefined/.test(value)).map(({ name, value }) => `${name}="${value}"`)"""


@pytest.mark.parametrize("game", ["empire", "caesar", "augustus", "antike"])
def test_every_picture_shows_the_move_its_rule_speaks_of(game: str, new_page: NewPage) -> None:
    # Once at the desk, once on a phone: with both languages and both themes. A complaint in the console fails it, too.
    for phone, language in ((False, "en"), (True, "fr")):
        page = new_page(f"#/rules/{game}", in_words=False, phone=phone, language=language, dark=phone)
        figures = page.locator(".rule figure")
        expect(figures).to_have_count(len(examples_of(game)))
        for figure in figures.all():
            figure.scroll_into_view_if_needed()
            handle = figure.element_handle()
            page.wait_for_function(f"([figure, lit]) => ({SEEN})(figure, lit).lit > 0", arg=[handle, LIT])
            assert figure.evaluate(SEEN, LIT)["beside"] == 0
            assert figure.evaluate(NO_NUMBERS) == []
        page.context.close()


def test_a_map_whose_box_had_no_room_is_drawn_once_it_has(new_page: NewPage, address: str) -> None:
    page = new_page(None, in_words=False, phone=True)
    page.add_init_script("""const flat = new CSSStyleSheet();
      flat.replaceSync(".cut .map { height: 0 !important }");
      document.adoptedStyleSheets = [flat];""")
    page.goto(f"{address}#/rules/antike")
    figure = page.locator(".rule figure").nth(2)
    expect(figure.locator(".map").first).to_have_css("height", "0px")
    # The board looks for what it shows in the frames after it was drawn.
    page.evaluate("() => new Promise((done) => setTimeout(done, 200))")
    page.evaluate("() => { document.adoptedStyleSheets = []; }")
    figure.scroll_into_view_if_needed()
    page.wait_for_function(f"([figure, lit]) => ({SEEN})(figure, lit).lit > 0", arg=[figure.element_handle(), LIT])
    assert figure.evaluate(NO_NUMBERS) == []


def test_a_ribbon_leads_back_to_the_table_and_its_options_are_told(new_page: NewPage) -> None:
    page = new_page()
    match = begin(page, "caesar", [{"kind": "you"}, {"kind": "bot", "bot": "level1"}])
    page.locator(".decision").first.wait_for()
    page.keyboard.press("w")
    page.get_by_role("link", name="Open in the rulebook").click()
    expect(page.locator(".back-ribbon")).to_contain_text("Caesar!")
    expect(page.get_by_role("heading", name="At your table")).to_be_visible()
    ruling = page.locator(".rule", has=page.locator(".rule-no", has_text=re.compile(r"^CAE-R9(?!\d)")))
    expect(ruling.locator(".rule-no")).to_contain_text("Ruling")
    expect(ruling.locator(".mark.choice")).to_contain_text("At your table: skips the placement")
    rule = page.locator(".rule", has=page.locator(".rule-no", has_text=re.compile(r"^CAE-9$")))
    expect(rule.locator(".ruling, .mark")).to_have_count(0)
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(re.compile(f"#/match/{match}$"))
    page.goto(page.url.split("#")[0] + "#/")
    page.locator(".game").first.wait_for()
    page.goto(page.url.split("#")[0] + "#/rules/caesar")
    expect(page.locator(".rule").first).to_be_visible()
    expect(page.locator(".back-ribbon")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "heading"),
    [("antike", "Règles d’Antike"), ("caesar", "Règles de Caesar!"), ("augustus", "Règles d’Augustus")],
)
def test_french_titles_elide(game: str, heading: str, new_page: NewPage) -> None:
    page = new_page(f"#/rules/{game}", language="fr")
    expect(page.locator("h1 b")).to_have_text(heading)
