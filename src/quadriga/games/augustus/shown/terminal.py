"""The table of Augustus as text: bag, row, rewards, and what lies before each seat."""

from __future__ import annotations

from typing import Any

from quadriga.core.drawing.canvas import Marks
from quadriga.core.drawing.text import Column, Drawing, Frame, Grid, Stack, Text
from quadriga.core.drawing.words import Words

LETTERS = {"double_sword": "D", "shield": "S", "chariot": "C", "catapult": "K", "standard": "E", "dagger": "P"}
STYLES = {"senator": "bold white", "green": "bold #5fd75f", "pink": "bold #ff87d7", "orange": "bold #ffaf5f"}
STAGES = {"completed": "board-completed", "resolved": "board-resolved"}


def picture(view: dict[str, Any], words: Words, marks: Marks, width: int, height: int) -> Drawing:
    """What lies before everybody, those who decide first; objectives to choose bear what is typed for them."""
    box = words.board
    first = sorted(view["seats"], key=lambda seat: (seat["hand"] is None, seat["seat"] not in view["actors"]))
    parts = [_seat(seat, view, box, words, marks) for seat in first]
    return Stack(*parts[:1], _row(view, box, words, marks), *parts[1:])


def details(view: dict[str, Any], words: Words) -> Drawing:
    """The bag, the rewards, what the letters mean."""
    box = words.board
    top = Grid(Column(), Column(), wide=True)
    top.row(_bag(view, box, words), _rewards(view, box, words))
    return Stack(top, _legend(words))


def _bag(view: dict[str, Any], box: dict[str, Any], words: Words) -> Drawing:
    """What a table remembers: tokens drawn since the last joker, and how likely each is next."""
    heads = (words.say(key) for key in ("board-bag", "board-drawn", "board-chances"))
    rows = Grid(Column(whole=True), *(Column(head, right=True, whole=True) for head in heads), head="dim")
    in_bag = sum(view["bag"].values())
    for token, count in box["tokens"].items():
        now = view["token"] == token
        name = f"{'▶' if now else ' '} {LETTERS.get(token, '*')} {words.name('token', token)}"
        left = view["bag"].get(token, 0)
        likely = words.figure(left / in_bag, percent=True)
        rows.row(Text(name, style="bold reverse" if now else ""), str(left), str(count - left), likely)
    title = words.name("token", view["token"]) if view["token"] else words.say("board-bag")
    return Frame(rows, title, "cyan", below=words.say("board-since"))


def _rewards(view: dict[str, Any], box: dict[str, Any], words: Words) -> Drawing:
    rows = Grid(Column(), Column(), Column())
    for reward, seat in view["rewards"].items():
        taken = seat is not None
        owner = words.player(seat) if taken else words.say("board-free")
        style = "dim" if taken else "bold reverse" if view["claim"] == reward else "bold"
        points = words.say("board-points-short", points=box["rewards"][reward]["points"])
        rows.row(Text(words.name("reward", reward), style=style), Text(points), Text(owner, style=style))
    return Frame(rows, words.say("board-rewards"), "cyan")


def _row(view: dict[str, Any], box: dict[str, Any], words: Words, marks: Marks) -> Drawing:
    rows = _objectives()
    for number in view["row"]:
        rows.row(*_objective({"id": number}, box, words, marks))
    deck = words.say("board-deck", count=view["deck_size"])
    supply = words.say("board-supply", count=view["supply"])
    return Frame(rows, f"{words.say('board-row')} · {deck} · {supply}", "cyan")


def _objectives() -> Grid:
    name, slots = Column(whole=True, most=25), Column(whole=True, most=21)
    return Grid(name, slots, Column(whole=True, most=7, right=True), Column(fold=True))


