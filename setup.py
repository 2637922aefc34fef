"""Compiles every module that has a `.pxd` beside it; without a C compiler the package installs in plain Python."""

import os
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
CONSTANTS = "codes.pxd"
"""Numbers for compiled modules, and none of them."""
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

    flags, links = (SANITIZE, SANITIZE) if os.environ.get("QUADRIGA_SANITIZE") == "1" else (FLAGS, [])
    found = []
    for pxd in sorted(SOURCE.rglob("*.pxd")):
        if pxd.name == CONSTANTS:
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


setup(ext_modules=extensions())
