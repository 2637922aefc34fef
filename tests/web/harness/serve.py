"""A small server for a harness page: the repository at `/`, a folder of positions at `/positions/`.

python -m tests.web.harness.serve FOLDER PORT
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).parents[3]


class Handler(SimpleHTTPRequestHandler):
    """Serves both folders; what it serves is never kept by the browser."""

    def __init__(self, *args: object, positions: Path) -> None:
        self.positions = positions
        super().__init__(*args, directory=str(ROOT))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        if path.startswith("/positions/"):
            return str(self.positions / Path(path).name)
        return super().translate_path(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Says nothing."""


def server(positions: Path, port: int = 0) -> ThreadingHTTPServer:
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, positions=positions.resolve()))


@contextmanager
def serving(positions: Path) -> Iterator[str]:
    """The address of a server that runs as long as the block."""
    with server(positions) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{running.server_address[1]}"
        finally:
            running.shutdown()


if __name__ == "__main__":
    server(Path(sys.argv[1]), int(sys.argv[2])).serve_forever()
