"""How long bots think: players choose a bot by its name, the host sets what it may spend on a decision."""

from __future__ import annotations

from quadriga import bots
from quadriga.bots import Bot, Search
from quadriga.bots.greedy import Greedy
from quadriga.service.errors import BadRequest


def need_bot(name: str, most_seconds: float = 0.0) -> str:
    """A bot that somebody asks for over the network, or BadRequest where it would think longer than the host allows.

    >>> need_bot("level3"), need_bot("uct@2", most_seconds=5)
    ('level3', 'uct@2')
    >>> need_bot("uct@3600")
    Traceback (most recent call last):
    ...
    quadriga.service.errors.BadRequest: How long a bot thinks is set by whoever runs this server: choose it by its \
name alone, “uct”.
    """
    bot = bots.make(name)
    if name not in bots.BOTS and not (isinstance(bot, Search) and bot.seconds <= most_seconds):
        raise BadRequest("bot-effort-set", name=name.partition("@")[0].partition(":")[0])
    return name


def capped(name: str, most_seconds: float = 0.0) -> Bot:
    """A bot that thinks no longer than the host allows, whatever its match was made with.

    >>> capped("uct@3600").seconds, capped("uct@3600", most_seconds=20).seconds
    (10.0, 20)
    >>> capped("greedy:10000000").budget
    600
    """
    bot = bots.make(name)
    if name in bots.BOTS:
        return bot
    usual = bots.make(name.partition("@")[0].partition(":")[0])
    if isinstance(bot, Search) and isinstance(usual, Search):
        bot.seconds = min(bot.seconds, max(usual.seconds, most_seconds))
    elif isinstance(bot, Greedy) and isinstance(usual, Greedy):
        # It does not look at the clock.
        bot.budget = min(bot.budget, usual.budget)
    return bot
