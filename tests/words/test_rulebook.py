"""The rules and the quick cards: the same in every language, with the numbers of the box."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from quadriga import games
from quadriga.table.catalogue import catalogue
from quadriga.words import LANGUAGES, rulebook
from quadriga.words.rulebook import Rule, quick_card, rules_language

TOP = Path(__file__).parents[2]
GAMES = TOP / "src" / "quadriga" / "games"


def told(title: str, language: str) -> list[Rule]:
    return rulebook.rulebook(games.load(title), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_in_every_language(title: str, language: str) -> None:
    english, rules = told(title, "en"), told(title, language)
    assert [rule.id for rule in rules] == [rule.id for rule in english]
    assert max(Counter(rule.id for rule in rules).values()) == 1
    assert all(rule.text and rule.section for rule in rules)
    assert _lengths(rules) == _lengths(english), "the sections hold the same rules"


def _lengths(rules: list[Rule]) -> list[int]:
    return [len(list(group)) for _, group in groupby(rules, lambda rule: rule.section)]


def test_no_rule_was_left_in_english(title: str) -> None:
    for english, french in zip(told(title, "en"), told(title, "fr"), strict=True):
        assert english.text != french.text, english.id


@pytest.mark.parametrize("name", ["RULES", "QUICK"])
def test_french_is_set_as_french_is(title: str, name: str) -> None:
    """A narrow no-break space before ; : ! ? and within « », a curved apostrophe; code and the name Caesar! apart."""
    text = (GAMES / title / f"{name}.fr.md").read_text(encoding="utf-8")
    prose = re.sub(r"`[^`]*`", "code", text).replace("Caesar!", "Caesar")
    for line in prose.splitlines():
        assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]|'", line), line


def test_narrow_spaces_reach_the_reader() -> None:
    rules = {rule.id: rule.text for rule in told("empire", "fr")}
    assert rules["EMP-17"].startswith("Villes\u202f: dans chaque couleur")
    assert quick_card(games.load("caesar"), "fr")[3].lines[0].text.startswith("Sénat (6)\u202f: si vous")


def test_a_row_of_a_table_reads_as_one_sentence_after_the_other() -> None:
    """EMP-R8 stands in a table with a column for the point it is about."""
    rules = {rule.id: rule.text for rule in told("empire", "en")}
    assert rules["EMP-R8"].startswith("Going on after the city – A turn ends with")
    assert not any("|" in rule.text for one in ("empire", "caesar") for rule in told(one, "fr"))


def test_what_is_told_in_one_language_only_is_told_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A title of somebody else's may have neither French rules nor a card."""
    (tmp_path / "RULES.md").write_text("# Rules\n\n## A turn\n\n**CAE-1** Roll\nthe dice.\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "getfile", lambda _: str(tmp_path / "game.py"))
    game = games.load("caesar")
    assert told("caesar", "fr") == [Rule("CAE-1", "A turn", "Roll the dice.")]
    assert rules_language(game, "fr") == catalogue(game, "fr")["rules_language"] == "en"
    assert quick_card(game, "fr") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quick_card_fits_one_screen_and_cites_rules_there_are(title: str, language: str) -> None:
    card = quick_card(games.load(title), language)
    rules = {rule.id for rule in told(title, language)}
    assert all(section.title and section.lines for section in card)
    assert {line.rule for section in card for line in section.lines} <= rules
    assert sum(1 + len(section.lines) for section in card) <= 40
    assert any(section.steps for section in card) and not all(section.steps for section in card)


def test_quick_cards_say_the_same_in_every_language(title: str) -> None:
    cards = [quick_card(games.load(title), language) for language in LANGUAGES]
    for one, other in zip(*cards, strict=True):
        assert one.steps == other.steps and one.title != other.title
        for line, same in zip(one.lines, other.lines, strict=True):
            assert line.rule == same.rule and line.text != same.text
            assert re.findall(r"\d+", line.text) == re.findall(r"\d+", same.text), line


def on_card(title: str, rule: str) -> list[int]:
    """The numbers that the lines about a rule show, in their order."""
    lines = [line for section in quick_card(games.load(title), "en") for line in section.lines]
    return [int(n) for line in lines if line.rule == rule for n in re.findall(r"\d+", line.text)]


def box(title: str, name: str = "components") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / title / "data" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_the_card_of_empire_has_the_numbers_of_the_box() -> None:
    data = box("empire")
    for rule, name in (("EMP-18", "different"), ("EMP-19", "same"), ("EMP-20", "gold")):
        table = data["tables"][name]
        assert on_card("empire", rule) == [1, len(table), *table]
    assert on_card("empire", "EMP-22") == [data["most_roads_bonus"]]
    assert on_card("empire", "EMP-4") == [data["roads"]]
    goods, gold = data["goods"].values(), data["gold"]
    (each,), (left,) = {kind["count"] for kind in goods}, {kind["count"] - kind["left_out"] for kind in goods}
    wealth = sum(kind["count"] for kind in goods) + gold["count"]
    assert on_card("empire", "EMP-3") == [wealth, each, gold["count"], 2, 3, left, gold["count"] - gold["left_out"]]
    cities = {players: len(one["cities"]) for one in data["maps"].values() for players in one["players"]}
    turns = [number for players in (2, 3, 4, 5) for number in (cities[players] // players, players)]
    assert on_card("empire", "EMP-R21") == turns


def test_the_card_of_caesar_has_the_numbers_of_the_box() -> None:
    data = box("caesar")
    bonus = {token["id"]: token["count"] for token in data["bonus_tokens"]}
    for name, rule in (
        ("senate", "CAE-17"),
        ("might", "CAE-16"),
        ("wealth", "CAE-18"),
        ("tactics", "CAE-15"),
        ("poison", "CAE-22"),
        ("centurion", "CAE-24"),
    ):
        assert on_card("caesar", rule) == [bonus[name]]
    tokens = [token for token in data["influence_tokens"] if token["icons"][0] in ("sword", "laurel")]
    shown = [*tokens, *data["centurion_tokens"]]
    assert on_card("caesar", "CAE-2") == [n for token in shown for n in token["values"] * token["count"]]
    assert on_card("caesar", "CAE-13") == [data["control_markers"]]
    assert on_card("caesar", "CAE-5") == [data["hand"]["base"], data["hand"]["poison"]]
    (icons,) = set(Counter(border["icon"] for border in data["borders"]).values())
    assert on_card("caesar", "CAE-1") == [len(data["provinces"]), len(data["borders"]), icons]


def test_the_card_of_augustus_has_the_numbers_of_the_box() -> None:
    data = box("augustus")
    rewards = data["rewards"].values()
    colours = [n for one in rewards if "colour" in one["kind"] for n in (one.get("need"), one["points"]) if n]
    assert on_card("augustus", "AUG-13") == colours
    counts = [one for one in rewards if one["kind"] == "count"]
    assert on_card("augustus", "AUG-14") == [one["exactly"] for one in counts] + [one["points"] for one in counts]
    assert on_card("augustus", "AUG-16") == [one["points"] for one in rewards if one["kind"] == "resource"]
    assert on_card("augustus", "AUG-30") == on_card("augustus", "AUG-31") == [data["objectives_to_end"]]
    tokens = data["tokens"].values()
    colour = Counter(one["colour"] for one in data["objectives"].values())
    kinds = [colour[name] for name in ("senator", "green", "pink", "orange")]
    assert on_card("augustus", "AUG-1") == [sum(tokens), *tokens, len(data["objectives"]), *kinds]
    assert on_card("augustus", "AUG-2") == [
        data["legions"]["per_player"],
        data["start_keep"],
        data["start_deal"],
        data["row"],
    ]


def test_the_card_of_antike_has_the_numbers_of_the_box() -> None:
    data = box("antike", "box")
    won = [number for nations, goal in data["victory"].items() for number in (goal, int(nations))]
    assert on_card("antike", "ANT-39") == [*won, 2, data["victory"]["4"]]
    prices = data["prices"]
    assert on_card("antike", "ANT-12") == [prices["temple"]]
    know_how = [prices[name] for name in ("basic_first", "basic_later", "higher_first", "higher_later")]
    assert on_card("antike", "ANT-16") == know_how
    assert on_card("antike", "ANT-9") == [1, data["free_steps"]]
    stacks = Counter(one["category"] for one in box("antike", "figures")["figures"])
    needs = data["thresholds"]
    for stack, rule in (
        ("king", "ANT-33"),
        ("scholar", "ANT-34"),
        ("general", "ANT-35"),
        ("citizen", "ANT-36"),
        ("navigator", "ANT-37"),
    ):
        assert on_card("antike", rule) == [stacks[stack], *([needs[stack]] if stack in needs else [])]
    assert on_card("antike", "ANT-40") == [stacks.total()]


def test_whatever_a_title_tells_is_in_the_package() -> None:
    settings = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    packed = {path for pattern in settings["package-data"]["quadriga"] for path in GAMES.parent.glob(pattern)}
    assert {path for path in GAMES.rglob("*") if path.suffix in (".md", ".ftl", ".json")} <= packed
