"""The line breaks in every way there is: nothing that was decided or said is lost, doubled, or left unsaid."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.conftest import FRIENDS_HOST, NewPage, Server
from tests.web.people import api, begin, sit_down

YOU, HOT, OPEN = {"kind": "you"}, {"kind": "hot", "name": "Minerva"}, {"kind": "open"}
KEPT = "kept on this device and sent when the connection is back"
NO_STORAGE = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""


def at_a_table(page: Page) -> str:
    """A match against nobody but oneself, with a first decision to take."""
    match = begin(page, "empire", [YOU, HOT])
    page.locator(".decision").first.wait_for()
    return match


def moves(page: Page, match: str) -> int:
    """How many moves of people the server has in its log."""
    news = api(page, "GET", f"/matches/{match}/table?since=0")["news"]
    seats = [one["seat"] for one in news if one["kind"] == "decision" and one["seat"] >= 0]
    return len(list(groupby(seats)))


def goes_offline(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.locator(".bar .live")).to_contain_text("Reconnecting")


def decides(page: Page) -> str:
    """Take the first decision; who did."""
    name = page.locator(".seat.turn .who b").inner_text()
    page.locator(".decision").first.click()
    return name


def has_passed(page: Page, name: str) -> None:
    """Wait until it is somebody else's turn."""
    expect(page.locator(".decision").first).to_be_visible()
    expect(page.locator(".seat.turn .who b")).not_to_have_text(name)


def home(page: Page) -> str:
    return page.url.split("#")[0]


@pytest.mark.parametrize("kind", ["chromium", "firefox"])
def test_a_move_goes_out_whatever_screen_is_shown(
    new_page: NewPage, browser: Browser, firefox: Browser, kind: str
) -> None:
    """From a friend's address over plain HTTP, as over the local network."""
    page = new_page("", host=FRIENDS_HOST, within=firefox if kind == "firefox" else browser)
    match = at_a_table(page)
    before = moves(page, match)
    goes_offline(page)
    name = decides(page)
    expect(page.locator(".tray")).to_contain_text(KEPT)
    assert page.locator(".herald").inner_text().count("kept") == 0, "it is said once"
    expect(page.locator("body")).not_to_contain_text("Nothing was played")
    page.get_by_role("link", name="Back to the shelf").click()
    page.context.set_offline(False)
    expect(page.locator(".bar .live")).to_contain_text("Connected")
    page.wait_for_function("() => localStorage.getItem('quadriga outbox') === null")
    assert moves(page, match) == before + 1
    page.goto(f"{home(page)}#/match/{match}")
    has_passed(page, name)
    page.reload()
    has_passed(page, name)
    assert moves(page, match) == before + 1


def test_a_closed_tab_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    match = at_a_table(page)
    before = moves(page, match)
    goes_offline(page)
    name = decides(page)
    expect(page.locator(".tray")).to_contain_text(KEPT)
    context, url = page.context, page.url
    page.close()
    context.set_offline(False)
    page = context.new_page()
    page.goto(url)
    has_passed(page, name)
    assert moves(page, match) == before + 1


def test_two_tabs_tell_the_same_and_play_once(new_page: NewPage) -> None:
    one = new_page()
    match = at_a_table(one)
    two = one.context.new_page()
    two.goto(one.url)
    two.locator(".decision").first.wait_for()
    before = moves(one, match)
    goes_offline(one)
    name = decides(one)
    for page in (one, two):
        expect(page.locator(".tray")).to_contain_text(KEPT)
    one.context.set_offline(False)
    for page in (one, two):
        has_passed(page, name)
    assert moves(one, match) == before + 1


def test_what_was_never_sent_can_be_taken_back(new_page: NewPage) -> None:
    page = new_page()
    match = at_a_table(page)
    before = moves(page, match)
    goes_offline(page)
    decides(page)
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".decision").first).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".bar .live")).to_contain_text("Connected")
    page.reload()
    expect(page.locator(".decision").first).to_be_visible()
    assert moves(page, match) == before


def test_a_kept_move_whose_question_has_changed_is_not_played_and_that_is_said(new_page: NewPage) -> None:
    page = new_page()
    match = at_a_table(page)
    goes_offline(page)
    name = decides(page)
    expect(page.locator(".tray")).to_contain_text(KEPT)
    # Meanwhile the same person decides on another device.
    state = page.context.storage_state()
    elsewhere = new_page(None)
    elsewhere.context.add_cookies(state["cookies"])
    elsewhere.goto(page.url)
    elsewhere.locator(".decision").nth(1).click()
    has_passed(elsewhere, name)
    after = moves(elsewhere, match)
    page.context.set_offline(False)
    herald = page.locator(".herald").filter(has_text="Your kept move was not played")
    expect(herald).to_contain_text("The match has moved on since you looked")
    assert moves(elsewhere, match) == after
    page.reload()
    expect(herald).to_be_visible()
    herald.get_by_role("button", name="Close").click()
    expect(herald).to_have_count(0)


