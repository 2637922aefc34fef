"""Events tell the whole public story: the table as a spectator sees it, rebuilt from events and the box alone."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import SPECTATOR, Rng, compiled
from quadriga.core.title.events import Event
from tests.games.augustus import naive
from tests.games.augustus.policy import BUSY, lively, some_options
from tests.games.augustus.setup import load

pytestmark = pytest.mark.sweep

LAST = ("decision", "actors", "outcome")
"""What a view says of the game and not of the table."""


class Story:
    """The table, kept up to date by events."""

    def __init__(self, box: dict[str, Any], options: dict[str, str], seats: int) -> None:
        self.box, self.options = box, options
        self.heard: set[str] = set()
        self.crier: int | None = None
        self.turn: int | None = None
        self.token: str | None = None
        self.bag = dict(box["tokens"])
        self.row: list[str] = []
        self.deck_size = len(box["objectives"])
        self.unseen = set(box["objectives"])
        self.discarded: set[str] = set()
        self.supply = box["legions"]["total"] - seats * box["legions"]["per_player"]
        self.rewards: dict[str, int | None] = dict.fromkeys(box["rewards"])
        self.power: dict[str, Any] | None = None
        self.claim: str | None = None
        self.due = 0
        self.seats: list[dict[str, Any]] = [
            {"reserve": box["legions"]["per_player"], "places": [None] * 8, "controlled": [], "hand": 0, "aside": 0,
             "picks": []}
            for _ in range(seats)
        ]  # fmt: skip

    def hear(self, event: Event) -> None:
        self.heard.add(event.key)
        seen = event.seen_by(SPECTATOR)
        seat = None if event.seat is None else self.seats[event.seat]
        getattr(self, "_" + event.key.replace("-", "_"))(seen, seat)

    # ---- cards ---------------------------------------------------------------------------------------------

    def _row_filled(self, event: dict[str, Any], seat: Any) -> None:
        self.row.append(event["objective"])
        self._leaves_the_deck(event["objective"])

    def _leaves_the_deck(self, number: str) -> None:
        self.deck_size -= 1
        self.unseen.remove(number)

    def _dealt(self, event: dict[str, Any], seat: Any) -> None:
        assert "objective" not in event, "start cards are hidden"
        self.deck_size -= 1
        seat["hand"] += 1

    def _started(self, event: dict[str, Any], seat: Any) -> None:
        self._leaves_the_deck(event["objective"])
        self._enters(seat, event["objective"])

    def _kept(self, event: dict[str, Any], seat: Any) -> None:
        seat["hand"] -= 1
        self.unseen.remove(event["objective"])
        self._enters(seat, event["objective"])

    def _put_aside(self, event: dict[str, Any], seat: Any) -> None:
        seat["hand"] -= event["objectives"]
        seat["aside"] += event["objectives"]

    def _enters(self, seat: Any, number: str) -> None:
        seat["places"][seat["places"].index(None)] = {"id": number, "stage": "in_progress", "filled": {}}

    def _chose(self, event: dict[str, Any], seat: Any) -> None:
        self.row.remove(event["objective"])
        self.due -= 1
        self._enters(seat, event["objective"])

    def _none_left(self, event: dict[str, Any], seat: Any) -> None:
        assert event["objectives"] == self.due
        self.due = 0

    def _reshuffled(self, event: dict[str, Any], seat: Any) -> None:
        self.deck_size = event["cards"]
        self.unseen |= self.discarded
        self.discarded = set()
        for other in self.seats:
            other["aside"] = 0

    # ---- tokens --------------------------------------------------------------------------------------------

    def _crier_chosen(self, event: dict[str, Any], seat: Any) -> None:
        self.crier = event["seat"]

    def _drew(self, event: dict[str, Any], seat: Any) -> None:
        self.token = event["token"]
        self.bag[event["token"]] -= 1

    def _token_aside(self, event: dict[str, Any], seat: Any) -> None:
        self.token = self.turn = None

    def _bag_passed(self, event: dict[str, Any], seat: Any) -> None:
        self.crier, self.bag = event["seat"], dict(self.box["tokens"])
        self.token = self.turn = None

    # ---- legions -------------------------------------------------------------------------------------------

    def _card(self, event: dict[str, Any], seat: Any) -> Any:
        return next(card for card in seat["places"] if card and card["id"] == event["objective"])

    def _change(self, event: dict[str, Any], seat: Any, by: int) -> None:
        filled = self._card(event, seat)["filled"]
        filled[event["symbol"]] = filled.get(event["symbol"], 0) + by

    def _committed(self, event: dict[str, Any], seat: Any) -> None:
        assert set(event) == {"event", "seat"}, "what was picked is not told"

    def _shown(self, event: dict[str, Any], seat: Any) -> None:
        self.power = None

    def _stayed(self, event: dict[str, Any], seat: Any) -> None:
        self.power = None

    def _aims(self, event: dict[str, Any], seat: Any) -> None:
        seat["picks"] = [[event["objective"], event["symbol"]]]

    def _placed(self, event: dict[str, Any], seat: Any) -> None:
        seat["reserve"] -= 1
        self._change(event, seat, 1)
        self._arrives(event, seat)

    def _lifted(self, event: dict[str, Any], seat: Any) -> None:
        self._change(event, seat, -1)
        if self.power and self.power["kind"] == "rearrange":
            self.power["holding"] = True
            self.power["given"].append([event["objective"], event["symbol"]])

    def _put_down(self, event: dict[str, Any], seat: Any) -> None:
        self._change(event, seat, 1)
        self._arrives(event, seat)

    def _arrives(self, event: dict[str, Any], seat: Any) -> None:
        seat["picks"] = []
        if self.power is None:
            return
        if self.power["kind"] == "rearrange":
            self.power["holding"] = False
            self.power["received"].append([event["objective"], event["symbol"]])
        else:
            self.power["left"] -= 1
            if self.power["left"] == 0:
                self.power = None

    def _removed(self, event: dict[str, Any], seat: Any) -> None:
        seat["reserve"] += 1
        self._change(event, seat, -1)

    def _cleared(self, event: dict[str, Any], seat: Any) -> None:
        seat["reserve"] += event["legions"]
        self._card(event, seat)["filled"] = {}

    def _gained(self, event: dict[str, Any], seat: Any) -> None:
        seat["reserve"] += event["legions"]
        self.supply -= event["legions"]

    # ---- completed objectives ------------------------------------------------------------------------------

    def _ave_caesar(self, event: dict[str, Any], seat: Any) -> None:
        self._card(event, seat)["stage"] = "completed"

    def _resolves(self, event: dict[str, Any], seat: Any) -> None:
        if self.turn != event["seat"]:
            self.turn, self.due = event["seat"], 0
        self.due += 1
        seat["reserve"] += event["legions"]
        self._card(event, seat).update(stage="resolved", filled={})

    def _uses(self, event: dict[str, Any], seat: Any) -> None:
        printed = self.box["objectives"][event["objective"]]["power"]
        assert printed["kind"] == event["power"]
        if event["power"] == "take_two":
            self.due += 1
            return
        self.power = {"kind": event["power"]}
        if "count" in printed:
            self.power["left"] = printed["count"]
        if event["power"].startswith("mobilise"):
            self.power["symbols"] = [printed["symbol"]] if "symbol" in printed else self.box["symbols"]
        if event["power"] == "rearrange":
            self.power |= {"holding": False, "given": [], "received": []}

    def _no_effect(self, event: dict[str, Any], seat: Any) -> None:
        self.power = None

    def _rearranged(self, event: dict[str, Any], seat: Any) -> None:
        self.power = None

    def _completed(self, event: dict[str, Any], seat: Any) -> None:
        self.power = None

    def _controls(self, event: dict[str, Any], seat: Any) -> None:
        card = self._card(event, seat)
        seat["places"][seat["places"].index(card)] = None
        seat["controlled"].append(event["objective"])
        assert len(seat["controlled"]) == event["total"]

    def _lost(self, event: dict[str, Any], seat: Any) -> None:
        seat["controlled"].remove(event["objective"])
        self.discarded.add(event["objective"])

    # ---- rewards -------------------------------------------------------------------------------------------

    def _offered(self, event: dict[str, Any], seat: Any) -> None:
        self.claim = event["reward"]

    def _rewarded(self, event: dict[str, Any], seat: Any) -> None:
        self.rewards[event["reward"]] = event["seat"]
        self.claim = None

    def _declined(self, event: dict[str, Any], seat: Any) -> None:
        self.claim = None

    def _resource_taken(self, event: dict[str, Any], seat: Any) -> None:
        assert event["holder"] == self.rewards[event["reward"]]
        self.rewards[event["reward"]] = event["seat"]

    def _ended(self, event: dict[str, Any], seat: Any) -> None:
        self.turn = None

    # ---- the whole table -----------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """As a spectator's view says it; slots in the order of the rearranging, which a view sorts."""
        shown: dict[str, Any] = {
            "turn": self.turn,
            "crier": self.crier,
            "token": self.token,
            "bag": _some(self.bag),
            "row": self.row,
            "deck_size": self.deck_size,
            "unseen": sorted(self.unseen, key=int),
            "discarded": sorted(self.discarded, key=int),
            "supply": self.supply,
            "rewards": self.rewards,
            "power": self.power,
            "claim": self.claim,
            "due": self.due,
        }
        shown["seats"] = [self._seat(n) for n in range(len(self.seats))]
        for n, seat in enumerate(shown["seats"]):
            seat["total"] = naive.points(shown, self.box, self.options, n)
        return shown

    def _seat(self, n: int) -> dict[str, Any]:
        seat = self.seats[n]
        mine = [self.box["objectives"][number] for number in seat["controlled"]]
        links: dict[str, set[str]] = {}
        for card in mine:
            if card["power"] and card["power"]["kind"] == "equivalence":
                one, other = card["power"]["symbols"]
                links.setdefault(one, set()).add(other)
                links.setdefault(other, set()).add(one)
        return {
            "seat": n,
            "reserve": seat["reserve"],
            "objectives": [{**card, "filled": _some(card["filled"])} for card in seat["places"] if card],
            "controlled": sorted(seat["controlled"], key=int),
            "linked": {symbol: [s for s in self.box["symbols"] if s in found] for symbol, found in links.items()},
            "colours": _some({c: sum(card["colour"] == c for card in mine) for c in self.box["colours"]}),
            "resources": {r: sum(r in card["resources"] for card in mine) for r in self.box["resources"]},
            "hand": None,
            "hand_size": seat["hand"],
            "aside": None,
            "aside_size": seat["aside"],
            "picks": seat["picks"],
        }


