"""What Python needs in the browser is packed, and what is left out is not asked for."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.app import packing

NEVER_CALLED = {("pytz/__init__.py", "doctest"), ("quadriga/table/workers.py", "multiprocessing")}
"""Run as a program, or by servers and the lab alone."""


def imported(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def test_nothing_that_is_packed_asks_for_a_module_that_is_left_out() -> None:
    own = ((f"quadriga/{path.relative_to(packing.SOURCE)}", path) for path in packing._own())
    sources = [(name, path) for name, path in (*own, *packing._needed()) if path.suffix == ".py"]
    missing = {
        (name, module.partition(".")[0])
        for name, path in sources
        for module in imported(path.read_text(encoding="utf-8"))
        if module.partition(".")[0] in packing.LEFT_OUT
    }
    assert len(sources) > 200
    assert missing == NEVER_CALLED
