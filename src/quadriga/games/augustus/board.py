"""The components of Augustus as tables: objectives, rewards, tokens, legions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.core import data
from quadriga.games.augustus import codes

BUILT_IN = Path(__file__).with_name("data") / "components.json"
TITLE = "Augustus"

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
        self.components = data.merge(data.read(data.built_in(BUILT_IN, rules_version)), own, TITLE)
        try:
            self._read()
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            data.need(False, TITLE, f"a value is missing or of the wrong kind ({error})")

    def _read(self) -> None:
        parts = self.components
        self.goal = _count(parts["objectives_to_end"], 2, 8, "objectives_to_end")
        self.legions = _count(parts["legions"]["total"], 1, 99, "total")
        self.per_player = _count(parts["legions"]["per_player"], 1, 12, "per_player")
        _need(self.legions >= codes.SEATS * self.per_player, "there must be enough legions for six players")
        self.row = _count(parts["row"], 1, codes.ROW, "row")
        self.deal = _count(parts["start_deal"], 1, 8, "start_deal")
        self.keep = _count(parts["start_keep"], 1, 4, "start_keep")
        _need(self.keep <= self.deal, "no more objectives can be kept than are dealt")
        self.tokens = [_count(parts["tokens"][name], 0, 30, f"tokens {name}") for name in codes.TOKEN_NAMES]
        _need(self.tokens[codes.JOKER] > 0, "the bag needs a joker, or it runs empty")  # AUG-R5
        self._read_rewards(parts["rewards"])
        self._read_objectives(parts["objectives"])

    def _read_rewards(self, rewards: dict[str, Any]) -> None:
        self.rewards = list(rewards)
        _need(len(self.rewards) <= codes.REWARDS, f"there may be at most {codes.REWARDS} rewards")
        self.reward_kind = []
        self.reward_what = []
        self.reward_need = []
        self.reward_points = []
        for reward in rewards.values():
            kind = _one_of(reward["kind"], codes.REWARD_KINDS, "kind of reward")
            what, need = codes.NONE, 1
            if kind == codes.FOR_COLOUR:
                what = _one_of(reward["colour"], codes.COLOUR_NAMES, "colour")
                need = _count(reward["need"], 1, 20, "need")
            elif kind == codes.FOR_COUNT:
                need = _count(reward["exactly"], 1, 20, "exactly")
            elif kind == codes.FOR_RESOURCE:
                what = _one_of(reward["resource"], codes.RESOURCE_NAMES, "resource")
            self.reward_kind.append(kind)
            self.reward_what.append(what)
            self.reward_need.append(need)
            self.reward_points.append(_count(reward["points"], 0, 99, "points of a reward"))
        for kind, values in ((codes.FOR_COUNT, self.reward_need), (codes.FOR_RESOURCE, self.reward_what)):
            found = [value for value, this in zip(values, self.reward_kind, strict=True) if this == kind]
            _need(len(set(found)) == len(found), "two rewards for a number or a resource are the same")

    def _read_objectives(self, objectives: dict[str, Any]) -> None:
        """AUG-R37: doubtful objectives are played as transcribed; a player's own data can correct each of them."""
        _need(len(objectives) == codes.CARDS, f"there are {codes.CARDS} objectives")
        self.objectives = sorted(objectives, key=int)
        cards = [objectives[number] for number in self.objectives]
        self.names = [str(card["name"]) for card in cards]
        _need(len(set(self.names)) == len(self.names), "two objectives share a name")
        self.colour = [_one_of(card["colour"], codes.COLOUR_NAMES, "colour") for card in cards]
        self.produces = [
            sorted({_one_of(r, codes.RESOURCE_NAMES, "resource") for r in card["resources"]}) for card in cards
        ]
        self.points = [None if card["points"] is None else _count(card["points"], 0, 99, "points") for card in cards]
        self.slots = [_slots(card["slots"], self.per_player) for card in cards]
        powers = [_power(card["power"]) for card in cards]
        self.power = [power[0] for power in powers]
        self.power_values = [power[1] for power in powers]
        # AUG-R35: red objectives are those that attack, whatever their colour.
        self.red = [codes.POWER_NAMES[power] in ATTACKS for power in self.power]
        self.doubts = [card.get("doubt") for card in cards]


def _need(holds: bool, message: str) -> None:
    data.need(holds, TITLE, message)


def _count(value: Any, least: int, most: int, what: str) -> int:
    _need(type(value) is int and least <= value <= most, f"'{what}' is a whole number from {least} to {most}")
    return int(value)


def _one_of(name: Any, names: tuple[str, ...], what: str) -> int:
    _need(name in names, f"there is no {what} '{name}'; choose one of {', '.join(names)}")
    return names.index(name)


def _slots(symbols: Any, most: int) -> list[int]:
    _need(isinstance(symbols, list) and 1 <= len(symbols) <= most, f"an objective has a list of 1 to {most} slots")
    found = [_one_of(symbol, codes.SYMBOL_NAMES, "symbol") for symbol in symbols]
    return [found.count(symbol) for symbol in range(codes.SYMBOLS)]


def _power(words: Any) -> tuple[int, list[int]]:
    if words is None:
        return codes.NO_POWER, []
    _need(isinstance(words, list) and bool(words) and words[0] in POWER_SHAPES, f"there is no power {words!r}")
    shape = POWER_SHAPES[words[0]]
    _need(len(words) == len(shape) + 1, f"the power '{words[0]}' needs {len(shape)} values")
    values = []
    for value, form in zip(words[1:], shape, strict=True):
        if form == "symbol":
            values.append(_one_of(value, codes.SYMBOL_NAMES, "symbol"))
        elif form == "colour":
            values.append(_one_of(value, codes.COLOUR_NAMES, "colour"))
        else:
            assert isinstance(form, int)
            values.append(_count(value, 1, form, f"value of {words[0]}"))
    return codes.POWER_NAMES.index(words[0]), values
