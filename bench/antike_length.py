"""How long games of Antike are: rounds until the end, at random and with the greedy bot.

Usage: python bench/antike_length.py [RANDOM_GAMES] [GREEDY_GAMES] [TRIES_A_DECISION]
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter

from quadriga import CHANCE, OMNISCIENT, Rng, games
from quadriga.bots import Bot, decide, make

LIMIT = 1000


def play(seats: int, bot: Bot, rng: Rng, limit: int) -> tuple[int, str, int]:
    game = games.load("antike")
    state = game.new(seats, {"round_limit": str(limit)})
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, state.sample(CHANCE, rng) if seat == CHANCE else decide(bot, state, seat, rng))
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    return game.view(state, OMNISCIENT)["round"], outcome.reason, decisions


def report(name: str, bot: Bot, seats: int, count: int, limit: int) -> None:
    found = [play(seats, bot, Rng(seed), limit) for seed in range(count)]
    rounds = [row[0] for row in found]
    ends = ", ".join(f"{n} x {reason}" for reason, n in Counter(row[1] for row in found).most_common())
    middle = statistics.median(rounds)
    decisions = statistics.median(row[2] for row in found)
    print(f"{name:8} {seats} seats: rounds {min(rounds)}-{max(rounds)}, median {middle:g}; "
          f"decisions median {decisions:g}; {ends}", flush=True)  # fmt: skip


def main(random_games: int = 50, greedy_games: int = 2, tries: int = 100) -> None:
    for seats in (2, 3, 4, 5, 6):
        report("random", make("random"), seats, random_games, LIMIT)
    if greedy_games:
        report("greedy", make(f"greedy:{tries}"), 4, greedy_games, LIMIT)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
