"""Events tell the whole public story: whoever hears them all knows the board without ever looking at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quadriga import games
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.core.title.events import Event
from quadriga.games.antike.rules import codes
from tests.games.antike.setup import Setup, crowded
from tests.games.antike.test_naive import SMALL, USUAL

pytestmark = pytest.mark.sweep

NOT_THE_BOARD = {"decision", "actors", "decider", "pending", "rules", "goal", "round_limit", "map", "outcome"}
"""What is to be decided, and what the options say: no event is needed for these."""
UNITS = ("legion", "galley")
ORDERS = range(codes.ORDER_AT, codes.INSTEAD_AT)
KNOW_HOWS = [row["id"] for row in games.load("antike").board_data()["know_hows"]]


class Chronicle:
    """The board as told by the events alone, with what is printed on it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.board = view
        self.nations = {nation["id"]: nation for nation in view["nations"]}
        self.provinces = view["provinces"]
        self.last_source = ""

    def hear(self, event: dict[str, Any]) -> None:
        getattr(self, event["event"].replace("-", "_"))(event)

    # ---- helpers -------------------------------------------------------------------------------------------------

    def province(self, name: str) -> dict[str, Any]:
        empty = {"city": None, "temple": False, "defence": None, "units": {}, "ready": {}, "armed": 0}
        return self.provinces.setdefault(name, empty)

    def stock(self, nation: str, resource: str, by: int) -> None:
        self.nations[nation]["stock"][resource] += by
        if self.board["bank"][resource] is not None:
            self.board["bank"][resource] -= by

    def units(self, nation: str, unit: str, place: str, by: int) -> None:
        standing = self.province(place)["units"].setdefault(nation, dict.fromkeys(UNITS, 0))
        standing[unit] += by
        if not any(standing.values()):
            del self.provinces[place]["units"][nation]

    def ready(self, unit: str, left: int, place: str, by: int) -> None:
        classes = self.province(place)["ready"].setdefault(unit, {})
        classes[str(left)] = classes.get(str(left), 0) + by
        if not classes[str(left)]:
            del classes[str(left)]
        if not classes:
            del self.provinces[place]["ready"][unit]

    def temple(self, place: str, stands: bool) -> None:
        self.province(place)["temple"] = stands
        self.board["bank"]["temples"] += -1 if stands else 1

    def halt(self) -> None:
        for province in self.provinces.values():
            province["ready"] = {}

    def seen(self) -> dict[str, Any]:
        """The board as a view shows it: with what can be counted on it."""
        self.provinces = self.board["provinces"] = {
            name: province for name, province in self.provinces.items() if province["city"] or province["units"]
        }
        for nation in self.nations.values():
            held = [province for province in self.provinces.values() if province["city"] == nation["id"]]
            armies = [province["units"].get(nation["id"], {}) for province in self.provinces.values()]
            nation["cities"] = len(held)
            nation["temples"] = sum(province["temple"] for province in held)
            nation["units"] = {unit: sum(army.get(unit, 0) for army in armies) for unit in UNITS}
            nation["seas"] = sum(1 for army in armies if army.get("galley"))
        for province in self.provinces.values():
            province["defence"] = self.defence(province)
        known = {know_how for nation in self.nations.values() for know_how in nation["know_how"]}
        assert set(self.board["first_know_how"]) == known
        seat = None if self.board["nation"] is None else self.nations[self.board["nation"]]["seat"]
        return {**self.board, "turn": seat}

    def defence(self, province: dict[str, Any]) -> int | None:
        if province["city"] is None:
            return None
        known = self.nations[province["city"]]["know_how"]
        bonus = 2 if "democracy" in known else 1 if "monarchy" in known else 0
        return (3 if province["temple"] else 1) + sum(province["units"].get(province["city"], {}).values()) + bonus

    # ---- what is told --------------------------------------------------------------------------------------------

    def dealt(self, event: dict[str, Any]) -> None:
        self.nations[event["nation"]]["seat"] = event["seat"]

    took = dealt

    def called(self, event: dict[str, Any]) -> None:
        assert event["seat"] is not None

    def placed(self, event: dict[str, Any]) -> None:
        self.board["order"].append(event["nation"])
        assert len(self.board["order"]) == event["place"]

    def started(self, event: dict[str, Any]) -> None:
        self.province(event["province"])["city"] = event["nation"]

    founded = occupied = started

    def round_began(self, event: dict[str, Any]) -> None:
        self.board["round"] = event["round"]

    def turn_began(self, event: dict[str, Any]) -> None:
        self.board["nation"] = event["nation"]

    def took_coin(self, event: dict[str, Any]) -> None:
        self.stock(event["nation"], "coin", 1)

    def took_instead(self, event: dict[str, Any]) -> None:
        self.stock(event["nation"], event["resource"], 1)

    def no_coin(self, event: dict[str, Any]) -> None:
        assert self.board["bank"]["coin"] == 0

    def ordered(self, event: dict[str, Any]) -> None:
        self.nations[event["nation"]]["orders"][event["unit"]] = event["stance"]

    def went(self, event: dict[str, Any]) -> None:
        self.nations[event["nation"]]["marker"] = event["space"]

    def paid(self, event: dict[str, Any]) -> None:
        self.stock(event["nation"], event["resource"], -event["amount"])

    def produced(self, event: dict[str, Any]) -> None:
        self.stock(event["nation"], event["resource"], event["amount"])

    def exchanged(self, event: dict[str, Any]) -> None:
        self.stock(event["nation"], event["give"], -2)
        self.stock(event["nation"], event["take"], 1)

    def swapped(self, event: dict[str, Any]) -> None:
        self.stock(event["nation"], event["give"], -1)
        self.stock(event["nation"], event["take"], 1)

    def built_temple(self, event: dict[str, Any]) -> None:
        self.temple(event["province"], True)

    def armed(self, event: dict[str, Any]) -> None:
        self.units(event["nation"], event["unit"], event["province"], 1)
        self.province(event["province"])["armed"] += 1

    def arming_ended(self, event: dict[str, Any]) -> None:
        for province in self.provinces.values():
            province["armed"] = 0

    def learnt(self, event: dict[str, Any]) -> None:
        for known in (self.nations[event["nation"]]["know_how"], self.board["first_know_how"]):
            known.extend({event["know_how"]} - set(known))
            known.sort(key=KNOW_HOWS.index)

    def maneuver_began(self, event: dict[str, Any]) -> None:
        for unit in UNITS:
            for name, province in self.provinces.items():
                count = province["units"].get(event["nation"], {}).get(unit)
                if count:
                    self.ready(unit, event[f"{unit}_moves"], name, count)

    def maneuver_ended(self, event: dict[str, Any]) -> None:
        self.halt()

    def moved(self, event: dict[str, Any]) -> None:
        """Unless more is told, it was the last move of the unit."""
        self.units(event["nation"], event["unit"], event["source"], -1)
        self.units(event["nation"], event["unit"], event["target"], 1)
        self.ready(event["unit"], 1, event["source"], -1)
        self.last_source = event["source"]

    def can_go_on(self, event: dict[str, Any]) -> None:
        self.ready(event["unit"], 1, self.last_source, 1)
        self.ready(event["unit"], event["left"] + 1, self.last_source, -1)
        self.ready(event["unit"], event["left"], event["province"], 1)

    def demanded(self, event: dict[str, Any]) -> None:
        assert event["seat"] == self.nations[event["nation"]]["seat"]

    declined = demanded

    def fought(self, event: dict[str, Any]) -> None:
        for nation in (event["nation"], event["foe"]):
            self.units(nation, event["unit"], event["province"], -1)

    def lost_moves(self, event: dict[str, Any]) -> None:
        self.ready(event["unit"], event["left"], event["province"], -1)

    def spent(self, event: dict[str, Any]) -> None:
        self.units(event["nation"], event["unit"], event["province"], -1)
        self.ready(event["unit"], event["left"], event["province"], -1)

    def routed(self, event: dict[str, Any]) -> None:
        self.units(event["nation"], event["unit"], event["province"], -event["count"])

    def conquered(self, event: dict[str, Any]) -> None:
        province = self.province(event["province"])
        assert province["city"] == event["loser"]
        province["city"] = None

    def temple_fell(self, event: dict[str, Any]) -> None:
        self.temple(event["province"], False)

    def gave_up(self, event: dict[str, Any]) -> None:
        province = self.province(event["province"])
        province["city"] = None
        if province["temple"]:
            self.temple(event["province"], False)

    def gained(self, event: dict[str, Any]) -> None:
        self.nations[event["nation"]]["cards"][event["stack"]] += 1
        self.board["stacks"][event["stack"]] -= 1

    def gained_extra(self, event: dict[str, Any]) -> None:
        self.gained(event)
        self.nations[event["nation"]].update(extra=event["stack"], extra_used=True)

    def no_extra(self, event: dict[str, Any]) -> None:
        self.nations[event["nation"]]["extra_used"] = True

    def stack_empty(self, event: dict[str, Any]) -> None:
        assert self.board["stacks"][event["stack"]] == 0

    def ended(self, event: dict[str, Any]) -> None:
        self.board.update(winner=event["winner"], nation=None)
        self.halt()


