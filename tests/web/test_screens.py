"""Every screen: usable by all, small to load, without a word missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import quadriga
from tests.web.conftest import NewPage
from tests.web.people import api, begin

WEB = Path(quadriga.__file__).parent / "web"
AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text()
MOST_FIRST_LOAD = 350 * 1024
YOU, BOT, HOT = {"kind": "you"}, {"kind": "bot"}, {"kind": "hot", "name": "Minerva"}

PLAIN = {
    "shelf": ("", ".game"),
    "new-table": ("#/new/antike", ".seat-row"),
    "rules": ("#/rules/caesar/CAE-6", ".rule.cited"),
    "you": ("#/you", ".account-form"),
    "settings": ("#/settings", ".setting"),
    "lost": ("#/nowhere", ".broken"),
}


def problems(page: Page) -> list[str]:
    """What axe-core finds that would keep somebody from using the page."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{one['id']}: {node['target']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screen", PLAIN)
def test_screens_are_accessible(screen: str, dark: bool, new_page: NewPage) -> None:
    path, sign = PLAIN[screen]
    page = new_page(path, dark=dark, language="fr" if dark else "en")
    page.locator(sign).first.wait_for()
    assert problems(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_tables_are_accessible(dark: bool, new_page: NewPage) -> None:
    page = new_page(dark=dark)
    begin(page, "empire", [YOU, HOT, {"kind": "open"}, {"kind": "invited"}], start=False)
    page.locator(".niche").first.wait_for()
    assert problems(page) == []
    match = begin(page, "caesar", [YOU, HOT])
    page.locator(".decision").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".preview")).to_contain_text("Then")
    assert problems(page) == []
    for key, sign in {"r": ".steps-list", "?": ".shortcuts", "m": ".menu-list"}.items():
        page.keyboard.press(key)
        page.locator(sign).first.wait_for()
        assert problems(page) == []
        page.keyboard.press("Escape")
    page.locator(".decision").first.click()
    page.locator(".curtain").wait_for()
    assert problems(page) == []
    page.get_by_role("button", name="I am Minerva").click()
    api(page, "POST", f"/matches/{match}/resign", {"seat": 0})
    page.locator(".ended").wait_for()
    assert problems(page) == []


@pytest.mark.parametrize("screen", PLAIN)
def test_nothing_is_wider_than_a_small_phone(screen: str, new_page: NewPage) -> None:
    path, sign = PLAIN[screen]
    page = new_page(path, phone=True, language="fr")
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(sign).first.wait_for()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 360


def test_the_first_load_is_small(new_page: NewPage, address: str) -> None:
    page = new_page(None)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    page.locator(".game img").nth(3).wait_for()
    page.wait_for_load_state("networkidle")
    assert 20 * 1024 < sum(sizes) < MOST_FIRST_LOAD


def test_all_that_the_shelf_needs_is_asked_for_at_once() -> None:
    """Every module that main.js imports is named in index.html: the browser need not find them one by one."""
    needed: set[Path] = set()
    to_do = [WEB / "app" / "main.js"]
    while to_do:
        path = to_do.pop()
        if path not in needed:
            needed.add(path)
            imported = re.findall(
                r'(?:import|export)\s*(?:[^"();]*?from\s*)?"(\.[^"]+)"', path.read_text(encoding="utf-8")
            )
            to_do += [(path.parent / one).resolve() for one in imported]
    named = re.findall(r'rel="modulepreload" href="([^"]+)"', (WEB / "index.html").read_text(encoding="utf-8"))
    assert {(WEB / one).resolve() for one in named} == {path.resolve() for path in needed}


def test_a_prompt_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [YOU, BOT])
    page.locator(".decision").first.wait_for()
    rule = page.locator(".tray .rule-id").inner_text()
    page.locator(".tray .rule-id").click()
    expect(page.locator(".drawer .rule.cited .rule-no")).to_have_text(rule)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def test_a_hint_is_shown_and_played(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [YOU, HOT])
    page.locator(".decision").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint .best")).not_to_be_empty()
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".curtain")).to_be_visible()


def test_the_language_is_changed_at_a_table(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "empire", [YOU, BOT])
    page.locator(".decision").first.wait_for()
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.locator(".decide h2")).to_contain_text("Vos décisions")
    expect(page.locator(".tray")).to_contain_text("Choisissez")
    expect(page.locator(".rail .log")).to_contain_text("joue.")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def keys_of(language: str) -> dict[str, set[str]]:
    """The messages of a locale file, each with the values it asks for."""
    files = [WEB / "locales" / f"{language}.ftl", *sorted(WEB.glob(f"games/*/locales/{language}.ftl"))]
    told = FluentParser().parse("\n".join(path.read_text(encoding="utf-8") for path in files))
    assert not [entry for entry in told.body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in told.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


def variables(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inside = [value for value in vars(node).values() if isinstance(value, ast.BaseNode)]
    lists = [one for value in vars(node).values() if isinstance(value, list) for one in value]
    return set().union(*(variables(one) for one in [*inside, *lists] if isinstance(one, ast.BaseNode)), set())


def test_both_languages_say_the_same() -> None:
    assert keys_of("en") == keys_of("fr")


def test_every_word_of_the_page_exists() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in WEB.rglob("*.js") if "vendor" not in path.relative_to(WEB).parts
    )
    known = keys_of("en")
    used = set(re.findall(r'\bt\("([a-z-]+)"', sources))
    assert used - set(known) == set()
    # Keys that are put together: their beginnings must be known.
    for start in re.findall(r"\bt\(`([a-z]+-)\$\{", sources):
        assert any(key.startswith(start) for key in known), start
