"""The types in the page's comments agree with what the server says it sends."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMPILER = "typescript@7.0.2"


def test_the_types_of_the_page() -> None:
    place = ROOT / "build" / "page"
    checker = place / "node_modules" / ".bin" / "tsc"
    if not checker.exists():
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(place), COMPILER]
        subprocess.run(install, check=True, timeout=300)
    checked = subprocess.run(
        [str(checker), "-p", str(ROOT / "tests" / "web" / "tsconfig.json")], capture_output=True, text=True, timeout=300
    )
    assert checked.stdout == ""
    assert checked.returncode == 0
