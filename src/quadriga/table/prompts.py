"""What is asked once a part of a choice is made: "Place the sword 5·1: choose a glowing border".

Which parts of a choice have a prompt of their own is said by the title's locale files, in the names of their sentences:
`prompt-place-token` is what is asked of `decision-place` when the token is chosen, `prompt-place-token-border` when its
border is, too. Parts are fields of a decision or a whole move. `missing-place-token` says in a few words what is still
missing then, `missing-place` what is missing when nothing is chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typing_extensions import TypedDict

from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.core.title.gesture import Gesture
from quadriga.table.choices import Choice
from quadriga.words import Words


class PromptData(TypedDict):
    """What is asked once `parts` of a choice are made, if those that the sentence is about are as in `about`.

    Of a list `about` has how many are chosen. `missing` says in a few words what the main button waits for; null where
    the choice is whole.
    """

    parts: list[str]
    about: dict[str, Any]
    prompt: str
    missing: str | None


Fields = tuple[Mapping[str, Any], Mapping[str, str]]
"""The fields of a decision or a whole move, and what each is a name of."""


def prompts(state: State, seat: Seat, words: Words, gestures: Sequence[Gesture]) -> list[PromptData]:
    """The prompts for every part of a choice that a seat has now.

    >>> from quadriga import games, Match, Rng
    >>> match = Match(games.load("caesar").new(seats=2), Rng(5))
    >>> asked = prompts(match.state, 0, Words("en", match.game), ())
    >>> next(prompt for prompt in asked if prompt["parts"] == ["token"])["missing"]
    'Choose a border first.'
    """
    decision = state.game.decision(state, seat)
    asked = words.parts(decision)
    if not asked:
        return []
    choices = _choices(state, seat, gestures)
    data: list[PromptData] = []
    for parts in asked:
        name = f"{decision}-{'-'.join(parts)}"
        missing = words.say(f"missing-{name}") if words.has(f"missing-{name}") else None
        for about, left, said in _filled(f"prompt-{name}", parts, choices, words):
            data.append({"parts": list(parts), "about": about, "prompt": said, "missing": missing if left else None})
    return data


def prompt_after(decision: str, left: Sequence[Choice], words: Words) -> str | None:
    """What is asked when these choices are left, by what they have in common; None where that has no sentence.

    >>> from quadriga import games, Match, Rng
    >>> from quadriga.table.choices import choices
    >>> match = Match(games.load("caesar").new(seats=2), Rng(5))
    >>> words = Words("en", match.game)
    >>> offered = choices(match.state, 0, words)
    >>> token = offered[0].fields["token"]
    >>> prompt_after("place", [choice for choice in offered if choice.fields.get("token") == token], words)
    'Place the laurel 3·1: choose a glowing border.'
    """
    chosen = {name: value for name, value in left[0].fields.items() if _is_shared(name, value, left)}
    fitting = [parts for parts in words.parts(decision) if set(parts) <= set(chosen)]
    if not fitting:
        return None
    parts = max(fitting, key=len)
    about = {part: chosen[part] for part in parts}
    return words.asked(f"prompt-{decision}-{'-'.join(parts)}", about, left[0].kinds, ways=len(left), left=1)


def _is_shared(name: str, value: Any, left: Sequence[Choice]) -> bool:
    return not _is_list(value) and all(choice.fields.get(name) == value for choice in left)


def _choices(state: State, seat: Seat, gestures: Sequence[Gesture]) -> list[Fields]:
    """All there is to choose: single decisions and whole moves."""
    actions = [state.game.action(number) for number in state.legal(seat)]
    decisions: list[Fields] = [(vars(action), action.kinds) for action in actions]
    return decisions + [(gesture.fields, gesture.kinds) for gesture in gestures]


def _filled(
    key: str, parts: Sequence[str], choices: Sequence[Fields], words: Words
) -> list[tuple[dict[str, Any], bool, str]]:
    """A sentence for every set of values that it can be about, and whether anything is left to choose then."""
    needed = words.needs(key)
    known: dict[str, tuple[dict[str, Any], bool, str]] = {}
    for fields, kinds in choices:
        if not all(part in fields for part in parts):
            continue
        for about, left in _abouts(parts, fields, needed):
            if repr(about) not in known:
                ways = _ways(parts, fields, choices) if "ways" in needed else 0
                known[repr(about)] = about, left > 0, words.asked(key, about, kinds, ways=ways, left=left)
    return list(known.values())


def _abouts(
    parts: Sequence[str], fields: Mapping[str, Any], needed: frozenset[str]
) -> list[tuple[dict[str, Any], int]]:
    """The values of the parts that a sentence needs; for a list, every number that may be chosen, and what is left."""
    about = {part: fields[part] for part in parts if part in needed or f"{part}_id" in needed}
    for part in parts:
        if _is_list(fields[part]):
            most = len(fields[part])
            return [({**about, part: n}, most - n) for n in range(1, most + 1)]
    return [(about, 1)]


def _ways(parts: Sequence[str], fields: Mapping[str, Any], choices: Sequence[Fields]) -> int:
    """How many choices go on from there: whole moves and longer ones, where there are any."""
    alike = [len(other) for other, _ in choices if all(other.get(part) == fields[part] for part in parts)]
    return sum(1 for size in alike if size > len(parts)) or len(alike)


def _is_list(value: Any) -> bool:
    return isinstance(value, list | tuple)
