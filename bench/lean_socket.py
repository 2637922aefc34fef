"""A socket client that costs next to nothing, so that what is measured is the server: messages come as bytes."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class LeanSocket(asyncio.Protocol):
    """One connection of a client; whole messages are handed on as they came, none is parsed."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, address: str, heard: Callable[[bytes], None]) -> LeanSocket:
        """Connect from an address of this machine."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port, local_addr=(address, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        line._write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        await line._greeted
        return line

    def send(self, message: dict[str, Any]) -> None:
        """Say something."""
        self._send(TEXT, json.dumps(message).encode())

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    # ---- the protocol ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]

    def connection_lost(self, error: Exception | None) -> None:
        for waiting in (self.closed, self._greeted):
            if not waiting.done():
                waiting.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._greeted.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._buffer.startswith(b"HTTP/1.1 101"), bytes(self._buffer[:200])
            self._greeted.set_result(None)
            del self._buffer[: end + 4]
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        """Hand on the next whole frame; the server sends each message in one."""
        buffer, start = self._buffer, 2
        if len(buffer) < start:
            return False
        kind, size = buffer[0] & 15, buffer[1]
        if size > 125:
            wide = 2 if size == 126 else 8
            size, start = int.from_bytes(buffer[2 : 2 + wide], "big"), 2 + wide
        if len(buffer) < start + size:
            return False
        frame = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self.heard(frame)
        elif kind == PING:
            self._send(PONG, frame)
        elif kind == CLOSE:
            self.close()
        return True

    def _send(self, kind: int, message: bytes) -> None:
        # The mask protects old proxies; one of zeros does here.
        size = len(message)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        self._write(bytes([128 | kind]) + length + bytes(4) + message)

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)
