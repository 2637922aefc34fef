"""People who play Augustus at its table: with the mouse, with the keyboard alone, with a finger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.people import api

MOST_DECISIONS = 400

PLAN = """() => {
  if (document.querySelector(".ended")) return { over: true };
  const forum = document.querySelector(".forum:not(.moment-none)");
  if (!forum) return null;
  const all = (selector) => [...forum.querySelectorAll(selector)];
  const slot = (one) => `[data-slot="${one.closest("[data-slot]").dataset.slot}"] button`;
  const card = (one) => `.forum [data-objective="${one.dataset.objective}"][role=button]`;
  // The objective nearest to its end comes first; of cards and legions one more than due replaces the first.
  const legions = (one) => one.closest(".objective").querySelectorAll('.slot use[href="#legion"]').length;
  const free = all("button.slot.may").sort((a, b) => legions(b) - legions(a));
  const moment = forum.className.match(/moment-(\\w+)/)[1];
  const cards = all(".picks [data-target]").slice(0, { keep: 3, choose: 2 }[moment] ?? 1);
  const whole = all(".large[data-target]").slice(0, 1);
  const press = cards.length ? cards.map(card)
    : moment === "claim" ? [".forum .stairs button"]
    : whole.length ? whole.map(card)
    : moment === "remove" ? all(".slot.threatened").slice(0, 2).map(slot)
    : free.length && moment !== "rearrange" ? [slot(free[0])]
    : [];
  return { revision: forum.dataset.revision, moment, press };
}"""
"""What somebody who plays plainly would press next, as selectors (none: leave all as it is); null while not asked."""

LAID = "() => document.querySelector('.tray .main:not([disabled], [aria-disabled=true]), .forum .awaited')"
LEGION = ".forum button.slot.loose"
IDLE, MAIN = ".tray .idle button", ".tray .main"


class Player:
    """Plays through the page; `press` and `commit` are how: with the mouse, with keys or with a finger."""

    def __init__(self, page: Page, press: Callable[[Page, str], None], commit: Callable[[Page], None]) -> None:
        self.page, self.press, self.commit = page, press, commit
        self.moments: set[str] = set()

    def decide(self) -> bool:
        """One whole move; whether the match goes on."""
        plan = self.page.wait_for_function(PLAN).json_value()
        if "over" in plan:
            return False
        self.moments.add(plan["moment"])
        for selector in plan["press"] or [IDLE]:
            self.press(self.page, selector)
        if plan["press"]:
            self.page.wait_for_function(LAID)
            # With an empty reserve the legion comes from another slot.
            if self.page.locator(MAIN).is_disabled():
                self.press(self.page, LEGION)
            self.commit(self.page)
        # Until it is on its way, or what came of it is told.
        self.page.wait_for_function(
            "revision => document.querySelector('.ended, .moment-none') || "
            "document.querySelector('.forum').dataset.revision !== revision",
            arg=plan["revision"],
        )
        return True

    def play(self) -> None:
        for _ in range(MOST_DECISIONS):
            if not self.decide():
                return
        raise AssertionError("the match does not end")


def begin(page: Page, seats: int, goal: int) -> None:
    """A match against bots of the first level, opened on the page."""
    api(page, "POST", "/guests", {"name": "Marcus"})
    page.reload()
    players = [{"kind": "you"}, *[{"kind": "bot", "bot": "level1"}] * (seats - 1)]
    wanted = {"game": "augustus", "seats": players, "own_data": {"objectives_to_end": goal}, "start": True}
    match = api(page, "POST", "/matches", wanted)["id"]
    page.goto(page.url.split("#")[0] + f"#/match/{match}")


def click(page: Page, selector: str = MAIN) -> None:
    page.locator(selector).first.click()


def tap(page: Page, selector: str = MAIN) -> None:
    page.locator(selector).first.tap()


def reach(page: Page, selector: str) -> None:
    """Tab until it has the focus, then Enter."""
    for _ in range(120):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"the keys do not reach {selector}")


def enter(page: Page) -> None:
    """What was chosen last is played by a second Enter."""
    page.keyboard.press("Enter")
