"""A second opinion on Antike's legal moves: slow, plain, from the open position and the printed components alone."""

from __future__ import annotations

from typing import Any

import networkx as nx

UNITS = ("legion", "galley")
GOODS = ("marble", "iron", "gold")
PURSE = (*GOODS, "coin")
BASIC = ("wheel", "sailing", "market", "monarchy")
HIGHER = ("roads", "navigation", "currency", "democracy")
SUPPLIES = {"legion": "legions", "galley": "galleys"}
EMPTY: dict[str, Any] = {"city": None, "temple": False, "units": {}, "ready": {}, "armed": 0}


class Naive:
    """The position as a program without the engine sees it."""

    def __init__(
        self, view: dict[str, Any], board: dict[str, Any], seats: int, last: dict[str, Any] | None, searching: bool
    ) -> None:
        self.view = view
        self.board = board
        self.map = board["maps"][view["map"]]
        self.pending = view["pending"]
        self.nations = {n["id"]: n for n in view["nations"]}
        self.provinces = {p["id"]: view["provinces"].get(p["id"], EMPTY) for p in self.map["provinces"]}
        self.number = {name: k for k, name in enumerate(self.provinces)}
        self.ways = {unit: nx.Graph() for unit in UNITS}
        for border in self.map["borders"]:
            for unit, kind in (("legion", "land"), ("galley", "sea")):
                if border["kind"] in (kind, "mixed"):
                    self.ways[unit].add_edge(*border["between"])
        self.me = self.nations[view["nation"]] if view["nation"] else None
        self.seats = seats
        # Inside a search: the last choice of a list that is offered in order.
        self.last = last
        self.searching = searching

    # ---- helpers -------------------------------------------------------------------------------------------------

    def all_known(self) -> bool:
        return len(self.me["know_how"]) == 8

    def free_exchange(self) -> bool:
        return self.all_known() and self.view["rules"]["all_know_how"] == "free_exchange"

    def can_pay(self, good: str, amount: int) -> bool:
        stock = self.me["stock"]
        if self.free_exchange():
            return sum(stock.values()) >= amount
        return stock[good] + stock["coin"] >= amount

    def exchanges(self) -> set[str]:
        if not self.all_known() or self.view["rules"]["all_know_how"] == "free_exchange":
            return set()
        return {
            f"exchange {give} {take}"
            for give in GOODS
            for take in GOODS
            if give != take and self.me["stock"][give] >= 2 and self.view["bank"][take] != 0
        }

    def swaps(self) -> set[str]:
        """One for one, never back and forth."""
        if not self.view["rules"]["exchange_around"] or not self.free_exchange():
            return set()
        given, taken = self.pending["given"], self.pending["taken"]
        gives = [good for good in GOODS if self.me["stock"][good] and good not in taken]
        takes = [good for good in GOODS if self.view["bank"][good] and good not in given]
        return {f"swap {give} {take}" for give in gives for take in takes if give != take}

    def trades(self) -> set[str]:
        """What is exchanged before and after the action; a search looks only at what it would produce into."""
        if not self.view["rules"]["exchange_around"]:
            return set()
        found = self.swaps() | self.exchanges()
        if self.searching and self.view["decision"] == "exchange":
            return set()
        return {text for text in found if not self.searching or self.is_short(text.split()[1])}

    def is_short(self, good: str) -> bool:
        """Whether the bank has less than the cities of that kind would bring."""
        cities = [p for p in self.map["provinces"] if p["resource"] == good and p["id"] in self.own_cities()]
        income = sum(3 if self.provinces[city["id"]]["temple"] else 1 for city in cities)
        known = self.me["know_how"]
        income += 2 if "currency" in known else 1 if "market" in known else 0
        return bool(self.view["bank"][good] < income)

    def exchange(self) -> set[str]:
        return {"done"} | self.trades()

    def hostile(self, nation: str) -> bool:
        if nation == self.me["id"]:
            return False
        return self.view["rules"]["partner_attack"] or self.nations[nation]["seat"] != self.me["seat"]

    def foes(self, unit: str, place: str) -> list[str]:
        units = self.provinces[place]["units"]
        return [name for name in units if units[name][unit] and self.hostile(name)]

    def own_cities(self) -> list[str]:
        return [name for name, p in self.provinces.items() if p["city"] == self.me["id"]]

    def later(self, name: str) -> bool:
        """Whether a choice of this province comes after the last one in the list."""
        return self.last is None or self.number[name] >= self.number[self.last["province"]]

    # ---- decisions -----------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """What the decision itself offers; who is really asked, and not by a search, may change an order besides."""
        found = set(getattr(self, self.view["decision"])())
        nation_is_asked = self.view["decider"] and self.view["decision"] not in ("over", "take", "deal", "call")
        if nation_is_asked and self.view["rules"]["orders_any_time"] and not self.searching and len(found) > 1:
            found |= self.changes_of_orders()
        return found

    def over(self) -> set[str]:
        return set()

    def deal(self) -> set[str]:
        return {text.replace("take", "deal") for text in self.take()}

    def call(self) -> set[str]:
        seats = 2 if self.pairs() else len(self.nations)
        return {f"call {seat}" for seat in range(seats) if seat not in self.pending["called"]}

    def pairs(self) -> list[str]:
        """With two players, the nation by which each pair is named."""
        if len(self.nations) != 4 or self.seats != 2:
            return []
        return {"orient": ["persia", "greece"], "occident": ["romans", "germans"]}[self.view["map"]]

    def take(self) -> set[str]:
        names = self.pairs() or list(self.nations)
        return {f"take {name}" for name in names if self.nations[name]["seat"] is None}

    def start(self) -> set[str]:
        return {f"start {place}" for place in self.map["starts"][str(len(self.nations))][self.view["decider"]]}

    def instead(self) -> set[str]:
        return {f"instead {good}" for good in GOODS if self.view["bank"][good] != 0}

    def rondel(self) -> set[str]:
        ring = self.board["rondel"]
        purse = sum(self.me["stock"].values())
        if self.me["marker"] is None:
            found = {f"go {space}" for space in ring}
        else:
            at = ring.index(self.me["marker"])
            found = {f"go {ring[(at + steps) % 8]}" for steps in range(1, 9) if steps - 3 <= purse}
        return found | ({"orders"} if self.pending["orders_open"] else set()) | self.trades()

    def orders(self) -> set[str]:
        return {"done"} | self.changes_of_orders()

    def changes_of_orders(self) -> set[str]:
        found = set()
        for unit in UNITS:
            if unit not in self.pending["ordered"]:
                rest = {"ask", "always", "never"} - {self.nations[self.view["decider"]]["orders"][unit]}
                found |= {f"order {unit} {stance}" for stance in rest}
        return found

    def pay(self) -> set[str]:
        """Every unit after which the rest of the price can still be paid."""
        stock, rest = self.me["stock"], self.price()
        first = PURSE.index(self.last["resource"]) if self.last else 0
        ways = [name for name in PURSE if stock[name] and self.covers({**stock, name: stock[name] - 1}, rest, name)]
        stuck = sum(stock[name] for name in ways if PURSE.index(name) >= first) < self.pending["owed"]
        return {f"pay {name}" for name in ways if PURSE.index(name) >= first or stuck}

    def price(self) -> list[str]:
        """What is still owed, unit by unit: the kinds that each takes."""
        owed, bought = self.pending["owed"], self.pending["paying_for"]
        if bought == "rondel" or (self.free_exchange() and bought != "learn"):
            return ["any"] * owed
        if bought == "found":
            return list(GOODS[3 - owed :])
        return [{"temple": "marble", "arm": "iron", "learn": "gold"}[bought]] * owed

    def covers(self, stock: dict[str, int], price: list[str], paid: str) -> bool:
        """Whether a unit of this kind pays the first unit of a price, and this stock the rest of it."""
        if price[0] not in ("any", paid) and paid != "coin":
            return False
        rest = price[1:]
        if "any" in rest:
            return sum(stock.values()) >= len(rest)
        return sum(max(0, rest.count(good) - stock[good]) for good in GOODS) <= stock["coin"]

    def temple(self) -> set[str]:
        found = {"done"} | self.exchanges()
        if self.can_pay("marble", 5) and self.view["bank"]["temples"]:
            for name in self.own_cities():
                if not self.provinces[name]["temple"] and self.later(name):
                    found.add(f"temple {name}")
        return found

    def arm(self) -> set[str]:
        found = {"done"} | self.exchanges()
        if not self.can_pay("iron", 1):
            return found
        for name in self.own_cities():
            room = 3 if self.provinces[name]["temple"] else 1
            for k, unit in enumerate(UNITS):
                after = self.last is None or (self.number[name], k) >= (
                    self.number[self.last["province"]],
                    UNITS.index(self.last["unit"]),
                )
                fits = name in self.ways[unit] and self.me["units"][unit] < self.board["supplies"][SUPPLIES[unit]]
                if self.provinces[name]["armed"] < room and fits and after:
                    found.add(f"arm {unit} {name}")
        return found

    def learn(self) -> set[str]:
        found = {"done"} | self.exchanges()
        known = self.me["know_how"]
        every = [*BASIC, *HIGHER]
        for n, name in enumerate(every):
            first = name not in self.view["first_know_how"]
            price = (7 if first else 3) if name in BASIC else (10 if first else 5)
            ready = name in BASIC or BASIC[n - 4] in known
            after = self.last is None or n >= every.index(self.last["know_how"])
            if name not in known and ready and after and self.can_pay("gold", price):
                found.add(f"learn {name}")
        return found

    def maneuver(self) -> set[str]:
        found = {"done"}
        for name, province in self.provinces.items():
            for k, unit in enumerate(UNITS):
                for left in province["ready"].get(unit, {}):
                    for target in self.ways[unit][name]:
                        key = (k, -int(left), self.number[name], self.number[target])
                        if self.last is None or key >= self.last_key() or self.foes(unit, target):
                            found.add(f"move {unit} {name} {target} {left}")
                if province["units"].get(self.me["id"], {}).get(unit) and self.foes(unit, name):
                    found.add(f"fight {unit} {name}")
        if self.view["rules"]["maneuver"] == "free":
            found |= self.conquest()
        return found

    def last_key(self) -> tuple[int, int, int, int]:
        last = self.last
        return UNITS.index(last["unit"]), -last["left"], self.number[last["source"]], self.number[last["target"]]

    def conquest(self) -> set[str]:
        found = {"done"}
        for name, province in self.provinces.items():
            owner = province["city"]
            if owner is None or not self.hostile(owner) or self.nations[owner]["cities"] == 1:
                continue
            strength = sum(sum(counts.values()) for counts in province["ready"].values())
            if strength and strength >= self.defence(name):
                found.add(f"conquer {name}")
        return found

    def defence(self, name: str) -> int:
        province = self.provinces[name]
        owner = self.nations[province["city"]]
        bonus = 2 if "democracy" in owner["know_how"] else 1 if "monarchy" in owner["know_how"] else 0
        units = sum(province["units"].get(owner["id"], {}).values())
        return (3 if province["temple"] else 1) + units + bonus

    def enter(self) -> set[str]:
        return {"let-be"} | self.foe()

    def foe(self) -> set[str]:
        return {f"foe {name}" for name in self.foes(self.pending["unit"], self.pending["province"])}

    def asked(self) -> set[str]:
        answers = {"demand", "decline"}
        rules = self.view["rules"]
        with_orders = rules["orders_when_asked"] and not rules["orders_any_time"]
        return answers | self.changes_of_orders() if with_orders else answers

    def lose(self) -> set[str]:
        province = self.provinces[self.pending["province"]]
        unit = self.pending["unit"]
        ready = {int(left): count for left, count in province["ready"].get(unit, {}).items()}
        ready[0] = province["units"][self.me["id"]][unit] - sum(ready.values())
        first = self.last["left"] if self.last else 0
        stuck = sum(count for left, count in ready.items() if left >= first) < self.pending["losses"]
        return {f"lose {left}" for left, count in ready.items() if count and (left >= first or stuck)}

    def spend(self) -> set[str]:
        ready = self.provinces[self.pending["province"]]["ready"]
        groups = [(k, -int(left), n) for k, unit in enumerate(UNITS) for left, n in ready.get(unit, {}).items()]
        first = (UNITS.index(self.last["unit"]), -self.last["left"]) if self.last else (0, -9)
        stuck = sum(n for k, left, n in groups if (k, left) >= first) < self.pending["losses"]
        return {f"spend {UNITS[k]} {-left}" for k, left, _ in groups if (k, left) >= first or stuck}

    def give_up(self) -> set[str]:
        return {f"give-up {name}" for name in self.own_cities()}

    def found(self) -> set[str]:
        texts = {"done"} | self.exchanges() | (set() if self.searching else self.swaps())
        stock = self.me["stock"]
        missing = sum(1 for good in GOODS if stock[good] == 0)
        payable = sum(stock.values()) >= 3 if self.free_exchange() else missing <= stock["coin"]
        if payable and self.me["cities"] < self.board["supplies"]["cities"]:
            for name, province in self.provinces.items():
                if province["city"] is None and any(province["units"].get(self.me["id"], {}).values()):
                    if self.later(name):
                        texts.add(f"found {name}")
        return texts

    def card(self) -> set[str]:
        most = max(self.view["stacks"].values())
        return {f"gain {name}" for name, left in self.view["stacks"].items() if left == most}


def legal(
    view: dict[str, Any],
    board: dict[str, Any],
    seats: int,
    last: dict[str, Any] | None = None,
    searching: bool = False,
) -> set[str]:
    """The short texts of all legal actions of whoever has to decide."""
    return Naive(view, board, seats, last, searching).legal()
