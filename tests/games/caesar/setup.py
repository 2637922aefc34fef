"""Positions of Caesar! set up by name, and a table to play them on with short texts.

>>> table = Setup().put("caesar", "ship-51", "sardinia-sicilia", "sicilia").turn("pompey").table()
>>> table.influence("sicilia"), table.influence("sardinia")
([5, 0], [1, 0])
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from quadriga import CHANCE, OMNISCIENT, Rng, games
from quadriga.core.errors import MoveError
from quadriga.games.caesar.rules import codes

SIDES = ("caesar", "pompey")
# A tile that is nothing but one turn, for tests of Auto-Crassus's choice.
TURN_TILES = {
    "solo": {
        "tiles": [{"id": "T", "actions": ["turn"]}],
        "decks": {kind: {level: ["T", "T"] for level in ("easy", "normal", "hard")} for kind in ("base", "centurions")},
    }
}


@cache
def _loaded(own: str) -> Any:
    return games.load("caesar", json.loads(own))


def load(own: dict[str, Any] | None = None) -> Any:
    """The title with a player's own components, loaded once for all tests."""
    return _loaded(json.dumps(own or {}))


def _face_up(data: dict[str, Any]) -> None:
    """Work out which tokens and markers of each side lie face up."""
    for side in range(2):
        tokens = [b for b in range(codes.BORDERS) if (data["side_at"][b], data["face_at"][b]) == (side, codes.UP)]
        markers = [p for p in range(codes.PROVINCES) if data["owner"][p] == side and not data["turned"] >> p & 1]
        data["tokens_up"][side] = sum(2**b for b in tokens)
        data["markers_up"][side] = sum(2**p for p in markers)


class Table:
    """A state with what tests ask of it. `play` takes short texts, for whoever has to decide."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.game = state.game
        self.events: list[dict[str, Any]] = []

    # -- playing

    def actor(self) -> int:
        return self.state.actors()[0]

    def legal(self) -> list[str]:
        if self.state.is_over():
            return []
        return [self.game.notation.text(action) for action in self.state.legal(self.actor())]

    def play(self, *texts: str) -> list[dict[str, Any]]:
        """Play these; returns the events of all of them and keeps them in `events`."""
        self.events = []
        for text in texts:
            seen: list[Any] = []
            self.state.play(self.actor(), self.game.notation.number(text), seen.append)
            self.events += [event.seen_by(OMNISCIENT) for event in seen]
            assert self.faults() == []
        return self.events

    def refused(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """The reason and the rule for which a decision is refused; the state must not change."""
        before = self.state.fingerprint()
        try:
            self.state.play(self.actor() if seat is None else seat, self.game.notation.number(text))
        except MoveError as error:
            assert self.state.fingerprint() == before
            return error.reason, error.rule  # type: ignore[attr-defined]
        raise AssertionError(f"{text} was not refused")

    def chance(self) -> dict[str, int]:
        """What chance may do, with its weights."""
        assert self.actor() == CHANCE
        return dict(zip(self.legal(), self.state.weights(), strict=True))

    def draws(self, token: str | None = None) -> Table:
        """Let chance draw: this token, or any."""
        self.play(f"draw {token}" if token else self.legal()[0])
        return self

    def settle(self, seed: int = 1) -> Table:
        """Let chance play on until a seat has to decide; events are kept."""
        kept: list[dict[str, Any]] = []
        rng = Rng(seed)
        while not self.state.is_over() and self.actor() == CHANCE:
            kept += self.play(self.game.notation.text(self.state.sample(CHANCE, rng)))
        self.events = kept
        return self

    def turn_to(self, side: str) -> Table:
        """Leave out what others would do: this side is to place."""
        changed = {"turn": SIDES.index(side), "decision": codes.PLACING, "tactics": False}
        self.state._overwrite({**self.state.data(), **changed})
        return self

    def change(self, **fields: Any) -> Table:
        """Set fields of the position."""
        data = {**self.state.data(), **fields}
        _face_up(data)
        self.state._overwrite(data)
        return self

    # -- looking

    def view(self, seat: int = OMNISCIENT) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def decision(self) -> str:
        return self.view()["decision"]

    def turn(self) -> str:
        return self.view()["side"]

    def side(self, side: str) -> dict[str, Any]:
        return self.view()["sides"][SIDES.index(side)]

    def province(self, province: str) -> dict[str, Any]:
        return next(p for p in self.view()["provinces"] if p["id"] == province)

    def border(self, border: str) -> dict[str, Any]:
        return next(b for b in self.view()["borders"] if b["id"] == border)

    def influence(self, province: str) -> list[int]:
        return self.province(province)["influence"]

    def owner(self, province: str) -> str | None:
        return self.province(province)["owner"]

    def hand(self, side: str) -> list[str]:
        return sorted(token for token, count in self.side(side)["hand"].items() for _ in range(count))

    def markers(self, side: str) -> dict[str, int]:
        """The markers of a side by where they lie, without the zeros."""
        return {source: count for source, count in self.side(side)["markers"].items() if count}

    def left(self, side: str) -> int:
        return self.side(side)["markers_left"]

    def row(self) -> list[str]:
        return self.view()["crassus"]["row"]

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the events of a kind in the last `play` tell, leaving out their key and their seat."""
        return [
            {name: value for name, value in event.items() if name not in ("event", "seat")}
            for event in self.events
            if event["event"] == key
        ]

    def faults(self) -> list[str]:
        return self.game.faults(self.state)


