"""Follows the README from a fresh clone, where nothing is installed: `python tools/fresh_start.py [PYTHON]`.

Clones this repository into a new folder, builds it there as `make play` does, starts the server and asks for its page.
Then it runs every line of the README that begins with `quadriga`, with few games where that says many, and leaves where
it would play. Ends with status 1 where one of them fails. Needs git, make and what pip needs to find packages.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

TOP = Path(__file__).resolve().parents[1]
FENCE = re.compile(r"^```\n(.*?)^```$", re.M | re.S)
KEPT = ("PATH", "LANG", "TMPDIR", "SSL_CERT_FILE", "https_proxy", "http_proxy", "no_proxy")
"""What a bare machine has, too; settings of pip are kept as well."""
FEWER = {
    "quadriga simulate caesar --games 1000": "quadriga simulate caesar --games 20",
    "quadriga bench": "quadriga bench --seconds 0.1",
    "lab ladder caesar --games 100": "lab ladder caesar --games 2 --scale 0.02",
    "quadriga lab tune caesar": "quadriga lab tune caesar --games 20 --bots uct:20 --out weights.json",
    "quadriga lab run caesar": "quadriga lab run caesar --games 6 --bots level1",
    "quadriga soak caesar --games 1000": "quadriga soak caesar --games 2",
}
PORT = "8791"


def commands() -> list[str]:
    """The lines of the README that a shell is to run, without what is said beside them."""
    text = (TOP / "README.md").read_text(encoding="utf-8")
    lines = [line for block in FENCE.findall(text) for line in block.splitlines() if line.startswith("quadriga ")]
    found = [re.split(r"\s{2,}", line)[0].partition(" #")[0].strip() for line in lines]
    return [shortened(line) for line in found if line != "quadriga serve"]


def shortened(line: str) -> str:
    """The same with fewer games.

    >>> shortened("quadriga soak caesar --games 1000")
    'quadriga soak caesar --games 2'
    """
    for many, few in FEWER.items():
        if many in line:
            return line.replace(many, few)
    return line


class Machine:
    """A clone, and an environment with nothing in it."""

    def __init__(self, home: Path) -> None:
        self.clone = home / "clone"
        subprocess.run(["git", "clone", "--quiet", str(TOP), str(self.clone)], check=True)
        given = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith("PIP_")}
        self.environment = {**given, "HOME": str(home), "QUADRIGA_DATA": str(home / "data"), "COLUMNS": "100"}
        self.environment["PATH"] = f"{self.clone / '.venv/bin'}{os.pathsep}{given.get('PATH', '/usr/bin:/bin')}"

    def run(self, command: str) -> bool:
        """Run a line in the clone; leaves a game at once. Says how it went."""
        began = time.monotonic()
        ran = subprocess.run(
            ["sh", "-c", command], cwd=self.clone, env=self.environment, input="q\n", capture_output=True, text=True
        )
        print(f"{time.monotonic() - began:7.1f} s  {'ok ' if ran.returncode == 0 else 'NO '} {command}", flush=True)
        if ran.returncode:
            print((ran.stdout + ran.stderr)[-2000:])
        return ran.returncode == 0

    def serves(self) -> bool:
        """Whether the server starts and hands out its page."""
        line = ["quadriga", "serve", "--no-browser", "--port", PORT]
        server = subprocess.Popen(
            [str(self.clone / ".venv/bin" / line[0]), *line[1:]],
            cwd=self.clone, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            until = time.monotonic() + 60
            while time.monotonic() < until and server.poll() is None:
                try:
                    with urlopen(f"http://127.0.0.1:{PORT}/", timeout=5) as page:
                        there = b"Quadriga" in page.read()
                    print(f"           {'ok ' if there else 'NO '} {shlex.join(line)}", flush=True)
                    return there
                except (URLError, OSError):
                    time.sleep(0.2)
            print(f"           NO  {shlex.join(line)}: no answer")
            return False
        finally:
            server.terminate()
            server.wait()


def main() -> int:
    """Follow the README; 1 where something of it fails."""
    python = sys.argv[1] if len(sys.argv) > 1 else sys.executable
    with tempfile.TemporaryDirectory() as home:
        machine = Machine(Path(home))
        if not machine.run(f"make build lab PYTHON={shlex.quote(python)}"):
            return 1
        bot = re.search(r"```python mybot.py\n(.*?)```", (TOP / "docs/bots.md").read_text(encoding="utf-8"), re.S)
        assert bot is not None
        (machine.clone / "mybot.py").write_text(bot[1], encoding="utf-8")
        held = [machine.serves(), *map(machine.run, commands())]
    print(f"{sum(held)} of {len(held)} commands of the README did what they say.")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
