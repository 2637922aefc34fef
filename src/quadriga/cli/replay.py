"""`quadriga replay`: recorded games, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from quadriga.cli.arguments import AsJson, Language, Plain
from quadriga.cli.common import console, full_screen, print_json, read_names, read_record
from quadriga.core.errors import BadOption
from quadriga.core.play.record import Record, Step
from quadriga.core.seats import OMNISCIENT, SPECTATOR, Seat
from quadriga.core.title.events import Event
from quadriga.terminal import boards
from quadriga.words import Words, choose_language

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="The board after this decision.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Show what this seat sees (default: everything).")] = None,
    legal: Annotated[bool, typer.Option("--legal", help="With --json: the actions each was chosen from.")] = False,
    state: Annotated[bool, typer.Option("--state", help="With --json: the whole position after each.")] = False,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Play a record again: step by step on the full screen, the board after a decision, or one JSON line a decision."""
    record = read_record(file)
    viewer = _viewer(record, seat)
    if at is not None and not 0 <= at <= len(record.lines):
        most = len(record.lines)
        raise BadOption("out-of-range", name="--at", most=most, value=at)
    last = len(record.lines) if at is None else at
    words = Words(choose_language(lang), record.load_game(), read_names(file), record.options)
    if as_json:
        for step in record.replay():
            if step.n > last:
                break
            print_json(_plain(step, viewer, legal, state))
    elif full_screen(plain):
        from quadriga.terminal.review import Review

        Review(record, words, viewer, at or 0).run()
    else:
        _show(record, last, viewer, words)


def _viewer(record: Record, seat: int | None) -> Seat:
    if seat is None:
        return OMNISCIENT
    if seat != SPECTATOR and not 0 <= seat < record.seats:
        most = record.seats - 1
        raise BadOption("out-of-range", name="--seat", most=most, value=seat)
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
