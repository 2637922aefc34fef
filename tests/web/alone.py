"""The page without a server, as in the app: the same page and the same service, which runs here and not in Pyodide.

What a real browser makes of Pyodide is tested with the app (`tests/app`); here it is the screens.
"""

from __future__ import annotations

import asyncio
import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from quadriga.browser.home import Home
from quadriga.browser.storage import Memory
from quadriga.browser.worker import Worker

WEB = Path(__file__).parents[2] / "src" / "quadriga" / "web"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".wav": "audio/wav",
}
STUB = """
// Stands in for Pyodide: what the page says goes to the Python of the test, what that posts comes back.
const at = new URL("../table", import.meta.url);
const say = async (text) => {
  const told = await (await fetch(at, { method: "POST", body: text })).json();
  for (const one of told) postMessage(one);
};
onmessage = ({ data }) => (data === "ping" ? postMessage('{"kind":"pong"}') : say(data));
postMessage(JSON.stringify({ kind: "ready" }));
setInterval(() => say(""), 100);
"""


class Table:
    """The table of one person: a loop of its own, and what it has posted that nobody has fetched yet."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.storage, self.posted = Memory(), list[str]()
        asyncio.run_coroutine_threadsafe(self._open(), self.loop).result()

    async def _open(self) -> None:
        self.worker = Worker(self.storage, self.posted.append, "{}", "")  # type: ignore[arg-type]
        self.home: Home = self.worker.home
        self.home.bot_pause, self.home.hint_seconds = 0.0, 0.05

    def told(self, text: str) -> list[str]:
        """What has been posted, a moment after this was said."""
        return asyncio.run_coroutine_threadsafe(self._hear(text), self.loop).result()

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def _end(self) -> None:
        self.home.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _hear(self, text: str) -> list[str]:
        if text:
            self.worker.hear(text)
        await asyncio.sleep(0.01)
        told, self.posted[:] = list(self.posted), []
        return told


@contextmanager
def tables() -> Iterator[str]:
    """An address; below it everybody has a page and a table of their own: `ADDRESS/livia/`, `ADDRESS/marcus/`."""
    known: dict[str, Table] = {}

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *said: Any) -> None:
            pass

        def _split(self) -> tuple[str, str]:
            who, _, path = self.path.split("?")[0].lstrip("/").partition("/")
            return who, path or "index.html"

        def do_POST(self) -> None:
            who, _ = self._split()
            text = self.rfile.read(int(self.headers["Content-Length"])).decode()
            if who not in known:
                known[who] = Table()
            self._answer(json.dumps(known[who].told(text)).encode(), "application/json")

        def do_GET(self) -> None:
            _, path = self._split()
            file = (WEB / path).resolve()
            if not file.is_relative_to(WEB) or not file.is_file():
                self._answer(b"", "text/plain", 404)
                return
            content = file.read_bytes()
            if path == "index.html":
                content = content.replace(b"<html ", b'<html data-home="here" ')
            if path == "home/worker.js":
                content = STUB.encode()
            self._answer(content, KINDS.get(file.suffix, "application/octet-stream"))

        def _answer(self, content: bytes, kind: str, status: int = 200) -> None:
            # A page that is left does not wait for its answers.
            with suppress(ConnectionError):
                self._send(content, kind, status)

        def _send(self, content: bytes, kind: str, status: int) -> None:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        for table in known.values():
            table.close()
