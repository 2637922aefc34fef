"""By keyboard alone, fewer than five keys lead from the start of a turn to what can be decided."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.test_layout import AT_REST, LOOKED_AT, RECORDS, begun

FEWER_THAN = 5
IS_THERE = "places => document.activeElement.matches(`${places}, .hand-area :is(button, [role=button]), .tray .button`)"


def keys_to_a_decision(page: Page, places: str) -> int:
    """Tab after Tab; a stop that leads on is taken with Enter."""
    for pressed in range(1, 30, 2):
        page.keyboard.press("Tab")
        if page.evaluate(IS_THERE, places):
            return pressed
        if page.evaluate("document.activeElement.matches('.to-the-move')"):
            expect(page.locator(".to-the-move")).to_be_in_viewport()
            page.keyboard.press("Enter")
            if page.evaluate(IS_THERE, places):
                return pressed + 1
    raise AssertionError("nothing that can be decided is reached")


@pytest.mark.parametrize("game", RECORDS)
def test_few_keys_lead_to_the_hand(new_page: NewPage, game: str) -> None:
    page = new_page(in_words=False, language="fr")
    begun(page, game)
    # As somebody who has just come: the focus is nowhere yet.
    page.reload()
    page.locator(".tray .main-acts .button").first.wait_for()
    page.evaluate(AT_REST)
    assert keys_to_a_decision(page, LOOKED_AT[game]) < FEWER_THAN
