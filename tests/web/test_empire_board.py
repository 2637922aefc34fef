"""The board of L'Empire de César in a real browser, over real positions: every route by pointer and by keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

GAME = "empire"
DESK, TABLET, PHONE = {"width": 1440, "height": 900}, {"width": 1024, "height": 768}, {"width": 390, "height": 844}
# The harness draws before the next promise is kept: nothing has to be painted between two steps.
EVERY_ROUTE = """async (path) => {
  const wrong = [], frame = () => Promise.resolve();
  const reset = async () => {
    harness.change({ committed: null, considered: null, picked: null });
    await frame();
    await frame();
  };
  const by = {};
  for (const route of harness.envelope.gestures) (by[route.fields.city] ??= []).push(route);
  const begun = harness.envelope.view.building;
  for (const [city, routes] of Object.entries(by)) for (const route of routes) {
    await reset();
    const failed = await (path === "pointer" ? byPointer : byKeys)(city, routes, route, begun, frame);
    const done = harness.committed;
    if (failed || done?.join() !== route.actions.join()) wrong.push([route.actions.join(", "), failed, done]);
  }
  await reset();
  return wrong;

  function hit(element) {
    element.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!top || !element.contains(top)) return false;
    top.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    return true;
  }
  async function byPointer(city, routes, route, begun, frame) {
    if (!begun) {
      const place = document.querySelector(`[data-city="${city}"][role=button]`);
      if (!place || !hit(place)) return "the city cannot be pressed";
      await frame();
    }
    const row = [...document.querySelectorAll("button.route")][routes.indexOf(route)];
    if (!row || !hit(row)) return "the route cannot be pressed";
    await frame();
    return hit(document.querySelector("button.play")) ? null : "the button cannot be pressed";
  }
  async function byKeys(city, routes, route, begun, frame) {
    const press = async (key) => {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      await frame();
    };
    if (begun) {
      const row = [...document.querySelectorAll("button.route")][routes.indexOf(route)];
      row.focus(); await frame(); document.activeElement.click(); await frame();
      return null;
    }
    const place = document.querySelector(`[data-city="${city}"][role=button]`);
    place.focus();
    if (document.activeElement !== place) return "the city takes no focus";
    await frame();
    await press("Enter");
    const steps = routes.indexOf(route) - routes.findIndex(one => one.actions.join() === harness.considered.join());
    for (let n = 0; n < Math.abs(steps); n++) await press(steps > 0 ? "ArrowDown" : "ArrowUp");
    await press("Enter");
    return null;
  }
}"""


class Harness:
    """Pages over the positions in a folder; whatever a page complains about is kept."""

    def __init__(self, browser: Browser, positions: Path, address: str) -> None:
        self.browser, self.positions, self.address = browser, positions, address
        self.complaints: list[str] = []

    @property
    def names(self) -> list[str]:
        return self._read("names")

    def told(self, name: str) -> dict[str, Any]:
        return self._read(name)["envelope"]

    def _read(self, name: str) -> Any:
        return json.loads((self.positions / f"{name}.json").read_text(encoding="utf-8"))

    def complain(self, name: str, text: str) -> None:
        self.complaints.append(f"{name}: {text}")

    def page(self, name: str, size: dict[str, int] = DESK, more: str = "", touch: bool = False) -> Page:
        page = self.browser.new_context(viewport=size, has_touch=touch).new_page()  # type: ignore[arg-type]
        page.on("console", lambda message: self.complain(name, message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.complain(name, str(error)))
        page.goto(f"{self.address}/tests/web/harness/empire.html?position={name}&{more}")
        page.wait_for_function("window.harness?.ready")
        return page


@pytest.fixture(scope="module")
def harness(positions: Path, browser: Browser, harness_at: str) -> Harness:
    return Harness(browser, positions, harness_at)


@pytest.fixture(autouse=True)
def quiet(harness: Harness) -> Iterator[None]:
    """No page complains."""
    harness.complaints.clear()
    yield
    assert harness.complaints == []


def drawn(page: Page) -> None:
    """Wait until what was changed is on the screen, however long a frame takes."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def state(page: Page, key: str) -> Any:
    drawn(page)
    return page.evaluate(f"harness.{key}")


