"""Finds the text board of a title."""

from __future__ import annotations

from importlib import import_module
from inspect import signature

from rich.console import RenderableType

from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.words import Words


def draw(state: State, seat: Seat, words: Words, search: str = "") -> RenderableType:
    """The position as a seat sees it, for the terminal; with `search`, what matches it, where a board can tell."""
    board = import_module(f"quadriga.terminal.{state.game.meta.id}")
    view = state.game.view(state, seat)
    can_search = search and "search" in signature(board.draw).parameters
    renderable: RenderableType = board.draw(view, words, search=search) if can_search else board.draw(view, words)
    return renderable
