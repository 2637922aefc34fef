"""Records and written actions, spoilt in every way: a clear refusal or a game that replays, never anything else.

    python tests/fuzzed_texts.py SECONDS [SEED]

Kept records are cut, doubled, mixed and filled with odd letters; actions of random positions are spoilt as text and as
JSON. What is accepted all the same must replay, and say the same when it is written down again.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quadriga import games
from quadriga.core.errors import BadRecord, QuadrigaError
from quadriga.core.play.record import Record
from quadriga.testing.settings import Setting, few_settings, steps

KEPT = sorted((Path(__file__).parent / "records").glob("*.quadriga"))
LONGEST = 40_000
"""Letters of a record: longer ones are left out, so that many are tried."""
ODD = [
    "\0",
    "\r",
    "\t",
    "é",
    "\u202e",
    "\ud800",
    "𝕏",
    "٣",
    "²",
    " ",
    "-",
    "9" * 30,
    "{}",
    "*",
    "end",
    "own {",
    "seen by",
]
VALUES: list[Any] = [None, True, 0, -1, 2**70, 1.5, float("nan"), "", "x" * 500, [], {}, {"do": "pass"}, "\0", "²"]


@dataclass
class Tried:
    """What became of all that was tried."""

    counts: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return ", ".join(f"{n} {what}" for what, n in sorted(self.counts.items()))


def spoilt(text: str, luck: random.Random) -> str:
    """A text that is somewhat different."""
    rows = text.split("\n")
    for _ in range(luck.choice([1, 1, 1, 2, 5])):
        at, other = luck.randrange(len(rows)), luck.randrange(len(rows))
        row = rows[at]
        place = luck.randrange(len(row) + 1)
        match luck.randrange(9):
            case 0:
                del rows[at]
            case 1:
                rows.insert(at, rows[other])
            case 2:
                rows[at], rows[other] = rows[other], row
            case 3:
                rows[at] = row[:place] + luck.choice(ODD) + row[place:]
            case 4:
                rows[at] = row[:place]
            case 5:
                rows[at] = row[:place] + chr(luck.randrange(32, 127)) + row[place + 1 :]
            case 6:
                rows = rows[: at + 1]
            case 7:
                words = row.split(" ")
                luck.shuffle(words)
                rows[at] = " ".join(words)
            case _:
                words, others = row.split(" "), rows[other].split(" ")
                words[luck.randrange(len(words))] = luck.choice(others)
                rows[at] = " ".join(words)
        if not rows:
            rows = [""]
    return "\n".join(rows)


def try_records(luck: random.Random, tried: Tried) -> Iterator[None]:
    """Spoil one kept record after the other."""
    texts = [text for path in KEPT if len(text := path.read_text(encoding="utf-8")) <= LONGEST]
    while True:
        text = spoilt(luck.choice(texts), luck)
        try:
            record = Record.parse(text)
            for _ in record.replay():
                pass
        except QuadrigaError as error:
            # Options and components of a record are refused in their own words, all else as a record.
            assert str(error), error
            tried.counts["records refused" if isinstance(error, BadRecord) else "headers refused"] += 1
        else:
            assert str(Record.parse(str(record))) == str(record)
            tried.counts["records that replay"] += 1
        yield


def try_actions(luck: random.Random, tried: Tried) -> Iterator[None]:
    """Spoil what may be played in random positions."""
    settings: list[Setting] = [setting for meta in games.titles() for setting in few_settings(meta)]
    while True:
        setting = luck.choice(settings)
        notation = setting.game.notation
        for n, (state, seat, action) in enumerate(steps(setting, luck.randrange(2**31), 200)):
            if n % 10:
                continue
            before = state.fingerprint()
            form: Any = spoilt(notation.text(action), luck)
            if luck.random() < 0.5:
                form = notation.to_json(action)
                form[luck.choice([*form, "do", "odd"])] = luck.choice(VALUES)
            try:
                number = notation.number(form)
                state.clone().play(seat, number)
            except QuadrigaError as error:
                assert str(error), error
                tried.counts["actions refused"] += 1
            else:
                assert number in state.legal(seat)
                tried.counts["actions played"] += 1
            assert state.fingerprint() == before
            yield


def main(seconds: float, seed: int) -> Tried:
    """Try both in turn until the time is up."""
    luck, tried = random.Random(seed), Tried()
    ways = [try_records(luck, tried), try_actions(luck, tried)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for way in ways:
            next(way)
    return tried


if __name__ == "__main__":
    print(main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
