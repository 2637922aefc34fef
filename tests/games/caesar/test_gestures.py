"""Whole moves: a placement with the order of its two bonus tokens (CAE-R15)."""

from __future__ import annotations

from typing import Any

import quadriga
from quadriga import Match, Rng, games
from quadriga.core.title.gesture import Gesture
from quadriga.testing.settings import Setting, steps
from quadriga.words import Words

from .setup import Setup, Table

PLACED = "place shield-60 hispania_ulterior-hispania_citerior hispania_ulterior"
LITERAL = (("two_senates", "one_by_one"), ("poison", "on"), ("centurions", "on"), ("border_control", "on"))
VARIANTS = [Setting("caesar", 2), Setting("caesar", 2, LITERAL), Setting("caesar", 1, LITERAL)]


def closing_two(first: str, second: str, **options: str) -> Table:
    """One placement closes both Hispaniae, and Caesar wins both; there is something for Might to turn."""
    setup = Setup(2, **options).hand("caesar", "shield-60", "sword-60").put("pompey", "ship-60", "sicilia-africa")
    setup.fill("hispania_ulterior-mauritania", "hispania_citerior-gallia")
    return setup.bonus(hispania_ulterior=first, hispania_citerior=second).table()


def offered(table: Table) -> list[Gesture]:
    return table.game.gestures(table.state, 0)


def starting(table: Table, text: str) -> list[Gesture]:
    return [gesture for gesture in offered(table) if table.game.notation.text(gesture.actions[0]) == text]


def test_cae_r15_a_placement_comes_with_the_order_of_its_bonus_tokens() -> None:
    table = closing_two("might", "wealth")
    found = starting(table, PLACED)
    assert [gesture.fields["first"] for gesture in found] == ["wealth", "might"]
    for gesture in found:
        assert gesture.fields["closes"] == ["hispania_ulterior", "hispania_citerior"]
        assert [table.game.notation.text(action) for action in gesture.actions] == [
            PLACED,
            f"resolve {gesture.fields['first']}",
        ]


def test_cae_r15_where_the_order_does_not_matter_there_is_no_whole_move() -> None:
    for first, second in (("might", "might"), ("tactics", "might"), ("senate", "senate")):
        assert offered(closing_two(first, second)) == []


def test_cae_r17_two_senates_one_by_one_differ_in_which_pays() -> None:
    setup = Setup(2, two_senates="one_by_one").hand("caesar", "shield-60", "sword-60")
    setup.fill("hispania_ulterior-mauritania").put(
        "pompey", "sword-60", "hispania_citerior-gallia", "hispania_citerior"
    )
    table = setup.bonus(hispania_ulterior="senate", hispania_citerior="senate").table()
    found = starting(table, PLACED)
    assert [gesture.fields["first"] for gesture in found] == ["paying", "other"]
    assert Words("en", table.game).gesture(found[0]).endswith("; of the two Senates, the one that pays first")
    assert Words("fr", table.game).gesture(found[0]).endswith("des deux Sénats, celui qui rapporte d’abord")


def test_a_whole_move_reads_as_a_phrase() -> None:
    table = closing_two("might", "wealth")
    gesture = starting(table, PLACED)[1]
    assert Words("en", table.game).gesture(gesture) == (
        "Shield 6·0 between Hispania Ulterior and Hispania Citerior, 6 to Hispania Ulterior; Might first"
    )
    assert Words("fr", table.game).gesture(gesture) == (
        "Bouclier 6·0 entre Hispania Ulterior et Hispania Citerior, le 6 vers "
        "Hispania Ulterior\N{NARROW NO-BREAK SPACE}; Puissance d’abord"
    )


def test_a_whole_move_is_played_and_taken_back_as_one() -> None:
    table = closing_two("might", "wealth")
    match = Match.sandbox(table.state, Rng(1))
    before = match.state.fingerprint()
    done = match.play_all(0, starting(table, PLACED)[1].actions)
    assert (done.done, done.stopped) == (2, None)
    assert match.game.decision(match.state, 0) == "might"
    match.undo(0)
    assert match.state.fingerprint() == before


def test_every_whole_move_is_legal_and_tells_no_secret() -> None:
    """Each chain can be played, and a seat is offered the same whatever is hidden from it."""
    found = 0
    for variant in VARIANTS:
        for seed in range(30 if quadriga.compiled else 4):
            for state, seat, _ in steps(variant, seed):
                gestures = variant.game.gestures(state, seat) if seat >= 0 else []
                found += len(gestures)
                for gesture in gestures:
                    trial: Any = state.clone()
                    for action in gesture.actions:
                        assert action in trial.legal(seat)
                        trial.play(seat, action)
                    assert gesture.actions[0] in state.legal(seat)
                if gestures:
                    assert variant.game.gestures(state.redeal(seat, Rng(seed)), seat) == gestures
    assert found > 20


def test_who_is_not_asked_has_no_whole_moves() -> None:
    table = closing_two("might", "wealth")
    assert games.load("caesar").gestures(table.state, 1) == []
