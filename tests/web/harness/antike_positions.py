"""Real positions of Antike as a page gets them: envelopes, previews of some moves, and the catalogue.

python -m tests.web.harness.antike_positions FOLDER
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quadriga import games
from quadriga.core.play.match import Match
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.table import Table
from quadriga.table.catalogue import catalogue
from quadriga.table.envelope import envelope, preview
from quadriga.words import Words
from tests.games.antike import policy
from tests.games.antike.setup import Setup

LANGUAGES = ("en", "fr")
PEOPLE = ("Livia", "Marcus", "Flavia", "Gaius", "Tullia", "Otho")
SETTINGS: dict[str, tuple[int, dict[str, str]]] = {
    "four": (4, {"round_limit": "20"}),
    "two": (2, {"round_limit": "17"}),
    "six": (6, {"round_limit": "19"}),
    "west": (5, {"map": "occident", "round_limit": "19"}),
    "choose": (3, {"nations": "choose", "start_cities": "one", "round_limit": "3"}),
    "pairs": (2, {"map": "occident", "nations": "choose", "round_limit": "2"}),
    "edition": (4, {"edition": "2006", "fight": "to_the_end", "bank_limit": "40", "round_limit": "18"}),
}
MOST_PREVIEWS = 20

Moment = tuple[str, Table, int, int]
"""Name, table, seat, and the revision when that seat decided last."""


def told(table: Table, seat: int, language: str, since: int | None = None) -> dict[str, Any]:
    """All that a page is told at a moment, and what it would be told on asking."""
    match = table.match
    words = Words(language, match.game, table.names, match.state.options)
    here = envelope(table, seat, words, since=since)
    chains = [one["actions"] for one in here["gestures"]] + [[one["action"]] for one in here["actions"]]
    number = match.game.notation.number
    asked = chains[:: max(1, len(chains) // MOST_PREVIEWS)]
    return {
        "language": language,
        "envelope": here,
        "previews": {"|".join(chain): preview(match, seat, [number(one) for one in chain], words) for chain in asked},
    }


def moments() -> Iterator[Moment]:
    """Each kind of decision in every setting, early and late, and the end; then those that hardly ever come up."""
    for setting, (seats, options) in SETTINGS.items():
        table = Table.new(games.load("antike").new(seats=seats, options=options), PEOPLE[:seats], seed=7)
        rng, seen, wanted = Rng(5), dict.fromkeys(range(seats), 0), set[str]()
        while not table.state.is_over():
            seat = table.state.actors()[0]
            for kind in sorted(_kinds(table, seat) - wanted):
                wanted.add(kind)
                yield f"{setting}-{kind}", table, seat, seen[seat]
            seen[seat] = table.match.revision(seat)
            table.play(seat, policy.choose(table.state, rng))
        yield f"{setting}-end", table, 0, seen[0]
    for name, position in _rare().items():
        table = Table(Match.sandbox(position.state, Rng(1)), PEOPLE[: position.state.seats], seed=1)
        yield name, table, table.state.actors()[0], 0


def _kinds(table: Table, seat: int) -> set[str]:
    game = table.match.game
    decision, at = game.decision(table.state, seat), game.view(table.state, seat)["round"]
    found = {decision}
    if decision in ("rondel", "maneuver", "found", "arm", "temple", "learn"):
        found |= {f"{decision}-{when}" for when, least in (("middle", 9), ("late", 17)) if at >= least}
    return found


def _rare() -> dict[str, Setup]:
    """What a game may never bring up, one position each."""

    def phoenicia(**options: str) -> Setup:
        return Setup(options=options).turn("phoenicia")

    def met() -> Setup:
        """Legions with two and three moves left, beside those of two other nations."""
        table = phoenicia().knows("phoenicia", "wheel", "roads").army("phoenicia", "antiochia", legion=2)
        table.army("phoenicia", "tyros", legion=3).army("greece", "tyros", legion=1).army("persia", "tyros", legion=2)
        return table.play("go maneuver_1", "move legion antiochia tyros 3", "let-be", "decline", "decline")

    def before_athen() -> Setup:
        table = phoenicia().knows("phoenicia", "roads", "sailing").army("phoenicia", "athen", legion=2, galley=2)
        return table.army("phoenicia", "pella", legion=1).play("go maneuver_1", "move legion pella athen 3")

    # ANT-30: all 25 cities are on the map.
    full = phoenicia()
    free = [name for name in full.free if name != "petra"]
    full.city("phoenicia", "petra", *free[:21]).cards("phoenicia", king=5).army("phoenicia", "athen", galley=1)
    # ANT-R14: all know-hows, and several stacks that are fullest.
    wise = phoenicia(all_know_how="personality").cards("greece", king=2, scholar=1)
    wise.knows("phoenicia", *(one["id"] for one in wise.game.board_data()["know_hows"]))
    every = [one["id"] for one in wise.game.board_data()["know_hows"]]
    rich, before, two = (
        phoenicia(bank_limit="60", all_know_how=how).knows("phoenicia", *every).has("phoenicia", 3, 2, 4, 1)
        for how in ("free_exchange", "free_exchange", "two_to_one")
    )
    parted = phoenicia(maneuver="two_phases").army("phoenicia", "athen", legion=2, galley=2)
    return {
        "rare-orders": Setup(rules_version=3).turn("phoenicia").play("orders"),
        "rare-exchange": rich.play("go gold"),
        "rare-exchange-before": before,
        "rare-exchange-two": two.play("go gold"),
        "rare-instead": phoenicia().bank(coin=0).play("go gold"),
        "rare-mixed": met(),
        "rare-foe": met().play("fight legion tyros"),
        "rare-lose": met().play("fight legion tyros", "foe greece"),
        "rare-conquer": before_athen(),
        "rare-spend": before_athen().play("conquer athen"),
        "rare-conquest": parted.play("go maneuver_1", "done"),
        "rare-give-up": full.play("go maneuver_1", "conquer athen"),
        "rare-card": wise.play("go gold"),
    }


def write(folder: Path) -> list[str]:
    """Writes the catalogues and all positions; the names of the positions."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        _dump(folder / f"catalogue-{language}.json", catalogue(games.load("antike"), language))
    names = []
    for number, (name, table, seat, since) in enumerate(moments()):
        here = {name: told(table, seat, LANGUAGES[number % 2], since)}
        if name == "six-maneuver-late":
            here[f"{name}-spectator"] = told(table, SPECTATOR, "en")
            here[f"{name}-waiting"] = told(table, (seat + 1) % 6, "fr")
        for one, content in here.items():
            _dump(folder / f"{one}.json", content)
            names.append(one)
    _dump(folder / "names.json", names)
    return names


def _dump(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    print("\n".join(write(Path(sys.argv[1]))))
