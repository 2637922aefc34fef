"""Quadriga: four board games of ancient Rome, exact and fast.

Where to begin:

- to play: `quadriga play` in a terminal, `quadriga serve` in the browser;
- `games.titles()` lists the titles, `games.load("caesar")` gives one (`help(quadriga.Game)`);
- a `State` is a position, a `Match` a game being played, a `Table` a match with its players, a `Record` a game as text;
- `bots.make("level3")` is an opponent; `bots.admit("mybot.py:Clever")` lets one of yours play (docs/bots.md);
- `words.Words("fr", game)` says all of it in a language; what goes wrong is a `QuadrigaError` with a clear sentence;
- `make site` builds the documentation; its reference lists every public name.

A title is loaded, a game of it begun; a state says who decides (`actors`), between what (`legal`), and plays on:

>>> from quadriga import Match, Rng, Table, bots, games
>>> caesar = games.load("caesar")
>>> state = caesar.new(seats=2)
>>> state.playout(Rng(1)) > 0
True
>>> state.outcome().reason
'twelve'

A `Match` plays chance and forced decisions by itself, keeps the record and takes moves back; actions are given by their
number, their text or their fields:

>>> match = Match(caesar.new(seats=2), Rng(2))
>>> match.play(0, str(caesar.action(match.state.legal(0)[0])))
>>> match.state  # doctest: +ELLIPSIS
<caesar, 2 seats: place, seat 1 to decide, ...>

A `Table` adds players, people or bots; here two bots play a whole game:

>>> table = Table.new(caesar.new(seats=2), ["level1", "random"], seed=3)
>>> table.run_bots()
>>> table.state.outcome().winners
(0,)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from quadriga import _build

_build.choose()

from quadriga import bots, games  # noqa: E402
from quadriga.core.errors import (  # noqa: E402
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    GameOver,
    Illegal,
    Malformed,
    MoveError,
    NotYourDecision,
    QuadrigaError,
    Stale,
    WrongGame,
)
from quadriga.core.play.match import Match  # noqa: E402
from quadriga.core.play.record import Record  # noqa: E402
from quadriga.core.position import state as _state  # noqa: E402
from quadriga.core.position.state import State  # noqa: E402
from quadriga.core.rng import Rng  # noqa: E402
from quadriga.core.seats import CHANCE, OMNISCIENT, SPECTATOR  # noqa: E402
from quadriga.core.title.game import Game  # noqa: E402
from quadriga.core.title.outcome import Outcome  # noqa: E402
from quadriga.version import VERSION  # noqa: E402

if TYPE_CHECKING:
    from quadriga import words
    from quadriga.table import Player, Table

__version__ = VERSION

compiled: bool = _build.is_compiled(_state)
"""Whether the rules run as native code; if not, everything works, about a hundred times slower."""

__all__ = [
    "CHANCE",
    "OMNISCIENT",
    "SPECTATOR",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Game",
    "GameOver",
    "Illegal",
    "Malformed",
    "Match",
    "MoveError",
    "NotYourDecision",
    "Outcome",
    "Player",
    "QuadrigaError",
    "Record",
    "Rng",
    "Stale",
    "State",
    "Table",
    "WrongGame",
    "bots",
    "compiled",
    "games",
    "words",
]


def __getattr__(name: str) -> Any:
    """Words and tables are loaded when they are asked for: whoever needs the rules alone needs nothing but Python."""
    if name == "words":
        return import_module("quadriga.words")
    if name in ("Player", "Table"):
        return getattr(import_module("quadriga.table"), name)
    raise AttributeError(f"module 'quadriga' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _sentence(error: QuadrigaError) -> str:
    """An error in words, which are loaded with the first error that is shown."""
    try:
        from quadriga.words import Words
    except ModuleNotFoundError:
        return error.code
    return Words("en").error(error)


QuadrigaError.speaker = _sentence
