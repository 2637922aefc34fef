"""`quadriga bench`: how fast random games and searches are, on one core, compiled and plain."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import quadriga
from quadriga._build import PLAIN
from quadriga.bots.manner import Manner
from quadriga.bots.tree import Tree
from quadriga.cli.arguments import AsJson, DataFile, Language, OptionWords, SeatCount
from quadriga.cli.common import console, load, print_json
from quadriga.core.errors import BadOption
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.title import registry
from quadriga.core.title.options import parse_options
from quadriga.words import Words, choose_language

SHOWN = (
    "playouts_per_second",
    "decisions_per_second",
    "nanoseconds_per_clone",
    "search_rounds_per_second",
    "search_rounds_without_insight_per_second",
)
"""The figures of a row, in the order of the columns."""


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game only (default: all).")] = None,
    seats: SeatCount = None,
    option: OptionWords = None,
    data: DataFile = None,
    seconds: Annotated[float, typer.Option("--seconds", help="Processor time for each figure.")] = 2.0,
    plain: Annotated[bool, typer.Option("--plain/--no-plain", help="Measure the plain build too.")] = True,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Measure random playouts, decisions, clones and rounds of search per second."""
    if game is None and (seats is not None or option or data):
        raise BadOption("bench-game")
    if not 0 < seconds < inf:
        raise BadOption("not-positive", name="--seconds", value=str(seconds))
    own = parse_options(option or [])
    metas = [load(game, data).meta] if game else registry.titles()
    build = "compiled" if quadriga.compiled else "plain"
    figures: dict[str, Any] = {}
    for meta in metas:
        start = load(meta.id, data).new(seats or meta.usual_seats, {**dict(meta.bench_options), **own})
        figures[meta.id] = {
            "seats": start.seats,
            "options": start.options,
            "builds": {build: measure(start, seconds)},
        }
    if plain and quadriga.compiled:
        for name, other in _in_plain_python(game, seats, option or [], data, seconds).items():
            figures[name]["builds"] |= other["builds"]
    if as_json:
        print_json({"games": figures})
        return
    words = Words(choose_language(lang))
    table = Table(title=words.say("bench-title"), title_justify="left")
    for column in ("game", "seats", "build", "playouts", "decisions", "clone", "search", "search_without_insight"):
        label = words.say("column-players" if column == "seats" else f"column-{column}")
        table.add_column(label, justify="left" if column in ("game", "build") else "right")
    for meta in metas:
        for name, speeds in figures[meta.id]["builds"].items():
            row = (f"{speeds[figure]:,.0f}" for figure in SHOWN)
            table.add_row(meta.name, str(figures[meta.id]["seats"]), words.say(f"build-{name}"), *row)
    console.print(table)


def measure(state: State, seconds: float) -> dict[str, Any]:
    """The figures of one game in the build that runs; processor time, since machines are noisy."""
    rng = Rng(2026)
    decisions = 0

    def count() -> int:
        nonlocal decisions
        decisions += state.clone().playout(rng)
        return 1

    def batch() -> int:
        state.playouts(20, rng)
        return 20

    def clones() -> int:
        for _ in range(200):
            state.clone()
        return 200

    playouts = _rate(batch, seconds)
    before = time.process_time()
    games = 0
    while time.process_time() - before < min(seconds, 0.5) or games == 0:
        games += count()
    return {
        "playouts_per_second": round(playouts, 1),
        "decisions_per_second": round(playouts * decisions / games, 1),
        "decisions_per_playout": round(decisions / games, 1),
        "nanoseconds_per_clone": round(1e9 / _rate(clones, min(seconds, 0.5)), 1),
        "search_rounds_per_second": round(_searches(state, Manner.of(state.game), seconds), 1),
        "search_rounds_without_insight_per_second": round(_searches(state, Manner(), seconds), 1),
    }


def _searches(start: State, manner: Manner, seconds: float) -> float:
    """Rounds of search a second at the first decision of a game."""
    state = start.clone()
    state.game.deal(state, Rng(2026))
    tree = Tree(state, state.actors()[0], Rng(1), manner, 100_000)
    return _rate(lambda: tree.run(50), seconds)


def _rate(work: Callable[[], int], seconds: float) -> float:
    """How often a second of processor time the work is done."""
    work()
    done = 0
    before = time.process_time()
    while (spent := time.process_time() - before) < seconds:
        done += work()
    return done / spent


def _in_plain_python(
    game: str | None, seats: int | None, options: list[str], data: Path | None, seconds: float
) -> dict[str, Any]:
    command = [sys.executable, "-m", "quadriga", "bench", "--json", "--no-plain", "--seconds", str(min(seconds, 1.0))]
    command += [game] if game else []
    command += ["--seats", str(seats)] if seats else []
    command += ["--data", str(data)] if data else []
    command += [word for option in options for word in ("--option", option)]
    result = subprocess.run(command, env={**os.environ, PLAIN: "1"}, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(result.stdout)["games"]
    return figures
