"""Runs Python programs of this repository in Pyodide under Node, with the package as browsers get it."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path

from tools.app.wheel import PARTS, make

HERE = Path(__file__).parent
FOR_TESTS = ("pytest", "pluggy", "iniconfig", "packaging", "Pygments")
"""Plain Python, so that Pyodide runs what is installed here."""


def prepared(parts: Path = PARTS) -> Path:
    """A folder with all that programs need there."""
    folder = parts / "node"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    make(parts, folder)
    shutil.copyfile(parts / "python" / "deps.zip", folder / "deps.zip")
    with zipfile.ZipFile(folder / "tests.zip", "w") as packed:
        for package in FOR_TESTS:
            for file in importlib.metadata.files(package) or ():
                if not file.as_posix().startswith("..") and file.suffix != ".pyc":
                    packed.write(str(file.locate()), file.as_posix())
    return folder


def command(folder: Path, program: str, *words: str, parts: Path = PARTS) -> list[str]:
    """What runs a program there."""
    return ["node", str(parts / "npm" / "in_node.mjs"), str(folder), program, *words]


def run(folder: Path, program: str, *words: str, environment: Iterable[tuple[str, str]] = ()) -> str:
    """What a program prints; it has to end well."""
    shutil.copyfile(HERE / "in_node.mjs", PARTS / "npm" / "in_node.mjs")
    done = subprocess.run(
        command(folder, program, *words),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **dict(environment)},
    )
    if done.returncode:
        raise AssertionError(f"{program} ended with {done.returncode}\n{done.stdout[-6000:]}\n{done.stderr[-4000:]}")
    return done.stdout
