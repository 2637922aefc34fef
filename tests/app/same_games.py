"""Prints a digest of every game of so many: `python tests/app/same_games.py 200`; every build prints the same.

All titles take turns, with all numbers of seats. Seats are played by levels 1 to 3, now and then at random; in every
game level 4 is asked once what it would do, in every fifth level 5, too.
"""

from __future__ import annotations

import hashlib
import json
import sys

import quadriga
from quadriga import Rng, games
from quadriga.bots.levels import Level
from quadriga.core.seats import CHANCE

PATIENT = 3600.0
"""No level breaks a thought off because a machine is slow."""


def played(number: int) -> dict[str, object]:
    """One game to its end, as a digest of every decision and every answer."""
    metas = games.titles()
    meta = metas[number % len(metas)]
    low, high = meta.seats
    game = games.load(meta.id)
    state = game.new(low + number // len(metas) % (high - low + 1), dict(meta.bot_options))
    rng, whole, decisions = Rng(number), hashlib.sha256(), 0
    players = {seat: Level(1 + (seat + number) % 3, seconds=PATIENT) for seat in range(state.seats)}
    asked_at = 20 + number % 30
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE or decisions % 7 == 3:
            action = state.sample(seat, rng)
        else:
            action = players[seat].choose(state.redeal(seat, rng.branch()), seat, rng.branch())
            if decisions >= asked_at:
                asked_at = sys.maxsize
                for level in (4, 5) if number % 5 == 0 else (4,):
                    found = Level(level, seconds=PATIENT).consider(state, seat, rng.branch())
                    whole.update(repr([(one.action, one.value) for one in found]).encode())
        state.play(seat, action)
        whole.update(f"{seat} {action} ".encode())
        decisions += 1
    whole.update(f"{state.fingerprint()} {state.outcome()}".encode())
    return {"game": number, "title": meta.id, "decisions": decisions, "digest": whole.hexdigest()}


if __name__ == "__main__":
    assert quadriga.compiled, "both builds are to be compiled"
    for number in range(int(sys.argv[1])):
        print(json.dumps(played(number)), flush=True)
