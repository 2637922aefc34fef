"""Names of seats, lists, and a layer that needs no terminal."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from quadriga import CHANCE, games
from quadriga.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("whose", "options", "expected"),
    [
        ("empire", {}, ["Jupiter", "Neptune", "Apollon", "Mercure", "Diane"]),
        ("caesar", {}, ["César", "Pompée"]),
        ("caesar", {"solo_side": "pompey"}, ["Pompée"]),
        ("augustus", {}, ["Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4", "Joueur 5", "Joueur 6"]),
        ("antike", {}, ["Joueur 1", "Joueur 2"]),
    ],
)
def test_a_seat_goes_by_the_titles_word(whose: str, options: dict[str, str], expected: list[str]) -> None:
    words = Words("fr", games.load(whose), options=options)
    assert [words.player(seat) for seat in range(len(expected))] == expected


def test_sentences_use_the_names_people_gave() -> None:
    empire, augustus = games.load("empire"), games.load("augustus")
    words = Words("fr", empire, players={1: "Livia", 2: None})
    assert words.event({"event": "passed", "seat": 1}).startswith("Livia ")
    assert words.event({"event": "passed", "seat": 2}).startswith("Apollon ")
    assert words.action(empire.notation.number("first neptune")) == "Livia commence"
    words = Words("en", augustus, players={0: "Ada"})
    taken = {"event": "resource-taken", "seat": "1", "reward": "gold", "holder": "0"}
    assert words.event(taken) == "Player 2 takes the gold from Ada."
    words = Words("fr", augustus, players={0: "Ada"})
    assert words.event(taken) == "Joueur 2 prend l’or à Ada."


def test_chance_has_its_word() -> None:
    assert [Words(language).player(CHANCE) for language in LANGUAGES] == ["Chance", "Le hasard"]


def test_numbers_in_actions_choose_their_words() -> None:
    empire = games.load("empire")
    said = [Words("en", empire).action(empire.notation.number(f"count neptune {n}")) for n in (0, 1, 2)]
    assert said == [
        "A path with no roads of Neptune",
        "A path with 1 road of Neptune",
        "A path with 2 roads of Neptune",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_says_what_to_do(title: str, language: str) -> None:
    """A whole sentence, a request or a question, for every decision there is."""
    words = Words(language, games.load(title))
    codes = import_module(f"quadriga.games.{title}.rules.codes")
    seconds = getattr(codes, "SECOND_STEPS", {})
    for name in (*codes.DECISIONS.names, *seconds.values()):
        assert words.say(f"decision-{name}")[-1] in ".?", name


def test_words_need_no_terminal() -> None:
    probe = "import sys, quadriga.words; sys.exit(any(name in sys.modules for name in ('rich', 'typer')))"
    assert subprocess.run([sys.executable, "-c", probe], check=False).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_and_of_event_has_a_name(title: str, language: str) -> None:
    """The headings of reports."""
    game = games.load(title)
    words = Words(language, game)
    deeds = {game.action(number).do for number in game.notation}
    kinds = [*(f"kind-action-{do}" for do in deeds), *(f"kind-event-{spec.key}" for spec in game.event_specs)]
    assert [kind for kind in kinds if not words.has(kind)] == []
