"""Plain data as an outline for people who debug: one line a value, what belongs to a thing below it.

>>> print(outline({"turn": 0, "sides": [{"id": "caesar", "hand": None}], "pile": {}}))
turn: 0
sides:
  - id: caesar, hand: –
pile: –
"""

from __future__ import annotations

from typing import Any

WIDTH = 110


def outline(value: Any, indent: str = "") -> str:
    """The outline of a dict of named values."""
    rows = []
    for name, inner in value.items():
        flat = _flat(inner)
        if len(indent) + len(name) + len(flat) < WIDTH and not (isinstance(inner, list) and _has_things(inner)):
            rows.append(f"{indent}{name}: {flat}")
        elif isinstance(inner, dict):
            rows += [f"{indent}{name}:", outline(inner, indent + "  ")]
        else:
            rows += [f"{indent}{name}:", *(f"{indent}  - {_flat(one)}" for one in inner)]
    return "\n".join(rows)


def _has_things(values: list[Any]) -> bool:
    return any(isinstance(one, dict | list) and one for one in values)


def _flat(value: Any) -> str:
    if value is None or value in ({}, []):
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{name}: {_flat(inner)}" for name, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_flat(inner) for inner in value)
    return str(value)