def test_what_another_person_kept_is_not_sent(new_page: NewPage, address: str) -> None:
    page = new_page()
    match = at_a_table(page)
    before = moves(page, match)
    goes_offline(page)
    decides(page)
    expect(page.locator(".tray")).to_contain_text(KEPT)
    mine = page.context.cookies()
    page.close()
    page.context.set_offline(False)
    page.context.clear_cookies()
    page = page.context.new_page()
    page.goto(address)
    api(page, "POST", "/guests", {"name": "Nero"})
    page.reload()
    expect(page.locator(".bar .live")).to_contain_text("Connected")
    page.wait_for_function("() => localStorage.getItem('quadriga outbox') === null")
    page.context.clear_cookies()
    page.context.add_cookies(mine)  # type: ignore[arg-type]
    assert moves(page, match) == before


def test_words_are_kept_shown_as_unsent_and_said_once_in_order(new_page: NewPage) -> None:
    host = new_page()
    match = begin(host, "empire", [YOU, OPEN], start=False)
    guest = new_page(f"#/join/{match}")
    sit_down(guest)
    api(host, "POST", f"/matches/{match}/start", {})
    for page in (host, guest):
        page.get_by_role("tab", name="Chat").click()
    goes_offline(host)
    for text in ("Ave", "Salve"):
        host.get_by_label("Write to the table").fill(text)
        host.keyboard.press("Enter")
    expect(host.locator(".talk .unsaid")).to_have_count(2)
    expect(host.locator(".talk")).to_contain_text("not sent yet")
    guest.get_by_label("Write to the table").fill("Quid agis")
    guest.keyboard.press("Enter")
    expect(guest.locator(".talk")).to_contain_text("Quid agis")
    host.context.set_offline(False)
    for page in (host, guest):
        expect(page.locator(".talk li")).to_contain_text(["Quid agis", "Ave", "Salve"])
        expect(page.locator(".talk .unsaid")).to_have_count(0)


def test_a_late_history_does_not_hide_what_was_said_since(new_page: NewPage) -> None:
    page = new_page()
    match = at_a_table(page)
    held: list[Callable[..., None]] = []
    page.route("**/chat", lambda route: held.append(route.fulfill))
    page.reload()
    page.locator(".decision").first.wait_for()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write to the table").fill("Ave")
    page.keyboard.press("Enter")
    expect(page.locator(".talk")).to_contain_text("Ave")
    told = page.request.get(f"{home(page)}api/matches/{match}/chat").json()
    with page.expect_response("**/chat"):
        # The answer as it was before anything was said.
        for fulfil in held:
            fulfil(json=[])
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert len(told) == 1
    expect(page.locator(".talk")).to_contain_text("Ave")


def test_without_storage_a_move_is_sent_and_kept_while_the_page_is_open(new_page: NewPage, address: str) -> None:
    page = new_page(None, in_words=False)
    page.context.add_init_script(NO_STORAGE)
    page.goto(address)
    match = begin(page, "empire", [YOU, HOT])
    page.get_by_role("button", name="Undo").wait_for()
    page.keyboard.press("v")
    before = moves(page, match)
    goes_offline(page)
    name = decides(page)
    expect(page.locator(".tray")).to_contain_text("Leave this page open: your browser stores nothing.")
    page.context.set_offline(False)
    has_passed(page, name)
    assert moves(page, match) == before + 1


def test_a_silent_line_is_given_up_without_waiting_for_its_farewell(new_page: NewPage, address: str) -> None:
    """The network swallows everything, as when a phone changes from one to another."""
    page = new_page(None)
    lines: list[WebSocketRoute] = []
    silent: list[WebSocketRoute] = []

    def swallow(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(lambda sent: None if line in silent else server.send(sent))
        server.on_message(lambda told: None if line in silent else line.send(told))

    page.route_web_socket("**/api/socket", swallow)
    page.goto(address)
    match = at_a_table(page)
    before = moves(page, match)
    silent += lines
    # Somebody looks at the page again: whether the line holds is found out at once.
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    has_passed(page, decides(page))
    assert len(lines) > len(silent)
    assert moves(page, match) == before + 1


def test_a_server_that_is_started_again_finds_everybody(tmp_path: Path, new_page: NewPage) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        page = new_page(None)
        page.goto(server.url)
        match = at_a_table(page)
        before = moves(page, match)
        server.stop()
        expect(page.locator(".bar .live")).to_contain_text("Reconnecting")
        name = decides(page)
        expect(page.locator(".tray")).to_contain_text(KEPT)
        again = page.get_by_role("button", name="Try now")
        expect(again).to_be_visible()
        server.start()
        # Pressed where it still stands: the page tries by itself, too, and may have been quicker.
        again.evaluate_all("buttons => buttons.forEach((button) => button.click())")
        has_passed(page, name)
        assert moves(page, match) == before + 1
    finally:
        server.stop()
