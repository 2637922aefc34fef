"""Whether what is given as a position has the shape of one."""

from __future__ import annotations

from typing import Any

from quadriga.core.errors import BadPosition


def check_shape(wanted: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
    """`data` as plain numbers and lists; BadPosition unless it has the names, numbers and lengths of `wanted`."""
    if not isinstance(data, dict) or wanted.keys() != data.keys():
        raise BadPosition("bad-position-fields")
    plain = {}
    for name, value in wanted.items():
        given = data[name]
        one, other = (value, given) if isinstance(value, list) else ([value], [given])
        other = list(other) if isinstance(other, list | tuple) else None
        if other is None or len(one) != len(other) or not all(_is_like(one[0], n) for n in other):
            raise BadPosition("bad-position-field", name=name)
        plain[name] = other if isinstance(value, list) else other[0]
    return plain


def _is_like(model: object, value: object) -> bool:
    if isinstance(model, bool):
        return value in (True, False)
    return isinstance(value, int | float) if isinstance(model, float) else isinstance(value, int)
