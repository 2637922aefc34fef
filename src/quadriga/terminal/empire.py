"""The board of L'Empire de César as text: the map with its roads, the players, the ways to finish a route."""

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
LETTERS = {"jupiter": "J", "neptune": "N", "apollo": "A", "mercury": "M", "diana": "D"}
STYLES = {
    "jupiter": "bold red", "neptune": "bold bright_blue", "apollo": "bold yellow", "mercury": "bold cyan",
    "diana": "bold magenta",
}  # fmt: skip
GROUNDS = {
    "jupiter": "bold white on red", "neptune": "bold white on blue", "apollo": "bold black on yellow",
    "mercury": "bold black on cyan", "diana": "bold white on magenta",
}  # fmt: skip


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The whole position."""
    parts: list[RenderableType] = [_map(view, words), Text(words.say("board-legend"), style="dim")]
    if view["last_turn"]:
        parts.append(_last_turn(view, words))
    parts.append(_players(view, words))
    if view["left_over"]:
        parts.append(Text(words.say("board-left-over", wealth=_wealth(view["left_over"], words)), style="dim"))
    if view["routes"]:
        parts.append(_routes(view, words))
    return Group(*parts)


def choices(view: dict[str, Any], words: Words) -> list[tuple[str, list[int]]]:
    """The ways to finish a turn that has been begun, each as a phrase and the decisions that make it."""
    found = []
    for route in view["routes"]:
        places = " ← ".join(words.name("city", place) for place in route["places"])
        points = _points(view, route["points"], words)
        found.append((words.say("board-way", places=places, cost=route["cost"], points=points), route["actions"]))
    return found


def _map(view: dict[str, Any], words: Words) -> RenderableType:
    assert words.game is not None
    parts = words.game.components
    ids = ["rome", *(city["id"] for city in view["cities"])]
    spots = [parts["rome"] if name == "rome" else parts["cities"][name] for name in ids]
    fitted = fit([(spot["lat"], spot["lon"]) for spot in spots], WIDTH - 12, HEIGHT - 2)
    places = {name: (x + 6, y + 0.5) for name, (x, y) in zip(ids, fitted, strict=True)}
    sheet = Canvas(WIDTH, HEIGHT)
    sheet.put(*places["rome"], [[(f" {words.name('city', 'rome').upper()} ", "bold reverse")]])
    for city in view["cities"]:
        sheet.put(*places[city["id"]], _city(city, view, words))
    for line in view["lines"]:
        start, end = (places[place] for place in line["between"])
        long = line["length"] == 2
        if line["owner"] is None:
            sheet.line(start, end, "=" if long else "·", "dim")
        else:
            letter = LETTERS[line["owner"]]
            sheet.line(start, end, letter + ("=" if long else "·"), STYLES[line["owner"]])
    return sheet.text()


def _city(city: dict[str, Any], view: dict[str, Any], words: Words) -> list[list[tuple[str, str]]]:
    assert words.game is not None
    shape = SHAPES[words.game.components["colours"][city["colour"]]["shape"]]
    name = words.name("city", city["id"])
    if len(name) > 12:
        name = name[:11] + "."
    token = f"{shape}{city['value']}"
    if city["taken_by"]:
        taker = city["taken_by"]
        return [[(f"{LETTERS[taker]} {name} {token}", GROUNDS[taker])]]
    aim = view["building"] is not None and view["building"]["city"] == city["id"]
    group = GROUPS.get(city["colour"], "white")
    wealth = words.name("wealth", city["wealth"]) if city["wealth"] else ""
    gold = "bold yellow" if city["wealth"] == "gold" else ""
    return [[(name, "bold underline" if aim else "bold")], [(token, f"bold {group}"), (" ", ""), (wealth, gold)]]


def _last_turn(view: dict[str, Any], words: Words) -> Text:
    last = view["last_turn"]
    said = words.say(
        "board-last",
        player=words.name("player", last["player"]),
        city=words.name("city", last["city"]),
        path=" → ".join(words.name("city", place) for place in last["path"]),
        points=_points(view, last["points"], words),
    )
    return Text(said, style=STYLES[last["player"]])


def _points(view: dict[str, Any], points: list[int], words: Words) -> str:
    """Who gains what, as `Jupiter +2, Neptune +1`."""
    gains = [
        f"{words.name('player', player['id'])} +{gain}"
        for player, gain in zip(view["players"], points, strict=True)
        if gain
    ]
    return ", ".join(gains)


def _players(view: dict[str, Any], words: Words) -> RenderableType:
    assert words.game is not None
    table = Table(title=words.name("map", view["map"]), title_justify="left", title_style="dim", expand=True)
    table.add_column("")
    for heading in ("board-roads", "board-score", "board-now"):
        table.add_column(words.say(heading), justify="right", max_width=9)
    table.add_column(words.say("board-cities"), ratio=1)
    table.add_column(words.say("board-wealth"), ratio=1)
    cities = {city["id"]: city for city in view["cities"]}
    for player in view["players"]:
        mark = "▶" if view["turn"] == player["seat"] and view["outcome"] is None else " "
        name = f"{mark}{LETTERS[player['id']]} {words.name('player', player['id'])}"
        table.add_row(
            Text(name, style=STYLES[player["id"]]),
            str(player["roads"]),
            str(player["score"]),
            Text(str(player["total"]), style="bold"),
            _owned([cities[name] for name in player["cities"]], words),
            Text(_wealth(player["wealth"], words)),
        )
    return table


def _owned(cities: list[dict[str, Any]], words: Words) -> Text:
    """City tokens by colour: `●2 3 ▲8`, the number of colours behind."""
    assert words.game is not None
    text = Text()
    colours = list(dict.fromkeys(city["colour"] for city in cities))
    for colour in colours:
        shape = SHAPES[words.game.components["colours"][colour]["shape"]]
        values = " ".join(str(city["value"]) for city in cities if city["colour"] == colour)
        text.append(f"{shape}{values}  ", GROUPS.get(colour, "white"))
    if colours:
        text.append(words.say("board-colours", count=len(colours)), "dim")
    return text


def _wealth(held: dict[str, int], words: Words) -> str:
    return ", ".join(words.name("wealth", kind) + (f" ×{n}" if n > 1 else "") for kind, n in held.items())


def _routes(view: dict[str, Any], words: Words) -> RenderableType:
    """The ways to finish the turn: what each costs, what it pays, which path it is counted by."""
    city = words.name("city", view["building"]["city"])
    table = Table(title=Text(words.say("board-routes", city=city)), title_justify="left", expand=True)
    table.add_column(words.say("board-route"), ratio=3)
    table.add_column(words.say("board-cost"), justify="right")
    for player in view["players"]:
        table.add_column(LETTERS[player["id"]], justify="right", style=STYLES[player["id"]])
    table.add_column(words.say("board-path"), ratio=3)
    alike = [route["places"] for route in view["routes"]]
    for route in view["routes"]:
        path = " → ".join(words.name("city", place) for place in route["path"])
        if route["proposed"] and alike.count(route["places"]) > 1:
            path += f" ({words.say('board-proposed')})"
        table.add_row(
            Text(" ← ".join(words.name("city", place) for place in route["places"])),
            str(route["cost"]),
            *(f"+{gain}" if gain else "–" for gain in route["points"]),
            Text(path),
        )
    return table
