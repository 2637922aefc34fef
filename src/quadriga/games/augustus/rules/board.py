"""The components of Augustus as tables: objectives, rewards, tokens, legions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.core.components import data
from quadriga.core.components.checks import Part, once, refuse
from quadriga.games.augustus.rules import codes

BUILT_IN = Path(__file__).parents[1] / "data" / "components.json"

# What stands after the name of a power: symbols, a colour, or whole numbers with their greatest value.
POWER_SHAPES: dict[str, tuple[str | int, ...]] = {
    "extra_legions": (6,),
    "mobilise_symbol": ("symbol", 6),
    "mobilise_any": (6,),
    "take_two": (),
    "rearrange": (),
    "complete_objective": (),
    "remove_legions": (codes.PICKS,),
    "clear_objective": (),
    "lose_objective": (),
    "equivalence": ("symbol", "symbol"),
    "points_per_symbol": ("symbol", 50, 200),
    "points_per_colour": ("colour", 50),
    "points_per_red": (50,),
}
ATTACKS = ("remove_legions", "clear_objective", "lose_objective")


class Board:
    """Component data, checked, with every list the rules look things up in (AUG-1)."""

    def __init__(self, own: Mapping[str, Any], rules_version: int) -> None:
        self.components = data.merge(data.read(data.built_in(BUILT_IN, rules_version)), own)
        parts = Part(self.components).thing(
            "objectives_to_end", "legions", "row", "start_deal", "start_keep", "tokens", "rewards", "objectives"
        )
        self.goal = parts["objectives_to_end"].count(2, 8)
        legions = parts["legions"].thing("total", "per_player")
        self.per_player = legions["per_player"].count(1, 12)
        self.legions = legions["total"].count(codes.SEATS * self.per_player, 99)
        self.row = parts["row"].count(1, codes.ROW)
        self.deal = parts["start_deal"].count(1, 8)
        self.keep = parts["start_keep"].count(1, min(4, self.deal))
        tokens = parts["tokens"].thing(*codes.TOKEN_NAMES)
        # AUG-R5: without a joker the bag would run empty.
        self.tokens = [tokens[name].count(int(name == "joker"), 30) for name in codes.TOKEN_NAMES]
        self._read_rewards(parts["rewards"])
        self._read_objectives(parts["objectives"])

    def _read_rewards(self, part: Part) -> None:
        rewards = part.things(0, codes.REWARDS)
        self.rewards = list(rewards)
        self.reward_names = {}
        self.reward_kind, self.reward_what, self.reward_need, self.reward_points = [], [], [], []
        for name, reward in rewards.items():
            kind, what, need = self._reward(reward)
            self.reward_names[name] = reward.named("")
            self.reward_kind.append(kind)
            self.reward_what.append(what)
            self.reward_need.append(need)
            self.reward_points.append(reward["points"].count(0, 99))
        # The rules find these rewards by their number and their resource.
        rows = list(zip(self.reward_kind, self.reward_need, self.reward_what, strict=True))
        once(f"{part.where}.exactly", (need for kind, need, _ in rows if kind == codes.FOR_COUNT))
        resources = (codes.RESOURCE_NAMES[what] for kind, _, what in rows if kind == codes.FOR_RESOURCE)
        once(f"{part.where}.resource", resources)

    def _reward(self, reward: Part) -> tuple[int, int, int]:
        """The kind of a reward, the colour or resource it is for, and how many are needed."""
        fields = ("kind", "points")
        every = ("name", "colour", "need", "exactly", "resource")
        kind = reward.thing(*fields, optional=every)["kind"].one_of(codes.REWARD_KINDS)
        if kind == codes.FOR_COLOUR:
            reward.thing(*fields, "colour", "need", optional=["name"])
            return kind, reward["colour"].one_of(codes.COLOUR_NAMES), reward["need"].count(1, 20)
        if kind == codes.FOR_COUNT:
            reward.thing(*fields, "exactly", optional=["name"])
            return kind, codes.NONE, reward["exactly"].count(1, 20)
        if kind == codes.FOR_RESOURCE:
            reward.thing(*fields, "resource", optional=["name"])
            return kind, reward["resource"].one_of(codes.RESOURCE_NAMES), 1
        reward.thing(*fields, optional=["name"])
        return kind, codes.NONE, 1

    def _read_objectives(self, part: Part) -> None:
        """AUG-R37: doubtful objectives are played as transcribed; a player's own data can correct each of them."""
        objectives = part.things(codes.CARDS, codes.CARDS)
        for number in objectives:
            if not number.isdigit() or number != str(int(number)) or not 1 <= int(number) <= 999:
                refuse(
                    "data-objective-number",
                    name=number,
                    most=999,
                )
        self.objectives = sorted(objectives, key=int)
        self.names, self.colour, self.produces, self.slots = [], [], [], []
        self.points: list[int | None] = []
        self.power: list[int] = []
        self.power_values: list[list[int]] = []
        for number in self.objectives:
            card = objectives[number]
            card.thing("name", "colour", "resources", "points", "slots", "power", notes=("confidence", "doubt"))
            self.names.append(card["name"].text())
            self.colour.append(card["colour"].one_of(codes.COLOUR_NAMES))
            self.produces.append(sorted({r.one_of(codes.RESOURCE_NAMES) for r in card["resources"].items(0, 4)}))
            self.points.append(None if card["points"].value is None else card["points"].count(0, 99))
            self.slots.append(_slots(card["slots"], self.per_player))
            power, values = _power(card["power"])
            self.power.append(power)
            self.power_values.append(values)
        once(f"{part.where}.name", self.names)
        self.doubts = [objectives[number].value.get("doubt") for number in self.objectives]
        # AUG-R35: red objectives are those that attack, whatever their colour.
        self.red = [codes.POWER_NAMES[power] in ATTACKS for power in self.power]


def _slots(part: Part, most: int) -> list[int]:
    symbols = [symbol.one_of(codes.SYMBOL_NAMES) for symbol in part.items(1, most)]
    return [symbols.count(symbol) for symbol in range(codes.SYMBOLS)]


def _power(part: Part) -> tuple[int, list[int]]:
    if part.value is None:
        return codes.NO_POWER, []
    name = codes.POWER_NAMES[part.items(1, 4)[0].one_of(list(POWER_SHAPES)) + 1]
    shape = POWER_SHAPES[name]
    values = []
    for value, form in zip(part.items(len(shape) + 1, len(shape) + 1)[1:], shape, strict=True):
        if form == "symbol":
            values.append(value.one_of(codes.SYMBOL_NAMES))
        elif form == "colour":
            values.append(value.one_of(codes.COLOUR_NAMES))
        else:
            assert isinstance(form, int)
            values.append(value.count(1, form))
    return codes.POWER_NAMES.index(name), values
