"""Every error is a sentence in both languages, and `str()` gives the English one."""

from __future__ import annotations

import ast
import errno
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import quadriga
from quadriga import CHANCE, Record, Rng, games
from quadriga.core import errors
from quadriga.core.components import data
from quadriga.core.errors import (
    BadData,
    BadOption,
    BadRecord,
    CannotUndo,
    Illegal,
    Malformed,
    NotYourDecision,
    QuadrigaError,
    Stale,
    WrongGame,
)
from quadriga.core.title.options import parse_options
from quadriga.service import errors as server_errors
from quadriga.words import LANGUAGES, Words, choose_language

SOURCES = Path(quadriga.__file__).parent
KINDS = {
    name: kind
    for module in (errors, server_errors)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, QuadrigaError)
} | {"refuse": errors.BadData}
ANYTHING = "**"
"""What is given in a mapping, which only shows when it is raised."""
UNDO = ("undo-nothing", "undo-chance", "undo-reveal", "undo-other", "undo-over")


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every code that an error is raised with, and the names of what goes into its sentence."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                given = node.args[0] if node.args else None
                named = {word.arg or ANYTHING for word in node.keywords}
                if node.func.id == "Illegal":
                    continue
                if given is None:
                    yield KINDS[node.func.id].code, named
                elif isinstance(given, ast.Constant):
                    yield str(given.value), named


ERRORS = sorted({(code, frozenset(params)) for code, params in raised()}, key=lambda one: (one[0], sorted(one[1])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "params"), ERRORS, ids=[code for code, _ in ERRORS])
def test_every_error_has_a_sentence_with_all_it_needs(code: str, params: frozenset[str], language: str) -> None:
    known = sorted([*SOURCES.glob(f"words/locales/{language}.ftl"), *SOURCES.glob(f"games/*/locales/{language}.ftl")])
    found = [
        sentence
        for path in known
        for sentence in re.findall(rf"^error-{code} = (.*(?:\n[ }}]+.*)*)", path.read_text(encoding="utf-8"), re.M)
    ]
    assert found, f"error-{code} is missing"
    given = {*params, *(f"{name}_count" for name in params)}
    assert ANYTHING in params or all(set(re.findall(r"\$(\w+)", sentence)) <= given for sentence in found)


def test_no_raise_writes_a_sentence_itself() -> None:
    """Codes and parameters have no words of a language in them: the sentence stands in the locale files alone."""
    written = [
        f"{path.relative_to(SOURCES)}:{call.lineno}: {part.value}"
        for path in sorted(SOURCES.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] in KINDS
        for argument in (*call.args, *(word.value for word in call.keywords))
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value.strip(" ,")
    ]
    assert not written


def test_the_errors_are_found() -> None:
    """Else the test above would have nothing to look at."""
    assert {"unknown-game", "bot-count", "record-line", "malformed", "stale", "data-count"} <= {
        code for code, _ in ERRORS
    }


@pytest.mark.parametrize("code", UNDO)
def test_each_barrier_of_undo_has_a_sentence_of_its_own(code: str) -> None:
    error = CannotUndo(code)
    said = {Words(language).error(error) for language in LANGUAGES}
    others = {Words("en").error(CannotUndo(other)) for other in UNDO if other != code}
    assert len(said) == 2 and str(error) in said and str(error) not in others


def test_stale_says_what_to_do() -> None:
    assert str(Stale(at=3, now=4)).endswith("look at it again and decide anew.")


CAESAR, EMPIRE = games.load("caesar"), games.load("empire")


def begun() -> Any:
    state = CAESAR.new(2)
    CAESAR.deal(state, Rng(1))
    return state


