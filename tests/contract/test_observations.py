"""What learning programs see: all that a seat may know and nothing more, the same in both builds."""

from __future__ import annotations

import json
from array import array
from typing import Any

import pytest

from quadriga.core.rng import Rng
from quadriga.core.title import registry
from quadriga.testing.settings import Setting, steps


def test_an_observation_is_the_same_in_every_world_a_seat_cannot_tell_apart(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 31, 200)):
        if n % 7:
            continue
        look = setting.game.observation(state)
        for seat in range(setting.seats):
            twin = state.redeal(seat, Rng(n))
            assert setting.game.observation(twin).row(seat) == look.row(seat)


def test_an_observation_tells_apart_what_the_view_tells_apart(setting: Setting) -> None:
    """Positions that look different to a seat have different rows: nothing that it may know is missing."""
    views: dict[tuple[int, bytes], str] = {}
    for n, (state, _, _) in enumerate(steps(setting, 32, 150)):
        look = setting.game.observation(state)
        for seat in range(setting.seats):
            shown = json.dumps(plain(setting.game.view(state, seat)), sort_keys=True)
            assert views.setdefault((seat, look.row(seat).tobytes()), shown) == shown, n
    assert len(views) > setting.seats


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the order of things whose order means nothing, and without the kind of tokens on the map.

    Caesar!: a token that was placed counts by its numbers alone; which kinds are gone is told by those that are left.
    """
    view = {**view, "row": sorted(view["row"])} if "row" in view else dict(view)
    for border in view.get("borders", ()):
        border.pop("token")
    return view


def test_the_parts_make_up_the_row(setting: Setting) -> None:
    for n, (state, _, _) in enumerate(steps(setting, 33, 60)):
        look = setting.game.observation(state)
        row = look.row(n % setting.seats)
        assert look.at == look.size == len(row) == sum(look.parts().values())
        assert isinstance(row, array) and row.typecode == "f"
        assert next(iter(look.places)) == "decision" and sum(row[look.places["decision"]]) == 1.0
        deciding = [(n + k) % setting.seats in state.actors() for k in range(setting.seats)]
        assert list(row[look.places["deciding"]]) == [float(owes) for owes in deciding]


def test_a_row_is_a_copy_and_the_observation_follows_its_state() -> None:
    game = registry.load("empire")
    state = game.new(3)
    look = game.observation(state)
    before = look.row(0)
    kept = before[:]
    game.deal(state, Rng(4))
    assert before == kept and look.row(0) != before


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_there_has_no_observation(seat: int) -> None:
    game = registry.load("caesar")
    with pytest.raises(ValueError, match="there is no seat"):
        game.observation(game.new(2)).row(seat)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = registry.load("caesar")
    state = game.new(2)
    game.deal(state, Rng(3))
    look = game.observation(state)
    hand = game.view(state, 1)["sides"][1]["hand"]
    shown = look.row(1)[look.places["hand"]]
    assert {game.board.tokens[n]: int(count) for n, count in enumerate(shown) if count} == hand
    unseen = look.row(0)[look.places["unseen"]]
    assert {game.board.tokens[n]: int(count) for n, count in enumerate(unseen) if count} == game.view(state, 0)[
        "sides"
    ][1]["unseen"]
