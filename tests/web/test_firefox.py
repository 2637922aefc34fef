"""The page in Firefox: a whole match of each title on its board, and every table at three sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import antike_players, augustus_players
from tests.web.conftest import NewPage
from tests.web.people import begin
from tests.web.players import Mouse
from tests.web.test_layout import RECORDS, visit, visit_once

SIZES = [(390, 844), (1024, 768), (1440, 900)]
YOU, BOT = {"kind": "you"}, {"kind": "bot", "bot": "level1"}


def on_a_map(game: str) -> Callable[[Page], None]:
    def play(page: Page) -> None:
        begin(page, game, [YOU, BOT])
        Mouse(page).play(game)

    return play


def augustus(page: Page) -> None:
    augustus_players.begin(page, seats=2, goal=2)
    augustus_players.Player(page, augustus_players.click, augustus_players.click).play()


def antike(page: Page) -> None:
    antike_players.begin(page, 2, {"round_limit": "2"})
    antike_players.play_out(page, antike_players.by_mouse, nations=2)


MATCHES = {"caesar": on_a_map("caesar"), "empire": on_a_map("empire"), "augustus": augustus, "antike": antike}
SHORT = "caesar"
"""What `make test` plays and looks at; the others take part in `make sweep`."""
TITLES = [one if one == SHORT else pytest.param(one, marks=pytest.mark.positions) for one in MATCHES]


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_match_in_firefox(new_page: NewPage, firefox: Browser, game: str) -> None:
    page = new_page(in_words=False, within=firefox)
    MATCHES[game](page)
    expect(page.locator(".ended h2")).to_be_visible()


def test_a_table_at_three_sizes_in_firefox(new_page: NewPage, firefox: Browser) -> None:
    page = new_page(in_words=False, within=firefox)
    assert visit_once(page, SHORT, SIZES) == []


@pytest.mark.positions
@pytest.mark.parametrize("game", RECORDS)
def test_all_tables_at_three_sizes_in_firefox(new_page: NewPage, firefox: Browser, game: str) -> None:
    page = new_page(in_words=False, within=firefox)
    assert visit(page, game, 3, [SIZES] * len(RECORDS[game])) == []