def _some(counts: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def _table(view: dict[str, Any]) -> dict[str, Any]:
    """What lies on the table, not what it is worth to a seat; points by source are told by their sum, slots of a
    rearranging in any order."""
    shown = {key: value for key, value in view.items() if key not in (*LAST, "prospects")}
    shown["seats"] = [{key: value for key, value in seat.items() if key != "points"} for seat in view["seats"]]
    for seat in shown["seats"]:
        seat["picks"] = seat["picks"] or []
    if shown["power"] and "given" in shown["power"]:
        slots = {key: sorted(map(tuple, set(map(tuple, shown["power"][key])))) for key in ("given", "received")}
        shown["power"] = {**shown["power"], **slots}
    return shown


@pytest.mark.parametrize("own", [None, BUSY], ids=["the box", "rare powers abound"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_public_table_is_rebuilt_from_events_alone(seats: int, own: dict[str, Any] | None) -> None:
    rng = Rng(seats)
    for _ in range(2 if compiled else 1):
        follow(load(own), seats, some_options(rng), rng)


def test_the_story_goes_on_when_the_deck_has_run_out() -> None:
    """AUG-R18: what was put aside and lost becomes a new deck."""
    losses = {str(n): {"power": ["lose_objective"]} for n in range(1, 31)}
    long = {"objectives": losses, "start_deal": 8, "row": 8, "objectives_to_end": 8}
    assert "reshuffled" in follow(load(long), 6, {}, Rng(1))


def follow(game: Any, seats: int, options: dict[str, str], rng: Rng) -> set[str]:
    """Compare the story with the table at every decision of a random game; returns the kinds of events heard."""
    state = game.new(seats, options)
    story = Story(game.board_data(), state.options, seats)
    while actors := state.actors():
        assert _table(story.view()) == _table(game.view(state, SPECTATOR)), state.decision
        seat = actors[rng.below(len(actors))]
        state.play(seat, lively(state, seat, rng), story.hear)
    _same_at_the_end(story, game.view(state, SPECTATOR))
    return story.heard


def _same_at_the_end(story: Story, view: dict[str, Any]) -> None:
    """The end opens what was put aside, and then nobody's start cards are unseen."""
    told, seen = _table(story.view()), _table(view)
    for one in (told, seen):
        del one["unseen"]
        for seat in one["seats"]:
            del seat["aside"], seat["hand"]
    assert told == seen
