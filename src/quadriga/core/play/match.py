"""A game being played: the state, its log, undo. Chance and forced decisions play themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from quadriga.core.errors import BadOption, BadRecord, CannotUndo, Stale
from quadriga.core.play.entries import Log, Standing
from quadriga.core.play.log import Decision, Entry, Undo, barrier_of, noticed
from quadriga.core.play.luck import AgreedLuck, Luck
from quadriga.core.play.record import Record
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, OMNISCIENT, Seat
from quadriga.core.title.events import Event
from quadriga.core.title.game import MOST_FORCED, Game, no_choice
from quadriga.core.title.notation import Form

KEPT_POSITIONS = 16
"""So many positions before the last decisions are kept for undo; earlier ones are played again from the start."""


@dataclass(frozen=True)
class Played:
    """What came of a chain of decisions: how many were taken, and why no more.

    `stopped` is None when all were taken, else `chance`, `another` (seat decides) or `over`.
    """

    done: int
    stopped: str | None = None


class Match:
    """One game in progress.

    >>> from quadriga import games, Match, Rng
    >>> match = Match(games.load("caesar").new(seats=2), Rng(3))
    >>> match.state.actors()
    [0]
    >>> seen = match.revision(0)
    >>> match.play(0, match.state.legal(0)[0], revision=seen)
    >>> match.record.lines[-1][0] == -1          # chance drew a new token
    True
    >>> match.play(0, match.state.legal(1)[0], revision=seen)
    Traceback (most recent call last):
    ...
    quadriga.core.errors.Stale: The match has moved on since you looked: look at it again and decide anew.
    """

    on_decision: Callable[[State, Seat, int], None] | None = None
    """Is told of every decision just before it is played: the position, the seat, the action."""

    def __init__(self, state: State, rng: Rng, fixed_draws: bool = False) -> None:
        if state != state.game.new(state.seats, state.options):
            raise BadOption("match-begun")
        self._begin(state, rng, fixed_draws=fixed_draws)
        self.advance()

    def _begin(
        self,
        state: State,
        rng: Rng,
        sandbox: bool = False,
        fixed_draws: bool = False,
        agreed: AgreedLuck | None = None,
    ) -> None:
        if not isinstance(rng, Rng):
            raise TypeError(f"a match needs an Rng, not {type(rng).__name__}")
        self.game: Game = state.game
        self.state = state.clone()
        self.is_sandbox = sandbox
        self.log = Log()
        """All that happened, undo included; it only grows."""
        self._unseen: Counter[Seat] = Counter()
        """By seat, how many of its entries nobody else could notice."""
        self.decisions = Standing(self.log)
        """The decisions that stand."""
        self._forgotten = 0
        """So many entries at the beginning of the log have let go of their events."""
        self._start = state.clone()
        self._first_luck: Luck | AgreedLuck = agreed or Luck.of(rng.branch().state, fixed_draws)
        self._luck = self._first_luck
        # The position and the luck before the last few standing decisions since a barrier, by their places.
        self._before: dict[int, tuple[State, Luck | AgreedLuck]] = {}

    @classmethod
    def resume(cls, record: Record, rng: Rng) -> Match:
        """Go on with a recorded game."""
        game = record.load_game()
        match = cls.__new__(cls)
        match._begin(game.new(record.seats, record.options), rng)
        for step in Record(**{**vars(record), "end": None}).replay():
            forced = step.seat != CHANCE and len(step.before.legal(step.seat)) == 1
            match._take(step.seat, step.action, forced)
        match.advance()
        return match

    @classmethod
    def sandbox(cls, state: State, rng: Rng) -> Match:
        """Try out a position: a match that begins in the middle of a game, and so has no record."""
        match = cls.__new__(cls)
        match._begin(state, rng, sandbox=True)
        match.advance()
        return match

    @classmethod
    def restore(
        cls,
        state: State,
        rng: Rng,
        log: Sequence[dict[str, Any]],
        sandbox: bool = False,
        agreed: AgreedLuck | None = None,
    ) -> Match:
        """The match whose log was kept as data (`log_data`), from the same start and the same generator.

        With luck that is `agreed` upon, chance follows from that alone, and waits where nothing is agreed yet.
        """
        match = cls.__new__(cls)
        match._begin(state, rng, sandbox, agreed=agreed)
        match.follow(log)
        match.advance()
        return match

    def follow(self, log: Sequence[dict[str, Any]]) -> None:
        """Do what happened elsewhere in the same match: the entries of its log, as data, that this one lacks."""
        for row in log:
            if "undo" in row:
                self._take_back(row["seat"], row["undo"], row["together"])
            else:
                action = self.game.notation.number(row["action"])
                self.state.check(row["seat"], action)
                self._take(row["seat"], action, row.get("forced", False), row.get("gesture"))

    def log_data(self, after: int = 0) -> list[dict[str, Any]]:
        """The log as plain data; with `after`, what came after that many entries."""
        return [self._row(entry) for entry in self.log[after:]]

    def _row(self, entry: Entry) -> dict[str, Any]:
        if isinstance(entry, Undo):
            return {"seat": entry.seat, "undo": list(entry.taken), "together": entry.together}
        row: dict[str, Any] = {"seat": entry.seat, "action": self.game.notation.text(entry.action)}
        if entry.forced:
            row["forced"] = True
        if entry.gesture is not None:
            row["gesture"] = entry.gesture
        return row

    # ---- looking ---------------------------------------------------------------------------------------------

    def revision(self, seat: Seat) -> int:
        """Names what lies before this seat (or SPECTATOR) now; it never comes again, not even after an undo.

        It counts what the seat could notice, so that it tells nothing of what others choose in secret.
        """
        hidden = sum(count for by, count in self._unseen.items() if seat not in (by, OMNISCIENT))
        return len(self.log) - hidden

    def mind(self, seat: Seat) -> Rng:
        """A generator for a bot at this seat: the same decisions meet the same bot, as they meet the same luck."""
        return self._luck.mind(seat, len(self.decisions))

    def since(self, seat: Seat, revision: int) -> list[Entry]:
        """What this seat could notice after a revision it had seen."""
        entries = self.entries_since(seat, revision)
        if entries and entries[0].number <= self._forgotten:
            self._recall_events(entries[0].number)
            return self.entries_since(seat, revision)
        return entries

    def entries_since(self, seat: Seat, revision: int) -> list[Entry]:
        """The same for who does not ask for events: old entries may have let go of theirs."""
        wanted = self.revision(seat) - max(0, revision)
        entries: list[Entry] = []
        for entry in reversed(self.log):
            if len(entries) >= wanted:
                break
            if noticed(entry, seat):
                entries.append(entry)
        return entries[::-1]

    @property
    def events(self) -> list[Event]:
        """All that has happened and was not taken back, in order."""
        self._recall_events(1)
        return [event for decision in self.decisions for event in decision.events]

    @property
    def record(self) -> Record:
        """The decisions that stand, as a record."""
        if self.is_sandbox:
            raise BadRecord("record-sandbox")
        record = Record.of(self._start)
        text = self.game.notation.text
        record.lines = [(decision.seat, text(decision.action)) for decision in self.decisions]
        outcome = self.state.outcome()
        if outcome is not None:
            record.close(outcome)
        return record

    def record_for(self, seat: Seat) -> str:
        """The record as far as a seat (or SPECTATOR) knows it, with `?` for what it does not; it cannot be replayed."""
        record = self.record
        record.lines = [(decider, text) for _, decider, text in self.known(seat)]
        return record.text(seen_by=seat)

    def known(self, seat: Seat) -> list[tuple[int, Seat, str]]:
        """The decisions that stand as far as a seat knows them: their entries' numbers, who decided, what, with `?`."""
        lines: list[tuple[int, Seat, str]] = []
        state = self._start.clone()
        shown = next((n for n in range(len(self.decisions), 0, -1) if self.decisions[n - 1].barrier), 0)
        for n, decision in enumerate(self.decisions):
            secret = self.game.secret(state, decision.seat, decision.action)
            action = self.game.action(decision.action)
            if secret is None or seat in secret.insiders or (secret.until_shown and n < shown):
                lines.append((decision.number, decision.seat, str(action)))
            elif decision.public:
                lines.append((decision.number, decision.seat, action.without(secret.fields)))
            state.play(decision.seat, decision.action)
        return lines

    def forget_events(self, keep: int) -> None:
        """Let go of the events of all but the last entries, to save memory; `since` and `events` bring them back."""
        upto = len(self.log) - keep
        if upto <= self._forgotten:
            return
        self.log.forget_events(upto)
        self.decisions.forget_events(upto)
        self._forgotten = upto

    def _recall_events(self, first: int) -> None:
        """Have the events of the entries from a number on again."""
        if first <= self._forgotten:
            again = Match.restore(self._start, Rng(0), self.log_data(), self.is_sandbox)
            again.forget_events(len(again.log) - first + 1)
            self.log, self.decisions, self._forgotten = again.log, again.decisions, again._forgotten

    # ---- playing ---------------------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Form, revision: int | None = None) -> None:
        """Take a decision, then let chance and forced decisions follow.

        `revision` is what the seat was looking at; if the match has moved on for it since, `Stale` is raised.
        """
        self._check_revision(seat, revision)
        number = self.game.notation.number(action)
        self.state.check(seat, number)
        self._take(seat, number)
        self.advance()

    def play_all(self, seat: Seat, actions: Sequence[Form], revision: int | None = None) -> Played:
        """Take a chain of decisions as one move: all of it, or up to where chance or another seat must decide.

        If one of them is not legal, none is taken. Forced decisions may be named or left out.
        """
        self._check_revision(seat, revision)
        chain, stopped = self._rehearse(seat, [self.game.notation.number(action) for action in actions])
        first = len(self.log) + 1
        for number, forced, _ in chain:
            self._take(seat, number, forced, first if len(chain) > 1 else None)
        self.advance()
        return Played(sum(named for _, _, named in chain), stopped)

    def _rehearse(self, seat: Seat, actions: list[int]) -> tuple[list[tuple[int, bool, bool]], str | None]:
        """The decisions of a chain with those left out: (action, whether it is forced, whether it was named)."""
        trial = self.state.clone()
        chain: list[tuple[int, bool, bool]] = []
        for action in actions:
            legal = trial.legal(seat)
            while chain and len(legal) == 1 and action not in legal:
                trial.play(seat, legal[0])
                chain.append((legal[0], True, False))
                legal = trial.legal(seat)
            if chain and not legal:
                if trial.is_over():
                    return chain, "over"
                return chain, "chance" if trial.actors() == [CHANCE] else "another"
            trial.play(seat, action)
            chain.append((action, legal == [action], True))
        return chain, None

    def advance(self) -> None:
        """Play chance and every decision that has one answer, until somebody has a choice."""
        for _ in range(MOST_FORCED):
            actors = self.state.actors()
            if not actors:
                return
            if actors == [CHANCE]:
                rng = self._luck.rng()
                if rng is None:
                    return
                self._take(CHANCE, self.state.sample(CHANCE, rng))
                continue
            forced = next(((seat, legal[0]) for seat in actors if len(legal := self.state.legal(seat)) == 1), None)
            if forced is None:
                return
            self._take(*forced, forced=True)
        raise no_choice(self.game)

    def _take(self, seat: Seat, action: int, forced: bool = False, gesture: int | None = None) -> None:
        if self.on_decision is not None:
            self.on_decision(self.state, seat, action)
        before = self.state.clone()
        actors = tuple(self.state.actors())
        events: list[Event] = []
        self.state.play(seat, action, events.append)
        public = bool(events) or tuple(self.state.actors()) != actors
        barrier = barrier_of(seat, events)
        decision = Decision(len(self.log) + 1, seat, action, actors, forced, gesture, tuple(events), public, barrier)
        self._note(decision)
        self._stand(decision, before)

    def _note(self, entry: Entry) -> None:
        self.log.append(entry)
        if not entry.public:
            self._unseen[entry.seat] += 1

    def _stand(self, decision: Decision, before: State) -> None:
        at = len(self.decisions)
        self.decisions.append(decision)
        if decision.barrier:
            self._before.clear()
        else:
            self._before[at] = before, self._luck
            self._before.pop(at - KEPT_POSITIONS, None)
        self._luck = self._luck.after(decision.seat, decision.action)

    def _check_revision(self, seat: Seat, revision: int | None) -> None:
        if revision is None:
            return
        now = self.revision(seat)
        later = self.entries_since(seat, revision)
        if not 0 <= revision <= now or not all(self._beside(entry, seat) for entry in later):
            raise Stale(revision=revision, now=now)

    def _beside(self, entry: Entry, seat: Seat) -> bool:
        """Whether an entry changed nothing for a seat: another one decided at the same time, unseen."""
        if isinstance(entry, Undo):
            return entry.seat != seat and all(self._beside(self.log[taken - 1], seat) for taken in entry.taken)
        return seat != entry.seat and seat in entry.actors and not entry.barrier

    # ---- taking back -----------------------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take its last decision back on its own."""
        return not isinstance(self._undo_point(seat), str)

    def barrier(self, seat: Seat) -> str | None:
        """Why this seat cannot take its last decision back on its own: a code of `CannotUndo`; None if it can."""
        point = self._undo_point(seat)
        return point if isinstance(point, str) else None

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last decision, or the whole gesture it was part of; refused past a barrier.

        A barrier is a result of chance, something revealed, the end of the game, or a decision another seat chose
        later. Decisions that others committed at the same time are kept.
        """
        point = self._undo_point(seat)
        if isinstance(point, str):
            raise CannotUndo(point, seat=seat)
        taken = [
            decision.number
            for at, decision in enumerate(self.decisions[point:], start=point)
            if decision.seat == seat or seat not in self._decided_beside(at)
        ]
        self._take_back(seat, taken, together=False)

    def undo_together(self, seat: Seat) -> None:
        """Take back this seat's last decision (or gesture) with all that followed, as all seats agreed."""
        for at in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[at].seat == seat and not self.decisions[at].forced:
                at = self._gesture_start(at)
                self._take_back(seat, [decision.number for decision in self.decisions[at:]], together=True)
                return
        raise CannotUndo("undo-nothing", seat=seat)

    def _take_back(self, seat: Seat, taken: Sequence[int], together: bool) -> None:
        """Leave out some of the standing decisions and play the rest again."""
        gone = set(taken)
        at = next((n for n, decision in enumerate(self.decisions) if decision.number in gone), None)
        if at is None:
            raise BadRecord("log-undo")
        kept = [decision for decision in self.decisions[at:] if decision.number not in gone]
        state, self._luck = self._moment(at)
        self.decisions.cut(at)
        self._before = {n: moment for n, moment in self._before.items() if n < at}
        self.state = state
        for decision in kept:
            before = state.clone()
            actors = tuple(state.actors())
            state.play(decision.seat, decision.action)
            self._stand(replace(decision, actors=actors), before)
        public = together or any(self.log[number - 1].public for number in taken)
        self._note(Undo(len(self.log) + 1, seat, tuple(taken), together, public))

    def _moment(self, at: int) -> tuple[State, Luck | AgreedLuck]:
        """The position and the luck before a standing decision: kept, or played again from the start."""
        kept = self._before.get(at)
        if kept is not None:
            return kept[0].clone(), kept[1]
        state, luck = self._start.clone(), self._first_luck
        for decision in islice(self.decisions, at):
            state.play(decision.seat, decision.action)
            luck = luck.after(decision.seat, decision.action)
        return state, luck

    def _undo_point(self, seat: Seat) -> int | str:
        """The standing decision from which this seat can take back, or the code of the barrier before it."""
        if self.state.is_over():
            return "undo-over"
        for at in range(len(self.decisions) - 1, -1, -1):
            decision = self.decisions[at]
            if decision.barrier:
                mine = any(one.seat == seat and not one.forced for one in islice(self.decisions, at + 1))
                return decision.barrier if mine else "undo-nothing"
            if decision.seat == seat and not decision.forced:
                return self._gesture_start(at)
            if decision.seat != seat and not decision.forced and seat not in self._decided_beside(at):
                return "undo-other"
        return "undo-nothing"

    def _gesture_start(self, at: int) -> int:
        """The first decision of the gesture that a standing decision belongs to, on this side of any barrier."""
        gesture = self.decisions[at].gesture
        while gesture is not None and at and self.decisions[at - 1].gesture == gesture:
            if self.decisions[at - 1].barrier:
                break
            at -= 1
        return at

    def _decided_beside(self, at: int) -> set[Seat]:
        """Seats that decided or still had to decide at the same time as a standing decision was taken."""
        decision = self.decisions[at]
        beside = set(decision.actors)
        for earlier in (self.decisions[n] for n in range(at - 1, -1, -1)):
            alone = len(earlier.actors) < 2 and earlier.seat != decision.seat
            if decision.seat not in earlier.actors or alone or earlier.barrier:
                break
            beside |= set(earlier.actors)
        return beside - {decision.seat}
