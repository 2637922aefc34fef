"""What the full screens are made of: the board, and sheets that lie over it."""

from __future__ import annotations

import os
from typing import Any, ClassVar

from rich.console import RenderableType
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Static

from quadriga.core.drawing.canvas import Marks
from quadriga.core.position.state import State
from quadriga.core.seats import Seat
from quadriga.terminal import boards
from quadriga.terminal.rendering import KEY
from quadriga.words import Words

WIDE = 100
"""From so many columns on the choices stand beside the board, else below it."""
NARROWEST, LEAST = 58, 26
"""Columns and rows that a map needs to be read; on a smaller screen it is scrolled."""


NO_COLOUR = "NO_COLOR"
"""Where this is set, people want no colours: see no-color.org."""


Seen = tuple[dict[str, Any], Marks]
"""A position as somebody sees it, and the places that can be chosen there."""


class FullScreen(App[None]):
    """What the full screens share: their style, and none of its colours where none are wanted."""

    CSS_PATH: ClassVar[str] = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__(ansi_color=True if NO_COLOUR in os.environ else None)


class BoardPane(VerticalScroll):
    """The board at the size there is, and below it what lies beside."""

    can_focus = False

    class Clicked(Message):
        """A place was clicked for which something can be typed."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, words: Words, seen: Seen | None = None) -> None:
        super().__init__(id="board")
        self.words = words
        self.seen = seen
        self.drawn: RenderableType = ""

    def compose(self) -> ComposeResult:
        yield Static(id="picture")
        yield Static(id="details")

    def show(self, state: State, seat: Seat, marks: Marks = boards.NO_MARKS) -> None:
        """A position as a seat sees it; places that can be chosen stand out."""
        self.seen = (state.game.view(state, seat), marks)
        self.redraw()
        self.call_after_refresh(self.turn_to_what_counts)

    def turn_to_what_counts(self) -> None:
        """Move the map, where it is larger than the screen, to what can be chosen or belongs to whoever decides."""
        if self.seen is None or not (rows := boards.rows_of_interest(self.drawn, self.seen[0], self.words)):
            return
        shown = range(round(self.scroll_y), round(self.scroll_y) + self.size.height)
        if sum(row in shown for row in rows) < len(rows) / 2:
            self.scroll_to(y=max(0, rows[len(rows) // 2] - self.size.height // 2), animate=False)

    def on_resize(self) -> None:
        """The same again, as large as there is room now."""
        self.redraw()

    def redraw(self) -> None:
        """Draw what is to be seen."""
        if self.seen is None:
            return
        view, marks = self.seen
        width, height = max(NARROWEST, self.scrollable_content_region.width), max(LEAST, self.size.height)
        self.drawn = boards.picture(view, self.words, marks, width, height)
        self.query_one("#picture", Static).update(self.drawn)
        self.query_one("#details", Static).update(boards.details(view, self.words))

    def on_click(self, event: events.Click) -> None:
        """Say which place was clicked."""
        if key := event.style.meta.get(KEY):
            self.post_message(self.Clicked(key))


CLOSING = ("escape", "enter", "space", "q")
"""Keys that close what lies over the board."""


class Curtain(ModalScreen[None]):
    """Hides everything until the next person has taken the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="curtain")


class Sheet(ModalScreen[None]):
    """Something to read that needs the whole screen; the key that opened it closes it, too."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, "dismiss", show=False) for key in (*CLOSING, "f1", "f5")]

    def __init__(self, text: RenderableType, closing: str) -> None:
        super().__init__()
        self.text = text
        self.closing = closing

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_subtitle = self.closing
            yield Static(self.text)


class BoardSheet(ModalScreen[None]):
    """The board on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, "dismiss", show=False) for key in (*CLOSING, "f7")]

    def __init__(self, words: Words, seen: Seen) -> None:
        super().__init__()
        self.pane = BoardPane(words, seen)
        self.closing = words.say("key-close")

    def compose(self) -> ComposeResult:
        self.pane.can_focus = True
        yield self.pane
        yield Static(self.closing, id="closing")
