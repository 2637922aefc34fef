"""Several people at a table: each with a browser of their own, or all before one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import api, begin, log, sit_down


def one_who_is_asked(*pages: Page) -> tuple[Page, Page]:
    """Of two players, the one who decides now, and the other."""
    first, second = pages
    expect(first.locator(".tray")).to_contain_text("Place a token")
    return first, second


def decisions(page: Page) -> set[str]:
    """What can be decided; what each would bring is told a little later."""
    script = "[...document.querySelectorAll('.decision')].map((one) => one.lastElementChild.firstChild.data)"
    return set(page.evaluate(script))


def test_two_browsers_and_a_spectator(new_page: NewPage, address: str) -> None:
    host = new_page("#/new/caesar")
    host.get_by_role("radio", name="By link").click()
    host.get_by_role("button", name="Open the table").click()
    code = host.locator(".code").inner_text()
    match = host.url.split("/")[-1]

    guest = new_page()
    guest.get_by_label("Have a code?").fill(code)
    guest.get_by_role("button", name="Join").click()
    sit_down(guest)
    expect(host.locator(".niche.free")).to_have_count(0)
    host.get_by_role("button", name="Start").click()

    watcher = new_page(f"#/match/{match}")
    expect(watcher.locator(".tray")).to_contain_text("You are watching.")
    expect(host.get_by_role("img", name="one person watches")).to_be_visible()

    active, other = one_who_is_asked(host, guest)
    active.locator(".decision").first.click()
    expect(other.locator(".tray")).to_contain_text("Place a token")
    expect(watcher.locator(".rail .log")).to_contain_text("put the")
    assert "Your hand" not in watcher.locator(".passages").inner_text()

    # In mid-turn the page is loaded anew: the same is asked, and nothing of the log is lost.
    before = log(other)
    offered = decisions(other)
    other.reload()
    expect(other.locator(".decision").first).to_be_visible()
    assert log(other) == before
    assert decisions(other) == offered

    # A token was drawn since: the move is taken back only if the other one agrees.
    active.get_by_role("button", name="Ask to undo").click()
    expect(other.locator(".herald")).to_contain_text("asks to take the last move back")
    other.get_by_role("button", name="Agree").click()
    expect(active.locator(".rail .log")).to_contain_text("You took a move back.")
    expect(active.locator(".tray")).to_contain_text("Place a token")

    other.get_by_role("tab", name="Chat").click()
    other.get_by_label("Write to the table").fill("Ave")
    other.keyboard.press("Enter")
    active.get_by_role("tab", name="Chat").click()
    expect(active.locator(".talk")).to_contain_text("Ave")


def test_a_move_made_while_the_line_is_broken_is_kept_and_played_once(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [{"kind": "you"}, {"kind": "hot", "name": "Minerva"}])
    page.locator(".decision").first.wait_for()
    page.context.set_offline(True)
    expect(page.locator(".bar .live")).to_contain_text("Reconnecting")
    page.locator(".decision").first.click()
    expect(page.locator(".tray")).to_contain_text("Your move is kept")
    page.context.set_offline(False)
    expect(page.locator(".curtain")).to_contain_text("Minerva")
    page.get_by_role("button", name="I am Minerva").click()
    expect(page.locator(".rail .log li").filter(has_text="put the")).to_have_count(1)


def test_the_curtain_hides_what_only_one_may_know(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [{"kind": "you"}, {"kind": "hot", "name": "Minerva"}])
    page.locator(".decision").first.click()
    expect(page.locator(".curtain")).to_contain_text("Pass the device to")
    assert page.locator(".passages, .log, .seat").count() == 0
    page.get_by_role("button", name="I am Minerva").click()
    expect(page.locator(".rail .log")).to_contain_text("Marcus put the")
    expect(page.locator(".rail .log")).not_to_contain_text("Marcus drew the sword")
    expect(page.locator(".decision").first).to_be_visible()


def test_without_secrets_the_screen_passes_by_itself(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "empire", [{"kind": "you"}, {"kind": "hot", "name": "Minerva"}])
    page.locator(".decision").first.wait_for()
    first = page.locator(".seat.turn .who b").inner_text()
    page.locator(".decision").first.click()
    expect(page.locator(".seat.turn .who b")).not_to_have_text(first)
    expect(page.locator(".decision").first).to_be_visible()


def test_a_seat_is_taken_back_from_the_bot_that_stood_in(new_page: NewPage) -> None:
    page = new_page()
    match = begin(page, "caesar", [{"kind": "you"}, {"kind": "hot", "name": "Minerva"}])
    page.locator(".decision").first.wait_for()
    api(page, "PUT", f"/matches/{match}/seats/0/stand-in", {"bot": "level1"})
    page.get_by_role("button", name="I am Minerva").click()
    expect(page.locator(".herald")).to_contain_text("plays for Marcus")
    page.get_by_role("button", name="Take Marcus’s seat back").click()
    expect(page.locator(".herald")).to_have_count(0)


def test_people_get_no_advice_from_bots(new_page: NewPage) -> None:
    host = new_page()
    match = begin(host, "empire", [{"kind": "you"}, {"kind": "open"}], start=False)
    sit_down(new_page(f"#/join/{match}"))
    expect(host.locator(".tray")).to_contain_text("Everybody is here.")
    host.get_by_role("button", name="Start").click()
    expect(host.get_by_role("button", name="Undo").or_(host.get_by_role("button", name="Ask to undo"))).to_be_visible()
    expect(host.get_by_role("button", name="Hint")).to_have_count(0)


def two_players(new_page: NewPage, refused: str | None = None, **setup: object) -> tuple[Page, Page]:
    """Two people at a table of Caesar!, each with a browser; the first decides."""
    host, guest = new_page(refused=refused), new_page()
    seats = [{"kind": "you"}, {"kind": "open"}]
    api(host, "POST", "/guests", {"name": "Marcus"})
    host.reload()
    match = api(host, "POST", "/matches", {"game": "caesar", "seats": seats, **setup})["id"]
    guest.goto(guest.url.split("#")[0] + f"#/join/{match}")
    sit_down(guest)
    api(host, "POST", f"/matches/{match}/start", {})
    host.goto(host.url.split("#")[0] + f"#/match/{match}")
    expect(host.locator(".tray")).to_contain_text("Place a token")
    return host, guest


def test_a_draw_is_offered_refused_and_agreed(new_page: NewPage) -> None:
    host, guest = two_players(new_page)
    for answer in ("Refuse", "Agree"):
        host.get_by_role("button", name="Match").click()
        host.get_by_role("button", name="Offer a draw").click()
        expect(host.locator(".herald")).to_contain_text("You offered a draw")
        expect(guest.locator(".herald")).to_contain_text("Marcus offers a draw")
        guest.get_by_role("button", name=answer).click()
        expect(host.locator(".herald")).to_have_count(0)
    for page in (host, guest):
        expect(page.locator(".ended")).to_contain_text("All agreed on a draw")


def test_clocks_run_for_whoever_decides(new_page: NewPage) -> None:
    host, guest = two_players(new_page, pace={"kind": "bank", "seconds": 600, "increment": 5})
    running = host.locator(".seat.turn .clock")
    expect(running).to_have_text(re.compile("^(10:0|9:5)"))
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    expect(guest.locator(".seat:not(.turn) .clock")).to_have_text("10:00")
    host.locator(".decision").first.click()
    expect(guest.locator(".seat.turn .who")).to_contain_text("you")
    expect(guest.locator(".seat.turn .clock")).to_have_text(re.compile("^(10:0|9:5)"))


def test_an_account_is_used_from_a_second_browser(new_page: NewPage) -> None:
    first = new_page()
    match = begin(first, "caesar", [{"kind": "you"}, {"kind": "bot"}])
    login = f"marcus{match[:8]}"
    first.goto(first.url.split("#")[0] + "#/you")
    form = first.get_by_role("form", name="Make an account")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill("tu quoque mi fili")
    form.get_by_role("button").click()
    expect(first.locator("#account")).to_contain_text(f"Signed in as {login}.")

    second = new_page("#/you")
    second.get_by_role("radio", name="Sign in").click()
    form = second.get_by_role("form", name="Sign in")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill("tu quoque mi fili")
    form.get_by_role("button").click()
    second.locator(".due .button").click()
    expect(second.locator(".seat .who").filter(has_text="Marcus")).to_be_visible()
    expect(second.locator(".decision").first).to_be_visible()


def test_a_host_is_told_why_nobody_plays_for_somebody_who_is_here(new_page: NewPage) -> None:
    host, guest = two_players(new_page, refused="stand-in")
    host.get_by_role("button", name="Match").click()
    host.get_by_role("button", name="Let a bot play for Livia").click()
    expect(host.get_by_text("Livia is here, or was less than 2 minutes ago")).to_be_visible()
    # For oneself a bot may play whenever one likes.
    guest.get_by_role("button", name="Match").click()
    guest.get_by_role("button", name="Let a bot play for me").click()
    expect(guest.locator(".herald")).to_contain_text("plays for you")
    guest.get_by_role("button", name="I am back").click()
    expect(guest.locator(".herald")).to_have_count(0)


def test_a_host_is_told_how_to_end_what_others_play(new_page: NewPage) -> None:
    host, _ = two_players(new_page, refused="close")
    host.get_by_role("button", name="Match").click()
    host.get_by_role("button", name="Close the table").click()
    expect(host.get_by_text("Others play this match and are here")).to_be_visible()


def test_a_clock_is_right_on_a_device_whose_own_is_not(new_page: NewPage) -> None:
    host, guest = two_players(new_page, pace={"kind": "bank", "seconds": 600, "increment": 5})
    wrong = "(() => { const now = Date.now; Date.now = () => now() + 3600e3; })()"
    for page in (host, guest):
        # Wrong from the beginning, and set wrong while one plays.
        page.evaluate(wrong)
        expect(page.locator(".seat.turn .clock")).to_have_text(re.compile("^(10:0|9:[45])"))
        page.add_init_script(wrong)
        page.reload()
        expect(page.locator(".seat.turn .clock")).to_have_text(re.compile("^(10:0|9:[345])"))
