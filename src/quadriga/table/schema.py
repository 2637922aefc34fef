"""JSON Schema and JSDoc types of what a table sends, both made from the Python types that describe it.

The server adds its own messages: `python -m quadriga.server.schema FOLDER` writes the files; a test keeps those in
`docs/envelope/` true.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from quadriga.table.catalogue import Catalogue
from quadriga.table.envelope import Envelope, PreviewData

ROOTS = (Envelope, PreviewData, Catalogue)
PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}
SCRIPT = {int: "number", str: "string", bool: "boolean", float: "number", NoneType: "null"}


def schema(roots: Sequence[Any] = ROOTS) -> dict[str, Any]:
    """A JSON Schema that defines every type.

    >>> schema()["$defs"]["OwedDecision"]["required"]
    ['seat', 'decision']
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What a table of Quadriga sends",
        "$defs": {kind.__name__: _object(kind) for kind in _all(roots)},
    }


def jsdoc(roots: Sequence[Any] = ROOTS) -> str:
    """The same types for the page, as JSDoc.

    >>> "@property {number} revision" in jsdoc()
    True
    """
    rows = ["// Made from the Python types by quadriga.server.schema; do not edit.", ""]
    for kind in _all(roots):
        rows += ["/**", f" * {_about(kind)}", f" * @typedef {{Object}} {kind.__name__}"]
        rows += [f" * @property {{{_script(hint)}}} {name}" for name, hint in get_type_hints(kind).items()]
        rows += [" */", ""]
    return "\n".join([*rows, "export {};", ""])


def _all(roots: Sequence[Any]) -> list[Any]:
    """Every type that the roots are made of, those that others use first."""
    found: list[Any] = []

    def visit(hint: Any) -> None:
        if is_typeddict(hint):
            if hint in found:
                return
            for inner in get_type_hints(hint).values():
                visit(inner)
            found.append(hint)
        else:
            for inner in get_args(hint):
                visit(inner)

    for root in roots:
        visit(root)
    return found


def _about(kind: Any) -> str:
    return " ".join((kind.__doc__ or "").split())


def _object(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {
        "type": "object",
        "description": _about(kind),
        "properties": {name: _schema(hint) for name, hint in hints.items()},
        "required": list(hints),
        "additionalProperties": False,
    }


def _schema(hint: Any) -> dict[str, Any]:
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return {}
    if is_typeddict(hint):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    if origin is list:
        return {"type": "array", "items": _schema(inner[0])}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(inner[1])}
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(one) for one in inner]}
    return {"type": PLAIN[hint]}


def _script(hint: Any) -> str:
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return "any"
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is list:
        return f"Array<{_script(inner[0])}>"
    if origin is dict:
        return f"Record<string, {_script(inner[1])}>"
    if origin is Literal:
        return "|".join(json.dumps(value) for value in inner)
    if origin in (Union, UnionType):
        return "|".join(_script(one) for one in inner)
    return SCRIPT[hint]


def files(roots: Sequence[Any] = ROOTS) -> dict[str, str]:
    """The files, by name."""
    return {"envelope.schema.json": json.dumps(schema(roots), indent=2) + "\n", "envelope.js": jsdoc(roots)}


def write(folder: Path, roots: Sequence[Any] = ROOTS) -> None:
    """Write the files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files(roots).items():
        (folder / name).write_text(text, encoding="utf-8")
