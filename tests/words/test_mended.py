"""Sentences that once made a reader stumble: each as it is said now."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.core.title.gesture import Gesture
from quadriga.core.title.outcome import Outcome
from quadriga.core.title.telling import Clause, Item, Told
from quadriga.terminal import score
from quadriga.words import Words


def words(language: str, title: str) -> Words:
    return Words(language, games.load(title))


def test_a_province_closed_for_the_automaton_is_not_closed_for_none() -> None:
    closed = Clause("gave", {"province": "italia", "player": None, "most": 4, "least": 2})
    said = words("en", "caesar").line(
        Told([Clause("placed", {"token": "ship-51", "border": "sicilia-italia"}), closed], seat=0)
    )
    assert said.endswith("and closed Italia for Auto-Crassus (4 to 2).")


def test_totals_stand_in_brackets_so_that_the_list_keeps_its_commas() -> None:
    gave = Clause("gave", {"province": "sicilia", "player": 1, "most": 10, "least": 1})
    took = Clause("took", {"province": "africa", "most": 8, "least": 3})
    said = words("fr", "caesar").line(Told([gave, took, Clause("again")], seat=0))
    assert said == "César ferme Sicilia pour Pompée (10 à 1), prend Africa (8 à 3) et gagne un autre tour."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You became the crier; all tokens are back in the bag."),
        ("fr", "Vous criez les jetons suivants ; tous sont de retour dans le sac."),
    ],
)
def test_the_crier_agrees_with_you(language: str, said: str) -> None:
    told = words(language, "augustus").to(0).after().event({"event": "bag-passed", "seat": 0})
    assert told.replace("\u202f", " ") == said


def test_several_rewards_are_claimed_in_one_clause() -> None:
    rewards = Clause("rewarded", {"rewards": ["set_green", "count_2"]}, {"rewards": "reward"})
    losses = [Item({"seat": 1, "objective": "1"}), Item({"seat": 2, "objective": "2"})]
    said = words("en", "augustus").line(
        Told([rewards, Clause("took-away", {"losses": losses}, {"losses": "loss"})], seat=0)
    )
    assert "claimed the rewards for three green provinces and two objectives" in said
    assert said.count("took") == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Iron, for 2 marble and 1 coin"), ("fr", "Fer, pour 2 unités de marbre et une pièce")],
)
def test_a_price_has_its_units(language: str, said: str) -> None:
    fields = {"space": "iron", "price": 3, "pay": ["marble", "marble", "coin"]}
    assert words(language, "antike").gesture(Gesture("go", (), fields, {"pay": "resource"})) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Persia gave a standing order for legions: ask each time."),
        ("fr", "La Perse donne une consigne aux légions : demander chaque fois."),
    ],
)
def test_a_standing_order_of_others_is_not_told_as_mine(language: str, said: str) -> None:
    seen = {"event": "ordered", "seat": 1, "nation": "persia", "unit": "legion", "stance": "ask"}
    assert words(language, "antike").after().event(seen).replace("\u202f", " ") == said


def test_a_know_how_has_its_article() -> None:
    learnt = Clause("learnt", {"know_hows": ["wheel", "roads"]}, {"know_hows": "know_how"})
    said = words("fr", "antike").line(Told([learnt], seat=0, role=("nation", "persia")))
    assert said == "La Perse acquiert la Roue et les Routes."


def test_roads_of_the_reader_are_theirs() -> None:
    seen = {"event": "answered", "seat": 1, "player": "jupiter", "pieces": 2}
    assert words("fr", "empire").to(0).event(seen) == "Neptune fait compter 2 de vos routes."
    assert words("en", "empire").to(0).event(seen) == "Neptune counts 2 of your roads."


def test_how_a_game_ended_is_told_from_the_readers_side() -> None:
    ended = Outcome((2, 1, 1), ({"roads": 4}, {"roads": 6}, {"roads": 6}), "complete")
    said = words("fr", "empire")
    assert [score.verdict(ended, said, reader)[1].replace("\u202f", " ") for reader in (0, 1, -2)] == [
        "Neptune et Apollon gagnent ; vous terminez à la deuxième place.",
        "Vous partagez la victoire avec Apollon.",
        "Neptune et Apollon partagent la victoire.",
    ]
    lost = Outcome((1, 2), ({"provinces": 12}, {"provinces": 11}), "twelve")
    assert score.verdict(lost, words("en", "caesar"), 1)[1] == "Caesar won by one marker."
    assert score.verdict(lost, words("fr", "caesar"), 0)[1] == "Vous gagnez avec un marqueur d’avance."
    alone = Outcome((2,), ({"provinces": 3},), "twelve", {"provinces": 12})
    assert score.verdict(alone, words("en", "caesar"), 0)[1] == "Auto-Crassus won."
