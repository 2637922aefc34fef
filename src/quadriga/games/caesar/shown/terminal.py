"""The board of Caesar! as text: the map, and what both sides have."""

from __future__ import annotations

from typing import Any

from quadriga.core.drawing.canvas import Canvas, Marks, fit
from quadriga.core.drawing.text import Column, Drawing, Frame, Grid, Stack, Text
from quadriga.core.drawing.words import Words

ICONS = {"sword": "†", "shield": "◊", "ship": "≈"}
LETTERS = {"caesar": "C", "pompey": "P"}
STYLES = {"caesar": "bold #ff5f5f", "pompey": "bold #5fafff"}
MARKERS = {"caesar": "bold black on #ff5f5f", "pompey": "bold black on #5fafff"}


def key(board: dict[str, Any], kind: str, name: Any) -> str | None:
    """What is typed for a thing of the map: the number that is printed there."""
    if kind != "border":
        return None
    return next(str(border["number"]) for border in board["borders"] if border["id"] == name)


def details(view: dict[str, Any], words: Words) -> Drawing:
    """What lies beside the map: both sides, and Auto-Crassus."""
    sides = Grid(*(Column(rest=True) for _ in view["sides"]), wide=True)
    sides.row(*(_side(side, view, words) for side in view["sides"]))
    parts: list[Drawing] = [sides, _legend(words)]
    if "crassus" in view:
        parts.append(_crassus(view["crassus"], words))
    return Stack(*parts)


def at_hand(view: dict[str, Any], words: Words) -> Drawing:
    """The markers that each side still has to place."""
    left = " · ".join(
        words.say("about", name=_named(side, words), what=str(side["markers_left"])) for side in view["sides"]
    )
    return Text(f"{words.say('board-markers')} · {left}")


def picture(view: dict[str, Any], words: Words, marks: Marks, width: int, height: int) -> Drawing:
    """The map; spaces that can be chosen stand out."""
    board = words.board
    borders, provinces = board["borders"], board["provinces"]
    values = {token["id"]: token["values"] for token in board["tokens"]}
    places = fit([(p["lat"], p["lon"]) for p in [*borders, *provinces]], width - 8, height - 1)
    sheet = Canvas(width, height)
    for border, seen, (x, y) in zip(borders, view["borders"], places, strict=False):
        sheet.put(x + 4, y, [_space(border, seen, values, border["id"] in marks)], marks.get(border["id"], ""))
    for province, seen, (x, y) in zip(provinces, view["provinces"], places[len(borders) :], strict=True):
        sheet.put(x + 4, y, _province(province, seen, words))
    return sheet.text()


def _space(
    border: dict[str, Any], seen: dict[str, Any], values: dict[str, list[int]], marked: bool
) -> list[tuple[str, str]]:
    if seen["side"] is None:
        brackets = "{}" if border["double_circle"] else "()"
        return [
            (
                f"{brackets[0]}{ICONS[border['icon']]}{border['number']}{brackets[1]}",
                "bold reverse" if marked else "dim",
            )
        ]
    style = MARKERS[seen["marker"]] if seen["marker"] else STYLES[seen["side"]]
    letter = LETTERS[seen["side"]]
    if seen["face"] != "up":
        return [(f"{letter}▒▒", style)]
    first, second = values[seen["token"]]
    if seen["toward"] != border["between"][0]:
        first, second = second, first
    # Whose marker lies on it is to be seen without colours, too.
    marker = f"●{LETTERS[seen['marker']]}" if seen["marker"] else ""
    return [(f"{letter}{first}/{second}{marker}", style)]


def _province(province: dict[str, Any], seen: dict[str, Any], words: Words) -> list[list[tuple[str, str]]]:
    caesar, pompey = seen["influence"]
    total = [(f" {caesar}", STYLES["caesar"]), (":", ""), (f"{pompey}", STYLES["pompey"])]
    if seen["owner"]:
        turned = "○" if seen["marker_turned"] else "●" * province["marker_spaces"]
        name = (f" {province['name']} {turned} ", MARKERS[seen["owner"]])
        return [[name], [(LETTERS[seen["owner"]], STYLES[seen["owner"]]), *total]]
    if seen["closed"]:
        return [[(province["name"], "dim")], [(words.say("board-tied"), "dim"), *total]]
    bonus = [] if seen["bonus"] is None else [(words.name("bonus", seen["bonus"]), "yellow")]
    return [[(province["name"], "bold")], [*bonus, *total]]


def _legend(words: Words) -> Text:
    icons = "  ".join(f"{sign} {words.name('icon', icon)}" for icon, sign in ICONS.items())
    return Text(f"{icons}   (†3) {words.say('board-legend')}", style="dim")


def _side(side: dict[str, Any], view: dict[str, Any], words: Words) -> Drawing:
    rows = Grid(Column(dim=True, whole=True), Column())
    left = side["markers_left"]
    rows.row(words.say("board-markers"), Text().append(str(left), "bold").append(f" {'●' * left}"))
    if side["hand"] is not None:
        rows.row(words.say("board-hand"), Text(_tokens(side["hand"], words), style="bold"))
        rows.row(words.say("board-bag"), Text(_tokens(side["bag"], words)))
    else:
        count = words.say("board-tokens", count=side["hand_size"])
        rows.row(words.say("board-hand"), f"{count} + {side['bag_size']}")
        rows.row(words.say("board-unseen"), Text(_tokens(side["unseen"], words)))
    if side["centurions"]:
        rows.row(words.say("board-centurions"), Text(_tokens(side["centurions"], words)))
    if side["bonuses"]:
        won = ", ".join(f"{words.name('bonus', name)} ×{n}" for name, n in side["bonuses"].items())
        rows.row(words.say("board-bonuses"), Text(won))
    title = _named(side, words)
    if view["side"] == side["id"] and view["outcome"] is None:
        title = f"▶ {title}"
    return Frame(rows, f"{LETTERS[side['id']]} {title}", STYLES[side["id"]])


def _named(side: dict[str, Any], words: Words) -> str:
    """Whoever plays a side: a player, or the automaton."""
    return words.name("side", side["id"]) if side["seat"] is None else words.player(side["seat"])


def _tokens(counts: dict[str, int], words: Words) -> str:
    return ", ".join(words.name("token", t) + (f" ×{n}" if n > 1 else "") for t, n in counts.items()) or "–"


def _crassus(crassus: dict[str, Any], words: Words) -> Drawing:
    row = "  ".join(f"[{words.name('token', token)}]" for token in crassus["row"]) or "–"
    tiles = ", ".join(f"{tile} ×{n}" for tile, n in crassus["tiles_left"].items()) or "–"
    facts = {"row": row, "tile": crassus["last_tile"] or "–", "tiles": tiles}
    text = "\n".join(words.say("about", name=words.say(f"board-{name}"), what=what) for name, what in facts.items())
    return Frame(Text(text), words.say("automaton"), "magenta")
