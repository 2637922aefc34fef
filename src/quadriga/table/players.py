"""Who sits at a table: people by their names, bots by the names that `bots.make` knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quadriga import bots
from quadriga.core.errors import BadOption, BadRecord

YOU = "you"
"""How a person is named where nobody asked for a name."""


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
        """The player a word stands for: a bot's name, `you`, or the name of a person."""
        word = word.strip()
        if word == YOU:
            return cls("")
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
            raise BadRecord("A player of the saved table cannot be read.", "table-player")
        bot = plain.get("bot")
        if bot is not None:
            bots.make(str(bot))
        return cls(plain["name"], None if bot is None else str(bot))


def seated(players: Sequence[Player | str], seats: int) -> list[Player]:
    """A player for each seat, or a clear error."""
    found = [player if isinstance(player, Player) else Player.called(player) for player in players]
    if len(found) != seats:
        raise BadOption(
            f"{len(found)} players do not fit {seats} seats: name one for each, 'you' or a bot.",
            "player-count",
            players=len(found),
            seats=seats,
        )
    return found
