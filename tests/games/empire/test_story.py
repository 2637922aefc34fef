"""The events tell the whole public story: the board is rebuilt from what a spectator hears, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import Rng
from quadriga.core.seats import CHANCE, SPECTATOR
from quadriga.core.title.events import Event
from quadriga.core.title.outcome import Outcome
from quadriga.games.empire.rules import codes
from tests.games.empire.naive import Naive
from tests.games.empire.setup import GAME, SETTINGS, Setup, turn

pytestmark = pytest.mark.sweep

DATA = GAME.board_data()


class Story:
    """A board that knows the set-up of a game and is told the rest. `view` is what a spectator must see."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.options = GAME.new(seats, options).options
        self.sheet = next(s for s in DATA["maps"].values() if s["players"][0] <= seats <= s["players"][1])
        every = seats > 3 or self.options["goods"] == "all"
        self.left_over = {
            kind: token["count"] - (0 if every else token["left_out"]) for kind, token in DATA["wealth"].items()
        }
        self.wealth: dict[str, str] = {}
        self.taken: dict[str, int] = {}
        self.built: dict[str, int] = {}
        self.roads = [DATA["roads"]] * seats
        self.score = [0] * seats
        self.turn: int | None = None
        self.passes = 0
        self.city: str | None = None
        self.route: list[str] = []
        self.asked: int | None = None
        self.settled: list[int | None] = [None] * seats
        self.path: list[tuple[str, int, int]] = []
        self.reason: str | None = None

    def tell(self, event: dict[str, Any]) -> None:
        getattr(self, "_" + event.pop("event").replace("-", "_"))(**event)

    def _dealt(self, seat: None, city: str, wealth: str) -> None:
        self.wealth[city] = wealth
        self.left_over[wealth] -= 1

    def _begins(self, seat: int) -> None:
        assert len(self.wealth) == len(self.sheet["cities"])

    def _turn_began(self, seat: int) -> None:
        self.turn = seat

    def _chose(self, seat: int, city: str) -> None:
        assert seat == self.turn
        self.city = city

    def _built(self, seat: int, line: str, pieces: int, left: int) -> None:
        assert pieces == self.sheet["lines"][line]["length"]
        self.built[line] = seat
        self.roads[seat] -= pieces
        assert self.roads[seat] == left
        self.route.append(line)

    def _took(self, seat: int, city: str, wealth: str, value: int) -> None:
        assert (city, wealth, value) == (self.city, self.wealth[city], DATA["places"][city]["value"])
        self.taken[city] = seat
        self.passes = 0

    def _asked(self, seat: int, player: int) -> None:
        assert seat == self.turn
        self.asked = player

    def _answered(self, seat: int, player: int, pieces: int) -> None:
        assert (seat, player) == (self.turn, self.asked)
        self.settled[player] = pieces

    def _counted(self, seat: int, city: str, pieces: int, doubled: int) -> None:
        assert doubled == (self.wealth[city] == "gold")
        self.city, self.route, self.asked, self.settled = None, [], None, [None] * len(self.roads)
        self.path = []
        self.counted = (city, pieces * (1 + doubled))

    def _paid(self, seat: int, line: str, points: int) -> None:
        assert self.built[line] == seat
        self.path.append((line, seat, points))

    def _scored(self, seat: int, points: int, total: int) -> None:
        assert points == sum(paid for _, owner, paid in self.path if owner == seat)
        self.score[seat] += points
        assert self.score[seat] == total

    def _passed(self, seat: int) -> None:
        self.passes += 1

    def _bonus(self, seat: int, roads: int, points: int) -> None:
        assert (roads, points) == (max(self.roads), DATA["bonus"]) and self.roads[seat] == roads

    def _ended(self, seat: None, reason: str) -> None:
        self.reason = reason

    # ---- what it looks like ------------------------------------------------------------------------------------

    def view(self, parts: list[dict[str, Any]]) -> dict[str, Any]:
        cities = self.sheet["cities"]
        decision = self._decision()
        shown: dict[str, Any] = {
            "decision": decision,
            "actors": {"over": [], "deal": [CHANCE], "first": [CHANCE]}.get(decision, [self.turn]),
            "turn": self.turn,
            "players": [self._player(seat) for seat in range(len(self.roads))],
            "cities": {city: {"wealth": self.wealth.get(city), "taken_by": self.taken.get(city)} for city in cities},
            "built": self.built,
            "dealing": cities[len(self.wealth)] if decision == "deal" else None,
            "left_over": {kind: n for kind, n in self.left_over.items() if n},
            "passes": self.passes,
            "building": self._building(),
            "counting": None if self.asked is None else {"seat": self.asked, "settled": self.settled},
            "outcome": None,
        }
        naive = Naive(shown, DATA)
        for seat, player in enumerate(shown["players"]):
            player["points"] = naive.points(seat, self.options["whole_colour"] == "on")
            # What the parts are is shown by test_scoring; that they add up holds in every position.
            seen = parts[seat]
            assert sum(seen["by_row"]) == player["points"]["rows"]
            assert sum(seen["by_kind"].values()) == player["points"]["columns"]
            assert sum(seen["by_colour"].values()) == player["points"]["cities"]
            player.update((key, seen[key]) for key in ("by_row", "by_kind", "by_colour"))
            player["total"] = sum(player["points"].values())
        if self.reason:
            points = tuple(player["points"] for player in shown["players"])
            shown["outcome"] = Outcome(naive.ranks(), points, self.reason).to_json()
        return shown

    def _decision(self) -> str:
        if self.reason is not None:
            return "over"
        if self.turn is None:
            return "deal" if len(self.wealth) < len(self.sheet["cities"]) else "first"
        if self.asked is not None:
            return "count"
        return "city" if self.city is None else "road"

    def _player(self, seat: int) -> dict[str, Any]:
        cities = [city for city in self.sheet["cities"] if self.taken.get(city) == seat]
        held = [self.wealth[city] for city in cities]
        return {
            "seat": seat,
            "roads": self.roads[seat],
            "score": self.score[seat],
            "cities": cities,
            "colours": len({DATA["places"][city]["colour"] for city in cities}),
            "wealth": {kind: held.count(kind) for kind in DATA["wealth"] if kind in held},
        }

    def _building(self) -> dict[str, Any] | None:
        if self.city is None:
            return None
        places = [self.city]
        for line in self.route:
            places += [place for place in self.sheet["lines"][line]["between"] if place != places[-1]]
        cost = sum(self.sheet["lines"][line]["length"] for line in self.route)
        return {"city": self.city, "places": places, "lines": self.route, "cost": cost}

    def check_path(self) -> None:
        """EMP-12, EMP-13: the path told is an unbroken chain from Rome to the city and pays what was counted."""
        here = "rome"
        for line, _, _ in self.path:
            one, other = self.sheet["lines"][line]["between"]
            assert here in (one, other)
            here = other if here == one else one
        assert (here, sum(points for _, _, points in self.path)) == self.counted


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("thrifty", [False, True], ids=["random", "thrifty"])
def test_the_board_is_rebuilt_from_events_alone(seats: int, options: dict[str, str], thrifty: bool) -> None:
    for seed in range(3):
        state, rng, story = GAME.new(seats, options), Rng(seed), Story(seats, options)
        while not state.is_over():
            _is_seen(story, state)
            seat = state.actors()[0]
            action = state.sample(seat, rng)
            if thrifty and codes.STOP_AT in state.legal(seat):
                action = codes.STOP_AT
            told: list[Event] = []
            state.play(seat, action, told.append)
            for event in told:
                story.tell(event.seen_by(SPECTATOR))
            if any(event.key == "counted" for event in told):
                story.check_path()
        _is_seen(story, state)


