"""The types that pages are checked against are those of the program."""

from __future__ import annotations

from pathlib import Path

from quadriga.server.wire.schema import files

DOCS = Path(__file__).parents[2] / "docs" / "envelope"


def test_the_types_for_pages_are_those_of_the_program() -> None:
    for name, text in files().items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, "python -m quadriga.server.wire.schema docs/envelope"
