"""A turn of L'Empire de César in one line: the roads, the city and its wealth, what it paid to whom."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.title.telling import Clause, Item, Seen, Telling, Told, of


class EmpireTelling(Telling):
    """A line begins where somebody sets out for a city; the wealth laid out at the start is one line."""

    starts = frozenset({"begins", "chose", "passed", "bonus", "ended"})
    runs = frozenset({"dealt"})
    silent = frozenset({"turn-began", "chose", "asked"})

    def tell(self, line: Sequence[Seen]) -> Told | None:
        first = line[0]
        if first["event"] == "dealt":
            return Told([Clause("dealt")], subject=False)
        if first["event"] != "chose":
            return super().tell(line)
        seat = first["seat"]
        said = [event for event in of(line, "built", "took") if event["seat"] == seat]
        scored = of(line, "scored")
        roads = sum(event["pieces"] for event in of(line, "built"))
        clauses = [Clause("built", {"roads": roads})] if roads else []
        clauses += [Clause("took", event) for event in of(line, "took")]
        clauses += [Clause("scored", {"points": event["points"]}) for event in scored if event["seat"] == seat]
        shares = [Item({"seat": event["seat"], "points": event["points"]}) for event in scored if event["seat"] != seat]
        if shares:
            clauses.append(Clause("gave", {"shares": shares}, {"shares": "share"}))
        details = [event for event in self.spoken(line) if event not in said and event not in scored]
        return Told(clauses or [Clause("set-out", first)], details, seat)
