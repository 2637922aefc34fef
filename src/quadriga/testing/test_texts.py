"""Everything a title can say has words in both languages."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from rich.console import Console

from quadriga.core.errors import Illegal
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, SPECTATOR
from quadriga.core.title import registry
from quadriga.core.title.events import Event
from quadriga.terminal import boards
from quadriga.testing.settings import ALL, Setting, steps
from quadriga.words import LANGUAGES, Words
from quadriga.words.words import locale_files


def keys(paths: list[Path]) -> set[str]:
    names: list[str] = []
    for path in paths:
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, Junk)], f"{path} has lines that cannot be read"
        names += [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(names) == len(set(names)), f"{paths} say something twice"
    return set(names)


def test_the_program_says_the_same_things_in_both_languages() -> None:
    english, french = (keys(locale_files(language)) for language in LANGUAGES)
    assert english == french


def test_a_title_says_the_same_things_in_both_languages(title: str) -> None:
    english, french = (keys(locale_files(language, title)) for language in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_title_lacks_words(title: str, language: str) -> None:
    game = registry.load(title)
    words = Words(language, game)
    wanted = {"title", "blurb", *game.meta.notes}
    for option in game.meta.options:
        wanted |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    wanted |= {f"action-{game.action(number).do}" for number in game.notation}
    for spec in game.event_specs:
        wanted |= {f"event-{spec.key}"} | ({f"event-{spec.key}-hidden"} if spec.secret else set())
    missing = sorted(key for key in wanted if not words.has(key))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_told(setting: Setting, language: str) -> None:
    words = Words(language, setting.game)
    for n, (state, seat, action) in enumerate(steps(setting, 31, 250)):
        view = setting.game.view(state, SPECTATOR)
        assert words.has(f"decision-{view['decision']}"), view["decision"]
        seen: list[Event] = []
        state.clone().play(seat, action, seen.append)
        viewer = SPECTATOR if n % 2 else 0
        sentences = [words.event(event.seen_by(viewer)) for event in seen] + [words.action(action)]
        for sentence in sentences:
            assert sentence and not re.search(r"\{|\$|event-|action-|\?\?\?|none", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(setting: Setting, language: str) -> None:
    words = Words(language, setting.game)
    known = list(setting.game.notation)
    for n, (state, seat, _) in enumerate(steps(setting, 32, 120)):
        if n % 8 or seat == CHANCE:
            continue
        for action in known[n % 7 :: max(1, len(known) // 60)]:
            try:
                state.check(seat, action)
            except Illegal as error:
                assert words.has(f"refusal-{error.reason}"), error.reason
                assert "{" not in words.error(error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_and_sources_have_words(setting: Setting, language: str) -> None:
    words = Words(language, setting.game)
    for seed in range(3):
        state = setting.new()
        state.playout(Rng(seed))
        outcome = state.outcome()
        assert outcome is not None
        assert words.has(f"end-{outcome.reason}")
        assert all(words.has(f"source-{source}") for source in outcome.points[0])


def test_the_board_can_be_drawn_for_everyone(setting: Setting) -> None:
    """A dozen positions of a game and its end, each for one of those who look, in either language in turn."""
    both = [Words(language, setting.game) for language in LANGUAGES]
    console = Console(width=80, file=io.StringIO(), record=True)
    lookers = (SPECTATOR, *range(setting.seats))
    drawn = 0
    for n, (state, _, _) in enumerate(steps(setting, 33)):
        if n % 60 == 20 and drawn < 12:
            seat = lookers[drawn % len(lookers)]
            console.print(boards.draw(setting.game.view(state, seat), both[drawn // len(lookers) % 2]))
            drawn += 1
    over = setting.new()
    over.playout(Rng(2))
    for words in both:
        console.print(boards.draw(setting.game.view(over, 0), words))
    text = console.export_text()
    assert text.strip()
    assert max(len(line) for line in text.splitlines()) <= 80


def test_all_settings_are_covered() -> None:
    """Every value of every option of every title is among the settings these suites run."""
    for meta in registry.titles():
        for option in meta.options:
            if option.name in dict(meta.bench_options):
                continue
            values = {
                setting.game.new(setting.seats, dict(setting.options)).options[option.name]
                for setting in ALL
                if setting.title == meta.id
            }
            assert set(option.values) <= values, option.name
