"""Component data: files, a player's own values over built-in ones, and the words where they cannot be used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quadriga import games
from quadriga.core.components import data
from quadriga.core.components.checks import Part
from quadriga.core.errors import ECHO, BadData, BadOption, Malformed, shortened
from quadriga.core.play.record import Record
from quadriga.core.title.options import parse_options
from quadriga.words import LANGUAGES, Words

DIGESTS = {
    "empire": "b20451634f25a069",
    "caesar": "c721ae311a888412",
    "augustus": "6d64a1bfa8489351",
    "antike": "6bee9e967da15c0a",
}
"""As they stand in the records of version 1 of the rules."""


def nested(depth: int) -> Any:
    value: Any = "x"
    for _ in range(depth):
        value = [value]
    return value


def test_built_in_data_keep_their_digest(title: str) -> None:
    assert games.load(title, rules_version=1).data_hash == DIGESTS[title]


def test_unreadable_data_files_are_refused(tmp_path: Path) -> None:
    for content, message in (
        (b"{", "is not JSON: look at line 1, column 2"),
        (b"[]", "JSON object"),
        (b"\xff\xfe", "cannot be read"),
        (b'{"x": ' + b"[" * 100_000, "too many brackets"),
        (b'{"x": ' + b"1" * 5000 + b"}", "too many brackets"),
    ):
        path = tmp_path / "own.json"
        path.write_bytes(content)
        with pytest.raises(BadData, match=message):
            data.read(path)
    with pytest.raises(BadData, match="cannot be read"):
        data.read(tmp_path / "missing.json")


@pytest.mark.parametrize("own", [["x"], [], "x", 3, True, 0, {"x"}, nested(3000)], ids=shortened)
def test_own_data_that_are_no_object_are_refused(title: str, own: Any) -> None:
    with pytest.raises(BadData, match="must be an object of names and values"):
        games.load(title, own)


@pytest.mark.parametrize(
    "own", [{"dragons": 3}, {3: 4}, {None: {}}, {"x" * 10**6: 1}, {"x": nested(3000)}], ids=shortened
)
def test_unknown_component_data_are_refused_with_those_that_there_are(title: str, own: Any) -> None:
    with pytest.raises(BadData, match=r"There is no .* in the data; known here: ") as error:
        games.load(title, own)
    assert len(str(error.value)) < 300


def test_rows_are_merged_by_name() -> None:
    built_in = {"rows": [{"id": "a", "n": 1}, {"id": "b", "n": 2}], "names": ["a", "b"], "deck": ["a", "a"]}
    own = {"rows": {"b": {"n": 3}, "c": {"n": 4}, "a": False}, "names": {"c": True, "a": False}}
    merged = data.merge(built_in, own)
    assert merged["rows"] == [{"id": "b", "n": 3}, {"id": "c", "n": 4}] and merged["names"] == ["b", "c"]
    # Where names stand twice there are no single rows: the list is replaced.
    assert data.merge(built_in, {"deck": {"a": False}})["deck"] == {"a": False}
    assert built_in["rows"][1] == {"id": "b", "n": 2} and built_in["names"] == ["a", "b"]
    for wrong in ({"names": {"c": 3}}, {"rows": {"a": 3}}, {"rows": {"z": False}}, {"names": {"z": False}}):
        with pytest.raises(BadData):
            data.merge(built_in, wrong)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [], 10**5000, float("nan")], ids=shortened)
def test_a_count_is_a_whole_number(value: Any) -> None:
    with pytest.raises(BadData, match="“hand” must be a whole number from 1 to 16"):
        Part(value, "hand").count(1, 16)


@pytest.mark.parametrize("value", ["", " ", "a\nb", "\ud800", "x" * 41, 3, None, ["x"]], ids=shortened)
def test_a_name_is_a_short_text_on_one_line(value: Any) -> None:
    with pytest.raises(BadData, match="“name” must be a text"):
        Part(value, "name").text()


@pytest.mark.parametrize(
    "value", [{"a": {"b": {"c": 1}}}, {"a b": 1}, {1: 2}, nested(3000), float("inf"), -1], ids=shortened
)
def test_a_note_is_short_and_flat(value: Any) -> None:
    with pytest.raises(BadData):
        Part(value, "confidence").note()
    Part({"a": {"b": "likely"}, "c": 0.5}, "confidence").note()


@pytest.mark.parametrize(
    "given", ["x" * 10**6, 10**5000, nested(3000), {"x" * 1000: nested(3000)}, "a\nb" * 100], ids=shortened
)
def test_what_is_echoed_is_short_and_on_one_line(given: Any) -> None:
    assert len(shortened(given)) <= ECHO and "\n" not in shortened(given)


def test_no_message_echoes_input_of_any_length() -> None:
    long = "x" * 10**6
    caesar = games.load("caesar")
    for error, call in (
        (BadOption, lambda: games.load(long)),
        (BadOption, lambda: caesar.new(2, {long: "on"})),
        (BadOption, lambda: caesar.new(2, {"poison": long})),
        (BadOption, lambda: parse_options([long])),
        (Malformed, lambda: caesar.notation.number(long)),
        (Malformed, lambda: caesar.notation.number({"do": nested(3000)})),
        (Malformed, lambda: caesar.notation.action(10**5000)),
        (BadData, lambda: games.load("caesar", {"control_markers": long, "solo": long})),
    ):
        with pytest.raises(error) as raised:
            call()
        assert len(str(raised.value)) < 300
        for language in LANGUAGES:
            assert len(Words(language).error(raised.value)) < 300
    header = f"quadriga record 1\ngame caesar\nrules {long}\nseats 2\ndata x\n\n"
    with pytest.raises(Exception, match="whole number") as raised:
        Record.parse(header)
    assert len(str(raised.value)) < 300
