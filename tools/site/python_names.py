"""The reference of public names, from their signatures, types and docstrings."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import re
from typing import Any

from tools.site.places import ROOT, Site, table

import quadriga

HEAD = """# Python

Made from the sources. Every name is listed under the module that it is imported from; what is not listed may change.
The [guide](../python.md) shows how they go together. The examples stand in the docstrings, where the tests run them;
what they use without importing it is a name of their module.
"""
ERRORS = sorted(
    name for name in quadriga.__all__
    if inspect.isclass(getattr(quadriga, name)) and issubclass(getattr(quadriga, name), Exception)
)  # fmt: skip
CHAPTERS: list[tuple[str, list[str]]] = [
    ("quadriga.games", ["load", "titles"]),
    (
        "quadriga",
        ["Game", "State", "Match", "Record", "Outcome", "Rng", "CHANCE", "OMNISCIENT", "SPECTATOR", "compiled"],
    ),
    ("quadriga.table", ["Table", "Player"]),
    ("quadriga.table.save", ["save", "load"]),
    ("quadriga.table.envelope", ["envelope"]),
    (
        "quadriga.bots",
        ["make", "make_all", "admit", "scaled", "decide", "name_of", "Bot", "Listener", "Search", "Level"],
    ),
    ("quadriga.words", ["Words", "choose_language"]),
    (
        "quadriga.core",
        [
            *(
                "GuestGame",
                "GuestState",
                "GuestObservation",
                "Meta",
                "Option",
                "Range",
                "Action",
                "EventSpec",
                "Notation",
            ),
            *("Gesture", "Secret", "Moves", "Text", "Grid", "Column", "Frame", "Stack", "Canvas"),
        ],
    ),
    ("quadriga.lab.runs", ["Plan", "Run"]),
    ("quadriga.lab.report", ["write"]),
    ("quadriga.research.pettingzoo", ["env"]),
    ("quadriga.research.vector", ["Vector"]),
    ("quadriga", ERRORS),
]
EXAMPLES = {
    "CHANCE": """>>> from quadriga import CHANCE, games
>>> games.load("caesar").new(seats=2).actors() == [CHANCE]
True""",
    "OMNISCIENT": """>>> from quadriga import OMNISCIENT, Rng, games
>>> caesar = games.load("caesar")
>>> state = caesar.new(seats=2)
>>> caesar.deal(state, Rng(1))
>>> [side["hand"] is None for side in caesar.view(state, OMNISCIENT)["sides"]]
[False, False]""",
    "SPECTATOR": """>>> from quadriga import SPECTATOR, Rng, games
>>> caesar = games.load("caesar")
>>> state = caesar.new(seats=2)
>>> caesar.deal(state, Rng(1))
>>> [side["hand"] is None for side in caesar.view(state, SPECTATOR)["sides"]]
[True, True]""",
    "compiled": """>>> import quadriga
>>> quadriga.compiled in (True, False)
True""",
    "Moves": """>>> from quadriga.core import Moves
>>> moves = Moves()
>>> moves.add(3, 5)                  # as `_legal` of a title does
>>> isinstance(moves, Moves)
True""",
    "GuestObservation": """>>> from quadriga.core import GuestObservation
>>> class Look(GuestObservation):
...     def _parts(self):
...         return {"cells": 9}
...     def _row(self, seat):
...         self.tell(*(1.0 if mark == seat + 1 else 0.0 for mark in self.watched.cells))
>>> issubclass(Look, GuestObservation)
True""",
    "Range": """>>> from quadriga.core import Range
>>> limits: dict[str, Range] = {"cells": (0, 2)}""",
    "Secret": """>>> from quadriga.core import Secret
>>> Secret(fields=("token",), insiders=(0,)).until_shown
False""",
    "EventSpec": """>>> from quadriga.core import EventSpec
>>> EventSpec("marked", ("seat", "cell:cell")).named
(('seat', ''), ('cell', 'cell'))""",
    "Notation": """>>> from quadriga import games
>>> notation = games.load("caesar").notation
>>> notation.text(notation.number("pass"))
'pass'""",
    "Text": """>>> from quadriga.core import Text
>>> Text("Roma", "bold").append(" 3", "dim").plain
'Roma 3'""",
    "Column": """>>> from quadriga.core import Column
>>> Column("Points", right=True).head
'Points'""",
    "Grid": """>>> from quadriga.core import Column, Grid, Text
>>> grid = Grid(Column(dim=True), Column())
>>> grid.row("hand", Text("Roma", "bold"))
>>> len(grid.rows)
1""",
    "Frame": """>>> from quadriga.core import Frame
>>> Frame("all that is open", title="Livia").title
'Livia'""",
    "Stack": """>>> from quadriga.core import Frame, Stack
>>> len(Stack(Frame("a board", "Livia"), "That is all.").parts)
2""",
    "Run": """>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> from quadriga import games
>>> from quadriga.lab.executors import SerialExecutor
>>> from quadriga.lab.runs import Plan, Run
>>> caesar = games.load("caesar")
>>> plan = Plan("caesar", caesar.rules_version, 2, dict(caesar.new(2).options), ("random", "random"), seed=1)
>>> run = Run.begin(Path(mkdtemp()) / "run", plan)
>>> run.go_on(4, SerialExecutor())
>>> run.played
4""",
    "write": """>>> from quadriga.lab import report
