"""What seats have decided ahead: kept with the match, seen by nobody else, played as soon as the seat is asked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from quadriga.core.errors import MoveError
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.service.errors import BadRequest, Refused
from quadriga.service.rows import PLAYING, SeatRow
from quadriga.service.running import RunningMatch
from quadriga.table import plans
from quadriga.table.plans import Step

MOST_LINES, MOST_STEPS = 12, 4
MOST_KEPT = 100
"""Of so many decisions of a seat that it can take back it is known what they left of its time."""


class PlannedMatch(RunningMatch):
    """A match in which who waits can decide ahead."""

    def plan(self, user_id: str, seat: Seat, lines: Sequence[Sequence[Step]]) -> None:
        """Decide ahead; no lines take back what was planned."""
        table = self._need_own(user_id, seat)
        if lines and seat in table.state.actors():
            raise Refused("plan-asked")
        if len(lines) > MOST_LINES or any(not 0 < len(line) <= MOST_STEPS for line in lines):
            raise BadRequest("plan-size", lines=MOST_LINES, steps=MOST_STEPS)
        number = table.match.game.notation.number
        for step in (step for line in lines for step in line):
            for text in (*step["actions"], *([] if step["when"] is None else [step["when"]])):
                number(text)
        kept = {"lines": [list(line) for line in lines], "since": len(table.match.log), "missed": None}
        self.seats[seat].plan = kept if lines else None

    def plan_mark(self, seat: Seat) -> str | None:
        """Names what a seat has planned, so that its own player notices when that is another plan."""
        kept = self.seats[seat].plan if seat != SPECTATOR else None
        return None if kept is None else hashlib.sha256(json.dumps(kept).encode()).hexdigest()[:12]

    def _after(self, now: float, mover: Seat | None = None) -> None:
        super()._after(now, mover)
        if self.row.status != PLAYING or self.table is None:
            return
        asked = self.table.state.actors()
        for seat in self.seats:
            if seat.seat in asked and seat.playing_bot is None and seat.plan is not None and seat.plan["lines"]:
                self._follow_plan(seat, seat.plan, now)
                return

    def _follow_plan(self, seat: SeatRow, plan: dict[str, Any], now: float) -> None:
        """The seat is asked: what it has planned is played, or given up with the reason kept for its player."""
        match = self.need_table().match
        step = plans.due(match, seat.seat, plan["lines"], plan["since"])
        if step is None:
            self._miss(seat, "unforeseen", plan["lines"][0][0]["actions"], now)
            return
        try:
            self._decide(seat.seat, step["actions"], None, now)
        except MoveError:
            self._miss(seat, "illegal", step["actions"], now)
            return
        left = plans.after(plan["lines"], step)
        seat.plan = {"lines": left, "since": len(match.log), "missed": None} if left else None
        # Nobody has to be called for what is answered.
        self.notices = [
            notice
            for notice in self.notices
            if notice["details"] != {"seat": seat.seat} or notice["notice"] != "your-turn"
        ]
        self._after(now, seat.seat)

    def _miss(self, seat: SeatRow, why: str, actions: Sequence[str], now: float) -> None:
        seat.plan = {"lines": [], "since": 0, "missed": {"why": why, "actions": list(actions)}}
        self._after(now)

    def _decide(self, seat: Seat, actions: Sequence[Any], revision: int | None, now: float) -> Any:
        """A seat takes a decision or a whole move; what its clock said before is kept, should it take that back."""
        table = self.need_table()
        before = self.pace.before(self.seats[seat], now)
        self._before = {actor: kept for actor, kept in self._before.items() if table.match.can_undo(actor)}
        played = table.play_all(seat, actions, revision)
        self._before[seat] = [*self._before.get(seat, ())[1 - MOST_KEPT :], before]
        return played
