"""Nothing that Python can call ends the program: a short run of `tests/fuzzed_calls.py` (longer in `make sanitize`)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import quadriga

CALLS = 4000


@pytest.mark.sweep
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_anything_can_be_called_with_anything(seed: int, tmp_path: Path) -> None:
    log = tmp_path / "calls.log"
    script = Path(__file__).parents[1] / "fuzzed_calls.py"
    command = [sys.executable, "-X", "faulthandler", str(script), str(CALLS), str(seed), str(log)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    last = "\n".join(log.read_text().splitlines()[-5:])
    assert ran.returncode == 0, f"{ran.stderr[-3000:]}\nthe last calls:\n{last}"
    counted = re.fullmatch(r"(\d+) calls of (\d+) names, (\d+) answered, no crash and no fault\n", ran.stdout)
    assert counted, ran.stdout
    calls, names, answered = map(int, counted.groups())
    # Else it would prove nothing.
    assert calls > 300 and names > 200 and answered > 50
    assert quadriga.compiled
