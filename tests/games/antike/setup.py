"""Positions of Antike set up by name, and decisions played by their short texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, OMNISCIENT
from quadriga.core.title import registry
from quadriga.core.title.events import Event
from quadriga.games.antike.rules import codes


class Setup:
    """A game on the table. Nation n of the map sits at seat n unless `dealt` is False; with two seats, by pairs."""

    def __init__(
        self,
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        own: Mapping[str, Any] | None = None,
        dealt: bool = True,
        rules_version: int | None = None,
    ) -> None:
        self.game = registry.load("antike", own, rules_version)
        self.state = self.game.new(seats, dict(options or {}))
        self.side = self.game.board.maps[self.state.options["map"]]
        self.events: list[dict[str, Any]] = []
        self.record = Record.of(self.state)
        if dealt:
            for nation in self.side.nations:
                if self.state.actors() == [CHANCE] and f"deal {nation}" in self.legal():
                    self.play(f"deal {nation}")
        self.events.clear()

    # ---- looking -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.state, OMNISCIENT)

    @property
    def decision(self) -> str:
        return str(self.view["decision"])

    def nation(self, name: str) -> dict[str, Any]:
        return next(n for n in self.view["nations"] if n["id"] == name)

    def province(self, name: str) -> dict[str, Any]:
        empty = {"city": None, "temple": False, "defence": None, "units": {}, "ready": {}, "armed": 0}
        return dict(self.view["provinces"].get(name, empty))

    @property
    def free(self) -> list[str]:
        """The provinces without a city."""
        return [name for name in self.side.provinces if self.province(name)["city"] is None]

    def stock(self, name: str) -> list[int]:
        """Marble, iron, gold, coins."""
        return list(self.nation(name)["stock"].values())

    def units(self, nation: str, place: str) -> tuple[int, int]:
        """Legions and galleys of a nation in a province."""
        found = self.province(place)["units"].get(nation, {"legion": 0, "galley": 0})
        return found["legion"], found["galley"]

    def actor(self) -> int:
        return self.state.actors()[0]

    def legal(self) -> set[str]:
        seats = self.state.actors()
        return {self.game.notation.text(a) for a in self.state.legal(seats[0])} if seats else set()

    def decisions(self) -> list[int]:
        """What is legal but for standing orders, which may be changed at any question (ANT-R21)."""
        orders = range(codes.ORDER_AT, codes.INSTEAD_AT)
        return [action for action in self.state.legal(self.actor()) if action not in orders]

    def choices(self) -> set[str]:
        """The same as texts."""
        return {self.game.notation.text(action) for action in self.decisions()}

    @property
    def searches(self) -> bool:
        """Whether this is a state inside a search."""
        return bool(self.state.offered_from != codes.NONE)

    def happened(self, key: str) -> list[dict[str, Any]]:
        """The events of that kind since the table was set up or `events` was cleared."""
        return [event for event in self.events if event["event"] == key]

    # ---- playing -------------------------------------------------------------------------------------------------

    def play(self, *texts: str) -> Setup:
        """Play decisions, each for whoever has to decide."""
        for text in texts:
            seat = self.actor()
            seen: list[Event] = []
            self.state.play(seat, self.game.notation.number(text), seen.append)
            self.record.lines.append((seat, text))
            self.events += [event.seen_by(OMNISCIENT) for event in seen]
        assert self.faults == []
        return self

    def finish_turn(self) -> Setup:
        """Do nothing more until somebody has a rondel move to make."""
        while not self.state.is_over() and self.decision != "rondel":
            legal = self.legal()
            quiet = next((text for text in ("done", "let-be", "decline") if text in legal), None)
            self.play(quiet or sorted(self.choices())[0])
        return self

    def finish_to(self, decision: str) -> Setup:
        """Be done with whatever comes before a decision of this kind."""
        while self.decision != decision:
            self.play("done")
        return self

    def pass_turn(self) -> Setup:
        """Move one step and do nothing."""
        space = self.nation(self.view["nation"])["marker"]
        ring = self.game.board_data()["rondel"]
        step = ring[0] if space is None else ring[(ring.index(space) + 1) % 8]
        return self.play(f"go {step}").finish_turn()

    def until(self, nation: str) -> Setup:
        """Let the others pass until this nation has a rondel move to make."""
        while self.view["nation"] != nation or self.decision != "rondel":
            self.pass_turn()
        self.events.clear()
        return self

    # ---- setting up ----------------------------------------------------------------------------------------------

    def change(self, **fields: Any) -> Setup:
        self.state._overwrite({**self.state.data(), **fields})
        return self

    def n(self, nation: str) -> int:
        return self.side.nations.index(nation)

    def p(self, place: str) -> int:
        return self.side.provinces.index(place)

    def turn(self, nation: str) -> Setup:
        """It is this nation's turn, before its rondel move."""
        data = self.state.data()
        n = self.n(nation)
        opened = 0 if self.state.tables.orders_any_time else 1
        self.change(turn=data["order"].index(n), nation=n, decider=n, decision=codes.RONDEL, orders_open=opened)
        self.events.clear()
        return self

    def has(self, nation: str, marble: int = 0, iron: int = 0, gold: int = 0, coin: int = 0) -> Setup:
        """Exactly this stock; coins come from or go to the bank, and so do units with a limit."""
        data = self.state.data()
        at = self.n(nation) * 4
        for r, amount in enumerate((marble, iron, gold, coin)):
            if r == codes.COIN or self.state.options["bank_limit"] != "none":
                data["bank"][r] += data["stock"][at + r] - amount
            data["stock"][at + r] = amount
        return self.change(**data)

    def bank(self, **amounts: int) -> Setup:
        """Exactly this much in the bank; what is missing goes to the last nation in turn order."""
        data = self.state.data()
        rich = data["order"][self.state.tables.nations - 1]
        for name, amount in amounts.items():
            r = codes.RESOURCES.index(name)
            data["stock"][rich * 4 + r] += data["bank"][r] - amount
            data["bank"][r] = amount
        return self.change(**data)

    def city(self, nation: str, *places: str, temple: bool = False) -> Setup:
        """Cities of a nation, taken from whoever has them."""
        for place in places:
            self.no_city(place)
            data = self.state.data()
            n, p = self.n(nation), self.p(place)
            data["owner"][p] = n
            data["city"][n] |= 2**p
            data["city_count"][n] += 1
            if temple:
                data["temple"] |= 2**p
                data["temple_count"][n] += 1
                data["temples_left"] -= 1
            self.change(**data)
        return self

    def no_city(self, *places: str) -> Setup:
        for place in places:
            data = self.state.data()
            p = self.p(place)
            n = data["owner"][p]
            if n == codes.NONE:
                continue
            data["owner"][p] = codes.NONE
            data["city"][n] &= ~(2**p)
            data["city_count"][n] -= 1
            if data["temple"] >> p & 1:
                data["temple"] &= ~(2**p)
                data["temple_count"][n] -= 1
                data["temples_left"] += 1
            self.change(**data)
        return self

    def army(self, nation: str, place: str, legion: int = 0, galley: int = 0) -> Setup:
        """Exactly these units of a nation in a province."""
        data = self.state.data()
        n, p = self.n(nation), self.p(place)
        for kind, count in enumerate((legion, galley)):
            at = (n * 2 + kind) * codes.PROVINCES + p
            data["unit_total"][n * 2 + kind] += count - data["units"][at]
            data["units"][at] = count
            data["has"][n * 2 + kind] &= ~(2**p)
            data["has"][n * 2 + kind] |= 2**p if count else 0
        return self.change(**data)

    def knows(self, nation: str, *know_hows: str) -> Setup:
        """Know-hows of a nation, with the basic ones they need."""
        data = self.state.data()
        for name in know_hows:
            k = codes.KNOW_HOWS.index(name)
            for bit in (k, k % 4):
                data["know"][self.n(nation)] |= 2**bit
                data["acquired"] |= 2**bit
        return self.change(**data)

    def cards(self, nation: str, **counts: int) -> Setup:
        """Exactly these personalities, by stack."""
        data = self.state.data()
        for name, count in counts.items():
            s = codes.STACK_NAMES.index(name)
            at = self.n(nation) * codes.STACKS + s
            data["stack"][s] += data["cards"][at] - count
            data["cards"][at] = count
        return self.change(**data)

    def marker(self, nation: str, space: str) -> Setup:
        data = self.state.data()
        data["marker"][self.n(nation)] = self.state.tables.ring_at[codes.SPACES.index(space)]
        return self.change(**data)

    def order(self, nation: str, unit: str, stance: str) -> Setup:
        data = self.state.data()
        data["stance"][self.n(nation) * 2 + codes.UNITS.index(unit)] = codes.STANCES.index(stance)
        return self.change(**data)

    def searching(self) -> Setup:
        """A state inside a search: choices that come to the same are offered in one order."""
        return self.change(offered_from=0)

    @property
    def faults(self) -> list[str]:
        """What is wrong with the position, be it of a game or inside a search."""
        position = self.state.clone()
        position.restore({**self.state.data(), "offered_from": codes.NONE})
        return self.game.faults(position)

    @property
    def last_choice(self) -> dict[str, Any] | None:
        """Inside a search, the last choice of the list that is being offered in order."""
        state, last, places = self.state, self.state.offered_from, self.side.provinces
        if last in (codes.NONE, 0):
            return None
        if state.decision in (codes.MANEUVER, codes.CONQUEST):
            group, province, goal = last // 64 // codes.PROVINCES, last // 64 % codes.PROVINCES, last % 64
            return {
                "unit": codes.UNITS[group // 3],
                "left": 3 - group % 3,
                "source": places[province],
                "target": places[goal],
            }
        if state.decision == codes.PAYING:
            return {"resource": codes.RESOURCES[last]}
        if state.decision == codes.ARMING:
            return {"province": places[last // 2], "unit": codes.UNITS[last % 2]}
        if state.decision == codes.LEARNING:
            return {"know_how": codes.KNOW_HOWS[last]}
        if state.decision == codes.LOSING:
            return {"left": last}
        if state.decision == codes.SPENDING:
            return {"unit": codes.UNITS[last // 3], "left": 3 - last % 3}
        return {"province": places[last]}


def crowded(seats: int, options: Mapping[str, str], seed: int, own: Mapping[str, Any] | None = None) -> Setup:
    """A late position made at random: many cities, temples, units, know-hows and goods, so that nations clash."""
    table = Setup(seats, options, own, dealt=False)
    rng = Rng(seed)
    while table.state.actors() and table.decision in ("deal", "call", "take", "start", "instead"):
        table.state.play(table.actor(), table.state.sample(table.actor(), rng))
    nations = table.side.nations[: table.state.tables.nations]
    tables = table.state.tables
    board = table.game.board
    for nation in nations:
        n = table.n(nation)
        for _ in range(rng.below(max(1, board.city_tokens - 2))):
            place = table.side.provinces[rng.below(tables.provinces)]
            data = table.state.data()
            if data["owner"][table.p(place)] == codes.NONE and data["city_count"][n] < board.city_tokens:
                table.city(nation, place, temple=rng.below(2) == 0 and data["temples_left"] > 0)
        for _ in range(rng.below(7)):
            table.knows(nation, codes.KNOW_HOWS[rng.below(8)])
        if rng.below(3) == 0:
            table.knows(nation, *codes.KNOW_HOWS)
        siege = rng.below(tables.provinces)
        for kind in range(2):
            for _ in range(rng.below(board.unit_supply[kind] + 1)):
                p = siege if rng.below(2) else rng.below(tables.provinces)
                if tables.habitable[kind] >> p & 1 and table.state.unit_total[n * 2 + kind] < board.unit_supply[kind]:
                    counts = [table.state.units[(n * 2 + k) * codes.PROVINCES + p] for k in range(2)]
                    counts[kind] += 1
                    table.army(nation, table.side.provinces[p], *counts)
            table.order(nation, codes.UNITS[kind], codes.STANCES[rng.below(3)])
        coins = min(rng.below(4), table.state.bank[codes.COIN])
        if options.get("bank_limit", "none") == "none":
            table.has(nation, rng.below(12), rng.below(12), rng.below(20), coins)
        table.marker(nation, codes.SPACES[rng.below(8)])
    assert table.game.faults(table.state) == []
    return table.searching() if seed % 2 else table
