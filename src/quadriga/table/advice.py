"""What a bot advises, in words: the whole move, what it brings, what it expects of it and what it foresees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from typing_extensions import TypedDict

from quadriga.bots import Candidate
from quadriga.core.errors import QuadrigaError
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.title.gesture import Gesture
from quadriga.table.lines import reading
from quadriga.words import Words

MOST_MOVES = 5
"""How many moves are advised at most."""
MOST_STEPS = 4
"""How far ahead the line foreseen is told."""
TURN = "turn-began"
"""That the turn goes on or over is no reason for a move."""
MOST_DECISIONS = 3
"""How many decisions of one seat in a row are told."""


class StepData(TypedDict):
    """What a seat is expected to decide, in one go."""

    seat: int
    actions: list[str]
    phrase: str


class HintData(TypedDict):
    """What the best bot thinks of a move: the value it expects from 0 to 1, the rank, and how often it tried it.

    `actions` is the whole move that begins with `action`, `reason` what it brings at once, `line` what is expected to
    follow: a guess of what others may do, made from nothing but what the seat knows.
    """

    action: str
    actions: list[str]
    phrase: str
    value: float
    rank: float
    visits: int
    reason: list[str]
    line: list[StepData]


def advice(state: State, seat: Seat, candidates: Sequence[Candidate], words: Words) -> list[HintData]:
    """The best of what a search thinks, in words.

    >>> from quadriga import games, Rng
    >>> from quadriga.bots import Search
    >>> empire = games.load("empire")
    >>> state = empire.new(seats=3)
    >>> empire.deal(state, Rng(1))
    >>> seat = state.actors()[0]
    >>> candidates = Search(rounds=300).consider(state, seat, Rng(2))
    >>> best = advice(state, seat, candidates, Words("en", empire))[0]
    >>> best["actions"][0] == best["action"], len(best["actions"]) > 1, 1 <= best["rank"] <= 3
    (True, True, True)
    """
    best = candidates[:MOST_MOVES]
    moves = whole_moves(state, seat, best)
    return [_hint(state, seat, candidate, move, words) for candidate, move in zip(best, moves, strict=True)]


def whole_moves(state: State, seat: Seat, candidates: Iterable[Candidate]) -> list[Gesture | None]:
    """The move of the title's list that each candidate means; None where it means none of them."""
    gestures = state.game.gestures(state, seat)
    # Moves are compared in a position that shows nothing the seat does not know.
    guess = state.redeal(seat, Rng(0)).before_the_others(seat)
    return [_whole_move(guess, seat, candidate, gestures) for candidate in candidates]


def _hint(state: State, seat: Seat, candidate: Candidate, gesture: Gesture | None, words: Words) -> HintData:
    text = state.game.notation.text
    actions = [candidate.action] if gesture is None else list(gesture.actions)
    return {
        "action": text(candidate.action),
        "actions": [text(action) for action in actions],
        "phrase": words.action(candidate.action) if gesture is None else words.gesture(gesture),
        "value": round(candidate.value, 4),
        "rank": round(candidate.rank, 2),
        "visits": candidate.visits,
        "reason": _reason(state, seat, actions, words),
        "line": _line(state, _beyond(seat, candidate, actions), words),
    }


def _whole_move(start: State, seat: Seat, candidate: Candidate, gestures: Iterable[Gesture]) -> Gesture | None:
    """The listed move that comes to what the bot means, as far as one goes; None where none does.

    The order of its decisions may differ, what it leads to may not.
    """
    meant = _positions(start, seat, candidate.move)
    closest, furthest = None, -1
    for gesture in gestures:
        if gesture.actions[0] == candidate.action:
            led = _positions(start, seat, gesture.actions)
            at = meant.index(led[-1]) if len(led) == len(gesture.actions) and led[-1] in meant else -1
            if at > furthest:
                closest, furthest = gesture, at
    return closest


def _positions(start: State, seat: Seat, actions: Iterable[int]) -> list[str]:
    """The positions that decisions of a seat lead to, one after another, as long as they can be taken."""
    state, positions = start.clone(), []
    for action in actions:
        if action not in state.legal(seat):
            break
        state.play(seat, action)
        positions.append(state.fingerprint())
    return positions


def _beyond(seat: Seat, candidate: Candidate, actions: Sequence[int]) -> Sequence[tuple[Seat, int]]:
    """What is foreseen after a move: what the move itself says is not told once more."""
    left = list(actions[1:])
    for n, (decider, action) in enumerate(candidate.line):
        if decider != seat or action not in left:
            return candidate.line[n:]
        left.remove(action)
    return ()


def _reason(state: State, seat: Seat, actions: Sequence[int], words: Words) -> list[str]:
    """What the move brings to the seat, beside that it is made."""
    try:
        events = state.game.preview(state, seat, *actions).events
    except QuadrigaError:
        return []
    own = [event for event in events[len(actions) :] if event["seat"] == seat and event["event"] != TURN]
    said = reading(words, state, seat)
    return [said.event(event) for event in own]


def _line(state: State, line: Sequence[tuple[Seat, int]], words: Words) -> list[StepData]:
    """The decisions foreseen, those of one seat in a row together."""
    text = state.game.notation.text
    steps: list[StepData] = []
    for seat, action in line:
        if steps and steps[-1]["seat"] == seat:
            if len(steps[-1]["actions"]) < MOST_DECISIONS:
                steps[-1]["actions"].append(text(action))
                steps[-1]["phrase"] += words.say("hint-and", action=words.action(action, begins=False))
        elif len(steps) == MOST_STEPS:
            break
        else:
            steps.append({"seat": seat, "actions": [text(action)], "phrase": words.action(action)})
    return steps
