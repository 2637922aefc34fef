"""Records: anything that is not one is refused with a clear error, and nothing crashes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga import Match, Record, Rng, games
from quadriga.bots import make_all
from quadriga.core.errors import BadRecord, QuadrigaError
from quadriga.table.series import play_one


def sample() -> str:
    return str(play_one(games.load("caesar").new(2), make_all("random", 2), 1).record)


SAMPLE = sample()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("quadriga record 1", "quadriga record 2"),
        ("game caesar", "game"),
        ("rules 1", "rules one"),
        ("rules 1", "rules 99"),
        ("seats 2", "seats 7"),
        ("seats 2", "seats -2"),
        ("option stuck skip", "option stuck maybe"),
        ("option stuck skip", "option luck on"),
        ("option stuck skip", "colour red"),
        ("data ", "data x"),
        ("\n\n", "\n"),
        ("* deal", "? deal"),
        ("* deal", "0 deal"),
        ("* deal", "* steal"),
        ("0 place", "1 place"),
        ("end twelve", "end blocked"),
    ],
)
def test_a_damaged_record_is_refused_in_one_sentence(old: str, new: str) -> None:
    assert old in SAMPLE
    with pytest.raises(QuadrigaError) as error:
        list(Record.parse(SAMPLE.replace(old, new, 1)).replay())
    assert str(error.value) and "\n" not in str(error.value)


def test_lines_after_the_end_are_refused() -> None:
    with pytest.raises(BadRecord, match="after its end"):
        Record.parse(SAMPLE + "0 pass\n")


def test_a_record_that_breaks_off_in_its_header_is_refused() -> None:
    with pytest.raises(BadRecord, match="breaks off"):
        Record.parse(SAMPLE.partition("\n\n")[0])


def test_own_data_must_be_an_object() -> None:
    with pytest.raises(BadRecord, match="own data"):
        Record.parse(SAMPLE.replace("\n\n", "\nown [1]\n\n", 1))


def test_a_record_with_own_data_carries_them() -> None:
    own = {"control_markers": 5}
    record = play_one(games.load("caesar", own).new(2), make_all("random", 2), 1).record
    again = Record.parse(str(record))
    assert again.own_data == own
    assert again.final().is_over()
    record.own_data = {}
    with pytest.raises(BadRecord, match="other component data"):
        record.final()


def test_a_record_reads_the_same_with_other_line_ends() -> None:
    assert Record.parse(SAMPLE.replace("\n", "\r\n")) == Record.parse(SAMPLE)


@given(st.text(max_size=300))
def test_no_text_crashes_the_reader(text: str) -> None:
    try:
        list(Record.parse(text).replay())
    except QuadrigaError as error:
        assert str(error)


@given(st.integers(0, len(SAMPLE) - 1), st.text(max_size=6), st.integers(0, 30))
def test_no_damage_crashes_the_replay(at: int, what: str, cut: int) -> None:
    text = SAMPLE[:at] + what + SAMPLE[at + cut :]
    try:
        list(Record.parse(text).replay())
    except QuadrigaError as error:
        assert str(error)


def test_an_unfinished_record_goes_on() -> None:
    record = Record.parse(SAMPLE)
    record.lines, record.end = record.lines[:40], None
    match = Match.resume(record, Rng(3))
    assert match.state.actors() != []
    assert [text for _, text in match.record.lines[:40]] == [text for _, text in record.lines]


def test_a_step_of_a_replay_does_not_move_on() -> None:
    record = Record.parse(SAMPLE)
    steps = list(record.replay())
    assert len({step.after.fingerprint() for step in steps}) == len(steps)
    assert all(one.after == other.before for one, other in pairwise(steps))
