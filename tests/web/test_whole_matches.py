"""Whole matches through the page, against bots."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import asked

MOST_DECISIONS = 200


def revision(page: Page) -> str:
    """Changes whenever something has been decided."""
    return str(page.locator(".decisions-list").inner_text()) + page.locator(".facts").all_inner_texts().__str__()


def test_caesar_with_the_mouse(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Play").nth(1).click()
    expect(page.get_by_role("heading", name="Caesar!")).to_be_visible()
    for _ in range(MOST_DECISIONS):
        asked(page)
        if page.locator(".ended").count():
            break
        decision = page.locator(".decision").first
        decision.hover()
        expect(page.locator(".preview")).to_contain_text("Then")
        before = revision(page)
        decision.click()
        page.wait_for_function(
            "before => document.querySelector('.ended') || "
            "document.querySelector('.decisions-list').innerText !== before.split('[')[0]",
            arg=before,
        )
    expect(page.locator(".ended h2")).to_contain_text("won")
    expect(page.locator(".ended .pad-area table thead th")).to_have_count(2)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".decision").first).to_be_visible()


def test_empire_with_the_keyboard_alone_in_french(new_page: NewPage) -> None:
    page = new_page(language="fr")
    expect(page.get_by_role("button", name="Jouer").first).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText").startswith("Jouer"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="L’Empire de César")).to_be_visible()
    for _ in range(MOST_DECISIONS):
        asked(page)
        if page.locator(".ended").count():
            break
        before = page.locator(".rail .log li").count()
        page.keyboard.press("/")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('.ended') || document.querySelectorAll('.rail .log li').length > before",
            arg=before,
        )
    expect(page.locator(".ended h2")).to_contain_text("gagné")
    expect(page.locator(".ended .pad-area table")).to_contain_text("Total")


def test_a_phone_shows_what_a_touch_would_do_before_a_second_touch_plays_it(new_page: NewPage) -> None:
    page = new_page(phone=True)
    page.get_by_role("button", name="Play").first.tap()
    decision = page.locator(".decision").first
    decision.tap()
    expect(page.locator(".preview")).to_contain_text("Then")
    phrase = decision.inner_text()
    page.get_by_role("button", name="Play it").tap()
    expect(page.locator(".decisions-list")).not_to_contain_text(phrase)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".decisions-list")).to_contain_text(phrase)


def test_augustus_and_antike_are_played_in_words(new_page: NewPage) -> None:
    for game in (2, 3):
        page = new_page()
        page.get_by_role("button", name="Play").nth(game).click()
        for _ in range(6):
            asked(page)
            before = page.locator(".rail .log li").count()
            page.locator(".decision").first.click()
            page.wait_for_function("before => document.querySelectorAll('.rail .log li').length > before", arg=before)
        expect(page.locator(".passages h2").first).to_be_visible()
