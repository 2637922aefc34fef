"""Own data for tests: built-in components changed at random, and a title that has taken them played in every way."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from rich.console import Console

from quadriga.core.errors import Illegal
from quadriga.core.errors import shortened as short
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.core.title import registry
from quadriga.core.title.events import Event
from quadriga.core.title.game import Game
from quadriga.terminal import boards
from quadriga.words import LANGUAGES, Words

MOST_DECISIONS = 400_000
"""More than the longest random game of any title takes."""
# Without a limit random games of Antike go on for long.
SHORT = {"antike": {"round_limit": "30"}}

DEEP: Any = "x"
for _ in range(3000):
    DEEP = [DEEP]

JUNK = [
    None, True, False, 0, 1, 2, 3, 7, -1, 41, 10**6, 10**5000, 0.5, -91.5, 1e400, float("nan"), "", " ", "x", "x y",
    "hidden", "rome", "gold", "false", "\ud800", "[/bold]", "[b]", "Ωmega", "日本", "a\nb", "x" * 100_000, [], {}, [[]],
    ["x"], {"x": 1}, {"id": "x"}, {1: 2}, {"": {}}, [None], DEEP, {"en": "x"}, ("x",), {"between": ["a", "b"]},
]  # fmt: skip


def own_data(dice: Random, title: str) -> dict[str, Any]:
    """Some of the built-in components of a title with a few changes, plausible ones or any."""
    built_in = registry.load(title).components
    changed = deepcopy(dict(built_in))
    touched = set()
    plausible = dice.random() < 0.6
    for _ in range(dice.randint(1, 6 if plausible else 2)):
        name = dice.choice([name for name in changed if name != "confidence"])
        parent, key = _place(dice, changed, name)
        if plausible:
            _vary(dice, parent, key, built_in)
        else:
            _spoil(dice, parent, key)
        touched.add(name)
    own = {name: value for name, value in changed.items() if name in touched}
    if dice.random() < 0.03:
        own[dice.choice(["confidence", "x", "rome", "hand"])] = dice.choice(JUNK)
    return own


def _place(dice: Random, parent: Any, key: Any) -> tuple[Any, Any]:
    """A place below a value: the object or list it stands in, and its name or number there."""
    while True:
        value = parent[key]
        if not isinstance(value, dict | list) or not value or dice.random() < 0.2:
            return parent, key
        parent, key = value, dice.choice(list(value) if isinstance(value, dict) else range(len(value)))


def _vary(dice: Random, parent: Any, key: Any, built_in: Any) -> None:
    """Another value that might do: a number nearby, what stands elsewhere under this name, a thing more or less."""
    value = parent[key]
    if type(value) is int:
        parent[key] = dice.choice([value - 1, value + 1, value + 2, 0, 1, 2, 16, 20, 40, 60])
    elif type(parent) is list and type(value) is dict and "id" in value:
        parent.append({**value, "id": dice.choice(["x", "a-b", "rome", "new_one"])})
    elif type(parent) is list and dice.random() < 0.5:
        del parent[key]
    elif type(parent) is list:
        parent[key] = deepcopy(dice.choice(parent))
    elif type(value) is dict:
        parent[dice.choice(["x", "new_one", "101"])] = {**value, "name": f"New {dice.randint(1, 99)}"}
    else:
        parent[key] = deepcopy(dice.choice(list(_values(built_in, key))))


def _values(part: Any, key: Any) -> Iterator[Any]:
    """All values of that name, wherever they stand."""
    if isinstance(part, dict):
        if key in part:
            yield part[key]
        for inner in part.values():
            yield from _values(inner, key)
    elif isinstance(part, list):
        for inner in part:
            yield from _values(inner, key)


def _spoil(dice: Random, parent: Any, key: Any) -> None:
    value = parent[key]
    how = dice.choice(["junk", "new", "gone", "false", "rows", "fewer"])
    if how == "new" and type(value) is dict:
        value[dice.choice(["x", "name", "id", "count", "hidden", "rome", "89"])] = dice.choice(JUNK)
    elif how == "new" and type(parent) is dict:
        parent[dice.choice(["x", "hidden", "rome", "gold", "a b", "101", "é"])] = deepcopy(value)
    elif how == "gone" and (type(parent) is list or len(parent) > 1):
        del parent[key]
    elif how == "fewer" and type(value) is list:
        del value[dice.randint(0, len(value)) :]
    elif how == "false":
        parent[key] = False
    elif how == "rows" and type(value) is list:
        # Row by row instead of the whole list.
        names = ["x", "a-b", *(_name(row) for row in value[:3])]
        parent[key] = {dice.choice(names): dice.choice([*value[:10], *JUNK]) for _ in range(dice.randint(1, 3))}
    else:
        parent[key] = dice.choice(JUNK)


def _name(row: Any) -> str:
    return str(row.get("id", "x")) if isinstance(row, dict) else short(row)


def play_everything(game: Game, seed: int) -> None:
    """Whole random games in every number of seats, and all that people are shown of them."""
    assert game.data_hash and json.dumps(game.components)
    words = [Words(language, game) for language in LANGUAGES]
    numbers = list(game.notation)
    assert len({game.notation.text(number) for number in numbers}) == len(numbers)
    for number in numbers[seed % 7 :: 1 + len(numbers) // 40]:
        assert all(told.action(number) for told in words)
    for kind, names in game.names.items():
        assert all(told.name(kind, name).strip() for told in words for name in names)
    least, most = game.meta.seats
    for seats in range(least, most + 1):
        state = game.new(seats, SHORT.get(game.meta.id))
        game.deal(state, Rng(seed))
        begun = state.clone()
        middle = state.clone()
        middle.playout(Rng(seed), 40)
        steps = state.playout(Rng(seed + seats), MOST_DECISIONS)
        assert state.is_over() and steps < MOST_DECISIONS, f"{seats} seats: the game does not end"
        for position in (begun, middle, state):
            assert game.faults(position) == []
            game.insight(position)
            for seat in (SPECTATOR, *range(seats)):
                json.dumps(game.view(position, seat))
        if seats in (least, most):
            Console(width=80, file=io.StringIO()).print(boards.draw(game.view(middle, 0), words[seed % 2]))
        _retell(game, begun, words, numbers[seed % 7 :: 1 + len(numbers) // 9])
    if hasattr(game, "almanac"):
        assert all(json.dumps(game.almanac(language)) for language in LANGUAGES)


def _retell(game: Game, state: State, words: list[Words], actions: list[int]) -> None:
    """Some decisions, with what is said of them and of those that are refused."""
    rng = Rng(1)
    for _ in range(12):
        if state.is_over():
            return
        seat = state.actors()[0]
        for action in actions:
            with contextlib.suppress(Illegal):
                state.check(seat, action)
        seen: list[Event] = []
        state.play(seat, state.sample(seat, rng), seen.append)
        assert all(told.event(event.seen_by(SPECTATOR)) for event in seen for told in words)
