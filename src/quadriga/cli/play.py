"""`quadriga play`: a game in the terminal, against bots or around one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.common import (
    DataFile,
    Language,
    OptionWords,
    SeatCount,
    Seed,
    console,
    fresh_seed,
    read_text,
    seats_for,
    start,
)
from quadriga.core.match import Match
from quadriga.core.record import FORM, Record
from quadriga.core.rng import Rng
from quadriga.table import Table, save
from quadriga.table.players import YOU
from quadriga.terminal.screen import Screen
from quadriga.words import Words, choose_language


def attach(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, by its name: see 'quadriga games'.")
    ] = None,
    seats: SeatCount = None,
    players: Annotated[
        str | None,
        typer.Option("--players", help="A player a seat: 'you', a name, or a bot. Default: you, then level2 bots."),
    ] = None,
    option: OptionWords = None,
    data: DataFile = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved table, or with a recorded game.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal: look before you leap, take back, save, go on later."""
    seed = fresh_seed(seed)
    if resume is not None:
        table = _resumed(resume, game, players, seed)
    else:
        if seats is None and players is not None:
            seats = seats_for(players)
        begin = start(game or "caesar", seats, option, data)
        table = Table.new(begin, _named(players, begin.seats), seed)
    words = Words(choose_language(lang), table.match.game, table.names, table.state.options)
    Screen(table, words, console).run()


def _resumed(path: Path, game: str | None, players: str | None, seed: int) -> Table:
    """A saved table with its players, or a recorded game with those named now."""
    text = read_text(path)
    if text.startswith(FORM):
        match = Match.resume(Record.parse(text), Rng(seed))
        return Table(match, _named(players, match.state.seats), seed)
    return save.load(text, game)


def _named(players: str | None, seats: int) -> list[str]:
    return [YOU, *["level2"] * (seats - 1)] if players is None else players.split(",")