def _objective(shown: dict[str, Any], box: dict[str, Any], words: Words, marks: Marks) -> list[Text]:
    """An objective on one line: number and name with its colour, slots, points, what it does and produces."""
    card = box["objectives"][shown["id"]]
    mark = marks.get(shown["id"], "")
    name = Text().append(mark, "bold reverse", mark).append(" " if mark else "")
    name.append(_title(shown["id"], card, words), STYLES[card["colour"]], mark)
    slots = Text()
    filled = shown.get("filled", {})
    for symbol, count in card["slots"].items():
        full = filled.get(symbol, 0)
        slots.append(LETTERS[symbol] + "●" * full + "○" * (count - full) + " ", style="bold" if full else "")
    points = "" if card["points"] is None else words.say("board-points-short", points=card["points"])
    notes = [words.name("resource", resource) for resource in card["resources"]]
    if card["power"] is not None:
        notes.insert(0, ("✦ " if card["red"] else "") + _power(card["power"], words))
    if shown.get("stage") in STAGES:
        notes.insert(0, words.say(STAGES[shown["stage"]]))
    return [name, slots, Text(points), Text(" · ".join(notes), style="red" if card["red"] else "")]


def _title(number: str, card: dict[str, Any], words: Words) -> str:
    return f"{words.name('colour', card['colour'])[0].upper()} {number} {card['name']}"


def _power(power: dict[str, Any], words: Words) -> str:
    kind = power["kind"]
    values: dict[str, Any] = {key: value for key, value in power.items() if key in ("count", "points", "cap")}
    if "symbol" in power:
        values["symbol"] = words.name("symbol", power["symbol"])
    if "colour" in power:
        values["colour_id"] = power["colour"]
    if kind == "equivalence":
        one, other = (words.name("symbol", symbol) for symbol in power["symbols"])
        return words.say("board-equivalence", one=one, other=other)
    if kind == "points_per_symbol":
        key = "board-per-symbol" if words.options["symbol_cap"] == "on" else "board-per-symbol-free"
        return words.say(key, **values)
    if kind in ("points_per_colour", "points_per_red"):
        return words.say("board-per-colour" if kind == "points_per_colour" else "board-per-red", **values)
    return words.say("board-" + kind.replace("_", "-"), **values)


def _seat(seat: dict[str, Any], view: dict[str, Any], box: dict[str, Any], words: Words, marks: Marks) -> Drawing:
    rows = _objectives()
    for card in seat["objectives"]:
        rows.row(*_objective(card, box, words, marks))
    if seat["hand"]:
        rows.row(Text(words.say("board-hand"), style="dim"))
        for number in seat["hand"]:
            kept = number in (seat["picks"] or [])
            rows.row(*_objective({"id": number}, box, words, marks), style="reverse" if kept else "")
    below = Grid(Column(dim=True, whole=True), Column())
    if seat["picks"] and view["decision"] in ("source", "mobilise", "remove", "clear", "lose", "muster"):
        below.row(words.say("board-chosen"), "; ".join(_pick(pick, words) for pick in seat["picks"]))
    if view["power"] and view["turn"] == seat["seat"]:
        power = words.name("power", view["power"]["kind"])
        left = view["power"].get("left")
        below.row(words.say("board-power"), power if left is None else words.say("board-left", power=power, left=left))
    if seat["controlled"]:
        won = Text()
        for number in seat["controlled"]:
            card = box["objectives"][number]
            mark = "✦" if card["red"] else ""
            won.append(f"{_title(number, card, words)}{mark}  ", style=STYLES[card["colour"]])
        below.row(words.say("board-controlled"), won)
    scored = [f"{words.name('source', name)} {n}" for name, n in seat["points"].items() if n]
    total = Text(str(seat["total"]), style="bold").append(f"  {', '.join(scored)}", style="dim")
    below.row(words.say("board-points"), total)
    owes = seat["seat"] in view["actors"]
    title = [words.player(seat["seat"]), f"{words.say('board-reserve')} {'●' * seat['reserve'] or 0}"]
    if view["crier"] == seat["seat"]:
        title.append(words.say("board-crier"))
    if view["turn"] == seat["seat"]:
        title.append(words.say("board-resolving"))
    if owes:
        title.append(f"▶ {words.say('board-owes')}")
    return Frame(Stack(rows, below), " · ".join(title), "bold" if owes else "dim")


def _pick(pick: Any, words: Words) -> str:
    if pick == "reserve":
        return words.say("action-reserve")
    if isinstance(pick, str):
        return words.name("objective", pick)
    return f"{words.name('objective', pick[0])}, {words.name('symbol', pick[1])}"


def _legend(words: Words) -> Text:
    letters = "  ".join(f"{letter} {words.name('symbol', symbol)}" for symbol, letter in LETTERS.items())
    return Text(f"{letters}\n{words.say('board-legend')}", style="dim")
