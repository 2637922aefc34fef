"""The board of Antike as text: nations, bank and stacks, and the map as a table of provinces."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quadriga.words import Words

STYLES = ("bold red", "bold blue", "bold green", "bold magenta", "bold yellow", "bold cyan")
LETTERS = {"marble": "M", "iron": "I", "gold": "O", "coin": "C"}
CROSSINGS = {"land": "–", "sea": "=", "mixed": "≈"}
EMPTY: dict[str, Any] = {"city": None, "temple": False, "defence": None, "units": {}, "ready": {}}
WIDTH = 98


def draw(view: dict[str, Any], words: Words, search: str = "") -> RenderableType:
    """The whole position; with `search`, only the provinces whose names match, with their neighbours."""
    assert words.game is not None
    board = words.game.board_data()
    parts: list[RenderableType] = [_head(view, board, words), _nations(view, words), _know_hows(view, board, words)]
    if search:
        parts.append(_found(view, board, words, search))
    else:
        parts += [_provinces(view, board, words), _empty(view, board, words)]
    return Group(*parts, Text(words.say("board-legend"), style="dim"))


def short(nation: str) -> str:
    """Two letters for a nation: they differ on both maps."""
    return nation[:2].title()


def _style(view: dict[str, Any], nation: str) -> str:
    return STYLES[[n["id"] for n in view["nations"]].index(nation)]


def _tag(view: dict[str, Any], nation: str) -> Text:
    return Text(short(nation), style=_style(view, nation))


def _head(view: dict[str, Any], board: dict[str, Any], words: Words) -> RenderableType:
    bank = view["bank"]
    left = []
    for name, letter in LETTERS.items():
        amount = words.say("board-unlimited") if bank[name] is None else bank[name]
        left.append(f"{letter} {amount}")
    left.append(f"▲ {bank['temples']}")
    stacks = "  ".join(f"{words.name('stack', name)} {count}" for name, count in view["stacks"].items())
    first = f"{words.say('board-round', round=view['round'])} · {words.say('board-goal', goal=view['goal'])}"
    lines = [
        f"[bold]{first}[/]",
        f"{words.say('board-bank')}: {'  '.join(left)}",
        f"{words.say('board-stacks')}: {stacks}",
        " → ".join(words.name("space", space) for space in board["rondel"]),
    ]
    return Panel("\n".join(lines), title=words.say(f"option-map-{view['map']}"), width=WIDTH)


def _nations(view: dict[str, Any], words: Words) -> RenderableType:
    table = Table(width=WIDTH, padding=(0, 1), box=SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for key in ("marker", "stock", "pieces", "army"):
        table.add_column(words.say(f"board-{key}"), no_wrap=True)
    table.add_column(words.say("board-cards"), ratio=1)
    for nation in sorted(view["nations"], key=lambda n: _place_in_order(view, n["id"])):
        table.add_row(*_nation(view, nation, words))
    return table


def _place_in_order(view: dict[str, Any], nation: str) -> int:
    order: list[str] = view["order"]
    return order.index(nation) if nation in order else 0


def _nation(view: dict[str, Any], nation: dict[str, Any], words: Words) -> list[RenderableType]:
    name = Text("▶ " if nation["id"] == view["nation"] else "  ")
    name.append(f"{short(nation['id'])} {words.name('nation', nation['id'])}", style=_style(view, nation["id"]))
    if nation["seat"] is not None:
        name.append(f" {nation['seat']}", style="dim")
    marker = "–" if nation["marker"] is None else words.name("space", nation["marker"])
    stock = " ".join(f"{LETTERS[r]}{n}" for r, n in nation["stock"].items())
    held = [f"{n} {words.name('stack', s)}" for s, n in nation["cards"].items() if n]
    cards = Text(str(sum(nation["cards"].values())), style="bold")
    if held:
        cards.append(": " + ", ".join(held), style="dim")
    pieces = f"{nation['cities']} {nation['temples']}▲ {nation['seas']}"
    army = f"L{nation['units']['legion']} G{nation['units']['galley']}"
    return [name, marker, stock, pieces, army, cards]


def _know_hows(view: dict[str, Any], board: dict[str, Any], words: Words) -> RenderableType:
    """The scale of progress: who has what, and what it costs now."""
    table = Table.grid(padding=(0, 2), expand=False)
    known = board["know_hows"]
    for row in (known[:4], known[4:]):
        cells = []
        for know_how in row:
            price = know_how["later" if know_how["id"] in view["first_know_how"] else "first"]
            cell = Text(f"{words.name('know_how', know_how['id'])} ({price})")
            for nation in view["nations"]:
                if know_how["id"] in nation["know_how"]:
                    cell.append(" ").append_text(_tag(view, nation["id"]))
            cells.append(cell)
        table.add_row(*cells)
    return Panel(table, title=words.say("board-know_how"), width=WIDTH)


def _provinces(view: dict[str, Any], board: dict[str, Any], words: Words) -> RenderableType:
    """Every province where something stands, by the nation that owns its city, in two columns."""
    rank = {nation["id"]: n for n, nation in enumerate(view["nations"])}
    shown = [p for p in _places(view, board) if p["id"] in view["provinces"]]
    shown.sort(key=lambda p: (rank.get(view["provinces"][p["id"]]["city"], 9), p["id"]))
    half = (len(shown) + 1) // 2
    halves = [part for part in (shown[:half], shown[half:]) if part]
    return Columns([_table(view, part, words) for part in halves], padding=(0, 0))


def _places(view: dict[str, Any], board: dict[str, Any]) -> list[dict[str, Any]]:
    """The provinces of the map in use, as they are printed."""
    places: list[dict[str, Any]] = board["maps"][view["map"]]["provinces"]
    return places


def _found(view: dict[str, Any], board: dict[str, Any], words: Words, search: str) -> RenderableType:
    wanted = search.lower().split()
    shown = [
        p
        for p in _places(view, board)
        if all(word in f"{words.name('province', p['id'])} {p['id']}".lower() for word in wanted)
    ]
    return _table(view, shown, words, board["maps"][view["map"]]["borders"])


def _table(
    view: dict[str, Any], places: list[dict[str, Any]], words: Words, borders: list[dict[str, Any]] | None = None
) -> Table:
    """Some provinces; with `borders`, over the whole width and with their neighbours."""
    wide = borders is not None
    table = Table(width=WIDTH if wide else WIDTH // 2, padding=(0, 1), box=None)
    table.add_column(words.say("board-province"), no_wrap=True)
    table.add_column(words.say("board-city"))
    table.add_column(words.say("board-defence"), justify="right")
    table.add_column(words.say("board-units"))
    if wide:
        table.add_column(words.say("board-neighbours"))
    for place in places:
        province = view["provinces"].get(place["id"], EMPTY)
        row: list[RenderableType] = [
            Text(f"{LETTERS[place['resource']]} {words.name('province', place['id'])}"),
            _city(view, province),
            "" if province["defence"] is None else str(province["defence"]),
            _units(view, province),
        ]
        if borders is not None:
            row.append(Text(_neighbours(place["id"], borders, words)))
        table.add_row(*row)
    return table


def _city(view: dict[str, Any], province: dict[str, Any]) -> Text:
    if province["city"] is None:
        return Text("–", style="dim")
    return _tag(view, province["city"]) + Text("▲" if province["temple"] else "")


def _units(view: dict[str, Any], province: dict[str, Any]) -> Text:
    text = Text()
    for nation, counts in province["units"].items():
        text.append(" " if text else "")
        text.append_text(_tag(view, nation))
        for unit, letter in (("legion", "L"), ("galley", "G")):
            if counts[unit]:
                text.append(f" {letter}{counts[unit]}")
                ready = province["ready"].get(unit) if nation == view["nation"] else None
                if ready:
                    moves = ",".join(f"{count}×{left}" for left, count in ready.items())
                    text.append(f"({moves})", style="dim")
    return text


def _neighbours(place: str, borders: list[dict[str, Any]], words: Words) -> str:
    found = []
    for border in borders:
        if place in border["between"]:
            other = next(name for name in border["between"] if name != place)
            found.append(f"{CROSSINGS[border['kind']]} {words.name('province', other)}")
    return ", ".join(found)


def _empty(view: dict[str, Any], board: dict[str, Any], words: Words) -> RenderableType:
    names = [
        f"{LETTERS[p['resource']]} {words.name('province', p['id'])}"
        for p in _places(view, board)
        if p["id"] not in view["provinces"]
    ]
    return Text(words.say("board-empty", names=", ".join(names)) if names else "", style="dim")
