"""Hints and the coach: what the best bot thinks of a position, for a player who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from quadriga.core.errors import NotYourDecision
from quadriga.core.seats import Seat
from quadriga.server.guard import limits
from quadriga.server.guard.caller import Whereabouts
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.store.rows import User
from quadriga.server.thinking import think
from quadriga.server.thinking.fair import Kind
from quadriga.table.advice import HintData, advice
from quadriga.table.coaching import CoachData, word


class Advising:
    """Has bots think for players, as long as a host lets them."""

    def __init__(self, matches: Matches, limiter: Limiter, whereabouts: Whereabouts, seconds: float) -> None:
        self.matches = matches
        self.limiter = limiter
        self.whereabouts = whereabouts
        self.seconds = seconds
        self.thinkers: think.Thinkers | None = None

    async def hint(self, user: User, match_id: str, seat: Seat, language: str) -> list[HintData]:
        """What the best bot thinks of the decisions of a seat, best first."""
        self.limiter.spend(limits.THINK, user.id)
        async with self.matches.reading(match_id) as match:
            table = match.own_table(user.id, seat)
            if seat not in table.state.actors():
                raise NotYourDecision(deciders=table.state.actors()).about(table.match.game)
            state, rng, words = table.state.clone(), match.advisers_luck(seat), match.words(language)
        assert self.thinkers is not None
        job = (think.advise, state, seat, rng, self.seconds, self.thinkers.threads)
        found = await self.thinkers.ask(Kind.ADVICE, self.whereabouts.lane(user.id), *job)
        return await asyncio.to_thread(advice, state, seat, found, words)

    async def coach(self, user: User, match_id: str, seat: Seat, actions: Sequence[Any], language: str) -> CoachData:
        """Whether a move is a grave mistake, and what would be better."""
        self.limiter.spend(limits.COACH, user.id)
        async with self.matches.reading(match_id) as match:
            table = match.own_table(user.id, seat)
            number = table.match.game.notation.number
            state, rng, words = table.state.clone(), match.advisers_luck(seat), match.words(language)
        assert self.thinkers is not None
        chain, seconds = [number(action) for action in actions], self.seconds
        job = (think.weigh, state, seat, rng, chain, seconds)
        found = await self.thinkers.ask(Kind.ADVICE, self.whereabouts.lane(user.id), *job)
        return await asyncio.to_thread(word, found, seat, words)
