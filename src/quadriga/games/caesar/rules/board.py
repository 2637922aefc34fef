"""The components of Caesar! as tables: provinces, borders, tokens, bonus tokens, Command tiles."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quadriga.core.components import data
from quadriga.core.components.checks import Part, once, refuse, room, too_few
from quadriga.games.caesar.rules import codes

BUILT_IN = Path(__file__).parents[1] / "data" / "components.json"

SETS = ("base", "poison", "centurions")
DECKS = ("base", "centurions")
LEVELS = ("easy", "normal", "hard")
TOKEN_ICONS = (*codes.ICONS, "laurel")


class Board:
    """Component data, checked, with every list the rules look things up in."""

    def __init__(self, own: Mapping[str, Any], rules_version: int) -> None:
        self.components = data.merge(data.read(data.built_in(BUILT_IN, rules_version)), own)
        parts = Part(self.components).thing(
            "sides", "provinces", "landlocked", "borders", "influence_tokens", "centurion_tokens", "bonus_tokens",
            "control_markers", "hand", "solo",
        )  # fmt: skip
        self._read_sides(parts["sides"])
        self._read_bonus_tokens(parts["bonus_tokens"])
        self._read_provinces(parts)
        self._read_borders(parts["borders"])
        self._read_tokens(parts["influence_tokens"], parts["centurion_tokens"])
        self.markers = parts["control_markers"].count(1, 60)
        hand = parts["hand"].thing("base", "poison")
        self.hand = {name: hand[name].count(1, 16) for name in ("base", "poison")}
        self._read_solo(parts["solo"].thing("row", "tiles", "decks"))

    def _read_sides(self, sides: Part) -> None:
        for side, name in zip(sides.items(2, 2), codes.SIDES, strict=True):
            side.thing("id", "colour")["id"].one_of([name])
            side["colour"].text()
        self.sides = list(codes.SIDES)

    def _read_bonus_tokens(self, part: Part) -> None:
        bonuses = part.rows(1, codes.BONUSES)
        self.bonuses = list(bonuses)
        self.bonus_names, self.effects, self.bonus_count, self.bonus_set = {}, [], [], []
        for name, bonus in bonuses.items():
            bonus.thing("id", "effects", "count", "set", optional=["name"])
            self.bonus_names[name] = bonus.named("")
            self.effects.append([e.one_of(codes.EFFECT_NAMES) for e in bonus["effects"].items(1, codes.EFFECTS)])
            self.bonus_count.append(bonus["count"].count(0, 24))
            self.bonus_set.append(SETS[bonus["set"].one_of(SETS)])

    def _read_provinces(self, parts: Part) -> None:
        # In the notation, a token that lies face down points to no province.
        provinces = parts["provinces"].rows(2, codes.PROVINCES, taken=[codes.HIDDEN_NAME])
        self.provinces = list(provinces)
        self.province_names, self.spaces, self.fixed_bonus = [], [], []
        for province in provinces.values():
            province.thing(
                "id", "name", "lat", "lon", "marker_spaces", optional=["second_space", "fixed_bonus"]
            ).place()
            self.province_names.append(province["name"].text())
            self.spaces.append(province["marker_spaces"].count(1, 2))
            second, fixed = province.get("second_space"), province.get("fixed_bonus")
            if second is not None:
                second.thing("lat", "lon").place()
            self.fixed_bonus.append(codes.NONE if fixed is None else fixed.among(self.bonuses, "bonus_tokens"))
        landlocked = parts["landlocked"].names(self.provinces, "provinces", 0, codes.PROVINCES)
        self.landlocked = [p in landlocked for p in range(len(provinces))]
        for sets in (SETS[:1], SETS[:2], SETS[::2], SETS):
            self._check_pool(set(sets))

    def _check_pool(self, sets: set[str]) -> None:
        """Every province gets a bonus token, whatever expansions are played with."""
        pool = self.bonus_pool(sets)
        for bonus, left in zip(self.bonuses, pool, strict=True):
            if left < 0:
                count = self.fixed_bonus.count(self.bonuses.index(bonus))
                too_few(f"bonus_tokens.{bonus}", count + left, count)
        wanted = self.fixed_bonus.count(codes.NONE)
        if sum(pool) < wanted:
            too_few("bonus_tokens", sum(pool), wanted)

    def _read_borders(self, part: Part) -> None:
        borders = part.rows(1, codes.BORDERS)
        self.borders = list(borders)
        self.between: list[tuple[int, int]] = []
        self.icon, self.double = [], []
        for border in borders.values():
            border.thing("id", "between", "icon", "double_circle", "lat", "lon").place()
            province, other = border["between"].names(self.provinces, "provinces", 2, 2)
            self.between.append((province, other))
            self.icon.append(border["icon"].one_of(codes.ICONS))
            self.double.append(border["double_circle"].flag())
        for p, name in enumerate(self.provinces):
            if not any(p in pair for pair in self.between):
                refuse("data-no-border", where=f"provinces.{name}")

    def _read_tokens(self, ordinary: Part, centurions: Part) -> None:
        in_bag, in_camp = ordinary.rows(1, codes.TOKENS), centurions.rows(0, codes.TOKENS)
        once(centurions.where, [*in_bag, *in_camp])
        room(f"{ordinary.where}, {centurions.where}", len(in_bag) + len(in_camp), codes.TOKENS)
        rows = {**in_bag, **in_camp}
        self.tokens = list(rows)
        self.token_names, self.values, self.icons, self.laurel, self.in_bag, self.in_camp = {}, [], [], [], [], []
        for name, token in rows.items():
            token.thing("id", "icons", "values", "count", optional=["name"])
            self.token_names[name] = token.named("")
            high, low = (part.count(0, 20) for part in token["values"].items(2, 2))
            self.values.append((high, low))
            icons = [icon.one_of(TOKEN_ICONS) for icon in token["icons"].items(1, len(TOKEN_ICONS))]
            self.icons.append(sorted({icon for icon in icons if icon < len(codes.ICONS)}))
            self.laurel.append(TOKEN_ICONS.index("laurel") in icons)
            count = token["count"].count(0, 16)
            self.in_bag.append(count if name in in_bag else 0)
            self.in_camp.append(count if name in in_camp else 0)
        # For each set of icons, the kinds that fit a space with one of them, both as masks; a laurel fits any (CAE-3).
        every = 2 ** len(codes.ICONS)
        fits = [every - 1 if self.laurel[t] else sum(2**icon for icon in self.icons[t]) for t in range(len(rows))]
        self.fitting = [sum(2**kind for kind, mask in enumerate(fits) if mask & icons) for icons in range(every)]
        # All that may be seen of a hand, and passes in between, must fit the state's memory (`memory.py`).
        poison = sum(n * e.count(codes.POISON) for n, e in zip(self.bonus_count, self.effects, strict=True))
        room("bonus_tokens[poison]", poison, codes.SEEN // 2 - 4 - len(self.borders) - sum(self.in_camp))

    def _read_solo(self, solo: Part) -> None:
        self.row = solo["row"].count(1, 16)
        tiles = solo["tiles"].rows(1, codes.TILES)
        self.tiles = list(tiles)
        self.tile_names, self.tile_steps = {}, []
        for name, tile in tiles.items():
            tile.thing("id", "actions", optional=["name", "count"])
            if (count := tile.get("count")) is not None:
                count.count(0, 60)
            self.tile_names[name] = tile.named("")
            self.tile_steps.append([step.one_of(codes.TILE_STEPS) for step in tile["actions"].items(1, 8)])
        # All tiles as one list of steps, each tile ended by NONE.
        self.program = [step for steps in self.tile_steps for step in [*steps, codes.NONE]]
        self.program_start = [sum(len(s) + 1 for s in self.tile_steps[:n]) for n in range(len(self.tiles))]
        decks = solo["decks"].thing(*DECKS)
        self.decks = {
            (deck, level): self._deck(decks[deck].thing(*LEVELS)[level]) for deck in DECKS for level in LEVELS
        }

    def _deck(self, part: Part) -> list[int]:
        """A deck is a list of tiles, so that a player's own replaces it as a whole."""
        mix = [tile.among(self.tiles, "solo.tiles") for tile in part.items(2, 60)]
        deck = [mix.count(tile) for tile in range(len(self.tiles))]
        if not self.deck_has(deck, codes.TILE_TURN):
            refuse("data-no-turn", where=part.where)
        return deck

    def deck_has(self, deck: list[int], *steps: int) -> bool:
        """Whether a tile of a deck, given as counts of each tile, has one of these actions."""
        return any(count and set(steps) & set(self.tile_steps[tile]) for tile, count in enumerate(deck))

    def bonus_pool(self, sets: set[str]) -> list[int]:
        """How many of each bonus token are dealt at random with these sets; fixed ones are set aside (CAE-R31)."""
        pool = [n if kind in sets else 0 for n, kind in zip(self.bonus_count, self.bonus_set, strict=True)]
        for fixed in self.fixed_bonus:
            if fixed != codes.NONE:
                pool[fixed] -= 1
        return pool
