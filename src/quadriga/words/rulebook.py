"""The rules of a title and its quick card, from `RULES.md` and `QUICK.md` (`RULES.fr.md`, `QUICK.fr.md` for French)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from inspect import getfile
from pathlib import Path

from quadriga.core.title.game import Game

ID = r"\*\*([A-Z]{3}-R?\d+)\*\*"
RULE = re.compile(rf"(?:\| )?{ID}(?: \|)? (.*)")
"""A rule begins with its id in bold: at the start of a paragraph, or in the first cell of a row."""
LINE = re.compile(rf"(-|\d+\.) (?:{ID} )?(.*)")
"""A line of the card is an item of a list, numbered where it is a step; the id of its rule may come first."""


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the section it stands in, its text, and the options of a game that it speaks of."""

    id: str
    section: str
    text: str
    options: tuple[str, ...] = ()

    @property
    def is_ruling(self) -> bool:
        """Whether the printed rules are silent here, and this is how we play.

        >>> Rule("CAE-R9", "Rulings", "").is_ruling, Rule("CAE-9", "A turn", "").is_ruling
        (True, False)
        """
        return "-R" in self.id


@dataclass(frozen=True)
class QuickLine:
    """A line of the quick card, with the id of the rule it is about."""

    text: str
    rule: str | None


@dataclass(frozen=True)
class QuickSection:
    """A section of the quick card; its lines may be steps, taken one after the other."""

    title: str
    steps: bool
    lines: list[QuickLine]


def rules_language(game: Game, language: str) -> str:
    """The language the rules of a title are told in to those who asked for this one: English where it is missing."""
    return language if (_folder(game) / f"RULES.{language}.md").exists() else "en"


def rulebook(game: Game, language: str) -> list[Rule]:
    """All rules of a title, in the order they are told.

    >>> from quadriga import games
    >>> rules = {rule.id: rule for rule in rulebook(games.load("caesar"), "en")}
    >>> rules["CAE-3"].section, rules["CAE-3"].text
    ('Pieces', 'A token may be placed only on a space that shows one of its icons. A laurel fits every space.')
    >>> rules["CAE-R13"].text
    'Caesar begins.'
    >>> rules["CAE-R9"].is_ruling, rules["CAE-R9"].options
    (True, ('stuck',))
    >>> next(rule.text for rule in rulebook(games.load("caesar"), "fr") if rule.id == "CAE-R13")
    'César commence.'
    """
    rules: list[Rule] = []
    section = ""
    for text in _blocks(game, "RULES", language, r"\||#"):
        if text.startswith("#"):
            section = text.lstrip("# ")
        elif begun := RULE.fullmatch(text):
            rule = begun[2].removesuffix(" |").replace(" | ", " – ")
            rules.append(Rule(begun[1], section, rule, _options(game, rule)))
    return rules


def _options(game: Game, rule: str) -> tuple[str, ...]:
    """The options that a rule names, as documents name them: between backquotes."""
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]*)`", rule))))
    return tuple(option.name for option in game.meta.options if option.name in named)


def quick_card(game: Game, language: str) -> list[QuickSection]:
    """What one looks up while playing, on one screen; nothing where a title has no card.

    >>> from quadriga import games
    >>> turn = quick_card(games.load("caesar"), "en")[1]
    >>> turn.title, turn.steps, turn.lines[-1]
    ('Your turn', True, QuickLine(text='Draw a token.', rule='CAE-14'))
    """
    sections: list[tuple[str, list[re.Match[str]]]] = []
    for text in _blocks(game, "QUICK", language, r"-|\d+\.|#"):
        if text.startswith("## "):
            sections.append((text.removeprefix("## "), []))
        elif line := LINE.fullmatch(text):
            sections[-1][1].append(line)
    return [
        QuickSection(title, lines[0][1] != "-", [QuickLine(line[3], line[2]) for line in lines])
        for title, lines in sections
    ]


def _folder(game: Game) -> Path:
    return Path(getfile(type(game))).parent


def _blocks(game: Game, name: str, language: str, begins: str) -> list[str]:
    """A document of a title in pieces, each on one line: cut at empty lines and before what begins a piece.

    The narrow spaces of French stay as they are: only line ends and plain spaces are folded.
    """
    wanted = _folder(game) / f"{name}.{rules_language(game, language)}.md"
    path = wanted if wanted.exists() else _folder(game) / f"{name}.md"
    if not path.exists():
        return []
    blocks = re.split(rf"\n(?=\n|{begins})", path.read_text(encoding="utf-8"))
    return [re.sub(r"[ \n]+", " ", block).strip(" ") for block in blocks]
