"""Nothing is hidden in Antike: everybody sees every decision, and a preview is what will happen."""

from __future__ import annotations

import pytest

from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.core.title.events import Event
from tests.games.antike.setup import Setup, crowded
from tests.games.antike.test_naive import SMALL, USUAL


def watch(table: Setup, rng: Rng, most: int) -> None:
    """Play at random: what one sees, all see; what a preview shows is what comes of the decision."""
    game = table.game
    for _ in range(most):
        state = table.state
        if state.is_over():
            return
        seat = table.actor()
        twin = state.redeal(max(seat, 0), rng)
        assert twin == state
        action = state.sample(seat, rng)
        assert game.secret(state, seat, action) is None
        shown = game.preview(state, seat, action) if seat >= 0 else None
        assert shown is None or game.preview(twin, seat, action) == shown
        events: list[Event] = []
        state.play(seat, action, events.append)
        while seat >= 0 and state.actors() == [seat] and len(state.legal(seat)) == 1:
            state.play(seat, state.legal(seat)[0], events.append)
        told = [event.seen_by(SPECTATOR) for event in events]
        assert all([event.seen_by(other) for event in events] == told for other in range(state.seats))
        if shown is not None:
            assert shown.events == told
            after = game.view(state, SPECTATOR)
            assert shown.view == after and game.view(state, seat) == after


@pytest.mark.parametrize(("seats", "options"), USUAL)
def test_a_preview_is_what_will_happen(seats: int, options: dict[str, str]) -> None:
    watch(Setup(seats, {**options, "round_limit": "9"}, dealt=False), Rng(seats), 120)
    watch(crowded(seats, options, 2 * seats, SMALL if seats > 3 else None), Rng(seats), 120)
