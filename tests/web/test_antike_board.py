"""The board of Antike in a real browser: every kind of decision over real positions, and every size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.harness import board
from tests.web.harness.board import AXE

GAME = "antike"


class Harness(board.Harness):
    """A page with a position of Antike."""

    game = GAME

    def open_orders(self, told: dict[str, Any]) -> None:
        """Standing orders lie behind a button beside the map, unless a card has them (ANT-R21)."""
        if any(one["group"] == "order" for one in told["actions"]) and not self.page.locator(".order").count():
            self.page.locator(".open-orders").click()
            expect(self.page.locator(".orders-card")).to_be_visible()

    def settled(self) -> None:
        self.page.wait_for_selector(".antike-board[data-settled=true]", state="attached")


@pytest.fixture
def desk(browser: Browser, harness_at: str) -> Iterator[Harness]:
    harness = Harness(browser, harness_at)
    harness.open("four-rondel")
    yield harness
    assert harness.faults == []
    harness.close()


def kinds(names: list[str]) -> list[str]:
    """One position of each kind of decision on each map, and those that hardly ever come up."""
    asked: dict[tuple[bool, str], str] = {}
    for name in names:
        setting, _, kind = name.partition("-")
        asked[setting == "west", f"{name}" if setting in ("rare", "choose", "pairs") else kind.split("-")[0]] = name
    return sorted(set(asked.values()))


@pytest.mark.positions
def test_every_kind_of_decision_is_reached_by_hand_and_by_keyboard(desk: Harness, names: list[str]) -> None:
    met = set()
    for name in kinds(names):
        told = desk.show(name)
        met.add(told["question"] and told["question"]["decision"])
        desk.open_orders(told)
        assert desk.do("window.unreached(1)") == [], name
    assert met >= {
        "take", "start", "rondel", "orders", "exchange", "pay", "temple", "arm", "learn", "maneuver", "enter", "asked",
        "foe", "lose", "spend", "give_up", "found", "card", "conquest", "instead",
    }  # fmt: skip


GLOWING = """wanted => {
  const found = new Set([...document.querySelectorAll("[data-goal]")].map((one) => one.dataset.goal));
  return found.size === wanted.length && wanted.every((goal) => found.has(goal));
}"""


@pytest.mark.positions
def test_what_is_legal_glows_and_nothing_else(desk: Harness, names: list[str]) -> None:
    for name in names:
        told = desk.show(name)
        wanted = set()
        for one in told["actions"]:
            fields, group = one["fields"], one["group"]
            if group == "move":
                wanted.add(f"stack {fields['source']} {fields['unit']}")
            elif group == "fight":
                wanted.add(f"fight {fields['province']} {fields['unit']}")
            elif group == "go":
                wanted.add(f"space {fields['space']}")
            elif group == "learn":
                wanted.add(f"know {fields['know_how']}")
            elif "province" in fields:
                wanted.add(f"place {fields['province']}")
        if told["question"] and told["question"]["decision"] != "take":
            desk.page.wait_for_function(GLOWING, arg=sorted(wanted))


def test_a_stack_in_the_hand_shows_where_it_gets_and_what_waits_there(desk: Harness) -> None:
    told = desk.show("six-maneuver-late")
    march = next(one for one in told["gestures"] if one["kind"] in ("march", "meet"))["fields"]
    desk.page.locator(f'[data-goal="stack {march["source"]} {march["unit"]}"]').dispatch_event("click")
    ours = [
        one["fields"]["target"]
        for one in told["gestures"]
        if one["fields"].get("source") == march["source"] and one["fields"]["unit"] == march["unit"]
    ]
    shown = desk.do("[...document.querySelectorAll('.reach')].map(one => [one.dataset.goal, one.ariaLabel])")
    labels = {goal.split()[1]: label for goal, label in shown}
    assert set(ours) <= set(labels)
    for target in ours:
        waiting = told["view"]["provinces"].get(target)
        if waiting and waiting["city"]:
            assert str(waiting["defence"]) in labels[target]


def test_defence_stands_on_every_city_and_moves_left_over_the_units(desk: Harness) -> None:
    told = desk.show("six-maneuver-late")
    cities = {id: one["defence"] for id, one in told["view"]["provinces"].items() if one["city"]}
    drawn = desk.do(
        "Object.fromEntries([...document.querySelectorAll('.towns .town')].map(one => "
        "[one.dataset.province, Number(one.querySelector('.defence text').textContent)]))"
    )
    assert drawn == cities
    ready = sum(bool(one["ready"].get(unit)) for one in told["view"]["provinces"].values() for unit in one["ready"])
    assert desk.page.locator(".units .unit:has(.move:not(.spent))").count() == ready


def test_a_stack_is_dragged_to_a_province_and_lies_there_as_a_plan(desk: Harness) -> None:
    told = desk.show("two-maneuver-late")
    desk.settled()
    march = next(one for one in told["gestures"] if one["kind"] == "march")
    fields = march["fields"]
    stack = desk.page.locator(f'[data-goal="stack {fields["source"]} {fields["unit"]}"] .hit').bounding_box()
    town = desk.page.locator(f'.towns [data-province="{fields["target"]}"]').bounding_box()
    assert stack is not None and town is not None
    desk.page.mouse.move(stack["x"] + stack["width"] / 2, stack["y"] + stack["height"] / 2)
    desk.page.mouse.down()
    desk.page.mouse.move(town["x"] + town["width"] / 2, town["y"] + town["height"] / 2, steps=8)
    desk.page.mouse.up()
    laid = desk.do("window.kept.considered")
    assert laid is not None and laid[0] == march["actions"][0]
    assert desk.page.locator(".path").count() == 1 and desk.do("window.committed") == []
    desk.page.locator(".button.main").click()
    assert desk.do("window.committed") == [laid]


def test_a_hint_is_drawn_with_its_way(desk: Harness) -> None:
    told = desk.show("two-maneuver-late")
    march = next(one for one in told["gestures"] if one["kind"] == "march")["actions"][0]
    hint = [{"action": march, "phrase": "", "value": 0.6, "visits": 9}]
    desk.page.evaluate("([hint, action]) => change({hint, considered: [action]})", [hint, march])
    assert desk.page.locator(".flag-no.now").count() == 1 and desk.page.locator(".path").count() == 1
    told = desk.show("four-rondel-late")
    dear = max((one for one in told["gestures"]), key=lambda one: one["fields"]["price"])["actions"][0]
    desk.page.evaluate("action => change({considered: [action]})", dear)
    expect(desk.page.locator(".wedge.aim")).to_have_attribute("data-goal", f"space {dear.split()[1]}")


@pytest.mark.positions
def test_playback_goes_back_to_what_was_seen_before(desk: Harness, names: list[str]) -> None:
    """Steps of the news are drawn, and at the last one the board is what it is now."""
    desk.do("void (window.news = () => position.envelope.news.flatMap(one => one.events))")
    desk.do("void (window.at = ([step, id]) => momentAt(news(), step).provinces[id]?.units ?? {})")
    for name in [name for name in names if name.endswith(("-rondel-late", "-asked"))][::2]:
        told = desk.show(name)
        events = [event for news in told["news"] for event in news["events"]]
        for step in range(0, len(events), 1 + len(events) // 12):
            desk.page.evaluate("step => change({playing: {events: news(), step}})", step)
        moved = next((n for n, event in enumerate(events) if event["event"] == "moved"), None)
        if moved is not None:
            nation, unit, source = (events[moved]["fields"][key] for key in ("nation", "unit", "source"))
            before = desk.page.evaluate("one => at(one)", [moved - 1, source])
            after = desk.page.evaluate("one => at(one)", [moved, source])
            assert before[nation][unit] == after.get(nation, {}).get(unit, 0) + 1, name
        if events:
            last = desk.page.evaluate("step => momentAt(news(), step).provinces", len(events) - 1)
            units = {id: place["units"] for id, place in told["view"]["provinces"].items()}
            assert {id: place["units"] for id, place in last.items()} == units, name
        desk.do("change({playing: null})")


@pytest.mark.positions
def test_no_word_is_missing_in_either_language(desk: Harness, names: list[str]) -> None:
    for name in names:
        for language in ("en", "fr"):
            desk.show(name, language)
            passages = desk.do("window.textBoard()")
            desk.do("window.change({over: true})")
            assert desk.do("[...window.missing]") == [], name
            assert not [line for one in passages for line in one["lines"] if "undefined" in line or "{" in line]


def test_nothing_hides_anything_on_a_crowded_map(desk: Harness) -> None:
    desk.show("six-maneuver-late")
    desk.settled()
    hidden = desk.do(
        """(() => {
          const boxes = [...document.querySelectorAll('.units .unit, .towns .town, .towns .site')].map(one => {
            const { x, y, width, height } = one.querySelector('.body').getBoundingClientRect();
            return { x: x + width / 2, y: y + height / 2, reach: Math.min(width, height) / 2 };
          });
          const touch = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < (a.reach + b.reach) * .7;
          return boxes.filter((a, n) => boxes.slice(n + 1).some(b => touch(a, b))).length;
        })()"""
    )
    # Towns never move; some of them lie that close together on the map itself.
    assert hidden <= 2


ON_NAMES = """actions => {
  change({ considered: actions });
  const box = (one) => one.getBoundingClientRect();
  const figure = document.querySelector(".unit.ghost .figure");
  if (!figure) return [];
  const { left, right, top, bottom } = box(figure);
  const meets = (one) => Math.min(right, one.right) - Math.max(left, one.left) > 2 &&
    Math.min(bottom, one.bottom) - Math.max(top, one.top) > (bottom - top) / 3;
  const texts = [...document.querySelectorAll(".names tspan, .arms text")];
  return texts.filter((one) => meets(box(one))).map((one) => one.textContent);
}"""
"""The words that the unit of a move that is looked at would stand on."""


@pytest.mark.parametrize("name", ["six-arm-late", "six-maneuver-late", "west-maneuver-late"])
def test_a_unit_that_would_come_stands_on_no_word(desk: Harness, name: str) -> None:
    told = desk.show(name)
    desk.settled()
    moves = [one["actions"] for one in told["gestures"] if "target" in one["fields"]]
    moves += [[one["action"]] for one in told["actions"] if one["group"] == "arm"]
    assert moves
    for actions in moves[:40]:
        assert desk.do(ON_NAMES, actions) == [], actions


def test_the_corners_round_the_rondel_are_the_maps(desk: Harness) -> None:
    desk.show("west-rondel-late")
    corner = """(() => {
      const { left, bottom } = document.querySelector(".rondel").getBoundingClientRect();
      return document.elementFromPoint(left + 6, bottom - 6)?.closest(".wheel") === null;
    })()"""
    assert desk.do(corner)


def test_the_map_is_zoomed_and_panned_by_wheel_keys_and_buttons(desk: Harness) -> None:
    desk.show("four-maneuver-late")
    box = "document.querySelector('svg.map').viewBox.baseVal"
    whole = desk.do(f"{box}.width")
    desk.page.mouse.move(800, 300)
    desk.page.mouse.wheel(0, -400)
    desk.page.wait_for_function(f"() => {box}.width < {whole} * .8")
    left = desk.do(f"{box}.x")
    desk.page.keyboard.press("ArrowLeft")
    assert desk.do(f"{box}.x") < left
    desk.page.keyboard.press("0")
    assert desk.do(f"{box}.width") == pytest.approx(whole, rel=0.01)
    desk.page.locator(".map-tools button").first.click()
    assert desk.do(f"{box}.width") < whole
    desk.page.keyboard.down("z")
    expect(desk.page.locator(".glass")).to_be_visible()
    desk.page.keyboard.up("z")
    expect(desk.page.locator(".glass")).to_have_count(0)


def test_the_almanac_tells_of_nations_cities_and_figures(desk: Harness) -> None:
    told = desk.show("four-rondel", "en")
    desk.page.locator(".almanac-open").click()
    expect(desk.page.locator(".almanac-list li")).to_have_count(len(told["view"]["nations"]))
    expect(desk.page.locator(".almanac")).to_contain_text("Begins in")
    expect(desk.page.locator(".almanac")).to_contain_text("City-states that spread their tongue")
    for part, least in (("Cities", 50), ("Personalities", 35)):
        desk.page.get_by_role("radio", name=part).click()
        assert desk.page.locator(".almanac-list li").count() >= least


@pytest.mark.parametrize("size", ["desk", "phone", pytest.param("tablet", marks=pytest.mark.positions)])
def test_nobody_is_kept_out(size: str, browser: Browser, harness_at: str) -> None:
    """axe-core finds no serious problem, by day and by night."""
    harness = Harness(browser, harness_at, size)
    for theme, language, name in (("light", "en", "six-maneuver-late"), ("dark", "fr", "west-asked")):
        harness.open(name, theme=theme, language=language)
        harness.page.evaluate(AXE)
        found = harness.do("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        assert [
            f"{one['id']}: {node['target']}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ] == []
    assert harness.faults == []
    harness.close()


# ---- what is in sight, at every size -------------------------------------------------------------------------------

BOX = "selector => { const { x, y, right, bottom } = document.querySelector(selector).getBoundingClientRect();" \
    " return [x, y, right, bottom]; }"  # fmt: skip
OUT_OF_REACH = """selector => [...document.querySelectorAll(selector)].filter(one => {
  const { x, y, width, height } = (one.querySelector('.label, .symbol, .hit') ?? one).getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !top || !one.contains(top);
}).map(one => one.dataset.goal ?? one.className)"""
"""What can be chosen, but is hidden or out of the window."""
NAME_SIZES = """() => {
  const svg = document.querySelector('svg.map');
  const { width } = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('.names .name')].map(one =>
    Number.parseFloat(getComputedStyle(one).fontSize) * width / svg.viewBox.baseVal.width);
}"""


def test_the_rondel_says_what_each_space_would_produce(desk: Harness) -> None:
    told = desk.show("six-rondel-late", "en")
    made = {one["fields"]["space"]: one["fields"]["made"] for one in told["gestures"] if one["fields"]["made"]}
    assert set(made) <= {"marble", "iron", "gold"} and made
    shown = desk.do("Object.fromEntries([...document.querySelectorAll('.wedge:has(.plus)')].map(one => "
                    "[one.dataset.goal.split(' ')[1], Number(one.querySelector('.plus').textContent)]))")  # fmt: skip
    assert shown == made


@pytest.mark.parametrize("size", ["tablet", "phone", "small", "sideways"])
def test_the_rondel_hides_nothing_of_the_map(browser: Browser, harness_at: str, size: str) -> None:
    harness = Harness(browser, harness_at, size)
    harness.open("six-rondel-late")
    apart = """() => {
      const [map, wheel] = ['svg.map', '.wheel'].map(one => document.querySelector(one).getBoundingClientRect());
      return map.left >= wheel.right || map.bottom <= wheel.top;
    }"""
    harness.page.wait_for_function(apart)
    assert harness.page.evaluate(OUT_OF_REACH, ".wedge[role=button]") == []
    if size in ("phone", "small"):
        # At the thumb: just above the tray.
        board, wheel = (harness.page.evaluate(BOX, one) for one in (".board", ".wheel"))
        assert 0 <= board[3] - wheel[3] < 16
    harness.close()


def test_know_hows_say_what_they_do(desk: Harness) -> None:
    for language, word in (("en", "galleys: 3 moves"), ("fr", "galères\u202f: 3 manœuvres")):
        desk.show("six-rondel-late", language)
        said = desk.do("[...document.querySelectorAll('.kh small')].map(one => one.textContent)")
        assert len(set(said)) == 8 and word in said


def test_a_conquest_that_brings_a_general_shows_him(desk: Harness) -> None:
    """ANT-35: he is due when the action is over, and the card says so before it is played."""
    told = desk.show("rare-conquer", "en")
    conquest = next(one for one in told["gestures"] if one["kind"] == "conquer")["actions"]
    then = {**told["view"], "pending": {**told["view"]["pending"], "generals_due": 1}}
    desk.page.evaluate(
        "([actions, view]) => { position.previews[actions.join('|')] = { events: [], view }; "
        "change({ considered: actions }); }",
        [conquest, then],
    )
    expect(desk.page.locator(".antike-preview [data-stack=general]")).to_contain_text("+1 general")
    desk.page.evaluate("([actions, view]) => { position.previews[actions.join('|')].view = view; change({}); }",
                       [conquest, told["view"]])  # fmt: skip
    expect(desk.page.locator(".antike-preview [data-stack=general]")).to_have_count(0)


def test_the_glass_shows_the_map_in_its_own_colours(desk: Harness) -> None:
    desk.show("six-maneuver-late")
    desk.page.mouse.move(600, 300)
    desk.page.keyboard.down("z")
    expect(desk.page.locator(".glass")).to_be_visible()
    fills = """map => ['.sea', '.land', '.area.held'].map(one => document.querySelector(`${map} ${one}`))
        .map(one => getComputedStyle(one).fill)"""
    glass, board = (desk.page.evaluate(fills, one) for one in (".glass", "svg.map:not(.glass)"))
    assert glass == board and "rgb(0, 0, 0)" not in glass
    desk.page.keyboard.up("z")


def test_stacks_are_told_apart_by_the_moves_they_have_left(desk: Harness) -> None:
    told = desk.show("rare-mixed")
    ready = {id: place["ready"]["legion"] for id, place in told["view"]["provinces"].items() if place["ready"]}
    wanted = sorted(
        ((int(left), count, id) for id, group in ready.items() for left, count in group.items()), reverse=True
    )
    shown = desk.do("""[...document.querySelectorAll('.force-unit')].map(one => [
        one.querySelectorAll('.moves i').length, Number(one.querySelector('.figure').textContent),
        one.dataset.force.split(' ')[0]])""")
    assert [tuple(one) for one in shown] == wanted and len({left for left, _, _ in wanted}) > 1
    mixed = next(id for id, group in ready.items() if len(group) > 1)
    rows = desk.page.locator(f'.bench-of[data-province="{mixed}"] .may-move .moves-left')
    expect(rows).to_have_count(len(ready[mixed]))
    # Those with fewer moves go by themselves.
    desk.page.locator(".force-unit").last.click()
    assert desk.do("JSON.parse(kept.picked).stack.left") == wanted[-1][0]


def test_a_unit_is_armed_with_one_press_at_its_city_and_taken_back_with_another(desk: Harness) -> None:
    told = desk.show("six-arm-late")
    arms = [one for one in told["actions"] if one["group"] == "arm"]
    expect(desk.page.locator(".arms .plus")).to_have_count(len(arms))
    for one in arms[:2]:
        icon = {"legion": "shield", "galley": "ship"}[one["fields"]["unit"]]
        desk.page.locator(f'[data-arm-at="{one["fields"]["province"]} {icon}"]').dispatch_event("click")
        assert desk.do("window.committed.at(-1)") == [one["action"]]
    desk.do("position.envelope.undo = { alone: true, barrier: null, sentence: null }; change({})")
    less = desk.page.locator(".arms .less")
    expect(less).to_have_attribute("data-arm-at", f"{arms[1]['fields']['province']} less")
    less.dispatch_event("click")
    assert desk.do("window.undone") == 1
    expect(less).to_have_attribute("data-arm-at", f"{arms[0]['fields']['province']} less")


def test_a_province_that_one_stack_alone_gets_to_sends_it_there(desk: Harness) -> None:
    told = desk.show("two-maneuver-late")
    desk.settled()
    able: dict[str, set[tuple[str, str]]] = {}
    for one in told["gestures"]:
        if "target" in one["fields"]:
            able.setdefault(one["fields"]["target"], set()).add((one["fields"]["source"], one["fields"]["unit"]))
    target, (stack,) = next((id, stacks) for id, stacks in able.items() if len(stacks) == 1)
    desk.page.locator(f'.towns [data-province="{target}"]').dispatch_event("click")
    laid = desk.do("window.kept.considered")
    gesture = next(one for one in told["gestures"] if one["actions"] == laid)
    assert (gesture["fields"]["source"], gesture["fields"]["unit"]) == stack and gesture["fields"]["target"] == target
    desk.page.locator(".button.main").click()
    assert desk.do("window.committed") == [laid]


@pytest.mark.parametrize("size", ["desk", "laptop", "tablet", "phone", "small"])
def test_every_score_is_in_sight_with_six_nations(browser: Browser, harness_at: str, size: str) -> None:
    """However long a name is, and however many know-hows stand beside it."""
    harness = Harness(browser, harness_at, size)
    harness.open("six-rondel-late", language="fr")
    harness.do("""(() => {
      const all = window.told().board.know_hows.map(one => one.id);
      for (const nation of position.envelope.view.nations) nation.know_how = all;
      change({});
    })()""")
    inside = harness.do("""[...document.querySelectorAll('.antike-seat .big')].filter(one => {
      const { x, right, top, bottom, width } = one.getBoundingClientRect();
      const list = one.closest('.seats-strip, .panels').getBoundingClientRect();
      return width && x >= list.x && right <= list.right && top >= list.top && bottom <= list.bottom;
    }).length""")
    assert inside == 6
    harness.close()


@pytest.mark.parametrize("size", ["desk", "laptop", "tablet", "phone", "small", "sideways"])
def test_names_can_be_read_at_rest(browser: Browser, harness_at: str, size: str) -> None:
    harness = Harness(browser, harness_at, size)
    for name in ("six-rondel-late", "west-rondel-late"):
        harness.open(name)
        harness.settled()
        sizes = harness.do(f"({NAME_SIZES})()")
        assert sizes, "there are names"
        assert min(sizes) >= (11 if size in ("phone", "small", "sideways") else 10), name
    harness.close()


def test_a_phone_held_sideways_is_enough_for_a_turn(browser: Browser, harness_at: str) -> None:
    harness = Harness(browser, harness_at, "sideways", touch=True)
    told = harness.open("four-rondel-late", language="fr")
    harness.page.locator('[data-goal="space arming"], .wedge[role=button]').first.tap()
    expect(harness.page.locator(".button.main")).to_be_enabled()
    harness.page.locator(".button.main").tap()
    assert harness.do("window.committed.length") == 1 and told["question"]
    for name in ("six-maneuver-late", "four-learn-late", "west-asked", "six-arm-late"):
        harness.show(name, "fr")
        harness.settled()
        assert harness.page.evaluate(OUT_OF_REACH, ".kh.legal, .fight-card .answers button, .tray .loose") == [], name
        assert harness.do("document.documentElement.scrollWidth <= innerWidth"), name
    assert harness.faults == []
    harness.close()


def test_a_large_screen_gets_a_larger_rondel(browser: Browser, harness_at: str) -> None:
    wide = {}
    for size in ("desk", "large"):
        harness = Harness(browser, harness_at, size)
        harness.open("six-rondel-late")
        left, _, right, _ = harness.page.evaluate(BOX, ".wheel")
        wide[size] = right - left
        assert harness.page.evaluate(OUT_OF_REACH, ".wedge[role=button]") == []
        harness.close()
    assert wide["large"] > 1.3 * wide["desk"]
