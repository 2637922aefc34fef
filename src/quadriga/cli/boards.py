"""Finds the text board of a title."""

from __future__ import annotations

from importlib import import_module

from rich.console import RenderableType

from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.terminal.words import Words

Choice = tuple[str, list[int]]
"""What a player can choose in the terminal: a phrase, and the decisions that it stands for."""


def choices(state: State, seat: Seat, words: Words) -> list[Choice]:
    """What a seat can choose: whole chains of decisions where the title's board offers them, else single ones."""
    board = import_module(f"quadriga.terminal.{state.game.meta.id}")
    if hasattr(board, "choices"):
        chains: list[Choice] = board.choices(state.game.view(state, seat), words)
        if chains:
            return chains
    return [(words.action(action), [action]) for action in state.legal(seat)]


def draw(state: State, seat: Seat, words: Words) -> RenderableType:
    """The position as a seat sees it, for the terminal."""
    board = import_module(f"quadriga.terminal.{state.game.meta.id}")
    renderable: RenderableType = board.draw(state.game.view(state, seat), words)
    return renderable
