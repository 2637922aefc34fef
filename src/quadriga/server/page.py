"""The files of the page as they travel: all of one version, each read and compressed once.

Modules name each other by relative paths, so a page whose address names a version gets every file of that version:

    /                        index.html, asked for anew each time; it names the files under the version of the day
    /v/5d0c…/app/main.js     a file of that version; it never changes, and browsers keep it
    /app/main.js             the file of the day; browsers ask each time whether they have it

A version that is no longer served is not found: the page then offers to load it anew.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

LEAST_COMPRESSED = 300
"""Files of fewer bytes travel as they are."""
PACKED = ("image/png", "image/jpeg", "image/webp", "font/woff2")
"""Kinds that are compressed already."""

KINDS = {".js": "text/javascript", ".woff2": "font/woff2"}
"""Kinds that not every system knows, or calls by an older name."""

PARTS = (".js", ".css", ".ftl", ".woff2", ".png", ".webp")
WORKER = "worker.js"

OF_A_VERSION = re.compile(r"/v/([0-9a-f]+)(/.*)")
KEPT = "public, max-age=31536000, immutable"
ASKED_ANEW = "no-cache"
NAMED_IN_INDEX = re.compile(rb'(href|src)="([\w/-]+\.(?:js|css|svg))"')
"""What index.html names of the page itself; what browsers keep beside pages (the manifest) has no version."""

Message = MutableMapping[str, Any]


def is_part(path: str) -> bool:
    """Whether a file is only ever a part of a page, under whose policies it stands: a worker has its own.

    >>> is_part("/v/5d0c/app/main.js"), is_part("/v/5d0c/games/antike/settle/worker.js"), is_part("/")
    (True, False, False)
    """
    return path.endswith(PARTS) and not path.endswith(WORKER)


@dataclass(frozen=True)
class File:
    """A file as it was when it was last changed."""

    changed: int
    kind: str
    body: bytes

    @cached_property
    def digest(self) -> str:
        """Names what is in it."""
        return hashlib.blake2b(self.body, digest_size=16).hexdigest()

    @cached_property
    def compressed(self) -> bytes | None:
        """As it travels to most; None where that would gain nothing."""
        small = len(self.body) < LEAST_COMPRESSED or self.kind in PACKED
        return None if small else gzip.compress(self.body, mtime=0)

    def response(self, asked: Headers, cache: str) -> Response:
        """The answer to a request: the file, or that the client has it."""
        packed = self.compressed if "gzip" in asked.get("accept-encoding", "") else None
        tag = f'"{self.digest}"' if packed is None else f'"{self.digest}-gzip"'
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        if cache != KEPT:
            # What is kept for ever is never asked for anew.
            headers["etag"] = tag
        # A proxy that packs anew says so by W/.
        had = {tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")}
        if tag in had:
            return Response(status_code=304, headers=headers)
        if packed is not None:
            return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


class PageFiles:
    """Answers with the files of a folder; a folder itself stands for its `index.html`.

    Nothing is served but what was there when `index.html` was asked for last, whatever a path looks like.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.version = ""
        """Names the files as they are, all together."""
        self.files: dict[str, File] = {}
        self.look()

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
        name, cache = path + "index.html" if path.endswith("/") else path, ASKED_ANEW
        if versioned := OF_A_VERSION.fullmatch(name):
            version, name = versioned.groups()
            cache = KEPT
            if version != self.version:
                raise HTTPException(404, headers={"cache-control": "no-store"})
        elif name == "/index.html":
            self.look()
        if name not in self.files:
            raise HTTPException(404, headers={"cache-control": "no-store"})
        await self.files[name].response(Headers(scope=scope), cache)(scope, receive, send)

    def look(self) -> None:
        """Read what has changed in the folder: then it is another version."""
        changed = {path: path.stat().st_mtime_ns for path in sorted(self.folder.rglob("*")) if path.is_file()}
        names = {f"/{path.relative_to(self.folder).as_posix()}": path for path in changed}
        if self.version and {name: file.changed for name, file in self.files.items()} == {
            name: changed[path] for name, path in names.items()
        }:
            return
        self.files = {name: read(path, changed[path]) for name, path in names.items()}
        whole = hashlib.blake2b(digest_size=8)
        for name, file in self.files.items():
            whole.update(f"{name} {file.digest}\n".encode())
        self.version = whole.hexdigest()
        if index := self.files.get("/index.html"):
            body = NAMED_IN_INDEX.sub(rf'\1="v/{self.version}/\2"'.encode(), index.body)
            self.files["/index.html"] = File(index.changed, index.kind, body)


def read(path: Path, changed: int) -> File:
    """A file with all that is said of it."""
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    return File(changed, kind, path.read_bytes())
