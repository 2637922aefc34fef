"""Runs are kept whole: broken off, shared among processes or a cluster, no game is lost or counted twice."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from quadriga.core.errors import BadOption, QuadrigaError
from quadriga.core.title import registry
from quadriga.lab import report
from quadriga.lab.executors import SerialExecutor, executor_for
from quadriga.lab.runs import Plan, Run
from quadriga.table.cluster import Cluster
from quadriga.words import Words
from tests.conftest import Run as Command

PLAN = Plan("caesar", 1, 2, dict(registry.load("caesar").new(2).options), ("uct:5", "random"), seed=9)


def results(run: Run) -> list[dict[str, Any]]:
    """All that must be the same whoever plays."""
    return [{name: value for name, value in row.items() if name != "seconds"} for row in run.games()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Thirty games in one go."""
    run = Run.begin(tmp_path_factory.mktemp("runs") / "whole", PLAN)
    run.go_on(30, SerialExecutor())
    return run


class Enough(Exception):
    """Stands for Ctrl-C."""


def test_a_run_that_was_broken_off_goes_on(whole: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.lab.runs.PART", 4)
    run, count = Run.begin(tmp_path, PLAN), 0

    def played() -> None:
        nonlocal count
        count += 1
        if count == 11:
            raise Enough

    with pytest.raises(Enough):
        run.go_on(30, SerialExecutor(), played=played)
    assert run.played == 11
    again = Run.begin(tmp_path, PLAN)
    again.go_on(30, SerialExecutor())
    assert results(again) == results(whole) and again.played == 30
    again.go_on(20, SerialExecutor())
    assert again.played == 30


def test_several_processes_play_the_same_games(whole: Run, tmp_path: Path) -> None:
    run = Run.begin(tmp_path, PLAN)
    with executor_for(2) as executor:
        run.go_on(30, executor, ahead=4)
    assert results(run) == results(whole)


def test_a_row_tells_the_game(whole: Run) -> None:
    rows = whole.games()
    assert [row["number"] for row in rows] == list(range(30))
    assert [row["bots"] for row in rows[:2]] == [["uct:5", "random"], ["random", "uct:5"]]
    assert rows[0]["seed"] == rows[1]["seed"] != rows[2]["seed"]
    for row in rows:
        assert sorted(row["ranks"]) in ([1, 2], [1, 1]) and row["roles"] == ["caesar", "pompey"]
        assert (
            row["decisions"] > 40
            and min(row["choices"]) > 5
            and sum(dict(taken)["place"] for taken in row["taken"]) > 10
        )
        assert dict(row["asked"])["place"] >= sum(row["choices"]) // 2 and dict(row["happened"])["ended"] == 1
        assert dict(row["drawn"])["draw"] > 10


def test_games_of_equal_bots_each_have_their_own_luck() -> None:
    equal = Plan("caesar", 1, 2, PLAN.options, ("random", "random"), seed=9)
    assert len({equal.seed_of(number) for number in range(10)}) == 10
    assert len({PLAN.seed_of(number) for number in range(10)}) == 5


def test_another_plan_is_refused_and_so_is_an_empty_folder(whole: Run, tmp_path: Path) -> None:
    other = Plan("caesar", 1, 2, PLAN.options, PLAN.bots, seed=10)
    with pytest.raises(BadOption) as refused:
        Run.begin(whole.folder, other)
    assert refused.value.code == "run-other"
    with pytest.raises(BadOption) as refused:
        Run.read(tmp_path)
    assert refused.value.code == "run-none"
    with pytest.raises(BadOption) as refused:
        report.write(Run.begin(tmp_path / "new", PLAN), tmp_path / "page.html", Words("en"))
    assert refused.value.code == "run-empty"


@pytest.mark.parametrize(("language", "heading"), [("en", "30 games between bots"), ("fr", "30 parties entre robots")])
def test_a_report_is_one_page_in_two_languages(whole: Run, tmp_path: Path, language: str, heading: str) -> None:
    path = tmp_path / "page.html"
    words = Words(language, registry.load("caesar"))
    report.write(whole, path, words)
    text = path.read_text(encoding="utf-8")
    assert heading in text and words.say("report-points") in text and "src=" not in text
    assert all(words.say(key) in text for key in ("side-caesar", "side-pompey", "end-twelve"))
    drawings = [part[: part.index("</svg>") + 6] for part in text.split("<svg")[1:]]
    assert len(drawings) == 6 and all(ElementTree.fromstring("<svg" + drawing) is not None for drawing in drawings)
    assert "CAE-" in text and words.say("kind-event-took-bonus") in text and words.say("report-apart") in text
    cells = re.findall(r"<td>([^<]*)</td>", text)
    keys = [cell for cell in cells if re.fullmatch(r"(place|draw|deal|use|drew|put-marker|took-bonus)\b.*", cell)]
    assert not keys and words.say("kind-action-place") in cells and words.say("report-usual") in text
    wins, games = report.by_bot(whole.games())["uct:5"]
    assert games == 30 and words.figure(wins / games, 1, percent=True) in text


def test_the_commands_run_and_report(run: Command, tmp_path: Path) -> None:
    arguments = [
        "lab",
        "run",
        "empire",
        "--bots",
        "random",
        "--games",
        "4",
        "--seats",
        "2",
        "--out",
        str(tmp_path / "r"),
    ]
    status, said, err = run(*arguments)
    assert (status, err) == (0, "") and "4 games in" in said
    status, _, err = run(*arguments, "--seed", "5")
    assert status == 2 and "holds another run" in err
    status, said, err = run("lab", "report", str(tmp_path / "r"), "--lang", "fr")
    assert (status, err) == (0, "") and (tmp_path / "r" / "report.html").exists()


# ---- a cluster ---------------------------------------------------------------------------------------------------


@contextmanager
def process(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program of Dask that ends with the test."""
    started = subprocess.Popen([sys.executable, "-m", *arguments], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        yield started
    finally:
        started.kill()
        started.wait()


def test_a_worker_of_a_cluster_may_die(whole: Run, tmp_path: Path) -> None:
    """A real scheduler and two workers; one is killed in mid-run. Nothing is lost, nothing is counted twice."""
    file = str(tmp_path / "scheduler.json")
    worker = (
        "distributed.cli.dask_worker",
        "--scheduler-file",
        file,
        "--nthreads",
        "1",
        "--no-nanny",
        "--no-dashboard",
    )
    with (
        process("distributed.cli.dask_scheduler", "--scheduler-file", file, "--port", "0", "--no-dashboard"),
        process(*worker) as first,
        process(*worker),
    ):
        while not os.path.exists(file):
            time.sleep(0.1)
        import json

        from distributed import Client

        address = json.loads(Path(file).read_text())["address"]
        with Client(address, timeout="60s") as client:
            client.wait_for_workers(2, timeout=120)
            run, count = Run.begin(tmp_path / "run", PLAN), 0

            def played() -> None:
                nonlocal count
                count += 1
                if count == 5:
                    first.send_signal(signal.SIGKILL)

            with Cluster(address) as executor:
                run.go_on(30, executor, ahead=8, played=played)
            assert first.wait() == -signal.SIGKILL and len(client.scheduler_info()["workers"]) == 1
    assert [row["number"] for row in run.games()] == list(range(30))
    assert results(run) == results(whole)


def test_where_no_scheduler_listens_it_says_so() -> None:
    with pytest.raises(QuadrigaError) as refused:
        Cluster("tcp://127.0.0.1:9")
    assert refused.value.code == "no-cluster"


def test_workers_end_with_a_parent_that_is_killed() -> None:
    script = (
        "import os, time; from quadriga.table.workers import processes; pool = processes(2)\n"
        "pids = [pool.submit(os.getpid) for _ in range(2)]; print(pids[0].result(), flush=True)\n"
        "busy = [pool.submit(time.sleep, 600) for _ in range(2)]; time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, start_new_session=True) as parent:
        assert parent.stdout is not None and int(parent.stdout.readline())
        assert anybody_of(parent.pid)
        parent.kill()
    until = time.monotonic() + 60
    while anybody_of(parent.pid) and time.monotonic() < until:
        time.sleep(0.1)
    assert not anybody_of(parent.pid)


def anybody_of(group: int) -> bool:
    """Whether a process of that group still runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
