"""Adds a record of every setting under the newest rules of each title to tests/records; never changes one there.

Run after `rules_version` of a title has been raised: `PYTHONPATH=. python tools/keep_records.py`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from quadriga import bots
from quadriga.table.series import play_one
from quadriga.testing.settings import ALL, Setting

KEPT = Path(__file__).parent.parent / "tests" / "records"
SHORT = {"antike": {"round_limit": "12"}}
"""Options that keep random games short."""
PLAYERS = {"augustus": "level1:6"}
"""Bots for titles in which random play takes too long."""


def name_of(setting: Setting) -> str:
    """Title, seats, options that are not the default, version of the rules."""
    unusual = [f"{name}.{value}" for name, value in setting.options if name not in SHORT.get(setting.title, {})]
    return "-".join([setting.title, str(setting.seats), *unusual, f"rules{setting.game.rules_version}.quadriga"])


def main() -> None:
    """Play and keep what is missing, and write the sums anew."""
    for setting in ALL:
        path = KEPT / name_of(setting)
        if path.exists():
            continue
        start = setting.game.new(setting.seats, {**dict(setting.options), **SHORT.get(setting.title, {})})
        players = bots.make_all(PLAYERS.get(setting.title, "random"), setting.seats)
        path.write_text(str(play_one(start, players, len(str(setting))).record), encoding="utf-8")
        print(f"kept {path.name}")
    rows = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in sorted(KEPT.glob("*.quadriga"))]
    (KEPT / "SHA256SUMS").write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
