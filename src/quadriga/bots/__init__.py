"""Players that are programs. A bot sees a redealt state, never the truth: it cannot know more than its seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from quadriga.bots import own
from quadriga.bots.bot import Bot, Listener, decide, deciding, name_of, tell
from quadriga.bots.greedy import Greedy
from quadriga.bots.levels import LEVELS, Level
from quadriga.bots.random import Random
from quadriga.bots.search import Candidate, Search, Uct
from quadriga.core.errors import BadOption, shortened
from quadriga.core.title.game import Game

BOTS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{f"level{number}": partial(Level, number) for number in LEVELS},
    "uct": Uct,
}
MOST_ROUNDS = 10_000_000
MOST_SECONDS = 3600.0
NAME = re.compile(r"(?P<kind>\w+)(:(?P<rounds>[0-9]{1,9})|@(?P<seconds>[0-9]{1,5}(\.[0-9]{1,4})?))?")


def admit(name: str) -> None:
    r"""Let a bot of your own play: from now on `make` knows the class of a file, `mybot.py:Clever`.

    The file is run, so only those may name one who may run programs here: the command line, your own script.

    >>> from pathlib import Path
    >>> from tempfile import mkdtemp
    >>> file = Path(mkdtemp()) / "mybot.py"
    >>> written = file.write_text("class First:\n def choose(self, state, seat, rng): return state.legal(seat)[0]")
    >>> admit(f"{file}:First")
    >>> type(make(f"{file}:First")).__name__
    'First'
    """
    if own.is_own(name) and name not in BOTS:
        BOTS[name] = own.load(name)


def make(name: str) -> Bot:
    """The bot of that name; `uct:500` gives it another number of rounds a decision, `uct@0.5` that many seconds.

    >>> make("random").name, make("level4:500").name, make("uct@0.5").seconds
    ('random', 'level4:500', 0.5)
    """
    if name in BOTS:
        return BOTS[name]()
    parts = NAME.fullmatch(name)
    kind = parts["kind"] if parts else re.split("[:@]", name)[0]
    if kind not in BOTS:
        listed = ", ".join(known for known in BOTS if not own.is_own(known))
        given = shortened(name)
        raise BadOption("unknown-bot", name=given, listed=listed)
    rounds, seconds = (int(parts["rounds"] or 0), float(parts["seconds"] or 0)) if parts else (0, 0.0)
    searches = isinstance(BOTS[kind](), Search)
    if searches and 0 < seconds <= MOST_SECONDS:
        bot = BOTS[kind](rounds=MOST_ROUNDS, seconds=seconds)
    elif kind != "random" and 0 < rounds <= MOST_ROUNDS:
        bot = BOTS[kind](rounds)
    else:
        given = shortened(name)
        raise BadOption("bot-effort", name=given)
    bot.name = name  # type: ignore[attr-defined]
    return bot


def scaled(name: str, game: Game, factor: float) -> str:
    """The name of the same bot with another share of its rounds; those that do not search stay as they are.

    >>> from quadriga import games
    >>> scaled("uct", games.load("caesar"), 0.1), scaled("random", games.load("caesar"), 0.1)
    ('uct:400', 'random')
    """
    bot = make(name)
    if not isinstance(bot, Search) or "@" in name or factor == 1:
        return name
    kind = name.partition(":")[0]
    rounds = bot.settings(game)[1]
    return f"{kind}:{max(1, round(rounds * factor))}"


def make_all(names: str, seats: int) -> list[Bot]:
    """Bots for all seats from a list of names; one name stands for all.

    >>> [name_of(bot) for bot in make_all("random", 3)]
    ['random', 'random', 'random']
    """
    listed = [name.strip() for name in names.split(",")]
    if len(listed) == 1:
        listed *= seats
    if len(listed) != seats:
        raise BadOption("bot-count", bots=len(listed), seats=seats)
    return [make(name) for name in listed]


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Candidate",
    "Level",
    "Listener",
    "Search",
    "admit",
    "decide",
    "deciding",
    "make",
    "make_all",
    "name_of",
    "scaled",
    "tell",
]
