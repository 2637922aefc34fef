"""Matches that are over, on the page: a golden game of each title step by step, shared moments, sandboxes, reviews."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import ElementHandle, Page, expect

from quadriga.core.play.record import Record
from tests.server.test_replays import GOLDEN
from tests.web.conftest import DESK, PHONE, NewPage
from tests.web.people import api, begin
from tests.web.test_access import problems, violations


def golden(page: Page, game: str, path: str = "") -> tuple[str, Record]:
    """A golden game, opened on the page."""
    api(page, "POST", "/guests", {"name": "Marcus"})
    text = GOLDEN[game].read_text()
    match: str = api(page, "POST", "/records", {"record": text})["id"]
    page.goto(page.url.split("#")[0] + f"#/{path or 'replay'}/{match}")
    page.reload()
    return match, Record.parse(text)


def at(page: Page, step: int) -> None:
    """Wait for a moment."""
    expect(page.locator(".tray .count")).to_have_text(re.compile(rf"^{step} / "))


OFTEN = [one if one == "caesar" else pytest.param(one, marks=pytest.mark.positions) for one in GOLDEN]
"""Caesar! in every run of the tests, all games in `make sweep`."""


@pytest.mark.parametrize("game", OFTEN)
def test_a_golden_game_is_looked_at_step_by_step(game: str, new_page: NewPage) -> None:
    page = new_page(in_words=False)
    match, record = golden(page, game)
    length = len(record.lines)
    at(page, length)
    expect(page.locator(".plot .line.under")).to_have_count(record.seats)
    room = api(page, "GET", f"/matches/{match}")
    for row, seat in zip(page.locator(".by-source tbody tr").all(), _by_rank(room["outcome"]["ranks"]), strict=True):
        expect(row.locator(".total")).to_have_text(str(room["outcome"]["totals"][seat]))
    record_of_it = page.evaluate("link => fetch(link.href).then(told => told.text())", _record_link(page))
    assert record_of_it == record.text()
    gain = page.locator(".turning button").first
    gain.click()
    expect(page.locator(".flag")).to_contain_text("→")
    at(page, int(gain.locator(".draw-no").inner_text()))
    page.get_by_role("button", name="Board", exact=True).click()
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One step on").click()
    at(page, 2)
    page.get_by_role("button", name="The next turn").click()
    story = api(page, "GET", f"/matches/{match}/story?eyes=-3")
    seats = [one["seat"] for one in story]
    at(page, next(n for n in range(3, length) if seats[n] >= 0 and [-1, *_people(seats[:n])][-1] != seats[n]))
    page.locator(".scrub").fill(str(length // 2))
    at(page, length // 2)
    expect(page.locator(".scene > *").first).to_be_visible()
    lines = api(page, "GET", f"/matches/{match}/lines?eyes=-3")
    line = next(one for one in lines if one["revision"] > length // 2 + 5)
    page.locator(".story button").filter(has_text=line["phrase"]).last.click()
    expect(page.locator(".story .now")).to_contain_text(line["phrase"])
    page.locator(".eyes").get_by_role("button").nth(1).click()
    expect(page).to_have_url(re.compile(r"eyes=0"))


def _record_link(page: Page) -> ElementHandle | None:
    return page.get_by_role("link", name="Record").element_handle()


def _people(seats: list[int]) -> list[int]:
    return [seat for seat in seats if seat >= 0]


def _by_rank(ranks: list[int]) -> list[int]:
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])


def test_it_plays_by_itself_until_it_is_stopped_or_over(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    _, record = golden(page, "caesar")
    length = len(record.lines)
    page.locator(".scrub").fill(str(length - 4))
    page.get_by_role("button", name="Speed 1×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, length)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_shared_link_opens_at_the_moment_for_somebody_else(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    golden(page, "empire")
    page.locator(".scrub").fill("40")
    page.locator(".eyes").get_by_role("button", name="Neptune").click()
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment").input_value()
    other = new_page(None, language="fr", in_words=False)
    other.goto(link)
    at(other, 40)
    expect(other.locator(".eyes .on")).to_have_text("Neptune")
    expect(other.locator(".empire-board")).to_be_visible()


def test_a_sandbox_is_played_on(new_page: NewPage) -> None:
    page = new_page()
    match, record = golden(page, "caesar")
    first = next(step for step in record.replay() if step.n > 40 and step.seat == 0)
    page.locator(".scrub").fill(str(first.n - 1))
    page.locator(".eyes").get_by_role("button", name="Caesar").click()
    page.get_by_role("button", name="Try from here").click()
    page.get_by_role("radio", name="I play them all").click()
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("sandbox")
    decision = page.locator(".decision").first
    decision.wait_for()
    decision.click()
    page.keyboard.press("p")
    page.locator(".log li").first.wait_for()
    mine = [one["id"] for one in api(page, "GET", "/me/matches")]
    assert mine == [match]


@pytest.mark.parametrize("game", OFTEN)
def test_a_review_is_drawn_on_the_board(game: str, new_page: NewPage) -> None:
    page = new_page(in_words=False)
    match, _ = golden(page, game, "review")
    page.locator(".curve").wait_for(timeout=120_000)
    mark = api(page, "GET", f"/matches/{match}/review")["marked"][0]
    at(page, mark["step"])
    expect(page.locator(".verdict .better")).to_contain_text(mark["better"]["phrase"])
    expect(page.locator(".verdict .played")).to_contain_text(mark["played"]["phrase"])
    expect(page.locator(".board .verdict-disc.better")).to_be_visible()
    expect(page.locator(".board .verdict-disc.played")).to_be_visible()
    page.locator(".verdict .played").click()
    expect(page.locator(".verdict .played")).to_have_attribute("aria-pressed", "true")
    page.locator(".costs button").nth(1).click()
    expect(page.locator(".pin.on")).to_have_count(1)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".verdict")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".verdict")).to_have_count(1)


SIDEWAYS = {"width": 844, "height": 390}
TOGETHER = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [scene, verdict, bar, tray] = [".scene", ".verdict .two", ".bar", ".tray"].map(box);
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const within = (from, to, low, high) => from >= low && to <= high;
  const inside = (disc) =>
    within(disc.left, disc.right, scene.left, scene.right) && within(disc.top, disc.bottom, scene.top, scene.bottom);
  const discs = [...document.querySelectorAll(".scene .verdict-disc")].map((one) => one.getBoundingClientRect());
  return before(bar, scene) && before(scene, tray) && before(scene, verdict) && before(verdict, tray) &&
    scene.height > 150 && discs.length === 2 && discs.every(inside);
}"""


