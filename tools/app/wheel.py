"""Makes the package for Python in browsers (Pyodide, JupyterLite): `make browser-wheel`.

It holds rules, bots, words, tables, lab and research, compiled for WebAssembly; no server, no page, no terminal, which
need more than a browser has. The same sources give the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import re
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.app.compiling import SUFFIX, compiled, modules, outdated

from quadriga.version import VERSION

SOURCE, PARTS, TARGET = Path("src"), Path("build/app-parts"), Path("build/wheels")
TAG = "cp314-cp314-pyodide_2026_0_wasm32"
"""Python and the kind of WebAssembly for which it is: that of the pinned Pyodide (PEP 783)."""
LEFT_OUT = ("browser", "cli", "server", "terminal", "web", "app.zip")
NEEDED = ("fluent.runtime", "typing-extensions")
"""What `words` needs; the rest of the dependencies is for server and terminal."""
KINDS = {".py", ".pxd", ".json", ".ftl", ".md", ".typed"}
LICENCES = ("LICENSE", "NOTICE")
WHEN = (1980, 1, 1, 0, 0, 0)


def make(parts: Path = PARTS, target: Path = TARGET) -> Path:
    """The wheel, from what is compiled for the app."""
    for module in compiled(outdated(parts), parts):
        print(f"  {'.'.join(module.parts)}", flush=True)
    about = f"quadriga-{VERSION}.dist-info"
    files = dict(sorted(_files(parts)))
    files[f"{about}/METADATA"] = _metadata().encode()
    wheel = f"Wheel-Version: 1.0\nGenerator: quadriga\nRoot-Is-Purelib: false\nTag: {TAG}\n"
    files[f"{about}/WHEEL"] = wheel.encode()
    for name in LICENCES:
        files[f"{about}/licenses/{name}"] = Path(name).read_bytes()
    rows = [f"{name},sha256={_sum(data)},{len(data)}" for name, data in files.items()]
    files[f"{about}/RECORD"] = "\n".join([*rows, f"{about}/RECORD,,", ""]).encode()
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"quadriga-{VERSION}-{TAG}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            packed.writestr(entry, data)
    return path


def _files(parts: Path) -> Iterator[tuple[str, bytes]]:
    for path in (SOURCE / "quadriga").rglob("*"):
        name = path.relative_to(SOURCE)
        if path.is_file() and path.suffix in KINDS and name.parts[1] not in LEFT_OUT:
            yield name.as_posix(), path.read_bytes()
    for module in modules():
        yield f"{module.as_posix()}{SUFFIX}", (parts / "modules" / f"{module}{SUFFIX}").read_bytes()


def _metadata() -> str:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [one for one in project["dependencies"] if re.match(r"[\w.-]+", one)[0] in NEEDED]  # type: ignore[index]
    return "\n".join(
        [
            "Metadata-Version: 2.4",
            "Name: quadriga",
            f"Version: {VERSION}",
            f"Summary: {project['description']}",
            f"License-Expression: {project['license']}",
            *(f"License-File: {name}" for name in LICENCES),
            "Requires-Python: >=3.14,<3.15",
            *(f"Requires-Dist: {one}" for one in needed),
            "",
        ]
    )


def _sum(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    made = make()
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
