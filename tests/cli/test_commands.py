"""The command line: fixed forms for programs, one clear line for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer

import quadriga
from quadriga.cli import app
from quadriga.cli.help import translate
from tests.conftest import Run


def test_games_lists_titles_with_seats_and_options(run: Run) -> None:
    status, out, _ = run("games", "--json")
    listed = {game["id"]: game for game in json.loads(out)}
    assert status == 0 and listed["caesar"]["seats"] == [1, 2]
    poison = next(option for option in listed["caesar"]["options"] if option["name"] == "poison")
    assert poison["values"] == ["off", "on"] and poison["default"] == "off"
    _, out, _ = run("games")
    assert "Caesar!" in out and "border_control" in out
    _, out, _ = run("games", "--lang", "fr")
    assert "joueurs" in out


def test_simulate_gives_results_and_records_that_verify_and_replay(run: Run, tmp_path: Path) -> None:
    status, out, _ = run("simulate", "caesar", "--games", "4", "--seats", "2", "--bots", "random,random",
                         "--seed", "7", "--json", "--records", str(tmp_path))  # fmt: skip
    found = json.loads(out)
    assert status == 0 and len(found["results"]) == 4
    for result in found["results"]:
        assert {"winners", "points", "decisions", "reason"} <= set(result)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    status, out, _ = run("verify", *map(str, files))
    assert status == 0 and "4 of 4" in out

    status, out, _ = run("replay", str(files[0]), "--json", "--legal", "--state")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["n"] for line in lines] == list(range(1, found["results"][0]["decisions"] + 1))
    for line in lines:
        assert line["action"] in line["legal"]
        assert line["text"].split()[0] == line["action"]["do"]
    assert lines[-1]["state"]["outcome"]["ranks"] == found["results"][0]["ranks"]
    _, out, _ = run("replay", str(files[0]), "--json", "--at", "3")
    assert len(out.splitlines()) == 3
    again = run("simulate", "caesar", "--games", "4", "--seats", "2", "--bots", "random", "--seed", "7", "--json")
    assert json.loads(again[1])["results"] == found["results"]


def test_simulate_for_people(run: Run) -> None:
    status, out, _ = run("simulate", "caesar", "--games", "3", "--seed", "1", "--option", "poison=on")
    assert status == 0 and "3 games of Caesar!" in out and "Decisions a game" in out
    _, out, _ = run("simulate", "caesar", "--games", "2", "--seats", "1", "--lang", "fr")
    assert "Caesar!\u202f: 2 parties" in out


def test_games_between_bots_have_an_end_unless_asked_otherwise(run: Run) -> None:
    _, out, _ = run("simulate", "antike", "--games", "1", "--seed", "1", "--json")
    assert json.loads(out)["options"]["round_limit"] == "200"
    _, out, _ = run("simulate", "antike", "--games", "1", "--seed", "1", "--json", "--option", "round_limit=3")
    found = json.loads(out)
    assert found["options"]["round_limit"] == "3"
    assert found["results"][0]["reason"] == "round_limit"


def test_replay_shows_the_board_as_a_seat_sees_it(run: Run, tmp_path: Path) -> None:
    run("simulate", "caesar", "--games", "1", "--seed", "2", "--records", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    _, everything, _ = run("replay", file, "--at", "24")
    assert "After decision 24" in everything and "Chance: Token" in everything
    _, mine, _ = run("replay", file, "--at", "24", "--seat", "0")
    assert "Pompey draws a token" in mine and "Chance: Token" not in mine


def test_verify_names_the_record_that_does_not_replay(run: Run, tmp_path: Path) -> None:
    run("simulate", "caesar", "--games", "2", "--seed", "2", "--records", str(tmp_path))
    good, bad = sorted(tmp_path.iterdir())
    bad.write_text(bad.read_text().replace("0 place", "1 place", 1))
    status, out, _ = run("verify", str(good), str(bad), "--json")
    assert status == 2
    assert [json.loads(line)["ok"] for line in out.splitlines()] == [True, False]
    status, out, _ = run("verify", str(good), str(bad))
    assert status == 2 and "1 of 2" in out


def test_bench_has_the_fixed_form(run: Run) -> None:
    status, out, _ = run("bench", "caesar", "--json", "--seconds", "0.05")
    found = json.loads(out)
    assert status == 0
    figures = found["games"]["caesar"]
    assert ("compiled" in figures["builds"]) is quadriga.compiled and "plain" in figures["builds"]
    for build in figures["builds"].values():
        assert set(build) == {
            "playouts_per_second",
            "decisions_per_second",
            "decisions_per_playout",
            "nanoseconds_per_clone",
            "search_rounds_per_second",
            "search_rounds_without_insight_per_second",
        }
        assert all(figure > 0 for figure in build.values())
    status, _, err = run("bench", "--seats", "1")
    assert status == 2
    assert "Name the game" in err
    _, out, _ = run("bench", "caesar", "--seats", "1", "--option", "poison=on", "--seconds", "0.05", "--no-plain")
    assert "Caesar!" in out


def test_soak_checks_every_setting(run: Run) -> None:
    status, out, _ = run("soak", "caesar", "--games", "1", "--every", "1", "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    two = [line["options"] for line in lines if line["seats"] == 2]
    solo = [line["options"] for line in lines if line["seats"] == 1]
    # Seven allowed combinations of the expansions; in the solo game each with three decks and the harder variant.
    assert len([o for o in two if "poison" in o]) == 7
    assert len([o for o in solo if "solo_deck" in o and "poison" in o]) == 42
    _, out, _ = run("soak", "caesar", "--games", "1", "--every", "5", "--seats", "2", "--option", "poison=on")
    assert "no fault" in out


def test_own_data_are_used_wherever_a_game_is_started(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text(json.dumps({"control_markers": 3}))
    _, out, _ = run("simulate", "caesar", "--games", "3", "--seed", "1", "--data", str(own), "--json")
    assert all(max(result["points"]) == 3 for result in json.loads(out)["results"])


def test_there_are_as_many_seats_as_players_are_named(run: Run) -> None:
    _, out, _ = run("simulate", "empire", "--games", "1", "--seed", "1", "--bots", "random,greedy", "--json")
    assert json.loads(out)["seats"] == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["play", "chess"],
        ["play", "empire", "--players", "you"],
        ["play", "caesar", "--seats", "2", "--players", "you"],
        ["play", "caesar", "--players", "you,deep"],
        ["play", "--resume", "missing.quadriga"],
        ["simulate"],
        ["simulate", "caesar", "--games", "x"],
        ["simulate", "caesar", "--games", "0"],
        ["simulate", "caesar", "--seats", "9"],
        ["simulate", "caesar", "--bots", "random,random,random"],
        ["simulate", "caesar", "--option", "poison"],
        ["simulate", "caesar", "--option", "poison=maybe"],
        ["simulate", "caesar", "--option", "border_control=on"],
        ["simulate", "caesar", "--data", "missing.json"],
        ["simulate", "caesar", "--lang", "la"],
        ["simulate", "caesar", "--records", "/dev/null/here"],
        ["replay", "missing.quadriga"],
        ["replay", __file__],
        ["verify", "missing.quadriga"],
        ["bench", "chess"],
        ["soak", "caesar", "--games", "0"],
    ],
)
def test_bad_input_gets_one_clear_line_and_status_two(run: Run, arguments: list[str]) -> None:
    status, out, err = run(*arguments)
    assert status == 2
    said = (err or out).strip()
    assert said and "Traceback" not in said
    if arguments[0] != "verify":
        assert len(said.splitlines()) == 1


def test_replay_refuses_a_place_or_seat_that_is_not_there(run: Run, tmp_path: Path) -> None:
    run("simulate", "caesar", "--games", "1", "--seed", "2", "--records", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    for extra in (["--at", "999"], ["--seat", "5"]):
        status, _, err = run("replay", file, *extra)
        assert status == 2 and len(err.strip().splitlines()) == 1


def test_without_a_command_it_says_what_there_is(run: Run) -> None:
    status, out, _ = run()
    assert status == 0 and "simulate" in out


def test_errors_speak_the_language_asked_for(run: Run) -> None:
    _, _, err = run("simulate", "chess", "--lang", "fr")
    assert "Il n’y a pas de jeu" in err


def test_the_help_is_said_in_french_too(run: Run) -> None:
    command = typer.main.get_command(app)
    assert translate(command, "fr") == []
    status, out, _ = run("play", "--help", "--lang", "fr")
    assert status == 0 and "Utilisation : quadriga play" in out
    assert "Jouer dans le terminal" in out and "Le nombre de joueurs" in out
    assert "Number of players" not in out
    _, out, _ = run("play", "--help", "--lang", "en")
    assert "Number of players" in out


@pytest.mark.parametrize("name", ["Antike", "CAESAR!", "l’empire de césar"])
def test_a_game_is_found_however_its_name_is_written(run: Run, name: str) -> None:
    simulated = ["--games", "1", "--players", "random,random", "--seed", "1", "--json"]
    assert run("simulate", name, *simulated)[0] == 0


def test_the_version_is_said(run: Run) -> None:
    build = "compiled" if quadriga.compiled else "plain Python"
    assert "bool" not in run("play", "--help")[1]  # a switch takes no value
    assert run("--version")[1].strip() == f"quadriga {quadriga.__version__} ({build})"