@pytest.mark.positions
@pytest.mark.parametrize(("path", "share"), [("pointer", 0), ("keys", 1)])
def test_every_route_can_be_played(harness: Harness, path: str, share: int) -> None:
    """And with the routes every decision that the title says it draws; the others are buttons of the shell."""
    met: set[tuple[str, ...]] = set()
    page = harness.page("three-middle", more="still")
    for name in harness.names[share::2]:
        told = harness.told(name)
        chains = {",".join(route["actions"]) for route in told["gestures"]}
        # Several moments can be found in one position.
        if not chains or tuple(sorted(chains)) in met:
            continue
        met.add(tuple(sorted(chains)))
        page.evaluate("name => { harness.bare = true; return harness.show(name); }", name)
        assert page.evaluate(EVERY_ROUTE, path) == [], name
        begun = {route["actions"][0] for route in told["gestures"]}
        drawn = page.evaluate("harness.envelope.actions.filter(harness.draws).map(one => one.action)")
        assert set(drawn) <= begun, name
    assert sum(map(len, met)) > 60
    page.context.close()


@pytest.mark.positions
@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_every_route_can_be_played_on_small_screens(harness: Harness, size: dict[str, int]) -> None:
    for name in ("three-tied", "five-many"):
        page = harness.page(name, size, "still")
        page.keyboard.press("Tab")
        # The whole board, so that no city is beyond the edge.
        page.evaluate("document.querySelector('[data-city][role=button]').focus()")
        page.keyboard.press("0")
        assert page.evaluate(EVERY_ROUTE, "keys") == [], name
        page.context.close()


def test_a_route_that_is_begun_stays_laid_out(harness: Harness) -> None:
    """Whatever is pressed or looked at: it has to be finished."""
    begun = [name for name in harness.names if harness.told(name)["view"]["building"]]
    name = next(one for one in begun if len(harness.told(one)["gestures"]) > 1)
    page, told = harness.page(name), harness.told(name)
    routes = page.locator("button.route")
    expect(routes).to_have_count(len(told["gestures"]))
    page.keyboard.press("Escape")
    expect(routes).to_have_count(len(told["gestures"]))
    page.locator("button.next").click()
    chosen = state(page, "considered")
    page.locator(f'[data-city="{told["view"]["building"]["city"]}"]').hover()
    page.mouse.move(5, 400)
    assert state(page, "considered") == chosen
    expect(routes).to_have_count(len(told["gestures"]))
    page.context.close()


def test_only_targets_glow_and_others_have_none(harness: Harness) -> None:
    for name in ("three-middle", "three-middle-waiting", "three-middle-spectator", "five-end"):
        page, told = harness.page(name), harness.told(name)
        shown = page.eval_on_selector_all("[data-city][role=button]", "all => all.map(one => one.dataset.city)")
        assert sorted(shown) == sorted({route["fields"]["city"] for route in told["gestures"]}), name
        page.context.close()


def test_mouse_hover_shows_a_route_a_click_keeps_it_and_build_plays_it(harness: Harness) -> None:
    page, told = harness.page("three-middle"), harness.told("three-middle")
    city = told["gestures"][0]["fields"]["city"]
    place = page.locator(f'[data-city="{city}"]')
    place.hover()
    assert state(page, "considered")[0] == f"city {city}"
    assert page.locator(".road.ghost").count() > 0 and page.locator(".way").count() == 1
    page.mouse.move(5, 400)
    assert state(page, "considered") is None and page.locator(".road.ghost").count() == 0
    place.click()
    page.mouse.move(5, 400)
    assert state(page, "picked") == city and page.locator(".road.ghost").count() > 0
    page.locator("button.play").click()
    assert state(page, "committed")[0] == f"city {city}"
    page.context.close()


def test_a_mouse_over_a_narrow_window_lays_nothing_out_before_it_is_pressed(harness: Harness) -> None:
    """A card there takes its room from the map: what it is about would move away from under the pointer."""
    page = harness.page("three-middle", PHONE)
    city = page.evaluate(
        """() => [...document.querySelectorAll(".city[role=button]")].find((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }).dataset.city"""
    )
    place = page.locator(f'[data-city="{city}"]')
    place.hover()
    assert state(page, "considered") is None
    place.click()
    assert state(page, "picked") == city and state(page, "considered")[0] == f"city {city}"
    page.context.close()


def test_keys_alone_go_from_city_to_city_and_build(harness: Harness) -> None:
    page, told = harness.page("five-middle"), harness.told("five-middle")
    cities = {route["fields"]["city"] for route in told["gestures"]}
    page.keyboard.press("Tab")
    met = set()
    for key in ["ArrowRight"] * 8 + ["ArrowDown"] * 4 + ["ArrowLeft"] * 8 + ["ArrowUp"] * 4:
        met.add(page.evaluate("document.activeElement.dataset.city"))
        page.keyboard.press(key)
    assert met <= cities and len(met) >= len(cities) // 2
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert state(page, "committed") in [route["actions"] for route in told["gestures"]]
    page.context.close()


