"""The actions of Augustus as dataclasses; see `core.notation` for their four forms.

An objective is named by its number, a slot by objective and symbol: `put 19 shield`, then `take 21 chariot`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quadriga.core.notation import Action
from quadriga.games.augustus import codes
from quadriga.games.augustus.board import Board


@dataclass(frozen=True)
class Put(Action):
    """Mobilise a legion on a slot of this symbol, or put down one that was picked up."""

    do = "put"
    objective: str
    symbol: str


@dataclass(frozen=True)
class Take(Action):
    """Take the legion from a slot of this symbol: to move it, or because an attack removes it."""

    do = "take"
    objective: str
    symbol: str


@dataclass(frozen=True)
class Reserve(Action):
    """Take the legion from the reserve."""

    do = "reserve"


@dataclass(frozen=True)
class Stay(Action):
    """Mobilise no legion."""

    do = "stay"


@dataclass(frozen=True)
class Done(Action):
    """End the rearranging of legions."""

    do = "done"


@dataclass(frozen=True)
class Keep(Action):
    """Keep an objective of the start deal."""

    do = "keep"
    objective: str


@dataclass(frozen=True)
class Complete(Action):
    """Complete an own objective by a power."""

    do = "complete"
    objective: str


@dataclass(frozen=True)
class Clear(Action):
    """Take all legions off an own objective, because of an attack."""

    do = "clear"
    objective: str


@dataclass(frozen=True)
class Lose(Action):
    """Discard an objective under control, because of an attack."""

    do = "lose"
    objective: str


@dataclass(frozen=True)
class Choose(Action):
    """Choose a new objective from the row."""

    do = "choose"
    objective: str


@dataclass(frozen=True)
class Claim(Action):
    """Claim the reward for this number of objectives."""

    do = "claim"


@dataclass(frozen=True)
class Decline(Action):
    """Leave the reward where it is."""

    do = "decline"


@dataclass(frozen=True)
class Crier(Action):
    """Chance: the first crier."""

    do = "crier"
    seat: str


@dataclass(frozen=True)
class Draw(Action):
    """Chance: the token drawn from the bag."""

    do = "draw"
    token: str


@dataclass(frozen=True)
class Deal(Action):
    """Chance: the next objective of the deck."""

    do = "deal"
    objective: str


def space(board: Board) -> Iterator[tuple[int, Action]]:
    """Every action that the objectives of the board allow, with its number."""
    for card, objective in enumerate(board.objectives):
        for symbol, name in enumerate(codes.SYMBOL_NAMES):
            if board.slots[card][symbol]:
                yield codes.PUT_AT + card * codes.SYMBOLS + symbol, Put(objective, name)
                yield codes.TAKE_AT + card * codes.SYMBOLS + symbol, Take(objective, name)
        yield codes.KEEP_AT + card, Keep(objective)
        yield codes.COMPLETE_AT + card, Complete(objective)
        yield codes.CLEAR_AT + card, Clear(objective)
        yield codes.LOSE_AT + card, Lose(objective)
        yield codes.CHOOSE_AT + card, Choose(objective)
        yield codes.DEAL_AT + card, Deal(objective)
    yield codes.RESERVE_AT, Reserve()
    yield codes.STAY_AT, Stay()
    yield codes.DONE_AT, Done()
    yield codes.CLAIM_AT, Claim()
    yield codes.DECLINE_AT, Decline()
    for seat in range(codes.SEATS):
        yield codes.CRIER_AT + seat, Crier(str(seat))
    for token, name in enumerate(codes.TOKEN_NAMES):
        yield codes.DRAW_AT + token, Draw(name)
