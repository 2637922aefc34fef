"""What the processor time of a server goes into: samples of its stacks (py-spy), sorted by what they were for."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

PARTS = {
    "a seat's view": ("table/table.py", "/view.py", "core/title/game.py"),
    "sentences": ("quadriga/words/", "fluent"),
    "gestures": ("/gestures.py",),
    "events of what happened": ("core/title/events.py", "core/play/match.py"),
    "lines of the log": ("table/lines.py", "/telling.py"),
    "prompts": ("table/prompts.py",),
    "the rest of envelopes": ("table/envelope.py",),
    "room": ("service/room.py",),
    "to JSON": ("to_text",),
    "database": ("sqlalchemy", "asyncpg", "sqlite3", "server/store/"),
    "bots": ("quadriga/bots/", "server/thinking/"),
    "rules": ("service/live.py", "service/running.py"),
    "what changed in a match": ("server/match/", "service/loaded.py", "service/rows.py"),
    "whom to tell": ("server/wire/", "service/watching.py"),
    "requests": ("server/routes/", "server/service.py", "pydantic"),
    "the wire": ("uvicorn", "websockets", "starlette/websockets.py", "fastapi", "starlette"),
    "the event loop": ("asyncio", "uvloop"),
}
"""A sample belongs to the part that its innermost frame of any part is of."""
MOST_SHOWN = 60
"""So many functions are shown that take most alone, and as many that take most with what they call."""


class Sampler:
    """Takes samples of a process for as long as it is let."""

    def __init__(self, process: int, rate: int = 200) -> None:
        program = shutil.which("py-spy") or str(Path(sys.executable).parent / "py-spy")
        if not Path(program).exists():
            sys.exit("--profile needs py-spy: .venv/bin/pip install py-spy")
        self._file = Path(tempfile.mkstemp(prefix="quadriga-samples-")[1])
        words = ["record", "--pid", str(process), "--rate", str(rate), "--format", "raw", "--output", str(self._file)]
        # Who holds the interpreter computes; that bots search without it is not seen here.
        words += ["--gil", "--duration", "86400"]
        self._running = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def result(self) -> tuple[dict[str, float], list[str]]:
        """The share of each part, and the functions in which the most time was spent, alone and with what they call."""
        self._running.send_signal(signal.SIGINT)
        self._running.wait()
        parts, alone, within = Counter[str](), Counter[str](), Counter[str]()
        for row in self._file.read_text().splitlines():
            stack, _, count = row.rpartition(" ")
            frames = [frame.rpartition(":")[0] for frame in stack.split(";")]
            parts[_part(frames)] += int(count)
            alone[frames[-1]] += int(count)
            within.update(dict.fromkeys(frames, int(count)))
        self._file.unlink()
        total = max(1, parts.total())
        most = dict.fromkeys([frame for counted in (alone, within) for frame, _ in counted.most_common(MOST_SHOWN)])
        rows = [f"{100 * alone[one] / total:5.1f} %  {100 * within[one] / total:5.1f} %  {one}" for one in most]
        return {name: round(count / total, 3) for name, count in parts.most_common()}, rows


def _part(frames: list[str]) -> str:
    for frame in reversed(frames):
        for name, marks in PARTS.items():
            if any(mark in frame for mark in marks):
                return name
    return "other"