def follow(state: State, actions: Iterator[int]) -> set[str]:
    """Play on; at every decision the story agrees with the view. Returns the kinds of events met."""
    game = state.game
    chronicle, met = Chronicle(game.view(state, SPECTATOR)), set()
    for action in actions:
        events: list[Event] = []
        state.play(state.actors()[0], action, events.append)
        for event in events:
            chronicle.hear(event.seen_by(SPECTATOR))
            met.add(event.key)
        seen, view = chronicle.seen(), game.view(state, SPECTATOR)
        for key in view.keys() - NOT_THE_BOARD:
            assert seen[key] == view[key], (key, [event.key for event in events])
    return met


def at_random(state: State, rng: Rng, most: int) -> Iterator[int]:
    """So many random decisions, or fewer where the game ends."""
    for _ in range(most):
        if state.is_over():
            return
        legal = state.legal(state.actors()[0])
        # Standing orders may be changed at every question: here seldom, so that more happens (ANT-R21).
        decisions = legal if rng.below(9) == 0 else [action for action in legal if action not in ORDERS]
        yield decisions[rng.below(len(decisions))]


def all_taken() -> Setup:
    """All personalities are with the six nations, six at most with each, and Babylonia has all know-hows."""
    table = Setup(6, {"all_know_how": "personality"}).knows("babylonia", *KNOW_HOWS)
    table.cards("greece", king=6).cards("persia", king=3, scholar=3).cards("arabia", scholar=5, general=1)
    return table.cards("phoenicia", general=6).cards("egypt", citizen=6).cards("babylonia", navigator=5)


