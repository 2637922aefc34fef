"""What a bot is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from quadriga.bots.slices import Slices
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat


@runtime_checkable
class Bot(Protocol):
    """Chooses one of the legal actions of its seat, from a state that holds nothing its seat cannot know.

    >>> class First:
    ...     def choose(self, state, seat, rng):
    ...         return state.legal(seat)[0]
    >>> isinstance(First(), Bot)
    True
    """

    def choose(self, state: State, seat: Seat, rng: Rng) -> int:
        """The action to take."""
        ...


@runtime_checkable
class Listener(Protocol):
    """A bot that remembers: it wants to hear of every decision between its own.

    >>> class Attentive:
    ...     heard = 0
    ...     def choose(self, state, seat, rng): return state.legal(seat)[0]
    ...     def told(self, own, seat, action, together, forced): self.heard += 1
    ...     def forget(self): self.heard = 0
    >>> from quadriga import Table, games
    >>> bot = Attentive()
    >>> Table.new(games.load("caesar").new(seats=2), [bot, "random"], seed=7).run_bots()
    >>> isinstance(bot, Listener) and bot.heard > 10
    True
    """

    def told(self, own: Seat, seat: Seat, action: int | None, together: bool, forced: bool) -> None:
        """A decision is taken; `action` is None where the bot's own seat cannot know it."""
        ...

    def forget(self) -> None:
        """Something else happened than decisions in their order: one was taken back."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """A bot that can think in slices."""

    def choosing(self, state: State, seat: Seat, rng: Rng) -> Slices[int]:
        """What `choose` answers."""
        ...


def name_of(bot: Bot) -> str:
    """What a bot is called: its `name`, if it has one, or that of its class.

    >>> class Clever:
    ...     def choose(self, state, seat, rng): ...
    >>> name_of(Clever())
    'Clever'
    """
    return str(getattr(bot, "name", type(bot).__name__))


def decide(bot: Bot, state: State, seat: Seat, rng: Rng) -> int:
    """Ask a bot; it is shown a redealt state, so it cannot see what its seat does not know.

    >>> from quadriga import Rng, bots, games
    >>> caesar = games.load("caesar")
    >>> state = caesar.new(seats=2)
    >>> caesar.deal(state, Rng(1))
    >>> decide(bots.make("random"), state, 0, Rng(2)) in state.legal(0)
    True
    """
    return bot.choose(state.redeal(seat, rng.branch()), seat, rng)


def deciding(bot: Bot, state: State, seat: Seat, rng: Rng) -> Slices[int]:
    """The same in slices, as far as the bot can: one that does not search answers in one go."""
    shown = state.redeal(seat, rng.branch())
    if not isinstance(bot, Thinker):
        return bot.choose(shown, seat, rng)
    return (yield from bot.choosing(shown, seat, rng))


def tell(bots: Iterable[tuple[Seat, Bot]], state: State, seat: Seat, action: int) -> None:
    """Tell the bots that listen of a decision that is about to be played, each as much as its seat may know."""
    listeners = [(own, bot) for own, bot in bots if isinstance(bot, Listener)]
    if seat == CHANCE or not listeners:
        return
    # The last one to answer decides at the same time as the others, too.
    together = len(state.before_the_others(seat).actors()) > 1
    forced = len(state.legal(seat)) == 1
    secret = state.game.secret(state, seat, action)
    for own, bot in listeners:
        known = secret is None or own in secret.insiders
        bot.told(own, seat, action if known else None, together, forced)
