"""A placement of Caesar! in one line: the token, what it closed, what its bonus tokens did."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from quadriga.core.title.telling import Clause, Item, Seen, Telling, Told, of

SAID = ("placed", "placed-hidden", "closed", "senate-paid", "flipped-token", "flipped-marker", "recruited", "poisoned")
"""What the sentence itself says."""
EFFECTS = {
    "senate-paid": "senate",
    "flipped-token": "flipped-token",
    "flipped-marker": "flipped-marker",
    "recruited": "recruited",
    "gained-turn": "again",
}

CLOSED = ("took", "gave", "closed")
"""Of what a placement does twice at most, on both sides of its border."""


class CaesarTelling(Telling):
    """A line begins with a token placed; all that Auto-Crassus does with one tile is one line."""

    starts = frozenset({"placed", "placed-hidden", "passed", "tile-drawn", "ended"})
    runs = frozenset({"dealt", "hand-shown", "face-shown"})
    silent = frozenset({"turn-began", "resolves", "resolved", "extra-turn", "gained-turn", "skipped-draw"})

    def begins(self, event: Seen) -> bool:
        # Auto-Crassus, whose seat is nobody's, places in the middle of what a tile tells him to do.
        return event["event"] in self.starts and (
            event["seat"] is not None or event["event"] in ("tile-drawn", "ended")
        )

    def opens(self, line: Sequence[Seen], event: Seen) -> bool:
        if event["event"] == "drew" and event["why"] == "start":
            return not line or line[-1]["event"] != "drew"
        return super().opens(line, event)

    def tell(self, line: Sequence[Seen]) -> Told | None:
        first = line[0]
        if first["event"] == "dealt":
            return Told([Clause("dealt")], subject=False)
        if first["event"] == "drew":
            known = [event for event in of(line, "drew") if "token" in event]
            return Told([Clause("drew-first")], known, subject=False)
        if first["event"] in ("hand-shown", "face-shown"):
            return Told([Clause(first["event"])], line, subject=False)
        if first["event"] not in ("placed", "placed-hidden", "tile-drawn"):
            return super().tell(line)
        side = first["side"]
        clauses = self._joined([clause for event in line for clause in self._clauses(line, event, side)])
        details = [event for event in self.spoken(line) if event["event"] not in SAID and self._is_news(event, line)]
        return Told(clauses or [Clause("waited")], details, first["seat"])

    def _clauses(self, line: Sequence[Seen], event: Seen, side: str) -> list[Clause]:
        key = event["event"]
        if key == "placed":
            return [Clause("placed", event)]
        if key == "placed-hidden":
            return [Clause("hid", {"border": event["border"]})]
        if key == "closed":
            return [self._closed(line, event, side)]
        if key == "poisoned":
            return [Clause("poisoned", {"player": event["seat"], "token": event["token"]})]
        if key == "drew" and event["why"] == "wealth" and event is of(line, "drew")[0]:
            count = sum(drawn["why"] == "wealth" for drawn in of(line, "drew"))
            return [Clause("wealth", {"count": count})]
        return [Clause(EFFECTS[key], event)] if key in EFFECTS else []

    def _closed(self, line: Sequence[Seen], event: Seen, side: str) -> Clause:
        """Who controls a province that was closed: the one who closed it, the other one, nobody."""
        for marker in of(line, "put-marker"):
            if marker["source"] == "provinces" and marker["province"] == event["province"]:
                most, least = sorted((event["caesar"], event["pompey"]), reverse=True)
                figures = {"province": event["province"], "most": most, "least": least}
                if marker["side"] == side:
                    return Clause("took", figures)
                return Clause("gave", {**figures, "player": marker["seat"]})
        return Clause("closed", {"province": event["province"]})

    def _joined(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Two provinces closed in the same way in one clause."""
        joined: list[Clause] = []
        for (key, player), alike in groupby(clauses, key=lambda clause: (clause.key, clause.fields.get("player"))):
            several = list(alike)
            if key in CLOSED and len(several) > 1:
                provinces = [
                    Item(clause.fields) if "most" in clause.fields else clause.fields["province"] for clause in several
                ]
                kinds = {"provinces": "province" if key == "closed" else "totals"}
                joined.append(Clause(f"{key}-several", {"provinces": provinces, "player": player}, kinds))
            else:
                joined += several
        return joined

    def _is_news(self, event: Seen, line: Sequence[Seen]) -> bool:
        """Not that a marker lies where the sentence says it, nor that a token was drawn that nobody saw."""
        if event["event"] == "put-marker":
            return event["source"] in ("italia", "borders")
        return event["event"] != "drew" or "token" in event
