"""The whole game night from plain files, without any server behind them: played, left, broken and taken up again."""

from __future__ import annotations

import re
import shutil
import time
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from quadriga import games
from tests.app.conftest import PATIENCE_MS, Site, opened
from tests.web.test_access import violations
from tests.web.test_lessons import finish
from tests.web.test_letters import answered, letter_of, open_letter, take_a_turn

pytestmark = pytest.mark.app
TITLES = [meta.id for meta in games.titles()]
MOST_MOVES = 600
HINT_EVERY = 12
WORKERS = """
  const Made = window.Worker;
  window.workers = [];
  window.Worker = class extends Made { constructor(...given) { super(...given); window.workers.push(this); } };
"""
"""Keeps the workers of a page in reach."""
IS_OURS = "location.protocol === 'http:'"
"""A page begins empty, and may keep nothing then."""
READY = "navigator.serviceWorker.ready.then(() => true)"


def new_match(page: Page, game: str, level: int, in_words: bool = True) -> str:
    """Begin a match against a bot of a level, as the page does it; its id."""
    page.locator(f".game.of-{game}").wait_for()
    asked = """async ([game, bot, inWords]) => {
      const from = (name) => import(document.querySelector("script[type=module]").src.replace("main", name));
      const [{ needUser }, { post }, { words }] = await Promise.all(["session", "net", "settings"].map(from));
      words.value = inWords;
      await needUser();
      return (await post("/matches", { game, seats: [{ kind: "you" }, { kind: "bot", bot }], start: true })).id;
    }"""
    made: str = page.evaluate(asked, [game, f"level{level}", in_words])
    page.evaluate("id => { location.hash = `#/match/${id}`; }", made)
    return made


def is_asked(page: Page) -> bool:
    """Wait until a decision is offered; False where the match is over."""
    page.locator(".decision").or_(page.locator(".ended")).first.wait_for()
    return page.locator(".ended").count() == 0


def length(page: Page) -> int:
    """How many decisions have been taken in the match that is shown."""
    asked = """async () => {
      const { get } = await import(document.querySelector("script[type=module]").src.replace("main", "net"));
      return (await get(`/matches/${location.hash.split("/")[2]}/table`)).revision;
    }"""
    found: int = page.evaluate(asked)
    return found


def play(page: Page, with_hint: bool = False) -> None:
    """Take a decision: what the hint says, or the first of the list."""
    before = length(page)
    if with_hint:
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
        page.keyboard.press("h")
        page.locator(".hint .best").wait_for()
        page.keyboard.press("p")
    else:
        page.keyboard.press("1")
    patience = time.monotonic() + PATIENCE_MS / 1000
    while length(page) == before:
        assert time.monotonic() < patience, "what was chosen is not played"
        page.wait_for_timeout(30)


def play_on(page: Page, most: int = MOST_MOVES, hint_every: int = 1) -> int:
    """Play until the end, or so many decisions; how many."""
    done = 0
    while done < most and is_asked(page):
        play(page, with_hint=done % hint_every == 0)
        done += 1
    return done


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_match_against_level_3_and_what_is_learned_from_it(page: Page, game: str) -> None:
    match = new_match(page, game, 3)
    assert is_asked(page)
    play(page, with_hint=True)
    page.keyboard.press("u")
    expect(page.locator(".rail .log")).to_contain_text("You took a move back.")
    assert violations(page) == []
    assert play_on(page, hint_every=HINT_EVERY) < MOST_MOVES
    expect(page.locator(".ended h2")).to_be_visible()
    assert violations(page) == []
    page.goto(page.url.split("#")[0] + f"#/replay/{match}")
    expect(page.locator(".replay .step, .replay .steps").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert violations(page) == []


def test_the_shelf_says_how_to_play_with_others_and_offers_nothing_that_needs_them(page: Page) -> None:
    for game in TITLES:
        expect(page.locator(f".game.of-{game}")).to_be_visible()
    expect(page.get_by_text("quadriga serve")).to_be_visible()
    expect(page.get_by_text("Open tables")).to_have_count(0)
    assert violations(page) == []
    new_match(page, "caesar", 1)
    is_asked(page)
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)


def test_a_lesson_is_learned(page: Page) -> None:
    page.get_by_role("link", name="Learn").nth(1).click()
    expect(page.get_by_role("heading", name="The aim: twelve markers")).to_be_visible()
    press = page.locator(".tray .main").click
    finish(page, "caesar", page.get_by_role("button", name="Show me").click, press, press)
    assert violations(page) == []


def test_a_match_is_reviewed(page: Page) -> None:
    match = new_match(page, "caesar", 1)
    assert play_on(page, hint_every=MOST_MOVES) > 5
    page.goto(page.url.split("#")[0] + f"#/review/{match}")
    page.locator(".review .curve").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", TITLES)
def test_a_reload_in_the_middle_of_a_turn_finds_the_match_where_it_was(page: Page, game: str) -> None:
    new_match(page, game, 1)
    play_on(page, 2, MOST_MOVES)
    is_asked(page)
    before, decided = page.locator(".rail .log").text_content(), length(page)
    page.reload()
    is_asked(page)
    assert length(page) >= decided
    assert page.locator(".rail .log").text_content().startswith(str(before)[:80])
    play(page)