def rare() -> dict[str, tuple[Setup, list[str]]]:
    """What random games hardly ever see: by event, a position and the decisions that lead to it."""
    return {
        "routed": (
            Setup().has("phoenicia").army("greece", "athen", legion=2).army("phoenicia", "athen", galley=3),
            ["go maneuver_1", "conquer athen"],
        ),
        "no-coin": (Setup(options={"bank_limit": "30"}).bank(marble=0, iron=0, gold=0, coin=0), ["go know_how"]),
        "no-extra": (all_taken(), ["go know_how"]),
        "swapped": (Setup(options={"bank_limit": "60"}).knows("phoenicia", *KNOW_HOWS), ["swap gold iron", "go gold"]),
        "stack-empty": (
            Setup().cards("persia", scholar=8).has("phoenicia", gold=7),
            ["go know_how", "learn wheel"],
        ),
    }


@pytest.mark.parametrize(("seats", "options"), USUAL)
def test_a_game_can_be_followed_from_its_first_event(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        state = Setup(seats, {**options, "round_limit": "14"}, dealt=False).state
        follow(state, at_random(state, Rng(seed), 500))


def test_every_kind_of_event_tells_its_part() -> None:
    """Positions where nations clash, with few coins and city tokens, so that everything happens."""
    met: set[str] = set()
    for seed in range(26):
        options = {
            "all_know_how": ("personality", "two_to_one", "free_exchange")[seed % 3],
            "fight": ("to_the_end", "one_for_one")[seed % 2],
            "maneuver": ("two_phases", "free")[seed % 2],
            "round_limit": "2",
        }
        state = crowded(4 if seed % 3 else 6, options, seed, SMALL).state
        met |= follow(state, at_random(state, Rng(seed), 150))
    for key, (table, texts) in rare().items():
        found = follow(table.state, map(table.game.notation.number, texts))
        assert key in found
        met |= found
    begun = {"dealt", "called", "took", "placed", "started"}
    assert met >= {spec.key for spec in games.load("antike").event_specs} - begun
