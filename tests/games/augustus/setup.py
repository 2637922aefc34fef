"""Positions of Augustus set up by name, and a table to play them on with short texts.

>>> table = Setup(2).play(0, "19", double_sword=2).play(1, "2").table()
>>> table.chance("draw shield").legal(0)
['put 19 shield', 'stay']
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from quadriga import CHANCE, OMNISCIENT, Rng, games
from quadriga.core.errors import MoveError
from quadriga.games.augustus.rules import codes


@cache
def _loaded(own: str) -> Any:
    return games.load("augustus", json.loads(own))


def load(own: dict[str, Any] | None = None) -> Any:
    """The title with a player's own components, loaded once for all tests."""
    return _loaded(json.dumps(own or {}))


class Table:
    """A state with what tests ask of it; every position is checked for faults."""

    def __init__(self, state: Any, sound: bool = True) -> None:
        self.state = state
        self.game = state.game
        self.events: list[dict[str, Any]] = []
        self.sound = sound
        self._check()

    def _check(self) -> None:
        if self.sound:
            assert self.game.faults(self.state) == []

    # -- playing

    def do(self, seat: int, *texts: str) -> Table:
        """Play these decisions of one seat; events of the call are kept."""
        self.events = []
        for text in texts:
            seen: list[Any] = []
            self.state.play(seat, self.game.notation.number(text), seen.append)
            self.events += [event.seen_by(OMNISCIENT) for event in seen]
            self._check()
        return self

    def chance(self, *texts: str) -> Table:
        return self.do(CHANCE, *texts)

    def others_stay(self) -> Table:
        """Everybody who owes an answer to the token mobilises nothing."""
        kept = list(self.events)
        while self.state.decision == codes.MOBILISING and self.state.actors():
            kept += self.do(self.state.actors()[0], "stay").events
        self.events = kept
        return self

    def settle(self, seed: int = 1) -> Table:
        """Chance decides until a seat has to or a token is drawn."""
        kept = list(self.events)
        rng = Rng(seed)
        while self.actors() == [CHANCE] and self.state.decision != codes.DRAW:
            kept += self.chance(self.game.notation.text(self.state.sample(CHANCE, rng))).events
        self.events = kept
        return self

    def refused(self, seat: int, text: str) -> tuple[str, str]:
        """The reason and the rule for which a decision is refused; the state must not change."""
        before = self.state.fingerprint()
        try:
            self.state.play(seat, self.game.notation.number(text))
        except MoveError as error:
            assert self.state.fingerprint() == before
            return error.reason, error.rule  # type: ignore[attr-defined]
        raise AssertionError(f"{text} was not refused")

    # -- looking

    def actors(self) -> list[int]:
        return self.state.actors()

    def legal(self, seat: int) -> list[str]:
        return [self.game.notation.text(action) for action in self.state.legal(seat)]

    def view(self, seat: int = OMNISCIENT) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def decision(self, seat: int = OMNISCIENT) -> str:
        return self.view(seat)["decision"]

    def seat(self, seat: int) -> dict[str, Any]:
        return self.view()["seats"][seat]

    def filled(self, seat: int, number: str) -> dict[str, int]:
        return next(card["filled"] for card in self.seat(seat)["objectives"] if card["id"] == number)

    def stage(self, seat: int, number: str) -> str:
        return next(card["stage"] for card in self.seat(seat)["objectives"] if card["id"] == number)

    def in_play(self, seat: int) -> list[str]:
        return [card["id"] for card in self.seat(seat)["objectives"]]

    def controlled(self, seat: int) -> list[str]:
        return self.seat(seat)["controlled"]

    def reserve(self, seat: int) -> int:
        return self.seat(seat)["reserve"]

    def owner(self, reward: str) -> int | None:
        return self.view()["rewards"][reward]

    def row(self) -> list[str]:
        return self.view()["row"]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The events of a kind since the last `do`, without their key."""
        return [{k: v for k, v in event.items() if k != "event"} for event in self.events if event["event"] == key]

    def kinds(self) -> list[str]:
        return [event["event"] for event in self.events]


class Setup:
    """Builds a position between two turns: what is not said is as at the start, cards not named are in the deck."""

    def __init__(self, seats: int = 3, own: dict[str, Any] | None = None, **options: str) -> None:
        self.game = load(own)
        self.board = self.game.board
        self.state = self.game.new(seats, options)
        self.data = self.state.data()
        self.seats = seats
        self.data.update(decision=codes.DRAW, setting_up=0, dealing=seats, crier=0)
        self.row_cards: list[str] = []
        self.sound = True

    def _card(self, number: str) -> int:
        card = self.board.objectives.index(number)
        assert self.data["where"][card] == codes.DECK, f"{number} is in two places"
        return card

    def play(self, seat: int, number: str, **filled: int) -> Setup:
        """An objective in progress before a seat, with legions out of its reserve."""
        card = self._card(number)
        d = self.data
        place = next(p for p in range(codes.PLACES) if d["card_at"][seat * codes.PLACES + p] == codes.NONE)
        d["where"][card] = codes.PLAYED + seat
        d["place_of"][card] = place
        d["card_at"][seat * codes.PLACES + place] = card
        d["empty_at"][seat * codes.PLACES + place] = sum(self.board.slots[card]) - sum(filled.values())
        for symbol, name in enumerate(codes.SYMBOL_NAMES):
            count, most = filled.get(name, 0), self.board.slots[card][symbol]
            assert count <= most
            at = place * codes.SYMBOLS + symbol
            d["filled"][seat * codes.CLASSES + at] = count
            d["free"][seat] |= (count < most) << at
            d["held"][seat] |= (count > 0) << at
        d["reserve"][seat] -= sum(filled.values())
        assert d["reserve"][seat] >= 0
        return self

    def control(self, seat: int, *numbers: str) -> Setup:
        """Objectives under control; rewards have to be given by name."""
        d = self.data
        for number in numbers:
            card = self._card(number)
            d["where"][card] = codes.CONTROL + seat
            d["control"][seat] += 1
            d["by_colour"][seat * codes.COLOURS + self.board.colour[card]] += 1
            d["reds"][seat] += int(self.board.red[card])
            for symbol, count in enumerate(self.board.slots[card]):
                d["by_symbol"][seat * codes.SYMBOLS + symbol] += count
            for resource in self.board.produces[card]:
                d["produced"][seat * codes.RESOURCES + resource] += 1
            if self.board.power[card] == codes.EQUIVALENCE:
                one, other = self.board.power_values[card]
                first = seat * (codes.SYMBOLS + 1)
                d["columns"][first + one] |= self.state.tables.column[other]
                d["columns"][first + other] |= self.state.tables.column[one]
        return self

    def reward(self, seat: int, *names: str) -> Setup:
        for name in names:
            self.data["owner"][self.board.rewards.index(name)] = seat
        return self

    def row(self, *numbers: str) -> Setup:
        self.row_cards = list(numbers)
        return self

    def out(self, *numbers: str) -> Setup:
        """Objectives lost earlier, on the open discard."""
        for number in numbers:
            self.data["where"][self._card(number)] = codes.OUT
        return self

    def aside(self, seat: int, *numbers: str) -> Setup:
        for number in numbers:
            self.data["where"][self._card(number)] = codes.ASIDE + seat
        return self

    def rarely(self) -> Setup:
        """A position that real games hardly reach, such as a deck that is empty: soundness is not checked."""
        self.sound = False
        return self

    def crier(self, seat: int) -> Setup:
        self.data["crier"] = seat
        return self

    def reserve(self, seat: int, count: int) -> Setup:
        """A smaller or larger reserve; the difference comes from or goes to the supply."""
        self.data["supply"] += self.data["reserve"][seat] - count
        self.data["reserve"][seat] = count
        return self

    def supply(self, count: int) -> Setup:
        """A smaller supply; the last seat has the rest in its reserve."""
        last = self.seats - 1
        self.data["reserve"][last] += self.data["supply"] - count
        self.data["supply"] = count
        return self

    def bag(self, **left: int) -> Setup:
        self.data["bag"] = [left.get(name, 0) for name in codes.TOKEN_NAMES]
        self.data["bag_size"] = sum(self.data["bag"])
        return self

    def table(self) -> Table:
        d = self.data
        wanted = (
            self.row_cards
            or [number for card, number in enumerate(self.board.objectives) if d["where"][card] == codes.DECK][
                -self.board.row :
            ]
        )
        for n, number in enumerate(wanted):
            card = self._card(number)
            d["where"][card] = codes.IN_ROW
            d["row"][n] = card
        d["row_size"] = len(wanted)
        d["deck_size"] = d["where"].count(codes.DECK)
        for seat in range(self.seats):
            self._score(seat)
        self.state._overwrite(d)
        return Table(self.state, self.sound)

    def _score(self, seat: int) -> None:
        """Points by source, in the simplest way."""
        d, board = self.data, self.board
        mine = [card for card in range(codes.CARDS) if d["where"][card] == codes.CONTROL + seat]
        points = dict.fromkeys(codes.SOURCES, 0)
        for card in mine:
            kind, values = board.power[card], board.power_values[card]
            points["objectives"] += board.points[card] or 0
            if kind == codes.POINTS_PER_SYMBOL:
                worth = values[1] * sum(board.slots[other][values[0]] for other in mine)
                points["symbols"] += min(worth, values[2]) if self.state.options["symbol_cap"] == "on" else worth
            if kind == codes.POINTS_PER_COLOUR:
                points["colours"] += values[1] * sum(board.colour[other] == values[0] for other in mine)
            if kind == codes.POINTS_PER_RED:
                points["reds"] += values[0] * sum(board.red[other] for other in mine)
        for n, owner in enumerate(d["owner"]):
            if owner == seat:
                names = ("colour_rewards", "colour_rewards", "count_reward", "resources")
                points[names[board.reward_kind[n]]] += board.reward_points[n]
        d["score"][seat * codes.SOURCE_COUNT : (seat + 1) * codes.SOURCE_COUNT] = list(points.values())
