"""The board of L'Empire de César as text: the map with its roads, and the players."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.terminal.canvas import Canvas, fit
from quadriga.words import Words

WIDTH, HEIGHT = 100, 36
SHAPES = {
    "circle": "●", "triangle": "▲", "square": "■", "diamond": "◆", "star": "★", "hexagon": "⬢",
    "pentagon": "⬟", "cross": "✚",
}  # fmt: skip
GROUPS = {
    "blue": "bright_blue", "green": "green", "red": "red", "purple": "magenta", "yellow": "yellow", "black": "white",
}  # fmt: skip
LETTERS = "JNAMD"
STYLES = ("bold red", "bold bright_blue", "bold yellow", "bold cyan", "bold magenta")
GROUNDS = (
    "bold white on red", "bold white on blue", "bold black on yellow", "bold black on cyan", "bold white on magenta",
)  # fmt: skip


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The whole position."""
    assert words.game is not None
    board = words.game.board_data()
    seats = len(view["players"])
    name, sheet = next(
        (name, sheet) for name, sheet in board["maps"].items() if sheet["players"][0] <= seats <= sheet["players"][1]
    )
    parts: list[RenderableType] = [_map(view, board, sheet, words), Text(words.say("board-legend"), style="dim")]
    parts.append(_players(view, board, words.name("map", name), words))
    if view["left_over"]:
        parts.append(Text(words.say("board-left-over", wealth=_wealth(view["left_over"], words)), style="dim"))
    return Group(*parts)


def _map(view: dict[str, Any], board: dict[str, Any], sheet: dict[str, Any], words: Words) -> RenderableType:
    ids = ["rome", *view["cities"]]
    spots = [board["places"][name] for name in ids]
    fitted = fit([(spot["lat"], spot["lon"]) for spot in spots], WIDTH - 12, HEIGHT - 2)
    places = {name: (x + 6, y + 0.5) for name, (x, y) in zip(ids, fitted, strict=True)}
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.put(*places["rome"], [[(f" {words.name('city', 'rome').upper()} ", "bold reverse")]])
    for city in view["cities"]:
        canvas.put(*places[city], _city(city, view, board, words))
    for name, line in sheet["lines"].items():
        start, end = (places[place] for place in line["between"])
        mark = "=" if line["length"] == 2 else "·"
        if name in view["built"]:
            owner = view["built"][name]
            canvas.line(start, end, LETTERS[owner] + mark, STYLES[owner])
        else:
            canvas.line(start, end, mark, "dim")
    return canvas.text()


def _city(city: str, view: dict[str, Any], board: dict[str, Any], words: Words) -> list[list[tuple[str, str]]]:
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
    return [[(name, "bold underline" if aim else "bold")], [(token, f"bold {group}"), (" ", ""), (wealth, gold)]]


def _players(view: dict[str, Any], board: dict[str, Any], heading: str, words: Words) -> RenderableType:
    table = Table(title=heading, title_justify="left", title_style="dim", expand=True)
    table.add_column("")
    for column in ("board-roads", "board-score", "board-now"):
        table.add_column(words.say(column), justify="right", max_width=9)
    table.add_column(words.say("board-cities"), ratio=1)
    table.add_column(words.say("board-wealth"), ratio=1)
    for player in view["players"]:
        seat = player["seat"]
        mark = "▶" if view["turn"] == seat and view["outcome"] is None else " "
        table.add_row(
            Text(f"{mark}{LETTERS[seat]} {words.player(seat)}", style=STYLES[seat]),
            str(player["roads"]),
            str(player["score"]),
            Text(str(player["total"]), style="bold"),
            _owned(player["cities"], board, words),
            Text(_wealth(player["wealth"], words)),
        )
    return table


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
