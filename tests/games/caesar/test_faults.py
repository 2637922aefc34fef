"""Positions that the rules can never lead to are found out, and named for what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from quadriga import SPECTATOR, Rng, compiled, games
from quadriga.core.errors import BadPosition
from quadriga.core.position.state import State
from quadriga.games.caesar.rules import codes

from .setup import Setup

SIDES = codes.SIDES
EVERYTHING = {"poison": "on", "centurions": "on", "border_control": "on"}


@cache
def middle(seats: int = 2) -> Any:
    """A position of a game with all expansions: provinces closed, markers on borders, a token face down."""
    game = games.load("caesar")
    for seed in range(1000):
        state: Any = game.new(seats, EVERYTHING)
        rng = Rng(seed)
        for _ in range(80):
            if state.is_over():
                break
            actor = state.actors()[0]
            state.play(actor, state.sample(actor, rng))
        if not state.is_over() and codes.SECRET in state.face_at and max(state.border_marker) != codes.NONE:
            return state
    raise AssertionError("no such game")


BOARD = games.load("caesar").board  # type: ignore[attr-defined]


def faults(seats: int = 2, **fields: Any) -> list[str]:
    """What is found when fields of a sound position are others."""
    state = middle(seats).clone()
    state._overwrite({**state.data(), **fields})
    return state.game.faults(state)


def plus(field: str, at: int, by: int, seats: int = 2) -> dict[str, Any]:
    """A field with one number changed."""
    values = list(getattr(middle(seats), field))
    values[at] += by
    return {field: values}


@pytest.mark.sweep
def test_a_sound_position_has_no_faults() -> None:
    for seats in (1, 2):
        assert faults(seats) == []


# ---- counts: every number of a field, changed by one, is named ---------------------------------------------------


def off_by_one() -> Iterator[tuple[str, int, int, str]]:
    """A field, which of its numbers, by how much it is changed, and the fault it must be named for."""
    state = middle()
    for n, side in enumerate(SIDES):
        for t, token in enumerate(BOARD.tokens):
            at, wanted = n * codes.TOKENS + t, BOARD.in_bag[t] + BOARD.in_camp[t]
            for field in ("bag", "hand", "camp"):
                yield field, at, 1, f"{side} has {wanted + 1} {token}, not {wanted}"
                if getattr(state, field)[at] == 0:
                    yield field, at, -1, f"{side} has fewer than no {token}"
            if state.hand[at] == 0:
                yield "hand", at, 1, f"the hand of {side} is not what its mask says of {token}"
        yield "hand_size", n, 1, f"the hand of {side} is not {state.hand_size[n] + 1}"
        yield "bag_size", n, 1, f"the bag of {side} is not {state.bag_size[n] + 1}"
        placed, owned = state.markers[n], state.placed[n * 5 + codes.PROVINCE_MARKER]
        yield "markers", n, 1, f"{side} has placed {placed} of {placed + 1} markers"
        for source in range(len(codes.SOURCES)):
            yield "placed", n * 5 + source, 1, f"{side} has placed {placed + 1} of {placed} markers"
        yield "placed", n * 5, 1, f"{side} controls {owned} provinces with {owned + 1} markers"
        yield "placed", n * 5 + codes.ITALIA_MARKER, 2, f"{side} has too many second markers"
        yield "placed", n * 5 + codes.BORDER_MARKER, 1, f"the border markers of {side} do not add up"
        for p, province in enumerate(BOARD.provinces):
            if not state.closed >> p & 1:
                at = n * codes.PROVINCES + p
                yield "influence", at, 1, f"the influence of {side} in {province} is {state.influence[at]}"
    for p, province in enumerate(BOARD.provinces):
        yield "left", p, 1, f"the free spaces round {province} do not add up"
        if not state.closed >> p & 1:
            yield "owner", p, 1, f"{province} is controlled but open"
    for n, bonus in enumerate(BOARD.bonuses):
        count = BOARD.bonus_count[n]
        yield "pool", n, 1, f"there are {count + 1} {bonus}, not {count}"
        yield "pool", n, 1, "the bonus tokens left over are not counted right"
        yield "won", n, 1, f"there are {count + 1} {bonus}, not {count}"


def test_a_number_that_is_off_by_one_is_named() -> None:
    for field, at, by, fault in off_by_one():
        assert fault in faults(**plus(field, at, by)), (field, at, by)


# ---- sets as masks: every bit that is wrong is named -------------------------------------------------------------


def test_a_space_taken_for_free_or_free_for_taken_is_named() -> None:
    for b, (one, other) in enumerate(BOARD.between):
        found = faults(free=middle().free ^ 2**b)
        for province in (one, other):
            assert f"the free spaces round {BOARD.provinces[province]} do not add up" in found


def test_a_province_closed_or_open_that_cannot_be_is_named() -> None:
    for p, province in enumerate(BOARD.provinces):
        closed = middle().closed >> p & 1
        fault = f"{province} is open without free spaces" if closed else f"{province} is closed with free spaces"
        assert fault in faults(closed=middle().closed ^ 2**p)


@pytest.mark.parametrize(("field", "pieces"), [("tokens_up", "tokens"), ("markers_up", "markers")])
def test_what_lies_face_up_is_counted_anew(field: str, pieces: str) -> None:
    for n, side in enumerate(SIDES):
        masks = list(getattr(middle(), field))
        masks[n] ^= 1
        assert faults(**{field: masks}) == [f"the {pieces} of {side} that lie face up are not what their mask says"]


# ---- what is due ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"decision": codes.DEAL, "pool_size": 0}, "a bonus token is dealt and none is left"),
        ({"decision": codes.PILE, "pool_size": 0}, "a bonus token is drawn and none is left"),
        ({"decision": codes.LOSE, "victim": codes.NONE}, "nobody has a token to lose"),
        ({"decision": codes.LOSE, "victim": 0, "hand_size": [0, 1]}, "nobody has a token to lose"),
        ({"decision": codes.DRAW, "drawing": codes.TURN_END, "drawer": 1, "bag_size": [1, 0]},
         "a token is drawn from an empty bag"),
        ({"closing_due": 1, "last_border": codes.NONE}, "a province is closed before a token was placed"),
        ({"waiting": 1, "wait_bonus": [codes.NONE, 0]}, "a bonus token is waited for that nobody took"),
    ],
)  # fmt: skip
def test_a_decision_that_cannot_be_due_is_named(changed: dict[str, Any], fault: str) -> None:
    assert fault in faults(**changed)


def test_a_game_that_goes_on_after_the_last_marker_is_named() -> None:
    markers, placed = list(middle().markers), list(middle().placed)
    placed[codes.SENATE_MARKER] += BOARD.markers - markers[0]
    markers[0] = BOARD.markers
    assert faults(markers=markers, placed=placed) == ["caesar has placed all markers and the game goes on"]


def test_a_row_that_is_not_his_hand_is_named() -> None:
    row = list(middle(1).row)
    row[0] = (row[0] + 1) % len(BOARD.tokens)
    assert faults(1, row=row) == ["the row of Auto-Crassus is not what he holds"]


# ---- what all remember of a hand -------------------------------------------------------------------------------


def seen(event: int, held: int, what: int) -> int:
    return (what * codes.SEEN_HELD + held) * codes.SEEN_EVENTS + event


def remembering(setup: Setup, *sights: int) -> Any:
    """A position in which this was seen of Pompey's hand."""
    state = setup.turn("pompey").state()
    memory = [*sights, *[0] * (codes.SEEN - len(sights))]
    state._overwrite({**state.data(), "seen": [0] * codes.SEEN + memory, "seen_size": [0, len(sights)]})
    return state


