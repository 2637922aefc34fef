"""Tic-tac-toe: whoever has three marks in a line wins."""

from dataclasses import dataclass

from ttt.meta import META

from quadriga.core import NOBODY, Action, EventSpec, Game, GuestGame, GuestState, Options, Seat, State

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

    def decider(self) -> Seat:
        return (9 - self.cells.count(0)) % 2 if 0 in self.cells and self.winner() == NOBODY else NOBODY

    def choices(self, seat: Seat) -> list[int]:
        return [place for place, mark in enumerate(self.cells) if mark == 0]

    def carry_out(self, seat: Seat, action: int) -> None:
        self.cells[action] = seat + 1
        self.note(0, seat, action)
        if self.decider() == NOBODY:
            self.note(1, ENDS.index(self.reason()))

    def standing(self, seat: Seat) -> int:
        return 1 if self.winner() in (seat, NOBODY) else 2

    def reason(self) -> str:
        return "full" if self.winner() == NOBODY else "line"


class Title(GuestGame):
    """Tic-tac-toe as a title."""

    meta = META
    state = Board
    limits = {"cells": (0, 2)}
    actions = tuple(Mark(cell) for cell in CELLS)
    names = {"cell": CELLS, "reason": ENDS}
    event_specs = (EventSpec("marked", ("seat", "cell:cell")), EventSpec("ended", ("reason:reason",)))
    decision_rules = {"mark": "TTT-1", "over": "TTT-2"}

    def faults(self, state: State) -> list[str]:
        one, other = (state.data()["cells"].count(mark) for mark in (1, 2))
        return super().faults(state) + ([] if one - other in (0, 1) else ["the marks do not alternate"])