def test_a_worker_that_dies_in_the_middle_of_a_thought_is_started_again(context: BrowserContext, site: Site) -> None:
    context.add_init_script(WORKERS)
    page, complaints = opened(context, site)
    new_match(page, "caesar", 3)
    play_on(page, 2)
    is_asked(page)
    decided = length(page)
    page.keyboard.press("h")
    # As when the system takes it away: nobody is told.
    page.evaluate("workers.at(-1).terminate()")
    page.locator(".hint .best").wait_for()
    assert page.evaluate("workers.length") == 2 and length(page) == decided
    page.keyboard.press("p")
    assert play_on(page, 1) == 1
    # Firefox notes that a worker was ended in the middle of something.
    assert [one for one in complaints if "uncaught exception: undefined" not in one] == []


def test_it_plays_on_without_a_network_after_the_first_visit(page: Page, site: Site) -> None:
    page.evaluate(READY)
    site.close()
    page.reload()
    new_match(page, "empire", 1)
    assert play_on(page, 2) == 2
    page.goto(site.address + "#/rules/antike")
    page.locator(".rule").first.wait_for()


def test_two_people_play_by_letter(context: BrowserContext, other_context: BrowserContext, site: Site) -> None:
    for device in (context, other_context):
        device.add_init_script(f"if ({IS_OURS}) localStorage.quadriga ??= JSON.stringify({{ words: true }})")
    (livia, hers), (marcus, his) = opened(context, site), opened(other_context, site)
    livia.get_by_role("link", name="Play by letter").click()
    livia.get_by_label("Your name").fill("Livia")
    assert violations(livia) == []
    livia.get_by_role("button", name="Write the invitation").click()
    livia.locator(".qr-code").wait_for()
    assert violations(livia) == []
    open_letter(marcus, letter_of(livia))
    marcus.get_by_label("Your name").fill("Marcus")
    assert violations(marcus) == []
    marcus.get_by_role("button", name="Accept").click()
    marcus.locator(".qr-code").wait_for()
    open_letter(livia, letter_of(marcus))
    first = take_a_turn(livia, "Write the letter")
    assert violations(livia) == []
    answered(livia, marcus, first, "Write the letter")
    # Both devices keep the match and its secrets.
    for person in (livia, marcus):
        person.reload()
        person.locator(".table .board").wait_for()
    assert is_asked(livia)
    assert hers == his == []


def test_one_tab_plays_at_a_time_and_another_may_take_over(page: Page, context: BrowserContext, site: Site) -> None:
    new_match(page, "empire", 1)
    assert play_on(page, 1) == 1
    other = context.new_page()
    other.set_default_timeout(PATIENCE_MS)
    other.goto(page.url)
    expect(other.get_by_text("another tab or window")).to_be_visible()
    assert violations(other) == []
    other.get_by_role("button", name="Play here").click()
    assert play_on(other, 1) == 1
    decided = length(other)
    expect(page.get_by_text("another tab or window")).to_be_visible()
    page.get_by_role("button", name="Play here").click()
    assert is_asked(page) and length(page) >= decided
    assert play_on(page, 1) == 1


def test_it_says_when_it_is_kept_and_asks_to_keep_what_is_played(context: BrowserContext, site: Site) -> None:
    context.add_init_script(f"if ({IS_OURS}) navigator.storage.persist = async () => (window.persisting = true)")
    page, complaints = opened(context, site)
    expect(page.get_by_text("Ready to play offline")).to_be_visible()
    names = page.evaluate("caches.keys().then(([one]) => caches.open(one)).then((kept) => kept.keys())")
    assert len(names) > 100
    assert page.evaluate("window.persisting") is None
    new_match(page, "empire", 1)
    is_asked(page)
    assert page.evaluate("window.persisting") is True
    assert complaints == []


def test_a_newer_version_is_offered_and_never_mixed_with_this_one(page: Page, site: Site, tmp_path: Path) -> None:
    page.evaluate(READY)
    page.reload()
    old = next((site.folder / "v").iterdir()).name
    newer = Path(shutil.copytree(site.folder, tmp_path / "newer"))
    new = "0123456789abcdef"
    (newer / "v" / old).rename(newer / "v" / new)
    for name in ("sw.js", "index.html"):
        (newer / name).write_text((newer / name).read_text().replace(old, new))
    site.folder = newer
    page.reload()
    expect(page.get_by_text("There is a newer version")).to_be_visible()
    assert scripts(page) == {old}
    # All of the older one is still there, though the host has it no more.
    page.goto(site.address + "#/rules/antike")
    page.locator(".rule").first.wait_for()
    page.get_by_role("button", name="Reload").click()
    page.wait_for_function("version => document.querySelector(`script[src*='${version}']`)", arg=new)
    page.goto(site.address)
    new_match(page, "empire", 1)
    assert is_asked(page) and scripts(page) == {new}


def scripts(page: Page) -> set[str]:
    """The versions of which files have been loaded."""
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {found[1] for name in names if (found := re.search(r"/v/([0-9a-f]+)/", name))}