SWORD, SHIP = BOARD.tokens.index("sword-60"), BOARD.tokens.index("ship-60")
CENTURION = BOARD.tokens.index("centurion-sword-70")
ALL_ICONS = 2 ** len(codes.ICONS) - 1


@pytest.mark.parametrize(
    ("sights", "fault"),
    [
        ([seen(codes.SEEN_LEAVING, 3, len(BOARD.tokens))], "something was seen of pompey that cannot be"),
        ([seen(codes.SEEN_STUCK, 3, ALL_ICONS + 1)], "something was seen of pompey that cannot be"),
        ([seen(codes.SEEN_FACE_DOWN, 3, 5)],
         "the tokens face down of pompey are not those that were seen to be placed"),
        ([seen(codes.SEEN_SENT_BACK, 3, SHIP)] * 4, "more was seen of pompey than has happened"),
        ([seen(codes.SEEN_JOINING, 3, CENTURION)], "more was seen of pompey than has happened"),
        ([seen(codes.SEEN_LEAVING, 3, SWORD)], "more was seen of pompey than has happened"),
        ([seen(codes.SEEN_STUCK, 3, 0)], "pompey passed when more spaces were taken than now"),
        ([seen(codes.SEEN_STUCK, 3, ALL_ICONS)], "pompey cannot hold this after what was seen"),
        ([seen(codes.SEEN_SENT_BACK, 3, SWORD)], "pompey cannot hold this after what was seen"),
        ([seen(codes.SEEN_SENT_BACK, 7, SHIP)], "pompey cannot hold this after what was seen"),
    ],
)  # fmt: skip
def test_a_memory_of_what_cannot_have_happened_is_named(sights: list[int], fault: str) -> None:
    # Nothing was drawn since: of three tokens one was sent back, so that two are held.
    setup = Setup(2, poison="on", centurions="on").hand("pompey", "sword-60", "shield-42")
    state = remembering(setup, *sights)
    assert state.game.faults(state) == [fault]


