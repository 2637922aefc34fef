"""A title in a package of its own: found, listed, played, measured, checked, and held to our contract from outside."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Outside = Callable[..., subprocess.CompletedProcess[str]]


GUESTS = Path(__file__).parent


@pytest.fixture
def install(tmp_path: Path) -> Path:
    """A folder with the packages of Nim and tic-tac-toe as an installer leaves them."""
    site = tmp_path / "site"
    for name in ("nim", "ttt"):
        shutil.copytree(GUESTS / name, site / name, ignore=shutil.ignore_patterns("__pycache__"))
        about = site / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[quadriga.games]\n{name} = {name}.meta:META\n")
    return site


@pytest.fixture
def outside(install: Path, tmp_path: Path) -> Outside:
    """Runs Python in an empty folder, where the guests are installed beside Quadriga."""
    work = tmp_path / "work"
    work.mkdir()

    def call(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        import quadriga

        path = [str(install), str(Path(quadriga.__file__).parents[1])]
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path),
            "LANG": "en_GB.UTF-8",
            "NO_COLOR": "1",
            "HOME": str(work),
        }
        env.pop("LC_ALL", None)
        return subprocess.run(
            [sys.executable, *arguments], input=typed, env=env, cwd=work, capture_output=True, text=True, check=False
        )

    return call


def test_it_is_found_listed_measured_and_checked(outside: Outside) -> None:
    listed = json.loads(outside("-m", "quadriga", "games", "--json").stdout)
    titles = [game["id"] for game in listed]
    assert titles[:4] == ["empire", "caesar", "augustus", "antike"] and sorted(titles[4:]) == ["nim", "ttt"]
    assert "Take stones" in outside("-m", "quadriga", "games").stdout
    figures = json.loads(outside("-m", "quadriga", "bench", "nim", "--seconds", "0.02", "--no-plain", "--json").stdout)
    assert all(build["playouts_per_second"] > 0 for build in figures["games"]["nim"]["builds"].values())
    checked = outside("-m", "quadriga", "soak", "nim", "--games", "20")
    assert checked.returncode == 0 and "no fault" in checked.stdout


def test_it_is_played_by_people_and_bots(outside: Outside) -> None:
    ask = ("-m", "quadriga", "play", "nim", "--seed", "1", "--players", "person:Livia,random")
    played = outside(*ask, typed="hint\n" + "1\n" * 12)
    assert played.returncode == 0, played.stderr
    assert "Livia takes 1 stone of heap A" in played.stdout and "All heaps are empty" in played.stdout
    between = outside(
        "-m", "quadriga", "simulate", "nim", "--players", "level3,random", "-n", "12", "--seed", "2", "--json"
    )
    results = json.loads(between.stdout)["results"]
    assert sum(0 in result["winners"] for result in results) >= 9


@pytest.mark.parametrize("name", ["nim", "ttt"])
def test_it_passes_the_contract_suite_from_outside(outside: Outside, name: str) -> None:
    ran = outside("-m", "pytest", "--pyargs", "quadriga.testing", "-k", name, "-q", "-p", "no:cacheprovider")
    assert ran.returncode == 0, ran.stdout
    assert "passed" in ran.stdout and "skipped" not in ran.stdout


def test_the_contract_suite_notices_broken_rules(outside: Outside, install: Path) -> None:
    rules = install / "nim" / "rules.py"
    rules.write_text(rules.read_text().replace('"heaps", "turn", "last")', '"heaps", "turn")'))
    ran = outside("-m", "pytest", "--pyargs", "quadriga.testing", "-k", "nim", "-q", "-x", "-p", "no:cacheprovider")
    assert ran.returncode == 1


def test_a_mistake_in_its_rules_is_shown_where_it_was_made(outside: Outside, install: Path) -> None:
    rules = install / "nim" / "rules.py"
    rules.write_text(rules.read_text().replace("self.heaps[heap] -= stones", "self.heaps[heap + 9] -= stones"))
    script = "from quadriga import games, Rng; games.load('nim').new(2).playout(Rng(1))"
    ran = outside("-c", script)
    assert ran.returncode == 1 and "IndexError" in ran.stderr and "_play" in ran.stderr


def test_a_title_that_cannot_be_used_hinders_nobody(outside: Outside, install: Path) -> None:
    (install / "nim" / "meta.py").write_text("import nowhere\n")
    listed = json.loads(outside("-m", "quadriga", "games", "--json").stdout)
    assert [game["id"] for game in listed][4:] == ["ttt"]
    ran = outside("-m", "quadriga", "play", "nim")
    assert ran.returncode == 2 and "nowhere" in ran.stderr and "Traceback" not in ran.stderr


def test_a_whole_game_with_its_board_takes_fewer_than_ninety_lines() -> None:
    lines = [line for path in (GUESTS / "ttt").glob("*.py") for line in path.read_text().splitlines()]
    assert 40 < len(lines) < 90


def test_the_board_of_a_guest_is_drawn_in_the_terminal(outside: Outside) -> None:
    ask = ("-m", "quadriga", "play", "ttt", "--seed", "1", "--players", "person:Livia,random", "--plain")
    played = outside(*ask, typed="mark b2\nmark b2\n" + "1\n" * 9)
    assert played.returncode == 0, played.stderr
    assert "Livia marks B2." in played.stdout
    row = next(line for line in played.stdout.splitlines() if "X" in line and "│" in line)
    assert row.split("│")[1].split()[1] == "X"
    assert "B2 is taken." in played.stdout + played.stderr
    assert "Three in a line." in played.stdout or "The board is full." in played.stdout


def test_what_an_author_needs_is_loaded_when_it_is_asked_for(outside: Outside) -> None:
    script = (
        "import quadriga.core as core\n"
        "for name in core.__all__: assert name in dir(core) and getattr(core, name) is not None, name\n"
        "try: core.nothing\n"
        "except AttributeError as error: print(error)"
    )
    ran = outside("-c", script)
    assert "has no attribute 'nothing'" in ran.stdout, ran.stderr


LOOK = """

