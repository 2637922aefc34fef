"""Drawings of a title for the terminal: what `core.drawing` describes, as Rich shows it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from quadriga.core.drawing import text as drawing

KEY = "key"
"""Under this name the style of a text bears what is typed for it, so that it can be clicked."""


def rendered(drawn: Any) -> RenderableType:
    """What Rich shows; what is no drawing of ours is taken as it is."""
    if isinstance(drawn, str):
        return Text(drawn)
    if isinstance(drawn, drawing.Text):
        return _text(drawn)
    if isinstance(drawn, drawing.Grid):
        return _grid(drawn)
    if isinstance(drawn, drawing.Frame):
        title, below = (Text(words) if words else None for words in (drawn.title, drawn.below))
        return Panel(rendered(drawn.inside), title=title, subtitle=below, border_style=drawn.style)
    if isinstance(drawn, drawing.Stack):
        return Group(*map(rendered, drawn.parts))
    shown: RenderableType = drawn
    return shown


def _text(drawn: drawing.Text) -> Text:
    text = Text(style=drawn.style)
    if drawn.cut:
        text.no_wrap, text.overflow = True, "crop"
    for letters, style, key in drawn.pieces:
        text.append(letters, Style.parse(style) + Style(meta={KEY: key}) if key else style)
    return text


def _grid(drawn: drawing.Grid) -> Table:
    if drawn.head is None:
        table = Table.grid(padding=(0, 1), expand=drawn.wide)
    else:
        table = Table(box=None, padding=(0, 1), expand=drawn.wide, header_style=drawn.head)
    for column in drawn.columns:
        table.add_column(
            Text(column.head),
            style="dim" if column.dim else None,
            justify="right" if column.right else "left",
            no_wrap=column.whole,
            max_width=column.most,
            ratio=1 if column.rest else None,
            overflow="fold" if column.fold else "ellipsis",
        )
    for cells, style in drawn.rows:
        table.add_row(*map(rendered, cells), style=style)
    return table
