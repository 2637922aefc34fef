"""A run: thousands of games between bots, kept in a folder as Parquet, so that it can stop and go on at any time.

The folder holds `run.json`, which says what is played, and parts `games-000000.parquet`, each named after its first
game. A part is written in one go, and games stand in them in the order of their numbers: what is there is complete, and
the next game follows from it. So no game is lost or counted twice, however often a run was broken off, and whoever has
played it.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga import bots
from quadriga.bots import Bot, decide
from quadriga.core.errors import BadOption
from quadriga.core.extras import extra
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, SPECTATOR, Seat
from quadriga.core.title import registry
from quadriga.lab.executors import in_order
from quadriga.table.series import nth, play_one

if TYPE_CHECKING:
    import pyarrow

PART = 100
"""The most games in a part: what a run that is broken off may lose."""
PAUSE = 20.0
"""Seconds after which a part is written although it is not full."""


@dataclass(frozen=True)
class Plan:
    """What is played: `bots` are turned round the table from game to game, so that each takes every seat."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game.

        >>> plan = Plan("caesar", 1, 2, {}, ("level1", "random"), seed=1)
        >>> plan.seated(0), plan.seated(1)
        (('level1', 'random'), ('random', 'level1'))
        """
        shift = number % self.seats
        return self.bots[self.seats - shift :] + self.bots[: self.seats - shift]

    def seed_of(self, number: int) -> int:
        """The seed of a game: games in which the bots take every seat once share their luck.

        Where all bots are the same those games would be, too: there each has its own.
        """
        return nth(self.seed, number if len(set(self.bots)) == 1 else number // self.seats)


@dataclass(frozen=True)
class Job:
    """One game of a plan."""

    plan: Plan
    number: int


def play(job: Job) -> dict[str, Any]:
    """Play one game; returns its row."""
    plan, seated = job.plan, job.plan.seated(job.number)
    game = registry.load(plan.game, rules_version=plan.rules_version)
    seed = plan.seed_of(job.number)
    choices, seconds = [0] * plan.seats, [0.0] * plan.seats
    asked: Counter[str] = Counter()

    def ask(bot: Bot, state: State, seat: Seat, rng: Rng) -> int:
        clock = time.perf_counter()
        action = decide(bot, state, seat, rng)
        seconds[seat] += time.perf_counter() - clock
        choices[seat] += 1
        asked[game.decision(state, seat)] += 1
        return action

    last = state = game.new(plan.seats, plan.options)

    def played(state: State, seat: Seat) -> None:
        nonlocal last
        last = state

    for name in seated:
        bots.admit(name)
    result = play_one(state, [bots.make(name) for name in seated], seed, ask, played, fixed_draws=True)
    view = game.view(last, SPECTATOR)
    return {
        "number": job.number,
        "seed": seed,
        "bots": list(seated),
        "first": next((seat for seat, _ in result.record.lines if seat != CHANCE), 0),
        "roles": [_role(view.get(game.meta.roles, ()), seat) for seat in range(plan.seats)],
        "ranks": list(result.outcome.ranks),
        "points": [list(points.items()) for points in result.outcome.points],
        "reason": result.outcome.reason,
        "decisions": result.decisions,
        "choices": choices,
        "seconds": seconds,
        "asked": sorted(asked.items()),
        "taken": [sorted(_taken(result.record.lines, seat).items()) for seat in range(plan.seats)],
        "drawn": sorted(_taken(result.record.lines, CHANCE).items()),
        "happened": sorted(Counter(event.key for event in result.events).items()),
    }


def _role(roles: Iterable[dict[str, Any]], seat: Seat) -> str:
    """The sides or nations that a seat has played, where a title has such; else the seat itself."""
    return "+".join(role["id"] for role in roles if role["seat"] == seat) or str(seat + 1)


def _taken(lines: list[tuple[Seat, str]], seat: Seat) -> Counter[str]:
    """How often a seat took each decision, and each kind of them: `build`, `build roma`, `build roma pisae`."""
    counts: Counter[str] = Counter()
    for by, text in lines:
        if by == seat:
            words = text.split()
            counts.update(" ".join(words[:n]) for n in range(1, len(words) + 1))
    return counts


class Run:
    """A plan and the folder where its games are kept."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    @classmethod
    def begin(cls, folder: Path, plan: Plan) -> Run:
        """A run in a new folder, or the one that was begun there; another plan than that is refused."""
        run = cls(folder, plan)
        if (folder / "run.json").exists():
            if cls.read(folder).plan != plan:
                raise BadOption(
                    "run-other",
                    path=str(folder),
                )
            return run
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder / "run.json", json.dumps(asdict(plan), indent=1).encode())
        return run

    @classmethod
    def read(cls, folder: Path) -> Run:
        """The run in a folder."""
        try:
            plain = json.loads((folder / "run.json").read_text(encoding="utf-8"))
            return cls(folder, Plan(**{**plain, "bots": tuple(plain["bots"])}))
        except (OSError, ValueError, TypeError, KeyError):
            raise BadOption("run-none", path=str(folder)) from None

    @property
    def parts(self) -> list[Path]:
        """The files that hold the games, in order."""
        return sorted(self.folder.glob("games-*.parquet"))

    def table(self) -> pyarrow.Table:
        """All games played so far, a row each."""
        with extra("lab"):
            import pyarrow as pa
            import pyarrow.parquet as pq
        if not self.parts:
            return _schema().empty_table()
        return pa.concat_tables(
            [_readable(part, partial(pq.read_table, part, schema=_schema())) for part in self.parts]
        )

    def games(self) -> list[dict[str, Any]]:
        """All games played so far, as plain data."""
        rows: list[dict[str, Any]] = self.table().to_pylist()
        return rows

    @property
    def played(self) -> int:
        """How many games are there."""
        with extra("lab"):
            import pyarrow.parquet as pq
        return sum(_readable(part, partial(pq.read_metadata, part)).num_rows for part in self.parts)

    def go_on(
        self, games: int, executor: Executor, ahead: int = 1, played: Callable[[], object] = lambda: None
    ) -> None:
        """Play until there are that many games; `played` is told each."""
        done = self.played
        waiting: list[dict[str, Any]] = []
        since = time.monotonic()
        jobs: Iterator[Job] = (Job(self.plan, number) for number in range(done, games))
        try:
            for _, row in in_order(executor, play, jobs, ahead):
                waiting.append(row)
                played()
                if len(waiting) >= PART or time.monotonic() - since >= PAUSE:
                    self._keep(waiting)
                    waiting, since = [], time.monotonic()
        finally:
            # Broken off or not: what was played is kept.
            if waiting:
                self._keep(waiting)

    def _keep(self, rows: list[dict[str, Any]]) -> None:
        with extra("lab"):
            import pyarrow as pa
            import pyarrow.parquet as pq
        buffer = pa.BufferOutputStream()
        pq.write_table(pa.Table.from_pylist(rows, schema=_schema()), buffer)
        _write(self.folder / f"games-{rows[0]['number']:06d}.parquet", buffer.getvalue().to_pybytes())


def _readable(part: Path, read: Callable[[], Any]) -> Any:
    """What is in a part, or a clear error: a disk that was full, or a copy broken off, leaves half a file."""
    try:
        return read()
    except (OSError, ValueError) as error:
        # The errors of Parquet are of these kinds, and their sentences are for programmers.
        raise BadOption(
            "run-damaged",
            path=str(part),
        ) from error


def _schema() -> pyarrow.Schema:
    with extra("lab"):
        import pyarrow as pa
    counts = pa.map_(pa.string(), pa.int32())
    return pa.schema(
        {
            "number": pa.int32(),
            "seed": pa.int64(),
            "bots": pa.list_(pa.string()),
            "first": pa.int8(),
            "roles": pa.list_(pa.string()),
            "ranks": pa.list_(pa.int8()),
            "points": pa.list_(counts),
            "reason": pa.string(),
            "decisions": pa.int32(),
            "choices": pa.list_(pa.int32()),
            "seconds": pa.list_(pa.float64()),
            "asked": counts,
            "taken": pa.list_(counts),
            "drawn": counts,
            "happened": counts,
        }
    )


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing."""
    part = path.with_suffix(".part")
    part.write_bytes(content)
    os.replace(part, path)
