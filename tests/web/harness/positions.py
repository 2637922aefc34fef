"""Real positions of a title as a page gets them: envelopes, previews of all that can be decided, and the catalogue.

python -m tests.web.harness.positions caesar FOLDER
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from quadriga import games
from quadriga.core.seats import SPECTATOR
from quadriga.table import Table
from quadriga.table.catalogue import catalogue
from quadriga.table.envelope import envelope, preview
from quadriga.words import Words
from tests.web.harness import antike_positions, augustus_positions, caesar_positions, empire_positions

LANGUAGES = ("en", "fr")


Moment = tuple[str, Table, int, int, dict[str, Any] | None]
"""Name, table, seat, and the revision and view of that seat when it decided last, where the view is asked for."""


class Title(NamedTuple):
    """What is looked for: moments, and which of them are also told to a spectator and to somebody who has to wait."""

    moments: Callable[[], Iterator[Moment]]
    watched: tuple[str, ...]
    previews: int | None = None
    """So many moves are foretold at the most, spread over all; else every one."""


TITLES = {
    "antike": Title(antike_positions.moments, antike_positions.WATCHED, previews=20),
    "augustus": Title(augustus_positions.moments, augustus_positions.WATCHED),
    "caesar": Title(caesar_positions.moments, caesar_positions.WATCHED),
    "empire": Title(empire_positions.moments, empire_positions.WATCHED),
}


def told(
    table: Table, seat: int, language: str, since: int | None = None, earlier: dict[str, Any] | None = None
) -> dict[str, Any]:
    """All that a page is told at a moment, and what it would be told on asking."""
    match = table.match
    words = Words(language, match.game, table.names, match.state.options)
    here = envelope(table, seat, words, since=since)
    chains = [one["actions"] for one in here["gestures"]] + [[one["action"]] for one in here["actions"]]
    most = TITLES[match.game.meta.id].previews or len(chains)
    looked_at = chains[:: max(1, len(chains) // max(1, most))]
    number = match.game.notation.number
    previews = {"|".join(chain): preview(match, seat, [number(one) for one in chain], words) for chain in looked_at}
    return {"language": language, "envelope": here, "previews": previews, "earlier": earlier}


def write(folder: Path, game: str) -> list[str]:
    """Write the catalogues and all positions of a title; the names of the positions."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        _dump(folder / f"catalogue-{language}.json", catalogue(games.load(game), language))
    names: list[str] = []
    for number, (name, table, seat, since, earlier) in enumerate(TITLES[game].moments()):
        found = {name: told(table, seat, LANGUAGES[number % 2], since, earlier)}
        if name in TITLES[game].watched:
            found[f"{name}-spectator"] = told(table, SPECTATOR, "en")
            found[f"{name}-waiting"] = told(table, (seat + 1) % len(table.players), "fr", since)
        for one, content in found.items():
            _dump(folder / f"{one}.json", content)
            names.append(one)
    _dump(folder / "names.json", names)
    return names


def _dump(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    print("\n".join(write(Path(sys.argv[2]), sys.argv[1])))
