"""Stored games replay for ever: a folder of records of every rules version that only grows."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from quadriga.core.components import data
from quadriga.core.errors import BadRecord
from quadriga.core.play.record import Record
from quadriga.core.title import registry

KEPT = Path(__file__).parent.parent / "records"
SUMS = dict(reversed(row.split("  ")) for row in (KEPT / "SHA256SUMS").read_text().splitlines())


def test_no_record_was_changed_or_taken_away() -> None:
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in KEPT.glob("*.quadriga")}
    assert found == SUMS


@pytest.mark.parametrize("name", SUMS)
def test_a_kept_record_replays_to_its_end(name: str) -> None:
    record = Record.parse((KEPT / name).read_text(encoding="utf-8"))
    assert record.end is not None
    assert sum(1 for _ in record.replay()) == len(record.lines)


def test_every_version_of_every_title_has_records() -> None:
    kept = {(record.game, record.rules_version) for record in map(_read, SUMS)}
    assert kept == {(meta.id, n) for meta in registry.titles() for n in range(1, meta.rules_version + 1)}


def _read(name: str) -> Record:
    return Record.parse((KEPT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("version", [0, 99])
def test_a_record_of_an_unknown_version_says_so(version: int) -> None:
    record = _read("caesar-2-rules1.quadriga")
    record.rules_version = version
    with pytest.raises(BadRecord) as refused:
        record.final()
    assert refused.value.code == "record-rules"


def test_an_older_version_finds_the_data_of_its_time(tmp_path: Path) -> None:
    current = tmp_path / "components.json"
    current.write_text("{}")
    for last in (2, 10):
        (tmp_path / f"until-{last}").mkdir()
        (tmp_path / f"until-{last}" / "components.json").write_text("{}")
    (tmp_path / "until-5").mkdir()
    found = [data.built_in(current, version).parent.name for version in (1, 2, 3, 10, 11)]
    assert found == ["until-2", "until-2", "until-10", "until-10", tmp_path.name]