def _is_seen(story: Story, state: Any) -> None:
    seen = GAME.view(state, SPECTATOR)
    assert story.view(seen["players"]) == seen


def test_emp_12_a_turn_is_told_from_the_choice_of_its_city_to_its_pay() -> None:
    state = (
        Setup(2, wealth={"caralis": "oil", "massilia": "wood", "messana": "wine", "emporiae": "gold"})
        .turns("caralis rome", "massilia caralis", "messana rome")
        .state
    )
    assert [event.seen_by(SPECTATOR) for event in turn(state, "emporiae massilia")] == [
        {"event": "chose", "seat": 1, "city": "emporiae"},
        {"event": "built", "seat": 1, "line": "massilia-emporiae", "pieces": 1, "left": 23},
        {"event": "took", "seat": 1, "city": "emporiae", "wealth": "gold", "value": 1},
        {"event": "counted", "seat": 1, "city": "emporiae", "pieces": 3, "doubled": 1},
        {"event": "paid", "seat": 0, "line": "rome-caralis", "points": 2},
        {"event": "paid", "seat": 1, "line": "massilia-caralis", "points": 2},
        {"event": "paid", "seat": 1, "line": "massilia-emporiae", "points": 2},
        {"event": "scored", "seat": 1, "points": 4, "total": 5},
        {"event": "scored", "seat": 0, "points": 2, "total": 5},
        {"event": "turn-began", "seat": 0},
    ]