def test_a_memory_that_fits_the_hand_is_sound() -> None:
    setup = Setup(2, poison="on", centurions="on").hand("pompey", "sword-60", "shield-42")
    state = remembering(setup, seen(codes.SEEN_SENT_BACK, 3, SHIP))
    assert state.game.faults(state) == []


def test_a_hand_that_a_pass_rules_out_is_refused() -> None:
    """CAE-R9: dealing hands anew would look for ever for one that fits both the pass and the game going on."""
    setup = Setup(2, stuck="lose").hand("pompey", "ship-60", "ship-51")
    state = remembering(setup, seen(codes.SEEN_STUCK, 2, ALL_ICONS))
    with pytest.raises(BadPosition):
        state.clone().restore(state.data())


def spoilt_memory(state: Any, rng: Rng) -> dict[str, Any]:
    """The position with another memory: sights changed, added, in another order."""
    data: dict[str, Any] = state.data()
    side = rng.below(2)
    first, size = side * codes.SEEN, data["seen_size"][side]
    at = first + rng.below(size + 1)
    event, held = rng.below(codes.SEEN_EVENTS), rng.below(5)
    what = rng.below(2 ** len(codes.ICONS) if event == codes.SEEN_STUCK else len(BOARD.tokens))
    memory = data["seen"]
    if rng.below(2) and size > 1:
        other = first + rng.below(size)
        memory[first], memory[other] = memory[other], memory[first]
    else:
        memory[at] = seen(event, held, what)
        data["seen_size"][side] = max(size, at - first + 1)
    return data


@pytest.mark.sweep
def test_hands_can_be_dealt_anew_in_every_position_that_is_accepted() -> None:
    game, accepted, refused = games.load("caesar"), 0, 0
    for seed in range(40 if compiled else 10):
        rng = Rng(seed)
        state: State = game.new(2, {**EVERYTHING, "stuck": ("skip", "lose")[seed % 2]})
        while not state.is_over():
            spoilt = state.clone()
            try:
                spoilt.restore(spoilt_memory(state, rng))
            except BadPosition:
                refused += 1
            else:
                accepted += 1
                for seat in (0, 1, SPECTATOR):
                    assert game.faults(spoilt.redeal(seat, rng)) == []
            actor = state.actors()[0]
            state.play(actor, state.sample(actor, rng))
    assert accepted > (20 if compiled else 4) and refused > 20
