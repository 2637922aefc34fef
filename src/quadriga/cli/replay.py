"""`quadriga replay` and `quadriga verify`: recorded games, step by step or proved whole."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from quadriga.cli.common import AsJson, Language, console, print_json, read_record
from quadriga.core.errors import BadOption, QuadrigaError
from quadriga.core.events import Event
from quadriga.core.record import Record, Step
from quadriga.core.seats import OMNISCIENT, SPECTATOR, Seat
from quadriga.terminal import boards
from quadriga.words import Words, choose_language

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def attach(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("replay")(replay)
    app.command("verify")(verify)


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="Stop after this decision (default: the last).")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Show what this seat sees (default: everything).")] = None,
    legal: Annotated[bool, typer.Option("--legal", help="With --json: the actions each was chosen from.")] = False,
    state: Annotated[bool, typer.Option("--state", help="With --json: the whole position after each.")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play a record again: the board after a decision, or one JSON line a decision."""
    record = read_record(file)
    viewer = _viewer(record, seat)
    if at is not None and not 0 <= at <= len(record.lines):
        most = len(record.lines)
        raise BadOption(
            f"--at must lie between 0 and {most}, not {at}.", "out-of-range", name="--at", most=most, value=at
        )
    last = len(record.lines) if at is None else at
    if as_json:
        for step in record.replay():
            if step.n > last:
                break
            print_json(_plain(step, viewer, legal, state))
        return
    _show(record, last, viewer, Words(choose_language(lang), record.load_game(), options=record.options))


def _viewer(record: Record, seat: int | None) -> Seat:
    if seat is None:
        return OMNISCIENT
    if seat != SPECTATOR and not 0 <= seat < record.seats:
        most = record.seats - 1
        raise BadOption(
            f"--seat must lie between 0 and {most}, not {seat}.", "out-of-range", name="--seat", most=most, value=seat
        )
    return seat


def _plain(step: Step, viewer: Seat, legal: bool, state: bool) -> dict[str, Any]:
    notation = step.after.game.notation
    line: dict[str, Any] = {
        "n": step.n,
        "seat": step.seat,
        "id": step.action,
        "text": notation.text(step.action),
        "action": notation.to_json(step.action),
    }
    if legal:
        line["legal"] = [notation.to_json(action) for action in step.before.legal(step.seat)]
    if state:
        line["state"] = step.after.game.view(step.after, viewer)
    return line


def _show(record: Record, last: int, viewer: Seat, words: Words) -> None:
    state = record.load_game().new(record.seats, record.options)
    events: list[Event] = []
    for step in record.replay(events.append):
        if step.n > last:
            break
        state = step.after.clone()
        if viewer == OMNISCIENT:
            who, what = words.player(step.seat), words.action(step.action)
            console.print(words.say("replay-line", n=step.n, who=who, what=what), style="dim")
        else:
            for event in events:
                console.print(words.event(event.seen_by(viewer)), style="dim")
        events.clear()
    console.rule(words.say("replay-at", n=last, all=len(record.lines)))
    console.print(boards.seen(state, viewer, words))


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records.")],
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Prove that records replay to the end they tell of; status 2 if one does not."""
    words = Words(choose_language(lang))
    good = 0
    for path in files:
        try:
            record = read_record(path)
            count = sum(1 for _ in record.replay())
        except QuadrigaError as error:
            if as_json:
                print_json({"file": str(path), "ok": False, "error": str(error)})
            else:
                console.print(words.say("verify-bad", path=str(path), error=words.error(error)), style="red")
            continue
        good += 1
        end = record.end or "–"
        if as_json:
            print_json({"file": str(path), "ok": True, "decisions": count, "end": record.end})
        else:
            console.print(words.say("verify-good", path=str(path), decisions=count, end=end.removeprefix("end ")))
    if not as_json:
        console.print(words.say("verify-sum", good=good, all=len(files)))
    return 0 if good == len(files) else 2
