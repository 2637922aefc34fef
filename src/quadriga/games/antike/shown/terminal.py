"""The board of Antike as text: the map with its provinces, nations, bank and stacks."""

from __future__ import annotations

from typing import Any

from quadriga.core.drawing.canvas import Canvas, Marks, fit
from quadriga.core.drawing.text import Column, Drawing, Grid, Stack, Text
from quadriga.core.drawing.words import Words

STYLES = ("bold #ff5f5f", "bold #5fafff", "bold #5fd75f", "bold #d787ff", "bold #ffd75f", "bold #5fd7d7")
LETTERS = {"marble": "M", "iron": "I", "gold": "O", "coin": "C"}
CROSSINGS = {"land": "–", "sea": "=", "mixed": "≈"}
EMPTY: dict[str, Any] = {"city": None, "temple": False, "defence": None, "units": {}, "ready": {}}
LINES = {"land": "·", "sea": "~", "mixed": "≈"}
UNITS = (("legion", "L"), ("galley", "G"))
LONGEST = 12
"""Letters of a name on the map."""


def picture(view: dict[str, Any], words: Words, marks: Marks, width: int, height: int) -> Drawing:
    """The map: resources, cities, temples and units; provinces to choose bear what is typed for them."""
    board = words.board
    places = _places(view, board)
    fitted = fit([(place["lat"], place["lon"]) for place in places], width - 10, height - 2)
    spots = {place["id"]: (x + 5, y + 0.5) for place, (x, y) in zip(places, fitted, strict=True)}
    sheet = Canvas(width, height)
    # Where most stands comes first, so that it lies where it belongs.
    for place in sorted(places, key=lambda province: (province["id"] not in view["provinces"], province["id"])):
        mark = marks.get(place["id"], "")
        sheet.put(*spots[place["id"]], _label(view, place, words, mark), mark)
    for border in board["maps"][view["map"]]["borders"]:
        spot, other = (spots[name] for name in border["between"])
        sheet.line(spot, other, LINES[border["kind"]], "dim")
    return sheet.text()


def _label(view: dict[str, Any], place: dict[str, Any], words: Words, mark: str) -> list[list[tuple[str, str]]]:
    """Name and resource of a province; below, what stands there."""
    province = view["provinces"].get(place["id"], EMPTY)
    name = words.name("province", place["id"])
    name = name if len(name) <= LONGEST else name[: LONGEST - 1] + "."
    style = _style(view, province["city"]) if province["city"] else "bold" if mark else "dim"
    first = [(mark, "bold reverse"), (" ", "")] if mark else []
    first.append((f"{LETTERS[place['resource']]} {name}", style))
    below = _standing(view, province)
    return [first, below] if below else [first]


def _standing(view: dict[str, Any], province: dict[str, Any]) -> list[tuple[str, str]]:
    """City and temple, then units by nation: `Gr▲ Gr2L Pe1G`."""
    parts: list[tuple[str, str]] = []
    if province["city"] is not None:
        parts.append((short(province["city"]) + ("▲" if province["temple"] else "●"), _style(view, province["city"])))
    for nation, counts in province["units"].items():
        tag = "" if nation == province["city"] else short(nation)
        army = "".join(f"{counts[unit]}{letter}" for unit, letter in UNITS if counts[unit])
        parts.append(((" " if parts else "") + tag + army, _style(view, nation)))
    return parts


def details(view: dict[str, Any], words: Words) -> Drawing:
    """What lies beside the map: bank and stacks, nations, know-how."""
    board = words.board
    parts = (_head(view, board, words), _nations(view, words), _know_hows(view, board, words))
    return Stack(*parts, Text(words.say("board-legend"), style="dim"))


def own_style(view: dict[str, Any]) -> str:
    """How that is written on the map which belongs to the nation on turn."""
    return _style(view, view["nation"]) if view["nation"] else ""


def at_hand(view: dict[str, Any], words: Words) -> Drawing:
    """What the nation on turn has."""
    nation = next((row for row in view["nations"] if row["id"] == view["nation"]), None)
    if nation is None:
        return Text()
    return Text().append(_tag(view, nation["id"])).append(f" {_stock(nation, words)}")


def find(view: dict[str, Any], words: Words, search: str) -> Drawing:
    """Provinces whose names match, with all that stands there and their neighbours."""
    return _found(view, words.board, words, search)


def short(nation: str) -> str:
    """Two letters for a nation: they differ on both maps."""
    return nation[:2].title()


def _style(view: dict[str, Any], nation: str) -> str:
    return STYLES[[n["id"] for n in view["nations"]].index(nation)]


def _tag(view: dict[str, Any], nation: str) -> Text:
    return Text(short(nation), style=_style(view, nation))


def _head(view: dict[str, Any], board: dict[str, Any], words: Words) -> Drawing:
    bank = view["bank"]
    left = []
    for name, letter in LETTERS.items():
        amount = words.say("board-unlimited") if bank[name] is None else bank[name]
        left.append(f"{letter} {amount}")
    left.append(f"▲ {bank['temples']}")
    stacks = "  ".join(f"{words.name('stack', name)} {count}" for name, count in view["stacks"].items())
    lines = [
        f"{words.say('board-round', round=view['round'])} · {words.say('board-goal', goal=view['goal'])}",
        words.say("about", name=words.say("board-bank"), what="  ".join(left)),
        words.say("about", name=words.say("board-stacks"), what=stacks),
        " → ".join(words.name("space", space) for space in board["rondel"]),
    ]
    return Text("\n".join(lines))


