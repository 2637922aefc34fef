"""`quadriga lab`: bots are measured and taught."""

from __future__ import annotations

import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from quadriga import bots as all_bots
from quadriga.cli.arguments import GameName, Language, OptionWords, SeatCount
from quadriga.cli.common import admit, console, load, need_positive, print_json, progress_bar, start_bots
from quadriga.core.errors import BadOption, shortened
from quadriga.core.position.state import State
from quadriga.words import Words, choose_language

if TYPE_CHECKING:
    from quadriga.lab.fit import Fit
    from quadriga.lab.ladder import Ladder

Workers = Annotated[int, typer.Option("--workers", help="Games are shared among so many processes.")]
FixedSeed = Annotated[int, typer.Option("--seed", help="A number that fixes all chance.")]
LEVELS = ",".join(f"level{number}" for number in all_bots.LEVELS)
CLUSTER_AHEAD = 64
"""Games given out ahead to a cluster, however many workers it has."""
SAVE_EVERY = 30.0
"""Seconds between savings of a run that goes on."""


def ladder(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--players", "--bots", help="The bots, weakest first: level1,mybot.py:Clever.")
    ] = LEVELS,
    seats: SeatCount = None,
    games: Annotated[int, typer.Option("--games", "-n", help="The most games a pairing.")] = 100,
    within: Annotated[
        float | None,
        typer.Option("--within", metavar="POINTS", help="Fewer games, if the share of wins is known that closely."),
    ] = None,
    pairs: Annotated[str, typer.Option("--pairs", help="Who meets whom: all, adjacent or upward.")] = "all",
    scale: Annotated[float, typer.Option("--scale", help="Run bots that search at this share of their effort.")] = 1.0,
    seed: FixedSeed = 1,
    option: OptionWords = None,
    workers: Workers = 1,
    results: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Keep all results there; - prints them.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw a picture: PNG, SVG, PDF.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with the results there, and keep them there.")
    ] = None,
    lang: Language = None,
) -> None:
    """Let bots play each other, with the same luck and in all seats: who beats whom, how surely, how fast."""
    from quadriga.lab import arena
    from quadriga.lab import ladder as ladders
    from quadriga.lab.executors import executor_for, jobs_ahead

    for value, name in ((games, "--games"), (workers, "--workers")):
        need_positive(value, name)
    for share, name in ((scale, "--scale"), (within, "--within")):
        if share is not None and not share > 0:
            raise BadOption("not-positive", name=name, value=str(share))
    if pairs not in (ladders.ALL, ladders.ADJACENT, ladders.UPWARD):
        given = shortened(pairs)
        raise BadOption("ladder-pairs", pairs=given)
    if plot is not None:
        from quadriga.lab import plot as plots

        plots.check(plot)
    begin = start_bots(game, seats, option)
    words = Words(choose_language(lang), begin.game)
    names = [all_bots.scaled(name.strip(), begin.game, scale) for name in admit(bots).split(",")]
    rungs = ladders.set_up(game, begin.seats, begin.options, seed, names)
    if resume is not None:
        rungs.take_over(resume)
    keep = resume if results is None else None if str(results) == "-" else results
    stop = arena.Stop(games, None if within is None else within / 100)
    meetings = rungs.pairings(pairs)
    saved = time.monotonic()
    with executor_for(workers) as executor, progress_bar(quiet=False) as progress:
        rounded = -(-games // begin.seats) * begin.seats
        task = progress.add_task(words.say("simulating"), total=rounded * len(meetings))

        def save(pause: float = 0.0) -> None:
            nonlocal saved
            if keep is not None and time.monotonic() - saved >= pause:
                rungs.save(keep)
                saved = time.monotonic()

        def played() -> None:
            progress.advance(task)
            save(SAVE_EVERY)

        # At once, so that a file that cannot be written is found before hours of play.
        save()
        try:
            for n, _ in enumerate(rungs.climb(pairs, stop, executor, jobs_ahead(workers), played), start=1):
                progress.update(task, completed=n * rounded)
                save()
        finally:
            save()
    if plot is not None:
        plots.draw(rungs, plot, _ladder_title(words, rungs), words.say)
    if results is not None and keep is None:
        print_json(rungs.to_json())
        return
    _show_ladder(words, rungs)
    for path in (keep, plot):
        if path is not None:
            console.print(words.say("ladder-stored", path=str(path)))


def _ladder_title(words: Words, rungs: Ladder) -> str:
    return words.say("ladder-title", title=words.say("title"), seats=rungs.seats, games=len(rungs.games))


def _show_ladder(words: Words, rungs: Ladder) -> None:
    console.print(f"[bold]{_ladder_title(words, rungs)}[/bold]", highlight=False)
    wins = Table(caption=words.say("plot-wins" if rungs.seats == 2 else "plot-wins-many"), caption_justify="left")
    wins.add_column(words.say("column-bot"), no_wrap=True)
    for bot in rungs.bots:
        wins.add_column(bot, justify="right")
    for bot in rungs.bots:
        cells = []
        for other in rungs.bots:
            score = rungs.score(bot, other)
            low, high = score.interval if score else (0, 1)
            cells.append(f"{100 * score.share:.0f} ({100 * low:.0f}–{100 * high:.0f})" if score else "·")
        wins.add_row(bot, *cells)
    console.print(wins)
    table = Table(caption=words.say("ladder-caption"), caption_justify="left")
    table.add_column(words.say("column-bot"), no_wrap=True)
    for column in ("rating", "games", "mean", "p95", "most", "cpu"):
        table.add_column(words.say(f"column-{column}"), justify="right", no_wrap=True)
    for bot, rating in rungs.ratings().items():
        wall, cpu = rungs.pace(bot)
        times = (wall.mean, wall.quantile(0.95), wall.longest, cpu.mean)
        row = [f"{rating.mean:.1f} ± {rating.reach:.1f}", str(rating.games), *(_span(seconds) for seconds in times)]
        table.add_row(bot, *row)
    console.print(table)


def _span(seconds: float) -> str:
    """A time in the unit that suits it."""
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.1f} ms"


