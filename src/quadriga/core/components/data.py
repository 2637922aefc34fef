"""Component files: read, merged with a player's own values, named by their digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.core.components.checks import Part, refuse
from quadriga.core.errors import shortened


def read(path: Path) -> dict[str, Any]:
    """The JSON object in a file, or a clear error."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        refuse("data-unreadable", path=str(path), cause=error)
    try:
        components = json.loads(text)
    except json.JSONDecodeError as error:
        refuse(
            "data-not-json",
            path=str(path),
            line=error.lineno,
            column=error.colno,
        )
    except (ValueError, RecursionError):
        refuse("data-beyond-use", path=str(path))
    if not isinstance(components, dict):
        refuse("data-not-object", path=str(path))
    return components


def built_in(path: Path, rules_version: int) -> Path:
    """The built-in file as it was in a version of the rules: `data/until-3/` holds what versions 1 to 3 played with.

    A corrected value is a new version of the rules, and the file it stood in is kept: so every record finds its data.
    """
    kept = [(int(folder.name.removeprefix("until-")), folder) for folder in path.parent.glob("until-*")]
    for last, folder in sorted(kept):
        if rules_version <= last and (folder / path.name).exists():
            return folder / path.name
    return path


def own(given: object) -> dict[str, Any]:
    """A player's own data, which must be an object of names and values."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        refuse(
            "data-own",
            given=shortened(given),
        )
    return dict(given)


def merge(built_in: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Built-in components with a player's own values in their place; whether they can be used, the board checks.

    A value replaces the built-in one of the same name; inside an object, name by name, and `false` takes a thing away.

    >>> merge({"hand": 2, "solo": {"row": 3, "tiles": 10}}, {"solo": {"row": 4}})
    {'hand': 2, 'solo': {'row': 4, 'tiles': 10}}

    A list of rows can be replaced as a whole, or changed row by row, by their `id` or by what they lie between; a
    list of names likewise, with `true` and `false`.

    >>> merge({"lines": [{"between": ["rome", "pisae"], "length": 1}]}, {"lines": {"pisae-rome": {"length": 2}}})
    {'lines': [{'between': ['rome', 'pisae'], 'length': 2}]}
    >>> merge({"landlocked": ["syria", "gallia"]}, {"landlocked": {"syria": False, "dacia": True}})
    {'landlocked': ['gallia', 'dacia']}
    >>> merge({"resources": []}, {"resources": {"gold": True}})
    {'resources': ['gold']}
    """
    merged = dict(built_in)
    for name, value in own.items():
        before = merged.get(name)
        if value is False and isinstance(before, dict):
            del merged[name]
        elif isinstance(before, dict) and isinstance(value, dict):
            merged[name] = merge(before, value)
        elif isinstance(before, list) and isinstance(value, dict):
            merged[name] = _merge_list(before, value, shortened(name))
        else:
            merged[name] = value
    return merged


def _merge_list(before: list[Any], own: dict[str, Any], where: str) -> Any:
    rows = {_row_name(row): row for row in before}
    if None in rows or len(rows) < len(before):
        return own
    for name, value in own.items():
        key = _other_way_round(name) if name not in rows and _other_way_round(name) in rows else name
        if value is False:
            Part(key, where).among([str(known) for known in rows], where)
            del rows[key]
        elif isinstance(before[0], str) if before else isinstance(value, bool):
            Part(value, f"{where}.{shortened(name)}").flag()
            rows[key] = key
        elif isinstance(value, dict):
            rows[key] = merge(rows[key] if key in rows else _new_row(before, name), value)
        else:
            Part(value, f"{where}.{shortened(name)}").thing()
    return list(rows.values())


def _row_name(row: Any) -> str | None:
    """What a row of a list is called: its id, or what it lies between."""
    if isinstance(row, str):
        return row
    if isinstance(row, dict) and "id" in row:
        return str(row["id"])
    if isinstance(row, dict) and "between" in row:
        return "-".join(row["between"])
    return None


def _other_way_round(name: Any) -> str:
    return "-".join(reversed(str(name).split("-")))


def _new_row(like: list[Any], name: str) -> dict[str, Any]:
    """A row of that name; where there is none yet to be like, it is named by its id."""
    return {"id": name} if not like or "id" in like[0] else {"between": str(name).split("-")}


def digest(components: Mapping[str, Any]) -> str:
    """A short name for exactly these components."""
    text = json.dumps(components, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