LONG = "x" * 5000
MISTAKES: dict[str, tuple[type[QuadrigaError], Callable[[], object], str]] = {
    "a title": (BadOption, lambda: games.load(LONG), "There is no game"),
    "a title that is no word": (BadOption, lambda: games.load(["x"]), "There is no game"),  # type: ignore[arg-type]
    "seats in words": (BadOption, lambda: CAESAR.new("2"), "a whole number, not '2'"),  # type: ignore[arg-type]
    "seats as a truth": (BadOption, lambda: CAESAR.new(True), "a whole number, not True"),
    "seats in parts": (BadOption, lambda: CAESAR.new(2.0), "a whole number, not 2.0"),  # type: ignore[arg-type]
    "options as a list": (BadOption, lambda: CAESAR.new(2, ["poison"]), "names with their"),  # type: ignore[arg-type]
    "a value that is no word": (BadOption, lambda: CAESAR.new(2, {"poison": True}), "cannot be “True”"),  # type: ignore[dict-item]
    "an option": (BadOption, lambda: CAESAR.new(2, {LONG: "on"}), "There is no option"),
    "a value": (BadOption, lambda: CAESAR.new(2, {"poison": LONG}), "cannot be"),
    "an option's form": (BadOption, lambda: parse_options([LONG]), "NAME=VALUE"),
    "a language": (BadOption, lambda: choose_language(LONG), "There is no language"),
    "an action": (Malformed, lambda: CAESAR.notation.number(LONG), "is not an action of this game"),
    "a number": (Malformed, lambda: begun().play(0, 10**4000), "is not an action of this game"),
    "a number beyond writing": (Malformed, lambda: begun().play(0, 10**5000), "is not an action of this game"),
    "a line of a record": (BadRecord, lambda: Record.parse(f"quadriga record 1\n{LONG}"), "cannot be read"),
    "a number of a record": (
        BadRecord,
        lambda: Record.parse(f"quadriga record 1\ngame caesar\nrules {LONG}\nseats 2\ndata 0\n\n"),
        "must be a whole number",
    ),
    "another's position": (
        WrongGame,
        lambda: CAESAR.view(EMPIRE.new(3), 0),
        "“L’Empire de César”, not “Caesar!”",
    ),
    "no position": (WrongGame, lambda: CAESAR.view(None, 0), "no position"),  # type: ignore[arg-type]
    "a preview of another title": (WrongGame, lambda: EMPIRE.preview(begun(), 0, 0), "“Caesar!”, not"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_told_in_one_sentence_of_bearable_length(mistake: str) -> None:
    kind, make, part = MISTAKES[mistake]
    with pytest.raises(kind) as found:
        make()
    english, french = (Words(language).error(found.value) for language in LANGUAGES)
    assert part in english and str(found.value) == english != french
    assert all(len(said) < 300 and "\n" not in said for said in (english, french))


def test_a_wrong_title_is_a_type_error() -> None:
    with pytest.raises(TypeError):
        CAESAR.view(EMPIRE.new(3), 0)


def test_who_decides_instead() -> None:
    with pytest.raises(NotYourDecision) as found:
        begun().play(1, 0)
    assert str(found.value) == "You owe no decision now: Caesar decides."
    words = Words("fr", CAESAR, players={0: "Livia"})
    assert words.error(found.value) == "Vous n’avez rien à décider maintenant\u202f: c’est à Livia de décider."
    with pytest.raises(NotYourDecision) as found:
        CAESAR.new(2).play(0, 0)
    assert str(found.value) == "You owe no decision now: chance decides."
    assert "c’est au hasard de décider" in Words("fr").error(found.value)


def refused() -> Illegal:
    with pytest.raises(Illegal) as found:
        begun().play(0, CAESAR.notation.number("use"))
    return found.value


def test_a_refusal_speaks_without_being_told_the_title() -> None:
    error = refused()
    due = "Place a token: choose a glowing border."
    assert str(error) == f"Another decision is due now: “{due}” (CAE-6)"
    assert Words("fr").error(error) == Words("fr", CAESAR).error(error)
    assert Words("fr").error(error).startswith("Une autre décision est attendue maintenant\u202f: «\u202fPosez un pion")


def test_errors_travel_between_processes() -> None:
    error = refused()
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.reason, again.rule) == (str(error), error.reason, error.rule)


def test_a_record_keeps_the_error_that_stopped_it() -> None:
    state = CAESAR.new(2)
    record = Record.of(state)
    record.lines = [(CHANCE, "deal nonsense")]
    with pytest.raises(BadRecord) as found:
        list(record.replay())
    assert isinstance(found.value.cause, Malformed)
    assert str(found.value) == "Decision 1 does not replay. “deal nonsense” is not an action of this game."
    assert Words("fr").error(found.value) == (
        "La décision 1 ne peut être rejouée. «\u202fdeal nonsense\u202f» n’est pas une action de ce jeu."
    )


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (errno.ENOENT, "no such file", "n’existe pas"),
        (errno.EACCES, "not permitted", "pas permis"),
        (errno.EROFS, "not permitted", "pas permis"),
        (errno.EISDIR, "is a folder", "c’est un dossier"),
        (errno.ENOTDIR, "not a folder", "pas un dossier"),
        (errno.EEXIST, "already there", "déjà pris"),
        (errno.ENOSPC, "disk is full", "disque est plein"),
        (errno.ENAMETOOLONG, "too long", "trop long"),
        (errno.EIO, "refuses access", "refuse l’accès"),
    ],
)
def test_the_system_is_put_into_our_own_words(number: int, english: str, french: str) -> None:
    error = OSError(number, "Strange Words", "there")
    for language, part in (("en", english), ("fr", french)):
        said = Words(language).error(error)
        assert part in said and said.startswith("there") and "Strange" not in said


@pytest.mark.parametrize(
    ("content", "english", "french"),
    [
        (b"\xff\xfe", "not a text file", "pas un fichier de texte"),
        (b"{\n 1}", "line 2, column 2", "ligne 2, colonne 2"),
    ],
)
def test_files_that_are_no_data(tmp_path: Path, content: bytes, english: str, french: str) -> None:
    path = tmp_path / "own.json"
    path.write_bytes(content)
    with pytest.raises(BadData) as found:
        data.read(path)
    assert english in str(found.value) and french in Words("fr").error(found.value)


def test_an_error_without_a_sentence_in_the_files_says_what_it_was_given() -> None:
    assert str(QuadrigaError("A fault of my own.")) == "A fault of my own."
