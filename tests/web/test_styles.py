"""Screens and titles look alike whatever was open before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import NewPage
from tests.web.people import api

GOLDEN = Path(__file__).parents[1] / "games"
MOST_FOUND = 6
"""So many differences are enough: each of them takes its time."""
YOU, BOT = {"kind": "you"}, {"kind": "bot", "bot": "level1"}

LOOK = """() => {
  const BOXES = ["display", "position", "top", "right", "bottom", "left", "z-index", "overflow-x", "opacity", "width",
    "height", "min-height", "max-width", "margin-top", "margin-right", "margin-bottom", "margin-left", "padding-top",
    "padding-right", "padding-bottom", "padding-left", "border-top-width", "border-left-width", "border-bottom-width",
    "border-top-color", "border-left-style", "border-top-left-radius", "box-shadow", "background-color",
    "background-image", "color", "font-family", "font-size", "font-weight", "font-style", "line-height",
    "letter-spacing", "text-align", "text-transform", "text-decoration-line", "white-space", "visibility", "filter",
    "transform", "flex", "order", "align-items", "justify-content", "gap", "grid-template-columns",
    "grid-template-rows", "grid-row-start", "grid-column-start", "columns", "clip-path", "pointer-events"];
  const SHAPES = ["display", "opacity", "visibility", "fill", "stroke", "stroke-width", "stroke-dasharray", "font-size",
    "font-weight", "text-anchor", "transform", "filter", "pointer-events"];
  const whole = text => text.replace(/-?\\d+\\.\\d+/g, figure => Math.round(figure));
  const sheets = () =>
    [...document.styleSheets].filter(one => !one.disabled).map(one => new URL(one.href).pathname).join(" ");
  const word = (style, names) => names.map(name => style.getPropertyValue(name)).join("|");
  /** The sheets in force, for whatever a screen might show; then every element, what it is and how it looks. */
  window.look = () => [`sheets|${sheets()}`, ...[...document.querySelectorAll("#page *")].flatMap(one => {
    const name = `${one.tagName} ${one.getAttribute("class") ?? ""}|`;
    if (!(one instanceof HTMLElement)) return [whole(name + word(getComputedStyle(one), SHAPES))];
    const around = ["::before", "::after"].map(kind => {
      const style = getComputedStyle(one, kind);
      return `${name}${kind}${style.content === "none" ? "" : word(style, BOXES)}`;
    });
    return [name + word(getComputedStyle(one), BOXES), ...around].map(whole);
  })];
  window.differs = (is, was) => {
    if (is.length !== was.length) return [`${is.length} things, ${was.length} when opened first`];
    return is.flatMap((line, n) => {
      if (line === was[n]) return [];
      const [here, there] = [line.split("|"), was[n].split("|")];
      if (here[0] === "sheets") return [`${here[1]} in force, not ${there[1]}`];
      const names = here.length > SHAPES.length + 1 ? BOXES : SHAPES;
      const differ = [...here.keys()].filter(at => here[at] !== there[at]);
      return differ.map(at => `${here[0]} ${names[at - 1]}: ${here[at]}, not ${there[at]}`);
    }).slice(0, 5);
  };
}"""

AT_REST = """async sign => {
  const end = performance.now() + 60000;
  const pause = why => {
    if (performance.now() > end) throw new Error(`${sign}: ${why}`);
    return new Promise(resolve => setTimeout(resolve, 120));
  };
  while (!document.querySelector(sign)) await pause("it did not come");
  await document.fonts.ready;
  for (let before = ["?"], now = look(), same = 0; same < 2; before = now, now = look()) {
    const found = differs(before, now);
    same = found.length ? 0 : same + 1;
    await pause(found);
  }
  return look();
}"""
"""How a screen looks when nothing on it changes any more."""

AFTER = """async ([path, sign, name]) => {
  location.hash = path;
  const end = performance.now() + 8000;
  let found = ["it did not open"];
  while (performance.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 20));
    if (!document.querySelector(sign)) continue;
    found = differs(look(), fresh[name]);
    if (!found.length) return [];
    await new Promise(resolve => setTimeout(resolve, 60));
  }
  return found;
}"""
"""In what a screen that is opened after another differs from how it looks when it is opened first; at last, nothing."""


def orders(names: list[str]) -> Iterator[str]:
    """A way on which every screen follows every other one once."""
    for pair in combinations(names, 2):
        yield from pair
    yield names[0]


def there_and_back(names: list[str]) -> Iterator[str]:
    """A way on which every screen follows two others: what one leaves behind shows on the next."""
    yield from names
    yield from names[::-1]


def screens(page: Page) -> dict[str, tuple[str, str]]:
    """All kinds of screens, and all titles: where, and what is there when it is ready."""
    api(page, "POST", "/guests", {"name": "Marcus"})

    def match(game: str, bots: int, **more: Any) -> str:
        body = {"game": game, "seats": [YOU, *[BOT] * bots], **more}
        return f"#/match/{api(page, 'POST', '/matches', body)['id']}"

    record = (GOLDEN / "caesar" / "golden" / "two-all.txt").read_text()
    over = api(page, "POST", "/records", {"record": record})["id"]
    board = ".tray .prompt:not(.waiting)"
    return {
        "new table": ("#/new/caesar", ".levels, .seat-row"),
        "empire": (match("empire", 3, start=True), board),
        "augustus": (match("augustus", 2, start=True), board),
        "antike": (match("antike", 3, start=True), board),
        "caesar": (match("caesar", 1, start=True), board),
        "waiting room": (match("empire", 1), ".niche"),
        "lesson": ("#/lesson/augustus", ".progress i"),
        "replay": (f"#/replay/{over}", ".plot"),
        "replayed board": (f"#/replay/{over}?eyes=-3&step=30", ".scene > *"),
        "review": (f"#/review/{over}", ".verdict"),
        "rules": ("#/rules/empire", ".rule figure svg"),
        "you": ("#/you", ".due"),
        "settings": ("#/settings", ".setting"),
        "nowhere": ("#/nowhere", ".broken"),
        "shelf": ("#/", ".ribbon"),
    }


def differences(
    page: Page,
    address: str,
    wanted: dict[str, tuple[str, str]],
    way: Callable[[list[str]], Iterator[str]] = there_and_back,
) -> dict[str, list[str]]:
    """Where a screen looks otherwise after another than when it is opened first."""
    fresh = {}
    for name, (path, sign) in wanted.items():
        page.goto("about:blank")
        page.goto(address + path)
        page.evaluate(LOOK)
        fresh[name] = page.evaluate(AT_REST, sign)
    page.evaluate("looks => { window.fresh = looks; }", fresh)
    found: dict[str, list[str]] = {}
    before = [*wanted][-1]
    for name in way([*wanted]):
        told = page.evaluate(AFTER, [*wanted[name], name])
        # The rules lead back to the table one came from, and say what is in force there.
        if told and (name, before) != ("rules", "empire"):
            found[f"{name} after {before}"] = told
        if len(found) == MOST_FOUND:
            break
        before = name
    return found


def test_every_screen_looks_alike_after_two_others(new_page: NewPage, address: str) -> None:
    page = new_page(in_words=False)
    assert differences(page, address, screens(page)) == {}


@pytest.mark.positions
def test_every_screen_looks_alike_after_every_other(new_page: NewPage, address: str) -> None:
    page = new_page(in_words=False)
    assert differences(page, address, screens(page), orders) == {}


def test_so_they_do_in_firefox(new_page: NewPage, address: str, firefox: Browser) -> None:
    page = new_page(in_words=False, within=firefox)
    all_screens = screens(page)
    some = ["new table", "empire", "antike", "rules", "shelf"]
    assert differences(page, address, {name: all_screens[name] for name in some}) == {}
