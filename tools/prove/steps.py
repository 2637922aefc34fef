"""What is to be proved, each as one command: it ends with status 0 where all of it held."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from quadriga import games

TITLES = [meta.id for meta in games.titles()]
CLOSELY = {"antike": 400, "augustus": 500}
"""One in so many random games is looked at position by position, elsewhere one in a hundred: these games are long."""
COMBINED = "augustus"
"""It has 640 combinations of options: each is played a thousand times, and every value by itself ten thousand times."""
MUTANTS = 10
"""Mutants tried a title: each takes a run of its tests."""


@dataclass(frozen=True)
class Step:
    """A proof by one command."""

    name: str
    proves: str
    command: tuple[str, ...]
    minutes: int
    """After so many minutes it counts as failed."""
    alone: bool = False
    """Whether it measures time, or fills all cores by itself: then nothing runs beside it."""


def python(*words: str) -> tuple[str, ...]:
    """A command of this environment."""
    return (sys.executable, *words)


def steps(short: bool = False) -> list[Step]:
    """All proofs, what needs the machine for itself first; `short` tries each for a moment, to see that it can run."""
    seconds = "5" if short else "600"
    return [
        Step(
            "chaos",
            "kills, full disks, stepped clocks, floods",
            python("-m", "tools.prove_server", *(("--short",) if short else ())),
            35,
            alone=True,
        ),
        Step(
            "load",
            "20 matches, 40 people, a moment" if short else "500 matches, 2,000 people, 30 minutes",
            python("bench/table_load.py", *(SHORT_LOAD if short else LOAD)),
            40,
            alone=True,
        ),
        Step("page", "the page in all positions and sizes", SHORT_PAGE if short else ("make", "sweep"), 60, alone=True),
        Step(
            "app",
            "the app in two browsers, and in Pyodide",
            ("make", "app-again", "app-short" if short else "app-test"),
            90,
            alone=True,
        ),
        *(
            Step(
                f"games-{title}",
                f"{10 if short else 10_000:,} random games a setting",
                soak(title, short, *(("--singly",) if title == COMBINED else ())),
                60,
            )
            for title in TITLES
        ),
        Step(
            f"combined-{COMBINED}",
            f"{10 if short else 1_000:,} random games in every combination of options",
            soak(COMBINED, short, games=1_000),
            60,
        ),
        Step(
            "sanitizers",
            "random games and calls under ASan and UBSan",
            ("make", "sanitize-short" if short else "sanitize"),
            60,
        ),
        Step("opinions", "naive generators, both builds, golden games", pytest(*OPINIONS, short=short), 30),
        Step("texts", f"spoilt records and actions, {seconds} seconds", python("tests/fuzzed_texts.py", seconds), 15),
        Step("requests", f"odd requests, {seconds} seconds", python("tests/fuzzed_requests.py", "http", seconds), 20),
        Step(
            "messages",
            f"odd messages on sockets, {seconds} seconds",
            python("tests/fuzzed_requests.py", "socket", seconds),
            20,
        ),
        Step("leaks", "what a seat cannot know reaches it nowhere", pytest(*LEAKS, short=short), 20),
        Step("upgrades", "every stored database and record", pytest(*UPGRADES, short=short), 20),
        Step("fresh-start", "a clone, made and played with as the README says", FRESH_START, 40),
        *(
            Step(f"mutants-{title}", f"{1 if short else MUTANTS} broken rules noticed", mutants(title, short), 40)
            for title in TITLES
        ),
    ]


LOAD = ("--matches", "500", "--people", "2000", "--minutes", "30", "--warm-up", "60")
SHORT_LOAD = ("--matches", "20", "--people", "40", "--minutes", "0.2", "--warm-up", "3")
SHORT_PAGE = python("-m", "pytest", "-q", "-m", "positions", "tests/manual")
OPINIONS = ("tests/games", "tests/contract")
LEAKS = ("tests/table/test_leaks.py", "tests/server/test_leaks.py", "src/quadriga/testing/test_secrets.py")
UPGRADES = ("tests/server/test_storage.py", "tests/core/test_kept_records.py")
FRESH_START = python("tools/fresh_start.py")


def soak(title: str, short: bool, *more: str, games: int = 10_000) -> tuple[str, ...]:
    """Random games in every setting, some of them looked at position by position."""
    count = ("--games", "10" if short else str(games))
    every = ("--every", str(CLOSELY.get(title, 100)))
    return python("-m", "quadriga", "soak", title, *count, *every, "--json", *more)


def pytest(*paths: str, short: bool) -> tuple[str, ...]:
    """Tests that `make test` runs as well, alone and in one place; in short, the first few of them."""
    return python("-m", "pytest", "-q", *(("--collect-only",) if short else ()), *paths)


def mutants(title: str, short: bool) -> tuple[str, ...]:
    """A sample of broken rules."""
    return python("tools/mutation.py", title, str(1 if short else MUTANTS), "--seed", "1")
