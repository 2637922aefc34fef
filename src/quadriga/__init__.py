"""Quadriga: four board games of ancient Rome, exact and fast.

>>> from quadriga import games, Rng
>>> caesar = games.load("caesar")
>>> state = caesar.new(seats=2)
>>> state.playout(Rng(1)) > 0
True
>>> state.outcome().reason
'twelve'
"""

from quadriga import _build

_build.choose()

from quadriga import games, words  # noqa: E402
from quadriga.core import state as _state  # noqa: E402
from quadriga.core.game import Game  # noqa: E402
from quadriga.core.match import Match  # noqa: E402
from quadriga.core.outcome import Outcome  # noqa: E402
from quadriga.core.record import Record  # noqa: E402
from quadriga.core.rng import Rng  # noqa: E402
from quadriga.core.seats import CHANCE, OMNISCIENT, SPECTATOR  # noqa: E402
from quadriga.core.state import State  # noqa: E402
from quadriga.version import VERSION  # noqa: E402

__version__ = VERSION

compiled: bool = _build.is_compiled(_state)
"""Whether the rules run as native code; if not, everything works, about a hundred times slower."""

__all__ = [
    "CHANCE",
    "OMNISCIENT",
    "SPECTATOR",
    "Game",
    "Match",
    "Outcome",
    "Record",
    "Rng",
    "State",
    "compiled",
    "games",
    "words",
]
