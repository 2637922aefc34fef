"""Finds the text board of a title."""

from __future__ import annotations

from importlib import import_module
from inspect import signature

from rich.console import RenderableType

from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.words import Words

Choice = tuple[str, list[int]]
"""What a player can choose in the terminal: a phrase, and the decisions that it stands for."""


def choices(state: State, seat: Seat, words: Words) -> list[Choice]:
    """What a seat can choose: the whole moves that the title knows, and decisions that begin none of them."""
    gestures = state.game.gestures(state, seat)
    begun = {gesture.actions[0] for gesture in gestures}
    whole = [(words.gesture(gesture), list(gesture.actions)) for gesture in gestures]
    return whole + [(words.action(action), [action]) for action in state.legal(seat) if action not in begun]


def draw(state: State, seat: Seat, words: Words, search: str = "") -> RenderableType:
    """The position as a seat sees it, for the terminal; with `search`, what matches it, where a board can tell."""
    board = import_module(f"quadriga.terminal.{state.game.meta.id}")
    view = state.game.view(state, seat)
    can_search = search and "search" in signature(board.draw).parameters
    renderable: RenderableType = board.draw(view, words, search=search) if can_search else board.draw(view, words)
    return renderable
