"""Caesar! as a title: its board, its states, and the way from them to everything people see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from quadriga.core.errors import BadOption
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.core.title.board_game import BoardGame, Parts
from quadriga.core.title.game import Preview
from quadriga.core.title.gesture import Secret
from quadriga.core.title.options import Options
from quadriga.games.caesar.bots.insight import CaesarInsight
from quadriga.games.caesar.bots.observation import CaesarObservation, SoloObservation
from quadriga.games.caesar.meta import META
from quadriga.games.caesar.rules import codes, scoring
from quadriga.games.caesar.rules.board import Board
from quadriga.games.caesar.rules.crassus import SoloState
from quadriga.games.caesar.rules.position import Tables
from quadriga.games.caesar.rules.state import CaesarState
from quadriga.games.caesar.shown import view
from quadriga.games.caesar.shown.telling import CaesarTelling

GUESSES = 64
"""How often hands are dealt anew to find out whether a game may go on."""


class Title(BoardGame[Board, CaesarState]):
    """Caesar! by Paolo Mori: influence on the borders of Rome's provinces."""

    parts = Parts(META, Board, CaesarState, CaesarTelling(), CaesarInsight, CaesarObservation)

    def _names(self) -> dict[str, Sequence[str]]:
        return {
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

    def _check_options(self, seats: int, options: Options) -> None:
        """CAE-R37: Border control needs Poison or Centurions."""
        if options["border_control"] == "on" and "on" not in (options["poison"], options["centurions"]):
            raise BadOption("border-control-alone")

    def _new(self, seats: int, options: Options) -> CaesarState:
        return (SoloState if seats == 1 else CaesarState)(self, seats, options)

    def tables(self, seats: int, options: Options) -> Tables:
        """The tables that all states of one game share."""
        return Tables(self.board, options)

    def _turn(self, state: CaesarState) -> Seat | None:
        return view.seat_of(state, state.turn)

    def _owners(self, state: CaesarState) -> Mapping[int, Seat]:
        return {side: seat for side in range(2) if (seat := view.seat_of(state, side)) is not None}

    def _secret(self, state: CaesarState, seat: Seat, action: int) -> Secret | None:
        """Tokens drawn to a hand and tokens placed face down (CAE-5, CAE-R36); Auto-Crassus draws openly (CAE-28)."""
        if codes.DRAW_AT <= action < codes.LOSE_AT:
            drawer = view.seat_of(state, state.drawer)
            return None if drawer is None else Secret(("token",), (drawer,))
        if action < codes.PASS_AT and action % 3 == codes.HIDDEN:
            return Secret(("token",), (seat,))
        return None

    def _preview(self, state: CaesarState, seat: Seat, actions: Sequence[int]) -> Preview:
        """As for every title; an end that depends on hidden tokens (CAE-R9, CAE-R11) is foretold if it is certain."""
        for n in range(GUESSES):
            imagined = cast("CaesarState", state.redeal(seat, Rng(n)))
            seen = self._preview_in(imagined, state, seat, actions)
            if seen.then != "over" or seen.view["outcome"]["reason"] == codes.REASONS[codes.TWELVE]:
                break
        return seen

    def _label(self, kind: str, name: str) -> str:
        if kind == "province" and name in self.board.provinces:
            return self.board.province_names[self.board.provinces.index(name)]
        if kind == "border" and name in self.board.borders:
            number = self.board.borders.index(name)
            province, other = self.board.between[number]
            return f"{number + 1} {self.board.province_names[province]}–{self.board.province_names[other]}"
        named = {"token": self.board.token_names, "bonus": self.board.bonus_names, "tile": self.board.tile_names}
        if named.get(kind, {}).get(name):
            return named[kind][name]
        return super()._label(kind, name)

    def _spoken(self, kind: str, name: str) -> str:
        said = self._label(kind, name)
        return said.partition(" ")[2] if kind == "border" and name in self.board.borders else said

    def _observation(self, state: CaesarState) -> CaesarObservation:
        return SoloObservation(state) if isinstance(state, SoloState) else CaesarObservation(state)

    def _automaton(self, state: CaesarState) -> dict[str, int] | None:
        return scoring.of_side(state, 1 - state.human) if isinstance(state, SoloState) else None
