"""A game in the terminal, typed in."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga import Rng, games
from quadriga.bots.levels import Level
from quadriga.cli import main
from quadriga.cli.common import console
from quadriga.table import Table, save
from quadriga.table.choices import choices
from quadriga.terminal import commands
from quadriga.terminal.steps import entries
from quadriga.words import Words
from tests.conftest import Run

Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, kept: Path) -> Typed:
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


def first_choices(game: str, players: str, seed: int, decisions: int) -> list[str]:
    """The lines of somebody who takes the first choice each time, by its short text; empty where the screen goes on."""
    names = players.split(",")
    table = Table.new(games.load(game).new(len(names)), names, seed)
    lines: list[str] = []
    looking = None
    for _ in range(decisions):
        table.run_bots()
        if not (asked := table.people_asked()):
            break
        if len(table.people) > 1 and asked[0] != looking and table.match.game.meta.secrets:
            lines.append("")
        looking = asked[0]
        action = table.state.legal(looking)[0]
        lines.append(table.match.game.notation.text(action))
        table.play(looking, action)
    return lines


def test_a_decision_is_made_in_short_steps_and_the_bot_answers(typed: Typed) -> None:
    shown = typed(["1", "2", "1"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "Place a token: choose a glowing border." in shown
    # The second step asks for a space, by the number that is printed on the map.
    assert "You put the laurel 3·1 between Hispania Ulterior and Mauritania" in shown and "Pompey put" in shown
    assert "Vale!" in shown


def test_a_step_can_be_taken_back(typed: Typed) -> None:
    shown = typed(["2", "0", "1", "4", "1"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "You put the laurel 3·1 between Mauritania and Sardinia" in shown


def test_what_is_displayed_can_be_typed_back(typed: Typed) -> None:
    whole = "LAUREL 3·1 between mauritania and sardinia, 3 to Sardinia"
    shown = typed([whole], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "You put the laurel 3·1 between Mauritania and Sardinia" in shown
    shown = typed(["laurel 3·1"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "4 laurel" not in shown and "Mauritania–Sardinia … 2 ways" in shown


def test_there_are_as_many_seats_as_players_are_named(typed: Typed) -> None:
    asked: list[str] = []
    shown = typed(["1"], "empire", "--seed", "5", "--lang", "en", "--players", "you,random", asked=asked)
    assert asked and "Vale!" in shown
    assert "solo" in typed(["1"], "caesar", "--seed", "5", "--lang", "en", "--players", "you").lower()


def test_commands_may_be_typed_in_full(typed: Typed) -> None:
    asked: list[str] = []
    shown = typed(["aide", "undo", "quit", "1"], "caesar", "--seed", "5", "--lang", "en", asked=asked)
    assert len(asked) == 3
    assert "Vale!" in shown and "There is no choice" not in shown


def test_a_decision_is_made_by_its_text(typed: Typed) -> None:
    listed = typed(["/ laurel 3 sardinia"], "caesar", "--seed", "5", "--lang", "en")
    assert "1 4 1 Laurel 3·1 between Mauritania and Sardinia, 3 to Mauritania" in listed
    table = Table.new(games.load("caesar").new(2), ["you", "random"], seed=5)
    action = table.state.legal(0)[-1]
    shown = typed([table.match.game.notation.text(action)], "caesar", "--seed", "5", "--lang", "en")
    placed = Words("en", table.match.game).action(action, begins=False).partition(",")[0]
    assert f"You put the {placed}" in shown.replace("\n", " ")


def test_a_move_can_be_looked_at_before_it_is_made(typed: Typed) -> None:
    shown = typed(["1", "2", "?1"], "caesar", "--seed", "5", "--lang", "en")
    assert "If you decide" in shown
    after = shown.split("If you decide")[1]
    assert "You put" in after and "Pompey put" not in after
    assert "Then chance decides." in after


def test_a_preview_of_a_step_lists_its_ways(typed: Typed) -> None:
    shown = typed(["1", "?2"], "caesar", "--seed", "5", "--lang", "en")
    assert "3 to Hispania Ulterior" in shown and "3 to Mauritania" in shown and "If you decide" not in shown


def test_the_rule_is_one_key_away(typed: Typed) -> None:
    assert "CAE-6 Caesar begins" in typed(["r"], "caesar", "--seed", "5", "--lang", "en")
    assert "CAE-6 César commence" in typed(["règle"], "caesar", "--seed", "5", "--lang", "fr")


def test_nothing_is_hidden_behind_a_long_list(typed: Typed) -> None:
    """Antike: whatever a maneuver offers, all of it is on the screen in one short step."""
    table = Table.new(games.load("antike").new(4), ["you", "random", "random", "random"], seed=5)
    words = Words("en", table.match.game)
    rng = Rng(3)
    longest = 0
    for _ in range(400):
        table.run_bots()
        if not (asked := table.people_asked()):
            break
        offered = choices(table.state, asked[0], words)
        longest = max(longest, len(offered))
        step = entries(offered, words)
        assert len(step) <= 24 and sum(len(entry.choices) for entry in step) == len(offered)
        assert not {entry.key for entry in step} & set(commands.NAMES)
        table.play(asked[0], table.state.sample(asked[0], rng))
    assert longest > 60


def test_a_hint_is_played_with_one_key(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.table.table.best", lambda seconds: Level(5, 300, seconds=600.0))
    shown = typed(["!", "hint", "!"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "There is no such hint here" in shown
    hinted = re.search(r"!1 \[(\d+) › (\d+) › (\d+)\] Laurel (\d·\d between [^,]*\w), ", shown.replace("\n", " "))
    assert hinted is not None
    assert f"You put the laurel {hinted[4]}" in shown.replace("\n", " ")
    assert f"You put the laurel {hinted[4]}" in typed(
        [hinted[1], hinted[2], hinted[3]], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random"
    ).replace("\n", " ")


def test_people_round_one_screen_do_not_see_each_others_hands(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    cleared: list[bool] = []
    monkeypatch.setattr(console, "clear", lambda: cleared.append(True))
    lines = first_choices("caesar", "you,you", 6, 2)
    typed(lines, "caesar", "--seed", "6", "--lang", "en", "--players", "you,you", asked=asked)
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
    assert "You build" in begun
    assert "You take" in begun
    assert "Vale!" in shown


def test_a_hint_names_legal_decisions_and_changes_nothing(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.table.table.best", lambda seconds: Level(5, 1500, seconds=600.0))
    shown = typed(["hint"], "caesar", "--seed", "5", "--lang", "en")
    assert len(re.findall(r"\(\d+ % expected\)", shown)) == 3
    assert ", then " in shown
    assert "You put" not in shown


def test_places_are_found_by_name_on_a_large_map(typed: Typed) -> None:
    options = ["antike", "--seed", "5", "--lang", "en", "--players", "you,random,random,random"]
    found = typed(["find tyros"], *options).split("Neighbours")[1]
    assert "Tyros" in found and "– Petra" in found and "Persepolis" not in found


def test_undo_takes_the_last_decision_back(typed: Typed, tmp_path: Path) -> None:
    saved = tmp_path / "game.quadriga"
    typed([f"w {saved}"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    before = save.load(saved.read_text())
    lines = ["1", "2", "1", "u", f"w! {saved}"]
    shown = typed(lines, "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "Taken back" in shown
    after = save.load(saved.read_text())
    assert after.state == before.state and len(after.match.log) > len(before.match.log)
    assert "not decided anything yet" in typed(["u"], "caesar", "--seed", "5", "--lang", "en")


def test_a_saved_game_goes_on(typed: Typed, tmp_path: Path) -> None:
    saved = tmp_path / "game.quadriga"
    lines = [*first_choices("caesar", "Livia,Marcus", 5, 3), "", f"w {saved}"]
    typed(lines, "caesar", "--seed", "5", "--lang", "en", "--players", "person:Livia,person:Marcus")
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
    assert "Place a token" in typed(["b"], "--resume", str(record), "--lang", "en", "--players", "random,you")


def test_wrong_input_is_explained_and_changes_nothing(typed: Typed) -> None:
    lines = ["999", "abc", "?999", "", "h", "l", "/ zzz", "/", "pass", "?pass", "w /dev/null/x", "!7", "0", "find x"]
    shown = typed(lines, "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "There is no choice “999”" in shown and "No decision contains" in shown
    assert "You hold a token that can be placed" in shown
    assert shown.count("You put") == 0


def test_a_whole_game_ends_with_a_score_pad(typed: Typed) -> None:
    lines = first_choices("caesar", "you,you", 3, 200)
    shown = typed(lines, "caesar", "--seed", "3", "--lang", "fr", "--players", "you,you")
    assert "La partie est finie" in shown and "Total" in shown and "frontières" in shown


def test_the_solo_game_explains_auto_crassus(typed: Typed) -> None:
    shown = typed(first_choices("caesar", "you", 3, 100), "caesar", "--seats", "1", "--seed", "3", "--lang", "en")
    assert "Command tile" in shown and "(step " in shown and "Auto-Crassus" in shown
    assert "The game is over" in shown


def test_leaving_is_polite(typed: Typed) -> None:
    assert "Vale!" in typed(["q"], "caesar", "--seed", "3", "--lang", "en")


def test_a_game_keeps_itself_after_every_decision(typed: Typed, kept: Path) -> None:
    shown = typed(["1", "2", "1"], "caesar", "--seed", "5", "--lang", "en", "--players", "person:Livia,random")
    (file,) = kept.iterdir()
    assert f"quadriga play --resume {file}" in shown.replace("\n", "")
    table = save.load(file.read_text())
    assert [player.name for player in table.players] == ["Livia", ""] and table.players[1].bot == "random"
    assert len([one for one in table.match.decisions if one.seat == 0 and not one.forced]) == 1
    again = typed(["1"], "--resume", str(file), "--lang", "en")
    assert "Livia" in again and list(kept.iterdir()) == [file]


def test_an_interrupted_bot_loses_nothing(typed: Typed, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Level, "choose", interrupted)
    shown = typed(["1", "2", "1"], "caesar", "--seed", "5", "--lang", "en")
    (file,) = kept.iterdir()
    assert "Go on with: quadriga play --resume" in shown
    assert save.load(file.read_text()).bots_asked() == [1]


def test_another_file_is_never_overwritten_in_silence(typed: Typed, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Livia")
    shown = typed([f"w {letter}"], "caesar", "--seed", "5", "--lang", "en")
    assert "exists already" in shown and letter.read_text() == "Dear Livia"
    typed([f"w! {letter}"], "caesar", "--seed", "5", "--lang", "en")
    assert save.load(letter.read_text()).match.game.meta.id == "caesar"


def test_two_games_of_the_same_minute_have_files_of_their_own(typed: Typed, kept: Path) -> None:
    for _ in range(3):
        typed(["q"], "caesar", "--seed", "5", "--lang", "en")
    assert len(list(kept.iterdir())) == 3


def test_a_finished_game_is_kept_and_replayed(typed: Typed, run: Run, kept: Path) -> None:
    shown = typed(first_choices("caesar", "you", 3, 100), "caesar", "--seats", "1", "--seed", "3", "--lang", "en")
    (file,) = kept.iterdir()
    assert "Look at it again with: quadriga replay" in shown
    status, out, _ = run("replay", str(file), "--at", "9")
    assert status == 0 and "After decision 9" in out
    status, out, _ = run("verify", str(file))
    assert status == 0 and "1 of 1" in out
    assert "The game is over" in typed([], "--resume", str(file), "--lang", "en")


def test_a_game_that_cannot_be_kept_goes_on_and_says_so(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "flat").write_text("")
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "flat"))
    shown = typed(["1", "2", "1"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "cannot be kept" in shown and "Pompey put" in shown


def test_a_saved_table_keeps_its_players(typed: Typed, run: Run, kept: Path) -> None:
    typed(["q"], "caesar", "--seed", "5", "--lang", "en")
    (file,) = kept.iterdir()
    status, _, said = run("play", "--resume", str(file), "--players", "level5,you", "--lang", "en")
    assert status == 2 and "leave out --players" in said


def test_a_record_asks_who_plays_on(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.quadriga"
    table = Table.new(games.load("caesar").new(2), ["random", "random"], seed=5)
    record.write_text(str(table.match.record))
    status, _, said = run("play", "--resume", str(record), "--lang", "en")
    assert status == 2 and "--players you,level2" in said
    status, _, said = run("play", "empire", "--resume", str(record), "--players", "you,random", "--lang", "en")
    assert status == 2 and "another game (caesar)" in said


def test_who_plays_and_how_well_is_said(typed: Typed) -> None:
    shown = typed(["q"], "caesar", "--seed", "5", "--lang", "en", "--players", "you,level4")
    assert "Caesar (you) · Pompey: Labienus the legate, level 4" in shown
    shown = typed(["q"], "antike", "--seed", "5", "--lang", "fr")
    assert "Seat" not in shown and "place 0" not in shown and "(vous)" in shown


def test_everybody_hears_what_happened_since_their_own_last_look(typed: Typed) -> None:
    lines = first_choices("empire", "Livia,random,Marcus", 5, 3)
    shown = typed(lines, "empire", "--seed", "5", "--lang", "en", "--players", "person:Livia,random,person:Marcus")
    # What Livia did is told to Marcus, too, and what Neptune did is told to both.
    parts = shown.split("Choose a glowing city")
    assert len(parts) > 2
    assert any("Livia built" in part and "Neptune" in part for part in parts)


def test_the_quick_card_and_single_rules_are_one_word_away(typed: Typed) -> None:
    lines = ["quick", "aide-mémoire", "rule cae-r13", "règle CAE-99"]
    shown = typed(lines, "caesar", "--seed", "5", "--lang", "fr", "--players", "you,random")
    assert shown.count("Quand des provinces se ferment") == 2
    assert re.search(r"4\. +CAE-14 +Piochez un pion\.", shown)
    assert "CAE-R13 César commence." in shown
    assert "Ce jeu n’a pas de règle «\u202fCAE-99\u202f»" in shown
    shown = typed(["card", "rule EMP-23"], "empire", "--seed", "5", "--lang", "en", "--players", "you,random")
    assert "Points at the end" in shown and "EMP-23 The highest total wins." in shown
