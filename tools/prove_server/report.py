"""One row a phase: what was measured, and whether it is as promised."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from tools.prove_server.check import Found
from tools.prove_server.players import Notes, Sample
from tools.prove_server.stage import BACK_SECONDS, Stage

MOST_P95, MOST_REPLY, MOST_MEMORY = 0.250, 2.0, 600.0
"""Seconds for a decision (p95), seconds for a bot of level 1, MB of a process."""
LEAST_SAMPLES = 20
"""Fewer answers say nothing about a p95."""
HEADS = (
    "| phase | s | decisions | p50 ms | p95 ms | bot s | bot after a fault s | back s | lost | doubled "
    "| unloadable | MB | |"
)


@dataclass
class Row:
    """What was seen in a phase; times in seconds, None where nothing could be measured."""

    database: str
    phase: str
    seconds: float
    decisions: int
    repeated: int
    limited: int
    stood_in: int
    counted: int
    """How many answers fell into time in which something could serve."""
    p50: float | None
    p95: float | None
    worst_reply: float | None
    worst_reply_after_fault: float | None
    """How long a bot took that a fault had kept waiting, from the end of the fault."""
    back: float | None
    """The longest fault: from what was done to the servers until they had kept something again."""
    lost: int
    doubled: int
    unloadable: int
    memory: float
    did: dict[str, Any]
    faults: list[str] = field(default_factory=list)
    """What is not as promised."""

    def judge(self, broken: Sequence[str]) -> None:
        """Compare with the promises; what went wrong besides is one that is broken."""
        self.faults += broken
        for count, what in (
            (self.lost, "lost"),
            (self.doubled, "doubled"),
            (self.unloadable, "unloadable"),
            (self.limited, "times a polite player was told to be slower"),
            (self.stood_in, "seats of polite players given to a bot"),
        ):
            if count:
                self.faults.append(f"{count} {what}")
        if self.p95 is not None and self.p95 > MOST_P95:
            self.faults.append(f"p95 over {MOST_P95 * 1000:.0f} ms")
        if self.worst_reply is not None and self.worst_reply > MOST_REPLY:
            self.faults.append(f"a bot took longer than {MOST_REPLY:.0f} s")
        if self.worst_reply_after_fault is not None and self.worst_reply_after_fault > BACK_SECONDS:
            self.faults.append("a bot was not taken up after a fault")
        if self.memory > MOST_MEMORY:
            self.faults.append(f"more than {MOST_MEMORY:.0f} MB")
        if self.counted < LEAST_SAMPLES or self.worst_reply is None:
            self.faults.append("too little was measured")

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def text(self) -> str:
        """As a row of a table."""
        cells = [self.phase, f"{self.seconds:.0f}", str(self.decisions), _ms(self.p50), _ms(self.p95)]
        cells += [_s(self.worst_reply), _s(self.worst_reply_after_fault), _s(self.back)]
        cells += [str(self.lost), str(self.doubled), str(self.unloadable), f"{self.memory:.0f}"]
        return f"| {' | '.join(cells)} | {'; '.join(self.faults) or 'as promised'} |"


def _ms(seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds * 1000:.0f}"


def _s(seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds:.1f}"


def row(stage: Stage, phase: str, seconds: float, notes: Notes, found: Found, did: dict[str, Any]) -> Row:
    """Sum a phase up: only time in which something could serve counts for answers."""
    answers = [one.seconds for one in notes.answers if not stage.touched(one.process, one.began, one.ended)]
    replies = [one.seconds for one in notes.replies if not stage.touched(None, one.began, one.ended)]
    cuts = statistics.quantiles(answers, n=100) if len(answers) > 1 else []
    return Row(
        stage.kept.name,
        phase,
        round(seconds, 1),
        len(notes.acknowledged),
        notes.repeated,
        notes.limited,
        len(notes.stood_in),
        len(answers),
        cuts[49] if cuts else None,
        cuts[94] if cuts else None,
        max(replies, default=None),
        max(_late(stage, notes.replies), default=None),
        max((fault.ended - fault.began for fault in stage.faults if fault.ended < float("inf")), default=None),
        found.lost,
        found.doubled,
        found.unloadable,
        round(stage.most_memory),
        did,
    )


def _late(stage: Stage, replies: Sequence[Sample]) -> list[float]:
    """How long after the end of a fault bots answered that it had kept waiting."""
    found = []
    for one in replies:
        touched = stage.touched(None, one.began, one.ended)
        if touched:
            found.append(max(0.0, one.ended - max(fault.ended for fault in touched)))
    return found
