"""All sentences that random games say, for somebody to read aloud: `build/sentences/TITLE.LANGUAGE.txt`.

    python tools/sentences.py [GAMES]

Sentences that differ only in their names and numbers stand there once, with how often they were said and some of
them in full.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from quadriga.core.title import registry
from quadriga.table.lines import lines
from quadriga.testing.sentences import eyes, faults, of_choices, of_lines, played
from quadriga.testing.settings import ALL
from quadriga.words import LANGUAGES, Words

GAMES = 200
SAMPLES = 4
FEW = 7
"""Things of which there are no more go by their names in every shape: how a sentence takes them up is what is read."""
FOLDER = Path(__file__).parents[1] / "build" / "sentences"


Shapes = dict[tuple[str, str], Counter[str]]
"""Where something was said, what it is without its names and numbers, and how it was said."""


def collect(title: str, language: str, games: int) -> Shapes:
    """What is said in so many games of a title, over all its settings in turn."""
    settings = [setting for setting in ALL if setting.title == title]
    found: Shapes = defaultdict(Counter)
    for seed in range(games):
        setting = settings[seed % len(settings)]
        options = dict(setting.options)
        table = played(setting.game, setting.seats, options, seed)
        words = Words(language, setting.game, table.names, table.state.options, table.bot_names)
        named = named_things(words, setting.seats)
        seat = eyes(table)[seed % 3]
        for said in (
            *of_lines(lines(table.match, seat, words, 0)),
            *of_choices(setting.game, setting.seats, options, words, seed, 40),
        ):
            found[said.where, shape(said.text, named)][said.text] += 1
            for fault in faults(said):
                print(f"{title}, {language}: {fault}: {said.text}")
    return found


def named_things(words: Words, seats: int) -> re.Pattern[str]:
    """All names of a game, longest first."""
    assert words.game is not None
    names = {words.player(seat) for seat in range(seats)}
    kinds = {kind: ids for kind, ids in words.game.names.items() if len(ids) > FEW}
    names |= {words.thing(kind, one) for kind, ids in kinds.items() for one in ids}
    written = (re.escape(name) for name in sorted(names, key=len, reverse=True) if name)
    return re.compile(rf"(?<!\w)(?:{'|'.join(written)})(?!\w)")


def shape(text: str, named: re.Pattern[str]) -> str:
    """A sentence without its names and numbers; a list of several is one thing.

    >>> shape("Livia gave 2 to Titus and 1 to Gaius.", re.compile("Livia|Titus|Gaius"))
    '~ gave # to ~ and # to ~.'
    """
    bare = re.sub(r"\d+", "#", named.sub("~", text))
    return re.sub(r"~(?:, ~)+", "~", bare)


def rows(found: Shapes) -> Iterator[str]:
    """A shape, how often it was said, and some of what was said."""
    for (where, bare), said in sorted(found.items()):
        yield f"{where:7} {said.total():6} {bare}"
        yield from (f"{'':14} · {text}" for text, _ in said.most_common(SAMPLES) if text != bare)


def main() -> None:
    """Write the files."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    FOLDER.mkdir(parents=True, exist_ok=True)
    for meta in registry.titles():
        for language in LANGUAGES:
            found = collect(meta.id, language, games)
            path = FOLDER / f"{meta.id}.{language}.txt"
            path.write_text("\n".join(rows(found)) + "\n", encoding="utf-8")
            print(f"{path}: {sum(len(said) for said in found.values())} sentences of {len(found)} shapes")


if __name__ == "__main__":
    main()
