"""Who sits at a table: people by their names, bots by the names that `bots.make` knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quadriga import bots
from quadriga.bots import own
from quadriga.core.errors import BadOption, BadRecord, shortened

YOU = "you"
"""How a person is named where nobody asked for a name."""
PERSON = "person:"
"""Stands before the name of a person."""


@dataclass(frozen=True)
class Player:
    """One player: a person with a name, or a bot.

    >>> Player.called("Livia").is_bot, Player.called("level2").is_bot
    (False, True)
    """

    name: str
    """What the others call this player; empty for the title's own word for the seat."""
    bot: str | None = None
    """The name of the bot, or None for a person."""

    @property
    def is_bot(self) -> bool:
        """Whether a program plays."""
        return self.bot is not None

    @classmethod
    def called(cls, word: str) -> Player:
        """The player a word stands for: a bot's name, `you`, or a person by name: `person:Livia`, or just `Livia`."""
        word = word.strip()
        if word == YOU:
            return cls("")
        if word.startswith(PERSON):
            return cls(word.removeprefix(PERSON).strip())
        try:
            bots.make(word)
        except BadOption:
            if any(letter in word for letter in ":@") or word in bots.BOTS:
                raise
            return cls(word)
        return cls("", word)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {"name": self.name, "bot": self.bot}

    @classmethod
    def from_json(cls, plain: Any) -> Player:
        """The same again, or BadRecord."""
        if not isinstance(plain, dict) or not isinstance(plain.get("name"), str):
            raise BadRecord("table-player")
        bot = plain.get("bot")
        if bot is not None:
            bots.make(str(bot))
        return cls(plain["name"], None if bot is None else str(bot))


def named(word: str) -> Player:
    """The player that somebody typed: as `Player.called`, but a person's name needs its mark, since it might be a slip.

    >>> named("person:Livia").name, named("level2").bot
    ('Livia', 'level2')
    """
    player = Player.called(word)
    if player.is_bot or word.strip() == YOU or word.strip().startswith(PERSON):
        return player
    listed = ", ".join(known for known in bots.BOTS if not own.is_own(known))
    given = shortened(word.strip())
    raise BadOption(
        "unknown-player",
        name=given,
        listed=listed,
    )


def seated(players: Sequence[Player | bots.Bot | str], seats: int) -> list[Player]:
    """A player for each seat, or a clear error."""
    everybody = [
        player
        if isinstance(player, Player)
        else Player("", bots.name_of(player))
        if isinstance(player, bots.Bot)
        else Player.called(player)
        for player in players
    ]
    if len(everybody) != seats:
        raise BadOption(
            "player-count",
            players=len(everybody),
            seats=seats,
        )
    return everybody
