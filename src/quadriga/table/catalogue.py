"""The catalogue of a title: all that never changes in its games, fetched once, in the language asked for."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from typing_extensions import TypedDict

from quadriga.bots import LEVELS
from quadriga.core.title.game import Game
from quadriga.core.title.options import Option
from quadriga.words import Words
from quadriga.words.rulebook import Rule, quick_card, rulebook, rules_language


class OptionValue(TypedDict):
    """A value an option can have."""

    value: str
    name: str


class OptionData(TypedDict):
    """An option: what it is about, its values, between which numbers it may lie, with how many seats it is offered."""

    name: str
    about: str
    default: str
    values: list[OptionValue]
    numbers: list[int] | None
    seats: list[int] | None


class DecisionData(TypedDict):
    """A decision a seat can owe: its sentence and its rule."""

    prompt: str
    rule: str


class LevelData(TypedDict):
    """One of the opponents."""

    bot: str
    name: str
    about: str


class RuleData(TypedDict):
    """A rule in our own words; whether it is a ruling of ours, and the options of a game that it speaks of."""

    id: str
    section: str
    text: str
    ruling: bool
    options: list[str]


class QuickLineData(TypedDict):
    """A line of the quick card, with the id of the rule it is about."""

    text: str
    rule: str | None


class QuickSectionData(TypedDict):
    """A section of the quick card; its lines may be steps, taken one after the other."""

    title: str
    steps: bool
    lines: list[QuickLineData]


class Catalogue(TypedDict):
    """All that never changes in games of a title."""

    digest: str
    game: str
    language: str
    rules_version: int
    data: str
    title: str
    blurb: str
    notes: list[str]
    designers: list[str]
    publisher: str
    year: int
    seats: list[int]
    usual_seats: int
    secrets: bool
    options: list[OptionData]
    levels: list[LevelData]
    names: dict[str, dict[str, str]]
    glosses: dict[str, dict[str, str]]
    decisions: dict[str, DecisionData]
    sources: dict[str, str]
    reasons: dict[str, str]
    rules: list[RuleData]
    quick: list[QuickSectionData]
    rules_language: str
    board: dict[str, Any]


def catalogue(game: Game, language: str) -> Catalogue:
    """The catalogue of a title in a language; `digest` names its contents.

    >>> from quadriga import games
    >>> data = catalogue(games.load("caesar"), "fr")
    >>> data["names"]["bonus"]["senate"], data["decisions"]["place"]["rule"]
    ('Sénat', 'CAE-6')
    """
    words, meta = Words(language, game), game.meta
    data: Catalogue = {
        "digest": "",
        "game": meta.id,
        "language": language,
        "rules_version": game.rules_version,
        "data": game.data_hash,
        "title": words.say("title"),
        "blurb": words.say("blurb"),
        "notes": [words.say(note) for note in meta.notes],
        "designers": list(meta.designers),
        "publisher": meta.publisher,
        "year": meta.year,
        "seats": list(meta.seats),
        "usual_seats": meta.usual_seats,
        "secrets": meta.secrets,
        "options": [_option(option, words) for option in meta.options],
        "levels": [_level(n, words) for n in LEVELS],
        "names": {kind: {name: words.shown(kind, name) for name in ids} for kind, ids in game.names.items()},
        "glosses": game.glosses(language),
        "decisions": {
            name: {"prompt": words.say(f"decision-{name}"), "rule": rule}
            for name, rule in game.decision_rules.items()
            if words.has(f"decision-{name}")
        },
        "sources": words.all_of("source"),
        "reasons": words.all_of("end"),
        "rules": [_rule(rule) for rule in rulebook(game, language)],
        "quick": [
            {
                "title": section.title,
                "steps": section.steps,
                "lines": [{"text": line.text, "rule": line.rule} for line in section.lines],
            }
            for section in quick_card(game, language)
        ],
        "rules_language": rules_language(game, language),
        "board": game.board_data(),
    }
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    data["digest"] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return data


def _rule(rule: Rule) -> RuleData:
    data: RuleData = {
        "id": rule.id,
        "section": rule.section,
        "text": rule.text,
        "ruling": rule.is_ruling,
        "options": list(rule.options),
    }
    return data


def _option(option: Option, words: Words) -> OptionData:
    return {
        "name": option.name,
        "about": words.say(f"option-{option.name}"),
        "default": option.default,
        "values": [{"value": value, "name": words.option_value(option.name, value)} for value in option.values],
        "numbers": list(option.numbers) if option.numbers else None,
        "seats": list(option.seats) if option.seats else None,
    }


def _level(n: int, words: Words) -> LevelData:
    """A title of another package need not have names for the bots."""
    name, about = f"level-{n}", f"level-{n}-about"
    return {
        "bot": f"level{n}",
        "name": words.say(name) if words.has(name) else words.say("level-brief", level=n),
        "about": words.say(about) if words.has(about) else "",
    }
