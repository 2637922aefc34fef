"""Lessons and the coach: each game learned on its own board, by mouse, by keyboard alone and by touch."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from quadriga.table.lessons import steps
from tests.web.conftest import NewPage, serving
from tests.web.people import begin
from tests.web.test_access import problems

SEED = 5
"""With this luck the first move of L'Empire de César can be a grave mistake."""
SAME_LUCK = f"import secrets; secrets.randbits = lambda bits: {SEED}; from quadriga.cli import main; main()"
PATIENT = "const wait = setTimeout; window.setTimeout = (deed, ms) => wait(deed, ms === 1000 ? 15000 : ms)"
"""On a busy machine the coach is given time before a move is played without its word."""
Deed = Callable[[], None]


def tasks(game: str) -> int:
    return sum(bool(step.move) for step in steps(game))


def finish(page: Page, game: str, show: Deed, play: Deed, go_on: Deed) -> None:
    """Take a lesson to its end; the owl shows every move."""
    done = 0
    for n, step in enumerate(steps(game)):
        expect(page.locator(".bar .where")).to_contain_text(f"{n + 1} ")
        main = page.locator(".tray .main")
        if step.move:
            while page.locator(".task.done").count() == 0:
                show()
                expect(main).to_be_enabled()
                play()
                page.locator(".lesson[aria-busy=false]").wait_for()
            done += 1
        if n + 1 < len(steps(game)):
            expect(main).to_be_focused()
            go_on()
    assert done == tasks(game)


def test_caesar_is_learned_with_the_mouse_and_leads_to_a_first_match_with_a_coach(new_page: NewPage) -> None:
    page = new_page(in_words=False)
    page.get_by_role("link", name="Learn").nth(1).click()
    expect(page.get_by_role("heading", name="The aim: twelve markers")).to_be_visible()
    press = page.locator(".tray .main").click
    finish(page, "caesar", page.get_by_role("button", name="Show me").click, press, press)
    expect(page.locator(".task.done")).to_contain_text("you have won")
    page.get_by_role("button", name="Play a first match").click()
    page.locator(".rail .log").wait_for()
    page.keyboard.press("m")
    expect(page.get_by_role("switch", name="Coach")).to_have_attribute("aria-checked", "true")


def test_empire_is_learned_by_keyboard_alone_in_french(new_page: NewPage) -> None:
    page = new_page("#/lesson/empire", language="fr", in_words=False)
    expect(page.get_by_role("heading", name="Le but\u202f: le plus haut score")).to_be_visible()
    press = page.keyboard.press
    finish(page, "empire", lambda: press("h"), lambda: press("p"), lambda: press("Enter"))
    expect(page.locator(".coach h2")).to_have_text("La fin, et le décompte")
    expect(page.locator(".board .ended")).to_be_visible()


@pytest.mark.positions
def test_augustus_is_learned_on_a_phone_by_touch(new_page: NewPage) -> None:
    page = new_page("#/lesson/augustus", phone=True, language="fr", in_words=False)
    expect(page.get_by_role("heading", name="Le but\u202f: objectifs et récompenses")).to_be_visible()
    tap = page.locator(".tray .main").tap
    finish(page, "augustus", page.get_by_role("button", name="Montrez-moi").tap, tap, tap)
    expect(page.get_by_role("button", name="Jouer une première partie")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.positions
def test_antike_is_learned_with_single_keys(new_page: NewPage) -> None:
    page = new_page("#/lesson/antike", in_words=False)
    page.get_by_role("heading", name="The aim: personalities").wait_for()
    press = page.keyboard.press
    finish(page, "antike", lambda: press("h"), lambda: press("p"), lambda: press("n"))
    expect(page.get_by_role("button", name="Play a first match")).to_be_visible()


def test_another_move_gets_a_friendly_word_and_the_place_is_kept(new_page: NewPage) -> None:
    page = new_page("#/lesson/caesar")
    for _ in range(2):
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".coach h2")).to_have_text("Your first token")
    page.locator(".decision").last.click()
    expect(page.locator(".prompt.again")).to_contain_text("That is allowed, but here we want Gallia Cisalpina")
    page.locator(".decision", has_text="to Gallia Cisalpina").first.hover()
    expect(page.locator(".preview")).to_contain_text("Gallia Cisalpina")
    page.reload()
    expect(page.locator(".coach h2")).to_have_text("Your first token")
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.locator(".coach h2")).to_have_text("Votre premier pion")
    page.get_by_role("button", name="Retour").click()
    expect(page.locator(".coach h2")).to_have_text("Un pion compte deux fois")


