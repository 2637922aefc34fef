"""The search: it finds what there is to find, keeps its budget, and can be stopped."""

from __future__ import annotations

import threading
import time
import tracemalloc
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

import quadriga
from quadriga import Rng, games
from quadriga.bots import decide, make_all, tell
from quadriga.bots.bot import Bot
from quadriga.bots.levels import Level
from quadriga.bots.manner import Manner
from quadriga.bots.search import Search, Uct, candidates_of
from quadriga.bots.tree import Tree
from quadriga.core.position.state import State
from quadriga.core.seats import CHANCE, Seat
from quadriga.table.series import series

NODE_BYTES = 40
"""What a tree keeps of a node: six whole numbers and two others."""


def position(seed: int = 1, decisions: int = 0) -> State:
    """A position of Caesar! in which seat 0 or 1 has to place a token."""
    game, rng = games.load("caesar"), Rng(seed)
    state = game.new(2)
    game.deal(state, rng)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        game.deal(state, rng)
    return state


def test_the_search_is_fixed_by_its_seed_and_leaves_the_state_alone() -> None:
    state = position()
    before = state.fingerprint()
    one, two = (Uct(rounds=300).consider(state, 0, Rng(5)) for _ in range(2))
    assert one == two
    assert state.fingerprint() == before
    assert sum(candidate.visits for candidate in one) == 300
    assert {candidate.action for candidate in one} <= set(state.legal(0))
    assert all(0.0 <= candidate.value <= 1.0 for candidate in one)


def test_a_search_without_any_time_still_answers() -> None:
    found = Search(rounds=1000, seconds=1e-9).consider(position(), 0, Rng(1))
    assert found and sum(candidate.visits for candidate in found) < 1000


def test_the_search_takes_a_win_that_is_there() -> None:
    found = 0
    for seed in range(400):
        state = position(seed, decisions=20)
        if state.is_over():
            continue
        seat = state.actors()[0]
        wins = []
        for action in state.legal(seat):
            trial = state.clone()
            trial.play(seat, action)
            outcome = trial.outcome()
            if outcome is not None and outcome.winners == (seat,):
                wins.append(action)
        if wins and len(wins) < len(state.legal(seat)):
            assert Uct(rounds=1500).choose(state, seat, Rng(seed)) in wins
            found += 1
            if found == 3:
                break
    assert found == 3


def test_more_search_plays_better() -> None:
    start = games.load("caesar").new(2)
    # Plain Python is slow and plays alike: a few games show that it runs.
    count = 16 if quadriga.compiled else 4
    results = list(series(start, make_all("uct:20,uct:200", 2), count, 3))
    assert sum(1 for result in results if result.outcome.winners == (1,)) > 0.6 * count


def test_a_search_keeps_its_time_and_can_be_stopped() -> None:
    state = position()
    found = Uct(rounds=400_000, seconds=0.1).consider(state, 0, Rng(1))
    assert 0 < sum(candidate.visits for candidate in found) < 400_000

    bot = Uct(rounds=400_000, seconds=600.0)
    answer: list[int] = []
    thread = threading.Thread(target=lambda: answer.append(bot.choose(state, 0, Rng(1))))
    thread.start()
    while not bot.trees:
        time.sleep(0.001)
    bot.stop()
    thread.join(timeout=60)
    assert not thread.is_alive()
    assert answer[0] in state.legal(0)


def test_a_forced_decision_needs_no_search() -> None:
    state = position()
    rng = Rng(4)
    while len(state.legal(state.actors()[0])) > 1:
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
        if state.is_over():
            state = games.load("caesar").new(2)
    seat = state.actors()[0]
    bot = Uct()
    assert bot.choose(state, seat, rng) == state.legal(seat)[0]
    assert not bot.trees


# ---- with insight ------------------------------------------------------------------------------------------------


