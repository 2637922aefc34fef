"""What a title says of whole games reads as sentences: none raw, cut, repeated or with a small letter."""

from __future__ import annotations

import pytest

from quadriga.core.seats import SPECTATOR
from quadriga.table.lines import lines
from quadriga.testing.sentences import faults, of_choices, of_lines, played, repeated
from quadriga.testing.settings import Setting
from quadriga.words import LANGUAGES, Words


def test_a_game_is_told_in_sentences(setting: Setting) -> None:
    table = played(setting.game, setting.seats, dict(setting.options), 1)
    for language, seat in zip(LANGUAGES, (0, SPECTATOR), strict=True):
        words = Words(language, setting.game, table.names, table.state.options, table.bot_names)
        log = lines(table.match, seat, words, 0)
        assert not {(said.text, fault) for said in of_lines(log) for fault in faults(said)}
        assert repeated(log) == []
        assert [line["revision"] for line in log] == sorted(line["revision"] for line in log)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_choices_are_whole(setting: Setting, language: str) -> None:
    words = Words(language, setting.game, None, dict(setting.options))
    said = of_choices(setting.game, setting.seats, dict(setting.options), words, 4, 25)
    assert not {(sentence.text, fault) for sentence in said for fault in faults(sentence)}


def test_lines_told_bit_by_bit_are_those_told_at_once(setting: Setting) -> None:
    """Whoever hears of every decision as it comes has the same log as one who comes late."""
    table = played(setting.game, setting.seats, dict(setting.options), 1)
    words = Words("en", setting.game, table.names, table.state.options)
    whole = lines(table.match, 0, words, 0)
    revision = table.match.revision(0)
    for since in range(1, revision, max(1, revision // 12)):
        later = lines(table.match, 0, words, since)
        if later:
            assert later == [line for line in whole if line["revision"] >= later[0]["revision"]]
            assert all(line["last"] <= since for line in whole if line["revision"] < later[0]["revision"])
