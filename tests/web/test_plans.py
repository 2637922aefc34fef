"""Where one waits, one can plan: a move prepared ahead, answers to others, and what a disabled button waits for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import api, begin
from tests.web.test_turns import match_of, open_match, play, sign_in

TITLES = ["caesar", "empire", "antike"]


def two(new_page: NewPage, game: str, **more: object) -> tuple[Page, Page, str]:
    """Who is asked, who waits, and their match."""
    people = new_page(), new_page(in_words=True, **more)
    for page, name in zip(people, ("Marcus", "Livia"), strict=True):
        sign_in(page, name)
    match = match_of(*people, game=game)
    owed = api(people[0], "GET", f"/matches/{match}/table")["owed"][0]["seat"]
    return (*(people if owed == 0 else people[::-1]), match)  # type: ignore[return-value]


@pytest.mark.parametrize("game", TITLES)
def test_a_move_prepared_ahead_is_drawn_and_played(new_page: NewPage, game: str) -> None:
    first, second, match = two(new_page, game)
    asked = api(first, "GET", f"/matches/{match}/table")
    seat = api(second, "GET", f"/matches/{match}")["you"][0]
    now, then = moves_apart(asked, api(second, "POST", f"/matches/{match}/outlooks", {"seat": seat}))
    open_match(second, match)
    second.get_by_role("button", name="Plan ahead").click()
    expect(second.locator(".prompt.planning")).to_contain_text("only you see it")
    second.locator(".decision", has_text=then["phrase"]).first.click()
    expect(second.locator(".prompt .planned")).to_contain_text("Planned:")
    # The page may be closed: the server plays it.
    second.goto("about:blank")
    mine = {"seat": asked["owed"][0]["seat"], "actions": now["actions"], "revision": asked["revision"]}
    api(first, "POST", f"/matches/{match}/decisions", mine)
    # A turn may be a few decisions.
    for _ in range(12):
        told = api(first, "GET", f"/matches/{match}/table?since=0")
        if any(line["seat"] == seat for line in told["news"]):
            break
        play(first, match)
    else:
        raise AssertionError("what was planned is not played")


def moves_apart(asked: dict[str, Any], outlook: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A move of who is asked and one of who waits that touch no place in common: the one leaves the other legal.

    Where both share what they build on, one that is possible already comes first: others may need a move not taken.
    """
    possible = [move["actions"] for move in moves(asked)]
    wanted = sorted(moves(outlook), key=lambda move: move["actions"] not in possible)
    for now in moves(asked):
        for then in wanted:
            if not touched(now) & touched(then):
                return now, then
    raise AssertionError("no two moves are apart")


def moves(table: dict[str, Any]) -> list[dict[str, Any]]:
    """Whole moves where the page draws such, single decisions elsewhere."""
    return table.get("gestures") or [{**one, "actions": [one["action"]]} for one in table["actions"]]


def touched(move: dict[str, Any]) -> set[object]:
    fields = move.get("fields", {})
    return {*fields.get("places", []), fields.get("border")} - {"rome", None}


def test_a_plan_can_answer_one_thing_go_on_and_be_taken_back(new_page: NewPage) -> None:
    _, second, match = two(new_page, "caesar")
    open_match(second, match)
    second.get_by_role("button", name="Plan ahead").click()
    second.get_by_role("button", name="If they…").click()
    answers = second.locator(".plan-answers li button")
    move = answers.first.inner_text()
    answers.first.click()
    expect(second.locator(".prompt.planning")).to_contain_text(f"If they decide “{move}”")
    second.locator(".decision").first.click()
    expect(second.locator(".prompt .planned")).to_contain_text(move)
    second.get_by_role("button", name="Your plan").click()
    second.get_by_role("button", name="And then…").click()
    expect(second.locator(".prompt.planning")).to_contain_text("After")
    second.locator(".decision").first.click()
    second.get_by_role("button", name="Your plan").click()
    expect(second.locator(".plan-lines li p")).to_have_count(2)
    second.locator(".plan-lines").get_by_role("button", name="Take it back").click()
    expect(second.locator(".plan-lines li")).to_have_count(0)


def test_a_plan_that_does_not_fit_is_given_up_with_a_sentence(new_page: NewPage) -> None:
    first, second, match = two(new_page, "caesar")
    open_match(second, match)
    told = api(first, "GET", f"/matches/{match}/table")
    seat = api(second, "GET", f"/matches/{match}")["you"][0]
    mine = api(second, "POST", f"/matches/{match}/outlooks", {"seat": seat})["actions"][0]["action"]
    step = {"when": told["actions"][-1]["action"], "actions": [mine]}
    api(second, "PUT", f"/matches/{match}/plan", {"seat": seat, "lines": [[step]]})
    expect(second.locator(".prompt .planned")).to_be_visible()
    play(first, match)
    expect(second.locator(".prompt")).to_contain_text("was not played")


def test_a_disabled_button_says_what_is_missing(new_page: NewPage) -> None:
    first, _, match = two(new_page, "caesar")
    open_match(first, match)
    button = first.get_by_role("button", name=re.compile("Play it|Place here"))
    expect(button).to_be_disabled()
    expect(button).to_have_accessible_description(re.compile("Choose a token and a border first"))
    why = first.locator(".main-acts .why", has_text="Choose a token and a border first")
    expect(why).to_be_hidden()
    button.focus()
    expect(why).to_be_visible()


def test_arrows_and_marks_lie_on_the_map_until_the_next_own_move(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begin(page, "caesar", [{"kind": "you"}, {"kind": "bot", "bot": "random"}])
    expect(page.get_by_role("button", name=re.compile("Play it|Place here"))).to_be_visible()
    box = page.locator(".board svg.map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down(button="right")
    page.mouse.move(x + 120, y + 40, steps=3)
    page.mouse.up(button="right")
    expect(page.locator(".marks g.mark .shaft")).to_have_count(1)
    page.mouse.click(x - 80, y, button="right")
    expect(page.locator(".marks > path.mark")).to_have_count(1)
    # The same again takes it away; with the pencil the left button draws, and nothing is chosen.
    page.mouse.click(x - 80, y, button="right")
    expect(page.locator(".marks > path.mark")).to_have_count(0)
    page.keyboard.press("d")
    page.get_by_role("button", name="Red square, dashed arrow").click()
    page.mouse.click(x - 80, y)
    expect(page.locator(".marks > path.mark.kind-1")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".pencil")).to_have_count(0)
    match = page.url.split("/")[-1]
    assert "mark" not in str(api(page, "GET", f"/matches/{match}"))
    page.keyboard.press("v")
    page.locator(".decision").first.click()
    page.keyboard.press("v")
    expect(page.locator(".marks .mark")).to_have_count(0)
