"""Component files: read, merged with a player's own values, named by their digest."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.core.errors import BadData


def read(path: Path) -> dict[str, Any]:
    """The JSON object in a file, or a clear error."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(
            f"The data file {path} cannot be read: {error}.", "data-unreadable", path=str(path), detail=str(error)
        ) from None
    try:
        found = json.loads(text)
    except ValueError as error:
        raise BadData(
            f"The data file {path} is not JSON: {error}.", "data-not-json", path=str(path), detail=str(error)
        ) from None
    if not isinstance(found, dict):
        raise BadData(f"The data file {path} must hold a JSON object.", "data-not-object", path=str(path))
    return found


def built_in(path: Path, rules_version: int) -> Path:
    """The built-in file as it was in a version of the rules: `data/until-3/` holds what versions 1 to 3 played with.

    A corrected value is a new version of the rules, and the file it stood in is kept: so every record finds its data.
    """
    kept = [(int(folder.name.removeprefix("until-")), folder) for folder in path.parent.glob("until-*")]
    for last, folder in sorted(kept):
        if rules_version <= last and (folder / path.name).exists():
            return folder / path.name
    return path


def merge(built_in: Mapping[str, Any], own: Mapping[str, Any], title: str) -> dict[str, Any]:
    """Built-in components with a player's own values in their place.

    A value replaces the built-in one of the same name; inside an object, name by name.

    >>> merge({"hand": 2, "solo": {"row": 3, "tiles": 10}}, {"solo": {"row": 4}}, "Caesar!")
    {'hand': 2, 'solo': {'row': 4, 'tiles': 10}}
    """
    merged = dict(built_in)
    for name, value in own.items():
        if name not in built_in:
            listed = ", ".join(built_in)
            raise BadData(
                f"{title} has no component data '{name}'; it has: {listed}.",
                "data-unknown",
                title=title,
                name=name,
                listed=listed,
            )
        inner = built_in[name]
        if isinstance(inner, dict) and isinstance(value, dict):
            merged[name] = merge(inner, value, title)
        else:
            merged[name] = value
    return merged


def digest(components: Mapping[str, Any]) -> str:
    """A short name for exactly these components."""
    text = json.dumps(components, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def need(holds: bool, title: str, message: str) -> None:
    """Refuse component data that break a rule of their shape."""
    if not holds:
        raise BadData(
            f"The component data of {title} are not usable: {message}.", "data-shape", title=title, detail=message
        )
