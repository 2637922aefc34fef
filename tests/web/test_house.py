"""What whoever runs the server sets, on the page: announcements, maintenance, bans, and who may come."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage, Server
from tests.web.people import api, begin, sit_down

YOU, HOT, OPEN = {"kind": "you"}, {"kind": "hot", "name": "Minerva"}, {"kind": "open"}
Admin = Callable[..., Any]


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, with the options it names."""
    found = Server(tmp_path, options=getattr(request, "param", ()))
    try:
        found.start()
        yield found
    finally:
        found.stop()


@pytest.fixture
def address(server: Server) -> str:
    return server.url


@pytest.fixture
def admin(server: Server) -> Admin:
    """The command of whoever runs the server."""

    def call(*words: str) -> Any:
        command = [sys.executable, "-m", "quadriga", "admin", *words, "--json"]
        database = ["--database", f"sqlite:///{server.folder / 'q.db'}"]
        return json.loads(subprocess.run([*command, *database], capture_output=True, check=True, timeout=60).stdout)

    return call


def test_an_announcement_comes_at_once_and_once_on_each_device(new_page: NewPage, admin: Admin) -> None:
    page, late = new_page(), new_page(None, language="fr")
    expect(page.locator(".bar")).to_be_visible()
    admin("announce", "The baths are open tonight.")
    notice = page.get_by_role("status").filter(has_text="The baths are open tonight.")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(page.locator(".bar")).to_be_visible()
    expect(page.get_by_text("The baths are open tonight.")).to_have_count(0)
    late.goto(page.url)
    expect(late.get_by_role("status").filter(has_text="The baths are open tonight.")).to_be_visible()
    admin("announce", "--clear")
    expect(late.get_by_text("The baths are open tonight.")).to_have_count(0)


def test_maintenance_is_said_and_games_go_on_where_they_may(new_page: NewPage, admin: Admin) -> None:
    page = new_page(refused="decisions")
    begin(page, "empire", [YOU, HOT])
    page.locator(".decision").first.wait_for()
    admin("maintenance", "on", "--note", "Back at noon.")
    said = page.locator(".notices")
    expect(said).to_contain_text("matches that are being played go on. Back at noon.")
    page.locator(".decision").first.click()
    expect(page.locator(".rail .log")).to_contain_text("built")
    admin("maintenance", "on", "--stop")
    expect(said).to_contain_text("All games stand still")
    admin("maintenance", "off")
    expect(said).to_have_text("")


def test_who_is_banned_reads_why_and_until_when(new_page: NewPage, admin: Admin) -> None:
    page = new_page(refused="hello")
    begin(page, "empire", [YOU, HOT])
    page.locator(".decision").first.wait_for()
    me = api(page, "GET", "/me")["id"]
    admin("ban", me, "--days", "3", "--why", "Too loud.")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("You are banned from this server until")
    expect(told).to_contain_text("Too loud.")
    expect(page.locator(".decision")).to_have_count(0)
    page.reload()
    expect(told).to_contain_text("Too loud.")
    page.get_by_role("button", name="Try now").click()
    expect(told).to_contain_text("Too loud.")
    admin("unban", me)
    # The page asks again by itself, after 18 seconds at the latest.
    expect(page.get_by_role("alert")).to_have_count(0, timeout=40_000)
    expect(page.locator("main.table")).to_be_visible()


@pytest.mark.parametrize("server", [("--accounts", "closed")], indirect=True)
def test_a_house_without_accounts_says_so(new_page: NewPage, admin: Admin) -> None:
    page = new_page()
    begin(page, "empire", [YOU, HOT])
    page.goto(page.url.split("#")[0] + "#/you")
    expect(page.locator("#account")).to_contain_text("No accounts are made here")
    expect(page.get_by_role("button", name="Make an account")).to_have_count(0)
    expect(page.locator("#account").get_by_label("Login")).to_be_visible()


@pytest.mark.parametrize("server", [("--accounts", "invited", "--guests", "off")], indirect=True)
def test_by_the_link_of_an_invitation_one_comes_and_makes_an_account(new_page: NewPage, admin: Admin) -> None:
    page = new_page(refused="guests")
    (first, second) = admin("invite", "--count", "2", "--page", page.url.split("#")[0])["invitations"]
    page.goto(first)
    form = page.get_by_role("form", name="Your name")
    code = first.rpartition("/")[2]
    expect(form.get_by_label("Invitation")).to_have_value(code)
    form.get_by_label("as others see it").fill("Livia")
    form.get_by_role("button").click()
    expect(page.locator(".you-head h2")).to_have_text("Livia")
    account = page.get_by_role("form", name="Make an account")
    account.get_by_label("Login").fill("livia")
    account.get_by_label("Password").fill("long enough")
    account.get_by_role("button").click()
    expect(page.locator("#account")).to_contain_text("Signed in as livia")
    assert [row["name"] for row in admin("invitations") if row["used_at"]] == ["Livia"]

    match = api(page, "POST", "/matches", {"game": "empire", "seats": [YOU, OPEN]})["id"]
    guest = new_page(f"#/join/{match}", refused="guests")
    guest.get_by_label("Your name").fill("Nero")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".refused")).to_contain_text("an account or an invitation")
    guest.get_by_label("Invitation").fill(second.rpartition("/")[2])
    sit_down(guest, "Nero")
