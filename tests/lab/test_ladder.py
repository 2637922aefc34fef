"""The ladder: who meets whom, what is said of it, and how a run goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quadriga.core.errors import BadData, BadOption
from quadriga.lab import plot
from quadriga.lab.arena import Pairing, PlayedBout, Series, Stop
from quadriga.lab.executors import SerialExecutor
from quadriga.lab.ladder import ADJACENT, ALL, UPWARD, Ladder, set_up
from quadriga.lab.pace import Durations

BOTS = ["random", "uct:3", "uct:6"]


def ladder(seats: int = 2, bots: list[str] | None = None) -> Ladder:
    return set_up("caesar" if seats == 2 else "augustus", seats, {}, 5, bots or BOTS)


def climbed(games: int = 2) -> Ladder:
    rungs = ladder()
    for _ in rungs.climb(ALL, Stop(games), SerialExecutor()):
        pass
    return rungs


def results(rungs: Ladder) -> list[tuple[object, ...]]:
    return [(game.bots, game.seed, game.ranks, game.points) for game in rungs.games]


def invented(pairing: Pairing, wins: int, losses: int) -> Series:
    """A series in which the first bot won and lost so often, seats in turn."""
    games = []
    for n in range(wins + losses):
        place = n % pairing.seats
        won = n < wins
        ranks = tuple((1 if won else 2) if seat == place else (2 if won else 1) for seat in range(pairing.seats))
        bots = pairing.turn(0)[place].bots
        paces = tuple(Durations() for _ in bots)
        games.append(PlayedBout(bots, n, ranks, ranks, "end", paces, paces))
    return Series(pairing, games)


def test_who_meets_whom() -> None:
    rungs = ladder()
    assert [pairing.bots for pairing in rungs.pairings(ALL)] == [
        ("random", "uct:3"),
        ("random", "uct:6"),
        ("uct:3", "uct:6"),
    ]
    assert [pairing.bots[1] for pairing in rungs.pairings(ADJACENT)] == ["uct:3", "uct:6"]
    assert [pairing.bots for pairing in rungs.pairings(UPWARD)] == [("uct:3", "random"), ("uct:6", "uct:3")]
    four = ladder(4, ["random", "greedy"])
    assert [pairing.bots for pairing in four.pairings(UPWARD)] == [("greedy", "random", "random", "random")]
    assert [pairing.bots for pairing in four.pairings(ALL)] == [
        ("random", "greedy", "greedy", "greedy"),
        ("greedy", "random", "random", "random"),
    ]


def test_scores_from_both_sides() -> None:
    rungs = ladder()
    rungs.series = [invented(rungs.pairings(ALL)[0], 3, 7)]
    score, other = rungs.score("random", "uct:3"), rungs.score("uct:3", "random")
    assert score is not None and other is not None
    assert (score.wins, other.wins, score.games) == (3, 7, 10)
    assert score.interval[0] == pytest.approx(1 - other.interval[1])
    assert rungs.score("random", "uct:6") is None

    four = ladder(4, ["random", "greedy"])
    one, two = four.pairings(ALL)
    four.series = [invented(one, 1, 7), invented(two, 5, 3)]
    assert four.score("random", "greedy").share == 1 / 8  # type: ignore[union-attr]
    assert four.score("greedy", "random").share == 5 / 8  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", [2, 4])
def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer(seats: int) -> None:
    reach = []
    for count in (8, 40):
        rungs = ladder(seats)
        low, middle, high = rungs.bots
        for pairing in rungs.pairings(ALL):
            better = rungs.bots.index(pairing.bots[0]) > rungs.bots.index(pairing.bots[1])
            rungs.series.append(invented(pairing, *((3 * count, count) if better else (count, 3 * count))))
        ratings = rungs.ratings()
        assert ratings[low].mean < ratings[middle].mean < ratings[high].mean
        reach.append(ratings[middle].reach)
    assert reach[1] < reach[0]
    assert rungs.ratings() == ratings


def test_a_ladder_goes_through_json_and_says_what_came_of_it(tmp_path: Path) -> None:
    rungs = climbed()
    rungs.save(tmp_path / "run.json")
    plain = json.loads((tmp_path / "run.json").read_text())
    again = Ladder.from_json(plain)
    assert again == Ladder.from_json(again.to_json()) and results(again) == results(rungs)
    summary = plain["summary"]
    assert set(summary["ratings"]) == set(summary["seconds"]) == set(BOTS)
    assert len(summary["scores"]) == 6
    assert set(summary["seconds"]["uct:3"]["wall"]) == {"mean", "p95", "most"}
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]


def test_a_run_that_was_cut_ends_as_one_that_was_not(tmp_path: Path) -> None:
    cut = ladder()
    run = cut.climb(ALL, Stop(4), SerialExecutor())
    next(run)
    run.close()
    cut.of(cut.pairings(ALL)[1]).games += invented(cut.pairings(ALL)[1], 1, 0).games
    cut.save(tmp_path / "run.json")
    resumed = ladder()
    resumed.take_over(tmp_path / "run.json")
    played: list[int] = []
    for _ in resumed.climb(ALL, Stop(4), SerialExecutor(), played=lambda: played.append(1)):
        pass
    assert results(resumed) == results(climbed(4)) and len(played) == 8


def test_only_the_same_setting_can_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    ladder().save(path)
    more = ladder(bots=[*BOTS, "uct:9"])
    more.take_over(path)
    for change in ({"seed": 6}, {"options": {"poison": "on"}}, {"knowledge": "older"}):
        other = ladder()
        for name, value in change.items():
            setattr(other, name, value)
        with pytest.raises(BadOption, match="cannot be resumed"):
            other.take_over(path)
    path.write_text('{"series": 5}')
    with pytest.raises(BadData):
        ladder().take_over(path)


def test_what_is_no_ladder_is_refused() -> None:
    for bots in (["random"], ["random", "random"], ["random", "deep"]):
        with pytest.raises(BadOption):
            ladder(bots=bots)
    with pytest.raises(BadOption):
        set_up("caesar", 1, {}, 1, BOTS)


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_picture(tmp_path: Path, ending: str) -> None:
    rungs = ladder()
    rungs.series = [invented(pairing, 3, 5) for pairing in rungs.pairings(ADJACENT)]
    paths = [tmp_path / f"{n}.{ending}" for n in range(2)]
    for path in paths:
        plot.draw(rungs, path, "Ladder", str)
    first, second = (path.read_bytes() for path in paths)
    assert first == second and len(first) > 5000
    if ending == "svg":
        assert b"uct:6" in first and b"62 %" in first
    with pytest.raises(BadOption, match="picture"):
        plot.check(tmp_path / "ladder.txt")
