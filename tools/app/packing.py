"""What Python needs in the browser: our packages and what they stand on, cut to what is used there."""

from __future__ import annotations

import hashlib
import importlib.metadata
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.app.compiling import SUFFIX, modules

SOURCE = Path("src/quadriga")
LAYERS = ("core", "games", "words", "bots", "table", "service", "browser")
NEEDED = ("fluent.runtime", "fluent.syntax", "babel", "attrs", "typing_extensions", "pytz")
"""The packages that `words` stands on, in the versions of requirements/run.txt."""
LANGUAGES = ("root", "en", "fr")
NOT_HERE = (".pxd", ".pyc", ".c", ".so", ".typed", ".pyi", ".mo", ".po")
LEFT_OUT = (
    *("_pyrepl", "bdb", "cProfile", "cmd", "compileall", "doctest", "modulefinder", "pdb", "pickletools", "profile"),
    *("pstats", "py_compile", "pyclbr", "pydoc", "tabnanny", "timeit", "trace", "unittest", "zipapp"),
    *("antigravity", "ctypes", "ftplib", "imaplib", "mailbox", "multiprocessing", "netrc", "optparse", "plistlib"),
    *("poplib", "pty", "smtplib", "socketserver", "sqlite3", "statistics", "this", "tty", "wave", "webbrowser"),
    *("wsgiref", "xml", "xmlrpc"),
)
"""Of the standard library: what develops programs, and what nobody asks for in a browser."""
NEVER = ("babel/messages/", "babel/localtime/_win32.py", "pytz/zoneinfo/")


def stage(wasm: Path, folder: Path) -> None:
    """Lay out all files as Python is to find them: `app` holds our own, `deps` what they need."""
    shutil.rmtree(folder, ignore_errors=True)
    compiled = {f"{module}.py" for module in modules()}
    for path in _own():
        name = Path("quadriga") / path.relative_to(SOURCE)
        if name.as_posix() in compiled:
            module = name.with_suffix("").as_posix()
            _copy(wasm / f"{module}{SUFFIX}", folder / "app" / f"{module}{SUFFIX}")
        else:
            _copy(path, folder / "app" / name)
    for name, path in _needed():
        _copy(path, folder / "deps" / name)


def _own() -> Iterator[Path]:
    yield from (SOURCE / name for name in ("__init__.py", "_build.py", "version.py"))
    for layer in LAYERS:
        for path in sorted((SOURCE / layer).rglob("*")):
            if path.is_file() and path.suffix not in NOT_HERE:
                yield path


def _needed() -> Iterator[tuple[str, Path]]:
    for package in NEEDED:
        for file in sorted(importlib.metadata.files(package) or (), key=str):
            name, path = file.as_posix(), Path(str(file.locate()))
            is_licence = ".dist-info/" in name and "LICEN" in name.upper()
            unused = name.startswith(NEVER) or path.suffix in NOT_HERE or name.startswith("..")
            foreign = "/locale-data/" in name and path.stem not in LANGUAGES
            if is_licence or not (unused or foreign or ".dist-info/" in name):
                yield name, path


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def digest(*places: Path) -> str:
    """Names what is in files and folders."""
    whole = hashlib.blake2b(digest_size=8)
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file():
                name = path.relative_to(place).as_posix()
                whole.update(f"{name} {path.stat().st_size} ".encode() + path.read_bytes())
    return whole.hexdigest()


def pack_whole(folder: Path, target: Path) -> None:
    """All of it as one archive, the same whenever it is made."""
    part = target.with_suffix(".part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                about = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                about.compress_type, about.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                packed.writestr(about, path.read_bytes())
    part.rename(target)
