"""Nim as a title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nim.meta import META
from nim.rules import MOST, SIZES, NimState, Take, heap_name, points

from quadriga.core.errors import Illegal
from quadriga.core.position.layout import Range, out_of_range
from quadriga.core.position.state import State
from quadriga.core.seats import NOBODY, Seat
from quadriga.core.title.events import EventSpec
from quadriga.core.title.game import Game
from quadriga.core.title.notation import Notation
from quadriga.core.title.options import Options

HEAPS = tuple(heap_name(heap) for heap in range(len(SIZES)))


class Title(Game):
    """Nim: take as many stones as you like from one heap."""

    meta = META
    decision_rules = {"take": "NIM-1", "over": "NIM-2"}
    event_specs = (EventSpec("took", ("seat", "heap:heap", "stones", "left")), EventSpec("ended", ("reason:reason",)))
    names = {"heap": HEAPS, "reason": ("empty",)}

    @property
    def components(self) -> Mapping[str, Any]:
        return {"heaps": list(SIZES)}

    def _new(self, seats: int, options: Options) -> State:
        return NimState(self, seats, options)

    def _notation(self) -> Notation:
        space = [(heap * MOST + n, Take(name, n + 1)) for heap, name in enumerate(HEAPS) for n in range(SIZES[heap])]
        return Notation(space, len(HEAPS) * MOST)

    def _view(self, state: State, seat: Seat, opened: bool) -> dict[str, Any]:
        return {"heaps": dict(zip(HEAPS, state.heaps, strict=False))}

    def _decision(self, state: State, seat: Seat) -> str:
        return "over" if state.is_over() else "take"

    def _turn(self, state: State) -> Seat | None:
        return None if state.is_over() else state.turn

    def _board_data(self) -> dict[str, Any]:
        return {"heaps": dict(zip(HEAPS, SIZES, strict=True))}

    def _points(self, state: State) -> list[dict[str, int]]:
        return points(state)

    def _reason(self, state: State) -> str:
        return "empty"

    def _refusal(self, state: State, seat: Seat, action: int) -> Illegal:
        return Illegal("too-many", "NIM-1", heap=HEAPS[action // MOST])

    def _bounds(self, state: State) -> dict[str, Range]:
        return {"heaps": (0, MOST), "turn": (0, state.seats - 1), "last": (NOBODY, state.seats - 1)}

    def _faults(self, state: State) -> list[str]:
        found = out_of_range(state.data(), self._bounds(state))
        if (state.last == NOBODY) != any(state.heaps):
            found.append("the last stone and who took it do not agree")
        if any(left > size for left, size in zip(state.heaps, SIZES, strict=False)):
            found.append("a heap has grown")
        return found
