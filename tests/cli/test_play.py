"""A game in the terminal, typed in."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga import games
from quadriga.bots.levels import Level
from quadriga.cli import main
from quadriga.cli.common import console
from quadriga.table import Table, save
from quadriga.words import Words
from tests.conftest import Run

Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Types lines at the prompt and returns all that was shown; then the input ends."""
    monkeypatch.setattr(console, "_width", 110)

    def call(lines: list[str], *arguments: str, asked: list[str] | None = None) -> str:
        left = iter(lines)

        def answer(prompt: str, **__: object) -> str:
            if asked is not None:
                asked.append(prompt)
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(console, "input", answer)
        with console.capture() as shown, pytest.raises(SystemExit) as stopped:
            main(["play", *arguments])
        assert not stopped.value.code
        return re.sub(r"\x1b\[[0-9;]*m", "", shown.get())

    return call


def test_a_decision_is_made_by_number_and_the_bot_answers(typed: Typed) -> None:
    shown = typed(["1"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "Place an influence token" in shown
    assert "Caesar places" in shown and "Pompey places" in shown
    assert "Vale!" in shown


def test_there_are_as_many_seats_as_players_are_named(typed: Typed) -> None:
    asked: list[str] = []
    shown = typed(["1"], "empire", "--seed", "5", "--lang", "en", "--players", "you,random", asked=asked)
    assert asked and "Vale!" in shown
    assert "solo" in typed(["1"], "caesar", "--seed", "5", "--lang", "en", "--players", "you").lower()


def test_commands_may_be_typed_in_full(typed: Typed) -> None:
    asked: list[str] = []
    shown = typed(["aide", "undo", "quit", "1"], "caesar", "--seed", "5", "--lang", "en", asked=asked)
    assert len(asked) == 3
    assert "Vale!" in shown and "There is no decision" not in shown


def test_a_decision_is_made_by_its_text(typed: Typed) -> None:
    listed = typed(["/ sword"], "caesar", "--seed", "5", "--lang", "en")
    assert "sword" in listed
    table = Table.new(games.load("caesar").new(2), ["you", "random"], seed=5)
    action = table.state.legal(0)[-1]
    shown = typed([table.match.game.notation.text(action)], "caesar", "--seed", "5", "--lang", "en")
    placed = Words("en", table.match.game).action(action).partition(" →")[0]
    assert f"Caesar places {placed}" in shown


def test_a_move_can_be_looked_at_before_it_is_made(typed: Typed) -> None:
    shown = typed(["?1"], "caesar", "--seed", "5", "--lang", "en")
    assert "If you decide" in shown
    after = shown.split("If you decide")[1]
    assert "Caesar places" in after and "Pompey places" not in after


def test_people_round_one_screen_do_not_see_each_others_hands(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    cleared: list[bool] = []
    monkeypatch.setattr(console, "clear", lambda: cleared.append(True))
    typed(["", "1", "", "1"], "caesar", "--seed", "6", "--lang", "en", "--players", "you,you", asked=asked)
    assert [line for line in asked if "take the screen" in line] == [
        "Caesar: take the screen and press Enter.",
        "Pompey: take the screen and press Enter.",
        "Caesar: take the screen and press Enter.",
    ]
    assert len(cleared) == 3
    asked.clear()
    typed(["1"], "empire", "--seats", "2", "--seed", "5", "--lang", "en", "--players", "you,you", asked=asked)
    assert not [line for line in asked if "take the screen" in line]


def test_a_whole_route_is_one_choice(typed: Typed) -> None:
    shown = typed(["1", "?1", "1"], "empire", "--seats", "2", "--seed", "5", "--lang", "en", "--players", "you,random")
    begun = shown.split("If you decide")[1]
    assert "builds" in begun
    assert "takes" in begun
    assert "Vale!" in shown


def test_a_hint_names_legal_decisions_and_changes_nothing(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.table.table.Level", lambda number, **_: Level(number, 1500, seconds=600.0))
    shown = typed(["hint"], "caesar", "--seed", "5", "--lang", "en")
    assert len(re.findall(r"\(\d+ % expected\)", shown)) == 3
    assert ", then " in shown
    assert "Caesar places" not in shown


def test_places_are_found_by_name_on_a_large_map(typed: Typed) -> None:
    options = ["antike", "--seed", "5", "--lang", "en", "--players", "you,random,random,random"]
    whole, found = typed(["b"], *options), typed(["find tyros"], *options)
    assert "Tyros" in found
    assert found.count("Persepolis") < whole.count("Persepolis")


def test_undo_takes_the_last_decision_back(typed: Typed, tmp_path: Path) -> None:
    saved = tmp_path / "game.quadriga"
    typed([f"w {saved}"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    before = save.load(saved.read_text())
    shown = typed(["1", "u", f"w {saved}"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "Taken back" in shown
    after = save.load(saved.read_text())
    assert after.state == before.state and len(after.match.log) > len(before.match.log)
    assert "not decided anything yet" in typed(["u"], "caesar", "--seed", "5", "--lang", "en")


def test_a_saved_game_goes_on(typed: Typed, tmp_path: Path) -> None:
    saved = tmp_path / "game.quadriga"
    typed(["", "1", "", "1", f"w {saved}"], "caesar", "--seed", "5", "--lang", "en", "--players", "Livia,Marcus")
    kept = save.load(saved.read_text())
    assert [player.name for player in kept.players] == ["Livia", "Marcus"]
    asked: list[str] = []
    typed(["", "b"], "--resume", str(saved), "--lang", "en", asked=asked)
    assert asked[0] == f"{kept.names[kept.people_asked()[0]]}: take the screen and press Enter."


def test_a_saved_table_of_another_game_says_so(typed: Typed, run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.quadriga"
    typed(["1", f"w {saved}"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    status, _, said = run("play", "empire", "--resume", str(saved), "--lang", "en")
    assert status == 2 and "another game (caesar)" in said


def test_a_recorded_game_goes_on_with_new_players(typed: Typed, tmp_path: Path) -> None:
    record = tmp_path / "game.quadriga"
    table = Table.new(games.load("caesar").new(2), ["random", "random"], seed=5)
    table.match.play(0, table.state.legal(0)[0])
    record.write_text(str(table.match.record))
    assert "Place an influence token" in typed(
        ["b"], "--resume", str(record), "--lang", "en", "--players", "random,you"
    )


def test_wrong_input_is_explained_and_changes_nothing(typed: Typed) -> None:
    lines = ["999", "abc", "?999", "", "h", "l", "/ zzz", "/", "pass", "?pass", "w /dev/null/x"]
    shown = typed(lines, "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "There is no decision “999”" in shown and "No decision contains" in shown
    assert "You hold a token that can be placed" in shown
    assert shown.count("Caesar places") == 0


def test_a_whole_game_ends_with_a_score_pad(typed: Typed) -> None:
    shown = typed(["1"] * 160, "caesar", "--seed", "3", "--lang", "fr", "--players", "you,you")
    assert "La partie est finie" in shown and "Total" in shown and "frontières" in shown


def test_the_solo_game_explains_auto_crassus(typed: Typed) -> None:
    shown = typed(["1"] * 60, "caesar", "--seats", "1", "--seed", "3", "--lang", "en")
    assert "Command tile" in shown and "(step " in shown and "Auto-Crassus" in shown
    assert "The game is over" in shown


def test_leaving_is_polite(typed: Typed) -> None:
    assert "Vale!" in typed(["q"], "caesar", "--seed", "3", "--lang", "en")


def test_the_quick_card_and_single_rules_are_one_word_away(typed: Typed) -> None:
    lines = ["quick", "aide-mémoire", "rule cae-r13", "règle CAE-99"]
    shown = typed(lines, "caesar", "--seed", "5", "--lang", "fr", "--players", "you,random")
    assert shown.count("Quand des provinces se ferment") == 2
    assert re.search(r"4\. +CAE-14 +Piochez un pion\.", shown)
    assert "CAE-R13 César commence." in shown
    assert "Ce jeu n’a pas de règle «\u202fCAE-99\u202f»" in shown
    shown = typed(["card", "rule EMP-23"], "empire", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "Points at the end" in shown and "EMP-23 The highest total wins." in shown
