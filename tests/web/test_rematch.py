"""Rematch: one asks, the other is told, and both sit at the next match with sides changed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import api, end_match
from tests.web.test_turns import match_of, open_match, row, sign_in


def ended(new_page: NewPage, **more: bool) -> tuple[Page, Page, str]:
    """Two people at the end of their match."""
    marcus, livia = new_page(**more), new_page(**more)
    sign_in(marcus, "Marcus")
    sign_in(livia, "Livia")
    match = match_of(marcus, livia)
    for page in (marcus, livia):
        open_match(page, match)
    end_match(marcus, livia, match)
    for page in (marcus, livia):
        expect(page.locator(".ended")).to_be_visible()
    return marcus, livia, match


def seat_at(page: Page) -> list[int]:
    found: list[int] = api(page, "GET", f"/matches/{page.url.split('/')[-1]}")["you"]
    return found


def test_both_go_on_with_sides_changed_and_once_more(new_page: NewPage) -> None:
    marcus, livia, match = ended(new_page)
    marcus.get_by_role("button", name="Rematch").click()
    expect(marcus.locator(".ended")).to_contain_text("Livia has not answered yet")
    expect(livia.locator(".ended")).to_contain_text("Marcus asks for a rematch")
    expect(livia).to_have_title("Marcus asks for a rematch")
    livia.get_by_role("button", name="Accept").click()
    for page in (marcus, livia):
        expect(page.locator(".ended")).to_have_count(0)
        page.locator(".tray .prompt").wait_for()
    assert marcus.url == livia.url and not marcus.url.endswith(match)
    assert (seat_at(marcus), seat_at(livia)) == ([1], [0])
    expect(livia.locator(".decision").first).to_be_visible()

    end_match(marcus, livia, marcus.url.split("/")[-1])
    livia.get_by_role("button", name="Rematch").click()
    marcus.get_by_role("button", name="Accept").click()
    expect(marcus.locator(".decision").first).to_be_visible()
    expect(livia.locator(".ended")).to_have_count(0)
    assert (seat_at(marcus), seat_at(livia)) == ([0], [1])


def test_a_refusal_is_told(new_page: NewPage) -> None:
    marcus, livia, _ = ended(new_page)
    marcus.get_by_role("button", name="Rematch").click()
    livia.get_by_role("button", name="No thanks").click()
    expect(marcus.locator(".ended")).to_contain_text("Livia does not want a rematch now")
    expect(livia.locator(".ended")).to_contain_text("You can still ask for one")
    expect(livia).not_to_have_title("Marcus asks for a rematch")
    livia.get_by_role("button", name="Rematch").click()
    expect(marcus.locator(".ended")).to_contain_text("Livia asks for a rematch")


def test_who_has_left_is_asked_on_the_shelf(new_page: NewPage) -> None:
    marcus, livia, match = ended(new_page)
    livia.locator(".bar .brand").click()
    livia.locator(".game").first.wait_for()
    expect(livia.locator(row(livia, match))).to_have_count(0)
    marcus.get_by_role("button", name="Rematch").click()
    expect(marcus.locator(".ended")).to_contain_text("Livia is not here. You may go")
    expect(livia.locator(row(livia, match))).to_contain_text("Marcus asks for a rematch")
    expect(livia).to_have_title("Marcus asks for a rematch")
    # Marcus goes, too, and comes to the rematch from the shelf.
    marcus.locator(".bar .brand").click()
    expect(marcus.locator(row(marcus, match))).to_contain_text("Rematch asked for")
    livia.locator(".ribbon .button").click()
    livia.get_by_role("button", name="Accept").click()
    expect(livia.locator(".decision").first).to_be_visible()
    again = livia.url.split("/")[-1]
    expect(marcus.locator(row(marcus, again))).to_contain_text("Livia plays")
    expect(marcus.locator(row(marcus, match))).to_have_count(0)


def test_against_bots_it_begins_at_once(new_page: NewPage) -> None:
    page = new_page()
    sign_in(page, "Marcus")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "level1"}]
    match = api(page, "POST", "/matches", {"game": "empire", "seats": seats, "start": True})["id"]
    open_match(page, match)
    page.locator(".decision").first.wait_for()
    api(page, "POST", f"/matches/{match}/close", {})
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".ended")).to_have_count(0)
    expect(page.locator(".decision").first).to_be_visible()
    assert seat_at(page) == [1]
    open_match(page, match)
    page.get_by_role("link", name="To the rematch").click()
    expect(page.locator(".decision").first).to_be_visible()
