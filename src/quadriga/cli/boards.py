"""Finds the text board of a title."""

from __future__ import annotations

from importlib import import_module

from rich.console import RenderableType

from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.terminal.words import Words


def draw(state: State, seat: Seat, words: Words) -> RenderableType:
    """The position as a seat sees it, for the terminal."""
    board = import_module(f"quadriga.terminal.{state.game.meta.id}")
    renderable: RenderableType = board.draw(state.game.view(state, seat), words)
    return renderable
