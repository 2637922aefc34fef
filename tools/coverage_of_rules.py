#!/usr/bin/env python3
"""Writes docs/rules-coverage.md: every rule id with its place in RULES.md, in the code and in the tests."""

from pathlib import Path

from tests.rules_coverage import DOCUMENT, table

DOCUMENT.write_text(table(), encoding="utf-8")
print(f"{DOCUMENT.relative_to(Path.cwd())} written")
