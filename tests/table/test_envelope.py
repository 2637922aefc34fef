"""The envelope is of one form for all titles, as its schema says, and holds nothing that its seat may not know."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import jsonschema
import pytest

from quadriga import SPECTATOR, Match, Rng, games
from quadriga.core.seats import CHANCE
from quadriga.server.wire.schema import definitions
from quadriga.table import Table
from quadriga.table.catalogue import catalogue
from quadriga.table.choices import choices
from quadriga.table.envelope import envelope, preview
from quadriga.testing.settings import Setting, steps
from quadriga.words import LANGUAGES, Words

DOCS = Path(__file__).parents[2] / "docs" / "envelope"
SCHEMA = definitions()


@cache
def validator(kind: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": SCHEMA})


def valid(kind: str, message: object) -> None:
    validator(kind).validate(message)
    json.dumps(message)


def played(setting: Setting, seed: int, decisions: int) -> Table:
    table, rng = Table.new(setting.new(), ["you"] * setting.seats, seed), Rng(seed)
    for n in range(decisions):
        actors = table.state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        table.play(seat, table.state.sample(seat, rng))
        if n % 7 == 6 and not table.state.is_over():
            table.undo_together(seat)
    return table


def test_what_a_seat_is_told_has_the_form_of_the_schema(setting: Setting) -> None:
    table = played(setting, 2, 30)
    for seat in (*range(setting.seats), SPECTATOR):
        words = Words(LANGUAGES[seat % 2], table.match.game, {0: "Livia"}, table.state.options)
        told = envelope(table, seat, words, since=0)
        valid("Envelope", told)
        assert [one["revision"] for one in told["news"]] == list(range(1, told["revision"] + 1))
        assert bool(told["actions"]) == (seat in table.state.actors()) == (told["question"] is not None)
        assert envelope(table, seat, words)["news"] == []
        if told["actions"]:
            valid("PreviewData", preview(table.match, seat, table.state.legal(seat)[:1], words))
            for gesture in told["gestures"]:
                assert gesture["actions"][0] in {action["action"] for action in told["actions"]}


def test_every_phrase_is_a_phrase(setting: Setting) -> None:
    """No key of a locale file, no unfilled variable ever reaches a person."""
    table = played(setting, 3, 25)
    for language in LANGUAGES:
        words = Words(language, table.match.game, {}, table.state.options)
        for seat in table.state.actors():
            told = envelope(table, seat, words, since=0)
            phrases = [one["phrase"] for one in (*told["actions"], *told["gestures"])]
            phrases += [event["phrase"] for one in told["news"] for event in one["events"]]
            assert told["question"] is not None
            for phrase in (*phrases, told["question"]["prompt"]):
                assert phrase and "$" not in phrase and not phrase.startswith(("event-", "action-", "gesture-")), phrase


def test_a_seat_is_told_nothing_it_may_not_know(setting: Setting) -> None:
    """Of two worlds that a seat cannot tell apart it is sent the same bytes: choices, view, previews."""
    words = Words("en", setting.game, {}, dict(setting.options))
    compared = 0
    for n, (state, _, _) in enumerate(steps(setting, 5, 60)):
        if n % 6 or state.actors() == [CHANCE]:
            continue
        for seat in (*range(setting.seats), SPECTATOR):
            worlds = [state, state.redeal(seat, Rng(n))]
            tables = [Table(Match.sandbox(world, Rng(1)), ["you"] * setting.seats, 1) for world in worlds]
            if any(len(table.match.log) for table in tables):
                continue
            one, other = (json.dumps(envelope(table, seat, words)) for table in tables)
            assert one == other
            if seat in state.actors():
                action = state.legal(seat)[n % len(state.legal(seat))]
                seen = [json.dumps(preview(table.match, seat, [action], words)) for table in tables]
                assert seen[0] == seen[1]
            compared += 1
    assert compared or setting.seats == 1


def test_every_decision_can_be_chosen_in_words(setting: Setting) -> None:
    words = Words("fr", setting.game, {}, dict(setting.options))
    for n, (state, _, _) in enumerate(steps(setting, 6, 60)):
        if n % 5 or state.actors() == [CHANCE]:
            continue
        for seat in state.actors():
            offered = choices(state, seat, words)
            assert {choice.actions[0] for choice in offered} == set(state.legal(seat))
            for choice in offered[:20]:
                trial = state.clone()
                for action in choice.actions:
                    trial.play(seat, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_names_everything(title: str, language: str) -> None:
    game = games.load(title)
    told = catalogue(game, language)
    valid("Catalogue", told)
    assert told == catalogue(game, language) and len(told["digest"]) == 16
    assert told["rules_language"] == language
    rules = {rule["id"] for rule in told["rules"]}
    assert rules >= set(game.decision_rules.values())
    assert {line["rule"] for section in told["quick"] for line in section["lines"]} <= rules
    for kind, names in told["names"].items():
        assert all(names.values()), kind
    assert told["sources"] and told["reasons"] and len(told["levels"]) == 5
    assert told["board"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", [meta.id for meta in games.titles()])
def test_a_prompt_changes_with_what_is_chosen(whose: str, language: str) -> None:
    """Every part of a choice that can be made has a sentence of its own, and says what is missing until it is whole."""
    table = Table.new(games.load(whose).new(seats=2), ["level1", "level1"], seed=4)
    rng, said = Rng(4), 0
    while (actors := table.state.actors()) and said < 200:
        seat = actors[0]
        if seat >= 0 and (asked := envelope(table, seat, Words(language, table.match.game))["question"]):
            assert asked["missing"] is None or asked["missing"].endswith(".")
            for step in asked["steps"]:
                said += 1
                assert step["prompt"] != asked["prompt"]
                assert re.fullmatch(r"[^{}$]{10,}[.?]", step["prompt"]), step
                assert set(step["about"]) <= set(step["parts"])
        table.match.play(seat, table.state.sample(seat, rng))
    assert said >= 100


def test_a_token_in_the_hand_asks_for_its_border() -> None:
    table = Table.new(games.load("caesar").new(seats=2), ["Livia", "Titus"], seed=7)
    asked = envelope(table, 0, Words("en", table.match.game))["question"]
    assert asked is not None and asked["missing"] == "Choose a token and a border first."
    token = table.view(0)["sides"][0]["hand"]
    held = next(one for one in token if "-33" not in one and token[one])
    [step] = [one for one in asked["steps"] if one["parts"] == ["token"] and one["about"] == {"token": held}]
    assert step["prompt"].startswith("Place the ") and step["prompt"].endswith(": choose a glowing border.")
    assert step["missing"] == "Choose a border first."
    [laid] = [one for one in asked["steps"] if one["parts"] == ["token", "border"] and one["about"] == {"token": held}]
    assert laid["prompt"].startswith("Turn the ") and laid["missing"] is None
