"""People who play on the boards of the page: with the mouse, with the keyboard alone, with a finger on a phone.

Each sees only what the page shows: they press what glows, and never ask the server what is legal.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import PATIENCE_MS

MOST_DECISIONS = 300
MOST_TABS = 120

STATE = """() => {
  if (document.querySelector(".ended")) return "over";
  const prompt = document.querySelector(".tray .prompt");
  if (!prompt || prompt.matches(".waiting")) return null;
  if (prompt.matches(".refused")) throw new Error(prompt.innerText);
  return "asked";
}"""
"""Whether something is asked, or the match is over; null while others decide."""

IN_REACH = """selector => [...document.querySelectorAll(selector)].flatMap(place => {
  const { x, y, width, height } = place.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit && place.contains(hit) && !place.disabled ? [[x + width / 2, y + height / 2]] : [];
})"""
"""The middles of all such things that are in sight, that nothing covers, and that may be pressed."""

AT_REST = """async () => {
  const shown = () => document.querySelector("svg.map").getAttribute("viewBox");
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = ""; before !== shown(); await frame()) before = shown();
}"""
"""Waits until the map lies still: a tray that grows takes room from it."""

FOCUS = """() => {
  const at = document.activeElement;
  if (at.matches(".loose")) return "button";
  if (at.matches(".hand [data-token], .hand [data-action]")) return "hand";
  if (at.matches("button.route")) return "route";
  if (at.matches(".map [role=button]")) return at.getAttribute("aria-pressed") === "true" ? "chosen place" : "place";
  return "elsewhere";
}"""
"""What has the focus."""


class Player:
    """Plays one decision after the other; what differs is how something is pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decisions = 0

    def start(self, word: str, number: int) -> None:
        """Press the shelf's red button of a title."""
        self.page.get_by_role("button", name=word).nth(number).click()

    def play(self, game: str) -> None:
        """A whole match, up to its score pad."""
        decide = {"caesar": self.caesar, "empire": self.empire}[game]
        while self.page.wait_for_function(STATE).json_value() == "asked":
            assert self.decisions < MOST_DECISIONS
            decide()
            self.decisions += 1

    def in_reach(self, selector: str) -> list[tuple[float, float]]:
        found: list[tuple[float, float]] = self.page.evaluate(IN_REACH, selector)
        return found

    def shows(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def press_at(self, x: float, y: float) -> None:
        raise NotImplementedError

    def press(self, selector: str, number: int = 0) -> None:
        """Press one of these things, wherever on the page it is."""
        for _ in range(PATIENCE_MS // 50):
            places = self.in_reach(selector)
            if places:
                break
            self.page.wait_for_timeout(50)
        assert places, f"nothing to press: {selector}"
        self.press_at(*places[number % len(places)])

    def press_place(self) -> None:
        """Press one of the places on the board that glow."""
        self.press(".map [role=button]", self.decisions)

    def caesar(self) -> None:
        """Choose a token, a space for it, turn it now and then, place it; or answer what a bonus asks."""
        if self.shows(".hand [data-action]"):
            self.press(".hand [data-action]")
        elif self.shows(".map [role=button]"):
            if not self.shows(".hand-token.selected") and self.shows(".hand [data-token][aria-disabled=false]"):
                self.press(".hand [data-token][aria-disabled=false]", self.decisions)
            self.press_place()
            if self.decisions % 2 and self.in_reach(".hand .turn"):
                self.press(".hand .turn")
        else:
            self.press(".tray .loose")
            return
        self.press(".tray .button.main:not([disabled], [aria-disabled=true])")

    def empire(self) -> None:
        """Choose a city, now and then another route to it, and build."""
        if not self.shows(".map [role=button]"):
            self.press(".tray .loose")
            return
        self.press_place()
        if self.decisions % 2 and self.shows(".stepper .next"):
            self.press(".stepper .next")
        self.press(".tray .button.main:not([disabled], [aria-disabled=true])")


class Mouse(Player):
    """Points and clicks; now and then a token is dragged."""

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def caesar(self) -> None:
        if self.decisions % 3 or not self.shows(".hand [data-token][aria-disabled=false]"):
            super().caesar()
            return
        self.page.mouse.move(*self.in_reach(".hand [data-token][aria-disabled=false]")[0])
        self.page.mouse.down()
        self.page.mouse.move(*self.in_reach(".map")[0])
        self.page.mouse.move(*self.in_reach(".map .legal")[0])
        self.page.mouse.up()
        self.press(".tray .button.main:not([disabled], [aria-disabled=true])")


class Finger(Player):
    """Taps; where no place that glows is in sight, the small map leads to one."""

    def start(self, word: str, number: int) -> None:
        self.page.get_by_role("button", name=word).nth(number).tap()

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def press_place(self) -> None:
        self.page.evaluate(AT_REST)
        if not self.in_reach(".map [role=button]"):
            self.press(".mini-map .waiting")
            self.page.evaluate(AT_REST)
        super().press_place()


class Keyboard(Player):
    """Tab, arrows, Enter and the space bar; nothing is ever clicked, and the focus is never lost between two moves."""

    def start(self, word: str, number: int) -> None:
        button = self.page.get_by_role("button", name=word).nth(number)
        button.wait_for()
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if button.evaluate("one => one === document.activeElement"):
                break
        self.page.keyboard.press("Enter")

    def caesar(self) -> None:
        self.go_on(" ")

    def empire(self) -> None:
        self.go_on("ArrowDown")

    def go_on(self, another: str) -> None:
        """From wherever the focus is, until the decision is sent; a key shows another way to do what is chosen."""
        press = self.page.keyboard.press
        for step in range(MOST_TABS):
            if self.decisions:
                self.page.wait_for_function(f"() => ({FOCUS})() !== 'elsewhere'")
            at: Any = self.page.evaluate(FOCUS)
            if at == "elsewhere":
                # Only before the first decision: the page has just been opened.
                press("Tab")
                continue
            if at == "place" and self.decisions % 3 and step < 3:
                press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[self.decisions % 4])
            if at == "chosen place" and self.decisions % 2:
                press(another)
            press("Enter")
            if self.shows(".tray .prompt.waiting, .ended"):
                return
        raise AssertionError("no key goes on")
