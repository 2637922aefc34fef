"""What must be true in the end, read past the server: every acknowledged decision is kept once, every match loads."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass

from tools.prove_server.players import Decision, Notes

from quadriga.core.errors import QuadrigaError
from quadriga.server.match.matches import Matches
from quadriga.server.store import matches as store
from quadriga.server.store.database import Database


@dataclass
class Found:
    """What is wrong with the matches of a phase."""

    lost: int = 0
    doubled: int = 0
    """Kept once more than acknowledged, or decided by somebody else."""
    unloadable: int = 0


async def compare(database_url: str, notes: Notes) -> Found:
    """Compare what was acknowledged with the logs, and load every match."""
    found, database = Found(), Database(database_url)
    matches = Matches(database)
    acknowledged, unanswered = _by_seat(notes.acknowledged), _by_seat(notes.unanswered)
    try:
        for match, people in notes.matches.items():
            try:
                async with matches.reading(match):
                    pass
            except QuadrigaError:
                found.unloadable += 1
            async with database.reading() as connection:
                log = [entry for entry, _ in await store.entries(connection, match)]
            for seat in range(people):
                kept = [entry["action"] for entry in log if entry["seat"] == seat and not entry.get("forced")]
                _compare(found, acknowledged[match, seat], unanswered[match, seat], kept)
    finally:
        matches.close()
        await database.close()
    return found


def _by_seat(decisions: list[Decision]) -> dict[tuple[str, int], list[str]]:
    found: dict[tuple[str, int], list[str]] = defaultdict(list)
    for one in decisions:
        found[one.match, one.seat].append(one.action)
    return found


def _compare(found: Found, acknowledged: list[str], unanswered: list[str], kept: list[str]) -> None:
    if kept in (acknowledged, acknowledged + unanswered):
        return
    lost = (Counter(acknowledged) - Counter(kept)).total()
    doubled = (Counter(kept) - Counter(acknowledged) - Counter(unanswered)).total()
    # The same decisions in another order are another game.
    found.lost += lost if lost or doubled else 1
    found.doubled += doubled


def replay_all(database_url: str) -> tuple[int, int]:
    """Replay every match in the database (`quadriga verify`): how many there are, and how many do not replay."""
    words = [sys.executable, "-m", "quadriga", "verify", "--database", database_url, "--json"]
    told = subprocess.run(words, capture_output=True, text=True, check=False).stdout.splitlines()
    return len(told), sum(not json.loads(row)["ok"] for row in told)
