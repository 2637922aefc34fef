"""What a game is: state, title, outcome, options, events, records, errors, randomness, registry.

What an author of a game needs can be taken from here; it is loaded when it is asked for:

>>> from quadriga.core import CHANCE, NOBODY, Action, EventSpec, GuestGame, GuestState, Meta, Option
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quadriga.core.drawing.canvas import Canvas, Marks
    from quadriga.core.drawing.text import Column, Drawing, Frame, Grid, Stack, Text
    from quadriga.core.drawing.words import Words
    from quadriga.core.errors import BadOption, Illegal
    from quadriga.core.guests.game import GuestGame
    from quadriga.core.guests.observation import GuestObservation
    from quadriga.core.guests.state import GuestState
    from quadriga.core.position.layout import Range
    from quadriga.core.position.moves import Moves
    from quadriga.core.position.state import State
    from quadriga.core.rng import Rng
    from quadriga.core.seats import CHANCE, NOBODY, OMNISCIENT, SPECTATOR, Seat
    from quadriga.core.title.events import EventSpec
    from quadriga.core.title.game import Game
    from quadriga.core.title.gesture import Gesture, Secret
    from quadriga.core.title.meta import Meta
    from quadriga.core.title.notation import Action, Notation
    from quadriga.core.title.options import Option, Options
    from quadriga.core.title.outcome import Outcome

_PLACES = {
    "drawing.canvas": ("Canvas", "Marks"),
    "drawing.text": ("Column", "Drawing", "Frame", "Grid", "Stack", "Text"),
    "drawing.words": ("Words",),
    "errors": ("BadOption", "Illegal"),
    "guests.game": ("GuestGame",),
    "guests.observation": ("GuestObservation",),
    "guests.state": ("GuestState",),
    "position.layout": ("Range",),
    "position.moves": ("Moves",),
    "position.state": ("State",),
    "rng": ("Rng",),
    "seats": ("CHANCE", "NOBODY", "OMNISCIENT", "SPECTATOR", "Seat"),
    "title.events": ("EventSpec",),
    "title.game": ("Game",),
    "title.gesture": ("Gesture", "Secret"),
    "title.meta": ("Meta",),
    "title.notation": ("Action", "Notation"),
    "title.options": ("Option", "Options"),
    "title.outcome": ("Outcome",),
}
_MODULES = {name: module for module, names in _PLACES.items() for name in names}

__all__ = [
    "CHANCE",
    "NOBODY",
    "OMNISCIENT",
    "SPECTATOR",
    "Action",
    "BadOption",
    "Canvas",
    "Column",
    "Drawing",
    "EventSpec",
    "Frame",
    "Game",
    "Gesture",
    "Grid",
    "GuestGame",
    "GuestObservation",
    "GuestState",
    "Illegal",
    "Marks",
    "Meta",
    "Moves",
    "Notation",
    "Option",
    "Options",
    "Outcome",
    "Range",
    "Rng",
    "Seat",
    "Secret",
    "Stack",
    "State",
    "Text",
    "Words",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'quadriga.core' has no attribute '{name}'")
    return getattr(import_module(f"quadriga.core.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
