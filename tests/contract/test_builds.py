"""The compiled and the plain build play the same games, in any process, whatever the seed of hashes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from quadriga._build import PLAIN

SCRIPT = Path(__file__).with_name("trace_games.py")


def run(plain: str, hash_seed: str, games: int) -> list[dict[str, object]]:
    path = os.pathsep.join([str(SCRIPT.parents[2]), os.environ.get("PYTHONPATH", "")])
    result = subprocess.run(
        [sys.executable, str(SCRIPT), str(games)],
        env={**os.environ, PLAIN: plain, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_both_builds_play_identical_games_and_searches() -> None:
    native, plain = run("0", "1", 1), run("1", "2", 1)
    assert native[0] == {"compiled": True}, "the compiled build is missing: run 'make build' (it needs a C compiler)"
    assert plain[0] == {"compiled": False}
    assert native[1:] == plain[1:]
    assert len(native) > 10
