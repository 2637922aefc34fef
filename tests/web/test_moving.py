"""What moves, sounds and is drawn again: no more than is wanted, and nothing for ever."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.people import api, begin
from tests.web.players import Mouse

GOLDEN = Path(__file__).parents[1] / "games"
YOU, BOT = {"kind": "you"}, {"kind": "bot", "bot": "level1"}

COUNT = """async () => {
  const loaded = performance.getEntriesByType("resource").map(one => one.name);
  const { options } = await import(loaded.find(name => name.includes("vendor/preact/preact.js")));
  // Called before a component is rendered, and not where it is passed over because nothing of it has changed.
  const before = options.__r;
  window.drawn = {};
  options.__r = node => {
    drawn[node.type.name] = (drawn[node.type.name] ?? 0) + 1;
    before?.(node);
  };
}"""
"""Counts from now on how often each component is drawn."""

AUDIO = """() => {
  window.heard = [];
  const gain = { set value(loud) { heard.push(`at ${loud}`); } };
  window.AudioContext = class {
    state = "suspended";
    currentTime = 0;
    destination = {};
    constructor() { window.audio = this; }
    async resume() {
      const may = navigator.userActivation.isActive;
      heard.push(may ? "resumed" : "refused");
      if (may) this.state = "running";
    }
    createGain() { return { gain, connect: to => to }; }
    async decodeAudioData(file) { return { bytes: file.byteLength }; }
    createBufferSource() {
      return { connect: to => to, start() { heard.push(this.buffer.bytes > 1000 ? "knock" : "nothing"); } };
    }
  };
}"""
"""Stands in for the sound of a browser: it notes what is asked of it, and begins silent as on iOS."""


@pytest.mark.parametrize("game", ["empire", "augustus"])
def test_a_pointer_over_the_board_draws_only_what_it_shows(game: str, new_page: NewPage, address: str) -> None:
    page = new_page(None, in_words=game == "augustus")
    # What a move would do is told in the panels, too: here it is never answered.
    page.add_init_script(
        "const [ask, never] = [fetch, new Promise(() => {})];"
        "window.fetch = (path, ...more) => String(path).endsWith('/previews') ? never : ask(path, ...more)"
    )
    page.goto(address)
    begin(page, game, [YOU, BOT, BOT])
    targets = page.locator(".decision" if game == "augustus" else ".board [role=button]")
    targets.first.wait_for()
    page.wait_for_load_state("networkidle")
    # The first look puts the news away.
    targets.first.hover()
    expect(page.locator(".tray .main:not([disabled], [aria-disabled=true])")).to_be_visible()
    page.evaluate(COUNT)
    for n in (1, 2, 1):
        targets.nth(n).hover()
    page.wait_for_function("() => drawn.Tray > 0")
    drawn = page.evaluate("drawn")
    still = {"TableScreen", "Bar", "Panels", "Seats", "Panel", "SeatPanel", "LogList", "LogAndChat", "Heralds"}
    assert {name: count for name, count in drawn.items() if name in still} == {}


def test_a_replay_writes_its_address_now_and_then(new_page: NewPage, address: str) -> None:
    """Safari throws where a page does so more than a hundred times in half a minute."""
    page = new_page(None, in_words=False)
    page.add_init_script(
        "window.written = 0; const write = history.replaceState.bind(history);"
        "history.replaceState = (...given) => { written += 1; write(...given); };"
    )
    page.goto(address)
    api(page, "POST", "/guests", {"name": "Marcus"})
    match = api(page, "POST", "/records", {"record": (GOLDEN / "caesar" / "golden" / "two-all.txt").read_text()})["id"]
    page.goto(address + f"#/replay/{match}?eyes=-3&step=0")
    page.reload()
    page.locator(".scene > *").first.wait_for()
    begun = page.evaluate("performance.now()")
    for _ in range(40):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog").get_by_label("Link")).to_have_value(re.compile(r"step=40$"))
    expect(page).to_have_url(re.compile(r"step=40$"))
    seconds = page.evaluate("begun => performance.now() - begun", begun) / 1000
    assert 1 <= page.evaluate("written") <= seconds + 2


def test_sound_begins_with_a_touch_and_again_after_an_interruption(new_page: NewPage, address: str) -> None:
    page = new_page(None, phone=True, in_words=False)
    page.add_init_script(f"({AUDIO})()")
    page.add_init_script("localStorage.quadriga ??= JSON.stringify({ sound: true, words: true })")
    page.goto(address)
    begin(page, "caesar", [YOU, BOT])
    page.locator(".decision").first.wait_for()
    assert page.evaluate("heard") == [] and page.evaluate("window.audio === undefined")
    page.locator(".tray .prompt").tap()
    page.wait_for_function("() => heard.includes('resumed')")
    knock = """async () => {
      const loaded = performance.getEntriesByType("resource").map(one => one.name);
      await (await import(loaded.find(name => name.includes("app/sound.js")))).knock();
      return heard.filter(one => one === "knock").length;
    }"""
    assert page.evaluate(knock) == 1
    assert "at 0.6" in page.evaluate("heard"), "as loud as is set"
    page.evaluate("audio.state = 'interrupted'")
    assert page.evaluate(knock) == 1, "a knock that comes with the next touch means nothing"
    page.locator(".tray .prompt").tap()
    page.wait_for_function("() => audio.state === 'running'")
    assert page.evaluate(knock) == 2
    assert "refused" not in page.evaluate("heard")


def test_whoever_switches_the_sound_on_has_touched_the_page(new_page: NewPage, address: str) -> None:
    page = new_page(None, phone=True)
    page.add_init_script(f"({AUDIO})()")
    page.goto(address + "#/settings")
    switch = page.get_by_role("switch", name="Sounds of the table")
    switch.tap()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.wait_for_function("() => heard.includes('resumed')")
    assert "refused" not in page.evaluate("heard")


def test_a_phone_stirs_where_it_would_sound_if_that_is_wanted(new_page: NewPage, address: str) -> None:
    page = new_page(None, phone=True)
    page.add_init_script("window.stirs = []; navigator.vibrate = (pattern) => (stirs.push(pattern), true)")
    page.goto(address + "#/settings")
    switch = page.get_by_role("switch", name="Vibration")
    expect(switch).to_have_attribute("aria-checked", "false")
    turn = """async () => {
      const loaded = performance.getEntriesByType("resource").map(one => one.name);
      await (await import(loaded.find(name => name.includes("app/sound.js")))).knock();
      return stirs.length;
    }"""
    assert page.evaluate(turn) == 0
    switch.tap()
    expect(switch).to_have_attribute("aria-checked", "true")
    assert page.evaluate(turn) == 1


def test_levels_and_coach_are_a_tap_away(new_page: NewPage) -> None:
    page = new_page(phone=True)
    more = page.get_by_role("button", name="Caesar!: levels and coach")
    box = more.bounding_box()
    assert box is not None and box["width"] >= 44 and box["height"] >= 44
    more.tap()
    choice = page.locator(".play-now")
    expect(choice).to_be_in_viewport(ratio=1)
    expect(more).to_have_attribute("aria-expanded", "true")
    page.locator(".lists").tap(position={"x": 5, "y": 5})
    expect(choice).to_have_count(0)
    more.tap()
    expect(choice.get_by_role("button", name="First match with a coach")).to_be_visible()
    choice.locator(".ladder button").first.tap()
    page.locator(".decision").first.wait_for()
    match = page.url.rsplit("/", 1)[1]
    assert [seat["bot"] for seat in api(page, "GET", f"/matches/{match}")["seats"]] == [None, "level1"]


AT_REST = """() => !document.querySelector(".is-playing") && document.getAnimations().every(
  one => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""
"""Whether nothing is on its way on the board."""


class Watchful(Mouse):
    """Looks at what the others do before the next decision."""

    def caesar(self) -> None:
        self.page.wait_for_function(AT_REST)
        super().caesar()


def test_a_match_with_all_that_moves(new_page: NewPage, address: str) -> None:
    page = new_page(None, in_words=False, moving=True)
    page.add_init_script("localStorage.quadriga ??= JSON.stringify({ level: 'level1' })")
    page.goto(address)
    player = Watchful(page)
    player.start("Play", 1)
    player.play("caesar")
    assert player.decisions > 5
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    page.wait_for_function(AT_REST)


@pytest.mark.parametrize("game", ["empire", "augustus", "antike"])
def test_moves_come_to_rest(game: str, new_page: NewPage) -> None:
    """News is played back piece by piece; then the board lies as the server says, and the next move can be played."""
    page = new_page(in_words=False, moving=True)
    begin(page, game, [YOU, BOT, BOT])
    for _ in range(3):
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
        # A move may go on with the line that tells of it.
        before = page.locator(".rail .log").text_content()
        page.keyboard.press("h")
        page.locator(".hint .best").wait_for()
        page.keyboard.press("p")
        page.wait_for_function("before => document.querySelector('.rail .log').textContent !== before", arg=before)
        page.wait_for_function(AT_REST)
