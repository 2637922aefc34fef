"""Antike as a title: its maps, its states, and the way from them to everything people see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quadriga.core.components import data
from quadriga.core.errors import BadOption
from quadriga.core.seats import Seat
from quadriga.core.title.board_game import BoardGame, Parts
from quadriga.core.title.options import Options
from quadriga.games.antike.bots.insight import AntikeInsight
from quadriga.games.antike.bots.observation import AntikeObservation
from quadriga.games.antike.meta import META
from quadriga.games.antike.rules import codes
from quadriga.games.antike.rules.board import DATA, MAPS, Board
from quadriga.games.antike.rules.position import Tables
from quadriga.games.antike.rules.state import AntikeState
from quadriga.games.antike.shown import almanac
from quadriga.games.antike.shown.telling import AntikeTelling


class Title(BoardGame[Board, AntikeState]):
    """Antike by Mac Gerdts: nations of the ancient world round a rondel.

    >>> from quadriga import games, Rng
    >>> antike = games.load("antike")
    >>> state = antike.new(seats=4)
    >>> antike.deal(state, Rng(1))
    >>> [antike.notation.text(action) for action in state.legal(state.actors()[0])][:3]
    ['go iron', 'go temple', 'go gold']
    """

    parts = Parts(META, Board, AntikeState, AntikeTelling(), AntikeInsight, AntikeObservation)

    def _names(self) -> dict[str, Sequence[str]]:
        return {
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

    def _check_options(self, seats: int, options: Options) -> None:
        """ANT-R7: a limited bank includes what the nations start with; own data may give them more than it holds."""
        nations = 4 if seats == 2 else seats
        least = nations * max(self.board.start_stock[: codes.COIN])
        limit = options["bank_limit"]
        if limit != "none" and int(limit) < least:
            raise BadOption("bank-limit-start", limit=int(limit), least=least)

    def tables(self, seats: int, options: Options) -> Tables:
        """The tables that all states of one game share."""
        return Tables(self.board, seats, options, self.rules_version)

    def _turn(self, state: AntikeState) -> Seat | None:
        if state.nation == codes.NONE or state.decision == codes.OVER:
            return None
        return state.seat_of[state.nation]

    def _owners(self, state: AntikeState) -> Mapping[int, Seat]:
        # Events name nations by their numbers in the title, which are the same on both maps.
        people = state.tables.people
        return {people[nation]: seat for nation, seat in enumerate(state.seat_of) if seat != codes.NONE}

    def _label(self, kind: str, name: str) -> str:
        if kind in ("province", "source", "target") and name in self.board.place_names:
            return self.board.place_names[name]
        if kind == "figure" and name in self.board.figure_names:
            return self.board.figure_names[name]
        return super()._label(kind, name)

    def defence(self, state: AntikeState, province: str, attacker: str | None = None) -> int | None:
        """The defence value of the city in a province; None where there is no city or `attacker` may not attack it.

        >>> from quadriga import games, Rng
        >>> antike = games.load("antike")
        >>> state = antike.new(seats=4)
        >>> antike.deal(state, Rng(1))
        >>> antike.defence(state, "tyros", "greece"), antike.defence(state, "tyros", "phoenicia")
        (1, None)
        """
        side = self.board.maps[state.options["map"]]
        for name, known in ((province, side.provinces), (attacker, side.nations)):
            if name is not None and name not in known:
                raise BadOption("not-on-map", name=name)
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

    def almanac(self, language: str) -> dict[str, Any]:
        """What a page can tell of nations, cities and personalities, in `en` or `fr`; it plays no part in the rules."""
        return almanac.almanac(self.board, language)

    def _glosses(self, language: str) -> dict[str, dict[str, str]]:
        entries = self.almanac(language)
        kinds = {"nation": "nations", "province": "cities", "figure": "figures"}
        return {kind: {entry["id"]: entry["gloss"] for entry in entries[part]} for kind, part in kinds.items()}

    def geometry(self, name: str) -> dict[str, Any]:
        """How a map is drawn: outlines of provinces and borders, in our own layout."""
        if name not in MAPS:
            listed = ", ".join(MAPS)
            raise BadOption("unknown-map", name=name, listed=listed)
        return data.read(DATA / f"{name}_geometry.json")
