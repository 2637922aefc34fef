"""The arena: the same luck for both, each seat for both, the same result however many work on it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from quadriga import bots, games
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from quadriga.lab.arena import Bout, Pairing, PlayedBout, Series, Stop, fight, play_on, wilson
from quadriga.lab.executors import SerialExecutor, executor_for, jobs_ahead
from quadriga.table.series import play_one

PAIRING = Pairing("caesar", {}, ("uct:3", "random"), seed=3)


def results(series: Series) -> list[tuple[object, ...]]:
    """All but the times."""
    return [(game.bots, game.seed, game.ranks, game.points, game.reason) for game in series.games]


def test_seats_are_swapped_for_each_seed() -> None:
    first, second, third, fourth = (*PAIRING.turn(0), *PAIRING.turn(1))
    assert first.bots == third.bots == ("uct:3", "random")
    assert second.bots == fourth.bots == ("random", "uct:3")
    assert first.seed == second.seed != third.seed == fourth.seed


def test_the_challenger_takes_each_seat_in_turn() -> None:
    four = Pairing("augustus", {}, ("greedy", "random", "random", "random"), seed=1)
    assert [bout.bots.index("greedy") for bout in four.turn(0)] == [0, 1, 2, 3]
    assert len({bout.seed for bout in four.turn(5)}) == 1


def test_chance_is_the_same_whoever_plays() -> None:
    drawn = []
    for first, second in (("random", "random"), ("uct:3", "random")):
        start, players = games.load("empire").new(2, {"goods": "all"}), [bots.make(first), bots.make(second)]
        record = play_one(start, players, 8, fixed_draws=True).record
        drawn.append([text for seat, text in record.lines if seat == CHANCE])
    assert drawn[0] == drawn[1] and len(drawn[0]) > 20


def test_a_bot_does_not_disturb_the_chance_of_another() -> None:
    """What one bot thinks costs no random number of the other one."""
    asked: list[int] = []

    class Spy:
        name = "spy"

        def choose(self, state: object, seat: int, rng: Rng) -> int:
            asked.append(rng.state)
            return state.legal(seat)[0]  # type: ignore[attr-defined,no-any-return]

    first = []
    for other in ("random", "uct:3"):
        asked.clear()
        play_one(games.load("caesar").new(2), [Spy(), bots.make(other)], 8, fixed_draws=True)
        first.append(asked[0])
    assert first[0] == first[1]


def test_the_same_games_for_one_and_two_workers() -> None:
    alone, shared = Series(PAIRING), Series(PAIRING)
    play_on(alone, Stop(6), SerialExecutor())
    with executor_for(2) as two:
        play_on(shared, Stop(6), two, jobs_ahead(2))
    assert len(alone.games) == 6
    assert results(alone) == results(shared)


def test_a_series_goes_on_where_it_was_cut() -> None:
    whole, cut = Series(PAIRING), Series(PAIRING)
    play_on(whole, Stop(8), SerialExecutor())
    play_on(cut, Stop(4), SerialExecutor())
    # Half a seed is played again.
    cut = Series.from_json(cut.to_json())
    cut.games.append(fight(PAIRING.turn(2)[0]))
    play_on(cut, Stop(8), SerialExecutor())
    assert results(cut) == results(whole)


def test_it_stops_when_the_result_is_sure_in_whole_seeds() -> None:
    for executor, ahead in ((SerialExecutor(), 1), (ThreadPoolExecutor(2), 7)):
        with executor:
            series = Series(PAIRING)
            play_on(series, Stop(1000, within=0.2), executor, ahead)
        low, high = series.interval
        assert high - low <= 0.4 and len(series.games) % 2 == 0 and 4 < len(series.games) < 40
        less = Series(PAIRING, series.games[:-2])
        assert less.interval[1] - less.interval[0] > 0.4
    assert not Stop(10, 0.1).reached(0, 0)


def test_an_odd_number_of_games_is_rounded_up() -> None:
    series = Series(PAIRING)
    play_on(series, Stop(3), SerialExecutor())
    assert len(series.games) == 4


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    # Figures of the literature, and of what has no luck at all.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (29, 29, 0.8830, 1.0), (0, 0, 0, 1)],
)
def test_wilson(wins: float, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=5e-5)


def test_a_tie_counts_half() -> None:
    def game(*ranks: int) -> PlayedBout:
        return PlayedBout(("a", "b"), 1, ranks, (0, 0), "end", (), ())

    series = Series(Pairing("caesar", {}, ("a", "b"), 1), [game(1, 1), game(2, 1), game(1, 2), game(1, 2)])
    # A tie, a win at seat 1, a win at seat 0, a loss at seat 1.
    assert series.wins == 2.5 and series.share == 0.625
    three = PlayedBout(("a", "b", "b"), 1, (1, 1, 1), (0, 0, 0), "end", (), ())
    assert three.share(0) == pytest.approx(1 / 3)


def test_times_are_of_decisions_with_a_choice() -> None:
    played = fight(Bout("caesar", {}, ("uct:3", "random"), 5))
    for wall, cpu in zip(played.wall, played.cpu, strict=True):
        assert wall.count == cpu.count > 5
        assert 0 < wall.mean <= wall.longest
    assert PlayedBout.from_json(played.to_json()).ranks == played.ranks
