"""Matches of Antike in a real browser: to the end by mouse, keys and touch, and what a turn is made of."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.antike_players import begin, by_keys, by_mouse, by_touch, is_asked, play_out, revision
from tests.web.conftest import NewPage


@pytest.mark.positions
def test_two_players_with_the_mouse(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begin(page, 2, {"round_limit": "2"})
    player = play_out(page, by_mouse, nations=2)
    assert {"rondel", "march", "place"} <= player.kinds
    # Two nations a player: four columns.
    expect(page.locator(".antike-pad thead th")).to_have_count(4)


@pytest.mark.positions
def test_the_west_with_the_keyboard_alone_in_french(new_page: NewPage) -> None:
    page = new_page(language="fr", in_words=False)
    begin(page, 3, {"round_limit": "3", "map": "occident"})
    player = play_out(page, by_keys)
    assert {"rondel", "march"} <= player.kinds
    expect(page.locator(".antike-pad")).to_contain_text("personnages")


@pytest.mark.positions
def test_six_nations_with_a_finger_on_a_phone(new_page: NewPage) -> None:
    page = new_page(language="fr", in_words=False, phone=True)
    begin(page, 6, {"round_limit": "3"})
    player = play_out(page, by_touch)
    assert {"rondel", "march"} <= player.kinds
    expect(page.locator(".antike-pad thead th")).to_have_count(6)


def test_a_look_at_a_button_does_not_sweep_away_what_is_laid_out(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begin(page, 2, {})
    is_asked(page)
    page.locator('[data-goal="space arming"]').click()
    page.locator(".main-acts .main").click()
    expect(page.locator("[data-arm]").first).to_be_visible()
    before = revision(page)
    page.locator('[data-goal^="place "]').first.focus()
    page.keyboard.press("Enter")
    page.locator(".loose").first.hover()
    page.locator(".main-acts .main").click()
    expect(page.locator(f'.antike-board:not([data-revision="{before}"])')).to_be_visible()
    expect(page.locator("[data-arm]").first).to_be_visible()


def test_a_move_is_taken_back_inside_the_turn(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begin(page, 2, {})
    is_asked(page)
    page.locator('[data-goal="space arming"]').click()
    page.locator(".main-acts .main").click()
    expect(page.locator("[data-arm]").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-goal="space arming"]')).to_be_visible()


def test_standing_orders_are_changed_whenever_one_is_asked(new_page: NewPage) -> None:
    """ANT-R21: beside the map, and the question stays."""
    page = new_page(in_words=False)
    begin(page, 3, {"round_limit": "2"})
    for goal, kind in (("space arming", 0), ("place ", 1)):
        expect(page.locator(f'[data-goal^="{goal}"]').first).to_be_visible()
        page.get_by_role("button", name="Standing orders").click()
        order = page.locator(".orders-card .order").nth(kind)
        order.locator("button", has_text="always fight").click()
        expect(order.locator("[aria-pressed=true]")).to_have_text("always fight")
        # Once for each question: what was just said stands until it is answered.
        expect(order.locator("button", has_text="never fight")).to_be_disabled()
        expect(page.locator(f'[data-goal^="{goal}"]').first).to_be_visible()
        if kind == 0:
            page.locator('[data-goal="space arming"]').click()
            page.locator(".main-acts .main").click()
