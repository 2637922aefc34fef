"""The rules of a title in our own words, rule by rule, from its `RULES.md` (`RULES.fr.md` for French)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from inspect import getfile
from pathlib import Path

from quadriga.core.game import Game

RULE = re.compile(r"(?:\| )?\*\*([A-Z]{3}-R?\d+)\*\*(?: \|)? (.*)")
"""A rule begins with its id in bold: at the start of a paragraph, or in the first cell of a row."""


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the section it stands in, its text."""

    id: str
    section: str
    text: str


def path_of(game: Game, language: str) -> Path:
    """Where the rules of a title are told in a language; in English where nobody has told them in it yet."""
    folder = Path(getfile(type(game))).parent
    told = folder / f"RULES.{language}.md"
    return told if told.exists() else folder / "RULES.md"


def rulebook(game: Game, language: str) -> list[Rule]:
    """All rules of a title, in the order they are told.

    >>> from quadriga import games
    >>> rules = {rule.id: rule for rule in rulebook(games.load("caesar"), "en")}
    >>> rules["CAE-3"].section, rules["CAE-3"].text
    ('Pieces', 'A token may be placed only on a space that shows one of its icons. A laurel fits every space.')
    >>> rules["CAE-R13"].text
    'Caesar begins.'
    """
    found: list[Rule] = []
    section = ""
    for block in re.split(r"\n(?=\n|\||#)", path_of(game, language).read_text(encoding="utf-8")):
        text = " ".join(block.split())
        if text.startswith("#"):
            section = text.lstrip("# ")
        elif begun := RULE.fullmatch(text):
            found.append(Rule(begun[1], section, begun[2].removesuffix("|").strip()))
    return found
