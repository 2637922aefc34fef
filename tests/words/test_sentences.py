"""Every sentence with sample values: numbers agree, names elide, typography holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quadriga import games
from quadriga.core.title.game import Game
from quadriga.words import LANGUAGES, Words
from quadriga.words.words import SEAT_KINDS, locale_files

NUMBERS = (0, 1, 2, 21)
PLAYERS = {0: "Alexandria", 1: "Livia"}
VOWELS = "AEIOUYHÉ"
COUNTED = {
    *("n", "all", "good", "count", "games", "seats", "players", "bots", "decisions", "settings", "positions", "line"),
    *("column", "least", "most", "left", "pieces", "points", "total", "roads", "cost", "price", "amount", "steps"),
    *("legions", "cards", "markers", "cap", "round", "rounds", "defence", "strength", "number", "deciders_count"),
}
"""Variables that are numbers, in all sentences that have them."""


class Inside(Visitor):  # type: ignore[misc]
    """What a sentence needs: its variables, and for each that it depends on, the values it knows."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.known: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.known.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def sentences(title: str | None, language: str) -> dict[str, Inside]:
    found = {}
    for path in locale_files(language, title):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Inside()
                found[entry.id.name].visit(entry)
    return found


@cache
def kinds_of(game: Game) -> dict[str, dict[str, str]]:
    """What each variable of an action or an event names, by sentence."""
    kinds: dict[str, dict[str, str]] = {}
    for action in {type(game.action(number)): game.action(number) for number in game.notation}.values():
        kinds[f"action-{action.do}"] = {f.name: action.kinds.get(f.name, f.name) for f in fields(action)}
    for spec in game.event_specs:
        named = {name: kind or name for name, _, kind in (word.partition(":") for word in spec.params)} | {
            "seat": "seat"
        }
        kinds[f"event-{spec.key}"] = named
        kinds[f"event-{spec.key}-hidden"] = {name: kind for name, kind in named.items() if name not in spec.secret}
    return kinds


def samples(words: Words, key: str, inside: Inside, name: str) -> list[Any]:
    """Values for a variable: those the sentence knows, numbers, or names, those that begin with a vowel among them."""
    known = inside.known.get(name, set())
    game = words.game
    kind = kinds_of(game).get(key, {}).get(name, name) if game else name
    names = game.names.get(kind, ()) if game else ()
    if (name in COUNTED and not names) or known & {"one", "0", "1"}:
        return [*NUMBERS]
    if known:
        return sorted(known - {"other"}) or ["other"]
    if kind in SEAT_KINDS or not names:
        return list(PLAYERS.values())
    said = [words.name(kind, one) for one in names if one != "none"]
    return [*said[:2], *[one for one in said if one[:1].upper() in VOWELS][:2]]


def told(title: str | None, language: str) -> Iterator[tuple[str, str, str, Any]]:
    """Each sentence with each sample of each of its variables, the others at their first."""
    words = Words(language, games.load(title) if title else None, PLAYERS)
    for key, inside in sentences(title, language).items():
        values = {name: samples(words, key, inside, name) for name in sorted(inside.variables)}
        usual = {name: some[0] for name, some in values.items()}
        yield key, words.say(key, **usual), "", ""
        for name, some in values.items():
            for value in some:
                yield key, words.say(key, **{**usual, name: value}), name, value


TITLES = [None, *(meta.id for meta in games.titles())]
everything = pytest.mark.parametrize("whose", TITLES, ids=lambda whose: whose or "program")


@everything
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole(whose: str | None, language: str) -> None:
    for key, text, _, _ in told(whose, language):
        assert text.strip() == text and text, key
        assert "  " not in text and " ." not in text and " ," not in text, (key, text)
        assert not re.search(r"\{\$|\?\?\?|\bNone\b(?! of)", text), (key, text)


@everything
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_words_agree(whose: str | None, language: str) -> None:
    """« 1 moves », « 21 route », « 0 » written as 1: none of them."""
    plain = {"en": r"(?!begins|does)[a-z]+s", "fr": r"(?!fois|plus|dans|pas|sans)[a-zà-ÿœ]+[sx]"}[language]
    for key, text, name, value in told(whose, language):
        others = [at for at in sentences(whose, language)[key].variables if at != name]
        if value == 1:
            assert not re.search(rf"(?<![\d,.–-])(?<!to )(?<!à )1 {plain}\b", text), (key, text)
        if value == 0 and name in sentences(whose, language)[key].known and not others:
            assert "1" not in text, (key, text)


@everything
def test_french_typography(whose: str | None) -> None:
    """A no-break space before high punctuation and inside quotes; the title « Caesar! » is a name."""
    for key, text, _, _ in told(whose, "fr"):
        bare = text.replace("Caesar!", "Caesar")
        assert not re.search(r"(?<![\u00a0\u202f])[;:!?»%](?=[\s.,)»…]|$)", bare), (key, text)
        assert not re.search(r"«(?![\u00a0\u202f])", bare), (key, text)
        assert "'" not in bare and "..." not in bare, (key, text)


@everything
def test_french_elides_before_names(whose: str | None) -> None:
    for key, text, _, value in told(whose, "fr"):
        if isinstance(value, str) and value and value[:1].upper() in VOWELS:
            assert not re.search(rf"(?i)\b(de|le|la|que|ne|se|du|au) {re.escape(value)}", text), (key, text)


def test_sentences_of_actions_and_events_use_what_there_is(title: str) -> None:
    game = games.load(title)
    for language in LANGUAGES:
        for key, kinds in kinds_of(game).items():
            if key in sentences(title, language):
                given = {*kinds, *(f"{name}_id" for name in kinds)}
                assert sentences(title, language)[key].variables <= given, key