def test_a_screen_reader_hears_each_step_and_what_came_of_it(new_page: NewPage) -> None:
    page = new_page("#/lesson/empire")
    said = page.locator("#said")
    expect(said).to_contain_text("You are Jupiter")
    page.get_by_role("button", name="Your turn: join one city").click()
    expect(said).to_contain_text("Join Thessalonica to Rome")
    page.get_by_role("button", name="Show me").click()
    page.locator(".tray .main").click()
    expect(said).to_contain_text("Two road pieces, two points")


IN_LIGHT = """() => {
  const map = document.querySelector(".board svg.map");
  const whole = document.querySelector(".board .map-box").classList.contains("whole");
  const [frame, ...lit] = [map, ...map.querySelectorAll(".lit")].map((one) => one.getBoundingClientRect());
  const isInside = (box) => box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom;
  return !whole && lit.length > 0 && lit.every(isInside);
}"""


def test_the_board_comes_closer_to_what_a_step_speaks_of(new_page: NewPage) -> None:
    page = new_page("#/lesson/caesar", in_words=False)
    expect(page.locator(".coach h2")).to_be_visible()
    page.locator(".contents li").nth(2).get_by_role("button").click()
    page.wait_for_function(IN_LIGHT)
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(IN_LIGHT)
    # On a phone that lies on its side the button that plays is in sight, too.
    button, window = page.locator(".tray .main").bounding_box(), page.viewport_size
    assert button and window and button["y"] + button["height"] <= window["height"]


def test_a_lesson_is_accessible(new_page: NewPage) -> None:
    page = new_page("#/lesson/caesar", in_words=False)
    page.locator(".contents li").nth(2).get_by_role("button").click()
    expect(page.locator(".contents .now")).to_contain_text("3")
    page.locator(".board [role=button]").first.wait_for()
    assert problems(page) == []


@pytest.fixture(scope="module")
def same_luck(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose matches all meet the same luck."""
    yield from serving(tmp_path_factory.mktemp("same-luck"), [sys.executable, "-c", SAME_LUCK])


def test_a_coach_warns_before_a_grave_mistake_and_lets_it_be_played(new_page: NewPage, same_luck: str) -> None:
    page = new_page(None)
    page.context.add_init_script(PATIENT)
    page.goto(same_luck)
    begin(page, "empire", [{"kind": "you"}, {"kind": "bot", "bot": "level1"}])
    page.locator(".decision").first.wait_for()
    page.keyboard.press("m")
    page.get_by_role("switch", name="Coach").click()
    page.keyboard.press("Escape")
    mistake = page.locator(".decision", has_text="Messana").first
    mistake.click()
    warning = page.locator(".warning")
    expect(warning).to_contain_text("Better: ")
    expect(warning).to_contain_text("Thessalonica")
    page.get_by_role("button", name="Take another look").click()
    expect(warning).to_have_count(0)
    expect(mistake).to_be_visible()
    mistake.click()
    page.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(".rail .log")).to_contain_text("took Messana")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".rail .log")).to_contain_text("took a move back")
    good = page.locator(".decision", has_text="Thessalonica").first
    good.click()
    expect(page.locator(".rail .log")).to_contain_text("took Thessalonica")
    expect(warning).to_have_count(0)
