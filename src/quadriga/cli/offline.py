"""`quadriga app`: the page with everything behind it, as plain files for any static host, or shown here."""

from __future__ import annotations

import http.server
import mimetypes
import posixpath
import threading
import webbrowser
import zipfile
from pathlib import Path
from typing import Annotated
from urllib.parse import unquote, urlsplit

import typer

from quadriga.cli.arguments import Language
from quadriga.cli.common import console
from quadriga.core.errors import BadOption
from quadriga.words import Words, choose_language

PACKED = Path(__file__).parents[1] / "app.zip"
"""The app, in packages that carry it; in a checkout `make app` puts it there."""
KINDS = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".ftl": "text/plain",
         ".webmanifest": "application/manifest+json"}  # fmt: skip
MARK = "sw.js"
"""What lies in every folder with an app."""


def app(
    folder: Annotated[
        Path | None, typer.Argument(metavar="DIR", help="Where the files go; an app that is there becomes this one.")
    ] = None,
    serve: Annotated[bool, typer.Option("--serve", help="Show it here; Ctrl-C ends it.")] = False,
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="The port to listen on.")] = 8766,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
    lang: Language = None,
) -> None:
    """Quadriga as plain files: put them on any static host, and whoever opens the page plays without a server."""
    words = Words(choose_language(lang))
    if folder is None and not serve:
        raise BadOption("app-where")
    if not PACKED.exists():
        raise BadOption("app-missing")
    with zipfile.ZipFile(PACKED) as packed:
        if folder is not None:
            # Who has an older page open still finds its files: they lie below an address of their own.
            if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
                raise BadOption("app-folder", path=str(folder))
            packed.extractall(folder)
            console.print(words.say("app-copied", path=str(folder)), soft_wrap=True)
        if serve:
            _show(packed, port, no_browser, words)


def _show(packed: zipfile.ZipFile, port: int, no_browser: bool, words: Words) -> None:
    files = {name: packed.read(name) for name in packed.namelist()}

    class Files(http.server.BaseHTTPRequestHandler):
        """Answers with the files of the app."""

        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            """A file, or the page that says that there is none."""
            name = posixpath.normpath(unquote(urlsplit(self.path).path)).lstrip("/") or "index.html"
            status, name = (200, name) if name in files else (404, "404.html")
            suffix = Path(name).suffix
            self.send_response(status)
            self.send_header("Content-Type", KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "text/plain")
            self.send_header("Content-Length", str(len(files[name])))
            self.send_header("Cache-Control", "no-cache")
            self.end_headers()
            if self.command == "GET":
                self.wfile.write(files[name])

        def do_HEAD(self) -> None:
            """The same without the file."""
            self.do_GET()

        def log_message(self, format: str, *said: object) -> None:
            """Say nothing of every file."""

    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Files)
    except OSError as error:
        raise BadOption("cannot-listen", host="127.0.0.1", port=port, cause=error) from None
    server.daemon_threads = True
    with server:
        address = f"http://localhost:{server.server_address[1]}/"
        console.print(words.say("app-serving", address=address), soft_wrap=True)
        if not no_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        server.serve_forever()
