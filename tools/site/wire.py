"""The reference of what goes over the wire: requests, answers, the socket, and every type of a message."""

from __future__ import annotations

import json
import tempfile
from itertools import groupby
from typing import Any

from tools.site.places import Site, table

from quadriga.server.app import create_app
from quadriga.server.routes import socket
from quadriga.server.settings import Settings

TYPES = "messages.md"
HTTP = """# HTTP

Made from the server's own schema; `/openapi.json` of a running server has the same for programs. A client signs in
(`POST /api/guests` with a name is enough) and sends the token as `Authorization: Bearer …`. `Accept-Language` chooses
the language of sentences. A refusal is a [Failure](messages.md#failure): a code, a sentence, for moves the rule;
nothing has changed then. A decision that carries an `Idempotency-Key` counts once however often it is sent.
"""
SOCKET = """# Messages and the socket

## The socket

One connection to `/api/socket` plays and is told what changes. Every message of the server carries its version (`v`).

```text
{told}
```
"""
OF_THE_SERVER = ["Update", "Mine", "Chat", "House", "Reply", "Bye"]


def write(site: Site) -> None:
    """A page of requests, and one of the socket and all types."""
    with tempfile.TemporaryDirectory() as away:
        told = create_app(Settings(f"sqlite:///{away}/none.db")).openapi()
    site.page("reference/http.md", _http(told["paths"]))
    site.page("reference/messages.md", _types(told["components"]["schemas"]))


def _http(paths: dict[str, Any]) -> str:
    every = [
        (one.get("tags", ["page"])[0], path, method, one)
        for path, ways in paths.items()
        for method, one in ways.items()
    ]
    every.sort(key=lambda row: row[0])
    rows = [HTTP]
    for tag, group in groupby(every, key=lambda row: row[0]):
        rows.append(f"## {tag.capitalize()}\n")
        for _, path, method, one in group:
            anchor = method + path.replace("/", "-").replace("{", "").replace("}", "")
            rows.append(f"### `{method.upper()} {path}` {{#{anchor}}}\n")
            rows += [one.get("description", ""), ""]
            given = [
                [f"`{found['name']}`", found["in"], shape(found["schema"]), "yes" if found.get("required") else ""]
                for found in one.get("parameters", [])
            ]
            body = one.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if body:
                given.append(["", "body", shape(body), "yes"])
            if given:
                rows += [table(["", "in", "type", "needed"], given), ""]
            for status, answer in one["responses"].items():
                if status.startswith("2"):
                    content = answer.get("content", {})
                    kinds = [
                        shape(kind.get("schema", {})) if "json" in name else f"`{name}`"
                        for name, kind in content.items()
                    ]
                    rows += [f"Answers {status}{': ' if kinds else ''}{', '.join(kinds)}.", ""]
    return "\n".join(rows)


def _types(types: dict[str, Any]) -> str:
    about = (socket.__doc__ or "").split("\n\n", 1)[1].strip("\n")
    links = ", ".join(f"[{name}](#{name.lower()})" for name in OF_THE_SERVER)
    rows = [SOCKET.format(told=about), f"What the server sends: {links}.\n", "## Types\n"]
    for name, kind in sorted(types.items()):
        rows += [f"### {name}\n", " ".join(kind.get("description", "").split()), ""]
        needed = kind.get("required", [])
        fields = [
            [f"`{field}`", shape(found, here=True), "" if field in needed else _usual(found)]
            for field, found in kind.get("properties", {}).items()
        ]
        if fields:
            rows += [table(["field", "type", "if left out"], fields), ""]
    return "\n".join(rows)


def _usual(found: dict[str, Any]) -> str:
    return f"`{json.dumps(found['default'], ensure_ascii=False)}`" if "default" in found else "may be left out"


def shape(schema: dict[str, Any], here: bool = False) -> str:
    """A type of JSON in a few words, linked to what it refers to."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}]({'' if here else TYPES}#{name.lower()})"
    if "anyOf" in schema or "oneOf" in schema:
        return " or ".join(shape(one, here) for one in schema.get("anyOf", schema.get("oneOf")))
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(one, ensure_ascii=False)}`" for one in schema["enum"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'], ensure_ascii=False)}`"
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {shape(schema.get('items', {}), here)}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object, each {shape(schema['additionalProperties'], here)}"
    limits = [
        f"{sign} {schema[key]:g}"
        for key, sign in (("minimum", "≥"), ("maximum", "≤"), ("minLength", "from"), ("maxLength", "up to"))
        if key in schema
    ]
    return f"{kind} ({', '.join(limits)})" if limits else str(kind)
