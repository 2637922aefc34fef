"""Every sentence that games say, collected and looked at: for the suite, and for those who read them aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, SPECTATOR, Seat
from quadriga.core.title.game import Game
from quadriga.table.envelope import action_data, gesture_data, question
from quadriga.table.lines import LineData, reading
from quadriga.table.table import Table
from quadriga.words import Words

RAW = re.compile(r"[{}$]|\?\?\?|\bNone\b|\bnone\b|\b(?:event|action|line|item|gesture|decision)-\w|(?<!\w)the the\b")
"""What only a sentence that lacks its words would show."""
SLIPS = re.compile(
    r"\b(?:de|que|ne|le|la) [aeiouàâéèêîôûAEIOUÉ]\w|\bde vous\b|permet(?:tent)? à vous\b|\bof you\b"
    r"|\b(?:combat|combattent|prend|prenez|took|zéro) (?:you|vous|or|fer|marbre)\b|\b(?!vous\b)([a-zé]{2,}) \1\b"
)
"""Slips of grammar that a sentence put together of parts makes: no elision, a person as a thing, a word twice."""


@dataclass(frozen=True)
class Said:
    """A sentence, and where it was said: in a line of the log, under it, as a prompt, as a choice."""

    where: str
    text: str


def played(game: Game, seats: int, options: dict[str, str], seed: int) -> Table:
    """A game played at random to its end, with bots at all seats but the first."""
    table = Table.new(game.new(seats, options), ["you", *["level1"] * (seats - 1)], seed)
    rng = Rng(seed)
    while actors := table.state.actors():
        seat = actors[rng.below(len(actors))]
        table.match.play(seat, table.state.sample(seat, rng))
    return table


def of_lines(lines: list[LineData]) -> Iterator[Said]:
    """Lines of a log and what is folded under them."""
    for line in lines:
        yield Said("line", line["phrase"])
        yield from (Said("detail", detail["phrase"]) for detail in line["details"])


def of_choices(game: Game, seats: int, options: dict[str, str], words: Words, seed: int, most: int) -> Iterator[Said]:
    """Prompts, and how the decisions and whole moves of a random game are called."""
    state, rng = game.new(seats, options), Rng(seed)
    for _ in range(most):
        actors = state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        if seat != CHANCE:
            said = reading(words, state, seat)
            yield Said("prompt", question(state, seat, said)["prompt"])
            yield from (Said("choice", action_data(game, number, said)["phrase"]) for number in state.legal(seat))
            yield from (
                Said("choice", gesture_data(game, gesture, said)["phrase"])
                for gesture in game.gestures(state, seat)[:40]
            )
        state.play(seat, state.sample(seat, rng))


def faults(said: Said) -> list[str]:
    """What is wrong with a sentence.

    >>> faults(Said("line", "caesar put {$token}.."))
    ['a small letter', 'raw', 'two full stops']
    >>> [faults(Said("line", text)) for text in ("Le laurier de Africa.", "La Perse combat vous à Susa.")]
    [['a slip'], ['a slip']]
    """
    text, faults = said.text, []
    if text[:1].islower() or not text.strip():
        faults.append("a small letter")
    if RAW.search(text):
        faults.append("raw")
    if SLIPS.search(text):
        faults.append("a slip")
    if ".." in text:
        faults.append("two full stops")
    if said.where in ("line", "detail", "prompt") and text[-1:] not in ".?!":
        faults.append("a cut end")
    return faults


def repeated(lines: list[LineData]) -> list[str]:
    """Sentences said twice in a row about one move: of the line and what is under it."""
    repeated = []
    for line in lines:
        row = [line["phrase"], *(detail["phrase"] for detail in line["details"])]
        repeated += [one for one, other in pairwise(row) if one == other]
    return repeated


def eyes(table: Table) -> tuple[Seat, ...]:
    """Through whose eyes a game is read."""
    return (0, table.state.seats - 1, SPECTATOR)
