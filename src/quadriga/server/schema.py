"""JSON Schema, OpenAPI components and JSDoc types of all that the server sends, made from the Python types."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from quadriga.server.messages import ANSWERS, SOCKET
from quadriga.table import schema

ROOTS = (*schema.ROOTS, *SOCKET, *ANSWERS)


def components() -> dict[str, Any]:
    """The types as OpenAPI wants them.

    >>> components()["Update"]["properties"]["room"]
    {'$ref': '#/components/schemas/Room'}
    """
    text = json.dumps(schema.schema(ROOTS)["$defs"])
    found: dict[str, Any] = json.loads(text.replace("#/$defs/", "#/components/schemas/"))
    return found


if __name__ == "__main__":
    schema.write(Path(sys.argv[1]), ROOTS)