from quadriga.core import GuestObservation


class Look(GuestObservation):
    def _parts(self):
        return {"mine": 9, "theirs": 9}

    def _row(self, seat):
        for owner in (seat + 1, 2 - seat):
            self.tell(*[mark == owner for mark in self.watched.cells])


Title._observation = lambda self, state: Look(state)
"""
PICTURE = """
from quadriga.core.drawing.shapes import Disc, seat_colour


def picture(board, view):
    return [Disc(20.0 * n, 20.0, 9, seat_colour(mark - 1)) for n, mark in enumerate(view["cells"]) if mark]
"""
EXAMPLES = """
from quadriga.core.title.example import Wanted

EXAMPLES = {"TTT-1": Wanted("marked", after=2)}
"""
RESEARCH = """
import json
import numpy as np
from quadriga import Rng, games
from quadriga.core.errors import BadRules
from quadriga.research.pettingzoo import env
from quadriga.research.vector import Vector
from quadriga.table.examples import examples

table = env("ttt", render_mode="svg")
table.reset(seed=1)
table.step(4)
seen = table.last()[0]
state = table.state
vector = Vector("ttt", games=4, seed=1)
chosen = np.zeros(4, np.int32)
for _ in range(3):
    vector.choose(chosen)
    vector.step(chosen)
look = games.load("ttt").observation(state)
type(look)._row = lambda self, seat: self.tell(1.0)
try:
    look.row(0)
except BadRules as error:
    told = str(error)
print(json.dumps({
    "theirs": seen["observation"][9:].tolist(),
    "free": int(seen["action_mask"].sum()),
    "drawn": table.render().count("<circle"),
    "marks": vector.observations.sum(axis=1).tolist(),
    "caption": [one["caption"] for one in examples(games.load("ttt"), "en")],
    "told": told,
}))
"""


def test_it_brings_observations_pictures_and_examples_of_its_own(outside: Outside, install: Path) -> None:
    own = install / "ttt"
    (own / "game.py").write_text((own / "game.py").read_text() + LOOK)
    (own / "picture.py").write_text(PICTURE)
    (own / "examples.py").write_text(EXAMPLES)
    ran = outside("-c", RESEARCH)
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["theirs"] == [0, 0, 0, 0, 1, 0, 0, 0, 0] and told["free"] == 8 and told["drawn"] == 1
    assert told["marks"] == [3, 3, 3, 3]
    assert len(told["caption"]) == 1 and re.search(r" marks [ABC][123]\.", told["caption"][0])
    assert "“_row” of Tic-tac-toe failed" in told["told"] and "`_parts` has 18" in told["told"]
