"""The coach speaks before the worst moves of all, those that no search would weigh, and never against the best."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import quadriga
from quadriga import CHANCE, Rng, games
from quadriga.bots.levels import Level
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.games.augustus.rules import codes
from quadriga.table.coaching import doubt, word
from quadriga.table.lessons import steps
from quadriga.words import Words

Mistake = tuple[State, Seat, list[int]]


def adviser() -> Level:
    return Level(5, 2000 if quadriga.compiled else 150, seconds=600.0)


def winning(state: State, seat: Seat) -> list[int]:
    """The decisions that win at once."""
    found = []
    for action in state.legal(seat):
        trial = state.clone()
        trial.play(seat, action)
        outcome = trial.outcome()
        if outcome is not None and outcome.winners == (seat,):
            found.append(action)
    return found


def mistake_in_empire() -> Mistake:
    """Messana pays one point where another city pays seven."""
    match = steps("empire")[0].match()
    return match.state, 0, [match.game.notation.number("city messana")]


def mistake_in_caesar() -> Mistake:
    """Not to win where one can, and to let the other side win instead."""
    game, rng = games.load("caesar"), Rng(5)
    state = game.new(2)
    game.deal(state, rng)
    while not winning(state, state.actors()[0]):
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        game.deal(state, rng)
    seat = state.actors()[0]
    for action in state.legal(seat):
        after = state.clone()
        after.play(seat, action)
        game.deal(after, Rng(1))
        if not after.is_over() and winning(after, 1 - seat):
            return state, seat, [action]
    raise AssertionError("the other side cannot win")


def answers(seed: int, draws: int) -> Iterator[tuple[State, Seat]]:
    """Everybody in Augustus who may answer a token with a legion on a card and a reserve, in a game that runs well."""
    game, rng = games.load("augustus"), Rng(seed)
    state = game.new(2)
    bot = Level(3, 15)
    while draws and (asked := state.actors()):
        if asked == [CHANCE]:
            draws -= state.decision == codes.DRAW
            state.play(CHANCE, state.sample(CHANCE, rng))
            continue
        seat = asked[-1]
        if state.decision == codes.MOBILISING and not state.picked[seat] and state.reserve[seat] > 2 and draws < 3:
            yield state, seat
        state.play(seat, bot.choose(state.redeal(seat, rng.branch()), seat, rng))


def mistake_in_augustus() -> Mistake:
    """A legion is taken off a card and put down on the same card, with a full reserve."""
    for state, seat in answers(1, 8):
        for put in state.legal(seat):
            if put < codes.TAKE_AT:
                after = state.clone()
                after.play(seat, put)
                for take in after.legal(seat):
                    card = (put - codes.PUT_AT) // codes.SYMBOLS
                    if take != codes.RESERVE_AT and (take - codes.TAKE_AT) // codes.SYMBOLS == card:
                        return state.clone(), seat, [put, take]
    raise AssertionError("nobody has a legion to move")


def mistake_in_antike() -> Mistake:
    """To go for know-how with no gold to pay for it."""
    game = games.load("antike")
    state = game.new(2)
    game.deal(state, Rng(1))
    return state, state.actors()[0], [game.notation.number("go know_how")]


MISTAKES = {
    "empire": mistake_in_empire,
    "caesar": mistake_in_caesar,
    "augustus": mistake_in_augustus,
    "antike": mistake_in_antike,
}


@pytest.mark.parametrize("name", MISTAKES)
def test_the_coach_speaks_at_an_obviously_bad_move(name: str) -> None:
    state, seat, actions = MISTAKES[name]()
    for seed in range(3 if quadriga.compiled else 1):
        found = doubt(state, seat, actions, adviser(), Rng(seed))
        assert found is not None
        assert found.value < found.best.value and found.best.action not in actions
        said = word(found, seat, Words("fr", state.game))
        assert said["grave"] and said["instead"] is not None and said["instead"]["phrase"]
        # What is said to be better is not doubted in turn.
        number = state.game.notation.number
        better = [number(one) for one in said["instead"]["actions"]]
        assert doubt(found.state, seat, better, adviser(), Rng(seed)) is None


@pytest.mark.parametrize("name", MISTAKES)
def test_the_coach_says_the_same_in_every_world_that_the_seat_may_believe(name: str) -> None:
    state, seat, actions = MISTAKES[name]()
    found = [
        doubt(world, seat, actions, Level(5, 200, seconds=600.0), Rng(4))
        for world in (state, state.redeal(seat, Rng(9)))
    ]
    said = [word(one, seat, Words("en", state.game)) for one in found]
    assert said[0] == said[1]


def test_to_stay_with_a_full_reserve_is_a_grave_mistake_in_augustus() -> None:
    asked = [(state.clone(), seat) for state, seat in answers(2, 10 if quadriga.compiled else 3)]
    graves = [doubt(state, seat, [codes.STAY_AT], adviser(), Rng(1)) is not None for state, seat in asked]
    assert sum(graves) > 0.6 * len(graves) > 0
