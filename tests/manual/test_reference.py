"""The reference of Python: every public name is there, with its signature and an example that runs."""

from __future__ import annotations

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.site import python_names

import quadriga
import quadriga.core

ROOT = Path(__file__).parents[2]
ASIDE = {"bots", "games", "words", "Words", "Drawing", "Marks", "Options", "Seat", "NOBODY"}
"""Modules, which are chapters, names that are listed elsewhere, and names of types that stand in signatures alone."""


def listed() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for module, names in python_names.CHAPTERS:
        found.setdefault(module, []).extend(names)
    return found


def test_every_public_name_is_listed_once_and_there() -> None:
    names = [name for group in listed().values() for name in group]
    public = {*quadriga.__all__, *quadriga.core.__all__} - ASIDE
    assert public <= set(names), public - set(names)
    for module, group in listed().items():
        assert len(group) == len(set(group))
        for name in group:
            assert name == "Range" or hasattr(importlib.import_module(module), name), (module, name)


def page() -> str:
    """As the site has it: from the sources, since compiled modules have no signatures."""
    program = "from tools.site import python_names; print(python_names.page())"
    environment = {**os.environ, "QUADRIGA_PLAIN": "1", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return ran.stdout


def test_every_entry_has_an_example() -> None:
    entries = re.split(r"^### ", page(), flags=re.M)[1:]
    assert len(entries) > 60
    for entry in entries:
        name = entry.split()[0]
        assert ">>>" in entry or (name == "GuestGame" and "class Title(GuestGame)" in entry), name


def test_examples_that_stand_in_no_docstring_run() -> None:
    shared: dict[str, Any] = {}
    runner = doctest.DocTestRunner()
    for name, text in python_names.EXAMPLES.items():
        test = doctest.DocTestParser().get_doctest(f"{text}\n", shared, name, None, 0)
        test.globs = shared
        runner.run(test, clear_globs=False)
    assert runner.failures == 0 and runner.tries > 40
