"""A friend comes to a table: every way that is shown seats them, under a name of their own, over plain HTTP, too."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import FRIENDS_HOST, NewPage
from tests.web.people import api, begin, sit_down
from tests.web.test_access import problems

BLOCKED = """for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });
}"""
"""What a browser does that is told to keep nothing."""
SELECTED = "() => { const at = document.activeElement; return at.value?.slice(at.selectionStart, at.selectionEnd); }"


def table_of(host: Page, *seats: str, **more: object) -> str:
    """A table of Caesar! that waits; its id."""
    api(host, "POST", "/guests", {"name": "Marcus"})
    host.reload()
    body = {"game": "caesar", "seats": [{"kind": "you"}, *({"kind": seat} for seat in seats)], **more}
    match: str = api(host, "POST", "/matches", body)["id"]
    host.goto(host.url.split("#")[0] + f"#/match/{match}")
    expect(host.locator(".qr")).to_be_visible()
    return match


def shown_link(host: Page) -> str:
    return host.get_by_role("textbox", name="Or with a link").input_value()


def invitation(host: Page) -> str:
    host.get_by_role("button", name="Invite", exact=True).click()
    return host.get_by_role("textbox", name="Invitation to this seat").input_value()


WAYS: dict[str, Callable[[Page], str]] = {
    "link": shown_link,
    "address bar": lambda host: host.url,
    "invitation": invitation,
    "code beside an invitation": lambda host: (invitation(host), shown_link(host))[1],
    "code": lambda host: host.url.split("#")[0] + "#/code/" + host.locator(".code").inner_text().lower(),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_that_a_waiting_room_shows_seats_a_friend(way: str, new_page: NewPage) -> None:
    host = new_page()
    table_of(host, "invited", listed=way == "address bar")
    guest = new_page(None, refused="me")
    guest.goto(WAYS[way](host))
    expect(guest.locator(".niche").first).to_contain_text("Marcus")
    # Nobody is made a guest by opening a link.
    assert api(guest, "GET", "/me")["error"]["code"] == "not-signed-in"
    sit_down(guest)
    expect(host.locator(".niche").nth(1)).to_contain_text("Livia")
    expect(host.locator(".tray")).to_contain_text("Everybody is here.")
    # Loading the page again leads to the same seat.
    guest.reload()
    expect(guest.locator(".niche").nth(1)).to_contain_text("you")


def test_an_open_table_of_the_shelf_seats_whoever_comes(new_page: NewPage) -> None:
    host = new_page()
    match = table_of(host, "open", listed=True, name="Ides of March")
    guest = new_page()
    row = guest.locator(".row").filter(has_text="Ides of March")
    row.get_by_role("link", name="Join").click()
    sit_down(guest)
    expect(guest).to_have_url(re.compile(f"#/match/{match}$"))


def test_who_has_a_name_keeps_it_or_takes_another(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    table_of(host, "invited")
    api(guest, "POST", "/guests", {"name": "Julia"})
    guest.reload()
    guest.goto(shown_link(host))
    field = guest.get_by_label("Your name")
    expect(field).to_have_value("Julia")
    field.fill("Iulia")
    guest.keyboard.press("Enter")
    expect(host.locator(".niche").nth(1)).to_contain_text("Iulia")
    assert api(guest, "GET", "/me")["name"] == "Iulia"


def test_the_keyboard_is_enough_and_a_missing_name_is_asked_for(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    table_of(host, "invited")
    guest.goto(shown_link(host))
    field = guest.get_by_label("Your name")
    expect(field).to_be_focused()
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("status").filter(has_text="Write a name first")).to_be_visible()
    expect(field).to_be_focused()
    guest.keyboard.type("Livia")
    guest.keyboard.press("Enter")
    expect(host.locator(".niche").nth(1)).to_contain_text("Livia")


def test_who_comes_late_is_offered_to_watch_then_to_look_back(new_page: NewPage) -> None:
    host = new_page()
    match = table_of(host, "invited")
    link = shown_link(host)
    guest, late = new_page(None), new_page(None)
    guest.goto(link)
    sit_down(guest)
    late.goto(link)
    expect(late.locator(".tray")).to_contain_text("All seats are taken. You may watch.")
    late.get_by_role("button", name="Watch").click()
    expect(late.locator(".tray")).to_contain_text("Everybody is here.")

    host.get_by_role("button", name="Start").click()
    expect(late.locator(".tray")).to_contain_text("You are watching.")
    late.goto(link)
    late.reload()
    expect(late.locator(".tray")).to_contain_text("The match has begun. You may watch.")
    late.get_by_role("button", name="Watch").click()
    expect(late.locator(".tray")).to_contain_text("You are watching.")

    api(host, "POST", f"/matches/{match}/resign", {"seat": 0})
    expect(host.locator(".ended")).to_be_visible()
    last = new_page(None)
    last.goto(link)
    last.get_by_role("link", name="Replay").click()
    expect(last).to_have_url(re.compile(f"#/replay/{match}"))


def test_who_only_watches_may_still_sit_down(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(None)
    table_of(host, "invited")
    guest.goto(shown_link(host))
    guest.get_by_role("button", name="Only watch").click()
    expect(host.get_by_role("img", name="one person watches")).to_be_visible()
    guest.get_by_role("button", name="Sit down").click()
    sit_down(guest)


def test_a_table_without_spectators_offers_no_watching(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(None)
    table_of(host, "invited", spectators=False)
    guest.goto(shown_link(host))
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    expect(guest.get_by_role("button", name="Only watch")).to_have_count(0)


def test_a_browser_that_keeps_nothing_sits_down_and_plays(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(None, host=FRIENDS_HOST, in_words=False)
    table_of(host, "invited")
    guest.add_init_script(BLOCKED)
    guest.goto(shown_link(host))
    sit_down(guest)
    host.get_by_role("button", name="Start").click()
    expect(guest.locator(".seat .who").filter(has_text="you")).to_contain_text("Livia")


def test_the_place_to_sit_down_is_accessible(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(None, language="fr")
    table_of(host, "invited")
    guest.goto(shown_link(host))
    guest.get_by_label("Votre nom").wait_for()
    assert problems(guest) == []
    guest.set_viewport_size({"width": 360, "height": 640})
    assert guest.evaluate("document.documentElement.scrollWidth") <= 360
    expect(guest.get_by_role("button", name="Prendre place")).to_be_in_viewport()


@pytest.mark.parametrize("stock", [False, True], ids=["chromium", "firefox"])
def test_a_link_is_copied_over_plain_http(stock: bool, new_page: NewPage, browser: Browser, firefox: Browser) -> None:
    host = new_page(host=FRIENDS_HOST, within=firefox if stock else browser)
    begin(host, "caesar", [{"kind": "you"}, {"kind": "invited"}], start=False)
    assert host.evaluate("isSecureContext === false && navigator.clipboard === undefined")
    link = shown_link(host)
    assert FRIENDS_HOST in link
    host.get_by_role("button", name="Copy", exact=True).click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    # What was copied is pasted elsewhere.
    host.get_by_label("Write to the table").focus()
    host.keyboard.press("Control+V")
    expect(host.get_by_label("Write to the table")).to_have_value(link)


def test_what_cannot_be_copied_is_selected(new_page: NewPage) -> None:
    host = new_page(host=FRIENDS_HOST)
    begin(host, "caesar", [{"kind": "you"}, {"kind": "invited"}], start=False)
    host.evaluate("() => { document.execCommand = () => false; }")
    host.get_by_role("button", name="Copy", exact=True).click()
    expect(host.get_by_role("status").filter(has_text="Press Ctrl+C")).to_be_visible()
    assert host.evaluate(SELECTED) == shown_link(host)


def test_a_refused_clipboard_is_no_reason_not_to_copy(new_page: NewPage) -> None:
    host = new_page()
    table_of(host, "invited")
    host.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')); }")
    host.get_by_role("button", name="Copy", exact=True).click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
