"""A match with its players: bots are asked and told, people get hints, news and their moves back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quadriga import bots
from quadriga.bots import Bot, Candidate, Listener, Search, decide, tell
from quadriga.bots.levels import adviser as best
from quadriga.core.errors import NotYourDecision
from quadriga.core.play.log import Entry
from quadriga.core.play.match import Match, Played
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.title.notation import Form
from quadriga.table.players import Player, seated

Think = Callable[[Bot, State, Seat, Rng], int]
"""How a bot is asked; a server asks it in a pool, the lab with a clock in hand."""


class Table:
    """One match and everybody at it.

    >>> from quadriga import games
    >>> table = Table.new(games.load("empire").new(seats=3), ["you", "random", "level1"], seed=1)
    >>> table.run_bots()
    >>> table.people_asked(), table.match.state.is_over()
    ([0], False)
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player | Bot | str],
        seed: int,
        think: Think = decide,
    ) -> None:
        self.match = match
        self.players = seated(players, match.state.seats)
        self.seed = seed
        self.think = think
        self.bots: dict[Seat, Bot] = {
            seat: given if isinstance(given, Bot) else bots.make(player.bot)
            for seat, (given, player) in enumerate(zip(players, self.players, strict=True))
            if player.bot is not None
        }
        self.looked: dict[Seat, int] = {}
        """The revision at which each seat looked last."""
        self._open: tuple[int, dict[str, Any]] | None = None
        match.on_decision = self._tell

    @classmethod
    def new(cls, start: State, players: Sequence[Player | Bot | str], seed: int, fixed_draws: bool = False) -> Table:
        """A table at which a game begins; all its luck follows from the seed.

        A player is a word (`you`, the name of a bot or of a person), a `Player`, or a bot of your own.
        """
        return cls(Match(start, Rng(seed), fixed_draws), players, seed)

    # ---- who and what ----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position, the whole truth."""
        return self.match.state

    @property
    def people(self) -> list[Seat]:
        """The seats that people play."""
        return [seat for seat, player in enumerate(self.players) if not player.is_bot]

    @property
    def names(self) -> Mapping[Seat, str]:
        """What players are called, where they have a name of their own."""
        return {seat: player.name for seat, player in enumerate(self.players) if player.name}

    @property
    def bot_names(self) -> Mapping[Seat, str]:
        """The bots that have no name of their own, by what `bots.make` calls them."""
        return {seat: player.bot for seat, player in enumerate(self.players) if player.bot and not player.name}

    def people_asked(self) -> list[Seat]:
        """The people who owe a decision now."""
        return [seat for seat in self.state.actors() if seat in self.people]

    def bots_asked(self) -> list[Seat]:
        """The bots that owe a decision now."""
        return [seat for seat in self.state.actors() if seat in self.bots]

    def view(self, seat: Seat) -> dict[str, Any]:
        """Exactly what a seat may know; what lies open to all is looked at once for everybody."""
        game, now = self.match.game, len(self.match.log)
        if game.meta.secrets:
            return game.view(self.state, seat)
        if self._open is None or self._open[0] != now:
            self._open = now, game.view(self.state, SPECTATOR)
        return {**self._open[1], "decision": game.decision(self.state, seat)}

    def replace(self, seat: Seat, player: Player) -> None:
        """Give a seat to another player, a person or a bot; the game goes on as it stands."""
        self.players[seat] = player
        self.bots.pop(seat, None)
        if player.bot is not None:
            self.bots[seat] = bots.make(player.bot)

    # ---- playing ---------------------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Form, revision: int | None = None) -> None:
        """Take a decision for a seat; see `Match.play`."""
        self.match.play(seat, action, revision)

    def play_all(self, seat: Seat, actions: Sequence[Form], revision: int | None = None) -> Played:
        """Take a whole move for a seat; see `Match.play_all`."""
        return self.match.play_all(seat, actions, revision)

    def bot_choice(self, seat: Seat) -> int:
        """What the bot at a seat decides, without playing it; this is what may take long."""
        if seat not in self.bots_asked():
            raise self._not_asked(seat)
        return self.think(self.bots[seat], self.state, seat, self.match.mind(seat))

    def run_bots(self, played: Callable[[Seat], object] = lambda seat: None) -> None:
        """Let the bots play until a person has to decide or the game is over; `played` is told each decision.

        Bots that decide at once are asked in any order, as on a server; from the same seed it is the same one.
        """
        while asked := self.bots_asked():
            seat = asked[self.match.mind(SPECTATOR).below(len(asked))]
            self.match.play(seat, self.bot_choice(seat))
            played(seat)

    def _tell(self, state: State, seat: Seat, action: int) -> None:
        tell(self.bots.items(), state, seat, action)

    def _not_asked(self, seat: Seat) -> NotYourDecision:
        error = NotYourDecision(deciders=self.state.actors())
        return error.about(self.match.game)

    # ---- advice ----------------------------------------------------------------------------------------------

    def hint(self, seat: Seat, seconds: float = 3.0, adviser: Search | None = None) -> list[Candidate]:
        """What the best bot thinks of a seat's decisions, best first, from what that seat knows alone."""
        if seat not in self.state.actors():
            raise self._not_asked(seat)
        rng = self.match.mind(seat)
        guess = self.state.redeal(seat, rng.branch())
        return (adviser or best(seconds)).consider(guess, seat, rng)

    # ---- taking back -----------------------------------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last move; see `Match.undo`."""
        self.match.undo(seat)
        self._forget()

    def undo_together(self, seat: Seat) -> None:
        """Take back a seat's last move with all that followed, since everybody agrees (bots always do)."""
        self.match.undo_together(seat)
        self._forget()

    def undo_agreed(self, seat: Seat) -> bool:
        """Take back alone where that is allowed, else together; whether it was alone."""
        alone = self.match.can_undo(seat)
        if alone:
            self.undo(seat)
        else:
            self.undo_together(seat)
        return alone

    def _forget(self) -> None:
        for bot in self.bots.values():
            if isinstance(bot, Listener):
                bot.forget()

    # ---- news ------------------------------------------------------------------------------------------------

    def news(self, seat: Seat) -> list[Entry]:
        """What has happened since a seat looked last, as far as it could notice it."""
        return self.match.since(seat, self.looked.get(seat, 0))

    def look(self, seat: Seat) -> list[Entry]:
        """The news of a seat; from now on it has seen them."""
        news = self.news(seat)
        self.looked[seat] = self.match.revision(seat)
        return news
