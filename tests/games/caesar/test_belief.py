"""Redealt states against every possible world, over random games with few pieces, in all modes (CAE-R27, CAE-R36).

Each check compares a thousand redealt states with the worlds of `naive_belief.py` by chi-square. The seeds are fixed;
with others, a mode would fail by mere chance less than once in a thousand runs.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from quadriga import CHANCE, OMNISCIENT, Rng, compiled
from quadriga.games.caesar.rules import codes

from .naive import Book
from .naive_belief import Watcher, World, surprise, tail
from .setup import load

DEALS = 1000 if compiled else 150
GAMES = 30 if compiled else 6


def tokens(**counts: int) -> list[dict[str, Any]]:
    """Own influence tokens: their icon and numbers from their names."""
    rows = []
    for name, count in counts.items():
        icon, numbers = name.split("_")
        rows.append({"id": f"{icon}-{numbers}", "icons": [icon], "values": [int(n) for n in numbers], "count": count})
    return rows


BONUSES = {"tactics": 1, "wealth": 8, "might": 2, "senate": 8, "poison": 12, "centurion": 8}
SETS = {"poison": "poison", "centurion": "centurions"}
MANY_BONUSES = [
    {"id": name, "effects": [name], "count": count, "set": SETS.get(name, "base")} for name, count in BONUSES.items()
]
FEW = {
    "influence_tokens": tokens(laurel_40=1, laurel_31=1, laurel_22=2, sword_60=1, ship_60=1, shield_33=1),
    "bonus_tokens": MANY_BONUSES,
    "control_markers": 40,
}
# Mostly swords: passes come early.
SWORDS = {
    **FEW,
    "influence_tokens": tokens(sword_60=9, ship_60=3, shield_33=2, laurel_40=1),
    "hand": {"base": 2, "poison": 2},
}
MIXED = {**FEW, "influence_tokens": tokens(sword_60=8, ship_60=1, shield_33=2, laurel_40=1)}
POISON = {"poison": "on"}
CENTURIONS = {"poison": "on", "centurions": "on"}
BORDER = {"poison": "on", "border_control": "on"}
ALL = {**CENTURIONS, "border_control": "on"}

# Own pieces, options, and what must have been seen in the checks, together.
MODES: dict[str, tuple[dict[str, Any], dict[str, str], set[str]]] = {
    "base": (FEW, {}, {"drew", "placed"}),
    "poison": (FEW, POISON, {"poisoned"}),
    "centurions": (FEW, CENTURIONS, {"recruited"}),
    "border": (FEW, BORDER, {"poisoned", "placed-hidden"}),
    "all": (FEW, ALL, {"poisoned", "recruited", "placed-hidden"}),
    "passes": (SWORDS, {}, {"passed"}),
    "passes-all": (MIXED, ALL, {"passed", "poisoned", "placed-hidden"}),
    "stuck-loses": (MIXED, {**ALL, "stuck": "lose"}, {"placed-hidden"}),
}


def lively(game: Any, state: Any, dice: random.Random) -> int:
    """A decision that makes much happen: spaces next to full provinces, tokens face down, bonus tokens used."""
    actor = state.actors()[0]
    legal = state.legal(actor)
    if actor == CHANCE:
        return state.sample(CHANCE, Rng(dice.getrandbits(60)))
    texts = {game.notation.text(action): action for action in legal}
    used = [action for text, action in texts.items() if text.split()[0] in ("use", "recruit")]
    if used and dice.random() < 0.9:
        return dice.choice(used)
    down = [action for text, action in texts.items() if text.endswith("hidden")]
    if down and dice.random() < 0.3:
        return dice.choice(down)
    placed = [text for text in texts if text.startswith("place")]
    if placed and dice.random() < 0.7:
        left = {p["id"]: p["free_spaces"] for p in game.view(state, OMNISCIENT)["provinces"]}
        between = Book(game.board_data(), {}).between
        fewest = {text: min(left[p] for p in between[text.split()[2]]) for text in placed}
        return texts[dice.choice([text for text in placed if fewest[text] == min(fewest.values())])]
    return dice.choice(legal)


def checks(mode: str, seed: int) -> list[tuple[float, set[str]]]:
    """Play a game and compare now and then; for each time how surprising it was, and what had been seen."""
    own, options, telling = MODES[mode]
    game = load(own)
    state = game.new(2, options)
    watcher = Watcher(Book(game.board_data(), dict(state.options)), "pompey")
    dice = random.Random(f"{mode} {seed}")
    found = []
    while not state.is_over():
        events: list[Any] = []
        state.play(state.actors()[0], lively(game, state, dice), events.append)
        if state.is_over():
            break
        view = game.view(state, 0)
        for event in events:
            watcher.hear(event.seen_by(0), view)
        often = 0.5 if telling <= watcher.heard else 0.03
        if state.actors() != [CHANCE] and len(watcher.worlds) > 1 and dice.random() < often:
            counts: Counter[World] = Counter()
            rng = Rng(dice.getrandbits(60))
            for _ in range(DEALS):
                counts[world_of(state.redeal(0, rng), watcher.spaces)] += 1
            assert set(counts) <= set(watcher.worlds), (mode, seed, set(counts) - set(watcher.worlds))
            found.append((surprise(watcher.worlds, counts), set(watcher.heard)))
    return found


def world_of(state: Any, down: list[str]) -> World:
    """The world of Pompey in a state, with tokens face down on these spaces."""
    board, token_at = state.game.board, state.token_at
    hand, bag = (
        tuple(sorted(token for n, token in enumerate(board.tokens) for _ in range(counts[codes.TOKENS + n])))
        for counts in (state.hand, state.bag)
    )
    return World(hand, bag, tuple((border, board.tokens[token_at[board.borders.index(border)]]) for border in down))


@pytest.mark.parametrize("mode", MODES)
def test_redealt_states_are_as_likely_as_they_may_be_believed(mode: str) -> None:
    found = [check for seed in range(GAMES) for check in checks(mode, seed)]
    chances = [chance for chance, _ in found]
    # What the mode is about has been there, and more than once where there is time for it.
    assert sum(1 for _, heard in found if MODES[mode][2] <= heard) >= (5 if compiled else 1)
    assert min(chances) > 1e-6, sorted(chances)[:10]
    # Not too many surprises: as many or more below 1 % come by chance once in 100,000 runs at most.
    small = sum(1 for chance in chances if chance < 0.01)
    assert at_least(small, len(chances), 0.01) > 1e-5, sorted(chances)[:10]


def at_least(count: int, trials: int, chance: float) -> float:
    """The chance of so many successes or more."""
    term, below = (1 - chance) ** trials, 0.0
    for n in range(count):
        below += term
        term *= (trials - n) / (n + 1) * chance / (1 - chance)
    return 1 - below


def test_the_measure_of_surprise_is_right() -> None:
    """Known quantiles of chi-square."""
    for chi, freedom, chance in ((3.841, 1, 0.05), (5.991, 2, 0.05), (16.266, 3, 0.001), (18.307, 10, 0.05)):
        assert tail(chi, freedom) == pytest.approx(chance, rel=2e-3)
    assert at_least(1, 10, 0.1) == pytest.approx(1 - 0.9**10)
