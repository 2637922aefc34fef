"""Masks of places are as wide on every system: nothing compiled makes them of C's `long`, which has 32 bits on some."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import quadriga
from quadriga._build import NAMES

ROOT = Path(inspect.getfile(quadriga)).parent


def narrow(tree: ast.AST) -> list[int]:
    """The lines where a number is shifted, or is the base of a power, by what is known only when it runs."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Pow | ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


def test_masks_are_made_of_bit() -> None:
    compiled = [path.with_suffix(".py") for path in ROOT.rglob("*.pxd") if not path.stem.endswith(NAMES)]
    found = [f"{path.relative_to(ROOT)}:{line}" for path in compiled for line in narrow(ast.parse(path.read_text()))]
    assert len(compiled) > 40
    assert found == [], "write BIT[n]: compiled, these have 32 bits in browsers and on Windows"


def test_the_test_sees_what_it_looks_for() -> None:
    assert sorted(narrow(ast.parse("sum(2**p for p in places)\n1 << n\n2**64"))) == [1, 2]
