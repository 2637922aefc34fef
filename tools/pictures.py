"""Draws the pictures of the README: each game on the full screen, as SVG."""

import asyncio
import re
import tempfile
from pathlib import Path

from quadriga import games
from quadriga.core.rng import Rng
from quadriga.table import Table
from quadriga.terminal.app import Full
from quadriga.terminal.keeping import Keeper
from quadriga.terminal.sitting import Sitting
from quadriga.words import Words

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (120, 36)
SHOWN = {"caesar": ("en", 5, 7), "empire": ("fr", 4, 9), "augustus": ("en", 3, 14), "antike": ("fr", 4, 6)}
"""For each title the language, the seats, and how many decisions its players have taken."""
SUPERFLUOUS = (
    r"@font-face \{.*?\}\s*",  # fonts from elsewhere: the picture stands alone
    r"terminal-\d+-",  # before every name
    r'<clipPath id="line-.*?</clipPath>\s*',  # edges around single lines
    r' clip-path="url\(#line-\d+\)"',
)


async def picture(title: str, language: str, seats: int, decisions: int) -> None:
    game = games.load(title)
    state = game.new(min(seats, game.meta.seats[1]))
    table = Table.new(state, ["Livia", *["level2"] * (state.seats - 1)], seed=11)
    for n in range(decisions):
        table.run_bots()
        if seat := table.people_asked():
            table.play(seat[0], table.state.sample(seat[0], Rng(n)))
    table.run_bots()
    words = Words(language, game, table.names, table.state.options)
    with tempfile.TemporaryDirectory() as folder:
        app = Full(Sitting(table, words, Keeper(table, Path(folder) / "game.quadriga")))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause(0.5)
            await pilot.press("down")
            await pilot.pause(0.5)
            svg = app.export_screenshot(title=f"quadriga play {title}")
    for superfluous in SUPERFLUOUS:
        svg = re.sub(superfluous, "", svg, flags=re.S)
    (PICTURES / f"{title}-terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    for title, (language, seats, decisions) in SHOWN.items():
        asyncio.run(picture(title, language, seats, decisions))
