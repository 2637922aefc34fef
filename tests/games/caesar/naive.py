"""A second opinion on what is legal in Caesar!: slow, from the all-seeing view and the catalogue alone.

It shares no code with the rules. `decisions` answers for players, `chances` for chance with its weights.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

View = dict[str, Any]


class Book:
    """The catalogue's board and the options, ready to be looked things up in."""

    def __init__(self, board: dict[str, Any], options: dict[str, str]) -> None:
        self.board = board
        self.options = options
        tokens, borders = board["tokens"], board["borders"]
        self.values = {token["id"]: token["values"] for token in tokens}
        self.laurels = {token["id"] for token in tokens if "laurel" in token["icons"]}
        self.between = {b["id"]: b["between"] for b in borders}
        self.double = {b["id"] for b in borders if b["double_circle"]}
        self.fitting = {
            token["id"]: [b["id"] for b in borders if b["icon"] in token["icons"] or "laurel" in token["icons"]]
            for token in tokens
        }

    def fits(self, token: str, border: str) -> bool:
        return border in self.fitting[token]


def other(side: str) -> str:
    return "pompey" if side == "caesar" else "caesar"


def side_of(view: View, side: str) -> View:
    return next(s for s in view["sides"] if s["id"] == side)


def decisions(view: View, book: Book) -> set[str]:
    """What the side on turn may do."""
    me = view["side"]
    what = view["decision"]
    if what == "place":
        return _placements(view, book, me) or {"pass"}
    if what == "might":
        return {"decline"} | _might(view, book, other(me))
    if what in ("poison", "tactics"):
        return {"use", "decline"}
    if what == "centurion":
        return {"decline"} | {f"recruit {token}" for token in side_of(view, me)["centurions"]}
    assert what == "order"
    first, second = view["pending"]
    if first == second:
        return {"order paying", "order other"}
    return {f"resolve {first}", f"resolve {second}"}


def _placements(view: View, book: Book, me: str) -> set[str]:
    found = set()
    free = {b["id"] for b in view["borders"] if b["side"] is None}
    for token in side_of(view, me)["hand"]:
        high, low = book.values[token]
        for border in book.fitting[token]:
            if border in free:
                towards = book.between[border] if high != low else book.between[border][:1]
                found |= {f"place {token} {border} {toward}" for toward in towards}
                if book.options["border_control"] == "on" and border in book.double:
                    found.add(f"place {token} {border} hidden")
    return found


def _might(view: View, book: Book, enemy: str) -> set[str]:
    is_open = {p["id"] for p in view["provinces"] if not p["closed"]}
    found = {f"flip-marker {p['id']}" for p in view["provinces"] if p["owner"] == enemy and not p["marker_turned"]}
    for border in view["borders"]:
        if border["side"] == enemy and border["face"] == "up" and is_open & set(book.between[border["id"]]):
            found.add(f"flip-token {border['id']}")
    return found


class Chances:
    """What chance may do. It follows the events to know where Auto-Crassus draws from."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.board, self.options = book.board, book.options
        self.program: list[str] = []

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["event"] == "tile-drawn":
                tile = next(t for t in self.board["crassus"]["tiles"] if t["id"] == event["tile"])
                self.program = []
                for action in tile["actions"]:
                    self.program += {"draw2": ["draw1", "draw1"]}.get(action, [action])

    def weights(self, view: View) -> dict[str, int]:
        what = view["decision"]
        if what in ("deal", "pile"):
            return {f"{what} {bonus}": count for bonus, count in view["bonus_pile"].items()}
        if what == "draw":
            return {f"draw {token}": count for token, count in self._drawn_from(view).items()}
        if what == "lose":
            return {f"lose {token}": n for token, n in side_of(view, other(view["side"]))["hand"].items()}
        if what == "tile":
            return {f"tile {tile}": count for tile, count in view["crassus"]["tiles_left"].items()}
        assert what == "row"
        return {f"row {n + 1}": 1 for n in range(len(view["crassus"]["row"]))}

    def _drawn_from(self, view: View) -> Counter[str]:
        if all(b["side"] is None for b in view["borders"]) and self._setting_up(view):
            return self._first_draws(view)
        me = side_of(view, view["side"])
        if me["seat"] is None:
            while True:
                step = self.program.pop(0)
                if step == "draw1":
                    break
                if step == "draw_centurion" and me["centurions"]:
                    return Counter(me["centurions"])
        return Counter(me["bag"])

    def _setting_up(self, view: View) -> bool:
        return view.get("crassus", {}).get("last_tile") is None

    def _first_draws(self, view: View) -> Counter[str]:
        start = self.board["hand"]["poison" if self.options["poison"] == "on" else "base"]
        for side in sorted(view["sides"], key=lambda side: side["seat"] is not None):
            wanted = start if side["seat"] is not None else self.board["crassus"]["row"]
            if side["hand_size"] < wanted:
                return Counter(side["bag"])
        raise AssertionError("all hands are full")
