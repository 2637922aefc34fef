"""`quadriga lab`: bots are measured and taught."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from quadriga import bots as all_bots
from quadriga.cli.common import (
    GameName,
    Language,
    OptionWords,
    SeatCount,
    console,
    load,
    need_positive,
    progress_bar,
    start,
)
from quadriga.core.state import State
from quadriga.terminal.words import Words, choose_language

if TYPE_CHECKING:
    from quadriga.lab.fit import Fit

Workers = Annotated[int, typer.Option("--workers", help="Games are shared among so many processes.")]
FixedSeed = Annotated[int, typer.Option("--seed", help="A number that fixes all chance.")]


def attach(app: typer.Typer) -> None:
    """Add the commands."""
    lab = typer.Typer(help="Measure bots against each other, and teach them.", no_args_is_help=True)
    lab.command("tune")(tune)
    app.add_typer(lab, name="lab")


def _begin(game: str, seats: int | None, option: list[str] | None) -> State:
    """A game about to begin between bots, so with an end in sight."""
    guard = [f"{name}={value}" for name, value in load(game, None).meta.bot_options]
    return start(game, seats, [*guard, *(option or [])], None)


def tune(
    game: GameName,
    seats: SeatCount = None,
    games: Annotated[int, typer.Option("--games", "-n", help="Games a round.")] = 200,
    bots: Annotated[str, typer.Option("--bots", help="A bot for all seats, or one a seat.")] = "uct:200",
    seed: FixedSeed = 1,
    rounds: Annotated[int, typer.Option("--rounds", help="Each round plays with the weights of the last.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", help="Another file for the weights than the game's own.")] = None,
    option: OptionWords = None,
    workers: Workers = 1,
    lang: Language = None,
) -> None:
    """Find out what the features of a game's insight are worth, from games between bots."""
    from quadriga.lab import tune as tuning
    from quadriga.lab.crew import crew

    for value, name in ((games, "--games"), (rounds, "--rounds"), (workers, "--workers")):
        need_positive(value, name)
    begin = _begin(game, seats, option)
    all_bots.make_all(bots, begin.seats)
    words = Words(choose_language(lang), begin.game)
    command = f"quadriga lab tune {game} --seats {begin.seats} --games {games} --bots {bots} --seed {seed}"
    command += f" --rounds {rounds}" + "".join(f" --option {shlex.quote(word)}" for word in option or [])
    path = out or tuning.file_of(begin.game)
    work = tuning.Study(game, begin.seats, begin.options, bots, seed)
    with crew(workers) as executor, progress_bar(quiet=False) as progress:
        task = progress.add_task(words.say("simulating"), total=games * rounds)
        fits = tuning.study(work, games, rounds, executor, 4 * workers, lambda: progress.advance(task))
        for n, found in enumerate(fits, start=1):
            _show_fit(words, begin, found, n, rounds)
            tuning.store(path, begin.seats, command, found)
    console.print(words.say("tune-stored", path=str(path)))


def _show_fit(words: Words, begin: State, found: Fit, n: int, rounds: int) -> None:
    title = words.say("tune-title", title=words.say("title"), seats=begin.seats, round=n, rounds=rounds)
    console.print(f"[italic]{title}[/italic]")
    table = Table()
    for column in ("feature", "early", "late", "impact"):
        table.add_column(words.say(f"column-{column}"), justify="left" if column == "feature" else "right")
    for name, (early, late) in found.weights.items():
        table.add_row(name, f"{early:+.3f}", f"{late:+.3f}", f"{found.impact[name]:.3f}")
    console.print(table)
    figures = {"loss": f"{found.loss:.4f}", "train": f"{found.train_loss:.4f}"}
    console.print(words.say("tune-loss", games=found.games, positions=found.positions, **figures))
    thirds = [f"{phase.right:.1%} ({phase.pairs})" for phase in found.phases]
    console.print(words.say("tune-phases", first=thirds[0], second=thirds[1], third=thirds[2]))
