"""Antike as a title: its maps, its states, and the way from them to everything people see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.core import data
from quadriga.core.errors import BadOption, Illegal
from quadriga.core.experience import Experience
from quadriga.core.game import Game
from quadriga.core.gesture import Gesture
from quadriga.core.notation import Notation
from quadriga.core.options import Options
from quadriga.core.ranges import Range
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.games.antike import almanac, catalogue, codes, events, faults, gestures, notation, refusal, scoring, view
from quadriga.games.antike.board import DATA, MAPS, Board
from quadriga.games.antike.insight import AntikeInsight
from quadriga.games.antike.meta import META
from quadriga.games.antike.observation import AntikeObservation
from quadriga.games.antike.position import Tables
from quadriga.games.antike.rules import AntikeState


class Title(Game):
    """Antike by Mac Gerdts: nations of the ancient world round a rondel."""

    meta = META
    event_specs = events.SPECS
    decision_rules = dict(zip(codes.DECISION_NAMES, codes.DECISION_RULES, strict=True))

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        super().__init__(own_data, rules_version)
        self.board = Board(self.own_data, self.rules_version)
        self.names = {
            "nation": self.board.peoples,
            "province": self.board.places,
            "resource": codes.RESOURCES,
            "unit": codes.UNITS,
            "space": codes.SPACES,
            "know_how": codes.KNOW_HOWS,
            "basic": codes.KNOW_HOWS,
            "stack": codes.STACK_NAMES,
            "figure": self.board.figures,
            "stance": codes.STANCES,
            "reason": codes.REASONS,
        }

    @property
    def components(self) -> Mapping[str, Any]:
        return self.board.components

    def check_options(self, seats: int, options: Options) -> None:
        """ANT-R7: a limited bank includes what the nations start with; own data may give them more than it holds."""
        nations = 4 if seats == 2 else seats
        least = nations * max(self.board.start_stock[: codes.COIN])
        limit = options["bank_limit"]
        if limit != "none" and int(limit) < least:
            raise BadOption(
                f"The nations start with too much for a bank limited to {limit}: choose a limit of at least {least}, "
                "or none.",
                "bank-limit-start",
                limit=int(limit),
                least=least,
            )

    def _new(self, seats: int, options: Options) -> State:
        return AntikeState(self, seats, options, Tables(self.board, seats, options, self.rules_version))

    def _notation(self) -> Notation:
        return Notation(notation.space(self.board), codes.ACTION_COUNT)

    def _view(self, state: State, seat: Seat, opened: bool) -> dict[str, Any]:
        assert isinstance(state, AntikeState)
        return view.view(state, self.board)

    def board_data(self) -> dict[str, Any]:
        return catalogue.board_data(self.board)

    def decision(self, state: State, seat: Seat) -> str:
        assert isinstance(state, AntikeState)
        return codes.DECISION_NAMES[state.decision]

    def turn(self, state: State) -> Seat | None:
        assert isinstance(state, AntikeState)
        if state.nation == codes.NONE or state.decision == codes.OVER:
            return None
        return state.seat_of[state.nation]

    def gestures(self, state: State, seat: Seat) -> list[Gesture]:
        assert isinstance(state, AntikeState)
        return gestures.gestures(state, self.board, seat)

    def owners(self, state: State) -> Mapping[int, Seat]:
        assert isinstance(state, AntikeState)
        return {nation: seat for nation, seat in enumerate(state.seat_of) if seat != codes.NONE}

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, AntikeState)
        return faults.faults(state, self.board)

    def ranges(self, state: State) -> list[Range]:
        assert isinstance(state, AntikeState)
        return faults.ranges(state, self.board)

    def observation(self, state: State) -> AntikeObservation:
        assert isinstance(state, AntikeState)
        return AntikeObservation(state)

    def points(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, AntikeState)
        return list(scoring.of_seats(state))

    def refusal(self, state: State, seat: Seat, action: int) -> Illegal:
        assert isinstance(state, AntikeState)
        return refusal.refusal(state, self.board, action)

    def label(self, kind: str, name: str) -> str:
        if kind in ("province", "source", "target") and name in self.board.place_names:
            return self.board.place_names[name]
        if kind == "figure" and name in self.board.figure_names:
            return self.board.figure_names[name]
        return super().label(kind, name)

    def defence(self, state: State, province: str, attacker: str | None = None) -> int | None:
        """The defence value of the city in a province; None where there is no city or `attacker` may not attack it.

        >>> from quadriga import games, Rng
        >>> antike = games.load("antike")
        >>> state = antike.new(seats=4)
        >>> antike.deal(state, Rng(1))
        >>> antike.defence(state, "tyros", "greece"), antike.defence(state, "tyros", "phoenicia")
        (1, None)
        """
        assert isinstance(state, AntikeState)
        side = self.board.maps[state.options["map"]]
        for name, known in ((province, side.provinces), (attacker, side.nations)):
            if name is not None and name not in known:
                raise BadOption(f"'{name}' is not on this map.", "not-on-map", name=name)
        p = side.provinces.index(province)
        owner = state.owner[p]
        if owner == codes.NONE:
            return None
        if attacker is not None:
            nation = side.nations.index(attacker)
            partners = state.seat_of[owner] == state.seat_of[nation] and not state.tables.partner_attack
            if owner == nation or partners or state.city_count[owner] < 2:
                return None
        return state.defence(p)

    def insight(self, state: State, experience: Experience | None = None) -> AntikeInsight:
        assert isinstance(state, AntikeState)
        return AntikeInsight(state, experience or self.experience)

    def almanac(self, language: str) -> dict[str, Any]:
        """What a page can tell of nations, cities and personalities, in `en` or `fr`; it plays no part in the rules."""
        return almanac.almanac(self.board, language)

    def glosses(self, language: str) -> dict[str, dict[str, str]]:
        told = self.almanac(language)
        kinds = {"nation": "nations", "province": "cities", "figure": "figures"}
        return {kind: {one["id"]: one["gloss"] for one in told[part]} for kind, part in kinds.items()}

    def geometry(self, name: str) -> dict[str, Any]:
        """How a map is drawn: outlines of provinces and borders, in our own layout."""
        if name not in MAPS:
            listed = ", ".join(MAPS)
            raise BadOption(
                f"There is no map '{name}'; the maps are: {listed}.", "unknown-map", name=name, listed=listed
            )
        return data.read(DATA / f"{name}_geometry.json")
