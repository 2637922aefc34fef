"""Positions that the rules can never lead to are found out."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import Rng, games
from quadriga.games.caesar import codes


def middle(seats: int = 2) -> Any:
    """A position of a game with all expansions, some provinces closed."""
    game = games.load("caesar")
    state = game.new(seats, {"poison": "on", "centurions": "on"})
    rng = Rng(6)
    for _ in range(52):
        actor = state.actors()[0]
        state.play(actor, state.sample(actor, rng))
    return state


def changed(state: Any, field: str, at: int, by: int) -> Any:
    """The same position with one number changed."""
    data = state.data()
    data[field] = data[field] + by if at < 0 else [v + by if n == at else v for n, v in enumerate(data[field])]
    state._overwrite(data)
    return state


def test_a_sound_position_has_no_faults() -> None:
    for seats in (1, 2):
        state = middle(seats)
        assert state.game.faults(state) == []


@pytest.mark.parametrize(
    ("field", "wanted", "by", "told"),
    [
        ("bag", lambda n: n == 0, -1, "fewer than no"),
        ("bag", lambda n: n > 0, 1, "not 1"),
        ("hand", lambda n: n > 0, -1, "mask"),
        ("hand_size", lambda n: n > 0, 1, "the hand of"),
        ("bag_size", lambda n: n > 0, 1, "the bag of"),
        ("placed", lambda n: n > 0, 1, "provinces with"),
        ("markers", lambda n: n > 0, 1, "markers"),
        ("pool", lambda n: True, 1, "there are"),
        ("left", lambda n: n > 0, -1, "free spaces round"),
        ("influence", lambda n: n > 0, 1, "the influence of"),
    ],
)
def test_a_number_that_is_off_is_found(field: str, wanted: Any, by: int, told: str) -> None:
    state = middle()
    values = getattr(state, field)
    for at in [n for n, value in enumerate(values) if wanted(value)]:
        found = state.game.faults(changed(middle(), field, at, by))
        if any(told in fault for fault in found):
            return
    raise AssertionError(f"nothing was told of {field}")


def test_markers_where_they_cannot_be_are_found() -> None:
    state = middle()
    italia = state.game.board.provinces.index("italia")
    side_sources = len(codes.SOURCES)
    assert any("second" in f for f in state.game.faults(changed(middle(), "placed", codes.ITALIA_MARKER, 5)))
    assert any("border markers" in f for f in state.game.faults(changed(middle(), "placed", codes.BORDER_MARKER, 1)))
    assert any("controlled but open" in f for f in state.game.faults(changed(middle(), "owner", italia, 1)))
    full = middle()
    data = full.data()
    data["markers"] = [state.game.board.markers, data["markers"][1]]
    data["placed"] = [*data["placed"][: side_sources - 1], 99, *data["placed"][side_sources:]]
    full._overwrite(data)
    assert any("the game goes on" in f for f in state.game.faults(full))


def test_closing_that_does_not_fit_the_spaces_is_found() -> None:
    state = middle()
    provinces = range(len(state.game.board.provinces))
    open_one = next(p for p in provinces if not state.closed >> p & 1)
    shut_one = next(p for p in provinces if state.closed >> p & 1)
    assert any("closed with free" in f for f in state.game.faults(changed(middle(), "closed", -1, 2**open_one)))
    found = state.game.faults(changed(middle(), "closed", -1, -(2**shut_one)))
    assert any("open without free" in f for f in found)


def test_a_row_that_is_not_his_hand_is_found() -> None:
    state = middle(1)
    other = (state.row[0] + 1) % len(state.game.board.tokens) - state.row[0]
    assert "the row of Auto-Crassus is not what he holds" in state.game.faults(changed(state, "row", 0, other))
