"""Every screen: usable by all, small to load, without a word missing."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import WebSocketRoute, expect

import quadriga
from tests.web.conftest import NewPage
from tests.web.people import api, begin

WEB = Path(quadriga.__file__).parent / "web"
# The shelf also lists matches of others, whose number varies.
MOST_FIRST_LOAD = 335 * 1024
TOKENS = {"sword-33", "sword-42", "shield-33", "shield-42", "ship-33", "ship-42"}
YOU, BOT = {"kind": "you"}, {"kind": "bot"}
HOT, HOT_TOO = {"kind": "hot", "name": "Minerva"}, {"kind": "hot", "name": "Pluto"}


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


def test_the_rule_of_a_prompt_is_one_key_away(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [YOU, BOT])
    page.locator(".decision").first.wait_for()
    page.keyboard.press("w")
    expect(page.locator(".drawer .rule.cited .rule-no")).to_have_text(page.locator(".tray .rule-id").inner_text())
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator(".drawer .quick").first).to_contain_text("12")
    rule = page.locator(".drawer .quick .rule-id").first
    name = rule.inner_text()
    rule.click()
    expect(page.locator(".drawer .rule.cited .rule-no")).to_have_text(name)


def test_rules_are_pictured_by_the_board_itself(new_page: NewPage) -> None:
    page = new_page("#/rules/empire/EMP-12", language="fr")
    figure = page.locator(".rule.cited figure")
    expect(figure.locator("svg.map")).to_be_visible()
    expect(figure.locator("figcaption")).to_contain_text("rapporte")
    assert figure.locator("[role=button]:not([inert] *)").count() == 0, "a picture is looked at only"


def test_a_refusal_says_why_and_leads_to_its_rule(new_page: NewPage, address: str) -> None:
    page = new_page(None)
    held: set[str] = set()

    def meddle(line: WebSocketRoute) -> None:
        """Whatever token is placed, the server hears of one that is not in the hand."""
        server = line.connect_to_server()
        line.on_message(lambda sent: server.send(re.sub(r"place \S+", f"place {min(TOKENS - held)}", str(sent))))

    page.route_web_socket("**/api/socket", meddle)
    page.goto(address)
    match = begin(page, "caesar", [YOU, HOT])
    held |= {one["fields"]["token"] for one in api(page, "GET", f"/matches/{match}/table?seat=0")["actions"]}
    page.locator(".decision").first.click()
    refused = page.locator(".prompt.refused")
    expect(refused).to_contain_text("Nothing was played")
    rule = refused.locator(".rule-id").inner_text()
    page.keyboard.press("w")
    expect(page.locator(".drawer .rule.cited .rule-no")).to_have_text(rule)
    expect(page.locator(".decision").first).to_be_visible()


def test_a_hint_is_shown_and_played(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "caesar", [YOU, HOT])
    page.locator(".decision").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    card = page.locator(".hint")
    expect(card.locator(".best")).not_to_be_empty()
    expect(card.locator(".odds")).to_contain_text("of 100 for you")
    # How far it foresees depends on how much it could think within its time.
    expect(card.locator(".line li").first).to_be_visible()
    other = card.locator(".others button").first
    advised = other.inner_text().split(" ", 1)[1]
    other.click()
    expect(card.locator(".best")).to_have_text(advised)
    page.keyboard.press("p")
    expect(page.locator(".curtain")).to_be_visible()


HINT_AFTER = """async (decider) => {
  const { TableStore } = await import("/app/table.js");
  const store = new (class extends TableStore { begin() {} })("no match of any server");
  const asked = { question: { decision: "mobilise" }, actions: ["stay"], gestures: [], owed: [], view: {}, seat: 0,
    lines: [] };
  const news = [{ revision: 2, kind: "decision", seat: decider, events: [], revisions_taken_back: [] }];
  const room = { you: [0], seats: [], status: "playing" };
  store.take({ type: "update", room, owed: [], table: { ...asked, revision: 1, news: [] } });
  store.hint.value = [{ actions: ["stay"] }];
  store.take({ type: "update", room, owed: [], table: { ...asked, revision: 2, news } });
  store.close();
  return store.hint.value;
}"""


def test_a_hint_stays_while_others_decide_and_goes_with_a_decision_of_ones_own(new_page: NewPage) -> None:
    """Even where one is asked the same again, as when two tokens are alike."""
    page = new_page()
    assert page.evaluate(HINT_AFTER, 1) == [{"actions": ["stay"]}]
    assert page.evaluate(HINT_AFTER, 0) is None


def test_a_hint_is_a_whole_route(new_page: NewPage) -> None:
    page = new_page(language="fr")
    begin(page, "empire", [YOU, HOT, HOT_TOO])
    page.locator(".decision").first.wait_for()
    page.get_by_role("button", name="Conseil").click()
    expect(page.locator(".hint .odds")).to_contain_text("place espérée sur 3")
    expect(page.locator(".hint .best")).to_contain_text("route")
    expect(page.locator(".rail .log")).not_to_contain_text("marque")
    page.get_by_role("button", name="Jouer ce coup").click()
    expect(page.locator(".rail .log")).to_contain_text("marque")


def test_nothing_of_a_screen_stays_when_it_is_left_early(new_page: NewPage, address: str) -> None:
    """Answers for the shelf that come while another screen opens must not keep it there."""
    page = new_page(None)
    for path in ("games", "matches**"):
        page.route(f"**/api/{path}", lambda route: (page.evaluate("location.hash = '#/settings'"), route.continue_()))
    page.goto(address)
    page.locator(".setting").first.wait_for()
    expect(page.locator(".shelf-page")).to_have_count(0)
    expect(page.locator("#page > .screen")).to_have_count(1)


def test_the_language_is_changed_at_a_table(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "empire", [YOU, BOT])
    page.locator(".decision").first.wait_for()
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.locator(".decide h2")).to_contain_text("Vos décisions")
    expect(page.locator(".tray")).to_contain_text("Choisissez")
    expect(page.locator(".rail .log")).to_contain_text("Les jetons Richesses sont posés")
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
