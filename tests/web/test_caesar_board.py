"""The board of Caesar! in a browser, over many positions: all can be done, nothing is lost, nothing is invented."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.harness import board

TOTALS = """action => {
    change({considered: [action]});
    const figures = (id) => [...document.querySelectorAll(`[data-province="${id}"] .handle text`)];
    const drawn = (id) => figures(id).map(one => Number(one.textContent));
    const {view} = position.previews[action];
    return position.envelope.view.provinces.flatMap((one, n) =>
        one.closed ? [] : [[drawn(one.id), view.provinces[n].influence]]);
}"""
"""Both totals of every open province as they are drawn while a move is looked at, and as they are foretold."""

GAME = "caesar"


class Harness(board.Harness):
    """A page with a position of Caesar!."""

    game = GAME


@pytest.fixture(scope="module")
def desk_for_all(browser: Browser, harness_at: str) -> Iterator[Harness]:
    harness = Harness(browser, harness_at)
    harness.open("base-middle")
    yield harness
    harness.close()


@pytest.fixture
def desk(desk_for_all: Harness) -> Iterator[Harness]:
    desk_for_all.faults.clear()
    yield desk_for_all
    assert desk_for_all.faults == []


@pytest.fixture
def phone(browser: Browser, harness_at: str) -> Iterator[Harness]:
    harness = Harness(browser, harness_at, "phone", touch=True)
    harness.open("base-middle")
    yield harness
    assert harness.faults == []
    harness.close()


@pytest.mark.positions
@pytest.mark.parametrize(("way", "share"), [("hand", 0), ("keyboard", 1)])
def test_every_decision_is_reached(desk: Harness, names: list[str], way: str, share: int) -> None:
    for name in names[share::2]:
        desk.show(name)
        desk.do("change({bare: true})")
        assert desk.page.evaluate("way => unreached(way)", way) == [], name


@pytest.mark.positions
def test_every_decision_is_reached_with_a_finger(phone: Harness, names: list[str]) -> None:
    for name in [one for one in names if one.startswith("all-")]:
        phone.show(name)
        assert phone.page.evaluate("unreached('touch')") == [], name


@pytest.mark.positions
def test_what_is_legal_glows_and_nothing_else(desk: Harness, names: list[str]) -> None:
    for name in names:
        told = desk.show(name)
        legal = {one["fields"].get("border") or one["fields"].get("province") for one in told["actions"]}
        glowing = desk.do(
            "[...document.querySelectorAll('.map [role=button]')].map(e => e.dataset.border ?? e.dataset.province)"
        )
        assert set(glowing) == legal - {None}, name


@pytest.mark.positions
def test_no_word_is_missing_in_either_language(desk: Harness, names: list[str]) -> None:
    for name in names:
        for language in ("en", "fr"):
            desk.show(name, language)
            passages = desk.do("window.textBoard()")
            desk.do("window.change({over: true})")
            assert desk.do("[...window.missing]") == [], name
            assert not [line for one in passages for line in one["lines"] if "undefined" in line or "{" in line]


def test_the_totals_on_the_board_are_those_of_the_preview(desk: Harness, names: list[str]) -> None:
    for name in ("base-middle", "all-late", "border-control-late", "solo-all-middle"):
        told = desk.show(name)
        for action in [one["action"] for one in told["actions"]][:20]:
            shown = desk.page.evaluate(TOTALS, action)
            assert all(drawn == foretold for drawn, foretold in shown), (name, action)


@pytest.mark.positions
def test_playback_goes_back_to_what_was_seen_before(desk: Harness, names: list[str]) -> None:
    checked = 0
    for name in names:
        desk.show(name)
        if desk.do("window.position.earlier === null"):
            continue
        checked += 1
        told = desk.do("window.before(position.envelope.news.flatMap(one => one.events))")
        earlier = desk.do("window.position.earlier")
        for part in ("provinces", "borders"):
            for one, was in zip(told[part], earlier[part], strict=True):
                one.pop("second_waits", None)
                if one.get("face") == "hidden":  # the end shows what lies face down
                    was["token"] = one["token"]
                assert one == was, name
        for one, was in zip(told["sides"], earlier["sides"], strict=True):
            assert (one["markers_left"], one["markers"]) == (was["markers_left"], was["markers"]), name
    assert checked > 5


@pytest.mark.positions
def test_every_step_of_a_playback_is_drawn(desk: Harness, names: list[str]) -> None:
    for name in names:
        desk.show(name)
        desk.do(
            """(() => {
                const events = position.envelope.news.flatMap(one => one.events);
                events.forEach((_, step) => change({playing: {events, step}}));
                change({playing: null});
            })()"""
        )
        assert desk.faults == [], name


def test_a_hint_lies_on_the_board_with_the_line_foreseen(desk: Harness) -> None:
    told = desk.show("all-middle")
    first, *others = [one for one in told["actions"] if one["group"] == "place"]
    later = next(one for one in others if one["fields"]["border"] != first["fields"]["border"])
    hint = {"action": first["action"], "value": 0.6, "line": [{"seat": 1, "actions": [later["action"]]}]}
    desk.page.evaluate("hint => change({hint: [hint], considered: [hint.action]})", hint)
    assert desk.page.locator(".flag-no").all_text_contents() == ["1", "2"]
    assert desk.page.locator(".line-to-come path").count() == 1
    assert desk.page.locator(".tessera.ghost").count() == 1
    assert desk.page.locator(".hand-token.selected").get_attribute("data-token") == first["fields"]["token"]
    desk.page.locator(".button.main").click()
    assert desk.do("window.committed") == [[first["action"]]]


def test_a_token_is_dragged_turned_and_placed(desk: Harness) -> None:
    told = desk.show("all-middle")
    action = next(
        one
        for one in told["actions"]
        if one["group"] == "place" and one["fields"]["token"].endswith(("51", "42", "31", "60"))
    )
    fields = action["fields"]
    desk.page.locator(f"[data-token='{fields['token']}']").first.hover()
    desk.page.mouse.down()
    space = desk.page.locator(f"[data-border='{fields['border']}'] .dish").bounding_box()
    assert space is not None
    desk.page.mouse.move(space["x"] + 4, space["y"] + 4, steps=8)
    desk.page.mouse.up()
    first = desk.do("window.kept.picked")
    assert first.startswith(f"move place {fields['token']} {fields['border']} ")
    desk.page.locator(".hand .turn").click()
    second = desk.do("window.kept.picked")
    assert second != first and second.startswith(f"move place {fields['token']} {fields['border']} ")
    desk.page.locator(".button.main").click()
    assert desk.do("window.committed") == [[second.removeprefix("move ")]]


def test_a_move_is_made_with_real_keys(desk: Harness) -> None:
    told = desk.show("base-middle")
    token = told["actions"][0]["fields"]["token"]
    desk.page.locator(f"[data-token='{token}']").first.focus()
    desk.page.keyboard.press("Enter")
    desk.page.locator(".map [role=button]").first.focus()
    desk.page.keyboard.press("ArrowRight")
    desk.page.keyboard.press("Enter")
    laid = desk.do("window.kept.picked")
    desk.page.keyboard.press("Enter")
    assert desk.do("window.committed") == [[laid.removeprefix("move ")]]


def test_a_phone_looks_closer_and_double_tap_shows_the_whole(phone: Harness) -> None:
    phone.show("base-middle")
    width = "Number(document.querySelector('svg.map').getAttribute('viewBox').split(' ')[2])"
    near = phone.do(width)
    assert near < 500
    box = phone.page.locator("svg.map").bounding_box()
    assert box is not None
    phone.page.mouse.dblclick(box["x"] + 12, box["y"] + box["height"] - 12)
    assert phone.do(width) > 1000
    phone.page.locator(".map [role=button]").first.focus()
    phone.page.keyboard.press("+")
    assert phone.do(width) < 1000
    phone.page.keyboard.press("0")
    assert phone.do(width) > 1000


IN_SIGHT = """selector => {
  const [board, target] = ["svg.map", selector].map(one => document.querySelector(one).getBoundingClientRect());
  return board.left <= target.left && target.right <= board.right
    && board.top <= target.top && target.bottom <= board.bottom;
}"""
"""Whether the whole of something lies within the map as it is shown."""


def test_a_tap_lays_a_token_and_the_target_stays_in_sight(phone: Harness) -> None:
    told = phone.show("all-late")
    for action in [one for one in told["actions"] if one["group"] == "place"][:6]:
        fields = action["fields"]
        phone.do("change({picked: null, considered: null})")
        phone.page.locator(f"[data-token='{fields['token']}']").first.tap()
        space = f"[data-border='{fields['border']}']"
        phone.page.locator(space).dispatch_event("click")
        phone.page.wait_for_function(IN_SIGHT, arg=f"{space} .body")
