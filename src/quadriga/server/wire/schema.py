"""JSON Schema, OpenAPI components and JSDoc types of all that a table and the server send, made from the Python types.

`python -m quadriga.server.wire.schema FOLDER` writes the files; a test keeps those in `docs/envelope/` true.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from quadriga.service.messages import ANSWERS, SOCKET
from quadriga.table.catalogue import Catalogue
from quadriga.table.envelope import Envelope, PreviewData
from quadriga.table.plans import OutlookData, PlanData

ROOTS = (Envelope, PreviewData, OutlookData, PlanData, Catalogue, *SOCKET, *ANSWERS)
ABOUT = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "What a table of Quadriga sends",
}
COMPONENTS = "#/components/schemas/{model}"
"""How types refer to each other in OpenAPI."""


class Exact(GenerateJsonSchema):
    """Messages have the fields that their types name and no others; their names need no titles."""

    def typed_dict_schema(self, schema: core_schema.TypedDictSchema) -> JsonSchemaValue:
        written = super().typed_dict_schema(schema)
        about = " ".join(written.get("description", "").split())
        return {**written, "description": about, "additionalProperties": False}

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False

    def sort(self, value: JsonSchemaValue, parent_key: str | None = None) -> JsonSchemaValue:
        return value


def definitions(refs: str = "#/$defs/{model}") -> dict[str, Any]:
    """The schema of every type, by its name; `refs` says how one refers to another.

    >>> definitions()["OwedDecision"]["required"]
    ['seat', 'decision']
    """
    adapters = [(kind.__name__, "serialization", TypeAdapter(kind)) for kind in ROOTS]
    _, document = TypeAdapter.json_schemas(adapters, schema_generator=Exact, ref_template=refs)  # type: ignore[arg-type]
    return dict(document["$defs"])


def components() -> dict[str, Any]:
    """The types as OpenAPI wants them.

    >>> components()["Update"]["properties"]["room"]
    {'$ref': '#/components/schemas/Room'}
    """
    return definitions(COMPONENTS)


def jsdoc() -> str:
    """The same types for the page, as JSDoc.

    >>> "@property {number} revision" in jsdoc()
    True
    """
    rows = ["// Made from the Python types by quadriga.server.wire.schema; do not edit.", ""]
    for name, definition in definitions().items():
        rows += ["/**", f" * {definition['description']}", f" * @typedef {{Object}} {name}"]
        rows += [f" * @property {{{_script(kind)}}} {field}" for field, kind in definition["properties"].items()]
        rows += [" */", ""]
    return "\n".join([*rows, "export {};", ""])


def _script(kind: Any) -> str:
    """A type of JSON Schema as pages write it."""
    if kind in ({}, True):
        return "any"
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return "|".join(_script(choice) for choice in kind["anyOf"])
    if "const" in kind or "enum" in kind:
        return "|".join(json.dumps(value) for value in kind.get("enum", [kind.get("const")]))
    if kind["type"] == "array":
        return f"Array<{_script(kind['items'])}>"
    if kind["type"] == "object":
        return f"Record<string, {_script(kind['additionalProperties'])}>"
    return "number" if kind["type"] == "integer" else str(kind["type"])


def files() -> dict[str, str]:
    """The files, by name."""
    whole = {**ABOUT, "$defs": definitions()}
    return {"envelope.schema.json": json.dumps(whole, indent=2) + "\n", "envelope.js": jsdoc()}


if __name__ == "__main__":
    for name, text in files().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")
