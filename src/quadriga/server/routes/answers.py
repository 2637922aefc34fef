"""Answers with a type: what a route gives is checked where it is written, and told by OpenAPI as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import orjson
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from quadriga.server.wire.schema import COMPONENTS
from quadriga.service.messages import Failure

T = TypeVar("T")

FAILURE = {"$ref": COMPONENTS.format(model=Failure.__name__)}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": "Refused; nothing has changed.", "content": {"application/json": {"schema": FAILURE}}}
    for status in (401, 403, 404, 409, 413, 422, 429, 503)
}
"""How every route may refuse: in JSON, also where it answers with a file."""


class TypedAnswer(JSONResponse, Generic[T]):
    """An answer of a type of ours. It goes out as it is: what the type checker has proved is not proved once more."""

    def __init__(self, content: T, status_code: int = 200, headers: dict[str, str] | None = None) -> None:
        super().__init__(content, status_code, headers)

    def render(self, content: Any) -> bytes:
        """As it goes over the wire."""
        return orjson.dumps(content)


class TypedRoute(APIRoute):
    """A route that answers `TypedAnswer[Room]` shows a `Room` in OpenAPI."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **settings: Any) -> None:
        given = get_type_hints(endpoint).get("return")
        if get_origin(given) is TypedAnswer:
            [settings["response_model"]] = get_args(given)
        super().__init__(path, endpoint, **settings)
