"""A server process from start to end: it listens when everything stands, and says goodbye before it goes."""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from quadriga.core.errors import BadOption
from quadriga.server.service import Service
from quadriga.server.wire.sockets import CUT

MOST_MESSAGE = 64 * 1024
SWITCH_SECONDS = 0.0005
LEAVE_SECONDS = 3.0


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens at an address, or a clear error."""
    try:
        kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(kind)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        raise BadOption("cannot-listen", host=host, port=port, cause=error) from None
    return listening


def _leave_soon() -> None:
    """End the process, though a bot still thinks in a thread of it: everything is kept, and nobody waits for that."""
    last = threading.Timer(LEAVE_SECONDS, os._exit, [0])
    last.daemon = True
    last.start()


class Http(HttpToolsProtocol):
    """A connection over HTTP of which nothing is left once it has ended, or has become a socket.

    It and its parser hold each other. The collector finds such pairs late: what has lived as long as a socket does is
    looked for after millions of new objects, and a server kept 7.5 kB of every socket that it ever had.
    """

    def handle_websocket_upgrade(self) -> None:
        """A socket takes the connection over."""
        super().handle_websocket_upgrade()
        # uvicorn lets go of it only where the connection ends as one over HTTP.
        del self.parser

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        # Of a client that goes without a word, uvicorn would go on waiting for the next request.
        self._unset_keepalive_if_required()


class Wire(WebSocketsSansIOProtocol):
    """A socket that can be cut off at once: who does not read leaves no other way to end it."""

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a client."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][CUT] = {"at_once": self.transport.abort}

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone: no more is read, and nothing is left of what was, as in `Http`."""
        super().connection_lost(exc)
        self.conn.parser.close()


class TableServer(uvicorn.Server):
    """Serves an application as long as it is wanted; what goes wrong at the start is raised where it is run."""

    def __init__(self, app: FastAPI, ready: Callable[[], None] = lambda: None, proxy: str | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",
                log_config=None,
                access_log=False,
                http=Http,
                ws=Wire,
                ws_max_size=MOST_MESSAGE,
                ws_per_message_deflate=False,
                proxy_headers=proxy is not None,
                forwarded_allow_ips=proxy,
                server_header=False,
                # Longer than proxies keep an idle line (60 s as a rule): none writes into one that is being closed.
                timeout_keep_alive=75,
                timeout_graceful_shutdown=3,
            )
        )
        self.service: Service = app.state.service
        self.ready = ready

    def run(self, sockets: list[Any] | None = None) -> None:
        """Serve until told to end."""
        # Bots think in threads of this process; those who wait for an answer come first.
        sys.setswitchinterval(SWITCH_SECONDS)
        try:
            super().run(sockets)
        finally:
            _leave_soon()

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Open the database first, listen then."""
        await self.service.open()
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Tell clients to come back, answer what was asked, then let go of everything."""
        await self.service.close_sockets()
        await super().shutdown(sockets)
        await self.service.close()
