"""An evening of two who only know a link: from `quadriga serve` to the end of a match, and once more.

They come over plain HTTP by a name that is no loopback: one at a desk with Firefox, in French; one with a phone.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import FRIENDS_HOST, NewPage, free_port
from tests.web.people import api, sit_down
from tests.web.players import MOST_DECISIONS, STATE, Finger, Mouse, Player


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """What a host starts for friends; the address that it prints for them, under the name by which tests call it."""
    port, log = free_port(), tmp_path / "out"
    command = [sys.executable, "-m", "quadriga", "serve", "--host", "0.0.0.0", "--port", str(port), "--no-browser"]
    with log.open("wb") as out:
        started = subprocess.Popen(
            [*command, "--lang", "en", "--database", f"sqlite:///{tmp_path / 'q.db'}"], stdout=out
        )
    try:
        while "Quadriga is at" not in log.read_text():
            assert started.poll() is None
            time.sleep(0.1)
        told = log.read_text()
        assert f"http://localhost:{port}/" in told
        assert f":{port}/" in told.partition("Friends in your network open")[2] or "is in no network" in told
        yield f"http://{FRIENDS_HOST}:{port}/"
    finally:
        started.terminate()
        started.wait(20)


def open_table(host: Page, server: str) -> str:
    """A table with a seat by link; the link that the waiting room shows."""
    host.goto(server + "#/new/caesar")
    host.get_by_role("radio", name="Par lien").click()
    host.get_by_label("Votre nom").fill("Éloïse")
    host.get_by_role("button", name="Ouvrir la table").click()
    expect(host.locator(".niche").first).to_contain_text("Éloïse")
    host.get_by_role("button", name="Copier", exact=True).click()
    expect(host.get_by_role("button", name="Copié")).to_be_visible()
    return host.get_by_role("textbox", name="Ou avec un lien").input_value()


def talk(host: Page, guest: Page) -> None:
    """A word from each, in the waiting room."""
    host.get_by_label("Écrire à la table").fill("Bienvenue")
    host.keyboard.press("Enter")
    guest.get_by_role("button", name="Chat").click()
    expect(guest.locator(".drawer .talk")).to_contain_text("Bienvenue")
    guest.get_by_role("textbox", name="Write to the table").fill("Ave")
    guest.keyboard.press("Enter")
    expect(host.locator(".rail .talk")).to_contain_text("Ave")
    guest.get_by_role("button", name="Close", exact=True).click()


CHOICE = ".hand [data-action], .map [role=button], .tray .loose"
"""What a decision of Caesar! begins with, once the board stands."""


def play_on(players: list[Player], decisions: int) -> bool:
    """Let both decide whenever they are asked, so many times in all; whether the match is over."""
    while sum(player.decisions for player in players) < decisions:
        states = [player.page.evaluate(STATE) for player in players]
        if states == ["over", "over"]:
            return True
        for player, state in zip(players, states, strict=True):
            if state == "asked" and player.shows(CHOICE):
                player.caesar()
                player.decisions += 1
    return False


def lose_the_line(guest: Page) -> None:
    """The phone is out of reach for a moment."""
    guest.context.set_offline(True)
    expect(guest.locator(".bar .live")).to_contain_text("Reconnecting")
    guest.context.set_offline(False)
    expect(guest.locator(".bar .live")).to_contain_text("Connected")


def rematch(host: Page, guest: Page) -> None:
    """Once more, by the buttons that the end shows: one asks, the other accepts, and sides are changed."""
    before = host.url
    host.get_by_role("button", name="Revanche").click()
    guest.get_by_role("button", name="Accept").click()
    host.wait_for_url(lambda url: url != before)
    for page in (host, guest):
        expect(page.locator(".ended")).to_have_count(0)
        expect(page.locator(".tray .prompt")).to_be_visible()
    assert guest.url.split("#")[1] == host.url.split("#")[1]
    assert api(host, "GET", f"/matches/{host.url.split('/')[-1]}")["you"] == [1]


def test_two_who_only_know_a_link(server: str, new_page: NewPage, firefox: Browser) -> None:
    host = new_page(None, language="fr", within=firefox, in_words=False)
    guest = new_page(None, phone=True, in_words=False)
    link = open_table(host, server)
    assert link.startswith(server)
    guest.goto(link)
    assert guest.evaluate("isSecureContext") is False
    sit_down(guest, "Livia")
    expect(host.locator(".niche").nth(1)).to_contain_text("Livia")
    talk(host, guest)
    host.get_by_role("button", name="Commencer").click()

    players: list[Player] = [Mouse(host), Finger(guest)]
    assert not play_on(players, 8)
    lose_the_line(guest)
    assert play_on(players, MOST_DECISIONS)
    expect(host.locator(".ended h2")).to_contain_text(re.compile("gagne|victoire"))
    expect(guest.locator(".ended h2")).to_contain_text("won")
    rematch(host, guest)
