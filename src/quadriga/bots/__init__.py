"""Players that are programs. A bot sees a redealt state, never the truth: it cannot know more than its seat."""

from __future__ import annotations

from collections.abc import Callable

from quadriga.bots.bot import Bot, decide
from quadriga.bots.greedy import Greedy
from quadriga.bots.random import Random
from quadriga.bots.search import Uct
from quadriga.core.errors import BadOption

BOTS: dict[str, Callable[..., Bot]] = {"random": Random, "greedy": Greedy, "uct": Uct}
MOST_EFFORT = 10_000_000


def make(name: str) -> Bot:
    """The bot of that name; `uct:500` gives it another number of tries a decision.

    >>> make("random").name, make("uct:500").name
    ('random', 'uct:500')
    """
    kind, _, effort = name.partition(":")
    if kind not in BOTS:
        listed = ", ".join(BOTS)
        raise BadOption(f"There is no bot '{name}'; the bots are: {listed}.", "unknown-bot", name=name, listed=listed)
    if not effort:
        return BOTS[kind]()
    if kind == "random" or not (effort.isascii() and effort.isdigit() and 0 < int(effort) <= MOST_EFFORT):
        raise BadOption(f"'{name}' is not a bot: write a number of tries, as in uct:500.", "bot-effort", name=name)
    bot = BOTS[kind](int(effort))
    bot.name = name
    return bot


def make_all(names: str, seats: int) -> list[Bot]:
    """Bots for all seats from a list of names; one name stands for all.

    >>> [bot.name for bot in make_all("random", 3)]
    ['random', 'random', 'random']
    """
    listed = [name.strip() for name in names.split(",")]
    if len(listed) == 1:
        listed *= seats
    if len(listed) != seats:
        raise BadOption(
            f"{len(listed)} bots do not fit {seats} seats: name one for all, or one a seat.",
            "bot-count",
            bots=len(listed),
            seats=seats,
        )
    return [make(name) for name in listed]


__all__ = ["BOTS", "Bot", "decide", "make", "make_all"]
