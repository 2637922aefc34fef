"""Runs everything that takes long, and says in one table what held: `make prove`.

    python -m tools.prove [--list] [--only NAME …] [--again] [--short] [--write]

What was proved of this commit is not run again (`--again` does), so a break costs one step. Output and results lie in
`build/prove/COMMIT/`; `--write` puts the table into docs/reliability.md. `--short` tries every step for a moment,
to see that it can run on this machine; that proves nothing and is never written.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from tools.prove.steps import Step, steps

TOP = Path(__file__).resolve().parents[2]
PAGE = TOP / "docs" / "reliability.md"
BEGIN, END = "<!-- what make prove found: begin -->", "<!-- end -->"


@dataclass
class Result:
    """How a step ended."""

    name: str
    held: bool
    seconds: float
    last: str
    """The last line it printed: as a rule how much was tried."""


class Folder:
    """What is known of this commit."""

    def __init__(self, short: bool) -> None:
        self.revision = asked("git", "describe", "--always", "--dirty") + ("-short" if short else "")
        self.path = TOP / "build" / "prove" / self.revision
        self.path.mkdir(parents=True, exist_ok=True)

    def known(self, step: Step) -> Result | None:
        """What a step came to, where it held; nothing is known of sources that may have changed since."""
        if "-dirty" in self.revision:
            return None
        file = self.path / f"{step.name}.json"
        if not file.exists():
            return None
        result = Result(**json.loads(file.read_text()))
        return result if result.held else None

    def run(self, step: Step) -> Result:
        """Run a step; its whole output is kept."""
        log = self.path / f"{step.name}.log"
        began = time.monotonic()
        with log.open("wb") as out:
            environment = {**os.environ, "PYTHONPATH": f"{TOP / 'src'}:{TOP}", "COLUMNS": "120"}
            try:
                status = subprocess.run(
                    step.command,
                    cwd=TOP,
                    env=environment,
                    stdout=out,
                    stderr=subprocess.STDOUT,
                    timeout=step.minutes * 60,
                    check=False,
                ).returncode
            except subprocess.TimeoutExpired:
                status = 124
        rows = log.read_text(errors="replace").strip().splitlines() or [""]
        last = rows[-1] if status != 124 else f"not done after {step.minutes} minutes"
        result = Result(step.name, status == 0, time.monotonic() - began, last[:160])
        (self.path / f"{step.name}.json").write_text(json.dumps(asdict(result)))
        return result


def asked(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    """Run what is wanted; 1 where something did not hold."""
    words = argparse.ArgumentParser(prog="prove", description=(__doc__ or "").splitlines()[0])
    words.add_argument("--list", action="store_true", help="only say what there is")
    words.add_argument("--only", action="append", metavar="NAME")
    words.add_argument("--again", action="store_true", help="also what held before")
    words.add_argument("--short", action="store_true", help="try every step for a moment; proves nothing")
    words.add_argument("--write", action="store_true", help="put the table into docs/reliability.md")
    given = words.parse_args()
    wanted = [step for step in steps(given.short) if not given.only or step.name in given.only]
    if given.list:
        for step in wanted:
            print(f"{step.name:16} {step.proves}{' (alone)' if step.alone else ''}")
        return 0
    folder = Folder(given.short)
    results = prove(wanted, folder, given.again)
    text = table(wanted, results, folder.revision)
    print(text)
    if given.write and not given.short:
        write(text)
    return 0 if all(result.held for result in results.values()) else 1


def prove(wanted: list[Step], folder: Folder, again: bool) -> dict[str, Result]:
    """What needs the machine for itself one after the other, the rest on all cores."""
    results: dict[str, Result] = {}
    look = (TextColumn("{task.description:40}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*look) as progress:
        bar = progress.add_task("proofs", total=len(wanted))

        def carry_out(step: Step) -> None:
            known = None if again else folder.known(step)
            running = progress.add_task(step.name, total=None)
            results[step.name] = known or folder.run(step)
            progress.remove_task(running)
            progress.advance(bar)
            if not results[step.name].held:
                progress.console.print(f"{step.name}: {results[step.name].last}", markup=False)

        for step in wanted:
            if step.alone:
                carry_out(step)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(carry_out, [step for step in wanted if not step.alone]))
    return results


def table(wanted: list[Step], results: dict[str, Result], revision: str) -> str:
    """What was found, as Markdown."""
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"
    rows = [f"`make prove` at {revision}, {datetime.now(UTC):%d %B %Y}, {machine}:", ""]
    rows += ["| step | what it proves | minutes | held | its last line |", "|---|---|--:|---|---|"]
    for step in wanted:
        result = results[step.name]
        last = result.last.replace("|", "\\|")
        held = "yes" if result.held else "**no**"
        rows.append(f"| {step.name} | {step.proves} | {result.seconds / 60:.1f} | {held} | {last} |")
    return "\n".join(rows)


def write(text: str) -> None:
    """Put the table where docs/reliability.md has room for it."""
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}")


if __name__ == "__main__":
    sys.exit(main())
