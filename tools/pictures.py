"""Draws the pictures of the README: a game in the terminal, as SVG."""

import io
import re
from pathlib import Path

from rich.console import Console

from quadriga import Match, Rng, games
from quadriga.terminal.boards import draw
from quadriga.words import Words

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"


def caesar() -> None:
    game = games.load("caesar")
    match = Match(game.new(2, {"poison": "on"}), Rng(44))
    rng = Rng(8)
    while len(match.lines) < 70 and match.state.actors() != []:
        seat = match.state.actors()[0]
        match.play(seat, match.state.sample(seat, rng))
    while match.state.actors() != [0]:
        seat = match.state.actors()[0]
        match.play(seat, match.state.sample(seat, rng))
    words = Words("en", game)
    console = Console(width=100, record=True, file=io.StringIO(), force_terminal=True)
    console.print(draw(match.state, 0, words))
    console.print(f"[bold]{words.say('decision-place')}[/]")
    for n, action in enumerate(match.state.legal(0)[:6], start=1):
        console.print(f"[green]{n:>3}[/] {words.action(action)}", highlight=False)
    console.print("[dim]  …[/]")
    console.print("[bold]> ?4[/]")
    action = match.state.legal(0)[3]
    console.print(words.say("preview-of", action=words.action(action)), style="bold magenta")
    for event in game.preview(match.state, 0, action).events:
        console.print("  " + words.event(event), style="magenta", highlight=False)
    svg = console.export_svg(title="quadriga play caesar")
    # No fonts from elsewhere: the picture stands alone.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)
    (PICTURES / "caesar-terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    caesar()
