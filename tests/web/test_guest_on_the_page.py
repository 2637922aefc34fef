"""A title of another package on the page: on the shelf, at a table, in the rulebook and looking back, all in words."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import quadriga
from tests.web.conftest import NewPage, serving
from tests.web.people import api, asked

NIM = Path(__file__).parents[1] / "guests" / "nim"
YOU, BOT = {"kind": "you"}, {"kind": "bot", "bot": "level1"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where Nim is installed beside Quadriga, as an installer leaves it."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(NIM, site / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    about = site / "nim-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[quadriga.games]\nnim = nim.meta:META\n")
    path = os.pathsep.join([str(site), str(Path(quadriga.__file__).parents[1])])
    program = ["env", f"PYTHONPATH={path}", sys.executable, "-m", "quadriga"]
    yield from serving(tmp_path_factory.mktemp("server"), program)


def begun(page: Page, address: str) -> str:
    """A match of Nim that this page's user has begun."""
    api(page, "POST", "/guests", {"name": "Marcus"})
    match: str = api(page, "POST", "/matches", {"game": "nim", "seats": [YOU, BOT], "start": True})["id"]
    page.goto(address)
    page.reload()
    return match


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_stands_on_the_shelf_beside_the_others(phone: bool, new_page: NewPage, address: str) -> None:
    page = new_page(phone=phone)
    begun(page, address)
    expect(page.locator(".game")).to_have_count(5)
    box = page.locator(".game").last
    expect(box).to_contain_text("Take stones from one heap")
    expect(box.locator(".meta li")).to_have_text(["Players2–3"])
    expect(box.get_by_role("link", name="Learn")).to_have_count(0)
    assert box.locator("img").evaluate("picture => picture.decode().then(() => picture.naturalWidth > 0)")
    expect(page.locator(".lists .row", has_text="Nim")).to_be_visible()
    box.get_by_role("button", name="Nim: levels and coach").click()
    expect(box.locator(".versus")).to_contain_text("level 2")
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_it_is_played_to_its_end_and_looked_back_at(new_page: NewPage, address: str) -> None:
    page = new_page(in_words=False)
    match = begun(page, address)
    page.locator(".lists .row .what", has_text="Nim").click()
    passages = page.locator(".passages")
    expect(passages.get_by_role("heading")).to_have_text("Heaps")
    expect(passages.locator("li")).to_have_text(["A: 3", "B: 4", "C: 5"])
    for _ in range(12):
        asked(page)
        if page.locator(".ended").count():
            break
        before = page.locator(".rail .log li").count()
        page.locator(".decision").first.hover()
        expect(page.locator(".preview")).to_contain_text("takes 1 stone")
        page.locator(".decision").first.click()
        page.wait_for_function("before => document.querySelectorAll('.rail .log li').length > before", arg=before)
    page.locator(".ended").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.locator(".plot").wait_for()
    page.get_by_role("button", name="Board", exact=True).click()
    expect(page.locator(".scene .passages")).to_contain_text("Heaps")
    page.goto(address + f"#/review/{match}")
    expect(page.locator(".review .passages")).to_contain_text("Heaps")
    page.goto(address + "#/you")
    expect(page.locator(".history")).to_contain_text("Nim")


def test_its_rules_and_a_new_table_of_it(new_page: NewPage, address: str) -> None:
    page = new_page("#/rules/nim/NIM-2", language="fr")
    expect(page.locator(".rule.cited")).to_be_visible()
    expect(page.get_by_role("link", name="Leçon")).to_have_count(0)
    page.goto(address + "#/new/nim")
    expect(page.locator(".about-game")).to_contain_text("Prenez des pierres d’un seul tas")
    expect(page.locator(".about-game li")).to_have_count(2)
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator(".passages")).to_contain_text("Heaps")
