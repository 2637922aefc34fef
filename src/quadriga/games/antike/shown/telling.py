"""A turn of Antike in one line: what the nation did with its space of the rondel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from quadriga.core.title.telling import Clause, Item, Seen, Telling, Told, of

MOST_PLACES = 3
"""So many marches, or cities where units are armed, are told one by one; of more, how many units."""
PLACES = {"provinces": "province"}
SILENT = {"turn-began", "round-began", "went", "can-go-on", "lost-moves", "arming-ended", "maneuver-began"}
SAID = {
    "produced",
    "built-temple",
    "armed",
    "learnt",
    "moved",
    "conquered",
    "founded",
    "gained",
    "gained-extra",
    "fought",
}

MANY = {"moved-many": "moved", "armed-many": "armed"}
"""What is only counted, and so told one by one under the line."""


class AntikeTelling(Telling):
    """A line is a nation's turn; what others answer in it belongs to it."""

    starts = frozenset({"turn-began", "called", "took", "ended"})
    runs = frozenset({"dealt", "placed", "started"})
    silent = frozenset({*SILENT, "maneuver-ended", "occupied"})

    def tell(self, line: Sequence[Seen]) -> Told | None:
        match line[0]["event"]:
            case "dealt":
                return Told([Clause("dealt", {"nations": self._dealt(line)}, {"nations": "dealt"})], subject=False)
            case "took":
                # The nation by its name: from now on it is "you".
                return Told([Clause("took", line[0], {"nation": "plain:the-nation"})], (), line[0]["seat"])
            case "placed":
                order = [event["nation"] for event in of(line, "placed")]
                return Told([Clause("order", {"nations": order}, {"nations": "nation"})], subject=False)
            case "started":
                return Told([Clause("started")], of(line, "started"), subject=False)
            case "turn-began":
                return self._turn(line)
        return super().tell(line)

    def _dealt(self, line: Sequence[Seen]) -> list[Item]:
        """Who plays what: one nation, or a pair."""
        held: dict[int, list[str]] = {}
        for event in of(line, "dealt"):
            held.setdefault(event["seat"], []).append(event["nation"])
        bare = {"nation": "plain:nation", "other": "plain:nation"}
        pairs = [(seat, own[n : n + 2]) for seat, own in held.items() for n in range(0, len(own), 2)]
        return [Item({"seat": seat, "nation": own[0], "other": [*own, None][1]}, bare) for seat, own in pairs]

    def _turn(self, line: Sequence[Seen]) -> Told | None:
        nation, seat = line[0]["nation"], line[0]["seat"]
        own = [event for event in line if event.get("nation") == nation]
        went = of(own, "went")
        if not went:
            return None
        clauses = [*self._worked(own), *self._marched(own), *self._won(own)]
        said = SAID - {MANY[clause.key] for clause in clauses if clause.key in MANY} | {"paid"}
        details = [event for event in self.spoken(line) if event["event"] not in said]
        return Told(clauses or [Clause("went", went[0])], [*self._paid(own), *details], seat, ("nation", nation))

    def _worked(self, own: Sequence[Seen]) -> list[Clause]:
        """Produced, built, armed, learnt."""
        clauses = [Clause("produced", event) for event in of(own, "produced")]
        if built := [event["province"] for event in of(own, "built-temple")]:
            clauses.append(Clause("built", {"provinces": built}, PLACES))
        armed = Counter((event["unit"], event["province"]) for event in of(own, "armed"))
        if len(armed) > MOST_PLACES:
            clauses.append(Clause("armed-many", {"count": armed.total()}))
        elif armed:
            units = [Item({"unit": unit, "province": at, "count": n}) for (unit, at), n in armed.items()]
            clauses.append(Clause("armed", {"units": units}, {"units": "armed"}))
        if learnt := [event["know_how"] for event in of(own, "learnt")]:
            clauses.append(Clause("learnt", {"know_hows": learnt}, {"know_hows": "know_how"}))
        return clauses

    def _marched(self, own: Sequence[Seen]) -> list[Clause]:
        """Where units went, each from its first place to its last."""
        marches: list[list[str]] = []
        for event in own:
            if event["event"] == "moved":
                # A unit that could go on has gone on; which of several does not matter.
                going = next(
                    (
                        march
                        for march in marches
                        if march[0] == event["unit"] and march[3:] and march[2] == event["source"]
                    ),
                    None,
                )
                if going is not None:
                    going[2:] = [event["target"]]
                else:
                    marches.append([event["unit"], event["source"], event["target"]])
            elif event["event"] == "can-go-on":
                able = [march for march in marches if march[0] == event["unit"] and march[2] == event["province"]]
                if able and not able[-1][3:]:
                    able[-1].append("goes on")
        # Who is back where they set out has not moved.
        marches = [march for march in marches if march[1] != march[2]]
        ways: Counter[tuple[Any, ...]] = Counter(tuple(march[:3]) for march in marches)
        if len(ways) > MOST_PLACES:
            return [Clause("moved-many", {"count": len(marches)})]
        kinds = {"source": "province", "target": "province"}
        units = [Item({"unit": unit, "source": a, "target": b, "count": n}, kinds) for (unit, a, b), n in ways.items()]
        return [Clause("moved", {"marches": units}, {"marches": "march"})] if units else []

    def _won(self, own: Sequence[Seen]) -> list[Clause]:
        """Fought, conquered, founded, and the personalities gained by it."""
        fights: dict[str, list[str]] = {}
        for event in of(own, "fought"):
            fights.setdefault(event["foe"], []).append(event["province"])
        clauses = [
            Clause("fought", {"foe": foe, "provinces": list(dict.fromkeys(at))}, {"foe": "nation", **PLACES})
            for foe, at in fights.items()
        ]
        conquered = [
            Item({"province": event["province"], "loser": event["loser"]}, {"loser": "nation"})
            for event in of(own, "conquered")
        ]
        if conquered:
            clauses.append(Clause("conquered", {"conquests": conquered}, {"conquests": "conquest"}))
        if founded := [event["province"] for event in of(own, "founded")]:
            clauses.append(Clause("founded", {"provinces": founded}, PLACES))
        if gained := [event["figure"] for event in of(own, "gained", "gained-extra")]:
            clauses.append(Clause("gained", {"figures": gained}, {"figures": "figure"}))
        return clauses

    def _paid(self, own: Sequence[Seen]) -> list[Seen]:
        """Each resource paid once, however many times it was paid."""
        paid: Counter[str] = Counter()
        for event in of(own, "paid"):
            paid[event["resource"]] += event["amount"]
        payments = of(own, "paid")
        return [{**payments[0], "resource": resource, "amount": amount} for resource, amount in paid.items()]