>>> from quadriga.words import Words
>>> page = run.folder / "report.html"          # the run of the example above
>>> report.write(run, page, Words("en", caesar))
>>> page.exists()
True""",
    "Vector": """>>> import numpy as np
>>> from quadriga.research.vector import Vector
>>> vector = Vector("caesar", games=8, seed=1)
>>> chosen = np.zeros(8, np.int32)
>>> vector.choose(chosen)
>>> vector.step(chosen)
>>> bool(vector.masks.any(axis=1).all())
True""",
}
"""Of names whose own texts have none; the tests run them one after the other."""
WHOLE_TITLE = ROOT / "tests/guests/ttt/game.py"
"""What `GuestGame`, `GuestState` and `GuestObservation` are for is seen in a title as a whole."""
EXAMPLE = re.compile(r"^(?:>>>|\.\.\.)", re.M)


def write(site: Site) -> None:
    site.page("reference/python.md", page())


def page() -> str:
    """All public names."""
    parts = [HEAD]
    for module, names in CHAPTERS:
        parts.append(f"## {'Errors' if names is ERRORS else module}\n")
        found = importlib.import_module(module)
        for name in names:
            parts += _entry(module, name, getattr(found, name))
    return "\n".join(parts).rstrip() + "\n"


def _entry(module: str, name: str, thing: Any) -> list[str]:
    rows = [f"### {name} {{#{module}.{name}}}\n", f"```python\nfrom {module} import {name}\n```\n"]
    if module == "quadriga.core" and name == "Range":
        return [*rows, "`tuple[int, int]`: the least and the greatest of some numbers.\n", *_example(name)]
    if not callable(thing):
        return [*rows, f"`{type(thing).__name__}`: {_constant(module, name)}\n", *_example(name)]
    shown = _signature(thing)
    if not (inspect.isclass(thing) and issubclass(thing, Exception)) and shown is not None:
        rows.append(f"```text\n{name}{shown}\n```\n")
    rows += [text(inspect.getdoc(thing) or ""), "", *_example(name)]
    if inspect.isclass(thing):
        rows += _fields(thing)
        rows += [
            row
            for one, member in sorted(vars(thing).items())
            if not one.startswith("_")
            for row in _member(name, one, member)
        ]
    return rows


def _example(name: str) -> list[str]:
    if name == "GuestGame":
        return ["A whole title:\n", f"```python\n{WHOLE_TITLE.read_text(encoding='utf-8')}```\n"]
    return [f"```pycon\n{EXAMPLES[name]}\n```\n"] if name in EXAMPLES else []


def _fields(thing: type) -> list[str]:
    if not dataclasses.is_dataclass(thing):
        return []
    rows = []
    for one in dataclasses.fields(thing):
        usual = "" if one.default is dataclasses.MISSING else f"`{one.default!r}`"
        rows.append([f"`{one.name}`", f"`{_type(one.type)}`", usual])
    return [table(["field", "type", "default"], rows), ""]


def _member(owner: str, name: str, member: Any) -> list[str]:
    inner = getattr(member, "__func__", getattr(member, "fget", None) or getattr(member, "func", member))
    told = inspect.getdoc(inner)
    if not told or not (callable(inner) or isinstance(member, property)):
        return []
    if isinstance(member, property) or not hasattr(inner, "__code__"):
        kind = inspect.get_annotations(inner).get("return", "") if callable(inner) else ""
        return [
            f"#### {owner}.{name}\n",
            f"```text\n{owner}.{name}: {_type(kind)}\n```\n" if kind else "",
            text(told),
            "",
        ]
    return [f"#### {owner}.{name}\n", f"```text\n{owner}.{name}{_signature(inner)}\n```\n", text(told), ""]


def _signature(thing: Any) -> str | None:
    try:
        found = inspect.signature(thing)
    except (TypeError, ValueError):
        return None
    kept = [one for one in found.parameters.values() if one.name not in ("self", "cls")]
    shown = [
        re.sub(r"'([^']*)'", r"\1", str(one), count=1) if isinstance(one.annotation, str) else str(one) for one in kept
    ]
    plain, mark = [], False
    for one, told in zip(kept, shown, strict=True):
        if one.kind is one.KEYWORD_ONLY and not mark:
            plain.append("*")
        mark = mark or one.kind in (one.KEYWORD_ONLY, one.VAR_POSITIONAL)
        plain.append(told)
    returns = (
        ""
        if found.return_annotation is found.empty or inspect.isclass(thing)
        else f" -> {_type(found.return_annotation)}"
    )
    line = f"({', '.join(plain)}){returns}"
    return line if len(line) < 90 else "(\n    " + ",\n    ".join(plain) + f",\n){returns}"


def _type(kind: Any) -> str:
    return kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))


def _constant(module: str, name: str) -> str:
    return {
        "CHANCE": "the seat of chance, who is asked like any other.",
        "OMNISCIENT": "who sees everything: for finished games and tools.",
        "SPECTATOR": "who sees what lies open.",
        "compiled": "whether the rules run as native code; if not, everything works, about a hundred times slower.",
    }[name]


def text(told: str) -> str:
    """A docstring as Markdown: its examples become blocks."""
    rows, inside = [], False
    for row in told.splitlines():
        example = row.lstrip().startswith((">>>", "...")) or (inside and row.strip() != "")
        if example != inside:
            rows.append("\n```pycon" if example else "```\n")
            inside = example
        rows.append(row)
    return "\n".join([*rows, "```"] if inside else rows)
