"""The command line says in the player's language what is wrong, in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Run


def test_errors_speak_the_language_that_was_asked_for(run: Run) -> None:
    status, _, err = run("simulate", "caesar", "--games", "0", "--lang", "fr")
    assert status == 2 and "--games doit valoir au moins 1" in err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "missing.quadriga cannot be read: there is no such file or folder."),
        ("fr", "missing.quadriga ne peut être lu\u202f: ce fichier ou ce dossier n’existe pas."),
    ],
)
def test_a_missing_file_is_told_in_our_own_words(run: Run, language: str, sentence: str) -> None:
    assert run("replay", "missing.quadriga", "--lang", language) == (2, "", sentence + "\n")


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    status, _, err = run("replay", str(tmp_path), "--lang", "fr")
    assert status == 2 and "c’est un dossier, et non un fichier" in err


def test_a_place_where_nothing_can_be_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    status, _, err = run(
        "simulate", "caesar", "--games", "1", "--bots", "random", "--records", str(file / "x"), "--lang", "fr"
    )
    assert status == 2 and "une partie du chemin n’est pas un dossier" in err and "Errno" not in err


def test_data_that_are_no_json_say_where(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text('{\n "hand": 2,,\n}')
    status, _, err = run("simulate", "caesar", "--data", str(file), "--lang", "fr")
    assert status == 2 and "n’est pas du JSON\u202f: voyez la ligne 2, colonne 12." in err


def test_verify_speaks_french_to_the_end(run: Run, tmp_path: Path) -> None:
    records = tmp_path / "games"
    run("simulate", "caesar", "--games", "1", "--seed", "4", "--bots", "random", "--records", str(records))
    record = next(records.iterdir())
    lines = record.read_text().split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("1 place"))
    lines.insert(at, lines[at].replace("1 place", "0 place"))
    record.write_text("\n".join(lines))
    status, out, _ = run("verify", str(record), "--lang", "fr")
    said = " ".join(out.split())
    assert status == 2 and "ne peut être rejouée. Vous n’avez rien à décider maintenant" in said and "Pompée" in said
