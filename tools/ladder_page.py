"""Writes docs/ladder.md from the results in docs/ladder, and takes new results in there.

    quadriga lab ladder caesar --json results/caesar-levels.json ...
    python tools/ladder_page.py results/*.json

A result is named GAME-QUESTION.json; docs/ladder keeps its figures without the single games.
"""

from __future__ import annotations

import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from quadriga import games
from quadriga.bots import LEVELS
from quadriga.bots.levels import Level
from quadriga.core.title.registry import titles
from quadriga.words import Words

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "docs" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"

QUESTIONS = {
    "levels": "Two players: each level against the one below",
    "full": "Two players: a smaller sample at full budget",
    "ends": "Two players: level 5 against level 1",
    "four": "Four players: one of a level against three of the level below",
    "random": "Random play against level 3",
    "plain": "Level 5 against the same search without insight, both with the same time a decision",
    "long": "… and with more time, a smaller sample",
    "more": "More time does not help for ever",
}

INTRO = """# How strong the opponents are

Made by `python tools/ladder_page.py` from the figures in [ladder/](ladder/), which come from `quadriga lab ladder`.

- Each seed is played once for every seat a bot can take, so both have the same luck: chance has random numbers of its
  own, apart from the bots'.
- Bots that decide at once are asked in any order, as on a server. That happens in Augustus alone; its tables were
  measured in the order of the seats, its notes in any order.
- A share is that of games won; winners that tie share the game. In brackets the 95 % interval (Wilson).
- A pairing is played until that interval is within the figure given by `--within`, or `--games` are played; the longest
  runs were stopped earlier.
- Long matches ran every level at a tenth of its rounds (`--scale 0.1`; `level5:4000` thinks 4000 rounds a decision);
  where the tables say nothing else, everyone thought as long as at the table.
- Ratings are openskill's Plackett-Luce: 25 is the mean of all, the reach is the 95 % interval.
- Times are wall-clock times a decision where there was a choice, on a shared 2.8 GHz Xeon, two busy cores.
- There is no sixth level: a network that learns by itself did not beat level 5 at equal time; how far it got stands in
  [search.md](search.md).
"""


def keep(path: Path) -> None:
    """Take over a result without its single games."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    found.pop("series", None)
    KEPT.mkdir(parents=True, exist_ok=True)
    text = json.dumps(_rounded(found), indent=1, ensure_ascii=False)
    (KEPT / path.name).write_text(text + "\n", encoding="utf-8")


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {name: _rounded(inner) for name, inner in value.items()}
    return [_rounded(inner) for inner in value] if isinstance(value, list) else value


def page() -> str:
    """The whole page."""
    parts = [INTRO, _glance()]
    for meta in titles():
        parts.append(f"## {meta.name}\n")
        parts.append(_levels(meta.id))
        for question, heading in QUESTIONS.items():
            path = KEPT / f"{meta.id}-{question}.json"
            if path.exists():
                parts.append(f"### {heading}\n")
                parts.append(_answer(json.loads(path.read_text(encoding="utf-8"))))
                if question == "levels":
                    parts.append(_picture(meta.id))
        notes = KEPT / f"{meta.id}.md"
        if notes.exists():
            parts.append(notes.read_text(encoding="utf-8"))
    return "\n".join(parts)


def _glance() -> str:
    """The one table for those who read no further: how often the stronger one wins."""
    heads = ["2 beats 1", "3 beats 2", "4 beats 3", "5 beats 4", "5 beats 1", "3 beats random", "5 beats `uct`"]
    rows = [f"| two players | {' | '.join(heads)} |", "|---|" + "--:|" * len(heads)]
    for meta in titles():
        found = [share for question in ("levels", "ends", "random", "plain") for share in _upward(meta.id, question)]
        rows.append(f"| {meta.name} | {' | '.join(found)} |")
    heads = ["2 among three 1", "3 among three 2", "4 among three 3", "5 among three 4"]
    rows += ["", f"| four players | {' | '.join(heads)} |", "|---|" + "--:|" * len(heads)]
    for meta in titles():
        if found := _upward(meta.id, "four"):
            rows.append(f"| {meta.name} | {' | '.join(found)} |")
    return "\n".join(["## At a glance", "", *rows, ""])


def _upward(title: str, question: str) -> list[str]:
    """How often each bot won against the one named before it."""
    path = KEPT / f"{title}-{question}.json"
    if not path.exists():
        return []
    found = json.loads(path.read_text(encoding="utf-8"))
    scores = {(score["bot"], score["against"]): score["share"] for score in found["summary"]["scores"]}
    return [f"{100 * scores[above, below]:.0f} %" for below, above in pairwise(found["bots"])]


def _picture(title: str) -> str:
    """What `quadriga lab ladder --plot` has drawn of it, if it was asked to."""
    return f"![{title}: wins and ratings](ladder/{title}.svg)\n" if (KEPT / f"{title}.svg").exists() else ""


def _levels(title: str) -> str:
    game = games.load(title)
    english, french = Words("en", game), Words("fr", game)
    rows = ["| level | name | nom | rounds | how it plays |", "|---|---|---|--:|---|"]
    for level in LEVELS:
        rounds = Level(level).settings(game)[1]
        said = english.say(f"level-{level}-about")
        names = f"{english.say(f'level-{level}')} | {french.say(f'level-{level}')}"
        rows.append(f"| {level} | {names} | {rounds:,} | {said} |")
    return "\n".join(rows) + "\n"


def _answer(found: dict[str, Any]) -> str:
    summary = found["summary"]
    scores = {(score["bot"], score["against"]): score for score in summary["scores"]}
    bots = found["bots"]
    lines = [f"`{found['command']}`\n"] if found.get("command") else []
    if scale := re.search(r"--scale (\S+)", found.get("command", "")):
        lines.append(f"Every level at {100 * float(scale[1]):.0f} % of its rounds.\n")
    rows = [f"| wins of … against | {' | '.join(bots)} |", "|---|" + "--:|" * len(bots)]
    for one in bots:
        cells = [_share(scores.get((one, other))) for other in bots]
        rows.append(f"| {one} | {' | '.join(cells)} |")
    lines.append("\n".join(rows) + "\n")
    rows = ["| bot | rating | games | mean | 95 % of decisions within | longest |", "|---|--:|--:|--:|--:|--:|"]
    for bot in bots:
        rating, wall = summary["ratings"][bot], summary["seconds"][bot]["wall"]
        times = " | ".join(_span(wall[name]) for name in ("mean", "p95", "most"))
        rows.append(f"| {bot} | {rating['mean']:.1f} ± {rating['reach']:.1f} | {rating['games']} | {times} |")
    lines.append("\n".join(rows) + "\n")
    return "\n".join(lines)


def _share(score: dict[str, Any] | None) -> str:
    if score is None:
        return "·"
    low, high = score["interval"]
    return f"{100 * score['share']:.0f} % ({100 * low:.0f}–{100 * high:.0f}, {score['games']} games)"


def _span(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.1f} ms"


def main() -> None:
    for name in sys.argv[1:]:
        keep(Path(name))
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
