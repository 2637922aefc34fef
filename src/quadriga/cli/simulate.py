"""`quadriga simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from quadriga import bots as all_bots
from quadriga.cli.arguments import AsJson, DataFile, GameName, Language, OptionWords, SeatCount, Seed
from quadriga.cli.common import (
    admit,
    console,
    fresh_seed,
    need_positive,
    print_json,
    progress_bar,
    seats_for,
    start_bots,
)
from quadriga.core.position.state import State
from quadriga.table.series import Result, series
from quadriga.words import Words, choose_language


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="Number of games.")] = 100,
    seats: SeatCount = None,
    bots: Annotated[
        str, typer.Option("--players", "--bots", help="A bot for all seats, or one a seat: random,mybot.py:Clever.")
    ] = "random",
    seed: Seed = None,
    option: OptionWords = None,
    data: DataFile = None,
    records: Annotated[Path | None, typer.Option("--records", help="A folder for one record a game.")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play many games between bots: points, ranks, lengths, reasons of the end.

    Random games of Antike could go on for ever: there round_limit is 200 unless you set it.
    """
    need_positive(games, "--games")
    if seats is None and "," in bots:
        seats = seats_for(bots)
    begin = start_bots(game, seats, option, data)
    players = all_bots.make_all(admit(bots), begin.seats)
    seed = fresh_seed(seed)
    words = Words(choose_language(lang), begin.game)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    results: list[Result] = []
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(words.say("simulating"), total=games)
        for n, result in enumerate(series(begin, players, games, seed), start=1):
            results.append(result)
            if records is not None:
                name = f"{game}-{seed}-{n:0{len(str(games))}}.quadriga"
                (records / name).write_text(str(result.record), encoding="utf-8")
            progress.advance(task)
    names = [all_bots.name_of(bot) for bot in players]
    if as_json:
        print_json(_plain(begin, names, seed, results))
        return
    _show(begin, names, results, words)
    if records is not None:
        console.print(words.say("records-line", count=len(results), path=str(records)))


def _plain(begin: State, names: list[str], seed: int, results: list[Result]) -> dict[str, Any]:
    return {
        "game": begin.game.meta.id,
        "seats": begin.seats,
        "options": begin.options,
        "bots": names,
        "seed": seed,
        "results": [
            {
                "winners": list(result.outcome.winners),
                "ranks": list(result.outcome.ranks),
                "points": list(result.outcome.totals),
                "sources": list(result.outcome.points),
                "decisions": result.decisions,
                "reason": result.outcome.reason,
            }
            for result in results
        ],
    }


def _show(begin: State, names: list[str], results: list[Result], words: Words) -> None:
    title = words.say(
        "simulate-title", games=len(results), title=words.say("title"), seats=begin.seats, bots=", ".join(names)
    )
    table = Table(title=title, title_justify="left")
    for column in ("seat", "bot", "wins", "points", "rank"):
        table.add_column(words.say(f"column-{column}"), justify="left" if column in ("seat", "bot") else "right")
    count = len(results)
    for seat, name in enumerate(names):
        wins = sum(1 for result in results if seat in result.outcome.winners)
        points = sum(result.outcome.totals[seat] for result in results) / count
        rank = sum(result.outcome.ranks[seat] for result in results) / count
        share = words.figure(wins / count, 1, percent=True)
        table.add_row(str(seat), name, f"{wins} ({share})", words.figure(points, 2), words.figure(rank, 2))
    console.print(table)
    lengths = [result.decisions for result in results]
    console.print(
        words.say("length-line", mean=words.figure(sum(lengths) / count, 1), least=min(lengths), most=max(lengths))
    )
    ends = Counter(result.outcome.reason for result in results)
    reasons = " · ".join(f"{n} × {words.say(f'end-{reason}').rstrip('.')}" for reason, n in ends.most_common())
    console.print(words.say("reasons-line", reasons=reasons))
