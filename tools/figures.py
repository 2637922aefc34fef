"""Measures how fast the games are and writes the table of README.md: `make figures`, on a machine that is idle.

python -m tools.figures [--seconds 2] [--machine "one core of …"]
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from quadriga import games

PAGE = Path(__file__).resolve().parents[1] / "README.md"
BEGIN, END = "<!-- what make figures measured: begin -->", "<!-- end -->"
HEADS = (
    "| game | players | random games/s | decisions/s | a copy | search, rounds/s | without insight | plain, games/s |"
)


def table(figures: dict[str, Any], machine: str, day: str) -> str:
    """What `quadriga bench --json` has found, as Markdown.

    >>> fast = {"playouts_per_second": 142345.6, "decisions_per_second": 14.4e6, "nanoseconds_per_clone": 215.2,
    ...         "search_rounds_per_second": 80123.4, "search_rounds_without_insight_per_second": 105e3}
    >>> slow = {**fast, "playouts_per_second": 2211.1}
    >>> found = {"caesar": {"seats": 2, "options": {}, "builds": {"compiled": fast, "plain": slow}}}
    >>> print(table(found, "one core", "1 May 2026").splitlines()[-1])
    | Caesar! | 2 | 142,000 | 14.4 million | 215 ns | 80,100 | 105,000 | 2,210 |
    """
    rows = [f"Measured with `make figures` on {day}, {machine}:", "", HEADS, "|---|" + "--:|" * 7]
    for title, found in figures.items():
        fast, slow = found["builds"]["compiled"], found["builds"]["plain"]
        name = games.load(title).meta.name
        limit = found["options"].get("round_limit")
        cells = [
            name if limit is None else f"{name}, {limit} rounds",
            str(found["seats"]),
            about(fast["playouts_per_second"]),
            f"{fast['decisions_per_second'] / 1e6:.1f} million",
            f"{fast['nanoseconds_per_clone']:.0f} ns",
            about(fast["search_rounds_per_second"]),
            about(fast["search_rounds_without_insight_per_second"]),
            about(slow["playouts_per_second"]),
        ]
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def about(number: float) -> str:
    """Three digits: more would be noise.

    >>> about(142345.6), about(117.3)
    ('142,000', '117')
    """
    return f"{float(f'{number:.3g}'):,.0f}"


def written(page: str, text: str) -> str:
    """The page with the table in its place.

    >>> written(f"a\\n{BEGIN}\\nold\\n{END}\\nb", "new").splitlines()[2]
    'new'
    """
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{text}\n{END}{after}"


def main() -> None:
    """Measure, and write."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--seconds", type=float, default=2.0, help="processor time for each figure")
    words.add_argument("--machine", default=f"one core of {processor()}", help="what it is measured on")
    given = words.parse_args()
    command = [sys.executable, "-m", "quadriga", "bench", "--json", "--seconds", str(given.seconds)]
    ran = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    day = f"{datetime.now(UTC):%d %B %Y}".lstrip("0")
    text = table(json.loads(ran.stdout)["games"], given.machine, day)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), text), encoding="utf-8")
    print(text)


def processor() -> str:
    """What this machine calls its processor."""
    about = Path("/proc/cpuinfo")
    lines = about.read_text().splitlines() if about.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else f"{platform.system()} {platform.machine()}"


if __name__ == "__main__":
    main()
