"""Real positions of Caesar! as a page gets them: envelopes, previews of every decision, hints, and the catalogue.

python -m tests.web.harness.caesar_positions FOLDER
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quadriga import games
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.table import Table
from quadriga.table.catalogue import catalogue
from quadriga.table.envelope import envelope, preview
from quadriga.words import Words

LANGUAGES = ("en", "fr")
EXPANSIONS = {"poison": "on", "centurions": "on", "border_control": "on"}
SETTINGS: dict[str, tuple[int, dict[str, str]]] = {
    "base": (2, {}),
    "poison": (2, {"poison": "on"}),
    "centurions": (2, {"centurions": "on"}),
    "border-control": (2, {"poison": "on", "border_control": "on"}),
    "all": (2, EXPANSIONS),
    "solo-easy": (1, {"solo_deck": "easy"}),
    "solo-hard": (1, {"solo_deck": "hard", "solo_side": "pompey"}),
    "solo-all": (1, {**EXPANSIONS, "solo_deck": "hard", "crassus_hard_bonus": "on"}),
}
SEEDS = 40
MANY = 30
"""With so many decisions a hint is worth asking for."""

Moment = tuple[str, Table, int, int, dict[str, Any] | None]
"""Name, table, seat, and the revision and view of that seat when it decided last."""


def new_table(seats: int, options: dict[str, str], seed: int) -> Table:
    people = ["Livia", "Marcus"][:seats]
    return Table.new(games.load("caesar").new(seats=seats, options=options), people, seed=seed)


def play_at_random(table: Table, rng: Rng) -> None:
    """One decision of whoever is asked."""
    state = table.state
    seat = state.actors()[0]
    actions = state.legal(seat)
    table.play(seat, actions[rng.below(len(actions))])


def told(
    table: Table, seat: int, language: str, since: int | None = None, earlier: dict[str, Any] | None = None
) -> dict[str, Any]:
    """All that a page is told at a moment, and what it would be told on asking."""
    match = table.match
    words = Words(language, match.game, table.names, match.state.options)
    here = envelope(table, seat, words, since=since)
    chains = [[one["action"]] for one in here["actions"]] + [one["actions"] for one in here["gestures"]]
    number = match.game.notation.number
    return {
        "language": language,
        "envelope": here,
        "previews": {"|".join(chain): preview(match, seat, [number(one) for one in chain], words) for chain in chains},
        "hint": _hint(table, seat, words) if len(here["actions"]) > MANY else None,
        "earlier": earlier,
    }


def _hint(table: Table, seat: int, words: Words) -> list[dict[str, Any]]:
    text = table.match.game.notation.text
    found = table.hint(seat, seconds=0.1)
    return [
        {"action": text(one.action), "phrase": words.action(one.action), "value": one.value, "visits": one.visits}
        for one in found
    ]


def moments() -> Iterator[Moment]:
    """Start, middle and end of a game in every setting, and each kind of decision."""
    for setting, (seats, options) in SETTINGS.items():
        wanted = {"order", "might", "poison", "centurion", "tactics", "pass", "start", "middle", "late", "end"}
        for seed in range(SEEDS):
            table, rng = new_table(seats, options, seed), Rng(seed)
            seen: dict[int, tuple[int, dict[str, Any] | None]] = dict.fromkeys(range(seats), (0, None))
            while not table.state.is_over():
                seat = table.state.actors()[0]
                here = _found(table, seat) & wanted
                for kind in sorted(here):
                    yield f"{setting}-{kind}", table, seat, *seen[seat]
                wanted -= here
                seen[seat] = table.match.revision(seat), table.match.game.view(table.state, seat)
                play_at_random(table, rng)
            if "end" in wanted:
                yield f"{setting}-end", table, 0, *seen[0]
                wanted.discard("end")


def _found(table: Table, seat: int) -> set[str]:
    game = table.match.game
    decision = game.decision(table.state, seat)
    found = {decision}
    if decision == "place":
        taken = sum(border["side"] is not None for border in game.view(table.state, seat)["borders"])
        found |= {name for name, least in (("start", 0), ("middle", 13), ("late", 20)) if taken >= least}
        if table.match.game.notation.text(table.state.legal(seat)[0]) == "pass":
            found.add("pass")
    return found


def write(folder: Path) -> list[str]:
    """Writes the catalogues and all positions; the names of the positions."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        _dump(folder / f"catalogue-{language}.json", catalogue(games.load("caesar"), language))
    names = []
    for number, (name, table, seat, since, earlier) in enumerate(moments()):
        moments_told = {name: told(table, seat, LANGUAGES[number % 2], since, earlier)}
        if name in ("all-late", "solo-all-middle"):
            moments_told[f"{name}-spectator"] = told(table, SPECTATOR, "en")
        if name == "all-late":
            moments_told[f"{name}-waiting"] = told(table, 1 - seat, "fr")
        for one, content in moments_told.items():
            _dump(folder / f"{one}.json", content)
            names.append(one)
    _dump(folder / "names.json", names)
    return names


def _dump(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    print("\n".join(write(Path(sys.argv[1]))))
