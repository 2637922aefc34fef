"""Breaks the rules of a title in many small ways, one at a time, and looks which of them its tests do not notice.

    pip install cosmic-ray
    python tools/mutation.py empire 120 --seed 1 [--write docs/mutation.json]

A sample of the mutants that cosmic-ray can make of the rules of a title (the compiled modules of its folder `rules`) is
tried in a copy of the tree. Prints each survivor with its line, and the rate.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from quadriga._build import NAMES

TOP = Path(__file__).resolve().parents[1]
SLOW = ("test_insight.py", "test_belief.py", "test_own_data.py")
"""Tests that are not about the rules, or too slow to run a hundred times."""


def modules(title: str) -> list[str]:
    """The modules that hold the rules of a title."""
    folder = TOP / "src" / "quadriga" / "games" / title / "rules"
    rules = [pxd.with_suffix(".py") for pxd in sorted(folder.glob("*.pxd")) if not pxd.stem.endswith(NAMES)]
    return [str(path.relative_to(TOP)) for path in rules]


def settings(title: str) -> str:
    """The configuration for cosmic-ray."""
    tests = f"tests/games/{title}"
    left_out = " ".join(f"--ignore {tests}/{name}" for name in SLOW)
    command = (
        f"env QUADRIGA_PLAIN=1 PYTHONPATH=src:. {sys.executable} -m pytest -x -q -p no:cacheprovider {tests} {left_out}"
    )
    return "\n".join(
        [
            "[cosmic-ray]",
            f"module-path = {json.dumps(modules(title))}",
            "timeout = 180.0",
            "excluded-modules = []",
            f"test-command = {json.dumps(command)}",
            "[cosmic-ray.distributor]",
            'name = "local"',
            "",
        ]
    )


def sample(session: Path, count: int, seed: int) -> int:
    """Leave only so many mutants in a session; returns how many there were."""
    with sqlite3.connect(session) as base:
        jobs = [row[0] for row in base.execute("select job_id from mutation_specs order by job_id")]
        chosen = random.Random(seed).sample(sorted(jobs), min(count, len(jobs)))
        marks = ",".join("?" * len(chosen))
        for table in ("mutation_specs", "work_items"):
            base.execute(f"delete from {table} where job_id not in ({marks})", chosen)
    return len(jobs)


def survivors(session: Path) -> tuple[int, list[dict[str, object]]]:
    """How many mutants were tried, and those that no test noticed."""
    query = (
        "select s.module_path, s.start_pos_row, s.operator_name, r.test_outcome, r.diff from mutation_specs s "
        "join work_results r on r.job_id = s.job_id"
    )
    with sqlite3.connect(session) as base:
        rows = base.execute(query).fetchall()
    lived = [row for row in rows if "SURVIVED" in str(row[3]).upper()]
    return len(rows), [
        {"module": Path(row[0]).name, "line": row[1], "operator": row[2].removeprefix("core/"), "diff": row[4]}
        for row in lived
    ]


def main() -> None:
    """Run and report."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    words.add_argument("title")
    words.add_argument("count", type=int)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--write", type=Path)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        leave = shutil.ignore_patterns("*.so", ".git", ".venv", "build", "*_cache", "__pycache__")
        shutil.copytree(TOP, tree, ignore=leave)
        (tree / "mutation.toml").write_text(settings(given.title))
        for step in (["init", "mutation.toml", "session.sqlite"], ["exec", "mutation.toml", "session.sqlite"]):
            if step[0] == "exec":
                all_mutants = sample(tree / "session.sqlite", given.count, given.seed)
            subprocess.run([sys.executable, "-m", "cosmic_ray.cli", *step], cwd=tree, check=True)
        tried, lived = survivors(tree / "session.sqlite")
    for one in lived:
        print(f"--- survived: {one['module']}:{one['line']} {one['operator']}\n{one['diff']}")
    print(f"{given.title}: {tried} of {all_mutants} mutants tried, {len(lived)} survived")
    if given.write:
        known = json.loads(given.write.read_text()) if given.write.exists() else {}
        brief = [{name: one[name] for name in ("module", "line", "operator")} for one in lived]
        known[given.title] = {"of": all_mutants, "tried": tried, "seed": given.seed, "survived": brief}
        given.write.write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main()
