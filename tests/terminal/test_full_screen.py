"""The full screen: board and choices together at every size, by keys and by mouse, in both languages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from quadriga import games
from quadriga.bots.levels import Level
from quadriga.core.seats import OMNISCIENT, SPECTATOR
from quadriga.core.title import registry
from quadriga.table import Table, save
from quadriga.terminal import boards, commands
from quadriga.terminal.app import Full
from quadriga.terminal.keeping import Keeper
from quadriga.terminal.panes import BoardPane
from quadriga.terminal.rendering import KEY
from quadriga.terminal.review import Review, moments
from quadriga.terminal.screen import Screen
from quadriga.terminal.sitting import Sitting
from quadriga.words import LANGUAGES, Words

SIZES = [(80, 24), (100, 32), (140, 45)]
Story = Callable[[Full, "Pilot[None]"], Awaitable[None]]


def played(path: Path, story: Story, game: str = "caesar", language: str = "en", size: tuple[int, int] = (100, 32),
           players: tuple[str, ...] = ("Livia", "random"), table: Table | None = None) -> Full:  # fmt: skip
    """A game on a screen of a size, with a story of what is pressed there."""
    table = table or Table.new(games.load(game).new(len(players)), players, seed=5)
    words = Words(language, table.match.game, table.names, table.state.options)
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
def test_board_question_and_choices_are_on_the_screen_together(title: str, language: str, tmp_path: Path) -> None:
    async def look(app: Full, pilot: Pilot[None]) -> None:
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await settled(app, pilot)
            shown = screen_text(app)
            assert app.step and app.step[0].label.split()[0] in shown
            assert app.sitting.question(0).split()[0] in shown
            assert app.words.say("key-leave") in shown
            assert shown.count(app.words.say("level-brief", level="1:8")) == app.table.state.seats - 1
            board, choices = app.query_one("#board"), app.query_one("#choices")
            assert board.region.height >= 8 and choices.region.height >= 1
            assert board.region.right <= size[0] and choices.region.bottom <= size[1]
            picture = app.query_one("#picture", Static)
            assert picture.region.width <= board.region.width

    names = ("Livia", *["level1:8"] * (registry.load(title).meta.usual_seats - 1))
    played(tmp_path, look, title, language, players=names)


def test_a_choice_is_made_with_arrows_and_by_mouse(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        await pilot.press("down")
        await pilot.pause()
        assert " between " in screen_text(app)
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
    monkeypatch.setattr("quadriga.table.table.best", lambda seconds: Level(5, 200, seconds=600.0))

    async def story(app: Full, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "!")
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
        for text, wanted in (("nonsense", "There is no choice"), ("r", "CAE-6"), ("rule cae-r13", "Caesar begins"),
                             ("l", "tokens were dealt"), ("h", "Page down"), ("/sicilia italia", "1 12 1"),
                             ("/nowhere", "nowhere"), ("!2", "no such hint"), ("find Roma", "This board tells"),
                             ("?laurel 3·1 between Mauritania and Sardinia, 3 to sardinia",
                              "Then chance")):  # fmt: skip
            await type_in(app, pilot, text)
            assert wanted in screen_text(app), text
            if text == "h":
                await pilot.press("escape")
                await pilot.pause()
        await type_in(app, pilot, "laurel 3·1 between Mauritania and Sardinia, 3 to Sardinia")
        assert [one for one in app.table.match.decisions if one.seat == 0 and not one.forced]
        await type_in(app, pilot, f"w {tmp_path / 'copy.quadriga'}")
        await type_in(app, pilot, f"w {tmp_path / 'copy.quadriga'}")
        assert "exists" in screen_text(app)
        app.query_one("#typed", Input).value = "q"
        await pilot.press("enter")

    app = played(tmp_path, story)
    assert app.return_code == 0
    assert (tmp_path / "copy.quadriga").exists()


def test_both_ways_of_playing_know_every_command(tmp_path: Path) -> None:
    table = Table.new(games.load("caesar").new(2), ["Livia", "random"], seed=5)
    sitting = Sitting(table, Words("en", table.match.game), Keeper(table, tmp_path / "game.quadriga"))
    assert set(Screen(sitting, Console()).commands) == set(commands.ALL)
    assert {*Full(sitting).commands, "leave"} == set(commands.ALL)


def test_a_game_that_cannot_be_kept_says_so_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def story(app: Full, pilot: Pilot[None]) -> None:
        assert "cannot be kept" in screen_text(app)
        await type_in(app, pilot, "laurel 3·1 between Mauritania and Sardinia, 3 to Sardinia")
        assert [one for one in app.table.match.decisions if one.seat == 0 and not one.forced]

    app = played(tmp_path / "file", story)
    assert "could not be kept" in app.sitting.farewell()[0]


def test_a_curtain_hides_the_hand_of_the_last_player(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        assert "Livia: take the screen" in screen_text(app) and "laurel" not in screen_text(app)
        assert app.sitting.viewer() == SPECTATOR
        await pilot.press("enter")
        await pilot.pause()
        assert "laurel" in screen_text(app)
        await type_in(app, pilot, "laurel 3·1 between Mauritania and Sardinia, 3 to Sardinia")
        assert "Marcus: take the screen" in screen_text(app) and "laurel" not in screen_text(app)

    played(tmp_path, story, players=("Livia", "Marcus"))


def clickable(app: Full) -> dict[str, tuple[int, int]]:
    """Where on the board something can be clicked, by what could be typed for it."""
    region = app.screen.query_one("#board").region
    spots = [(x, y) for y in range(region.y, region.bottom) for x in range(region.x, region.right)]
    return {key: spot for spot in spots if (key := app.screen.get_style_at(*spot).meta.get(KEY))}


@pytest.mark.parametrize(("game", "way"), [("caesar", ["1"]), ("empire", []), ("augustus", ["1"])])
def test_what_a_choice_is_about_can_be_clicked_on_the_board(game: str, way: list[str], tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        for key in way:
            await type_in(app, pilot, key)
        before = list(app.sitting.taken)
        key, spot = sorted(clickable(app).items())[0]
        entry = next(one for one in app.step if one.key == key)
        await pilot.click(offset=spot)
        await settled(app, pilot)
        if entry.choice is None:
            assert app.sitting.taken == [*before, entry]
        else:
            assert set(entry.choice.actions) <= {one.action for one in app.table.match.decisions if one.seat == 0}

    played(tmp_path, story, game, size=(140, 45))


def test_the_quick_card_lies_over_the_board_until_it_is_closed(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        await pilot.press("f5")
        await pilot.pause()
        assert "Quand des provinces se ferment" in screen_text(app)
        # The game goes on below it, as when a bot answers.
        app.go_on()
        await pilot.press("f6")
        await pilot.pause()
        assert "Quand des provinces se ferment" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "Quand des provinces se ferment" not in screen_text(app) and app.step

    played(tmp_path, story, language="fr")


def test_the_board_fills_the_screen_until_it_is_closed_or_a_place_on_it_is_clicked(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        for close in ("f7", "escape"):
            await pilot.press("f7")
            await pilot.pause()
            assert app.screen.query_one(BoardPane).region.size == (80, 23)
            await pilot.press(close)
            await pilot.pause()
            assert len(app.screen_stack) == 1
        await type_in(app, pilot, "b")
        key, spot = sorted(clickable(app).items())[0]
        await pilot.click(offset=spot)
        await settled(app, pilot)
        assert len(app.screen_stack) == 1 and app.step[0].key == key
        assert [one for one in app.table.match.decisions if one.seat == 0 and not one.forced] or app.sitting.taken

    played(tmp_path, story, "empire", size=(80, 24))


def almost_over(players: tuple[str, ...]) -> Table:
    """A game in which the next choice of a person is the last one."""
    table = Table.new(games.load("caesar").new(len(players)), players, seed=5)
    while True:
        table.run_bots()
        seat = table.people_asked()[0]
        action = table.state.legal(seat)[0]
        table.play(seat, action)
        table.run_bots()
        if table.state.is_over():
            table.undo_together(seat)
            return table


def test_a_game_ends_with_a_score_pad_and_the_way_to_see_it_again(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, app.table.match.game.notation.text(app.table.state.legal(0)[0]))
        assert "The game is over" in screen_text(app) and "Total" in screen_text(app)

    app = played(tmp_path, story, table=almost_over(("Livia", "random")))
    assert "quadriga replay" in app.sitting.farewell()[0]


def test_everybody_at_one_screen_hears_how_the_game_ended(tmp_path: Path) -> None:
    table = almost_over(("Livia", "Marcus"))
    table.look(0)

    async def story(app: Full, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        (seat,) = table.people_asked()
        await type_in(app, pilot, table.match.game.notation.text(table.state.legal(seat)[0]))
        assert app.table.state.is_over()

    app = played(tmp_path, story, table=table)
    assert app.table.news(0) == [] and app.table.news(1) == []


def test_a_finished_game_is_gone_through_step_by_step() -> None:
    caesar = games.load("caesar")
    table = Table.new(caesar.new(2), ("random", "random"), seed=5)
    table.run_bots()
    last = len(table.match.decisions)
    app = Review(table.match.record, Words("fr", caesar), OMNISCIENT, 3)

    async def run() -> None:
        async with app.run_test(size=(100, 32)) as pilot:
            await pilot.pause()
            assert app.at == 3
            for key, at in (("right", 4), ("left", 3), ("down", 4), ("home", 0), ("end", last), ("right", last)):
                await pilot.press(key)
                await pilot.pause()
                assert app.at == at, key
            shown = unescape(" ".join(re.findall(r"<text[^>]*>(.*?)</text>", app.export_screenshot())))
            assert "finie" in shown
            await pilot.press("2", "7", "enter")
            await pilot.pause()
            assert app.at == 27 and app.focused is app.query_one(OptionList)
            await pilot.press("q")

    asyncio.run(run())


def test_a_seat_sees_no_more_in_a_review_than_it_saw_in_the_game() -> None:
    caesar = games.load("caesar")
    table = Table.new(caesar.new(2), ("random", "random"), seed=5)
    table.run_bots()
    words = Words("en", caesar)
    drawn = [line for moment in moments(table.match.record, words, 0) for line in (moment.label, *moment.news)]
    assert any("Pompey draws a token" in line for line in drawn)
    assert not any(re.search(r"Pompey draws (?!a token)", line) for line in drawn)


def test_a_seat_named_after_its_bot_says_that_name_once(tmp_path: Path) -> None:
    table = Table.new(games.load("augustus").new(3), ("Livia", "level2", "level2"), seed=5)
    words = Words("en", table.match.game, table.names, table.state.options, table.bot_names)
    said = Sitting(table, words, Keeper(table, tmp_path / "game.quadriga")).players()
    assert said == "Livia · Aedile: level 2 · Aedile II: level 2"


@pytest.mark.parametrize("game", ["empire", "antike"])
def test_a_small_screen_has_room_for_news_and_its_map_begins_where_one_stands(game: str, tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        assert app.query_one("#news").region.height >= 3
        board = app.query_one(BoardPane)
        assert board.seen is not None
        rows = boards.rows_of_interest(board.drawn, board.seen[0], app.words)
        shown = range(round(board.scroll_y), round(board.scroll_y) + board.size.height)
        assert rows and sum(row in shown for row in rows) >= len(rows) / 2

    played(tmp_path, story, game, size=(80, 24))


def test_on_a_large_screen_the_choices_get_their_share(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        assert app.query_one("#side").region.width == 60

    played(tmp_path, story, size=(200, 50))


def test_help_lies_over_the_whole_screen_and_cites_a_rule_of_this_game(tmp_path: Path) -> None:
    async def story(app: Full, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await pilot.pause()
        shown = screen_text(app)
        assert "r EMP-6" in shown and "CAE-" not in shown and "Antike" not in shown and "find" not in shown
        await pilot.press("f1")
        await pilot.pause()
        assert len(app.screen_stack) == 1

    played(tmp_path, story, "empire", size=(80, 24))
