"""Everybody can use the page: at every size and in both themes, by keyboard alone, with a screen reader, on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, NewPage
from tests.web.people import api, begin
from tests.web.test_layout import begun

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text()
TABLET, SMALL = {"width": 1024, "height": 768}, {"width": 360, "height": 740}
YOU, BOT, HOT = {"kind": "you"}, {"kind": "bot"}, {"kind": "hot", "name": "Minerva"}

PLAIN = {
    "shelf": ("", ".game"),
    "new-table": ("#/new/antike", ".seat-row"),
    "rules": ("#/rules/caesar/CAE-6", ".rule.cited figure svg"),
    "you": ("#/you", ".account-form"),
    "settings": ("#/settings", ".setting"),
    "lost": ("#/nowhere", ".broken"),
}


def problems(page: Page) -> list[str]:
    """What axe-core finds at any size, in either theme, that would keep somebody from using what is shown."""
    found = []
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found += [f"{size['width']} {one}" for one in violations(page)]
    # Another theme has other colours, nothing else.
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += [f"dark {one}" for one in violations(page, ["color-contrast"])]
    page.emulate_media(color_scheme="light")
    return found


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """The same as it is shown now."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE)
    # The figures on a piece are no words that one would speak to it: its name says what it is and where it goes.
    # Pictures in the rulebook are hidden from everybody but the eye.
    run = """rules => axe.run({ exclude: [".cut"] }, {
      resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: false } },
      ...(rules && { runOnly: rules }) })"""
    told = page.evaluate(run, rules)["violations"]
    return [
        f"{one['id']}: {node['target']}"
        for one in told
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("screen", PLAIN)
def test_screens_are_accessible(screen: str, new_page: NewPage) -> None:
    path, sign = PLAIN[screen]
    page = new_page(path)
    page.locator(sign).first.wait_for()
    assert problems(page) == []


def test_the_waiting_room_is_accessible(new_page: NewPage) -> None:
    page = new_page(language="fr")
    begin(page, "empire", [YOU, HOT, {"kind": "open"}, {"kind": "invited"}], start=False)
    page.locator(".niche").first.wait_for()
    assert problems(page) == []


@pytest.mark.parametrize("game", ["caesar", "empire"])
def test_a_table_and_its_hint_are_accessible(game: str, new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begin(page, game, [YOU, BOT])
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint .best").wait_for()
    assert problems(page) == []


def test_moments_at_a_table_are_accessible(new_page: NewPage) -> None:
    page = new_page()
    match = begin(page, "caesar", [YOU, HOT])
    page.locator(".decision").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".preview")).to_contain_text("Then")
    assert problems(page) == []
    for key, sign in {"r": ".quick", "w": ".rule.cited", "?": ".shortcuts", "m": ".menu-list"}.items():
        page.keyboard.press(key)
        page.locator(sign).first.wait_for()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(sign)).to_have_count(0)
    page.locator(".decision").first.click()
    page.locator(".curtain").wait_for()
    assert problems(page) == []
    page.get_by_role("button", name="I am Minerva").click()
    # Nobody has missed anything before their first decision. The last border is far from the first: beside it the
    # move could close a province, whose bonus would be asked about before the device goes on.
    page.locator(".decision").last.click()
    page.get_by_role("button", name="I am").click()
    page.locator(".news").wait_for()
    api(page, "POST", f"/matches/{match}/resign", {"seat": 0})
    page.locator(".ended").wait_for()
    assert problems(page) == []


@pytest.mark.parametrize("screen", PLAIN)
def test_nothing_is_wider_than_a_small_phone(screen: str, new_page: NewPage) -> None:
    path, sign = PLAIN[screen]
    page = new_page(path, phone=True, language="fr")
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    page.locator(sign).first.wait_for()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= SMALL["width"]


@pytest.mark.parametrize("game", ["empire", "caesar", "augustus", "antike"])
def test_a_table_fits_a_small_phone_and_never_scrolls_away(game: str, new_page: NewPage) -> None:
    page = new_page(phone=True, language="fr", in_words=False)
    page.set_viewport_size(SMALL)  # type: ignore[arg-type]
    begin(page, game, [YOU, BOT] if game == "caesar" else [YOU, BOT, BOT])
    page.locator(".tray .main-acts .button").first.wait_for()
    page.evaluate("scrollTo(500, 5000)")
    assert page.evaluate("[scrollX, scrollY, document.scrollingElement.scrollWidth]") == [0, 0, SMALL["width"]]
    assert all(
        box is not None and box["x"] >= 0 and box["x"] + box["width"] <= SMALL["width"]
        for box in (button.bounding_box() for button in page.locator(".tray .main-acts .button").all())
    )


def test_the_focus_stays_at_the_board_after_a_move(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begin(page, "empire", [YOU, BOT])
    target = page.locator(".board [role=button]").first
    target.wait_for()
    for _ in range(3):
        page.keyboard.press("h")
        page.locator(".hint .best").wait_for()
        expect(page.get_by_role("button", name="Play it")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".hint")).to_have_count(0)
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
        page.wait_for_function("() => document.activeElement.closest('.board, .tray') !== null")


def test_a_screen_reader_hears_the_news_and_what_is_asked(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "empire", [YOU, BOT])
    said = page.locator("#said")
    expect(said).to_contain_text("Choose a glowing city")
    page.locator(".decision").first.click()
    expect(said).to_contain_text("Neptune")
    expect(said).to_contain_text("Choose a glowing city")
    expect(page.get_by_role("region", name="Board in words")).to_be_visible()


def test_nothing_sounds_or_moves_unless_wanted(new_page: NewPage) -> None:
    page = new_page("#/settings")
    expect(page.get_by_role("switch", name="Sounds of the table")).to_have_attribute("aria-checked", "false")
    expect(page.locator("html")).to_have_attribute("data-motion", "calm")


def test_the_list_of_decisions_tells_what_each_brings(new_page: NewPage) -> None:
    """In groups by token, with the figures that are seen on the board; what closes a province is first."""
    page = new_page()
    begun(page, "caesar", number=2)
    expect(page.locator(".decisions-list h3").first).to_be_visible()
    expect(page.locator(".decision small").first).to_be_visible()
    closes = ["closes" in one for one in page.locator(".decision small").all_inner_texts()]
    assert len(closes) == page.locator(".decision").count()
    assert closes[0] and not all(closes)