def test_insight_beats_the_plain_search_with_the_same_number_of_rounds(title: str) -> None:
    game = games.load(title)
    options = dict(game.meta.bot_options)
    # Plain Python is slow and plays alike: a short game or two show that it runs.
    count, rounds = (12, 60) if quadriga.compiled else (1, 5)
    if "round_limit" in options:
        options["round_limit"] = "12" if quadriga.compiled else "5"
    start = game.new(2, options)
    won = 0.0
    for swapped in (False, True):
        bots: list[Bot] = [Search(rounds), Uct(rounds)]
        mine = 1 if swapped else 0
        for result in series(start, bots[::-1] if swapped else bots, (count + 1) // 2, 11):
            won += (mine in result.outcome.winners) / len(result.outcome.winners)
    assert not quadriga.compiled or won > 0.6 * count


def test_a_candidate_says_what_it_expects() -> None:
    state = position(3, decisions=12)
    seat = state.actors()[0]
    candidates = Search(rounds=1500, seconds=600.0).consider(state, seat, Rng(5))
    best = candidates[0]
    assert best.rank == pytest.approx(2 - best.value)
    assert sum(candidate.visits for candidate in candidates) == 1500
    data = best.to_json(state.game)
    assert data["action"] == state.game.notation.text(best.action)
    assert len(data["line"]) == len(best.line) >= 1
    # The line can be played: it begins where the other seat, or this one, has to decide next.
    trial = state.clone()
    trial.play(seat, best.action)
    state.game.deal(trial, Rng(1))
    assert best.line[0][0] in trial.actors()


def test_in_the_tree_nobody_sees_what_others_choose_at_the_same_time() -> None:
    """In Augustus all mobilise at once: what another seat chose leads to no node of its own under mine."""
    game = games.load("augustus")
    state = game.new(2)
    rng = Rng(4)
    while len(state.actors()) < 2:
        seat = state.actors()[0]
        state.play(seat, state.sample(seat, rng))
    tree = Tree(state, 0, Rng(1), Manner(), 3000)
    tree.run(300)
    first = {tree.node(node).seat for node in tree.below(0)}
    assert first == {0, 1}
    for node in tree.below(0):
        if tree.node(node).seat == 1:
            # Below the other seat's first step there are only its own further steps.
            assert {tree.node(below).seat for below in tree.below(node)} <= {1}
    assert sum(tree.node(node).visits for node in tree.below(0) if tree.node(node).seat == 0) == 300


# ---- remembering -------------------------------------------------------------------------------------------------


def follow(state: State, bots: list[Bot], rng: Rng, decisions: int) -> list[tuple[Seat, int]]:
    """Play on with bots that are told of everything; chance has its own luck."""
    luck, played = Rng(77), []
    while len(played) < decisions and (actors := state.actors()):
        seat = actors[0]
        action = state.sample(CHANCE, luck) if seat == CHANCE else decide(bots[seat], state, seat, rng)
        tell(enumerate(bots), state, seat, action)
        state.play(seat, action)
        if seat != CHANCE:
            played.append((seat, action))
    return played


def test_a_search_goes_on_with_what_it_found_out() -> None:
    game = games.load("empire")
    state = game.new(2)
    game.deal(state, Rng(2))
    bot = Uct(rounds=400 if quadriga.compiled else 100)
    seat = state.actors()[0]
    played = follow(state, [bot, Uct(10)] if seat == 0 else [Uct(10), bot], Rng(5), 1)
    older = bot.trees[0]
    node = older.step(0, *played[0])
    while older.below(node) and not state.is_over():
        likely = max(older.below(node), key=lambda below: older.node(below).visits)
        actor = state.actors()[0]
        if actor == seat:
            break
        tell([(seat, bot)], state, actor, older.node(likely).action)
        state.play(actor, older.node(likely).action)
        node = likely
    known = older.node(node).visits
    assert known > 0
    bot.consider(state, state.actors()[0], Rng(6))
    assert bot.trees[0].node(0).visits == known + bot.trees[0].rounds
    # What was taken back is forgotten.
    bot.told(seat, seat, played[0][1], together=False, forced=False)
    bot.forget()
    bot.consider(state, state.actors()[0], Rng(6))
    assert bot.trees[0].node(0).visits == bot.trees[0].rounds


def test_a_bot_hears_nothing_that_is_hidden_from_its_seat() -> None:
    class Ear:
        name = "ear"

        def __init__(self) -> None:
            self.heard: list[tuple[Seat, int | None]] = []

        def choose(self, state: State, seat: Seat, rng: Rng) -> int:
            return state.sample(seat, rng)

        def told(self, own: Seat, seat: Seat, action: int | None, together: bool, forced: bool) -> None:
            self.heard.append((seat, action))

        def forget(self) -> None:
            self.heard = []

    # In Caesar! only tokens face down are a secret.
    face_down = {"poison": "on", "border_control": "on"}
    for title, options, hides in (
        ("caesar", {}, False),
        ("caesar", face_down, True),
        ("augustus", {}, True),
        ("empire", {}, False),
        ("antike", {}, False),
    ):
        game = games.load(title)
        ears = [Ear(), Ear()]
        state = game.new(2, {**dict(game.meta.bot_options), **options})
        played = follow(state, list(ears), Rng(3), 60)
        for own, ear in enumerate(ears):
            assert [seat for seat, _ in ear.heard] == [seat for seat, _ in played]
            for (seat, action), (_, heard) in zip(played, ear.heard, strict=True):
                assert heard in (action, None)
                assert seat != own or heard == action
        assert any(action is None for ear in ears for _, action in ear.heard) == hides


@pytest.mark.parametrize("name", ["caesar", "augustus"])
def test_a_bot_that_remembers_answers_alike_whatever_is_hidden_from_it(name: str) -> None:
    """Two games alike up to a decision; then one bot is asked in another world that its seat cannot tell apart."""
    game = games.load(name)
    for decisions in (4, 9, 14):
        answers = []
        for swapped in (False, True):
            state = game.new(2)
            bots: list[Bot] = [Level(4, 40, seconds=600.0), Level(4, 40, seconds=600.0)]
            follow(state, bots, Rng(8), decisions)
            game.deal(state, Rng(9))
            seat = state.actors()[0]
            world = state.redeal(seat, Rng(10)) if swapped else state
            answers.append(decide(bots[seat], world, seat, Rng(11)))
        assert answers[0] == answers[1]


# ---- side by side ------------------------------------------------------------------------------------------------


def test_searches_side_by_side_think_together() -> None:
    state = position(2)
    rounds = 400 if quadriga.compiled else 80
    answers = []
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2) as processes:
        for executor in (threads, processes, threads):
            bot = Search(rounds, 600.0, executor=executor, parts=4)
            answers.append(bot.consider(state, 0, Rng(3)))
    assert sum(candidate.visits for candidate in answers[0]) == rounds
    assert answers[0] == answers[1] == answers[2]
    alone = [candidates_of(tree) for tree in bot.trees]
    assert len(alone) == 4 and alone[0] != alone[1]


