"""Every error says in the player's language what is wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import quadriga
from quadriga.core import errors
from quadriga.core.errors import QuadrigaError
from quadriga.words import LANGUAGES
from tests.conftest import Run

SOURCES = Path(quadriga.__file__).parent
KINDS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, QuadrigaError)}


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every code that an error is raised with, and the names of what goes into its sentence."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                given = node.args[1] if len(node.args) > 1 else None
                if isinstance(given, ast.Constant) and node.func.id != "Illegal":
                    yield str(given.value), {word.arg for word in node.keywords if word.arg}


ERRORS = sorted({(code, frozenset(params)) for code, params in raised()}, key=lambda one: (one[0], sorted(one[1])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "params"), ERRORS, ids=[code for code, _ in ERRORS])
def test_every_error_has_a_sentence_with_all_it_needs(code: str, params: frozenset[str], language: str) -> None:
    known = sorted([*SOURCES.glob(f"words/locales/{language}.ftl"), *SOURCES.glob(f"games/*/locales/{language}.ftl")])
    found = [
        sentence
        for path in known
        for sentence in re.findall(rf"^error-{code} = (.*(?:\n +.*)*)", path.read_text(encoding="utf-8"), re.M)
    ]
    assert found, f"error-{code} is missing"
    assert all(set(re.findall(r"\$(\w+)", sentence)) <= params for sentence in found)


def test_the_errors_are_found() -> None:
    """Else the test above would have nothing to look at."""
    assert {"unknown-game", "bot-count", "record-line", "data-shape", "too-few"} <= {code for code, _ in ERRORS}


def test_errors_speak_the_language_that_was_asked_for(run: Run) -> None:
    status, _, err = run("replay", "missing.quadriga", "--lang", "fr")
    assert status == 2 and "ne peut être lu" in err
    status, _, err = run("simulate", "caesar", "--games", "0", "--lang", "fr")
    assert status == 2 and "--games doit valoir au moins 1" in err
