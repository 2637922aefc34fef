"""The commands of the lab, in both languages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.core.learning.experience import Experience
from tests.conftest import Run

SMALL = ["lab", "ladder", "caesar", "--bots", "random,uct:3", "--games", "2", "--seed", "4"]


@pytest.fixture
def run(run: Run) -> Run:
    """Tables are folded to the width of the terminal: here lines are joined again."""

    def call(*arguments: str) -> tuple[int, str, str]:
        status, out, err = run(*arguments)
        return status, " ".join(out.split()), err

    return call


def test_tune_shows_and_stores_weights(run: Run, experiences: list[Experience], tmp_path: Path) -> None:
    out = tmp_path / "insight.json"
    arguments = ["lab", "tune", "caesar", "--bots", "random", "--games", "6", "--seed", "2", "--out", str(out)]
    status, said, err = run(*arguments, "--option", "poison=on")
    assert status == 0 and err == ""
    assert "placed" in said and "6 games, 150 positions" in said and "Weights in" in said
    stored = json.loads(out.read_text())["tuned"]["2"]
    assert stored["command"] == (
        "quadriga lab tune caesar --seats 2 --games 6 --bots random --seed 2 --rounds 1 --option poison=on"
    )
    assert set(stored["weights"]) == {"placed", "turn"}
    before = out.read_text()
    run(*arguments, "--option", "poison=on")
    assert out.read_text() == before
    _, said, _ = run(*arguments, "--lang", "fr")
    assert "6 parties" in said and "Poids dans" in said


def test_ladder_for_people(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "ladder.png"
    status, said, err = run(*SMALL, "--plot", str(picture))
    assert status == 0 and err == ""
    assert "Ladder of Caesar!, 2 seats, 2 games" in said and "95 % interval" in said and picture.stat().st_size > 5000
    _, said, _ = run(*SMALL, "--lang", "fr")
    assert "Échelle du jeu Caesar!, 2 places, 2 parties" in said


def test_ladder_for_programs_and_where_it_was_cut(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    status, said, _ = run(*SMALL, "--json", "-")
    printed = json.loads(said)
    assert status == 0 and printed["summary"]["scores"][0]["games"] == 2
    run(*SMALL, "--json", str(path))
    status, said, _ = run(*SMALL, "--resume", str(path), "--games", "4")
    stored = json.loads(path.read_text())
    assert status == 0 and "4 games" in said and len(stored["series"][0]["games"]) == 4
    assert [game["ranks"] for game in stored["series"][0]["games"][:2]] == [
        game["ranks"] for game in printed["series"][0]["games"]
    ]


def test_ladder_scales_what_searches(run: Run) -> None:
    status, said, _ = run("lab", "ladder", "caesar", "--bots", "random,uct", "--games", "1", "--scale", "0.001")
    assert status == 0 and "uct:4" in said and "2 games" in said


@pytest.mark.parametrize(
    "arguments",
    [
        ["ladder", "chess"],
        ["ladder", "caesar", "--bots", "random"],
        ["ladder", "caesar", "--bots", "random,deep"],
        ["ladder", "caesar", "--seats", "1", "--bots", "random,greedy"],
        ["ladder", "caesar", "--games", "0"],
        ["ladder", "caesar", "--scale", "0"],
        ["ladder", "caesar", "--within", "-1"],
        ["ladder", "caesar", "--pairs", "some"],
        ["ladder", "caesar", "--plot", "ladder.txt"],
        ["ladder", "caesar", "--plot", "/missing/ladder.png"],
        ["ladder", "caesar", "--json", "/missing/run.json"],
        ["ladder", "caesar", "--resume", "missing.json"],
        ["tune", "chess"],
        ["tune", "caesar", "--rounds", "0"],
        ["tune", "caesar", "--bots", "deep"],
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, arguments: list[str]) -> None:
    status, _, err = run("lab", *arguments)
    assert status == 2 and len(err.strip().splitlines()) == 1 and "Traceback" not in err


@pytest.mark.parametrize(
    ("package", "arguments"),
    [
        ("numpy", ["lab", "tune", "caesar", "--out", "HERE/weights.json"]),
        ("openskill", SMALL),
        ("matplotlib", [*SMALL, "--plot", "HERE/ladder.png"]),
    ],
)
def test_a_missing_package_is_named(package: str, arguments: list[str], tmp_path: Path) -> None:
    code = "import sys; sys.modules[sys.argv[1]] = None; from quadriga.cli import main; main(sys.argv[2:])"
    words = [word.replace("HERE", str(tmp_path)) for word in arguments]
    said = subprocess.run([sys.executable, "-c", code, package, *words, "--lang", "fr"], capture_output=True, text=True)
    assert said.returncode == 2 and said.stdout == ""
    assert said.stderr.strip() == (
        f'Il manque le paquet {package}\u202f: pip install "quadriga[lab]" (dans une copie de travail\u202f: make lab)'
    )
    assert not list(tmp_path.iterdir())


def test_all_else_works_without_the_lab() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['numpy', 'openskill', 'matplotlib'])); "
        "from quadriga.cli import main; main(['lab', '--help'])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert said.returncode == 0 and "ladder" in said.stdout


OWN = """
class Clever:
    def choose(self, state, seat, rng):
        return state.legal(seat)[0]
"""


def test_run_takes_a_bot_of_ones_own_and_tells_of_damage(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(OWN)
    folder, bot = tmp_path / "games", f"{tmp_path / 'mybot.py'}:Clever"
    begin = ["lab", "run", "caesar", "--out", str(folder), "--players", f"{bot},random", "--games", "4", "--lang", "en"]
    status, _, err = run(*begin)
    assert status == 0, err
    # In a process of its own it is known, too.
    status, _, err = run(*begin[:-4], "--games", "6", "--workers", "2", "--lang", "en")
    assert status == 0, err
    assert run("lab", "report", str(folder))[0] == 0
    part = sorted(folder.glob("games-*.parquet"))[0]
    part.write_bytes(part.read_bytes()[:100])
    for command in (["lab", "report", str(folder)], begin):
        status, _, err = run(*command, "--lang", "en")
        assert status == 2 and err.startswith(f"{part} is damaged: remove it and the files of games after it")
