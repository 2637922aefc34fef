"""Writes docs/api.md: the public names with their signatures and docstrings. A test compares."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import quadriga
from quadriga import bots, games, words
from quadriga.bots.bot import Bot, Listener
from quadriga.core.guests.game import GuestGame
from quadriga.core.guests.state import GuestState
from quadriga.core.title.meta import Meta
from quadriga.core.title.options import Option
from quadriga.table import envelope, save

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
HEAD = """# Public names

Made from the docstrings by `python tools/api_page.py`. What is not listed here may change.
"""
PUBLIC = [getattr(quadriga, name) for name in quadriga.__all__]
CHAPTERS: list[tuple[str, list[Any]]] = [
    ("quadriga.games", [games.load, games.titles]),
    ("quadriga", [quadriga.Game, quadriga.State, quadriga.Match, quadriga.Record, quadriga.Outcome, quadriga.Rng]),
    ("quadriga.table", [quadriga.Table, quadriga.Player, save.save, save.load, envelope.envelope]),
    ("quadriga.bots", [bots.make, bots.make_all, bots.admit, bots.decide, Bot, Listener, bots.Search, bots.Level]),
    ("quadriga.words", [words.Words, words.choose_language]),
    ("quadriga.core", [GuestGame, GuestState, Meta, Option]),
    ("errors", [one for one in PUBLIC if inspect.isclass(one) and issubclass(one, Exception)]),
]


def page() -> str:
    parts = [HEAD]
    for title, things in CHAPTERS:
        parts.append(f"## {title}\n")
        for thing in things:
            parts += _entry(thing)
    return "\n".join(parts).rstrip() + "\n"


def _entry(thing: Any) -> list[str]:
    rows = [f"### {thing.__name__}{_signature(thing) if not inspect.isclass(thing) else ''}\n", _text(thing), ""]
    if inspect.isclass(thing) and not issubclass(thing, Exception):
        # By name: both builds list them in an order of their own.
        for name, member in sorted(vars(thing).items()):
            if not name.startswith("_") and _told(member):
                rows.append(f"- `{name}{_signature(member)}`: {_first(member)}")
        rows.append("")
    return rows


def _told(member: Any) -> bool:
    inner = getattr(member, "__func__", getattr(member, "fget", None) or getattr(member, "func", member))
    return bool(inspect.getdoc(inner)) and (callable(inner) or isinstance(member, property))


def _first(member: Any) -> str:
    inner = getattr(member, "__func__", getattr(member, "fget", None) or getattr(member, "func", member))
    return " ".join((inspect.getdoc(inner) or "").split("\n\n")[0].split())


def _signature(thing: Any) -> str:
    inner = getattr(thing, "__func__", thing)
    if not callable(inner):
        return ""
    try:
        names = [
            str(one) if one.kind is one.VAR_POSITIONAL else one.name
            for one in inspect.signature(inner).parameters.values()
        ]
    except (TypeError, ValueError):
        return "()"
    return f"({', '.join(re.sub(':.*', '', name) for name in names if name not in ('self', 'cls'))})"


def _text(thing: Any) -> str:
    told = inspect.getdoc(thing) or ""
    rows, inside = [], False
    for row in told.splitlines():
        example = row.lstrip().startswith((">>>", "...")) or (inside and row.strip() != "")
        if example != inside:
            rows.append("```python" if example else "```")
            inside = example
        rows.append(row)
    return "\n".join([*rows, "```"] if inside else rows)


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
