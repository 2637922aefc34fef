"""The bar of every screen: its menu, and the way home."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.people import begin
from tests.web.test_access import violations


def test_every_screen_has_a_menu_that_escape_closes(new_page: NewPage) -> None:
    for phone in (False, True):
        page = new_page("#/rules/caesar", phone=phone)
        opener = page.get_by_role("button", name="Menu", exact=True)
        opener.click()
        menu = page.get_by_role("dialog", name="Menu")
        expect(menu).to_be_focused()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        expect(opener).to_be_focused()
        opener.click()
        menu.get_by_role("button", name="Français").click()
        expect(page.locator("h1 b")).to_have_text("Règles de Caesar!")
        page.get_by_role("dialog").get_by_role("link", name="Retour à l’étagère").click()
        expect(page.locator(".game").first).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_notes_on_a_match_are_kept_on_this_device(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [{"kind": "you"}, {"kind": "bot", "bot": "level1"}])
    page.locator(".decision").first.wait_for()
    page.keyboard.press("m")
    page.get_by_label("Your notes on this match").fill("Italia last, keep the ship")
    page.reload()
    page.locator(".decision").first.wait_for()
    page.keyboard.press("m")
    expect(page.get_by_label("Your notes on this match")).to_have_value("Italia last, keep the ship")
    assert violations(page) == []


def test_at_a_table_the_menu_is_that_of_the_match_and_the_wordmark_leads_home(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [{"kind": "you"}, {"kind": "bot", "bot": "level1"}])
    page.locator(".decision").first.wait_for()
    page.get_by_role("button", name="Menu", exact=True).click()
    match = page.get_by_role("dialog", name="Match")
    expect(match.get_by_role("button", name="Resign")).to_be_visible()
    expect(match.get_by_role("link", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(match).to_have_count(0)
    page.get_by_role("link", name=re.compile("^Quadriga")).click()
    expect(page.locator(".game").first).to_be_visible()
