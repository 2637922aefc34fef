"""Serves the page's files, this harness and a folder of positions.

python -m tests.web.harness_empire.serve FOLDER [PORT]
"""

from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# A checkout without the shell keeps the files it shares with this title under build/web.
PAGE = (ROOT / "src" / "quadriga" / "web", ROOT / "build" / "web")


class Handler(SimpleHTTPRequestHandler):
    """Three folders under one roof: `/positions`, `/harness` and the page."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".ftl": "text/plain"}

    def __init__(self, *args: object, positions: Path, **kwargs: object) -> None:
        self.positions = positions
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        first, _, rest = path.split("?")[0].lstrip("/").partition("/")
        if first == "positions":
            return str(self.positions / rest)
        if first == "harness":
            return str(Path(__file__).parent / (rest or "index.html"))
        found = [folder / first / rest for folder in PAGE if (folder / first / rest).exists()]
        return str(found[0] if found else PAGE[0] / first / rest)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def server(positions: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server that has not begun to answer; port 0 takes any that is free."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, positions=positions))


if __name__ == "__main__":
    server(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 8123).serve_forever()
