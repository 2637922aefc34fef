"""A field of a state stands in four places: FIELDS, `__init__`, `_rewind` and the `.pxd`. Here they are compared."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

import quadriga
from quadriga.core import registry
from quadriga.core.state import State

SOURCE = Path(inspect.getfile(quadriga)).parents[1]
UNCHANGING = {"game", "seats", "options", "trace", "tracing", "tables", "root", "solo_root"}
"""What a state shares with those it was copied from, or holds only while a decision is carried out."""
SCRATCH = {
    "empire": {"level", "found", "ways", "paid", "differs"},
    "caesar": {"unseen", "belief"},
    "augustus": set(),
    "antike": set(),
}
"""Working memory that is written before it is read."""

STATES = [
    registry.load(meta.id).new(seats)
    for meta in registry.titles()
    for seats in sorted({meta.seats[0], meta.usual_seats})
]


def layers(state: State) -> list[tuple[ast.ClassDef, str]]:
    """The classes that make up a title's state, each as source, with the text of its C declaration."""
    found = []
    for layer in type(state).__mro__:
        if not layer.__module__.startswith("quadriga"):
            continue
        path = SOURCE / (layer.__module__.replace(".", "/") + ".py")
        tree = next(
            n for n in ast.parse(path.read_text()).body if isinstance(n, ast.ClassDef) and n.name == layer.__name__
        )
        declared = re.split(r"^(?:@\S+\n)?cdef class ", path.with_suffix(".pxd").read_text(), flags=re.MULTILINE)
        found.append((tree, next(part for part in declared if re.match(rf"{layer.__name__}\b", part))))
    return found


def assigned(state: State, method: str) -> set[str]:
    """The fields that a method of any layer sets."""
    found = set()
    for tree, _ in layers(state):
        for function in tree.body:
            if isinstance(function, ast.FunctionDef) and function.name == method:
                for node in ast.walk(function):
                    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                        found.add(node.attr)
    return found


def declared(state: State) -> set[str]:
    """The fields that the `.pxd` of any layer declares."""
    found = set()
    for _, text in layers(state):
        for line in re.findall(r"^    cdef (?:public )?(?!inline\b)([^()\n]+)$", text, flags=re.MULTILINE):
            names = re.sub(r"\[\d+\]", "", re.sub(r"^(long long|\w+) ", "", line))
            found |= {name.strip() for name in names.split(",")}
    return found


@pytest.mark.parametrize("state", STATES, ids=lambda state: f"{state.game.meta.id}-{state.seats}")
def test_a_field_is_named_set_copied_and_declared(state: State) -> None:
    fields, scratch = set(state.FIELDS), SCRATCH[state.game.meta.id]
    assert len(fields) == len(state.FIELDS)
    assert assigned(state, "_rewind") - scratch == fields
    assert assigned(state, "__init__") - scratch - UNCHANGING == fields
    assert declared(state) - scratch - UNCHANGING == fields


def test_a_field_that_is_forgotten_somewhere_is_noticed() -> None:
    """The comparison reads what is there: it sees arrays, masks and several names on a line."""
    state = registry.load("caesar").new(1)
    for read in (assigned(state, "__init__"), assigned(state, "_rewind"), declared(state)):
        assert {"decision", "free", "token_at", "seen", "human", "aims"} <= read
