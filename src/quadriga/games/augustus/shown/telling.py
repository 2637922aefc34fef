"""Augustus in lines: one for a token drawn, with what everybody did with it, and one for an objective completed."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.title.telling import Clause, Item, Seen, Telling, Told, of


class AugustusTelling(Telling):
    """All place at once, so a draw is one line; whoever resolves an objective has a line for it."""

    starts = frozenset({"crier-chosen", "drew", "resolves", "bag-passed", "ended"})
    runs = frozenset({"dealt"})
    silent = frozenset(
        {"committed", "shown", "token-aside", "aims", "offered", "ave-caesar", "row-filled", "put-aside"}
    )

    def opens(self, line: Sequence[Seen], event: Seen) -> bool:
        last = line[-1] if line else {"event": "", "seat": None}
        if event["event"] in ("kept", "started"):
            return (last["event"], last["seat"]) != (event["event"], event["seat"])
        return super().opens(line, event)

    def tell(self, line: Sequence[Seen]) -> Told | None:
        first = line[0]
        seat = first["seat"]
        match first["event"]:
            case "dealt":
                known = [event for event in of(line, "dealt") if "objective" in event]
                return Told([Clause("dealt")], known, subject=False)
            case "kept" | "started":
                kept = [event["objective"] for event in of(line, "kept", "started")]
                return Told([Clause("kept", {"objectives": kept}, {"objectives": "objective"})], (), seat)
            case "drew":
                return self._drawn(line, seat)
            case "resolves":
                return self._completed(line, seat)
        return super().tell(line)

    def _drawn(self, line: Sequence[Seen], seat: int) -> Told:
        placed = [
            Item({"seat": event["seat"], "objective": event["objective"]}) for event in of(line, "placed", "put-down")
        ]
        drew = {"token": line[0]["token"]}
        if placed:
            clause = Clause("drew-placed", {**drew, "places": placed}, {"places": "placement"})
        else:
            clause = Clause("drew", drew)
        said = of(line, "drew", "placed", "put-down", "lifted", "stayed")
        return Told([clause], [event for event in self.spoken(line) if event not in said], seat)

    def _completed(self, line: Sequence[Seen], seat: int) -> Told:
        clauses = [Clause("completed", {"objective": line[0]["objective"]})]
        lost = [event for event in of(line, "removed", "cleared") if event["seat"] != seat]
        legions = sum(event.get("legions", 1) for event in lost)
        clauses += [Clause("struck", {"legions": legions})] if legions else []
        if losses := [Item({"seat": event["seat"], "objective": event["objective"]}) for event in of(line, "lost")]:
            clauses.append(self._took_away(losses))
        for key, event in (("rewarded", "rewarded"), ("resource", "resource-taken")):
            if rewards := [taken["reward"] for taken in of(line, event)]:
                clauses.append(Clause(key, {"rewards": rewards}, {"rewards": "reward"}))
        chosen = [event["objective"] for event in of(line, "chose")]
        if chosen:
            clauses.append(Clause("chose", {"objectives": chosen}, {"objectives": "objective"}))
        said = [
            *of(line, "rewarded", "chose"),
            *(event for event in of(line, "resource-taken") if event["holder"] is None),
        ]
        return Told(clauses, [event for event in self.spoken(line)[1:] if event not in said], seat)

    def _took_away(self, losses: Sequence[Item]) -> Clause:
        """Whose objectives are gone: French says it in another order of one player than of several."""
        if len(losses) > 1:
            return Clause("took-away", {"losses": losses}, {"losses": "loss"})
        [loss] = losses
        return Clause("took-one-away", {"player": loss.fields["seat"], "objective": loss.fields["objective"]})
