"""Makes the app in build/app, and in one file for packages: `python -m tools.app`, or `make app`.

The modules are compiled for WebAssembly, packed with what Python needs in the browser, and laid beside the page; all
files but those that browsers ask for by name are below one address that names their version. What has not changed is
not made again.

    --again     make it once more from nothing, elsewhere, and compare: the same sources give the same bytes
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.app.compiling import compiled, modules, outdated
from tools.app.packing import LEFT_OUT, digest, pack_whole, stage
from tools.app.page import assemble

PARTS, TARGET = Path("build/app-parts"), Path("build/app")
PACKAGED = Path("src/quadriga/app.zip")
"""The app as packages carry it, for `quadriga app`."""
HERE = Path(__file__).parent
VERSION = re.compile(r"^v/[0-9a-f]+/")
FOR_NODE = ("package.json", "package-lock.json", "pack.mjs")


def main() -> None:
    """Make the app, or compare it with another one."""
    parser = argparse.ArgumentParser(description="Makes the app in build/app.")
    parser.add_argument("--again", action="store_true", help="make it from nothing, elsewhere, and compare")
    given = parser.parse_args()
    make(PARTS, TARGET)
    packed_from, whole = PARTS / "packed.from", digest(TARGET)
    if not PACKAGED.exists() or not packed_from.exists() or packed_from.read_text() != whole:
        say(f"Packing it into {PACKAGED}, for packages.")
        pack_whole(TARGET, PACKAGED)
        packed_from.write_text(whole)
    size = sum(path.stat().st_size for path in files(TARGET))
    say(f"The app is in {TARGET}: {size / 1e6:.1f} MB before compression. To try it: .venv/bin/quadriga app --serve")
    if given.again:
        with tempfile.TemporaryDirectory() as away:
            say("Once more, from nothing:")
            # The compiler would remember what it made before.
            os.environ["ZIG_GLOBAL_CACHE_DIR"] = os.environ["ZIG_LOCAL_CACHE_DIR"] = str(Path(away) / "zig")
            again = Path(away) / "app"
            make(Path(away) / "parts", again)
            differing = differences(TARGET, again)
        if differing:
            sys.exit(f"Two builds differ in {len(differing)} files, first {', '.join(differing[:5])}")
        say("Both builds are equal, byte by byte.")


def make(parts: Path, target: Path) -> None:
    """Make all parts that have changed, and lay them out."""
    parts.mkdir(parents=True, exist_ok=True)
    missing, total = outdated(parts), len(modules())
    if missing:
        say(f"Compiling {len(missing)} of {total} modules for WebAssembly; all of them take two minutes on two cores.")
    for number, module in enumerate(compiled(missing, parts), 1):
        say(f"  {'.'.join(module.parts)} ({number} of {len(missing)})")
    npm = parts / "npm"
    fetch(npm)
    stage(parts / "modules", parts / "stage")
    from_what = (parts / "stage", HERE / "packing.py", npm / "pack.mjs", npm / "package-lock.json")
    archives, wanted = parts / "python", digest(*from_what)
    made_from = parts / "python.from"
    if not made_from.exists() or made_from.read_text() != wanted:
        say("Turning Python's part into bytecode and packing it.")
        made_from.unlink(missing_ok=True)
        archives.mkdir(exist_ok=True)
        subprocess.run(["node", str(npm / "pack.mjs"), str(parts / "stage"), str(archives), *LEFT_OUT], check=True)
        made_from.write_text(wanted)
    say("Laying out the page.")
    assemble(archives, npm / "node_modules/pyodide", target)


def fetch(npm: Path) -> None:
    """Pyodide, as it is pinned."""
    npm.mkdir(exist_ok=True)
    same = all((npm / name).exists() and (npm / name).read_bytes() == (HERE / name).read_bytes() for name in FOR_NODE)
    for name in FOR_NODE:
        shutil.copyfile(HERE / name, npm / name)
    if same and (npm / "node_modules/pyodide").exists():
        return
    if shutil.which("npm") is None:
        sys.exit("The app needs Node and npm. On Debian or Ubuntu: sudo apt-get install nodejs npm")
    say("Fetching Pyodide.")
    subprocess.run(["npm", "ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=npm, check=True)


def files(folder: Path) -> list[Path]:
    """All files in a folder and below."""
    return [path for path in folder.rglob("*") if path.is_file()]


def differences(one: Path, other: Path) -> list[str]:
    """The files that are not the same in two folders, by name."""
    first, second = (
        {VERSION.sub("v/…/", path.relative_to(folder).as_posix()): path.read_bytes() for path in files(folder)}
        for folder in (one, other)
    )
    return sorted(name for name in {*first, *second} if first.get(name) != second.get(name))


def say(line: str) -> None:
    """Tell how far it is."""
    print(line, flush=True)


if __name__ == "__main__":
    main()
