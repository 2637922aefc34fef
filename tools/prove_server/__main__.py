"""Puts a table server through everything that may happen to it, and says whether it kept its promises.

    python -m tools.prove_server [--short] [--database sqlite|postgresql] [--phase NAME …] [--seed N] [--json FILE]

SQLite has one process, PostgreSQL two on one database. Needs root (for a disk that can be full) and a C compiler.
Ends with status 1 where a promise is broken, 2 where it could not be tried.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.prove_server.check import compare, replay_all
from tools.prove_server.databases import Kept, Postgresql, Sqlite
from tools.prove_server.disk import CannotProve
from tools.prove_server.phases import PHASES, Bounds, bounded
from tools.prove_server.players import Notes, Player, polite_players
from tools.prove_server.report import HEADS, Row, row
from tools.prove_server.stage import Stage

DATABASES: dict[str, type[Sqlite] | type[Postgresql]] = {"sqlite": Sqlite, "postgresql": Postgresql}
SHORT = Bounds(kills=5, seconds=9.0)
LAST_SECONDS = 20.0
"""So long players may take to end what they have begun."""


def main() -> int:
    words = argparse.ArgumentParser(prog="prove_server", description=(__doc__ or "").splitlines()[0])
    words.add_argument("--short", action="store_true", help="a minute or two for each database instead of ten")
    words.add_argument("--database", choices=DATABASES, action="append")
    words.add_argument("--phase", choices=PHASES, action="append")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--json", type=Path, help="a file for all figures")
    given = words.parse_args()
    wanted = SHORT if given.short else Bounds()
    bounds = Bounds(wanted.kills, wanted.seconds, given.seed)
    told: list[dict[str, Any]] = []
    try:
        for name in given.database or DATABASES:
            told += prove(DATABASES[name], given.phase or list(PHASES), bounds)
    except CannotProve as error:
        print(f"Nothing is proved: {error}.", file=sys.stderr)
        return 2
    finally:
        if given.json is not None:
            given.json.write_text(json.dumps(told, indent=1) + "\n")
    broken = [f"{one['database']}, {one['phase']}: {'; '.join(one['faults'])}" for one in told if one["faults"]]
    print("\n".join(broken) or "All promises were kept.")
    return 1 if broken else 0


def prove(kind: type[Sqlite] | type[Postgresql], phases: list[str], bounds: Bounds) -> list[dict[str, Any]]:
    """All phases on one database."""
    kept = kind(small_disk="disk-full" in phases)
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(f"\n{kept.name}, {kept.processes} server process{'es' if kept.processes > 1 else ''}\n\n{HEADS}")
            print("|---|" + "--:|" * (HEADS.count("|") - 3) + "---|", flush=True)
            rows = asyncio.run(all_phases(kept, Path(folder), phases, bounds))
        matches, bad = replay_all(kept.url)
        print(f"\n{matches} matches replayed, {bad} could not be.")
        rows[-1].unloadable += bad
        if bad:
            rows[-1].faults.append(f"{bad} of all matches do not replay")
        return [one.to_json() for one in rows]
    finally:
        kept.close()


async def all_phases(kept: Kept, folder: Path, phases: list[str], bounds: Bounds) -> list[Row]:
    stage = Stage(kept, folder)
    try:
        await stage.restart()
        rows = []
        for name in phases:
            rows.append(await one_phase(stage, name, bounds))
            print(rows[-1].text(), flush=True)
        return rows
    finally:
        stage.close()


async def one_phase(stage: Stage, name: str, bounds: Bounds) -> Row:
    """Let polite players play while something happens, then look whether all they were told is true."""
    stage.faults.clear()
    stage.most_memory = 0.0
    notes = Notes()
    players = polite_players(stage, notes, random.Random(f"{bounds.seed} {name}"))
    playing = [asyncio.create_task(player.run()) for player in players]
    watching = asyncio.create_task(stage.watch_memory())
    seconds, broken = 0.0, list[str]()
    did: dict[str, Any] = {}
    try:
        await everybody_plays(notes, len(players))
        seconds, did = await bounded(PHASES[name], stage, bounds)
    except (AssertionError, TimeoutError) as error:
        broken.append(str(error) or "it did not end in time")
    broken += await stopped(players, playing)
    watching.cancel()
    if broken:
        # Whatever state it is in, the next phase begins with a server that serves.
        await stage.restart()
    found = await compare(stage.kept.url, notes)
    told = row(stage, name, seconds, notes, found, did)
    told.judge(broken)
    return told


async def everybody_plays(notes: Notes, players: int) -> None:
    """Wait until about everybody has decided once."""
    async with asyncio.timeout(60.0):
        while len(notes.acknowledged) < 2 * players:
            await asyncio.sleep(0.05)


async def stopped(players: list[Player], playing: list[asyncio.Task[None]]) -> list[str]:
    """Let everybody hear the answer they wait for, then end; says who could not play."""
    for player in players:
        player.stopping = True
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LAST_SECONDS):
            while any(player.pending is not None for player in players):
                await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for player in players:
        player.end()
        await player.http.aclose()
    return [f"a player failed: {error!r}" for error in ended if isinstance(error, Exception)]


if __name__ == "__main__":
    sys.exit(main())
