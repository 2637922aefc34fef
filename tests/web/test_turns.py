"""Everybody is told that it is their turn, wherever on the page they are or whether they look at it at all."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.conftest import FRIENDS_HOST, NewPage
from tests.web.people import api, end_match

ICON = "link[rel=icon]"
CALM, CALLING = re.compile(r"/favicon\.svg$"), re.compile(r"/favicon-turn\.svg$")
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
NOTICES = """
window.given = [];
window.Notification = class {
  static permission = "default";
  static asked = 0;
  static async requestPermission() {
    Notification.asked += 1;
    return (Notification.permission = "granted");
  }
  constructor(words, { tag }) {
    this.words = words;
    this.tag = tag;
    window.given.push(this);
  }
  close() {}
};
"""


def sign_in(page: Page, name: str) -> None:
    """Be a guest of this name."""
    api(page, "POST", "/guests", {"name": name})
    page.reload()
    page.locator(".game").first.wait_for()


def match_of(first: Page, second: Page, game: str = "caesar", name: str = "", begun: bool = True) -> str:
    """A match of two people, in which the first begins."""
    body = {"game": game, "name": name, "seats": [{"kind": "you"}, {"kind": "open"}]}
    match: str = api(first, "POST", "/matches", body)["id"]
    api(second, "POST", f"/matches/{match}/join", {})
    if begun:
        api(first, "POST", f"/matches/{match}/start", {})
    return match


def play(page: Page, match: str) -> None:
    """Take decisions until others are asked."""
    while (table := api(page, "GET", f"/matches/{match}/table"))["question"]:
        move = {"seat": table["seat"], "actions": [table["actions"][0]["action"]], "revision": table["revision"]}
        api(page, "POST", f"/matches/{match}/decisions", move)


def row(page: Page, match: str) -> str:
    return f".own-matches .row:has(a[href='#/match/{match}'])"


def open_match(page: Page, match: str) -> None:
    page.evaluate("match => { location.hash = `#/match/${match}` }", match)


@pytest.fixture(params=["browser", "firefox"])
def within(request: pytest.FixtureRequest) -> Browser:
    """Both browsers, one after the other."""
    found: Browser = request.getfixturevalue(request.param)
    return found


def test_a_turn_elsewhere_is_seen_in_title_icon_and_lists_and_is_one_press_away(
    new_page: NewPage, within: Browser
) -> None:
    marcus, livia = new_page(within=within), new_page(within=within)
    sign_in(marcus, "Marcus")
    sign_in(livia, "Livia")
    first, second, third = [match_of(livia, marcus, name=name) for name in ("One", "Two", "Three")]
    # All were made while Marcus looked at the shelf, and all are there without being asked for.
    for match in (first, second, third):
        expect(marcus.locator(row(marcus, match))).to_contain_text("Livia plays")
    expect(marcus).to_have_title("Quadriga")
    expect(marcus.locator(ICON)).to_have_attribute("href", CALM)

    open_match(marcus, first)
    expect(marcus.locator(".tray")).to_contain_text("Livia")
    expect(marcus.locator(".next-match")).to_have_count(0)
    play(livia, third)
    expect(marcus).to_have_title("Your turn · Three")
    expect(marcus.locator(ICON)).to_have_attribute("href", CALLING)
    play(livia, second)
    expect(marcus).to_have_title("(2) Your turn · Three")

    # What has waited longest comes first, and once it is answered the other one.
    marcus.locator(".tray .next-match").click()
    expect(marcus.locator(".where")).to_contain_text("Three")
    expect(marcus.locator(".decision").first).to_be_visible()
    expect(marcus.locator(".next-match")).to_have_count(0)
    play(marcus, third)
    marcus.locator(".tray .next-match").click()
    expect(marcus.locator(".where")).to_contain_text("Two")
    expect(marcus).to_have_title("Your turn · Two")
    marcus.locator(".bar .brand").click()
    expect(marcus.locator(row(marcus, second))).to_contain_text("Your turn")
    expect(marcus.locator(row(marcus, third))).to_contain_text("Livia plays")
    play(marcus, second)
    expect(marcus.locator(row(marcus, second))).to_contain_text("Livia plays")
    expect(marcus).to_have_title("Quadriga")
    expect(marcus.locator(ICON)).to_have_attribute("href", CALM)
    end_match(livia, marcus, second)
    expect(marcus.locator(row(marcus, second))).to_have_count(0)


def test_the_icons_are_there(new_page: NewPage) -> None:
    page = new_page()
    for name in ("favicon.svg", "favicon-turn.svg"):
        drawn = f"new Promise((done) => {{ const image = new Image(); image.onload = () => done(true);\
            image.onerror = () => done(false); image.src = '{name}'; }})"
        assert page.evaluate(drawn)


def test_bots_do_not_call(new_page: NewPage) -> None:
    page = new_page()
    sign_in(page, "Marcus")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "level1"}]
    match = api(page, "POST", "/matches", {"game": "caesar", "seats": seats, "start": True})["id"]
    expect(page.locator(row(page, match))).to_contain_text("Your turn")
    expect(page).to_have_title("Quadriga")
    open_match(page, match)
    expect(page).to_have_title("Your turn · Caesar!")


def test_a_notice_is_given_only_if_wanted_and_only_while_nobody_looks(new_page: NewPage, address: str) -> None:
    marcus, livia = new_page(None), new_page()
    marcus.add_init_script(NOTICES)
    marcus.goto(address)
    sign_in(marcus, "Marcus")
    sign_in(livia, "Livia")
    first, second, third = [match_of(livia, marcus, name=name) for name in ("One", "Two", "Three")]
    play(livia, first)
    expect(marcus).to_have_title("Your turn · One")
    assert marcus.evaluate("[Notification.asked, given.length]") == [0, 0], "nothing is asked for by itself"

    marcus.evaluate("location.hash = '#/settings'")
    marcus.get_by_role("switch", name="Notice of your turn").click()
    expect(marcus.get_by_role("switch", name="Notice of your turn")).to_have_attribute("aria-checked", "true")
    play(livia, second)
    expect(marcus).to_have_title("(2) Your turn · One")
    assert marcus.evaluate("[Notification.asked, given.length]") == [1, 0], "the page is in sight"

    marcus.evaluate(HIDE)
    play(livia, third)
    expect(marcus).to_have_title("(3) Your turn · One")
    marcus.wait_for_function("() => given.length === 1")
    assert marcus.evaluate("[given[0].words, given[0].tag]") == ["Your turn · Three", third]
    marcus.evaluate("given[0].onclick()")
    expect(marcus.locator(".where")).to_contain_text("Three")


def test_a_notice_is_not_given_while_another_page_of_ours_is_in_sight(new_page: NewPage, address: str) -> None:
    marcus, livia = new_page(None), new_page()
    marcus.context.add_init_script(NOTICES)
    marcus.context.add_init_script("localStorage.quadriga = JSON.stringify({ words: true, notices: true })")
    marcus.goto(address)
    sign_in(marcus, "Marcus")
    sign_in(livia, "Livia")
    first, second = match_of(livia, marcus, name="One"), match_of(livia, marcus, name="Two")
    other = marcus.context.new_page()
    other.goto(address)
    other.locator(row(other, first)).wait_for()
    marcus.evaluate(HIDE)
    play(livia, first)
    expect(marcus).to_have_title("Your turn · One")
    other.close()
    play(livia, second)
    marcus.wait_for_function("() => given.length")
    assert marcus.evaluate("given.map((one) => one.words)") == ["Your turn · Two"]


def test_a_knock_for_a_turn_elsewhere(new_page: NewPage, address: str) -> None:
    marcus, livia = new_page(None), new_page()
    marcus.add_init_script("""
      localStorage.quadriga = JSON.stringify({ sound: true });
      window.knocks = 0;
      const make = AudioContext.prototype.createBufferSource;
      AudioContext.prototype.createBufferSource = function () { window.knocks += 1; return make.call(this); };
    """)
    marcus.goto(address)
    sign_in(marcus, "Marcus")
    sign_in(livia, "Livia")
    match = match_of(livia, marcus)
    expect(marcus.locator(row(marcus, match))).to_contain_text("Livia plays")
    # No browser lets a page sound that nobody has touched yet.
    marcus.keyboard.press("Shift")
    play(livia, match)
    marcus.wait_for_function("() => knocks === 1")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_at_a_friends_address_nothing_needs_a_secure_context(new_page: NewPage, language: str) -> None:
    marcus, livia = [new_page(host=FRIENDS_HOST, language=language) for _ in range(2)]
    sign_in(marcus, "Marcus")
    sign_in(livia, "Livia")
    match = match_of(livia, marcus)
    play(livia, match)
    expect(marcus).to_have_title({"en": "Your turn · Caesar!", "fr": "À vous · Caesar!"}[language])
    marcus.evaluate("location.hash = '#/settings'")
    switch = marcus.get_by_role("switch", name={"en": "Notice of your turn", "fr": "Avis quand c’est à vous"}[language])
    assert not marcus.evaluate("isSecureContext")
    expect(switch).to_be_disabled()
    expect(marcus.locator(".setting").filter(has=switch)).to_contain_text("https")


def test_lists_are_true_again_after_a_break_and_deny_nothing_meanwhile(new_page: NewPage) -> None:
    marcus, livia = new_page(), new_page()
    sign_in(marcus, "Marcus")
    sign_in(livia, "Livia")
    first, second = match_of(livia, marcus, name="One"), match_of(livia, marcus, name="Two", begun=False)
    expect(marcus.locator(row(marcus, first))).to_contain_text("Livia plays")
    marcus.evaluate("location.hash = '#/you'")
    expect(marcus.locator(".due").filter(has_text="One")).to_contain_text("Livia plays")
    marcus.context.set_offline(True)
    expect(marcus.locator(".bar .live")).to_contain_text("Reconnecting")
    expect(marcus.locator(".due").filter(has_text="Two")).to_contain_text("Waiting room")
    # The shelf is opened without a line: it says what it knows, and denies nothing.
    marcus.evaluate("location.hash = '#/'")
    expect(marcus.locator(row(marcus, first))).to_contain_text("Livia plays")
    expect(marcus.locator(".lists")).to_contain_text("the list comes when it is back")
    expect(marcus.locator(".lists")).not_to_contain_text("No open table")
    play(livia, first)
    api(livia, "POST", f"/matches/{second}/start", {})
    marcus.context.set_offline(False)
    expect(marcus.locator(row(marcus, first))).to_contain_text("Your turn")
    expect(marcus.locator(row(marcus, second))).to_contain_text("Livia plays")
    expect(marcus.locator(".lists")).not_to_contain_text("the list comes when it is back")
    expect(marcus).to_have_title("Your turn · One")


def test_a_match_of_a_title_that_the_page_does_not_know_is_listed(new_page: NewPage) -> None:
    page = new_page()
    sign_in(page, "Marcus")
    seats = [{"kind": "you"}, {"kind": "hot"}]
    match = api(page, "POST", "/matches", {"game": "caesar", "seats": seats, "start": True})["id"]

    def rename(route: Route) -> None:
        route.fulfill(json=[{**one, "game": "nim"} for one in route.fetch().json()])

    page.route("**/api/me/matches?status=current*", rename)
    page.reload()
    expect(page.locator(row(page, match))).to_contain_text("nim")
    page.evaluate("location.hash = '#/you'")
    expect(page.locator(".due")).to_contain_text("nim")
    expect(page.locator(".due img[src$='plain.svg']")).to_be_visible()
