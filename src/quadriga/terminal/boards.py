"""Finds the text board of a title."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from quadriga.core import registry
from quadriga.core.outline import outline
from quadriga.core.seats import Seat
from quadriga.core.state import State
from quadriga.words import Words


class Outline:
    """The board of a title that has drawn none: all that the seat sees, as an outline."""

    @staticmethod
    def draw(view: dict[str, Any], words: Words) -> RenderableType:
        """The whole position."""
        return Text(outline(view))


def board_of(title: str) -> Any:
    """The module that draws a title: ours lie here, a title of another package brings its `terminal.py`."""
    package = registry.package(title)
    own = package.startswith("quadriga.")
    name = f"quadriga.terminal.{title}" if own else f"{package}.terminal"
    return import_module(name) if own or find_spec(name) else Outline


def draw(state: State, seat: Seat, words: Words, search: str = "") -> RenderableType:
    """The position as a seat sees it, for the terminal; with `search`, what matches it, where a board can tell."""
    board = board_of(state.game.meta.id)
    view = state.game.view(state, seat)
    can_search = search and "search" in signature(board.draw).parameters
    renderable: RenderableType = board.draw(view, words, search=search) if can_search else board.draw(view, words)
    return renderable