def test_searches_side_by_side_can_be_stopped() -> None:
    state = position(2)
    with ThreadPoolExecutor(2) as threads:
        bot = Search(10_000_000, 600.0, executor=threads, parts=2)
        answer: list[int] = []
        thread = threading.Thread(target=lambda: answer.append(bot.choose(state, 0, Rng(1))))
        thread.start()
        while len(bot.trees) < 2 or not all(tree.rounds for tree in bot.trees):
            time.sleep(0.001)
        bot.stop()
        thread.join(timeout=60)
        assert not thread.is_alive()
        assert answer[0] in state.legal(0)


def test_a_tree_finds_more_room_when_it_needs_it() -> None:
    tree = Tree(position(), 0, Rng(1), Manner.of(games.load("caesar")), 10)
    before = tree.room
    rounds = 3000 if quadriga.compiled else 400
    done = 0
    while done < rounds:
        done += tree.run(rounds - done)
    assert tree.room > before
    assert sum(candidate.visits for candidate in candidates_of(tree)) == rounds


def test_a_tree_that_finds_more_room_takes_hardly_more_than_that_meanwhile() -> None:
    """Where memory never shrinks, as in browsers, the most that was ever taken is what counts."""
    tree = Tree(position(), 0, Rng(1), Manner.of(games.load("caesar")), 10)
    tree.run(1)
    before = tree.room
    tracemalloc.start()
    try:
        while tree.room == before:
            tree.run(50)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < 1.15 * NODE_BYTES * tree.room


def test_a_search_that_is_sure_stops_early_and_alike_every_time() -> None:
    """Nothing can change its choice any more: neither the choice nor what is remembered hangs on the clock."""
    game = games.load("empire")
    state = game.new(2)
    game.deal(state, Rng(4))
    seat = state.actors()[0]
    found = []
    for _ in range(2):
        bot = Level(4, 2000 if quadriga.compiled else 300, seconds=600.0)
        action = bot.choose(state, seat, Rng(1))
        found.append((action, bot.trees[0].rounds, bot.trees[0].size))
    assert found[0] == found[1]
    rounds = bot.rounds
    assert found[0][1] < rounds
    assert found[0][0] == Level(4, rounds, seconds=600.0).consider(state, seat, Rng(1))[0].action
