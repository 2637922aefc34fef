"""Who one is: nobody becomes somebody else because a line, a cookie or an address is not as it should be."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.conftest import FRIENDS_HOST, NewPage
from tests.web.people import api, begin, sit_down
from tests.web.test_offline import decides, has_passed, moves

NO_SOCKET = """if (location.host) window.WebSocket = class {
  static OPEN = 1; static CLOSING = 2; readyState = 0;
  constructor() { setTimeout(() => { this.readyState = 3; this.onclose?.(); }, 10); }
  send() {} close() {}
};"""
YOU, HOT, OPEN = {"kind": "you"}, {"kind": "hot", "name": "Minerva"}, {"kind": "open"}


def who(page: Page) -> str:
    return str(api(page, "GET", "/me")["id"])


@pytest.mark.parametrize("kind", ["chromium", "firefox"])
def test_without_a_socket_a_guest_stays_who_they_are_and_plays(
    new_page: NewPage, browser: Browser, firefox: Browser, kind: str
) -> None:
    """Some proxies let no socket through: plain requests do the same, a little later."""
    page = new_page("", host=FRIENDS_HOST, within=firefox if kind == "firefox" else browser)
    begin(page, "empire", [YOU, HOT])
    page.locator(".decision").first.wait_for()
    before = who(page)
    page.context.add_init_script(NO_SOCKET)
    page.goto(page.url.split("#")[0])
    page.reload()
    page.get_by_role("button", name="Caesar! against bots").click()
    page.locator(".decision").first.wait_for()
    assert who(page) == before
    match = page.url.split("/")[-1]
    page.locator(".decision").first.click()
    expect(page.locator(".rail .log")).to_contain_text("put the")
    expect(page.locator(".decision").first).to_be_visible()
    assert moves(page, match) >= 2, "the bot has answered"
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write to the table").fill("Ave")
    page.keyboard.press("Enter")
    expect(page.locator(".talk li:not(.unsaid)")).to_contain_text("Ave")


def test_without_a_socket_one_sees_what_others_do(new_page: NewPage) -> None:
    host = new_page()
    match = begin(host, "empire", [YOU, OPEN], start=False)
    guest = new_page(None)
    guest.context.add_init_script(NO_SOCKET)
    guest.goto(host.url.split("#")[0] + f"#/join/{match}")
    sit_down(guest)
    api(host, "POST", f"/matches/{match}/start", {})
    first = api(host, "GET", f"/matches/{match}/table")["owed"][0]["seat"]
    for mover, other in ((host, guest), (guest, host)) if first == 0 else ((guest, host), (host, guest)):
        mover.locator(".decision").first.wait_for()
        has_passed(other, decides(mover))


def test_a_tab_that_was_there_before_anybody_sat_down_makes_no_second_guest(new_page: NewPage) -> None:
    first = new_page()
    first.get_by_role("button", name="Caesar! against bots").wait_for()
    second = first.context.new_page()
    second.goto(first.url)
    second.get_by_role("button", name="Caesar! against bots").click()
    second.locator(".tray").wait_for()
    before = who(second)
    first.get_by_role("button", name="Augustus against bots").click()
    first.locator(".tray").wait_for()
    assert who(first) == before


def test_where_cookies_are_blocked_that_is_said_and_no_guest_is_made_again(new_page: NewPage) -> None:
    page = new_page()
    made: list[str] = []

    def without_cookie(route: Route) -> None:
        made.append(route.request.url)
        answer = route.fetch()
        headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        page.context.clear_cookies()
        route.fulfill(status=answer.status, headers=headers, body=answer.body())

    page.route("**/api/guests", without_cookie)
    play = page.get_by_role("button", name="Caesar! against bots")
    for _ in range(2):
        play.click()
        expect(page.locator(".fault")).to_contain_text("keeps no cookies")
        expect(play).to_be_enabled()
    assert len(made) == 1


@pytest.mark.parametrize("place", ["#/%", "#/%E0%A4%A/x", "#/constructor", "#/__proto__", "#/rules/%"])
def test_no_address_leaves_a_blank(new_page: NewPage, place: str) -> None:
    page = new_page(place, refused="catalogue")
    expect(page.locator("main h2").first).to_be_visible()
