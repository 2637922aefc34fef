"""People who play Antike on its board: with the mouse, with the keyboard alone, with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.people import api

MOST_DECISIONS = 400
MOST_TABS = 160
MOST_MARCHES = 2
ROUND = ("arming", "maneuver_2", "gold", "arming", "know_how", "temple", "maneuver_1")
"""Never more than three steps: nothing is to be paid."""
YOU, BOT = {"kind": "you"}, {"kind": "bot", "bot": "level1"}

FREE = """selector => [...document.querySelectorAll(selector)].findIndex(one => {
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !one.disabled && one.contains(top);
})"""
"""The first of some elements whose middle nothing hides."""

TOWNS = """() => [...document.querySelectorAll('svg.map .reach')].map(one => {
  const id = one.dataset.goal.slice(6);
  return `.towns [data-province="${id}"]`;
})"""


def begin(page: Page, seats: int, options: dict[str, str]) -> None:
    """A match of Antike against the weakest bots, opened on the page."""
    api(page, "POST", "/guests", {"name": "Marcus"})
    page.reload()
    body = {"game": "antike", "seats": [YOU, *[BOT] * (seats - 1)], "options": options, "start": True}
    match = api(page, "POST", "/matches", body)["id"]
    page.goto(page.url.split("#")[0] + f"#/match/{match}")


def revision(page: Page) -> int:
    return int(page.locator(".antike-board").get_attribute("data-revision") or 0)


def is_asked(page: Page) -> bool:
    """Waits until something can be decided on the board, or the match is over; whether something can."""
    page.wait_for_function(
        "() => document.querySelector('.ended, .fight-card, .wedge[role=button], .kh.legal, .reach, .may-move, .loose')"
    )
    return page.locator(".ended").count() == 0


class Player:
    """Plays whatever comes, in one manner of pressing things."""

    def __init__(self, page: Page, press: Callable[[Page, str], bool], nations: int) -> None:
        self.page, self.press, self.nations = page, press, nations
        self.kinds: set[str] = set()
        self.marches = self.turns = 0

    def decide(self) -> None:
        before = revision(self.page)
        self._lay_out()
        self.page.wait_for_function(
            "before => document.querySelector('.ended') || "
            "Number(document.querySelector('.antike-board').dataset.revision) !== before",
            arg=before,
        )

    def _lay_out(self) -> None:
        page = self.page
        if page.locator(".fight-card").count():
            return self._answer(".fight-card .answers button", "fight")
        if page.locator(".wedge[role=button]").count():
            space = ROUND[self.turns // self.nations % len(ROUND)]
            self.turns, self.marches = self.turns + 1, 0
            return self._play(f'[data-goal="space {space}"]', "rondel")
        if page.locator(".kh.legal").count():
            return self._play(".kh.legal", "know-how")
        if page.locator(".may-move").count():
            if self.marches < MOST_MARCHES and self.press(page, ".may-move"):
                self.marches += 1
                expect(page.locator(".in-hand")).to_be_visible()
                if self._place():
                    return self._main("march")
            return self._answer(".loose", "done")
        if page.locator(".reach").count() and self._place():
            return self._main("place")
        return self._answer(".loose", "other")

    def _place(self) -> bool:
        towns: list[str] = self.page.evaluate(TOWNS)
        return any(self.press(self.page, town) for town in towns[:6])

    def _play(self, what: str, kind: str) -> None:
        assert self.press(self.page, what), what
        self._main(kind)

    def _main(self, kind: str) -> None:
        self.kinds.add(kind)
        expect(self.page.locator(".main-acts .main")).to_be_enabled()
        assert self.press(self.page, ".main-acts .main")

    def _answer(self, what: str, kind: str) -> None:
        self.kinds.add(kind)
        assert self.press(self.page, what), what


def free(page: Page, what: str) -> Locator | None:
    """The first element of a kind that a pointer can reach."""
    found = page.evaluate(FREE, what)
    return None if found < 0 else page.locator(what).nth(found)


def by_mouse(page: Page, what: str) -> bool:
    place = free(page, what)
    if place is not None:
        place.click()
    return place is not None


def by_touch(page: Page, what: str) -> bool:
    place = free(page, what)
    if place is not None:
        place.tap()
    return place is not None


def by_keys(page: Page, what: str) -> bool:
    """Tab until it has the focus, then Enter: nothing else is touched."""
    if what.startswith(".towns"):
        what = '.reach[data-goal="place ' + what.split('"')[1] + '"]'
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", what):
            page.keyboard.press("Enter")
            return True
    return False


def play_out(page: Page, press: Callable[[Page, str], bool], nations: int = 1) -> Player:
    player = Player(page, press, nations)
    for _ in range(MOST_DECISIONS):
        if not is_asked(page):
            break
        player.decide()
    expect(page.locator(".ended .antike-pad")).to_be_visible()
    return player
