"""Golden games: recorded once, replayed for ever to the same events, every position on the way sound.

`python -m tests.games.NAME.golden` plays the games of a title that are new and takes the digests of all anew. A record
that is there is never written again: it proves that its version of the rules is still played. Digests change only on
purpose: when events tell more than before.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quadriga import OMNISCIENT, Record
from quadriga.core.title.events import Event


class Golden:
    """The golden games of a title, beside the module that says how they were played."""

    def __init__(self, module: str, played: Callable[[str], Record]) -> None:
        self.folder = Path(module).with_name("golden")
        self.played = played

    def path(self, name: str) -> Path:
        return self.folder / f"{name}.txt"

    def text(self, name: str) -> str:
        return self.path(name).read_text(encoding="utf-8")

    def record(self, name: str) -> Record:
        return Record.parse(self.text(name))

    def told(self, name: str) -> list[dict[str, Any]]:
        """Everything that happens in a recorded game, which is over when all is told."""
        record = self.record(name)
        assert str(record) == self.text(name)
        events: list[Event] = []
        for step in record.replay(events.append):
            assert step.after.game.faults(step.after) == []
        assert step.after.is_over()
        return [event.seen_by(OMNISCIENT) for event in events]

    def digest(self, name: str) -> str:
        return hashlib.sha256(json.dumps(self.told(name), sort_keys=True).encode()).hexdigest()[:16]

    def check(self, name: str) -> None:
        assert self.digest(name) == json.loads((self.folder / "events.json").read_text(encoding="utf-8"))[name]

    def renew(self, *names: str) -> None:
        """Play what is not there yet, and digest everything."""
        self.folder.mkdir(exist_ok=True)
        for name in names:
            if not self.path(name).exists():
                self.path(name).write_text(str(self.played(name)), encoding="utf-8")
        digests = {name: self.digest(name) for name in names}
        (self.folder / "events.json").write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
