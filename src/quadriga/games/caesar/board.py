"""The components of Caesar! as tables: provinces, borders, tokens, bonus tokens, Command tiles."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.core import data
from quadriga.games.caesar import codes

BUILT_IN = Path(__file__).with_name("data") / "components.json"
TITLE = "Caesar!"


class Board:
    """Component data, checked, with every list the rules look things up in."""

    def __init__(self, own: Mapping[str, Any]) -> None:
        self.components = data.merge(data.read(BUILT_IN), own, TITLE)
        try:
            self._read()
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            data.need(False, TITLE, f"a value is missing or of the wrong kind ({error})")

    def _read(self) -> None:
        parts = self.components
        self.sides = [side["id"] for side in parts["sides"]]
        _need(len(self.sides) == 2, "there must be two sides")

        provinces = parts["provinces"]
        self.provinces = _ids(provinces, codes.PROVINCES, "provinces")
        self.province_names = [str(p["name"]) for p in provinces]
        self.spaces = [_count(p["marker_spaces"], 1, 2, "marker_spaces") for p in provinces]
        self.landlocked = [p["id"] in parts["landlocked"] for p in provinces]

        borders = parts["borders"]
        self.borders = _ids(borders, codes.BORDERS, "borders")
        self.between = [(self._province(b["between"][0]), self._province(b["between"][1])) for b in borders]
        _need(all(a != b for a, b in self.between), "a border must lie between two different provinces")
        self.icon = [_icon(b["icon"]) for b in borders]
        self.double = [bool(b["double_circle"]) for b in borders]
        touched = {p for pair in self.between for p in pair}
        _need(len(touched) == len(self.provinces), "every province needs a border")

        ordinary, centurions = parts["influence_tokens"], parts["centurion_tokens"]
        tokens = [*ordinary, *centurions]
        self.tokens = _ids(tokens, codes.TOKENS, "influence and centurion tokens")
        self.values = [_values(t["values"]) for t in tokens]
        self.icons = [sorted({_icon(i) for i in t["icons"] if i != "laurel"}) for t in tokens]
        self.laurel = ["laurel" in t["icons"] for t in tokens]
        _need(all(any(pair) for pair in zip(self.icons, self.laurel, strict=True)), "every token needs an icon")
        # For each set of icons, the kinds that fit a space with one of them, both as masks; a laurel fits any (CAE-3).
        own = [sum(2**icon for icon in icons) for icons in self.icons]
        own = [2 ** len(codes.ICONS) - 1 if laurel else mask for mask, laurel in zip(own, self.laurel, strict=True)]
        self.fitting = [
            sum(2**kind for kind, mask in enumerate(own) if mask & icons) for icons in range(2 ** len(codes.ICONS))
        ]
        self.in_bag = [_count(t["count"], 0, 16, "count") for t in ordinary] + [0] * len(centurions)
        self.in_camp = [0] * len(ordinary) + [_count(t["count"], 0, 16, "count") for t in centurions]

        bonuses = parts["bonus_tokens"]
        self.bonuses = _ids(bonuses, codes.BONUSES, "bonus_tokens")
        self.effects = [[_effect(e) for e in b["effects"]] for b in bonuses]
        _need(
            all(1 <= len(e) <= codes.EFFECTS for e in self.effects), f"a bonus token has 1 to {codes.EFFECTS} effects"
        )
        self.bonus_count = [_count(b["count"], 0, 24, "count") for b in bonuses]
        self.bonus_set = [str(b["set"]) for b in bonuses]
        _need(
            set(self.bonus_set) <= {"base", "poison", "centurions"},
            "the set of a bonus token is base, poison or centurions",
        )
        self.fixed_bonus = [self._bonus(p["fixed_bonus"]) if "fixed_bonus" in p else codes.NONE for p in provinces]
        for chosen in ({"base"}, {"base", "poison"}, {"base", "centurions"}, {"base", "poison", "centurions"}):
            self.bonus_pool(chosen)

        # All that may be seen of a hand, and passes in between (`memory.py`).
        poison = sum(n * e.count(codes.POISON) for n, e in zip(self.bonus_count, self.effects, strict=True))
        most = codes.SEEN // 2 - 4 - len(self.borders) - sum(self.in_camp)
        _need(poison <= most, f"with these borders and centurions there is room for {most} effects of Poison")

        self.markers = _count(parts["control_markers"], 1, 60, "control_markers")
        self.hand = {name: _count(n, 1, 16, "hand") for name, n in parts["hand"].items()}
        _need({"base", "poison"} <= set(self.hand), "hand needs base and poison")

        solo = parts["solo"]
        self.row = _count(solo["row"], 1, 16, "row")
        self.tiles = _ids(solo["tiles"], codes.TILES, "tiles")
        self.tile_steps = [[_step(s) for s in t["actions"]] for t in solo["tiles"]]
        _need(all(1 <= len(s) <= 8 for s in self.tile_steps), "a Command tile has 1 to 8 actions")
        # All tiles as one list of steps, each tile ended by NONE.
        self.program = [step for steps in self.tile_steps for step in [*steps, codes.NONE]]
        self.program_start = [sum(len(s) + 1 for s in self.tile_steps[:n]) for n in range(len(self.tiles))]
        # A deck is a list of tiles, so that a player's own replaces it as a whole.
        self.decks = {
            (deck, level): self._deck(mix) for deck, levels in solo["decks"].items() for level, mix in levels.items()
        }
        wanted = {(d, lv) for d in ("base", "centurions") for lv in ("easy", "normal", "hard")}
        _need(set(self.decks) == wanted, "decks need base and centurions with easy, normal and hard")
        _need(all(sum(deck) >= 2 for deck in self.decks.values()), "a deck needs at least two tiles")
        turns = all(self.deck_has(deck, codes.TILE_TURN) for deck in self.decks.values())
        _need(turns, "a deck needs a tile with a turn")

    def deck_has(self, deck: list[int], *steps: int) -> bool:
        """Whether a tile of a deck, given as counts of each tile, has one of these actions."""
        return any(count and set(steps) & set(self.tile_steps[tile]) for tile, count in enumerate(deck))

    def bonus_pool(self, sets: set[str]) -> list[int]:
        """How many of each bonus token are dealt at random with these sets; fixed ones are set aside (CAE-R31)."""
        pool = [n if kind in sets else 0 for n, kind in zip(self.bonus_count, self.bonus_set, strict=True)]
        for fixed in self.fixed_bonus:
            if fixed != codes.NONE:
                pool[fixed] -= 1
        wanted = sum(1 for fixed in self.fixed_bonus if fixed == codes.NONE)
        _need(min(pool) >= 0 and sum(pool) >= wanted, f"{wanted} provinces need a bonus token each")
        return pool

    def _deck(self, mix: list[str]) -> list[int]:
        _need(isinstance(mix, list) and len(mix) <= 60, "a deck is a list of at most 60 tiles")
        for tile in mix:
            _need(tile in self.tiles, f"there is no Command tile '{tile}'")
        return [mix.count(tile) for tile in self.tiles]

    def _province(self, name: str) -> int:
        _need(name in self.provinces, f"there is no province '{name}'")
        return self.provinces.index(name)

    def _bonus(self, name: str) -> int:
        _need(name in self.bonuses, f"there is no bonus token '{name}'")
        return self.bonuses.index(name)


def _need(holds: bool, message: str) -> None:
    data.need(holds, TITLE, message)


def _ids(rows: list[dict[str, Any]], most: int, what: str) -> list[str]:
    ids = [str(row["id"]) for row in rows]
    _need(1 <= len(ids) <= most, f"there may be 1 to {most} {what}")
    _need(len(set(ids)) == len(ids), f"two of the {what} share an id")
    plain = all(name and all(c.isalnum() or c in "_-" for c in name) for name in ids)
    _need(plain, f"the ids of the {what} are made of letters, digits, - and _")
    return ids


def _count(value: Any, least: int, most: int, what: str) -> int:
    _need(type(value) is int and least <= value <= most, f"'{what}' is a whole number from {least} to {most}")
    return int(value)


def _values(pair: Any) -> tuple[int, int]:
    _need(isinstance(pair, list) and len(pair) == 2, "a token has two numbers")
    return _count(pair[0], 0, 20, "values"), _count(pair[1], 0, 20, "values")


def _icon(name: Any) -> int:
    _need(
        name in codes.ICONS, f"there is no icon '{name}'; the icons are {', '.join(codes.ICONS)} (and laurel on tokens)"
    )
    return codes.ICONS.index(name)


def _effect(name: Any) -> int:
    _need(name in codes.EFFECT_NAMES, f"there is no effect '{name}'; the effects are {', '.join(codes.EFFECT_NAMES)}")
    return codes.EFFECT_NAMES.index(name)


def _step(name: Any) -> int:
    _need(name in codes.TILE_STEPS, f"there is no tile action '{name}'; the actions are {', '.join(codes.TILE_STEPS)}")
    return codes.TILE_STEPS.index(name)
