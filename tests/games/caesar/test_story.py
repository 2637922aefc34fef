"""The events tell the whole public story: whoever hears them can keep the board without ever looking at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import quadriga
from quadriga import SPECTATOR, Rng
from quadriga.core.position.state import State
from quadriga.core.title.events import Event
from quadriga.core.title.registry import titles
from quadriga.testing.settings import Setting, all_settings
from quadriga.words import LANGUAGES, Words

pytestmark = pytest.mark.sweep

ALL = (("poison", "on"), ("centurions", "on"), ("border_control", "on"))
LITERAL = (("both_twelve", "draw"), ("two_senates", "one_by_one"))
SETTINGS = [setting for meta in titles() if meta.id == "caesar" for setting in all_settings(meta)] + [
    Setting("caesar", 2, (*ALL, *LITERAL)),
    Setting("caesar", 1, (*ALL, *LITERAL, ("solo_deck", "hard"), ("crassus_hard_bonus", "on"))),
]
GAMES = 12 if quadriga.compiled else 2
ASKED = ("decision", "actors", "drawing", "outcome")
"""What a view says about the decision that is due; all else is the board."""


class Listener:
    """A board kept by hearing what a spectator is told, from the view of a new game on."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        static = setting.game.board_data()
        self.between = {border["id"]: border["between"] for border in static["borders"]}
        self.values = {token["id"]: token["values"] for token in static["tokens"]}
        start = setting.new()
        self.view = setting.game.view(start, SPECTATOR)
        self.sides = {side["id"]: side for side in self.view["sides"]}
        self.provinces = {province["id"]: province for province in self.view["provinces"]}
        self.borders = {border["id"]: border for border in self.view["borders"]}
        kind = "centurions" if start.options["centurions"] == "on" else "base"
        self.deck = static["crassus"]["decks"][kind][start.options["solo_deck"]]

    def hear(self, told: dict[str, Any]) -> None:
        """Change the board as an event tells; some only tell why."""
        change = getattr(self, "on_" + told["event"].replace("-", "_"), None)
        if change is not None:
            change(told)

    def board(self) -> dict[str, Any]:
        """What a view shows of the board, without what has run out."""
        for side in self.sides.values():
            for pieces in ("hand", "bag", "unseen", "centurions", "bonuses"):
                side[pieces] = side[pieces] and _some(side[pieces])
        self.view["bonus_pile"] = _some(self.view["bonus_pile"])
        if "crassus" in self.view:
            self.view["crassus"]["tiles_left"] = _some(self.view["crassus"]["tiles_left"])
        return board_of(self.view)

    # -- set-up, draws, turns

    def on_dealt(self, told: dict[str, Any]) -> None:
        self.provinces[told["province"]]["bonus"] = told["bonus"]
        self.view["bonus_pile"][told["bonus"]] -= 1

    def on_drew(self, told: dict[str, Any]) -> None:
        assert "token" not in told
        self._move(told["side"], "bag", -1)
        self._move(told["side"], "hand", 1)

    def on_turn_began(self, told: dict[str, Any]) -> None:
        self.view.update(side=told["side"], turn=told["seat"], extra_turn=False)

    def on_gained_turn(self, told: dict[str, Any]) -> None:
        self.view["extra_turn"] = True

    def on_skipped_draw(self, told: dict[str, Any]) -> None:
        self.sides[told["side"]]["draws_to_skip"] -= 1

    # -- tokens

    def on_placed(self, told: dict[str, Any]) -> None:
        side = self.sides[told["side"]]
        self.borders[told["border"]].update(side=side["id"], token=told["token"], toward=told["toward"], face="up")
        self._fill(told["border"])
        for province, number in self._numbers(told["border"]):
            self._influence(province, side["id"], number)
        self._move(side["id"], "hand", -1, told["token"])
        if side["unseen"] is not None:
            side["unseen"][told["token"]] -= 1
        elif side["seat"] is None:
            self.view["crassus"]["row"].remove(told["token"])

    def on_placed_hidden(self, told: dict[str, Any]) -> None:
        assert "token" not in told
        self.borders[told["border"]].update(side=told["side"], face="hidden")
        self._fill(told["border"])
        self._move(told["side"], "hand", -1)

    def on_flipped_token(self, told: dict[str, Any]) -> None:
        border = self.borders[told["border"]]
        assert border["token"] == told["token"]
        border["face"] = "turned"
        for province, number in self._numbers(told["border"]):
            if not self.provinces[province]["closed"]:
                self._influence(province, border["side"], -number)

    def on_poisoned(self, told: dict[str, Any]) -> None:
        self._move(told["side"], "hand", -1)
        self._move(told["side"], "bag", 1)

    def on_recruited(self, told: dict[str, Any]) -> None:
        side = self.sides[told["side"]]
        side["centurions"][told["token"]] -= 1
        side["unseen"] = Counter(side["unseen"]) + Counter([told["token"]])
        side["draws_to_skip"] += 1
        self._move(side["id"], "hand", 1)

    # -- provinces and markers

    def on_closed(self, told: dict[str, Any]) -> None:
        province = self.provinces[told["province"]]
        assert province["influence"] == [told["caesar"], told["pompey"]] and province["free_spaces"] == 0
        province["closed"] = True

    def on_took_bonus(self, told: dict[str, Any]) -> None:
        assert self.provinces[told["province"]]["bonus"] == told["bonus"]
        self.provinces[told["province"]]["bonus"] = None
        self._won(told)

    def on_pile_drawn(self, told: dict[str, Any]) -> None:
        self.view["bonus_pile"][told["bonus"]] -= 1
        self._won(told)

    def _won(self, told: dict[str, Any]) -> None:
        side = self.sides[told["side"]]
        side["bonuses"] = Counter(side["bonuses"]) + Counter([told["bonus"]])
        self.view["pending"].append(told["bonus"])

    def on_resolves(self, told: dict[str, Any]) -> None:
        self.view["pending"].remove(told["bonus"])
        self.view["resolving"] = told["bonus"]

    def on_resolved(self, told: dict[str, Any]) -> None:
        assert self.view["resolving"] == told["bonus"]
        self.view["resolving"] = None

    def on_put_marker(self, told: dict[str, Any]) -> None:
        side = self.sides[told["side"]]
        side["markers_left"] -= 1
        side["markers"][told["source"]] += 1
        if told["source"] == "provinces":
            self.provinces[told["province"]]["owner"] = told["side"]
        elif told["source"] == "borders":
            self.borders[told["border"]]["marker"] = told["side"]

    def on_removed_marker(self, told: dict[str, Any]) -> None:
        self.sides[told["side"]]["markers_left"] = told["left"]
        self.sides[told["side"]]["markers"]["removed"] += 1

    def on_flipped_marker(self, told: dict[str, Any]) -> None:
        self.provinces[told["province"]]["marker_turned"] = True

    # -- Auto-Crassus

    def on_tile_drawn(self, told: dict[str, Any]) -> None:
        self.view["crassus"]["tiles_left"][told["tile"]] -= 1
        self.view["crassus"]["last_tile"] = told["tile"]

    def on_tiles_shuffled(self, told: dict[str, Any]) -> None:
        left = Counter(self.deck) - Counter([self.view["crassus"]["last_tile"]])
        self.view["crassus"]["tiles_left"] = dict(left)

    def on_row_drew(self, told: dict[str, Any]) -> None:
        if told["why"] == "centurion":
            self.sides[told["side"]]["centurions"][told["token"]] -= 1
        else:
            self._move(told["side"], "bag", -1, told["token"])
        self._move(told["side"], "hand", 1, told["token"])
        self.view["crassus"]["row"].append(told["token"])

    def on_row_discarded(self, told: dict[str, Any]) -> None:
        self._row_lost({**told, "place": 1})

    def on_row_poisoned(self, told: dict[str, Any]) -> None:
        self._row_lost(told)

    def _row_lost(self, told: dict[str, Any]) -> None:
        assert self.view["crassus"]["row"].pop(told["place"] - 1) == told["token"]
        self._move(told["side"], "hand", -1, told["token"])
        self._move(told["side"], "bag", 1, told["token"])

    # -- the end

    def on_ended(self, told: dict[str, Any]) -> None:
        self.view.update(winner=told["side"], pending=[], resolving=None)
        for side in self.sides.values():
            if side["unseen"] is not None:
                side.update(hand=Counter(), bag=Counter(side["unseen"]), unseen=None)

    def on_hand_shown(self, told: dict[str, Any]) -> None:
        side = self.sides[told["side"]]
        side["hand"][told["token"]] += told["count"]
        side["bag"][told["token"]] -= told["count"]

    def on_face_shown(self, told: dict[str, Any]) -> None:
        self.borders[told["border"]]["token"] = told["token"]
        self.sides[told["side"]]["bag"][told["token"]] -= 1

    # -- pieces

    def _move(self, side: str, where: str, by: int, token: str | None = None) -> None:
        """Tokens into or out of a hand or a bag: how many there are, and which where all can see them."""
        held = self.sides[side]
        held[f"{where}_size"] += by
        if held[where] is not None:
            assert token is not None
            held[where][token] = held[where].get(token, 0) + by

    def _fill(self, border: str) -> None:
        for province in self.between[border]:
            self.provinces[province]["free_spaces"] -= 1

    def _numbers(self, border: str) -> list[tuple[str, int]]:
        """The provinces of a space with the number that its token shows to each."""
        first, second = self.between[border]
        lying = self.borders[border]
        high, low = self.values[lying["token"]]
        return [(first, high), (second, low)] if lying["toward"] == first else [(first, low), (second, high)]

    def _influence(self, province: str, side: str, by: int) -> None:
        self.provinces[province]["influence"][0 if side == "caesar" else 1] += by


