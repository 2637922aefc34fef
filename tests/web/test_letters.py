"""Two people who play by letter: one at a desk, one with a phone in French, and links between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.alone import tables
from tests.web.conftest import DESK, PATIENCE_MS, PHONE, is_noted

FIRST = ".letter .copy-field input"


@pytest.fixture
def open_at(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of somebody's own, without a server; nothing but the missing service worker may be complained of."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []
    with tables() as address:

        def opened(who: str, language: str, phone: bool) -> Page:
            context = browser.new_context(
                viewport=PHONE if phone else DESK,
                locale=language,
                has_touch=phone,
                is_mobile=phone,
                reduced_motion="reduce",
            )
            contexts.append(context)
            context.add_init_script("localStorage.quadriga ??= JSON.stringify({words: true})")
            page = context.new_page()
            page.set_default_timeout(PATIENCE_MS)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda said: complaints.extend(_complaint(said.type, said.text)))
            page.goto(f"{address}/{who}/")
            page.locator(".game.of-empire").wait_for()
            return page

        yield opened
        for context in contexts:
            context.close()
    assert complaints == []


def _complaint(kind: str, text: str) -> list[str]:
    return [text] if kind == "error" and not is_noted(text) and "404" not in text else []


def letter_of(page: Page) -> str:
    """The letter on the screen: what follows on # in its link."""
    link = page.locator(FIRST).first.input_value()
    return link[link.index("#") :]


def open_letter(page: Page, letter: str) -> None:
    page.evaluate("letter => { location.hash = letter; }", letter)


def take_a_turn(page: Page, button: str) -> str:
    """Decide from the list of decisions until a letter is owed; the letter."""
    owed, choice = page.get_by_role("button", name=button), page.locator(".decision")
    owed.or_(choice).first.wait_for()
    while not owed.count():
        before = choice.all_inner_texts()
        choice.first.click()
        changed = "before => document.querySelector('.decision')?.innerText !== before"
        page.wait_for_function(changed, arg=before[0])
        owed.or_(choice).first.wait_for()
    owed.click()
    page.locator(".letter-sheet .qr-code").wait_for()
    letter = letter_of(page)
    page.keyboard.press("Escape")
    return letter


def answered(livia: Page, marcus: Page, letter: str, button: str = "Écrire la lettre") -> str:
    """Marcus reads her letter, plays his turn and answers, Livia reads that; his letter."""
    open_letter(marcus, letter)
    marcus.locator(".table .board").wait_for()
    answer = take_a_turn(marcus, button)
    open_letter(livia, answer)
    livia.locator(".decision").first.wait_for()
    return answer


def test_two_people_play_by_links_and_see_what_is_new(open_at: Callable[..., Page]) -> None:
    livia, marcus = open_at("livia", "en-GB", False), open_at("marcus", "fr-FR", True)
    livia.get_by_role("link", name="Play by letter").click()
    # Only titles without secrets between the two can be chosen.
    expect(livia.get_by_role("radiogroup", name="Game").get_by_role("radio")).to_have_text(
        ["L’Empire de César", "Antike"]
    )
    livia.get_by_label("Your name").fill("Livia")
    livia.get_by_role("button", name="Write the invitation").click()
    livia.locator(".qr-code").wait_for()
    invitation = letter_of(livia)

    open_letter(marcus, invitation)
    expect(marcus.get_by_role("heading", name="Livia vous invite à jouer à L’Empire de César")).to_be_visible()
    marcus.get_by_label("Votre nom").fill("Marcus")
    marcus.get_by_role("button", name="Accepter").click()
    marcus.locator(".qr-code").wait_for()
    open_letter(livia, letter_of(marcus))
    expect(livia.locator(".table .board")).to_be_visible()
    first = take_a_turn(livia, "Write the letter")
    expect(livia.get_by_text("Marcus is to answer")).to_be_visible()
    expect(livia.locator(".tray").get_by_role("button", name="Undo")).to_be_disabled()
    answer = answered(livia, marcus, first)
    if livia.get_by_text("Marcus was drawn to begin").count():
        # Livia had no turn yet that anything could be new since.
        answer = answered(livia, marcus, take_a_turn(livia, "Write the letter"))
    # Where the pointer rests on a choice, what that would bring comes before the news.
    livia.mouse.move(0, 0)
    news = livia.locator("section", has=livia.get_by_role("heading", name="Since your last turn"))
    expect(news).to_contain_text("Marcus")
    # It waits for Livia now, wherever she looks.
    open_letter(livia, "#/you")
    expect(livia.locator(".dues")).to_contain_text("Your turn")
    open_letter(livia, answer)
    expect(livia.get_by_role("alert")).to_contain_text("You have read this letter already")

    # A damaged letter gets a sentence, and the match goes on.
    open_letter(marcus, invitation[:-5])
    expect(marcus.get_by_role("alert")).to_contain_text("abîmée ou incomplète")


def test_all_matches_go_out_as_a_file_and_come_back_elsewhere(open_at: Callable[..., Page]) -> None:
    livia, elsewhere = open_at("livia", "en-GB", False), open_at("elsewhere", "en-GB", True)
    livia.locator(".game.of-empire .button.main").first.click()
    livia.locator(".table .board").wait_for()
    open_letter(livia, "#/you")
    with livia.expect_download() as coming:
        livia.get_by_role("button", name="Export all matches").click()
    file = coming.value.path()
    open_letter(elsewhere, "#/you")
    for said in ("One new match.", "No new match, one that was here already."):
        elsewhere.get_by_label("A file of matches").set_input_files(file)
        expect(elsewhere.locator(".own-matches-file [role=status]")).to_have_text(said)
    expect(elsewhere.locator(".dues li")).to_have_count(1)
    elsewhere.get_by_label("A file of matches").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(elsewhere.locator(".own-matches-file [role=status]")).to_have_text("This is no file of matches of Quadriga.")
