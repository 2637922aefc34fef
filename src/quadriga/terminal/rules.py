"""The quick card of a title, and single rules, for the terminal."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from quadriga.core.errors import shortened
from quadriga.core.title.game import Game
from quadriga.words import Words
from quadriga.words.rulebook import quick_card, rulebook


def quick(game: Game, words: Words) -> Group:
    """The quick card: steps are numbered, every line shows the rule it is about."""
    card: list[Text | Grid] = []
    for section in quick_card(game, words.language):
        grid = Grid.grid(padding=(0, 1))
        for n, line in enumerate(section.lines, start=1):
            grid.add_row(f"{n}." if section.steps else " ·", Text(line.rule or "", style="dim"), Text(line.text))
        card += [Text(section.title, style="bold"), grid]
    return Group(*card)


def cited(game: Game, words: Words, wanted: str) -> Text:
    """One rule by its id, in the language spoken here; a word of help where there is none of that id."""
    for rule in rulebook(game, words.language):
        if rule.id == wanted.upper():
            return Text.assemble((f"{rule.id} ", "bold"), rule.text)
    return Text(words.say("no-such-rule", rule=shortened(wanted)), style="red")
