"""All sentences that random games say, each once with how often it was said: `build/sentences/TITLE.LANGUAGE.txt`.

    python tools/sentences.py [GAMES]

Somebody reads them aloud. Numbers are written as #, so that sentences which differ in them stand there once.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

from quadriga.core.title import registry
from quadriga.table.lines import lines
from quadriga.testing.sentences import eyes, faults, of_choices, of_lines, played
from quadriga.testing.settings import ALL
from quadriga.words import LANGUAGES, Words

GAMES = 200
FOLDER = Path(__file__).parents[1] / "build" / "sentences"


def collect(title: str, language: str, games: int) -> Counter[tuple[str, str]]:
    """What is said in so many games of a title, over all its settings in turn."""
    settings = [setting for setting in ALL if setting.title == title]
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(games):
        setting = settings[seed % len(settings)]
        options = dict(setting.options)
        table = played(setting.game, setting.seats, options, seed)
        words = Words(language, setting.game, table.names, table.state.options, table.bot_names)
        seat = eyes(table)[seed % 3]
        for said in (
            *of_lines(lines(table.match, seat, words, 0)),
            *of_choices(setting.game, setting.seats, options, words, seed, 40),
        ):
            found[said.where, re.sub(r"\d+", "#", said.text)] += 1
            for fault in faults(said):
                print(f"{title}, {language}: {fault}: {said.text}")
    return found


def main() -> None:
    """Write the files."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    FOLDER.mkdir(parents=True, exist_ok=True)
    for meta in registry.titles():
        for language in LANGUAGES:
            rows = [f"{where:7} {n:6} {text}" for (where, text), n in sorted(collect(meta.id, language, games).items())]
            path = FOLDER / f"{meta.id}.{language}.txt"
            path.write_text("\n".join(rows) + "\n", encoding="utf-8")
            print(f"{path}: {len(rows)} sentences")


if __name__ == "__main__":
    main()
