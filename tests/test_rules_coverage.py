"""Every rule is told, coded and proved."""

from __future__ import annotations

import pytest

from quadriga.core.title import registry
from tests.rules_coverage import DOCUMENT, rules, table, titles

RULINGS = {"empire": 23, "caesar": 58, "augustus": 37, "antike": 43}


def test_every_registered_title_has_rules_to_cover() -> None:
    assert {meta.id for meta in registry.titles()} <= set(titles())


@pytest.mark.parametrize("name", titles())
def test_all_rulings_are_told(name: str) -> None:
    told = {rule for rule in rules(name) if "-R" in rule}
    assert len(told) == RULINGS[name]


@pytest.mark.parametrize("name", titles())
def test_every_rule_is_named_where_it_is_coded(name: str) -> None:
    assert [rule.id for rule in rules(name).values() if not rule.code] == []


@pytest.mark.parametrize("name", titles())
def test_every_rule_is_proved_by_a_test(name: str) -> None:
    assert [rule.id for rule in rules(name).values() if not rule.tests] == []


def test_the_coverage_table_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == table(), "run make rules-table"
