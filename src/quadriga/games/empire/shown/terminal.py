"""The board of L'Empire de César as text: the map with its roads, and the players."""

from __future__ import annotations

from typing import Any

from quadriga.core.drawing.canvas import Canvas, Marks, fit
from quadriga.core.drawing.text import Column, Drawing, Grid, Stack, Text
from quadriga.core.drawing.words import Words

SHAPES = {
    "circle": "●", "triangle": "▲", "square": "■", "diamond": "◆", "star": "★", "hexagon": "⬢",
    "pentagon": "⬟", "cross": "✚",
}  # fmt: skip
GROUPS = {
    "blue": "#5fafff", "green": "#5fd75f", "red": "#ff5f5f", "purple": "#d787ff", "yellow": "#ffd75f", "black": "white",
}  # fmt: skip
LETTERS = "JNAMD"
STYLES = ("bold #ff5f5f", "bold #5fafff", "bold #ffd75f", "bold #5fd7d7", "bold #d787ff")
GROUNDS = tuple(style.replace("bold", "bold black on") for style in STYLES)


def details(view: dict[str, Any], words: Words) -> Drawing:
    """What lies beside the map: the players and what they own."""
    board = words.board
    parts: list[Drawing] = [_players(view, board, words.name("map", _sheet(view, board)[0]), words)]
    parts.append(Text(words.say("board-legend"), style="dim"))
    if view["left_over"]:
        parts.append(Text(words.say("board-left-over", wealth=_wealth(view["left_over"], words)), style="dim"))
    return Stack(*parts)


def at_hand(view: dict[str, Any], words: Words) -> Drawing:
    """The roads and points of whoever is on turn."""
    return Text(_standing(view["players"][view["turn"]], words))


def _sheet(view: dict[str, Any], board: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The map for so many players, and its name."""
    seats = len(view["players"])
    return next(
        (name, sheet) for name, sheet in board["maps"].items() if sheet["players"][0] <= seats <= sheet["players"][1]
    )


def picture(view: dict[str, Any], words: Words, marks: Marks, width: int, height: int) -> Drawing:
    """The map; cities that can be chosen bear what is typed for them."""
    board = words.board
    sheet = _sheet(view, board)[1]
    ids = ["rome", *view["cities"]]
    spots = [board["places"][name] for name in ids]
    fitted = fit([(spot["lat"], spot["lon"]) for spot in spots], width - 12, height - 2)
    places = {name: (x + 6, y + 0.5) for name, (x, y) in zip(ids, fitted, strict=True)}
    canvas = Canvas(width, height)
    canvas.put(*places["rome"], [[(f" {words.name('city', 'rome').upper()} ", "bold reverse")]])
    for city in view["cities"]:
        mark = marks.get(city, "")
        canvas.put(*places[city], _city(city, view, board, words, mark), mark)
    for name, line in sheet["lines"].items():
        start, end = (places[place] for place in line["between"])
        dash = "=" if line["length"] == 2 else "·"
        if name in view["built"]:
            owner = view["built"][name]
            canvas.line(start, end, LETTERS[owner] + dash, STYLES[owner])
        else:
            canvas.line(start, end, dash, "dim")
    return canvas.text()


def _city(
    city: str, view: dict[str, Any], board: dict[str, Any], words: Words, mark: str
) -> list[list[tuple[str, str]]]:
    colour, value = board["places"][city]["colour"], board["places"][city]["value"]
    name = words.name("city", city)
    if len(name) > 12:
        name = name[:11] + "."
    token = f"{SHAPES[board['colours'][colour]['shape']]}{value}"
    held, taker = view["cities"][city]["wealth"], view["cities"][city]["taken_by"]
    if taker is not None:
        return [[(f"{LETTERS[taker]} {name} {token}", GROUNDS[taker])]]
    aim = view["building"] is not None and view["building"]["city"] == city
    group = GROUPS.get(colour, "white")
    wealth = words.name("wealth", held) if held else ""
    gold = "bold yellow" if held == "gold" else ""
    number = [(mark, "bold reverse"), (" ", "")] if mark else []
    return [
        [*number, (name, "bold underline" if aim else "bold")],
        [(token, f"bold {group}"), (" ", ""), (wealth, gold)],
    ]


def _players(view: dict[str, Any], board: dict[str, Any], heading: str, words: Words) -> Drawing:
    """Two lines a player: roads and points, cities and wealth."""
    table = Grid(Column(whole=True), Column(rest=True))
    table.row("", Text(heading, style="dim"))
    for player in view["players"]:
        seat = player["seat"]
        mark = "▶" if view["turn"] == seat and view["outcome"] is None else " "
        owned = _owned(player["cities"], board, words)
        if player["wealth"]:
            owned.append(f"  {_wealth(player['wealth'], words)}")
        table.row(Text(f"{mark}{LETTERS[seat]} {words.player(seat)}", style=STYLES[seat]), _standing(player, words))
        table.row("", owned)
    return table


def _standing(player: dict[str, Any], words: Words) -> str:
    """Roads left and points."""
    return words.say("board-standing", roads=player["roads"], score=player["score"], total=player["total"])


def _owned(cities: list[str], board: dict[str, Any], words: Words) -> Text:
    """City tokens by colour: `●2 3 ▲8`, the number of colours behind."""
    text = Text()
    tokens = [board["places"][city] for city in cities]
    colours = list(dict.fromkeys(token["colour"] for token in tokens))
    for colour in colours:
        shape = SHAPES[board["colours"][colour]["shape"]]
        values = " ".join(str(token["value"]) for token in tokens if token["colour"] == colour)
        text.append(f"{shape}{values}  ", GROUPS.get(colour, "white"))
    if colours:
        text.append(words.say("board-colours", count=len(colours)), "dim")
    return text


def _wealth(held: dict[str, int], words: Words) -> str:
    return ", ".join(words.name("wealth", kind) + (f" ×{n}" if n > 1 else "") for kind, n in held.items())
