"""Compiled code calls a method directly only where the `.pxd` says `cdef inline`: a missing mark costs speed."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

import quadriga

ROOT = Path(inspect.getfile(quadriga)).parent


def classes() -> dict[tuple[Path, str], tuple[set[str], set[str]]]:
    """Every class of the package: the names of its bases and of its methods."""
    found = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                # `layout.Fields` is known as `Fields`; what has its base's own name elsewhere is none of ours.
                bases = {ast.unparse(base).rpartition(".")[2] for base in node.bases} - {node.name}
                methods = {part.name for part in ast.walk(node) if isinstance(part, ast.FunctionDef)}
                found[path, node.name] = (bases, methods | written_in_c(path, node.name))
    return found


def written_in_c(path: Path, name: str) -> set[str]:
    """The methods of a class whose bodies stand in its `.pxd`."""
    declared = path.with_suffix(".pxd").read_text() if path.with_suffix(".pxd").exists() else ""
    body = declared.partition(f"cdef class {name}")[2].partition("\ncdef class ")[0]
    return set(re.findall(r"^    cdef inline [\w ]+?(\w+)\(self.*:$", body, flags=re.MULTILINE))


def home(path: Path) -> tuple[str, ...]:
    """The title or the part of the package that a file belongs to."""
    parts = path.relative_to(ROOT).parts
    return parts[:2] if parts[0] == "games" else parts[:1]


@pytest.mark.sweep
def test_what_nobody_overrides_is_called_directly() -> None:
    known = classes()

    def children(key: tuple[Path, str]) -> set[tuple[Path, str]]:
        """All classes below one: of the same title or part, or of any where the class belongs to the core."""
        path, name = key
        near = [k for k in known if path.is_relative_to(ROOT / "core") or home(k[0]) == home(path)]
        below = {k for k in near if name in known[k][0]}
        return below.union(*(children(k) for k in below))

    virtual = {(child, name) for key in known for child in children(key) for name in known[key][1]}
    overridden = {(key, name) for key in known for child in children(key) for name in known[child][1]}
    seen, missing = 0, []
    for pxd in ROOT.rglob("*.pxd"):
        for part in re.split(r"^cdef class ", pxd.read_text(), flags=re.MULTILINE)[1:]:
            key = (pxd.with_suffix(".py"), re.match(r"\w+", part)[0])  # type: ignore[index]
            for modifier, method in re.findall(r"^    cdef (inline )?[\w ]+?(\w+)\(self", part, flags=re.MULTILINE):
                seen += 1
                if not modifier and (key, method) not in overridden | virtual:
                    missing.append(f"{pxd.relative_to(ROOT)}: {key[1]}.{method}")
    assert seen > 100
    assert missing == [], "write `cdef inline`: nobody overrides these"