def test_the_board_and_the_verdict_are_seen_together_at_every_size(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    golden(page, "caesar", "review")
    page.locator(".verdict").wait_for(timeout=120_000)
    for size in (DESK, {"width": 1024, "height": 768}, PHONE, SIDEWAYS):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function(TOGETHER)
    hatches = page.locator(".plot-box .hatch").evaluate_all("all => all.map(one => getComputedStyle(one).background)")
    assert len(set(hatches)) == 2, "each side has a hatch of its own"
    *ticks, last = [int(one) for one in page.locator(".at-step").all_inner_texts()]
    assert ticks[0] == 0 and all(tick % (ticks[1] - ticks[0]) == 0 for tick in ticks), "round numbers"
    page.locator(".tray .count").get_by_text(f"/ {last}").wait_for()


def test_a_replay_begins_where_points_do_and_marks_who_takes_the_lead(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    match, record = golden(page, "caesar")
    page.locator(".plot").wait_for()
    points = api(page, "GET", f"/matches/{match}/points")
    totals = [[sum(own.values()) for own in one["points"]] for one in points]
    first = next(one["decision"] for one, now in zip(points, totals, strict=True) if any(now))
    leaders = [now.index(max(now)) for now in totals if now.count(max(now)) == 1]
    changes = sum(1 for before, after in pairwise(leaders) if before != after)
    expect(page.locator(".plot .lead")).to_have_count(changes)
    assert first > 5, "before the first points there is set-up to pass over"
    page.clock.install()
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, first)
    assert len(record.lines) > first


def test_replays_and_reviews_are_accessible(new_page: NewPage) -> None:
    page = new_page(language="fr", in_words=False)
    match, record = golden(page, "caesar")
    page.locator(".plot").wait_for()
    assert violations(page) == []
    page.locator(".scrub").fill(str(len(record.lines) - 20))
    page.get_by_role("button", name="Plateau", exact=True).click()
    page.locator(".story .now").wait_for()
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert violations(page) == []
    page.get_by_role("button", name="Essayer d’ici").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    page.goto(page.url.split("#")[0] + f"#/review/{match}")
    page.locator(".verdict").wait_for()
    assert problems(page) == []


def test_a_record_file_is_opened_or_refused(new_page: NewPage) -> None:
    page = new_page("#/replay", in_words=False, refused="api/records")
    chooser = page.get_by_label("Record file")
    chooser.set_input_files({"name": "x.quadriga", "mimeType": "text/plain", "buffer": b"Arma virumque cano"})
    expect(page.get_by_role("alert")).to_contain_text("not a record")
    chooser.set_input_files(GOLDEN["augustus"])
    page.locator(".plot").wait_for()


def test_the_end_of_a_match_leads_to_its_replay(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [{"kind": "you"}, {"kind": "bot", "bot": "random"}])
    page.locator(".decision").first.wait_for()
    match = page.url.rsplit("/", 1)[1]
    api(page, "POST", f"/matches/{match}/resign", {"seat": 0})
    page.get_by_role("link", name="Replay").click()
    page.locator(".plot").wait_for()
    expect(page.locator(".victory")).to_contain_text("By resignation")
