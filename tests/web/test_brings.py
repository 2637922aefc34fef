"""What each choice of Augustus brings stands beside it in the list of decisions, as the table would show it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.people import api
from tests.web.test_layout import AT_REST, RECORDS, positions


def test_the_list_of_augustus_tells_what_each_choice_brings(new_page: NewPage) -> None:
    """Objectives as they would stand, rewards as points; what completes an objective is first and marked."""
    page = new_page()
    api(page, "POST", "/guests", {"name": "Marcus"})
    page.reload()
    seen = set()
    # Places where legions are mobilised, where one is taken back after an attack, and where a reward is offered.
    for match in list(positions(page, "augustus", RECORDS["augustus"][0], 9))[1:4]:
        page.goto(page.url.split("#")[0] + "#/")
        expect(page.locator(".decision")).to_have_count(0)
        page.goto(page.url.split("#")[0] + f"#/match/{match}")
        expect(page.locator(".decision small").first).to_be_visible()
        page.evaluate(AT_REST)
        told = page.locator(".decision small").all_inner_texts()
        idle = page.get_by_role("button", name="Leave all legions").or_(page.get_by_role("button", name="Wait for"))
        assert len(told) >= page.locator(".decision").count() - idle.count() - 1
        if any("completes" in one for one in told):
            seen.add("completes")
            assert "completes Cantabria, 2 points" in told[0]
            assert page.locator(".decision").first.locator("small.scores").count() == 1
        elif any("+4" in one for one in told):
            seen.add("reward")
        elif all(" of " in one for one in told):
            seen.add("taken back")
    assert seen == {"completes", "reward", "taken back"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_look_at_a_choice_says_what_it_brings_and_not_that_you_have_decided(new_page: NewPage, language: str) -> None:
    page = new_page(phone=True, language=language)
    api(page, "POST", "/guests", {"name": "Marcus"})
    page.reload()
    match = list(positions(page, "augustus", RECORDS["augustus"][0], 9))[1]
    page.goto(page.url.split("#")[0] + f"#/match/{match}")
    line = page.locator(".decision:has(small)").first
    expect(line).to_be_visible()
    page.evaluate(AT_REST)
    brings = line.locator("small").inner_text()
    line.tap()
    card = page.locator(".card-place .preview")
    expect(card.locator(".brings")).to_have_text(brings)
    expect(card).not_to_have_text(re.compile("decided|décidé"))
