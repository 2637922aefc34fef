"""What the rules of a guest answer, looked at before compiled code trusts it; what cannot be used is `BadRules`."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.core.errors import BadRules, QuadrigaError, shortened
from quadriga.core.seats import CHANCE, NOBODY

if TYPE_CHECKING:
    from quadriga.core.guests.state import GuestState
    from quadriga.core.position.moves import Moves
    from quadriga.core.title.game import Game

NUMBERS = (int, float)
PLAIN = (int, float, str, list, tuple, dict, set, frozenset, type(None))
"""What can be compared with itself in another position."""


def stand_in_front(thing: object, kind: type, names: Iterable[str]) -> None:
    """Let the methods of a class come before those that a title writes under the same names.

    Compiled, methods of C and methods of Python do not meet; in plain Python the object bears them as its own.
    """
    for name in names:
        setattr(thing, name, getattr(kind, name).__get__(thing))


def blamed(game: Game, method: str, error: BaseException) -> BaseException:
    """The error to raise for one that a method of the title raised: it says where, and has the other as its cause."""
    if isinstance(error, QuadrigaError) or not isinstance(error, Exception):
        return error
    # Where what we ask for refuses something, the title's own line says more.
    frames = traceback.extract_tb(error.__traceback__)
    place = [frame for frame in frames if "quadriga/core" not in Path(frame.filename).as_posix()][-1:]
    where = "".join(f"{Path(frame.filename).name}, {frame.lineno}" for frame in place)
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    bad = BadRules("rules-failed", title=game.meta.name, method=method, error=shortened(what), where=where)
    bad.__cause__ = error
    return bad


def actor(state: GuestState, who: object) -> int:
    """Who decides next."""
    if isinstance(who, int) and (who in (CHANCE, NOBODY) or 0 <= who < state.seats):
        return int(who)
    raise BadRules("rules-actor", title=state.game.meta.name, given=shortened(who), last=state.seats - 1)


def legal(state: GuestState, answer: None, seat: int, moves: Moves) -> None:
    """The actions of a decision: there are some, each of them once, and the notation knows them all."""
    name, count, actions = state.game.meta.name, state.game.action_count, moves.actions()
    if not actions:
        raise BadRules("rules-legal-none", title=name)
    if max(actions) >= count:
        raise BadRules("rules-legal-range", title=name, given=max(actions), last=count - 1)
    if len(set(actions)) < len(actions):
        raise BadRules("rules-legal-twice", title=name, given=shortened(actions))


def rank(state: GuestState, given: object, seat: int) -> int:
    """The rank of a seat."""
    last = max(2, state.seats)
    if isinstance(given, int) and 1 <= given <= last:
        return int(given)
    raise BadRules("rules-rank", title=state.game.meta.name, given=shortened(given), last=last)


def event(game: Game, code: object, values: Sequence[int]) -> None:
    """A line of `note`: its code is one of the title's events, its numbers name things that there are."""
    specs = game.event_specs
    if not isinstance(code, int) or not 0 <= code < len(specs):
        raise BadRules("rules-note-code", title=game.meta.name, given=shortened(code), last=len(specs) - 1)
    for value in values:
        if not isinstance(value, int) or not -(2**31) <= value < 2**31:
            raise BadRules("rules-note-number", title=game.meta.name, given=shortened(value))
    for word, value in zip(specs[code].params, values, strict=False):
        kind = word.partition(":")[2]
        if kind and kind != "seat" and value >= len(game.names[kind]):
            raise BadRules(
                "rules-note-name", title=game.meta.name, word=word, given=value, last=len(game.names[kind]) - 1
            )


def endless(game: Game, most: int) -> BadRules:
    """The error for a game without an end."""
    return BadRules("rules-endless", title=game.meta.name, most=most)


def copied(state: GuestState) -> dict[str, Any]:
    """What makes up a position, as copies, unchecked: search asks for it all the time."""
    fields = {name: getattr(state, name) for name in state.FIELDS}
    return {name: value[:] if isinstance(value, list) else value for name, value in fields.items()}


def fields(state: GuestState) -> dict[str, Any]:
    """What makes up a position, as copies: numbers and flat lists of numbers."""
    name = state.game.meta.name
    for field in state.FIELDS:
        if not hasattr(state, field):
            raise BadRules("rules-fields-unset", title=name, field=field)
        value = getattr(state, field)
        if not all(isinstance(one, NUMBERS) for one in (value if isinstance(value, list | tuple) else [value])):
            raise BadRules("rules-fields-form", title=name, field=field, given=shortened(value))
    return copied(state)


def nothing_forgotten(state: GuestState, fresh: GuestState) -> None:
    """Refuse a position that changes in more than its `FIELDS`: a copy would lose that.

    Beside its fields a position may have what a new one has alike, and what begins with an underscore.
    """
    begun = vars(fresh)
    for field, value in vars(state).items():
        if field in state.FIELDS or field.startswith("_") or field in OWN or field not in begun:
            continue
        if isinstance(value, PLAIN) and isinstance(begun[field], PLAIN) and value != begun[field]:
            name = state.game.meta.name
            raise BadRules("rules-fields-forgotten", title=name, field=field)


OWN = frozenset(("game", "seats", "options", "trace", "tracing", "failure", "made", "root", "steps"))
"""What every state has in plain Python; compiled, it is no attribute of the title's own class."""