def test_a_finger_taps_steps_and_builds_and_the_card_never_hides_the_city(harness: Harness) -> None:
    page, told = harness.page("two-middle", PHONE, touch=True), harness.told("two-middle")
    by_city: dict[str, int] = {}
    for route in told["gestures"]:
        by_city[route["fields"]["city"]] = by_city.get(route["fields"]["city"], 0) + 1
    for city in (city for city, routes in by_city.items() if routes > 1):
        page.evaluate("city => harness.change({ picked: city, considered: null })", city)
        page.wait_for_function(
            """city => {
              const card = document.querySelector(".routes")?.getBoundingClientRect();
              const place = document.querySelector(`[data-city="${city}"]`).getBoundingClientRect();
              const across = place.left > 0 && place.right < innerWidth;
              return card && across && place.top > 100 && place.bottom < card.top + 12;
            }""",
            arg=city,
        )
        page.locator("button.next").tap()
        second = state(page, "considered")
        page.locator("button.play").tap()
        assert state(page, "committed") == second
        page.evaluate("harness.change({ committed: null, picked: null, considered: null })")
    page.context.close()


CROSSED = """() => {
  const map = document.querySelector("svg.map");
  const unit = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
  const letters = [...map.querySelectorAll(".names tspan")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const half = parseFloat(getComputedStyle(one).fontSize) * unit * .36;
    return { word: one.textContent, left, right, top: (top + bottom) / 2 - half, bottom: (top + bottom) / 2 + half };
  });
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return letters.flatMap((a, n) => letters.slice(n + 1).filter(b => meet(a, b)).map(b => `${a.word} ${b.word}`));
}"""
"""Which names of places lie over each other, by the height of their letters."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (1024, 640)])
def test_names_have_room_however_small_the_map_is(harness: Harness, width: int, height: int) -> None:
    """The smaller it is the larger its letters are, up to a limit, which the last size reaches."""
    for name in ("two-start", "two-late", "five-start", "five-late"):
        page = harness.page(name, {"width": width, "height": height}, "still")
        page.evaluate("document.fonts.ready")
        assert page.evaluate(CROSSED) == [], name
        page.context.close()


def test_a_route_on_a_phone_is_shown_no_smaller_than_its_names_can_be_read(harness: Harness) -> None:
    page, told = harness.page("five-many", PHONE, "still", touch=True), harness.told("five-many")
    for city in dict.fromkeys(route["fields"]["city"] for route in told["gestures"]):
        page.evaluate("city => harness.change({ picked: city, considered: null })", city)
        page.wait_for_function(
            """city => {
              const map = document.querySelector("svg.map"), box = map.getBoundingClientRect();
              const place = document.querySelector(`[data-city="${city}"]`);
              const { left, right, top, bottom } = place.getBoundingClientRect();
              const size = parseFloat(getComputedStyle(map.querySelector(".name:not(.of-rome)")).fontSize);
              const isSeen = left > box.left && right < box.right && top > box.top && bottom < box.bottom;
              return isSeen && size * box.width / map.viewBox.baseVal.width >= 11;
            }""",
            arg=city,
        )
    page.context.close()


def test_the_map_comes_closer_and_back(harness: Harness) -> None:
    page = harness.page("five-middle")
    width = "document.querySelector('svg.map').viewBox.baseVal.width"
    whole = page.evaluate(width)
    page.mouse.move(500, 400)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"{width} < {whole} * .8")
    near = page.evaluate("document.querySelector('svg.map').viewBox.baseVal.x")
    page.mouse.down()
    page.mouse.move(400, 380, steps=4)
    page.mouse.up()
    assert page.evaluate("document.querySelector('svg.map').viewBox.baseVal.x") > near
    page.evaluate("document.querySelector('[data-city][role=button]').focus()")
    page.keyboard.press("0")
    assert page.evaluate(width) == pytest.approx(whole)
    page.keyboard.press("+")
    assert page.evaluate(width) < whole
    page.keyboard.press("-")
    assert page.evaluate(width) == pytest.approx(whole)
    page.context.close()


def test_a_phone_begins_near_and_shows_where_it_looks(harness: Harness) -> None:
    page = harness.page("five-middle", PHONE, touch=True)
    assert page.locator(".mini-map").is_visible()
    shown = page.evaluate("document.querySelector('svg.map').viewBox.baseVal.width")
    assert page.locator(".mini-map .shown").get_attribute("width") == pytest.approx(str(shown), abs=1) or shown < 700
    page.context.close()


def test_news_is_laid_stick_by_stick_and_the_points_come_with_it(harness: Harness) -> None:
    page, told = harness.page("three-middle"), harness.told("three-middle")
    events = [event for news in told["news"] for event in news["events"]]
    built = [n for n, event in enumerate(events) if event["event"] == "built"]
    page.evaluate("harness.play(0)")
    drawn(page)
    before = page.locator(".road").count()
    assert before == len(told["view"]["built"]) - len(built)
    page.evaluate(f"harness.play({built[0]})")
    drawn(page)
    assert page.locator(".road").count() == before + 1 and page.locator(".road.fresh").count() == 1
    paid = next(n for n, event in enumerate(events) if event["event"] == "paid")
    page.evaluate(f"harness.play({paid})")
    drawn(page)
    assert page.locator(".running-light").count() == 1 and page.locator(".pay-tag").count() == 1
    page.evaluate(f"harness.play({len(events) - 1})")
    drawn(page)
    totals = page.eval_on_selector_all(".empire-seat .big", "all => all.map(one => parseInt(one.textContent))")
    assert sorted(totals) == sorted(player["score"] for player in told["view"]["players"])
    page.context.close()


def test_without_motion_nothing_moves(harness: Harness) -> None:
    page, told = harness.page("three-middle", more="still"), harness.told("three-middle")
    paid = [event["event"] for news in told["news"] for event in news["events"]].index("paid")
    page.evaluate(f"harness.play({paid})")
    drawn(page)
    assert page.evaluate("document.getAnimations().length") == 0 and page.locator(".pay-tag").count() == 1
    page.context.close()


def test_points_earned_stand_apart_from_those_at_the_end(harness: Harness) -> None:
    """The bonus for most roads left goes with the first road: no preview may read as a loss of points earned."""
    page, told = harness.page("two-start"), harness._read("two-start")
    route = next(iter(told["envelope"]["gestures"]))
    before = told["envelope"]["view"]["players"][told["envelope"]["seat"]]
    after = told["previews"]["|".join(route["actions"])]["view"]["players"][told["envelope"]["seat"]]
    assert after["total"] < before["total"] and after["score"] > before["score"]
    page.evaluate("actions => harness.change({ considered: actions })", route["actions"])
    drawn(page)
    own = page.locator(".empire-seat.full")
    assert own.locator(".gain").inner_text() == f"+{after['score'] - before['score']}"
    assert own.locator(".at-end b").inner_text() == str(after["total"])
    assert "−" not in own.locator(".figures").inner_text()
    page.context.close()


def test_emp_18_emp_19_a_route_shows_which_row_and_column_would_pay(harness: Harness) -> None:
    page, told = harness.page("three-middle"), harness._read("three-middle")
    route = next(one for one in told["envelope"]["gestures"] if one["fields"]["wealth"] != "gold")
    seat, after = told["envelope"]["seat"], told["previews"]["|".join(route["actions"])]["view"]["players"]
    page.evaluate("actions => harness.change({ considered: actions })", route["actions"])
    drawn(page)
    rows = page.locator(".riches tbody tr:not(.cols):not(.coins) th").all_inner_texts()
    found = [int(text.split("+")[1]) for text in rows if "+" in text]
    assert found == [points for points in reversed(after[seat]["by_row"]) if points]
    assert page.locator(".riches .coming").count() == 1
    page.context.close()


def test_the_score_pad_has_every_source_of_every_seat(harness: Harness) -> None:
    for name in ("two-end", "three-variants-end", "five-end"):
        page, outcome = harness.page(name), harness.told(name)["outcome"]
        pad = page.locator(".empire-pad")
        rows = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in pad.locator("tbody tr").all()]
        assert rows == [[own[source] for own in outcome["points"]] for source in outcome["points"][0]]
        totals = pad.locator("tfoot tr").first.locator("td").all_inner_texts()
        assert [int(total) for total in totals] == outcome["totals"]
        page.context.close()


def test_the_board_in_words_names_every_free_city_and_every_road(harness: Harness) -> None:
    for name in ("two-early", "three-middle-spectator", "five-late-waiting"):
        page, told = harness.page(name), harness.told(name)
        words = "\n".join(
            line for part in page.evaluate("harness.textBoard()") for line in [part["heading"], *part["lines"]]
        )
        catalogue = harness._read(f"catalogue-{harness._read(name)['language']}")["names"]
        for city, seen in told["view"]["cities"].items():
            assert catalogue["city"][city] in words
            assert seen["taken_by"] is not None or f": {catalogue['wealth'][seen['wealth']]}" in words
        for line in told["view"]["built"]:
            assert catalogue["line"][line] in words
        page.context.close()
