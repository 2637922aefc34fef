"""Every refusal names its reason and its rule, and says so in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.core.errors import Illegal, Malformed
from quadriga.core.seats import CHANCE
from quadriga.games.empire.rules import codes
from quadriga.words import Words
from tests.games.empire.setup import GAME, Setup, number, play


def fresh() -> Any:
    return GAME.new(3)


def begun() -> Any:
    return Setup(3).state


def first() -> Any:
    state = GAME.new(3)
    while state.decision == codes.DEAL:
        state.play(CHANCE, state.legal(CHANCE)[0])
    return state


def poor() -> Any:
    return Setup(3).roads(1, 1, 1).state


def crossing() -> Any:
    """Jupiter is at Caralis on the way from Massilia; the line to Rome is free, that to Icosium is Neptune's."""
    state = (
        Setup(3)
        .turns("messana rome", "carthago messana", "icosium carthago", "aquileia rome", "caralis icosium")
        .turns("mediolanum aquileia")
        .state
    )
    play(state, "city massilia")
    play(state, "build massilia caralis")
    return state


def counting() -> Any:
    state = (
        Setup(3, wealth={"lutetia": "oil"})
        .turns("caralis rome", "massilia caralis", "aquileia rome", "augusta_vindelicorum aquileia")
        .turns("lugdunum massilia")
        .state
    )
    for text in ("city lutetia", "build lutetia lugdunum", "build lugdunum augusta_vindelicorum"):
        play(state, text)
    return state


@pytest.mark.parametrize(
    ("position", "text", "reason", "rule"),
    [
        (fresh, "city gades", "not-there", "EMP-2"),
        (first, "first diana", "not-there", "EMP-5"),
        (begun, "pass", "can-build", "EMP-R1"),
        (begun, "city tomis", "not-on-map", "EMP-1"),
        (begun, "city gades", "out-of-reach", "EMP-9"),
        (poor, "city thessalonica", "too-few-roads", "EMP-4"),
        (begun, "stop", "other-decision", "EMP-6"),
        (crossing, "city gades", "other-decision", "EMP-6"),
        (crossing, "build gades volubilis", "no-such-line", "EMP-1"),
        (crossing, "build mediolanum aquileia", "not-joined", "EMP-R4"),
        (crossing, "build caralis massilia", "city-twice", "EMP-R3"),
        (crossing, "build caralis icosium", "line-taken", "EMP-8"),
        (counting, "count apollo 2", "no-such-path", "EMP-13"),
        (counting, "count jupiter 1", "not-asked", "EMP-14"),
        (counting, "stop", "other-decision", "EMP-14"),
    ],
)
def test_a_refusal_has_a_reason_and_a_rule(position: Any, text: str, reason: str, rule: str) -> None:
    state = position()
    before = state.fingerprint()
    with pytest.raises(Illegal) as error:
        state.play(state.actors()[0], number(text))
    assert (error.value.reason, error.value.rule) == (reason, rule)
    assert state.fingerprint() == before
    for language in ("en", "fr"):
        sentence = Words(language, GAME).error(error.value)
        assert sentence.endswith(f"({rule})") and "refusal-" not in sentence and "{" not in sentence


def test_numbers_beyond_the_map_are_refused_too() -> None:
    """EMP-1: the fixed action space has room for larger maps than these."""
    state = Setup(3).state
    with pytest.raises(Malformed):
        state.play(0, codes.PASS_AT - 1)
    play(state, "city caralis")
    with pytest.raises(Malformed):
        state.play(0, codes.STOP_AT - 1)
    state = Setup(3).turns("aquileia rome", "caralis rome").roads(25, 25, 1).plays("city massilia").state
    with pytest.raises(Illegal, match="still has its tokens"):
        play(state, "build massilia emporiae")


@pytest.mark.parametrize(
    ("position", "text", "english", "french"),
    [
        (
            counting,
            "count neptune 52",
            "Now you are asked how many roads of Apollo count. (EMP-14)",
            "On vous demande maintenant combien de routes d’Apollon comptent. (EMP-14)",
        ),
        (
            counting,
            "count apollo 2",
            "No shortest path has that many roads of Apollo. (EMP-13)",
            "Aucun des chemins les plus courts n’a ce nombre de routes d’Apollon. (EMP-13)",
        ),
        (
            crossing,
            "city gades",
            "Another decision is due now: “Build the route back towards Rome: choose a glowing road.” (EMP-6)",
            "Une autre décision est attendue maintenant\u202f: "
            "«\u202fConstruisez le chemin vers Rome\u202f: choisissez une voie qui brille.\u202f» (EMP-6)",
        ),
        (begun, "city tomis", "Tomis is not on this map. (EMP-1)", "Tomis n’est pas sur cette carte. (EMP-1)"),
    ],
)
def test_a_refusal_names_the_right_player_and_decision(position: Any, text: str, english: str, french: str) -> None:
    state = position()
    with pytest.raises(Illegal) as error:
        state.play(state.actors()[0], number(text))
    assert str(error.value) == english
    assert Words("fr", GAME).error(error.value) == french
