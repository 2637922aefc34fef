"""`quadriga soak`: thousands of random games in every setting, with every position checked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Annotated

import typer

from quadriga.cli.arguments import AsJson, DataFile, GameName, Language, OptionWords, SeatCount
from quadriga.cli.common import console, load, need_positive, print_json, progress_bar
from quadriga.core.errors import BadOption, QuadrigaError
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.title.game import Game
from quadriga.core.title.options import Options, parse_options
from quadriga.words import Words, choose_language


class Fault(QuadrigaError):
    """A game that the rules must never lead to."""


def soak(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="Games in every setting.")] = 100,
    seats: SeatCount = None,
    option: OptionWords = None,
    data: DataFile = None,
    every: Annotated[int, typer.Option("--every", help="Check each position of one game in so many.")] = 10,
    singly: Annotated[bool, typer.Option("--singly", help="Each value of an option alone, in no combination.")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play random games in every number of seats and combination of the main options; stop at the first fault."""
    need_positive(games, "--games")
    need_positive(every, "--every")
    title = load(game, data)
    words = Words(choose_language(lang), title)
    settings = chosen_settings(title, seats, parse_options(option or []), singly)
    with progress_bar(quiet=as_json) as progress:
        task = progress.add_task(words.say("simulating"), total=games * len(settings))
        for n, (count, options) in enumerate(settings):
            for game_number in range(games):
                _check_one(title, count, options, Rng(n * 1_000_003 + game_number), game_number % every == 0)
                progress.advance(task)
            if as_json:
                print_json({"game": game, "seats": count, "options": options, "games": games, "faults": 0})
            else:
                console.print(
                    words.say("soak-line", games=games, title=words.say("title"), setting=_setting(count, options))
                )
    if not as_json:
        console.print(words.say("soak-done", games=games * len(settings), settings=len(settings)))


def chosen_settings(title: Game, seats: int | None, own: Options, singly: bool = False) -> list[tuple[int, Options]]:
    """The settings to play: one, if its seats or options were named; else all."""
    if seats is None and not own:
        return list(all_settings(title, singly))
    state = title.new(seats, {**dict(title.meta.bench_options), **own})
    return [(state.seats, {**dict(title.meta.bench_options), **own})]


def all_settings(title: Game, singly: bool = False) -> Iterator[tuple[int, Options]]:
    """All numbers of seats, with every combination of `Meta.soak_options` and every other value once.

    With `singly` no options are combined.

    >>> from quadriga import games
    >>> caesar = games.load("caesar")
    >>> len(list(all_settings(caesar, singly=True))) < len(list(all_settings(caesar)))
    True
    """
    meta = title.meta
    for seats in range(meta.seats[0], meta.seats[1] + 1):
        offered = [option for option in meta.options if option.offered(seats)]
        main = [] if singly else [option for option in offered if option.name in meta.soak_options]
        base = dict(meta.bench_options)
        for values in product(*(option.values for option in main)):
            chosen = base | dict(zip((option.name for option in main), values, strict=True))
            if _allowed(title, seats, chosen):
                yield seats, chosen
        for option in offered:
            for value in option.values:
                if option not in main and value != option.default and option.name not in base:
                    if _allowed(title, seats, base | {option.name: value}):
                        yield seats, base | {option.name: value}


def _setting(seats: int, options: Options) -> str:
    return ", ".join([str(seats), *(f"{name}={value}" for name, value in options.items())])


def _allowed(title: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        title.new(seats, options)
    except BadOption:
        return False
    return True


def _check_one(title: Game, seats: int, options: dict[str, str], rng: Rng, closely: bool) -> None:
    start = title.new(seats, options)
    if closely:
        while actors := start.actors():
            seat = actors[rng.below(len(actors))]
            start.play(seat, start.sample(seat, rng))
            _check(title, start)
        return
    state = start
    state.playout(rng)
    if state.outcome() is None:
        raise Fault("soak-endless", title=title.meta.name, setting=_setting(seats, options))
    _check(title, state)


def _check(title: Game, state: State) -> None:
    faults = title.faults(state)
    if faults:
        raise Fault(
            "soak-fault", title=title.meta.name, setting=_setting(state.seats, state.options), faults="; ".join(faults)
        )
