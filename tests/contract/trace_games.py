"""Prints one line a setting: a digest of whole random games, decision by decision. Run in both builds, compared."""

from __future__ import annotations

import hashlib
import json
import sys

import quadriga
from quadriga.bots.greedy import Greedy
from quadriga.bots.search import Search, Uct
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from quadriga.testing.settings import ALL

DECISIONS = 120
"""So many decisions of a game are looked at one by one; the rest is played out and compared at its end."""


def trace(games: int) -> None:
    """Legal actions, weights, data, views, observations along random games; playouts; redealt states; bots' answers."""
    print(json.dumps({"compiled": quadriga.compiled}))
    for setting in ALL:
        digest = hashlib.sha256()
        decisions = 0
        for seed in range(games):
            state, rng = setting.new(), Rng(seed)
            for n in range(DECISIONS):
                actors = state.actors()
                if not actors:
                    break
                seat = actors[rng.below(len(actors))]
                legal = state.legal(seat)
                digest.update(json.dumps([actors, legal, state.weights()]).encode())
                if n % 89 == 50 and seat != CHANCE:
                    for bot in (Uct(20, 600.0), Search(20, 600.0)):
                        digest.update(repr(bot.consider(state, seat, Rng(9))).encode())
                    if len(legal) < 8:
                        digest.update(str(Greedy(budget=4).choose(state.redeal(seat, Rng(7)), seat, Rng(8))).encode())
                state.play(seat, state.sample(seat, rng))
                decisions += 1
                if n % 5 == 0:
                    digest.update(state.fingerprint().encode())
                    digest.update(state.redeal(0, Rng(decisions)).fingerprint().encode())
                if n % 25 == 0:
                    digest.update(json.dumps(setting.game.view(state, 0)).encode())
                    digest.update(setting.game.observation(state).row(0).tobytes())
            state.playout(rng)
            digest.update(state.fingerprint().encode() + repr(state.outcome()).encode())
        digest.update(json.dumps(setting.new().playouts(games, Rng(5))).encode())
        print(json.dumps({"setting": str(setting), "decisions": decisions, "digest": digest.hexdigest()}))


if __name__ == "__main__":
    trace(int(sys.argv[1]))
