"""A part of the page that does not come: it is said, and loaded again once the network is back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import NewPage
from tests.web.people import begin

FAILS = {
    "a screen": ("**/screens/rules.js", "#/rules/caesar"),
    "a part of a screen": ("**/parts/rules.js", "#/rules/caesar"),
    "a style sheet": ("**/screens/rules.css", "#/rules/caesar"),
    "the board of a title": ("**/games/caesar/board.js", "#/lesson/caesar"),
    "the words of a title": ("**/games/caesar/locales/en.ftl", "#/lesson/caesar"),
}


@pytest.mark.parametrize(("part", "kind"), [*((part, "chromium") for part in FAILS), ("a part of a screen", "firefox")])
def test_what_fails_to_load_is_said_and_loaded_again(
    new_page: NewPage, browser: Browser, firefox: Browser, part: str, kind: str
) -> None:
    pattern, place = FAILS[part]
    page = new_page("", within=firefox if kind == "firefox" else browser)
    page.get_by_role("button", name="Caesar! against bots").wait_for()
    page.route(pattern, lambda route: route.abort())
    page.goto(page.url.split("#")[0] + place)
    again = page.get_by_role("button", name="Load again")
    expect(again).to_be_visible()
    page.unroute(pattern)
    again.click()
    expect(page.locator(".page-of-rules, .board").first).to_be_visible()
    expect(again).to_have_count(0)


@pytest.mark.parametrize("part", ["app/table.js", "vendor/preact/preact.js", "locales/en.ftl"])
def test_a_page_that_does_not_come_at_all_says_so(new_page: NewPage, address: str, part: str) -> None:
    page = new_page("#/rules/caesar")
    if part == "app/table.js":
        begin(page, "caesar", [{"kind": "you"}, {"kind": "bot", "bot": "level1"}])
    page.route(f"**/{part}", lambda route: route.abort())
    page.reload()
    words = page.get_by_role("button", name=re.compile("Load again"))
    expect(words).to_be_visible()
    page.unroute(f"**/{part}")
    words.click()
    expect(page.locator("main h2").first).to_be_visible()
    expect(words).to_have_count(0)


def test_a_match_opened_while_offline_is_shown_when_the_line_is_back(new_page: NewPage) -> None:
    page = new_page()
    match = begin(page, "caesar", [{"kind": "you"}, {"kind": "bot"}])
    page.locator(".decision").first.wait_for()
    page.get_by_role("link", name="Back to the shelf").click()
    page.context.set_offline(True)
    expect(page.locator(".bar .live")).to_contain_text("Reconnecting")
    page.goto(page.url.split("#")[0] + f"#/match/{match}")
    expect(page.get_by_role("button", name="Load again")).to_be_visible()
    page.get_by_role("button", name="Load again").click()
    expect(page.locator("main [role=alert]")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    expect(page.locator(".decision").first).to_be_visible()
