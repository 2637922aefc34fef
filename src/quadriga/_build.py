"""Which build runs: the compiled one where it is installed, or the same sources in plain Python."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

PLAIN = "QUADRIGA_PLAIN"
"""Set to 1 in the environment, this runs the plain sources although compiled ones are installed."""

NAMES = ("codes", "layout")
"""So end the modules that hold what compiled ones know by name; they are none of them."""

HERE = str(Path(__file__).parent)


def _plain_finder(path: str) -> FileFinder:
    if not path.startswith(HERE):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))


def _all_compiled() -> bool:
    """Whether every module that can be compiled is: compiled and plain classes do not mix."""
    modules = [pxd for pxd in Path(HERE).rglob("*.pxd") if not pxd.stem.endswith(NAMES)]
    return all(any(pxd.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES) for pxd in modules)


def choose() -> None:
    """Make imports of this package skip compiled modules, if asked to or if some of them are missing."""
    if (os.environ.get(PLAIN) == "1" or not _all_compiled()) and _plain_finder not in sys.path_hooks:
        sys.path_hooks.insert(0, _plain_finder)
        for path in [p for p in sys.path_importer_cache if p.startswith(HERE)]:
            del sys.path_importer_cache[path]


def is_compiled(module: ModuleType) -> bool:
    """Whether a module was loaded as native code."""
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))
