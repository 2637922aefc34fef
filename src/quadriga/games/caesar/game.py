"""Caesar! as a title: its board, its states, and the way from them to everything people see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.core.errors import BadOption, Illegal
from quadriga.core.experience import Experience
from quadriga.core.game import Game, Preview
from quadriga.core.gesture import Gesture, Secret
from quadriga.core.insight import Insight
from quadriga.core.notation import Notation
from quadriga.core.options import Options
from quadriga.core.ranges import Range
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.games.caesar import catalogue, codes, events, faults, gestures, notation, refusal, scoring, view
from quadriga.games.caesar.board import Board
from quadriga.games.caesar.crassus import SoloState
from quadriga.games.caesar.insight import CaesarInsight
from quadriga.games.caesar.meta import META
from quadriga.games.caesar.observation import CaesarObservation, SoloObservation
from quadriga.games.caesar.position import Tables
from quadriga.games.caesar.rules import CaesarState

GUESSES = 64
"""How often hands are dealt anew to find out whether a game may go on."""


class Title(Game):
    """Caesar! by Paolo Mori: influence on the borders of Rome's provinces."""

    meta = META
    event_specs = events.SPECS
    decision_rules = dict(zip(codes.DECISION_NAMES, codes.DECISION_RULES, strict=True))

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        super().__init__(own_data, rules_version)
        self.board = Board(self.own_data, self.rules_version)
        self.names = {
            "side": self.board.sides,
            "province": self.board.provinces,
            "border": self.board.borders,
            "token": self.board.tokens,
            "bonus": self.board.bonuses,
            "tile": self.board.tiles,
            "effect": codes.EFFECT_NAMES,
            "source": codes.SOURCES,
            "reason": codes.REASONS,
            "tie_break": codes.TIE_BREAKS,
            "why": codes.DRAW_NAMES,
            "icon": (*codes.ICONS, "laurel"),
            "tile_step": codes.TILE_STEPS,
            "automaton": ("crassus",),
        }

    @property
    def components(self) -> Mapping[str, Any]:
        return self.board.components

    def insight(self, state: State, experience: Experience | None = None) -> Insight:
        assert isinstance(state, CaesarState)
        return CaesarInsight(state, experience or self.experience)

    def check_options(self, seats: int, options: Options) -> None:
        """CAE-R37: Border control needs Poison or Centurions."""
        if options["border_control"] == "on" and "on" not in (options["poison"], options["centurions"]):
            raise BadOption(
                "Border control needs the Poison or the Centurions expansion: switch one of them on.",
                "border-control-alone",
            )

    def _new(self, seats: int, options: Options) -> State:
        tables = Tables(self.board, options)
        kind = SoloState if seats == 1 else CaesarState
        return kind(self, seats, options, tables)

    def _notation(self) -> Notation:
        return Notation(notation.space(self.board), codes.ACTION_COUNT)

    def _view(self, state: State, seat: Seat, opened: bool) -> dict[str, Any]:
        assert isinstance(state, CaesarState)
        return view.view(state, self.board, seat, opened)

    def board_data(self) -> dict[str, Any]:
        return catalogue.board_data(self.board)

    def gestures(self, state: State, seat: Seat) -> list[Gesture]:
        assert isinstance(state, CaesarState)
        return gestures.gestures(state, self.board, seat)

    def decision(self, state: State, seat: Seat) -> str:
        assert isinstance(state, CaesarState)
        return codes.DECISION_NAMES[state.decision]

    def turn(self, state: State) -> Seat | None:
        assert isinstance(state, CaesarState)
        return view.seat_of(state, state.turn)

    def owners(self, state: State) -> Mapping[int, Seat]:
        assert isinstance(state, CaesarState)
        return {side: seat for side in range(2) if (seat := view.seat_of(state, side)) is not None}

    def faults(self, state: State) -> list[str]:
        assert isinstance(state, CaesarState)
        return faults.faults(state, self.board)

    def ranges(self, state: State) -> list[Range]:
        assert isinstance(state, CaesarState)
        return faults.ranges(state, self.board)

    def secret(self, state: State, seat: Seat, action: int) -> Secret | None:
        """Tokens drawn to a hand and tokens placed face down (CAE-5, CAE-R36); Auto-Crassus draws openly (CAE-28)."""
        assert isinstance(state, CaesarState)
        if codes.DRAW_AT <= action < codes.LOSE_AT:
            drawer = view.seat_of(state, state.drawer)
            return None if drawer is None else Secret(("token",), (drawer,))
        if action < codes.PASS_AT and action % 3 == codes.HIDDEN:
            return Secret(("token",), (seat,))
        return None

    def preview(self, state: State, seat: Seat, *actions: int) -> Preview:
        """As for every title; an end that depends on hidden tokens (CAE-R9, CAE-R11) is foretold if it is certain."""
        self.check_own(state)
        for n in range(GUESSES):
            seen = self._preview_in(state.redeal(seat, Rng(n)), state, seat, actions)
            if seen.then != "over" or seen.view["outcome"]["reason"] == codes.REASONS[codes.TWELVE]:
                break
        return seen

    def label(self, kind: str, name: str) -> str:
        if kind == "province" and name in self.board.provinces:
            return self.board.province_names[self.board.provinces.index(name)]
        if kind == "border" and name in self.board.borders:
            number = self.board.borders.index(name)
            one, other = self.board.between[number]
            return f"{number + 1} {self.board.province_names[one]}–{self.board.province_names[other]}"
        named = {"token": self.board.token_names, "bonus": self.board.bonus_names, "tile": self.board.tile_names}
        if named.get(kind, {}).get(name):
            return named[kind][name]
        return super().label(kind, name)

    def observation(self, state: State) -> CaesarObservation:
        assert isinstance(state, CaesarState)
        return SoloObservation(state) if isinstance(state, SoloState) else CaesarObservation(state)

    def points(self, state: State) -> list[dict[str, int]]:
        assert isinstance(state, CaesarState)
        return list(scoring.of_seats(state))

    def refusal(self, state: State, seat: Seat, action: int) -> Illegal:
        assert isinstance(state, CaesarState)
        return refusal.refusal(state, self.board, action)
