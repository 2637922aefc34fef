"""What people type after a command: the arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quadriga.core.title import registry


def game_id(name: str) -> str:
    """The id of a title, which people may write as they like, or by its name; what is none stays as it is."""

    def plain(text: str) -> str:
        return text.casefold().replace("’", "'")

    titles = registry.titles()
    return next((title.id for title in titles if plain(name) in (plain(title.id), plain(title.name))), name)


GameName = Annotated[
    str, typer.Argument(metavar="GAME", callback=game_id, help="The game, by its name: see 'quadriga games'.")
]
SeatCount = Annotated[int | None, typer.Option("--seats", help="Number of players.")]
OptionWords = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game (repeatable).")
]
DataFile = Annotated[
    Path | None, typer.Option("--data", metavar="FILE", help="A JSON file with your own component data.")
]
Language = Annotated[str | None, typer.Option("--lang", help="Language: en or fr (default: that of the system).")]
Seed = Annotated[int | None, typer.Option("--seed", help="A number that fixes all chance.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, as for pipes and screen readers.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
