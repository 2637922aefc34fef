"""Hints and the coach: what the best bot thinks of a position, for a player who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from quadriga.core.seats import Seat
from quadriga.server.guard import limits
from quadriga.server.guard.caller import Whereabouts
from quadriga.server.guard.limits import Limiter
from quadriga.server.match.matches import Matches
from quadriga.server.thinking import think
from quadriga.server.thinking.fair import Kind
from quadriga.service import questions, thinking
from quadriga.service.rows import User
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
            (state, rng), words = questions.asked_for_advice(match, user.id, seat), match.words(language)
        assert self.thinkers is not None
        job = (thinking.advise, state, seat, rng, self.seconds, self.thinkers.threads)
        candidates = await self.thinkers.ask(Kind.ADVICE, self.whereabouts.lane(user.id), *job)
        return await asyncio.to_thread(advice, state, seat, candidates, words)

    async def coach(self, user: User, match_id: str, seat: Seat, actions: Sequence[Any], language: str) -> CoachData:
        """Whether a move is a grave mistake, and what would be better."""
        self.limiter.spend(limits.COACH, user.id)
        async with self.matches.reading(match_id) as match:
            (state, rng), words = questions.asked_for_doubts(match, user.id, seat), match.words(language)
        assert self.thinkers is not None
        chain = [state.game.notation.number(action) for action in actions]
        job = (thinking.weigh, state, seat, rng, chain, self.seconds)
        doubted = await self.thinkers.ask(Kind.ADVICE, self.whereabouts.lane(user.id), *job)
        return await asyncio.to_thread(word, doubted, seat, words)
