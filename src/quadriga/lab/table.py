"""A game between bots in which chance and each bot have random numbers of their own.

So games of one seed have the same luck, whoever plays them: the n-th draw of chance is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quadriga.bots import Bot, decide, tell
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.state import State

Ask = Callable[[Bot, State, Seat, Rng], int]


def sit(state: State, players: Sequence[Bot], seed: int, ask: Ask = decide) -> Iterator[Seat]:
    """Play a game in place to its end; tells of every decision of a seat when it has been carried out.

    >>> from quadriga import bots, games
    >>> state = games.load("caesar").new(seats=2)
    >>> set(sit(state, bots.make_all("random", 2), 7)), state.is_over()
    ({0, 1}, True)
    """
    source = Rng(seed)
    chance, *minds = [source.branch() for _ in range(1 + state.seats)]
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.play(CHANCE, state.sample(CHANCE, chance))
        else:
            action = ask(players[seat], state, seat, minds[seat])
            tell(enumerate(players), state, seat, action)
            state.play(seat, action)
            yield seat


def nth(seed: int, n: int) -> int:
    """The seed of the n-th game of a series."""
    return seed * 1_000_003 + n
