"""A game being played: the state, its record, its events, undo. Chance and forced decisions play themselves."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.core.errors import CannotUndo, Stale
from quadriga.core.events import Event
from quadriga.core.game import Game
from quadriga.core.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.state import State


@dataclass(frozen=True)
class Line:
    """One decision of the match, with what is needed to go back before it."""

    seat: Seat
    action: int
    before: State
    actors: tuple[Seat, ...]
    events: tuple[Event, ...]
    forced: bool


class Match:
    """One game in progress.

    >>> from quadriga import games, Match, Rng
    >>> match = Match(games.load("caesar").new(seats=2), Rng(3))
    >>> match.state.actors()
    [0]
    >>> match.play(0, match.state.legal(0)[0])
    >>> match.record.lines[-1][0] == -1          # chance drew a new token
    True
    """

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.game: Game = state.game
        self.rng = rng
        self.record = Record.of(state)
        self.lines: list[Line] = []
        self.settle()

    @classmethod
    def resume(cls, record: Record, rng: Rng) -> Match:
        """Go on with a recorded game."""
        match = cls.__new__(cls)
        match.game = record.title()
        match.state = match.game.new(record.seats, record.options)
        match.rng = rng
        match.record = Record.of(match.state)
        match.lines = []
        for step in Record(**{**vars(record), "end": None}).replay():
            forced = step.seat != CHANCE and len(step.before.legal(step.seat)) == 1
            match._take(step.seat, step.action, forced)
        match.settle()
        return match

    @property
    def events(self) -> list[Event]:
        """All that has happened, in order."""
        return [event for line in self.lines for event in line.events]

    def play(self, seat: Seat, action: int, at: int | None = None) -> None:
        """Take a decision, then let chance and forced decisions follow.

        `at` is the number of decisions the seat had seen; if the match has moved on for it, `Stale` is raised.
        """
        if at is not None and at != len(self.lines) and seat not in self._open_since(at):
            raise Stale(f"The game has moved on: {len(self.lines)} decisions, not {at}.", at=at, now=len(self.lines))
        self.state.check(seat, action)
        self._take(seat, action)
        self.settle()

    def settle(self) -> None:
        """Play chance and every decision that has one answer, until somebody has a choice."""
        while True:
            actors = self.state.actors()
            if not actors:
                outcome = self.state.outcome()
                assert outcome is not None
                self.record.close(outcome)
                return
            if actors == [CHANCE]:
                self._take(CHANCE, self.state.sample(CHANCE, self.rng))
                continue
            forced = next(((seat, legal[0]) for seat in actors if len(legal := self.state.legal(seat)) == 1), None)
            if forced is None:
                return
            self._take(*forced, forced=True)

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take its last decision back on its own."""
        return self._undo_point(seat) is not None

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last decision; refused past a barrier.

        A barrier is a result of chance, something revealed, or another seat's decision that came after. Decisions
        that others committed at the same time are kept.
        """
        at = self._undo_point(seat)
        if at is None:
            raise CannotUndo("Something has happened since that cannot be taken back alone.", seat=seat)
        kept = [(line.seat, line.action) for line in self.lines[at + 1 :] if line.seat != seat]
        self._cut(at)
        for other, action in kept:
            self._take(other, action)

    def undo_together(self, seat: Seat) -> None:
        """Take back this seat's last decision with all that followed, as all seats agreed."""
        for at in range(len(self.lines) - 1, -1, -1):
            line = self.lines[at]
            if line.seat == seat and not line.forced:
                self._cut(at)
                return
        raise CannotUndo("There is no decision to take back.", seat=seat)

    def _take(self, seat: Seat, action: int, forced: bool = False) -> None:
        before = self.state.clone()
        events: list[Event] = []
        actors = tuple(self.state.actors())
        self.state.play(seat, action, events.append)
        self.lines.append(Line(seat, action, before, actors, tuple(events), forced))
        self.record.lines.append((seat, self.game.notation.text(action)))

    def _cut(self, at: int) -> None:
        self.state = self.lines[at].before
        del self.lines[at:]
        del self.record.lines[at:]
        self.record.end = None

    def _open_since(self, at: int) -> set[Seat]:
        """Seats for which nothing has changed since decision `at`: all that came was committed beside them."""
        if not 0 <= at < len(self.lines):
            return set()
        together = set(self.lines[at].actors)
        for line in self.lines[at:]:
            if line.seat == CHANCE or line.seat not in together or any(event.reveals for event in line.events):
                return set()
            together &= set(line.actors)
        return together & set(self.state.actors())

    def _undo_point(self, seat: Seat) -> int | None:
        for at in range(len(self.lines) - 1, -1, -1):
            line = self.lines[at]
            if line.seat == CHANCE or any(event.reveals for event in line.events):
                return None
            if line.seat == seat and not line.forced:
                return at
            if line.seat != seat and seat not in self._committed_beside(at):
                return None
        return None

    def _committed_beside(self, at: int) -> set[Seat]:
        """Seats whose own decision was open or committed in the same round of simultaneous decisions."""
        line = self.lines[at]
        beside = set(line.actors)
        for earlier in reversed(self.lines[:at]):
            alone = len(earlier.actors) < 2 and earlier.seat != line.seat
            if line.seat not in earlier.actors or alone or any(event.reveals for event in earlier.events):
                break
            beside |= set(earlier.actors)
        return beside - {line.seat}
