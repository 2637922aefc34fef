"""The compiled modules once more, for WebAssembly: what Cython has made, by the compiler of the package ziglang."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import version
from pathlib import Path

from quadriga._build import NAMES

SOURCE, MADE = Path("src"), Path("build/cython/src")
HEADERS = Path(__file__).parent / "headers.tar.xz"
SYSTEM, PYTHON = Path("usr/share/emscripten/system"), Path("usr/include/python3.14")
"""Where the packages have them."""
SUFFIX = ".cpython-314-wasm32-emscripten.so"
"""What Pyodide calls its modules."""
CPU = "generic-extended_const"
"""Constant expressions of addresses as older browsers and Node 20 know them."""
FLAGS = [
    *("-target", "wasm32-emscripten", f"-mcpu={CPU}", "-O2", "-g0", "-fPIC", "-fno-sanitize=undefined"),
    # As in setup.py: all builds round alike.
    "-ffp-contract=off",
    *("-DNDEBUG", "-DPY_CALL_TRAMPOLINE"),
    *("-D__EMSCRIPTEN_major__=5", "-D__EMSCRIPTEN_minor__=0", "-D__EMSCRIPTEN_tiny__=3"),
    *("-w", "-nostdinc"),
]
LINK = ["-shared", "--experimental-pic", "--no-entry", "--unresolved-symbols=import-dynamic", "-s"]


def modules() -> list[Path]:
    """All modules that are compiled, without their suffix, below the sources."""
    return [
        pxd.relative_to(SOURCE).with_suffix("") for pxd in sorted(SOURCE.rglob("*.pxd")) if not pxd.stem.endswith(NAMES)
    ]


def unpacked_headers(folder: Path) -> Path:
    """The folder with the headers, unpacked if they are not yet."""
    done, wanted = folder / ".unpacked", hashlib.sha256(HEADERS.read_bytes()).hexdigest()
    if not done.exists() or done.read_text() != wanted:
        with tarfile.open(HEADERS) as packed:
            packed.extractall(folder, filter="data")
        done.write_text(wanted)
    return folder


def include_flags(headers: Path) -> list[str]:
    """How the compiler is told of the headers: its own, those of the C library, those of Python."""
    import ziglang  # type: ignore[import-not-found]

    system = headers / SYSTEM
    places = [
        Path(ziglang.__file__).parent / "lib/include",
        system / "include",
        system / "include/compat",
        system / "lib/libc/musl/include",
        system / "lib/libc/musl/arch/emscripten",
        system / "lib/libc/musl/arch/generic",
    ]
    return [*(part for place in places for part in ("-isystem", str(place))), f"-I{headers / PYTHON}"]


def outdated(folder: Path) -> list[Path]:
    """The modules that are not compiled yet as they are now."""
    return [module for module in modules() if _made_from(_target(module, folder)) != _wanted(module)]


def compiled(missing: list[Path], folder: Path) -> Iterator[Path]:
    """Compile these modules, on all cores; each as it is done."""
    include = include_flags(unpacked_headers(folder / "headers"))
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        works = [pool.submit(_compile, module, folder, include) for module in missing]
        for work in as_completed(works):
            yield work.result()


def _target(module: Path, folder: Path) -> Path:
    return folder / "modules" / f"{module}{SUFFIX}"


def _note(target: Path) -> Path:
    """Where it is noted from what a module was made."""
    return target.with_suffix(".from")


def _made_from(target: Path) -> str:
    return _note(target).read_text() if target.exists() and _note(target).exists() else ""


def _wanted(module: Path) -> str:
    """Names all that a compiled module is made from."""
    tools = f"{version('ziglang')} {FLAGS} {LINK} {hashlib.sha256(HEADERS.read_bytes()).hexdigest()}"
    return hashlib.sha256(tools.encode() + (MADE / module.with_suffix(".c")).read_bytes()).hexdigest()


def _compile(module: Path, folder: Path, include: list[str]) -> Path:
    source, target = MADE / module.with_suffix(".c"), _target(module, folder)
    target.parent.mkdir(parents=True, exist_ok=True)
    part, linked = target.with_suffix(".o"), target.with_suffix(".part")
    zig = [sys.executable, "-m", "ziglang"]
    _run([*zig, "cc", *FLAGS, *include, "-c", str(source), "-o", str(part)])
    _run([*zig, "wasm-ld", *LINK, f"--export=PyInit_{module.name}", str(part), "-o", str(linked)])
    part.unlink()
    # Whole or not at all: a build that was broken off goes on where it was.
    linked.rename(target)
    _note(target).write_text(_wanted(module))
    return module


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