class Setup:
    """Builds a position: tokens on the map, hands, bonus tokens, markers. What is not said is kept plain.

    Every token on the map and in a hand comes out of its side's bag; bonus tokens that are nowhere are out of the
    game. Spaces are filled without influence where only a closed province is wanted.
    """

    def __init__(self, seats: int = 2, own: dict[str, Any] | None = None, **options: str) -> None:
        self.game = load(own)
        self.board = self.game.board
        self.options = options
        self.base = self.game.new(seats, options)
        self.solo = seats == 1
        self.data = self.base.data()
        self.bag = {
            side: dict(zip(self.board.tokens, self.board.in_bag, strict=True)) for side in SIDES
        }  # what is left to take from
        self.hands: dict[str, list[str]] = {}
        self.lost: dict[str, list[str]] = {}
        self.to_fill: dict[str, str | None] = {}
        self.side_to_move = "caesar"
        self.bonuses: dict[str, str] = {}
        self.stack: list[str] | None = None
        self.under_senates = {"caesar": 0, "pompey": 0}
        self.senate_tokens = {"caesar": 0, "pompey": 0}
        self.turned: set[str] = set()
        self.owners: dict[str, str] = {}
        self.closed: set[str] = set()
        self.changes: dict[str, Any] = {}
        self.camp_left: dict[str, list[str]] = {}
        self.crassus_row: list[str] = []

    # -- the map

    def put(self, side: str, token: str, border: str, toward: str | None = None, face: str = "up") -> Setup:
        """A token on a space, its first number towards a province."""
        b = self.board.borders.index(border)
        assert self.data["side_at"][b] == codes.NONE, f"{border} is taken"
        self._take(side, token)
        one, other = (self.board.provinces[p] for p in self.board.between[b])
        assert toward in (one, other, None)
        self.data["token_at"][b] = self.board.tokens.index(token)
        self.data["side_at"][b] = SIDES.index(side)
        self.data["facing_at"][b] = codes.SECOND if toward == other else codes.FIRST
        self.data["face_at"][b] = {"up": codes.UP, "turned": codes.TURNED, "hidden": codes.SECRET}[face]
        if face == "hidden":
            self.data["facing_at"][b] = codes.HIDDEN
        return self

    def fill(self, *borders: str, side: str | None = None) -> Setup:
        """Fill spaces without influence: with tokens that Might has turned, of those that nothing else needs."""
        for border in borders:
            if self._is_free(border):
                self.to_fill[border] = side
        return self

    def _is_free(self, border: str) -> bool:
        return self.data["side_at"][self.board.borders.index(border)] == codes.NONE and border not in self.to_fill

    def _fill(self) -> None:
        """Most ordinary tokens first, so that laurels are left for icons that run out."""
        for border, side in self.to_fill.items():
            icon = codes.ICONS[self.board.icon[self.board.borders.index(border)]]
            order = [side] if side else sorted(SIDES, key=lambda s: -sum(self.bag[s].values()))
            kinds = [f"{icon}-{n}" for n in (33, 42, 51, 60)] + [f"laurel-{n}" for n in (22, 31, 40)]
            found = sorted(
                (kinds.index(t), n, s, t) for n, s in enumerate(order) for t in kinds if self.bag[s].get(t) > 0
            )
            _, _, who, token = found[0]
            self.put(who, token, border, face="turned")
        self.to_fill = {}

    def surround(self, province: str, but: Iterable[str] = ()) -> Setup:
        """Fill all free spaces of a province without influence, but for some."""
        p = self.board.provinces.index(province)
        for b, border in enumerate(self.board.borders):
            if p in self.board.between[b] and border not in but:
                self.fill(border)
        return self

    def own(self, side: str, *provinces: str) -> Setup:
        """Provinces closed and controlled by a side, with their markers and border markers."""
        for province in provinces:
            self.surround(province)
            self.owners[province] = side
        return self

    def turn_marker(self, *provinces: str) -> Setup:
        self.turned |= set(provinces)
        return self

    def bonus(self, **wanted: str) -> Setup:
        """Which bonus token lies on which province."""
        self.bonuses.update(wanted)
        return self

    def pile(self, *bonuses: str) -> Setup:
        """The pile of Border control."""
        self.stack = list(bonuses)
        return self

    # -- sides

    def hand(self, side: str, *tokens: str) -> Setup:
        for token in self.hands.pop(side, []):
            self.bag[side][token] += 1
        for token in tokens:
            self._take(side, token)
        self.hands[side] = list(tokens)
        return self

    def camp(self, side: str, *tokens: str) -> Setup:
        """The centurions a side has left; the others are lost (tests with this do not count tokens)."""
        self.camp_left[side] = list(tokens)
        return self

    def empty_bag(self, *sides: str, keep: Iterable[str] = ()) -> Setup:
        """Take tokens out of the game (tests with this do not count tokens)."""
        for side in sides:
            self.lost[side] = list(keep)
        return self

    def turn(self, side: str) -> Setup:
        self.side_to_move = side
        return self

    def senates(self, side: str, tokens: int, markers: int = 0) -> Setup:
        """Senate tokens won earlier, and markers under them."""
        self.senate_tokens[side] = tokens
        self.under_senates[side] = markers
        return self

    def markers_left(self, side: str, left: int) -> Setup:
        """So many markers left, the rest of them under a Senate token."""
        self.changes[f"left-{side}"] = left
        return self

    def nearly(self, side: str, left: int) -> Setup:
        """At most so many markers left; more lie on the map already, it is as it is."""
        self.changes[f"nearly-{side}"] = left
        return self

    def row(self, *tokens: str) -> Setup:
        """The row of Auto-Crassus."""
        side = SIDES[1 - self.data["human"]]
        self.hand(side, *tokens)
        self.crassus_row = list(tokens)
        return self

    def _take(self, side: str, token: str) -> None:
        assert self.bag[side].get(token) or self.board.in_camp[self.board.tokens.index(token)], f"no {token} left"
        self.bag[side][token] -= 1

    # -- the result

    def table(self) -> Table:
        table = Table(self.state())
        if not self.lost and not self.camp_left:
            assert table.faults() == []
        else:
            table.faults = list  # type: ignore[method-assign]
        return table

    def state(self) -> Any:
        state = self.base.clone()
        data, board = self.data, self.board
        self._fill()
        for side, keep in self.lost.items():
            self.bag[side] = {token: keep.count(token) for token in self.bag[side]}
        self._map(data)
        self._markers(data)
        self._bonuses(data)
        size = board.hand["poison" if state.options["poison"] == "on" else "base"]
        for n, side in enumerate(SIDES):
            self._camp(data, n, side)
            hand = self.hands.get(side)
            if hand is None:
                hand = []
                is_row = self.solo and n != data["human"]
                for token in [t for t, count in self.bag[side].items() for _ in range(count)][: 3 if is_row else size]:
                    self._take(side, token)
                    hand.append(token)
                if is_row:
                    self.crassus_row = hand
            at = n * codes.TOKENS
            for t, token in enumerate(board.tokens):
                data["hand"][at + t] = hand.count(token)
                data["bag"][at + t] = max(0, self.bag[side][token])
            data["hand_size"][n] = len(hand)
            data["bag_size"][n] = sum(max(0, count) for count in self.bag[side].values())
            data["held"][n] = sum(2 ** board.tokens.index(token) for token in set(hand))
            self._face_down(data, n)
        data["turn"] = SIDES.index(self.side_to_move)
        data["decision"] = codes.PLACING
        if self.solo:
            row = [board.tokens.index(token) for token in self.crassus_row]
            data["row"] = row + [codes.NONE] * (codes.TOKENS - len(row))
            data["row_size"] = len(row)
            data["to_draw"] = 0
            data["last_tile"] = 0
            if data["turn"] != data["human"]:
                data["decision"] = codes.TILE
        _face_up(data)
        state._overwrite(data)
        return state

    def _map(self, data: dict[str, Any]) -> None:
        board = self.board
        data["free"] = sum(2**b for b in range(len(board.borders)) if data["side_at"][b] == codes.NONE)
        for p, province in enumerate(board.provinces):
            around = [b for b in range(len(board.borders)) if p in board.between[b]]
            data["left"][p] = sum(1 for b in around if data["side_at"][b] == codes.NONE)
            for side in range(2):
                total = 0
                for b in around:
                    if data["side_at"][b] == side and data["face_at"][b] == codes.UP:
                        first = (board.between[b][0] == p) == (data["facing_at"][b] == codes.FIRST)
                        total += board.values[data["token_at"][b]][0 if first else 1]
                data["influence"][side * codes.PROVINCES + p] = total
            if data["left"][p] == 0:
                self.closed.add(province)
        data["closed"] = sum(2 ** board.provinces.index(p) for p in self.closed)
        data["turned"] = sum(2 ** board.provinces.index(p) for p in self.turned)

    def _markers(self, data: dict[str, Any]) -> None:
        board = self.board
        for province, side in self.owners.items():
            p, n = board.provinces.index(province), SIDES.index(side)
            data["owner"][p] = n
            data["placed"][n * 5 + codes.PROVINCE_MARKER] += 1
            if board.spaces[p] == 2:
                data["placed"][n * 5 + codes.ITALIA_MARKER] += 1
        for b, (one, other) in enumerate(board.between):
            owner = data["owner"][one]
            either = {board.provinces[one], board.provinces[other]}
            if owner != codes.NONE and owner == data["owner"][other] and not either & self.turned:
                data["border_marker"][b] = owner
                data["placed"][owner * 5 + codes.BORDER_MARKER] += 1
        for n, side in enumerate(SIDES):
            placed = sum(data["placed"][n * 5 : n * 5 + 5])
            under = self.under_senates[side]
            if f"left-{side}" in self.changes:
                under = board.markers - self.changes[f"left-{side}"] - placed
                assert under >= 0, "more markers on the map than that"
            if f"nearly-{side}" in self.changes:
                under = max(0, board.markers - self.changes[f"nearly-{side}"] - placed)
            data["placed"][n * 5 + codes.SENATE_MARKER] = under
            data["markers"][n] = placed + under
            data["senates"][n] = self.senate_tokens[side]

    def _bonuses(self, data: dict[str, Any]) -> None:
        board, options = self.board, self.base.options
        sets = {"base"} | {name for name in ("poison", "centurions") if options[name] == "on"}
        left = {name: board.bonus_count[n] if board.bonus_set[n] in sets else 0 for n, name in enumerate(board.bonuses)}
        fixed = {
            board.provinces[p]: board.bonuses[bonus] for p, bonus in enumerate(board.fixed_bonus) if bonus != codes.NONE
        }
        wanted = {**fixed, **self.bonuses}
        for province in list(wanted):
            if province in self.closed:
                del wanted[province]
        for bonus in [*wanted.values(), *(self.stack or [])]:
            left[bonus] -= 1
            assert left[bonus] >= 0, f"too many {bonus}"
        for n, side in enumerate(SIDES):
            won = min(self.senate_tokens[side], left.get("senate", 0))
            if won:
                left["senate"] -= won
                data["won"][n * codes.BONUSES + board.bonuses.index("senate")] = won
        spare = [name for name in sorted(left, key=lambda name: name == "senate") for _ in range(left[name])]
        for p, province in enumerate(board.provinces):
            data["bonus_at"][p] = codes.NONE
            if province not in self.closed:
                # With bonus tokens already won, there may be none left for the last provinces.
                name = wanted.get(province) or (spare.pop(0) if spare else None)
                data["bonus_at"][p] = codes.NONE if name is None else board.bonuses.index(name)
        out = self.stack if self.stack is not None else spare
        rest = spare if self.stack is not None else []
        data["pool"] = [out.count(name) for name in board.bonuses] + [0] * (codes.BONUSES - len(board.bonuses))
        data["pool_size"] = len(out)
        for name in rest:
            data["won"][board.bonuses.index(name)] += 1
        data["dealing"] = len(board.provinces)

    def _face_down(self, data: dict[str, Any], n: int) -> None:
        """All saw tokens go face down, from a hand as large as it is now."""
        down = [b for b in range(codes.BORDERS) if (data["side_at"][b], data["face_at"][b]) == (n, codes.SECRET)]
        data["seen_size"][n] = len(down)
        for at, b in enumerate(down, n * codes.SEEN):
            data["seen"][at] = (b * codes.SEEN_HELD + data["hand_size"][n]) * codes.SEEN_EVENTS + codes.SEEN_FACE_DOWN

    def _camp(self, data: dict[str, Any], n: int, side: str) -> None:
        """Centurions on the map or in a hand have left the camp."""
        for t, token in enumerate(self.board.tokens):
            at = n * codes.TOKENS + t
            if self.board.in_camp[t]:
                if side in self.camp_left:
                    data["camp"][at] = self.camp_left[side].count(token)
                elif self.base.options["centurions"] == "on":
                    data["camp"][at] = self.board.in_camp[t] + min(0, self.bag[side][token])


def new(seats: int = 2, own: dict[str, Any] | None = None, **options: str) -> Table:
    """A game about to begin."""
    return Table(load(own).new(seats, options))
