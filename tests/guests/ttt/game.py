"""Tic-tac-toe: whoever has three marks in a line wins."""

from dataclasses import dataclass

from ttt.meta import META

from quadriga.core import NOBODY, Action, EventSpec, Game, GuestGame, GuestState, Moves, Options, Seat, State

CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
ENDS = ("line", "full")


@dataclass(frozen=True)
class Mark(Action):
    """Put a mark into a free cell (TTT-1)."""

    do = "mark"
    cell: str


class Board(GuestState):
    """Nine cells: 0 is free, 1 and 2 are the marks of the seats."""

    FIELDS = ("cells",)

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.cells = [0] * len(CELLS)

    def winner(self) -> Seat:
        """Who has three in a line (TTT-2)."""
        held = [{self.cells[place] for place in line} for line in LINES]
        return 0 if {1} in held else 1 if {2} in held else NOBODY

    def _actor(self) -> Seat:
        return (9 - self.cells.count(0)) % 2 if 0 in self.cells and self.winner() == NOBODY else NOBODY

    def _legal(self, seat: Seat, moves: Moves) -> None:
        moves.add(*[place for place, mark in enumerate(self.cells) if mark == 0])

    def _play(self, seat: Seat, action: int) -> None:
        self.cells[action] = seat + 1
        self.note(0, seat, action)
        if self._actor() == NOBODY:
            self.note(1, int(self.winner() == NOBODY))

    def _rank(self, seat: Seat) -> int:
        return 1 if self.winner() in (seat, NOBODY) else 2


class Title(GuestGame):
    """Tic-tac-toe as a title."""

    meta = META
    state = Board
    limits = {"cells": (0, 2)}
    actions = tuple(Mark(cell) for cell in CELLS)
    names = {"cell": CELLS, "reason": ENDS}
    event_specs = (EventSpec("marked", ("seat", "cell:cell")), EventSpec("ended", ("reason:reason",)))
    decision_rules = {"mark": "TTT-1", "over": "TTT-2"}

    def _reason(self, state: State) -> str:
        return ENDS[state.winner() == NOBODY]

    def _faults(self, state: State) -> list[str]:
        one, other = (state.data()["cells"].count(mark) for mark in (1, 2))
        return super()._faults(state) + ([] if one - other in (0, 1) else ["the marks do not alternate"])
