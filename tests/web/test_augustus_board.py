"""The table of Augustus in a browser: whole matches by mouse, keys and touch, and every kind of decision."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.augustus_players import MAIN, Player, begin, click, enter, reach, tap
from tests.web.conftest import NewPage
from tests.web.harness import augustus_positions, board
from tests.web.harness.board import AXE, SIZES

GAME = "augustus"
SMALL = ("phone", "small", "sideways")
"""Where the row, the rewards and what is under control lie behind buttons."""


@pytest.mark.positions
def test_six_play_to_the_end_with_the_mouse(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    begin(page, seats=6, goal=2)
    player = Player(page, click, click)
    player.play()
    assert {"keep", "mobilise", "choose"} <= player.moments
    expect(page.locator(".ended h2")).to_contain_text("won")
    expect(page.locator(".ended .score-pad thead th")).to_have_count(6)


@pytest.mark.positions
def test_a_match_with_the_keyboard_alone_in_french(new_page: NewPage) -> None:
    page = new_page(language="fr", in_words=False)
    begin(page, seats=2, goal=2)
    Player(page, reach, enter).play()
    expect(page.locator(".ended h2")).to_contain_text(re.compile("gagne|victoire"))
    expect(page.locator(".ended .score-pad tfoot")).to_contain_text("Total")


@pytest.mark.positions
def test_a_match_with_a_finger_on_a_phone_in_french(new_page: NewPage) -> None:
    page = new_page(language="fr", phone=True, in_words=False)
    begin(page, seats=3, goal=2)
    Player(page, tap, tap).play()
    expect(page.locator(".ended h2")).to_contain_text(re.compile("gagne|victoire"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ---- over many positions -----------------------------------------------------------------------------------------


class Harness(board.Harness):
    """A page with a position of Augustus."""

    game = GAME


def opened(browser: Browser, address: str, size: str, theme: str = "light") -> Harness:
    harness = Harness(browser, address, size)
    harness.open("two-middle", theme=theme)
    return harness


@pytest.fixture
def desk(browser: Browser, harness_at: str) -> Iterator[Harness]:
    harness = opened(browser, harness_at, "desk")
    yield harness
    assert harness.faults == []
    harness.close()


def test_the_positions_show_every_kind_of_decision(names: list[str]) -> None:
    assert {name.split("-", 1)[1] for name in names} >= augustus_positions.DECISIONS


@pytest.mark.positions
def test_every_decision_is_reached_by_hand_and_by_keyboard(desk: Harness, names: list[str]) -> None:
    for name in names:
        desk.show(name)
        assert desk.do("most => window.unreached(most)", 2) == [], name


@pytest.mark.positions
def test_what_can_be_chosen_is_legal(desk: Harness, names: list[str]) -> None:
    for name in names:
        told = desk.show(name)
        glowing = desk.do("""[...document.querySelectorAll('.forum .slot.may')]
            .map(one => one.closest('[data-slot]').dataset.slot.split(' ').slice(0, 2).join(' '))""")
        moves = [one["fields"] for one in told["gestures"] if one["kind"] in ("place", "move", "put_down")]
        assert set(glowing) == {f"{one['objective']} {one['symbol']}" for one in moves}, name
        cards = set(
            desk.do("""[...document.querySelectorAll('.forum [data-objective][data-target]')]
            .map(one => one.dataset.objective)""")
        )
        groups = ("keep", "choose", "lose", "complete", "clear")
        whole = [one["fields"] for one in told["gestures"] if one["kind"] in groups]
        single = [one["fields"]["objective"] for one in told["actions"] if one["group"] in groups]
        assert cards == {*single, *(id for one in whole for id in one["objectives"])}, name


@pytest.mark.positions
def test_no_word_is_missing_in_either_language(desk: Harness, names: list[str]) -> None:
    shown = [
        name
        for name in names
        if name.startswith("two") or name in ("six-middle-spectator", "six-middle-waiting", "six-end")
    ]
    for name in shown:
        for language in ("en", "fr"):
            desk.show(name, language)
            passages = desk.do("window.textBoard()")
            desk.do("window.change({over: true})")
            assert desk.do("[...window.missing]") == [], name
            assert not [line for one in passages for line in one["lines"] if "undefined" in line or "{" in line]


@pytest.mark.positions
def test_playback_goes_back_to_what_was_seen_before(desk: Harness, names: list[str]) -> None:
    checked = 0
    for name in names:
        told = desk.show(name)
        earlier = desk.do("position.earlier")
        events = [event for one in told["news"] for event in one["events"]]
        # Of an objective that was cleared nobody tells which slots had been filled.
        if earlier is None or any(one["event"] == "cleared" for one in events):
            continue
        checked += 1
        found = desk.do("events => window.before(events)", events)
        assert sorted(found["row"]) == sorted(earlier["row"]), name
        assert found["rewards"] == earlier["rewards"], name
        for now, was in zip(found["seats"], earlier["seats"], strict=True):
            assert now["reserve"] == was["reserve"], name
            assert sorted(now["controlled"]) == sorted(was["controlled"]), name
            assert _legions(now) == _legions(was), name
    assert checked > 8


def _legions(seat: dict[str, Any]) -> dict[tuple[str, str], int]:
    slots = ((one["id"], symbol, count) for one in seat["objectives"] for symbol, count in one["filled"].items())
    return {(objective, symbol): count for objective, symbol, count in slots if count}


@pytest.mark.positions
def test_every_step_of_a_playback_is_drawn(desk: Harness, names: list[str]) -> None:
    for name in names:
        desk.show(name)
        drawn = desk.do("""() => {
            const events = position.envelope.news.flatMap(one => one.events);
            return events.map((event, step) => {
                change({playing: {events, step}});
                return [event.phrase, document.querySelector('.wall .news').textContent];
            });
        }""")
        assert all(phrase == told for phrase, told in drawn), name


def test_a_legion_is_dragged_from_the_reserve_and_from_a_slot(desk: Harness) -> None:
    told = desk.show("two-middle")
    for kind in ("place", "move"):
        move = next(one for one in told["gestures"] if one["kind"] == kind)
        fields = move["fields"]
        start = desk.page.locator(
            ".reserve button"
            if kind == "place"
            else f"[data-slot^='{fields['origin']} {fields['origin_symbol']} '] button"
        )
        _drag(
            desk.page,
            start.first,
            desk.page.locator(f"[data-slot^='{fields['objective']} {fields['symbol']} '] .may").first,
        )
        expect(desk.page.locator(".consequence .move")).to_have_text(move["phrase"])
        desk.page.locator(MAIN).click()
        assert desk.do("window.committed.at(-1)") == move["actions"]


def _drag(page: Page, what: Locator, goal: Locator) -> None:
    what.hover()
    page.mouse.down()
    place = goal.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=6)
    page.mouse.up()


def test_cards_of_the_row_keep_their_places(desk: Harness) -> None:
    places = "[...document.querySelectorAll('.five li')].map(li => li.firstElementChild.dataset.objective ?? null)"
    desk.show("two-middle")
    before = desk.do(places)
    desk.do("position.envelope.view.row.splice(1, 1); change({})")
    assert desk.do(places) == [before[0], None, *before[2:]]
    desk.do("position.envelope.view.row.unshift('1'); change({})")
    assert desk.do(places) == [before[0], "1", *before[2:]]


def test_the_chances_are_those_of_the_bag(desk: Harness) -> None:
    bag = desk.show("six-middle", "en")["view"]["bag"]
    shown = desk.do("[...document.querySelectorAll('.wall .tally b')].map(one => Number.parseInt(one.textContent))")
    tokens = ("double_sword", "shield", "chariot", "catapult", "standard", "dagger", "joker")
    assert shown == [round(bag.get(one, 0) / sum(bag.values()) * 100 + 1e-9) for one in tokens]


@pytest.mark.parametrize("size", ["desk", "phone", pytest.param("tablet", marks=pytest.mark.positions)])
def test_everything_has_room_and_axe_finds_nothing_serious(browser: Browser, harness_at: str, size: str) -> None:
    harness = opened(browser, harness_at, size, theme="dark" if size == "tablet" else "light")
    harness.do(AXE)
    for name in ("six-keep", "six-middle", "two-remove-two", "six-claim", "six-choose", "two-lose"):
        harness.show(name, "fr")
        found = harness.do("""async () => {
            const {violations} = await axe.run(document, {resultTypes: ['violations']});
            return violations.filter(one => ['serious', 'critical'].includes(one.impact))
                .map(one => `${one.id}: ${one.nodes.map(node => node.target.join(' ')).slice(0, 3).join(', ')}`);
        }""")
        assert found == [], name
        assert harness.do("document.documentElement.scrollWidth <= innerWidth"), name
        below = harness.do("""() => {
            const edge = document.querySelector('.board').getBoundingClientRect().bottom;
            const parts = [...document.querySelectorAll('.forum > *')];
            return parts.filter(one => one.getBoundingClientRect().bottom > edge + 1).length;
        }""")
        assert below == 0, name
    assert harness.faults == []
    harness.close()


# ---- what stays in sight, at every size ------------------------------------------------------------------------------

OVERLAPS = """selector => {
  const boxes = [...document.querySelectorAll(selector)].map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height);
  const touch = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const name = one => one.className;
  return boxes.flatMap(([one, box], n) => boxes.slice(n + 1)
    .filter(([other, there]) => !one.contains(other) && touch(box, there)).map(([other]) => [name(one), name(other)]));
}"""
"""Which of some elements lie over each other."""

OUT_OF_REACH = """() => [...document.querySelectorAll('.forum [data-target], .tray .main')].filter(one => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return Math.min(width, height) < 24 || !one.contains(top);
}).map(one => one.dataset.target === undefined ? 'main button' : one.ariaLabel ?? one.textContent)"""
"""What can be chosen, but is too small, hidden, or out of the window."""

IN_SIGHT = """selector => [...document.querySelectorAll(selector)].filter(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const inside = x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1;
  return width && height && inside && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""
"""How many of some elements are seen whole."""


@pytest.mark.parametrize("size", ["desk", "laptop", "tablet", "phone"])
def test_taking_one_says_what_each_card_does_for_you(browser: Browser, harness_at: str, size: str) -> None:
    harness = opened(browser, harness_at, size)
    told = harness.show("six-choose", "en")
    row, own = told["view"]["row"], told["view"]["seats"][told["seat"]]
    names = harness.do("Object.fromEntries([...document.querySelectorAll('.pick')].map(one => "
                       "[one.dataset.objective, one.querySelector('.note').textContent.trim()]))")  # fmt: skip
    assert set(names) == set(row) and all(names.values())
    # What it adds to an objective under control, and a reward it completes, come before its colour.
    grown = own["controlled"][0]
    harness.do("([id, grown]) => { position.envelope.view.prospects[id].grows = { [grown]: 4 }; "
               "position.envelope = { ...position.envelope }; change({}); }", [row[0], grown])  # fmt: skip
    title = harness.do("id => document.querySelector(`[data-objective='${id}'] .note`).textContent.trim()", row[0])
    assert title.startswith("+4 on ") and len(title) > len("+4 on ")
    harness.close()


@pytest.mark.parametrize("size", ["desk", "laptop", "tablet"])
def test_cards_rewards_and_what_is_controlled_stay_in_sight(browser: Browser, harness_at: str, size: str) -> None:
    harness = opened(browser, harness_at, size)
    for name in ("six-choose", "four-choose-two", "two-lose", "six-claim", "six-middle", "four-mobilise", "six-keep"):
        told = harness.show(name, "fr")
        own = told["view"]["seats"][told["seat"]]
        assert harness.do(IN_SIGHT, ".forum .tablet") == len(told["view"]["rewards"]), name
        if "keep" not in name and "lose" not in name:
            assert harness.do(IN_SIGHT, ".finished .spine") >= len(own["controlled"]), name
        if "choose" in name or "lose" in name:
            going = [one for one in own["objectives"] if one["stage"] == "in_progress"]
            assert harness.do(IN_SIGHT, ".yours .objective") == len(going), name
            legions = sum(sum(one["filled"].values()) for one in going)
            assert harness.do("document.querySelectorAll('.yours .slot.on').length") == legions, name
        assert harness.do(OVERLAPS, ".wall, .objective, .tablet, .spine, .stairs li, .resting li, .tray") == [], name
    harness.close()


@pytest.mark.parametrize("size", SMALL)
def test_the_rest_of_the_table_is_one_press_away_on_a_phone(browser: Browser, harness_at: str, size: str) -> None:
    harness = opened(browser, harness_at, size)
    told = harness.show("six-choose", "en")
    for word, what in (("Rewards", ".forum .tablet"), ("In play", ".yours .objective"), ("Yours", ".finished .spine")):
        button = harness.page.locator(".peek button", has_text=word)
        expect(harness.page.locator(what).first).to_be_hidden()
        button.click()
        expect(harness.page.locator(what).first).to_be_visible()
        button.click()
    assert len(told["view"]["row"]) == harness.page.locator(".pick .note").count()
    harness.close()


@pytest.mark.parametrize("size", SMALL)
def test_everything_that_can_be_chosen_is_in_reach_on_a_phone(browser: Browser, harness_at: str, size: str) -> None:
    harness = opened(browser, harness_at, size)
    for name in ("six-keep", "six-middle", "four-joker", "six-choose", "two-remove-two", "six-claim", "two-lose"):
        harness.show(name, "fr")
        assert harness.do(OUT_OF_REACH) == [], name
        assert harness.do(OVERLAPS, ".wall, .peek, .tray, .seats-strip, .picks, .hand, .offer") == [], name
        assert harness.do("document.documentElement.scrollWidth <= innerWidth"), name
    harness.close()


@pytest.mark.parametrize("size", ["desk", "tablet", *SMALL])
def test_names_can_be_read_at_every_size(browser: Browser, harness_at: str, size: str) -> None:
    harness = opened(browser, harness_at, size)
    least = 11 if size in SMALL else 10
    for name in ("six-keep", "six-middle", "four-choose-two"):
        harness.show(name, "fr")
        sizes = harness.do("[...document.querySelectorAll('.forum h3, .forum .title, .forum .note, .seat .title')]"
                           ".filter(one => one.getBoundingClientRect().width > 1)"
                           ".map(one => Number.parseFloat(getComputedStyle(one).fontSize))")  # fmt: skip
        assert sizes and min(sizes) >= least, name
    harness.close()


def test_every_score_is_in_sight_with_four_and_six(browser: Browser, harness_at: str) -> None:
    for size in ("phone", "small", "tablet", "laptop"):
        harness = opened(browser, harness_at, size)
        for name in ("four-middle", "six-middle"):
            seats = len(harness.show(name, "fr")["view"]["seats"])
            inside = harness.do("""[...document.querySelectorAll('.seat-panel .score b')].filter(one => {
                const { x, right, top, bottom, width } = one.getBoundingClientRect();
                const list = one.closest('.seats-strip, .panels').getBoundingClientRect();
                return width && x >= list.x && right <= list.right && top >= list.top && bottom <= list.bottom;
            }).length""")
            assert inside == seats, (size, name)
        harness.close()


def test_a_large_screen_gets_a_larger_table(browser: Browser, harness_at: str) -> None:
    wide = {}
    for size in ("desk", "large"):
        harness = opened(browser, harness_at, size)
        harness.show("six-middle")
        wide[size] = harness.do("document.querySelector('.hand .slot').getBoundingClientRect().width")
        assert harness.do(OUT_OF_REACH) == []
        harness.close()
    assert wide["large"] > 1.3 * wide["desk"]


def test_a_card_that_unfolds_hides_nothing_that_can_be_chosen(desk: Harness) -> None:
    desk.show("six-middle")
    for place in range(5):
        desk.page.locator(".five .objective").nth(place).hover()
        expect(desk.page.locator(".glance")).to_be_visible()
        assert [pair for pair in desk.do(OVERLAPS, ".glance, [data-target]") if "glance" in pair[0] + pair[1]] == []


def test_the_last_rival_is_seen_whole(new_page: NewPage) -> None:
    """With four seats, and with six, the last rival's third objective is not cut."""
    for seats in (4, 6):
        page = new_page(in_words=False)
        begin(page, seats=seats, goal=7)
        Player(page, click, click).decide()
        expect(page.locator(".rail .progress")).to_have_count(3 * (seats - 1))
        for width, height in (SIZES["desk"], SIZES["laptop"]):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(
                "() => { const { bottom } = document.querySelector('.rail .panels').getBoundingClientRect();"
                " return [...document.querySelectorAll('.rail .progress')]"
                ".every(one => one.getBoundingClientRect().bottom <= bottom); }"
            )
        page.context.close()
