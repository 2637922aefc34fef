"""The full screen: board and choices together at every size, by keys and by mouse, in both languages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from quadriga import games
from quadriga.bots.levels import Level
from quadriga.core import registry
from quadriga.table import Table, save
from quadriga.terminal.app import Full
from quadriga.terminal.keeping import Keeper
from quadriga.terminal.sitting import Sitting
from quadriga.words import LANGUAGES, Words

SIZES = [(80, 24), (100, 32), (140, 45)]
Story = Callable[[Full, "Pilot[None]"], Awaitable[None]]


def played(path: Path, story: Story, game: str = "caesar", language: str = "en", size: tuple[int, int] = (100, 32),
           players: tuple[str, ...] = ("Livia", "random")) -> Full:  # fmt: skip
    """A game on a screen of a size, with a story of what is pressed there."""
    state = games.load(game).new(len(players))
    table = Table.new(state, players, seed=5)
    words = Words(language, state.game, table.names, state.options)
    app = Full(Sitting(table, words, Keeper(table, path / "game.quadriga")))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await story(app, pilot)

    asyncio.run(run())
    return app


async def settled(app: Full, pilot: Pilot[None]) -> None:
    """Until no bot thinks and the screen has been drawn."""
    await pilot.pause()
    while app.thinking or app.table.bots_asked():
        await pilot.pause(0.01)
    await pilot.pause()


async def type_in(app: Full, pilot: Pilot[None], text: str) -> None:
    app.query_one("#typed", Input).value = text
    await pilot.press("enter")
    await settled(app, pilot)


def screen_text(app: Full) -> str:
    """All letters on the screen, by rows."""
    rows = re.findall(r"<text[^>]*>(.*?)</text>", app.export_screenshot())
    return unescape(" ".join(rows)).replace("\xa0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_board_question_and_choices_are_on_the_screen_together(
    title: str, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    async def look(app: Full, pilot: Pilot[None]) -> None:
        shown = screen_text(app)
        assert app.step and app.step[0].label.split()[0] in shown
        assert app.sitting.question(0).split()[0] in shown
        board, choices = app.query_one("#board"), app.query_one("#choices")
        assert board.region.height >= 8 and choices.region.height >= 1
        assert board.region.right <= size[0] and choices.region.bottom <= size[1]
        picture = app.query_one("#picture", Static)
        assert picture.region.width <= board.region.width

    names = ("Livia", *["random"] * (registry.load(title).meta.usual_seats - 1))
    played(tmp_path, look, title, language, size, names)


def test_a_choice_is_made_with_arrows_and_by_mouse(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        await pilot.press("down")
        await pilot.pause()
        assert "→" in screen_text(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert len(app.sitting.taken) == 1
        await pilot.press("escape")
        await pilot.pause()
        assert app.sitting.taken == []
        for _ in range(3):
            await pilot.click(OptionList, offset=(3, 0))
            await settled(app, pilot)
        mine = [one for one in app.table.match.decisions if one.seat == 0 and not one.forced]
        assert len(mine) == 1
        await pilot.press("ctrl+z")
        await settled(app, pilot)
        assert not [one for one in app.table.match.decisions if one.seat == 0 and not one.forced]

    app = played(tmp_path, story)
    assert save.load((tmp_path / "game.quadriga").read_text()).state == app.table.state


def test_a_hint_is_asked_for_and_played_with_one_key_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.table.table.Level", lambda number, **_: Level(number, 200, seconds=600.0))

    async def story(app: Full, pilot: Pilot[None]) -> None:
        await pilot.press("f3")
        await pilot.pause()
        assert "no such hint" in screen_text(app)
        await pilot.press("f2")
        await settled(app, pilot)
        best = app.sitting.hints[0].choice
        await pilot.press("f3")
        await settled(app, pilot)
        mine = [one for one in app.table.match.decisions if one.seat == 0 and not one.forced]
        assert mine[0].action == best.actions[0]

    played(tmp_path, story)


def test_what_is_typed_is_understood_or_explained(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        for text, wanted in (("nonsense", "There is no choice"), ("r", "CAE-6"), ("l", "gets"), ("h", "Type the key"),
                             ("?laurel 3/1 on 4 Mauritania–Sardinia → Sardinia", "Then chance")):  # fmt: skip
            await type_in(app, pilot, text)
            assert wanted in screen_text(app), text
        await type_in(app, pilot, "laurel 3/1 on 4 Mauritania–Sardinia → Sardinia")
        assert [one for one in app.table.match.decisions if one.seat == 0 and not one.forced]
        await type_in(app, pilot, f"w {tmp_path / 'copy.quadriga'}")
        await type_in(app, pilot, f"w {tmp_path / 'copy.quadriga'}")
        assert "exists" in screen_text(app)

    played(tmp_path, story)
    assert (tmp_path / "copy.quadriga").exists()


def test_a_curtain_hides_the_hand_of_the_last_player(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        assert "Livia: take the screen" in screen_text(app) and "laurel" not in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "laurel" in screen_text(app)
        await type_in(app, pilot, "laurel 3/1 on 4 Mauritania–Sardinia → Sardinia")
        assert "Marcus: take the screen" in screen_text(app) and "laurel" not in screen_text(app)

    played(tmp_path, story, players=("Livia", "Marcus"))


def test_a_whole_game_ends_with_a_score_pad_and_the_way_to_see_it_again(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        while not app.table.state.is_over():
            await type_in(app, pilot, app.table.match.game.notation.text(app.table.state.legal(0)[0]))
        assert "The game is over" in screen_text(app) and "Total" in screen_text(app)

    app = played(tmp_path, story)
    assert "quadriga replay" in app.sitting.farewell()[0]