def _some(counts: dict[str, int]) -> dict[str, int]:
    assert min(counts.values(), default=0) >= 0
    return {name: count for name, count in counts.items() if count}


def board_of(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in ASKED}


def events_of(variant: Setting, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A random game, decision by decision: the state after it, and what it told."""
    state, rng = variant.new(), Rng(seed)
    while not state.is_over():
        events: list[Event] = []
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng), events.append)
        yield state, events


@pytest.mark.parametrize("variant", SETTINGS, ids=str)
def test_the_board_can_be_kept_from_the_events_alone(variant: Setting) -> None:
    for seed in range(GAMES):
        listener = Listener(variant)
        assert listener.board() == board_of(variant.game.view(variant.new(), SPECTATOR))
        for state, events in events_of(variant, seed):
            for event in events:
                listener.hear(event.seen_by(SPECTATOR))
            assert listener.board() == board_of(variant.game.view(state, SPECTATOR))


def test_everything_that_changes_a_board_happens_in_these_games() -> None:
    told = {name[3:].replace("_", "-") for name in vars(Listener) if name.startswith("on_")}
    heard: set[str] = set()
    for seed in range(200):
        for variant in SETTINGS:
            heard |= {event.key for _, events in events_of(variant, seed) for event in events}
        if told <= heard:
            return
    raise AssertionError(f"never heard of: {told - heard}")


def test_an_event_says_whose_it_is_in_seats() -> None:
    """Auto-Crassus has no seat; his events name his side alone."""
    for side, seats in (("caesar", {"caesar": 0, "pompey": None}), ("pompey", {"caesar": None, "pompey": 0})):
        for _, events in events_of(Setting("caesar", 1, (("solo_side", side),)), 1):
            for event in events:
                assert event.seat == seats.get(str(event.params.get("side")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_calls_people_and_auto_crassus_by_their_names(language: str) -> None:
    variant = Setting("caesar", 1, ALL)
    words = Words(language, variant.game, players={0: "Livia"})
    for seed in range(GAMES):
        for _, events in events_of(variant, seed):
            for event in events:
                told = words.event(event.seen_by(SPECTATOR))
                assert "none" not in told
                if event.key in ("placed", "took-bonus", "put-marker", "poisoned"):
                    assert told.startswith("Auto-Crassus " if event.seat is None else "Livia ")
