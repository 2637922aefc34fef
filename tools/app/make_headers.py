"""Makes headers.tar.xz anew: `python -m tools.app.make_headers FOLDER`.

FOLDER holds the Debian packages libpython3.14-dev and emscripten, unpacked by `dpkg-deb --extract` (`apt-get download`
brings them), and in place of Debian's `pyconfig.h` that of Pyodide. Only what our modules include is kept, with the
licences beside it.
"""

from __future__ import annotations

import io
import lzma
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.app.compiling import FLAGS, HEADERS, MADE, include_flags, modules

LICENCES = Path(__file__).parent / "licences"


def used(folder: Path) -> list[Path]:
    """The headers that our modules include, of those in the folder."""
    found: set[Path] = set()
    for module in modules():
        source = MADE / module.with_suffix(".c")
        command = [sys.executable, "-m", "ziglang", "cc", *FLAGS, *include_flags(folder), "-M", str(source)]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        found |= {Path(word) for word in told.split() if word.startswith(str(folder))}
    return sorted(found)


def packed(files: dict[str, bytes]) -> bytes:
    """An archive that is the same whenever it is made."""
    told = io.BytesIO()
    with tarfile.open(fileobj=told, mode="w") as archive:
        for name, data in sorted(files.items()):
            about = tarfile.TarInfo(name)
            about.size = len(data)
            archive.addfile(about, io.BytesIO(data))
    return lzma.compress(told.getvalue(), preset=9)


if __name__ == "__main__":
    place = Path(sys.argv[1]).resolve()
    kept = {path.relative_to(place).as_posix(): path.read_bytes() for path in used(place)}
    kept |= {f"licences/{path.name}": path.read_bytes() for path in sorted(LICENCES.iterdir())}
    HEADERS.write_bytes(packed(kept))
    print(f"{len(kept)} files, {HEADERS.stat().st_size} bytes")