def _nations(view: dict[str, Any], words: Words) -> Drawing:
    """Two lines a nation, in turn order."""
    table = Grid(Column(whole=True), Column(rest=True))
    for nation in sorted(view["nations"], key=lambda n: _place_in_order(view, n["id"])):
        table.row(*_nation(view, nation, words))
    return table


def _place_in_order(view: dict[str, Any], nation: str) -> int:
    order: list[str] = view["order"]
    return order.index(nation) if nation in order else 0


def _nation(view: dict[str, Any], nation: dict[str, Any], words: Words) -> list[Drawing]:
    name = Text("▶ " if nation["id"] == view["nation"] else "  ")
    name.append(f"{short(nation['id'])} {words.name('nation', nation['id'])}", style=_style(view, nation["id"]))
    if nation["seat"] is not None:
        name.append(f"\n  {words.player(nation['seat'])}", style="dim")
    held = [f"{n} {words.name('stack', s)}" for s, n in nation["cards"].items() if n]
    stock = Text(f"{_stock(nation, words)}\n")
    cards = words.say("board-held", count=sum(nation["cards"].values()), cards=words.listed(held))
    return [name, stock.append(cards, style="bold" if held else "dim")]


def _stock(nation: dict[str, Any], words: Words) -> str:
    """Where it stands on the rondel, its stock, what it has built, its units: `Iron · M2 I1 O3 C1 · 3● 0▲ 0≈ · 1L`."""
    marker = "–" if nation["marker"] is None else words.name("space", nation["marker"])
    stock = " ".join(f"{LETTERS[r]}{n}" for r, n in nation["stock"].items())
    units = " ".join(f"{nation['units'][unit]}{letter}" for unit, letter in UNITS)
    return f"{marker} · {stock} · {nation['cities']}● {nation['temples']}▲ {nation['seas']}≈ · {units}"


def _know_hows(view: dict[str, Any], board: dict[str, Any], words: Words) -> Drawing:
    """The scale of progress: who has what, and what it costs now."""
    text = Text(words.say("about", name=words.say("board-know_how"), what=""), style="bold")
    for n, know_how in enumerate(board["know_hows"]):
        price = know_how["later" if know_how["id"] in view["first_know_how"] else "first"]
        text.append("; " if n else "").append(f"{words.name('know_how', know_how['id'])} ({price})", style="not bold")
        for nation in view["nations"]:
            if know_how["id"] in nation["know_how"]:
                text.append(" ").append(_tag(view, nation["id"]))
    return text


def _places(view: dict[str, Any], board: dict[str, Any]) -> list[dict[str, Any]]:
    """The provinces of the map in use, as they are printed."""
    places: list[dict[str, Any]] = board["maps"][view["map"]]["provinces"]
    return places


def _found(view: dict[str, Any], board: dict[str, Any], words: Words, search: str) -> Drawing:
    wanted = search.lower().split()
    shown = [
        p
        for p in _places(view, board)
        if all(word in f"{words.name('province', p['id'])} {p['id']}".lower() for word in wanted)
    ]
    return _table(view, shown, words, board["maps"][view["map"]]["borders"])


def _table(view: dict[str, Any], places: list[dict[str, Any]], words: Words, borders: list[dict[str, Any]]) -> Grid:
    """Some provinces with their neighbours."""
    names = ("province", "city", "defence", "units", "neighbours")
    table = Grid(*(Column(words.say(f"board-{name}"), right=name == "defence") for name in names), head="bold")
    for place in places:
        province = view["provinces"].get(place["id"], EMPTY)
        table.row(
            Text(f"{LETTERS[place['resource']]} {words.name('province', place['id'])}"),
            _city(view, province),
            "" if province["defence"] is None else str(province["defence"]),
            _units(view, province),
            Text(_neighbours(place["id"], borders, words)),
        )
    return table


def _city(view: dict[str, Any], province: dict[str, Any]) -> Text:
    if province["city"] is None:
        return Text("–", style="dim")
    return _tag(view, province["city"]).append("▲" if province["temple"] else "")


def _units(view: dict[str, Any], province: dict[str, Any]) -> Text:
    text = Text()
    for nation, counts in province["units"].items():
        text.append(" " if text else "")
        text.append(_tag(view, nation))
        for unit, letter in UNITS:
            if counts[unit]:
                text.append(f" {letter}{counts[unit]}")
                ready = province["ready"].get(unit) if nation == view["nation"] else None
                if ready:
                    moves = ",".join(f"{count}×{left}" for left, count in ready.items())
                    text.append(f"({moves})", style="dim")
    return text


def _neighbours(place: str, borders: list[dict[str, Any]], words: Words) -> str:
    near = []
    for border in borders:
        if place in border["between"]:
            other = next(name for name in border["between"] if name != place)
            near.append(f"{CROSSINGS[border['kind']]} {words.name('province', other)}")
    return ", ".join(near)
