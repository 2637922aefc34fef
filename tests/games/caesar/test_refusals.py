"""Every refusal says why, names its rule and changes nothing."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, Rng, games
from quadriga.core.errors import GameOver, Illegal, Malformed, NotYourDecision
from quadriga.words import Words

from .setup import Setup, Table, new


def syria(bonus: str, **options: str) -> Table:
    """Caesar has just closed Syria and won this bonus."""
    setup = Setup(**options).hand("caesar", "shield-60", "ship-60").bonus(syria=bonus).fill("aegyptus-syria")
    table = setup.put("pompey", "ship-51", "sardinia-sicilia", "sicilia").table()
    table.play("place shield-60 asia-syria syria")
    return table


def test_cae_6_refusals_of_a_placement() -> None:
    """CAE-3, CAE-25, CAE-R9, CAE-R12, CAE-R32: each reason with its rule."""
    table = Setup().hand("caesar", "ship-33", "sword-60").fill("sardinia-sicilia").table()
    assert table.refused("place shield-33 asia-syria asia") == ("not-in-hand", "CAE-6")
    assert table.refused("place ship-33 sardinia-sicilia sardinia") == ("space-taken", "CAE-6")
    assert table.refused("place sword-60 asia-syria asia") == ("wrong-icon", "CAE-3")
    assert table.refused("place ship-33 sardinia-gallia hidden") == ("wrong-icon", "CAE-R32")
    assert table.refused("place ship-33 aegyptus-asia hidden") == ("not-face-down", "CAE-25")
    assert table.refused("place ship-33 sicilia-africa africa") == ("same-numbers", "CAE-R12")
    assert table.refused("pass") == ("can-place", "CAE-R9")
    assert table.refused("use") == ("other-decision", "CAE-6")
    assert table.refused("draw ship-60") == ("other-decision", "CAE-6")


def test_cae_r19_refusals_of_might() -> None:
    table = syria("might")
    assert table.refused("flip-token asia-syria") == ("not-a-target", "CAE-R19")
    assert table.refused("flip-token sicilia-italia") == ("not-a-target", "CAE-R19")
    assert table.refused("flip-marker syria") == ("not-a-target", "CAE-R19")
    assert table.refused("place ship-60 sicilia-africa africa") == ("other-decision", "CAE-16")


def test_cae_24_refusals_of_a_centurion() -> None:
    table = syria("centurion", centurions="on")
    assert table.refused("recruit sword-60") == ("no-centurion", "CAE-24")
    assert table.refused("use") == ("other-decision", "CAE-24")


def test_cae_4_chance_cannot_deal_what_is_not_there() -> None:
    table = new()
    assert table.refused("deal poison") == ("not-there", "CAE-4")
    assert table.refused("draw sword-60") == ("not-there", "CAE-4")


def test_others_cannot_decide() -> None:
    table = Setup().hand("caesar", "ship-60").table()
    number = table.game.notation.number("place ship-60 sicilia-africa africa")
    for seat in (1, CHANCE, 2, 7):
        with pytest.raises(NotYourDecision):
            table.state.play(seat, number)
    state = games.load("caesar").new(2)
    state.playout(Rng(1))
    with pytest.raises(GameOver):
        state.play(0, number)


def test_every_number_is_answered_with_a_typed_error() -> None:
    """Also the numbers that are kept free for a player's own pieces."""
    game = games.load("caesar")
    for table in (
        Setup().table(),
        syria("might"),
        syria("tactics").draws(),
        syria("centurion", centurions="on"),
        new(),
    ):
        seat = table.actor()
        legal = set(table.state.legal(seat))
        before = table.state.fingerprint()
        for number in range(game.action_count):
            if number not in legal:
                with pytest.raises((Illegal, Malformed)):
                    table.state.check(seat, number)
        assert table.state.fingerprint() == before
    for nonsense in (-1, game.action_count, True, "3", None, 2.0):
        with pytest.raises(Malformed):
            table.state.play(seat, nonsense)  # type: ignore[arg-type]


def test_another_decision_is_named() -> None:
    """CAE-15, CAE-16, CAE-22, CAE-24: with the rule that asks for it."""
    for bonus, rule, asked in (
        ("might", "CAE-16", "Might: choose an enemy piece to turn face down."),
        ("poison", "CAE-22", "Poison: choose whether your opponent puts a token back."),
        ("centurion", "CAE-24", "Centurion: choose the one that joins your hand."),
        ("tactics", "CAE-15", "Tactics: choose whether to play again."),
    ):
        table = syria(bonus, poison="on", centurions="on")
        if table.actor() == CHANCE:
            table.draws()
        with pytest.raises(Illegal) as error:
            table.state.play(0, table.game.notation.number("place ship-60 sicilia-africa africa"))
        assert str(error.value) == f"Another decision is due now: “{asked}” ({rule})"
        assert Words("fr").error(error.value).endswith(f"\u202f» ({rule})")


def test_cae_14_chance_cannot_draw_what_is_not_in_the_bag() -> None:
    table = syria("tactics")
    assert table.refused("draw shield-60") == ("not-there", "CAE-14")
