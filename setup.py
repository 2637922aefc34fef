"""Compiles every module that has a `.pxd` beside it; without a C compiler the package installs in plain Python.

The `.pxd` of the titles are made on the way, by tools/declare.py.
"""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
NAMES = ("codes", "layout")
"""So end the modules that hold what compiled ones know by name; they are none of them."""
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "cpow": True,
    "infer_types": True,
    "annotation_typing": False,
    # What Cython would make for pickling writes any number into any field.
    "auto_pickle": False,
}
# No debug symbols: they make up four fifths of the files. No fused multiply-add: both builds round alike everywhere.
FLAGS = ["-O2", "-g0", "-ffp-contract=off"]
# Observations copy rows of numbers, several at a time with -O3: 4 % more decisions in lock step. Rules gain nothing.
VECTORS = ["-O3"]
# Roots, logarithms and powers: a library of its own everywhere but on Windows.
MATHEMATICS = [] if os.name == "nt" else ["m"]
SANITIZE = ["-g1", "-O0", "-fno-omit-frame-pointer", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]


def extensions() -> list[Extension]:
    """The compiled modules, or none where they are not wanted or Cython is missing."""
    if os.environ.get("QUADRIGA_PLAIN") == "1":
        return []
    from Cython.Build import cythonize

    subprocess.run([sys.executable, "tools/declare.py"], check=True)
    flags, links = (SANITIZE, SANITIZE) if os.environ.get("QUADRIGA_SANITIZE") == "1" else (FLAGS, [])
    found = []
    for pxd in sorted(SOURCE.rglob("*.pxd")):
        if pxd.stem.endswith(NAMES):
            continue
        module = ".".join(pxd.relative_to(SOURCE).with_suffix("").parts)
        source = str(pxd.with_suffix(".py"))
        more = VECTORS if flags is FLAGS and module.endswith(".observation") else []
        found.append(
            Extension(module, [source], libraries=MATHEMATICS, extra_compile_args=flags + more, extra_link_args=links)
        )
    built = cythonize(found, compiler_directives=DIRECTIVES, build_dir="build/cython", nthreads=os.cpu_count() or 1)
    for extension in built:
        extension.optional = os.environ.get("QUADRIGA_COMPILED") != "1"
    return built


def readme() -> str:
    """The README as a registry of packages shows it, where nothing lies beside it: its links lead to the site."""
    site = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Documentation"]

    def absolute(found: re.Match[str]) -> str:
        path, _, place = found[1].partition("#")
        page = path.removeprefix("docs/")
        if page.endswith(".md") or "." not in page:
            page = page.removesuffix(".md").removesuffix("README").rstrip("/").lower()
            page += "/index.html" if page == "envelope" else ".html"
        return f"]({site}{page}{'#' if place else ''}{place})"

    return re.sub(r"\]\((?!https?:|#)([^)\s]+)\)", absolute, Path("README.md").read_text(encoding="utf-8"))


setup(ext_modules=extensions(), long_description=readme(), long_description_content_type="text/markdown")
