"""Whole matches through the page, on the real boards, against bots: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import api, asked, begin
from tests.web.players import Finger, Keyboard, Mouse, Player

PLAY = {"en": "Play", "fr": "Jouer"}
SHELF = ["empire", "caesar", "augustus", "antike"]
WON = {"en": re.compile("won|share|lost"), "fr": re.compile("gagne|partage|perdez|victoire")}
RAW = re.compile(r"\b(?:caesar|empire)-[a-z]+|undefined|\{ ?\$|NaN")
"""What a word that is missing looks like."""

WAYS: dict[str, type[Player]] = {"mouse": Mouse, "keyboard": Keyboard, "touch": Finger}


def shelf(new_page: NewPage, language: str, phone: bool = False, in_words: bool = False) -> Page:
    """The shelf, with the weakest bot as the one that was played last."""
    page = new_page(None, language=language, phone=phone, in_words=False)
    kept = '{"level": "level1", "words": %s}' % ("true" if in_words else "false")
    page.add_init_script(f"if (!localStorage.quadriga) localStorage.quadriga = '{kept}'")
    return page


MATCHES = [
    pytest.param("caesar", "mouse", "fr", marks=pytest.mark.positions),
    ("caesar", "keyboard", "en"),
    pytest.param("caesar", "touch", "fr", marks=pytest.mark.positions),
    ("empire", "mouse", "en"),
    pytest.param("empire", "keyboard", "fr", marks=pytest.mark.positions),
    ("empire", "touch", "fr"),
]


@pytest.mark.parametrize(("game", "way", "language"), MATCHES)
def test_a_whole_match(new_page: NewPage, address: str, game: str, way: str, language: str) -> None:
    page = shelf(new_page, language, phone=way == "touch")
    page.goto(address)
    player = WAYS[way](page)
    player.start(PLAY[language], SHELF.index(game))
    player.play(game)
    assert player.decisions > 5
    expect(page.locator(".ended h2")).to_contain_text(WON[language])
    said = page.locator("main").inner_text()
    assert not RAW.search(said), RAW.search(said)
    outcome = api(page, "GET", f"/matches/{page.url.rsplit('/', 1)[1]}")["outcome"]
    totals = page.locator(".ended tfoot tr").first.locator("td").all_inner_texts()
    assert [int(one) for one in totals] == outcome["totals"]


@pytest.mark.parametrize(("game", "language"), [("augustus", "fr"), ("antike", "en")])
def test_a_match_in_words(new_page: NewPage, game: str, language: str) -> None:
    """Without a board: the list of decisions, by its digits; what takes long to play to the end is given up."""
    page = new_page(language=language)
    begin(page, game, [{"kind": "you"}, {"kind": "bot", "bot": "level1"}])
    for _ in range(20):
        asked(page)
        # A move may go on with the line that tells of it.
        before = page.locator(".rail .log").text_content()
        page.keyboard.press("1")
        page.wait_for_function("before => document.querySelector('.rail .log').textContent !== before", arg=before)
    expect(page.locator(".passages h2").first).to_be_visible()
    page.keyboard.press("m")
    for _ in range(2):
        page.get_by_role("button", name={"en": "Resign", "fr": "Abandonner"}[language]).click()
    expect(page.locator(".ended h2")).to_contain_text(WON[language])
    expect(page.locator(".ended .pad-area table")).to_be_visible()