def run(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the games are kept, as Parquet.")],
    bots: Annotated[
        str, typer.Option("--players", "--bots", help="A bot for all seats, or one a seat: level2,mybot.py:Clever.")
    ] = "level2",
    seats: SeatCount = None,
    games: Annotated[int, typer.Option("--games", "-n", help="So many games, those already there included.")] = 1000,
    seed: FixedSeed = 1,
    option: OptionWords = None,
    workers: Workers = 1,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers play the games.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play thousands of games between bots and keep what came of them; the same command goes on after a break."""
    from quadriga.lab import runs
    from quadriga.lab.executors import executor_for, jobs_ahead
    from quadriga.table.cluster import Cluster

    for value, name in ((games, "--games"), (workers, "--workers")):
        need_positive(value, name)
    begin = start_bots(game, seats, option)
    names = tuple(name.strip() for name in bots.split(","))
    names = names * begin.seats if len(names) == 1 else names
    all_bots.make_all(admit(bots), begin.seats)
    words = Words(choose_language(lang), begin.game)
    plan = runs.Plan(game, begin.game.rules_version, begin.seats, dict(begin.options), names, seed)
    kept = runs.Run.begin(folder, plan)
    executor = Cluster(cluster) if cluster else executor_for(workers)
    ahead = CLUSTER_AHEAD if cluster else jobs_ahead(workers)
    with executor, progress_bar(quiet=False) as progress:
        task = progress.add_task(words.say("simulating"), total=games, completed=min(games, kept.played))
        kept.go_on(games, executor, ahead, lambda: progress.advance(task))
    console.print(words.say("run-stored", games=kept.played, path=str(folder)))


def report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="What 'quadriga lab run' has kept.")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page (default: in the folder).")
    ] = None,
    lang: Language = None,
) -> None:
    """Tell what a run has found, as one page: wins by seat, lengths, points, times, what came up."""
    from quadriga.lab import report as reports
    from quadriga.lab.runs import Run

    finished = Run.read(folder)
    words = Words(choose_language(lang), load(finished.plan.game, None))
    path = out or folder / "report.html"
    reports.write(finished, path, words)
    console.print(words.say("report-stored", path=str(path)))


def tune(
    game: GameName,
    seats: SeatCount = None,
    games: Annotated[int, typer.Option("--games", "-n", help="Games a round.")] = 200,
    bots: Annotated[str, typer.Option("--players", "--bots", help="A bot for all seats, or one a seat.")] = "uct:200",
    seed: FixedSeed = 1,
    rounds: Annotated[int, typer.Option("--rounds", help="Each round plays with the weights of the last.")] = 1,
    step: Annotated[float, typer.Option("--step", help="How far to go from the old weights to the fitted ones.")] = 1.0,
    out: Annotated[Path | None, typer.Option("--out", help="Another file for the weights than the game's own.")] = None,
    option: OptionWords = None,
    workers: Workers = 1,
    lang: Language = None,
) -> None:
    """Find out what the features of a game's insight are worth, from games between bots."""
    from quadriga.lab import tune as tuning
    from quadriga.lab.executors import executor_for, jobs_ahead

    for value, name in ((games, "--games"), (rounds, "--rounds"), (workers, "--workers")):
        need_positive(value, name)
    if not 0 < step <= 1:
        raise BadOption("tune-step", step=str(step))
    begin = start_bots(game, seats, option)
    all_bots.make_all(admit(bots), begin.seats)
    words = Words(choose_language(lang), begin.game)
    command = f"quadriga lab tune {game} --seats {begin.seats} --games {games} --bots {bots} --seed {seed}"
    command += f" --step {step}" if step < 1 else ""
    command += f" --rounds {rounds}" + "".join(f" --option {shlex.quote(word)}" for word in option or [])
    path = out or tuning.file_of(begin.game)
    work = tuning.Study(game, begin.seats, begin.options, bots, seed)
    with executor_for(workers) as executor, progress_bar(quiet=False) as progress:
        task = progress.add_task(words.say("simulating"), total=games * rounds)
        fits = tuning.study(work, games, rounds, executor, jobs_ahead(workers), lambda: progress.advance(task), step)
        for n, fit in enumerate(fits, start=1):
            _show_fit(words, begin, fit, n, rounds)
            tuning.store(path, begin.seats, command, fit)
    console.print(words.say("tune-stored", path=str(path)))


def _show_fit(words: Words, begin: State, fit: Fit, n: int, rounds: int) -> None:
    title = words.say("tune-title", title=words.say("title"), seats=begin.seats, round=n, rounds=rounds)
    console.print(f"[italic]{title}[/italic]")
    table = Table()
    for column in ("feature", "early", "late", "impact"):
        table.add_column(words.say(f"column-{column}"), justify="left" if column == "feature" else "right")
    for name, (early, late) in fit.weights.items():
        table.add_row(name, f"{early:+.3f}", f"{late:+.3f}", f"{fit.impact[name]:.3f}")
    console.print(table)
    figures = {"loss": words.figure(fit.loss, 4), "train": words.figure(fit.train_loss, 4)}
    console.print(words.say("tune-loss", games=fit.games, positions=fit.positions, **figures))
    thirds = [f"{words.figure(phase.right, 1, percent=True)} ({phase.pairs})" for phase in fit.phases]
    console.print(words.say("tune-phases", first=thirds[0], second=thirds[1], third=thirds[2]))


app = typer.Typer(help="Measure bots against each other, and teach them.", no_args_is_help=True)
for command in (ladder, tune, run, report):
    app.command()(command)
