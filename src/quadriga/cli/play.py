"""`quadriga play`: a game in the terminal, against bots or around one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quadriga import bots
from quadriga.bots import own
from quadriga.cli.arguments import DataFile, Language, OptionWords, Plain, SeatCount, Seed, game_id
from quadriga.cli.common import console, fresh_seed, full_screen, read_text, seats_for, start
from quadriga.core.errors import BadOption
from quadriga.core.play.match import Match
from quadriga.core.play.record import FORM, Record
from quadriga.core.rng import Rng
from quadriga.table import Table, save
from quadriga.table.players import YOU, Player, named
from quadriga.terminal.keeping import Keeper
from quadriga.terminal.screen import Screen
from quadriga.terminal.sitting import Sitting
from quadriga.words import Words, choose_language


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, by its name: see 'quadriga games'.")
    ] = None,
    seats: SeatCount = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            help="A player a seat: 'you', 'person:Livia', a bot, or a bot of your own (mybot.py:Clever). "
            "Default: you, then level2 bots.",
        ),
    ] = None,
    option: OptionWords = None,
    data: DataFile = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved table, or with a recorded game.")
    ] = None,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    """Play a game in the terminal: look before you leap, take back, go on later. Every decision is kept."""
    seed = fresh_seed(seed)
    game = None if game is None else game_id(game)
    if resume is not None:
        given = {"--seats": seats, "--option": option, "--data": data}
        table, path = _resumed(resume, game, players, seed, [name for name, value in given.items() if value])
    else:
        if seats is None and players is not None:
            seats = seats_for(players)
        begin = start(game or "caesar", seats, option, data)
        table, path = Table.new(begin, _named(players, begin.seats), seed), None
    language = choose_language(lang)
    words = Words(language, table.match.game, _names(table, language), table.state.options, table.bot_names)
    sitting = Sitting(table, words, Keeper(table, path))
    try:
        if full_screen(plain):
            from quadriga.terminal.app import run

            run(sitting)
        else:
            Screen(sitting, console).run()
    finally:
        for line in sitting.farewell():
            console.print(line, highlight=False, soft_wrap=True)


def _resumed(
    path: Path, game: str | None, players: str | None, seed: int, given: list[str]
) -> tuple[Table, Path | None]:
    """A saved table with its players, kept on in its file; or a recorded game with those named now."""
    text = read_text(path)
    if text.startswith(FORM):
        record = Record.parse(text)
        if game is not None and game != record.game:
            raise BadOption("table-other", game=record.game)
        if players is None:
            raise BadOption("resume-record")
        match = Match.resume(record, Rng(seed))
        return Table(match, _named(players, match.state.seats), seed), None
    if players is not None or given:
        names = ", ".join([*(["--players"] if players is not None else []), *given])
        raise BadOption("resume-players", names=names)
    return save.load(text, game, own_bots=True), path


def _named(players: str | None, seats: int) -> list[Player]:
    words = [YOU, *["level2"] * (seats - 1)] if players is None else players.split(",")
    return [named(_admitted(word.strip())) for word in words]


def _admitted(word: str) -> str:
    """A bot of a file goes by its whole path, so that a game can be taken up from anywhere."""
    if own.is_own(word):
        file, _, name = word.rpartition(":")
        word = f"{Path(file).resolve()}:{name}" if Path(file).exists() else word
        bots.admit(word)
    return word


def _names(table: Table, language: str) -> dict[int, str | None]:
    """What players are called; a person alone, without a name, sees which seat is theirs."""
    names: dict[int, str | None] = dict(table.names)
    if len(table.people) == 1 and (seat := table.people[0]) not in names:
        words = Words(language, table.match.game, None, table.state.options)
        names[seat] = words.say("you-name", name=words.player(seat))
    return names
