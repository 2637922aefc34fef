"""Where the focus goes: into dialogs and back, through tabs, to the next screen; and what a screen reader is told."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import NewPage
from tests.web.people import asked, begin

YOU, BOT = {"kind": "you"}, {"kind": "bot", "bot": "level1"}
FOCUS_IN = "() => Boolean(document.activeElement.closest('dialog'))"


def table(page: Page) -> None:
    begin(page, "caesar", [YOU, BOT])
    page.locator(".decision").first.wait_for()


def tabs_away(page: Page, times: int) -> bool:
    """Whether Tab leads out of the dialog that is open."""
    for _ in range(times):
        page.keyboard.press("Tab")
        if page.evaluate("() => !document.activeElement.closest('dialog') && document.activeElement !== document.body"):
            return True
    return False


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_a_drawer_over_the_board_keeps_the_focus_until_it_is_closed(
    name: str, new_page: NewPage, request: pytest.FixtureRequest
) -> None:
    within: Browser = request.getfixturevalue("browser" if name == "chromium" else "firefox")
    page = new_page(phone=True, within=within, in_words=False)
    begin(page, "caesar", [YOU, BOT])
    for label, sign in {
        "Rules and quick card": ".quick",
        "Log": ".log",
        "Chat": ".talk",
        "Match": ".menu-list",
    }.items():
        opener = page.get_by_role("button", name=label, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(sign).first).to_be_visible()
        assert page.evaluate("() => document.querySelector('dialog').matches(':modal')")
        page.wait_for_function(FOCUS_IN)
        # Beyond the last thing in a modal dialog, Firefox goes on to its own bar.
        assert not tabs_away(page, 12 if name == "chromium" else 3)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()


def test_a_drawer_beside_the_board_leaves_the_board_in_reach(new_page: NewPage) -> None:
    page = new_page()
    table(page)
    opener = page.get_by_role("button", name="Rules and quick card")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_focused()
    assert not page.evaluate("() => document.querySelector('dialog').matches(':modal')")
    page.locator(".decision").first.hover()
    expect(page.locator(".preview .then")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(opener).to_be_focused()


def test_from_a_drawer_to_the_next_the_way_back_is_not_lost(new_page: NewPage) -> None:
    page = new_page()
    table(page)
    opener = page.get_by_role("button", name="Match", exact=True)
    opener.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Keys").click()
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_focused()
    assert not tabs_away(page, 6)
    page.mouse.click(5, 450)
    expect(keys).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_press_beside_a_drawer_closes_it_and_one_on_it_does_not(new_page: NewPage) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1024, "height": 768})
    table(page)
    page.keyboard.press("r")
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 5, box["y"] + 300)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.mouse.click(box["x"] - 50, box["y"] + 300)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_tabs_are_gone_through_with_arrows(new_page: NewPage) -> None:
    page = new_page()
    table(page)
    log, chat = page.get_by_role("tab", name="Log"), page.get_by_role("tab", name="Chat")
    log.focus()
    for key, chosen, other in [
        ("ArrowRight", chat, log),
        ("ArrowRight", log, chat),
        ("End", chat, log),
        ("Home", log, chat),
        ("ArrowLeft", chat, log),
    ]:
        page.keyboard.press(key)
        expect(chosen).to_be_focused()
        expect(chosen).to_have_attribute("aria-selected", "true")
        expect(chosen).to_have_attribute("tabindex", "0")
        expect(other).to_have_attribute("tabindex", "-1")
    panel = page.get_by_role("tabpanel", name="Chat")
    expect(panel).to_have_attribute("id", chat.get_attribute("aria-controls") or "none")
    expect(panel.get_by_label("Write")).to_be_attached()
    page.keyboard.press("Tab")
    assert page.evaluate("() => Boolean(document.activeElement.closest('[role=tabpanel]'))")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_focus_goes_along_to_the_next_screen(phone: bool, new_page: NewPage) -> None:
    page = new_page("", phone=phone)
    page.locator(".game").first.wait_for()
    assert page.evaluate("document.activeElement === document.body"), "what is loaded first is read from its top"
    for link, name in {"Settings": "Settings", "Your page": "Your page", "Rules and quick card": "Rules of"}.items():
        place = page.get_by_role("link", name=link).first
        if not place.is_visible():
            continue
        place.focus()
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_contain_text(name)
        expect(page.locator("h1")).to_be_focused()
        expect(page).to_have_title(f"{page.locator('h1 b').inner_text()} · Quadriga")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name="Back to the shelf").focus()
    page.keyboard.press("Enter")
    page.locator(".game").first.wait_for()
    expect(page.locator("main" if phone else "h1")).to_be_focused()
    expect(page).to_have_title("Quadriga")


# Four bots make a move each in L'Empire; in Augustus a draw with all answers to it is a line.
LEAST_TOLD = {"empire": 8, "augustus": 2}


@pytest.mark.parametrize("game", ["empire", "augustus"])
def test_a_screen_reader_misses_nothing_that_quick_bots_do(game: str, new_page: NewPage, address: str) -> None:
    """All that the others decided is told once, in its order, however quickly one table follows another."""
    page = new_page(None)
    lines: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        fresh = (json.loads(frame).get("table") or {}).get("lines") or []
        if fresh:
            # Lines told anew take the place of those that began as late.
            lines[:] = [line for line in lines if line["revision"] < fresh[0]["revision"]] + fresh

    page.on("websocket", lambda line: line.on("framereceived", hear))
    page.goto(address)
    begin(page, game, [YOU, BOT, BOT, BOT, BOT])
    asked(page)
    before_all = len(lines)
    page.evaluate("document.getElementById('said').replaceChildren()")
    for _ in range(3):
        asked(page)
        before = page.locator(".rail .log li").count()
        page.keyboard.press("1")
        page.wait_for_function("before => document.querySelectorAll('.rail .log li').length > before", arg=before)
    asked(page)
    told = [line["phrase"] for line in lines[before_all:] if line["seat"] != 0]
    page.wait_for_function("last => document.getElementById('said').textContent.includes(last)", arg=told[-1])
    said = page.locator("#said").text_content() or ""
    assert len(told) > LEAST_TOLD[game]
    at = 0
    for phrase in told:
        at = said.find(phrase, at)
        assert at >= 0, f"“{phrase}” was not told, or too late"
        at += len(phrase)
