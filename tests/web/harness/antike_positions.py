"""The moments of Antike that its board is tried at."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga import games
from quadriga.core.play.match import Match
from quadriga.core.rng import Rng
from quadriga.table import Table
from tests.games.antike import policy
from tests.games.antike.setup import Setup

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
WATCHED = ("six-maneuver-late",)

Moment = tuple[str, Table, int, int, None]
"""Name, table, seat, and the revision when that seat decided last."""


def moments() -> Iterator[Moment]:
    """Each kind of decision in every setting, early and late, and the end; then those that hardly ever come up."""
    for setting, (seats, options) in SETTINGS.items():
        table = Table.new(games.load("antike").new(seats=seats, options=options), PEOPLE[:seats], seed=7)
        rng, seen, wanted = Rng(5), dict.fromkeys(range(seats), 0), set[str]()
        while not table.state.is_over():
            seat = table.state.actors()[0]
            for kind in sorted(_kinds(table, seat) - wanted):
                wanted.add(kind)
                yield f"{setting}-{kind}", table, seat, seen[seat], None
            seen[seat] = table.match.revision(seat)
            table.play(seat, policy.choose(table.state, rng))
        yield f"{setting}-end", table, 0, seen[0], None
    for name, position in _rare().items():
        table = Table(Match.sandbox(position.state, Rng(1)), PEOPLE[: position.state.seats], seed=1)
        yield name, table, table.state.actors()[0], 0, None


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
