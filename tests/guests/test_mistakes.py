"""Mistakes in a guest's rules: each is told as `BadRules` by whoever meets it; nothing crashes, hangs or is made up."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from quadriga import Match, Rng, bots
from quadriga.bots.manner import Manner
from quadriga.bots.search import Search
from quadriga.bots.tree import Tree
from quadriga.core.errors import BadOption, BadRules, NotYourDecision
from quadriga.core.seats import CHANCE, NOBODY


@pytest.fixture
def state(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A game of Nim whose rules a test may change."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    from nim.game import Title

    yield Title().new(2)
    for name in [name for name in sys.modules if name.partition(".")[0] == "nim"]:
        del sys.modules[name]


def boom(*_: object) -> Any:
    raise RuntimeError("boom")


def late(state: Any, good: Callable[..., Any]) -> Callable[..., Any]:
    """Carries on for a while, then fails."""

    def bad(self: Any, seat: int, action: int) -> None:
        if sum(self.heaps) < 6:
            raise RuntimeError("boom")
        good(self, seat, action)

    return bad


ASKED: dict[str, Callable[[Any], object]] = {
    "legal": lambda state: state.legal(0),
    "actors": lambda state: state.actors(),
    "sample": lambda state: state.sample(0, Rng(1)),
    "playout": lambda state: state.playout(Rng(1)),
    "playouts": lambda state: state.playouts(100, Rng(1)),
    "level3": lambda state: bots.decide(bots.make("level3"), state, 0, Rng(1)),
    "uct": lambda state: bots.decide(bots.make("uct:50"), state, 0, Rng(1)),
    "threads": lambda state: in_threads(state),
    "match": lambda state: whole_match(state),
}


def in_threads(state: Any) -> None:
    with ThreadPoolExecutor(2) as pool:
        Search(rounds=60, executor=pool, parts=2).choose(state, 0, Rng(1))


def whole_match(state: Any) -> None:
    match = Match(state, Rng(1))
    while actors := match.state.actors():
        match.play(actors[0], match.state.legal(actors[0])[0])
    assert match.state.outcome() is not None


MISTAKES: dict[str, tuple[str, Any, str, tuple[str, ...]]] = {
    "_play raises": (
        "_play", boom, "“_play” of Nim failed: RuntimeError: boom .test_mistakes.py, ",
        ("playout", "playouts", "level3", "uct", "threads", "match"),
    ),
    "_play raises late": (
        "_play", late, "“_play” of Nim failed: RuntimeError: boom",
        ("playout", "playouts", "level3", "uct", "threads", "match"),
    ),
    "_rank raises": (
        "_rank", boom, "“_rank” of Nim failed: RuntimeError: boom", ("playouts", "level3", "uct", "threads")
    ),
    **{
        f"_rank is {rank}": (
            "_rank", lambda self, seat, rank=rank: rank, f"“_rank” of Nim answers {rank}: ranks",
            ("playouts", "level3", "threads"),
        )
        for rank in (0, -1, 3, 99, 100_000, 2**31, 2**70, None, "a", 1.5)
    },
    **{
        f"legal actions are {name}": (
            "_legal", lambda self, seat, moves, given=given: moves.add(*given), told,
            ("legal", "sample", "playout", "playouts", "level3", "uct", "threads", "match"),
        )
        for name, given, told in (
            ("none at all", [], "“_legal” of Nim has nothing for a seat that owes a decision: offer"),
            ("5,000", range(5000), "“_legal” of Nim failed: ValueError: a decision has at most 4096 actions"),
            ("unknown", [100, 200], "“_legal” of Nim names 200: actions are whole numbers from 0 to 23"),
            ("negative", [-1, -2], "“_legal” of Nim failed: ValueError: -1 is no action number"),
            ("huge", [2**63], "ValueError: 9223372036854775808 is no action number"),
            ("words", ["a"], "ValueError: a is no action number"),
            ("doubled", [1, 1, 2], "“_legal” of Nim names an action twice: .1, 1, 2."),
        )
    },
    **{
        f"weights are {name}": (
            "_legal", lambda self, seat, moves, given=given: moves.weigh(0, given),
            "“_legal” of Nim failed: ValueError: .* is no weight", ("legal", "sample", "playouts", "threads"),
        )
        for name, given in (("nothing", 0), ("too large", 2**31), ("words", "a"))
    },
    **{
        f"actor is {who}": (
            "_actor", lambda self, who=who: who, f"“_actor” of Nim answers {who}: a seat .0 to 1., CHANCE or NOBODY",
            ("actors", "legal", "playout", "playouts", "level3", "match"),
        )
        for who in (None, 7, 2, -2, 2**40, "a")
    },
    "_actor raises": ("_actor", boom, "“_actor” of Nim failed", ("actors", "playouts", "level3", "match")),
    "_redeal raises": ("_redeal", boom, "“_redeal” of Nim failed: RuntimeError: boom", ("level3", "uct", "threads")),
    "no end": (
        "_play", lambda self, seat, action: None, r"A random game of Nim did not end \(decisions played: 100,000\)",
        ("playout", "playouts", "uct"),
    ),
}  # fmt: skip
CASES = [(name, how) for name, (*_, ways) in MISTAKES.items() for how in ways]


@pytest.mark.parametrize(("name", "how"), CASES, ids=[f"{name}, {how}" for name, how in CASES])
def test_a_mistake_is_told_wherever_it_shows(name: str, how: str, state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    method, bad, told, _ = MISTAKES[name]
    before = state.data()
    with monkeypatch.context() as patch:
        # Not all rules have been written in Nim.
        changed = bad(state, getattr(type(state), method)) if bad is late else bad
        patch.setattr(type(state), method, changed, raising=False)
        with pytest.raises(BadRules, match=told) as error:
            ASKED[how](state)
    if bad in (boom, late):
        assert isinstance(error.value.__cause__, RuntimeError)
    # Nothing has changed, and nothing is remembered against it.
    assert state.data() == before
    assert state.playouts(20, Rng(1)) == type(state)(state.game, 2, state.options).playouts(20, Rng(1))


@pytest.mark.parametrize("name", ["_actor", "_legal", "_play", "_rank"])
def test_a_rule_that_is_missing_is_told(name: str, state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(type(state), name)
    with pytest.raises(BadRules, match=f"“{name}” of Nim is missing"):
        state.playouts(1, Rng(1))


def test_a_variant_builds_on_the_rules_it_varies(state: Any) -> None:
    class Misleading(type(state)):  # type: ignore[misc]
        def _legal(self, seat: int, moves: Any) -> None:
            super()._legal(seat, moves)
            moves.add(23)

        def _play(self, seat: int, action: int) -> None:
            super()._play(seat, 0 if action == 23 else action)

    variant = Misleading(state.game, 2, state.options)
    assert variant.legal(0) == [*state.legal(0), 23]
    variant.play(0, 23)
    assert variant.heaps[0] == state.heaps[0] - 1 and variant.actors() == [1]


def test_a_game_that_plays_by_itself_is_told(state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(state), "_legal", lambda self, seat, moves: moves.add(0))
    monkeypatch.setattr(type(state), "_play", lambda self, seat, action: None)
    with pytest.raises(BadRules, match=r"Nim goes on by itself \(forced decisions: 10,000\) and comes to no choice"):
        Match(state, Rng(1))
    monkeypatch.setattr(type(state), "_actor", lambda self: CHANCE)
    with pytest.raises(BadRules, match="comes to no choice"):
        state.game.deal(state, Rng(1))
    with pytest.raises(BadRules, match="did not end"):
        Tree(state, 0, Rng(1), Manner(), 10).run(3)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ((77, 1), "“note” of Nim has the code 77: “event_specs” has 0 to 1"),
        ((-1, 1), "“note” of Nim has the code -1"),
        ((0, 0, 99), "“note” of Nim says “heap:heap” is 99: “names” has 0 to 3 of this kind"),
        ((0, "a"), "“note” of Nim is given a: whole numbers of 32 bits are due"),
        ((0, 2**40), "“note” of Nim is given 1099511627776"),
    ],
)
def test_an_event_that_cannot_be_told_is_refused(
    given: tuple[Any, ...], told: str, state: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = type(state)._play

    def noisy(self: Any, seat: int, action: int) -> None:
        good(self, seat, action)
        self.note(*given)

    match = Match(state, Rng(1))
    monkeypatch.setattr(type(state), "_play", noisy)
    with pytest.raises(BadRules, match=told):
        match.play(0, match.state.legal(0)[0])
    assert match.state == state and len(match.log) == 0


def test_a_decision_that_fails_leaves_the_position_as_it_was(state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(self: Any, seat: int, action: int) -> None:
        self.heaps[0] = 0
        self.turn = 1
        raise RuntimeError("boom")

    before = state.data()
    monkeypatch.setattr(type(state), "_play", half)
    for ask in (lambda: state.play(0, 0), lambda: state.play(0, 0, print), lambda: state.playout(Rng(1))):
        with pytest.raises(BadRules):
            ask()
        assert state.data() == before and state.actors() == [0]
    with pytest.raises(NotYourDecision):
        state.play(1, 0)


def test_fields_are_numbers_and_flat_lists_and_all_of_them(state: Any) -> None:
    class Sloppy(type(state)):  # type: ignore[misc]
        FIELDS = (*type(state).FIELDS, "extra")

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.extra: Any = [0, 1]

    sloppy = Sloppy(state.game, 2, state.options)
    assert sloppy.clone().extra == [0, 1]
    for sloppy.extra in ([[0] * 3] * 3, None, "a", {1: 2}, [None]):
        for ask in (sloppy.clone, sloppy.fork, sloppy.data, sloppy.fingerprint, lambda: sloppy.playouts(1, Rng(1))):
            with pytest.raises(BadRules, match=r"“extra” in “FIELDS” of Nim is .*: a number or a flat list of numbers"):
                ask()

    class Forgetful(type(state)):  # type: ignore[misc]
        FIELDS = ("heaps", "last")

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.table = {"a": [1, 2]}
            self._cache = 0

    forgetful = Forgetful(state.game, 2, state.options)
    forgetful._cache = 5
    assert forgetful.clone().data() == forgetful.data()
    forgetful.play(0, 0)
    with pytest.raises(BadRules, match="“turn” changes during a game of Nim, but “FIELDS” does not name it"):
        forgetful.clone()

    class Missing(type(state)):  # type: ignore[misc]
        FIELDS = (*type(state).FIELDS, "nowhere")

    with pytest.raises(BadRules, match="“FIELDS” of Nim has “nowhere”, which “__init__” does not set"):
        Missing(state.game, 2, state.options).clone()


def test_a_state_that_was_not_begun_says_so(state: Any) -> None:
    class Late(type(state)):  # type: ignore[misc]
        def __init__(self, *given: Any) -> None:
            self.heaps = [1]

    for ask in (lambda one: one.actors(), lambda one: one.playouts(1, Rng(1)), lambda one: one.clone()):
        with pytest.raises((TypeError, AttributeError)):
            ask(Late(state.game, 2, state.options))


def test_nobody_sets_more_seats_than_there_are(state: Any) -> None:
    with pytest.raises(BadOption, match="2 to 3 seats"):
        type(state)(state.game, 9, state.options)
    with pytest.raises(BadOption):
        type(state)(state.game, 2**31 - 1, state.options)


def test_chance_may_do_without_weights(state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(state), "_actor", lambda self: CHANCE if self.last == NOBODY else NOBODY)
    monkeypatch.setattr(type(state), "_legal", lambda self, seat, moves: moves.add(4, 2))
    assert state.legal(CHANCE) == [2, 4] and state.weights() == [1, 1]

    def uneven(self: Any, seat: int, moves: Any) -> None:
        moves.weigh(4, 3)
        moves.weigh(2, 1)

    monkeypatch.setattr(type(state), "_legal", uneven)
    assert state.legal(CHANCE) == [2, 4] and state.weights() == [1, 3]


def test_a_thousand_events_of_one_decision_are_all_told(state: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a trace holds ready."""
    good = type(state)._play

    def noisy(self: Any, seat: int, action: int) -> None:
        for n in range(1500):
            self.note(0, seat, 0, n, 0)
        good(self, seat, action)

    monkeypatch.setattr(type(state), "_play", noisy)
    told: list[Any] = []
    state.play(0, 0, told.append)
    assert [event.params["stones"] for event in told] == [*range(1500), 1]
