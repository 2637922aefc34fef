"""The files of the page as they travel: each is read and compressed once, and again when it has changed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from email.utils import formatdate
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

LEAST_COMPRESSED = 1000
"""Files of fewer bytes travel as they are."""
PACKED = ("image/png", "image/jpeg", "image/webp", "font/woff2")
"""Kinds that are compressed already."""

KINDS = {".js": "text/javascript", ".woff2": "font/woff2"}
"""Kinds that not every system knows, or calls by an older name."""

Message = MutableMapping[str, Any]


@dataclass(frozen=True)
class File:
    """A file as it was when it was last changed."""

    changed: int
    kind: str
    body: bytes
    compressed: bytes | None
    headers: dict[str, str]


class PageFiles:
    """Answers with the files of a folder; a folder itself stands for its `index.html`.

    Nothing is served but what was there at the start, whatever a path looks like.
    """

    def __init__(self, folder: Path) -> None:
        self.paths = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
        self.files: dict[str, File] = {}

    async def __call__(
        self,
        scope: MutableMapping[str, Any],
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
        """Answer a request, in the ASGI way."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        path: str = scope["path"]
        file = self._file(path + "index.html" if path.endswith("/") else path)
        asked = Headers(scope=scope)
        if asked.get("if-none-match") == file.headers["etag"]:
            response = Response(status_code=304, headers=file.headers)
        elif file.compressed is not None and "gzip" in asked.get("accept-encoding", ""):
            response = Response(
                file.compressed, headers={**file.headers, "content-encoding": "gzip"}, media_type=file.kind
            )
        else:
            response = Response(file.body, headers=file.headers, media_type=file.kind)
        await response(scope, receive, send)

    def _file(self, name: str) -> File:
        path = self.paths.get(name)
        if path is None:
            raise HTTPException(404)
        try:
            changed = path.stat().st_mtime_ns
            if name not in self.files or self.files[name].changed != changed:
                self.files[name] = read(path, changed)
        except FileNotFoundError:
            raise HTTPException(404) from None
        return self.files[name]


def read(path: Path, changed: int) -> File:
    """A file with all that is said of it."""
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    compressed = None if len(body) < LEAST_COMPRESSED or kind in PACKED else gzip.compress(body, mtime=0)
    digest = hashlib.blake2b(body, digest_size=16).hexdigest()
    headers = {
        "etag": f'"{digest}"',
        "last-modified": formatdate(changed / 1e9, usegmt=True),
        "vary": "accept-encoding",
    }
    return File(changed, kind, body, compressed, headers)
