"""Players that are programs. A bot sees a redealt state, never the truth: it cannot know more than its seat."""

from __future__ import annotations

from quadriga.bots.bot import Bot, decide
from quadriga.bots.greedy import Greedy
from quadriga.bots.random import Random
from quadriga.core.errors import BadOption

BOTS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}


def make(name: str) -> Bot:
    """The bot of that name.

    >>> make("random").name
    'random'
    """
    if name not in BOTS:
        listed = ", ".join(BOTS)
        raise BadOption(f"There is no bot '{name}'; the bots are: {listed}.", "unknown-bot", name=name, listed=listed)
    return BOTS[name]()


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
