"""Where a browser keeps what must not be lost: texts by their keys. The worker gives one that is IndexedDB."""

from __future__ import annotations

from typing import Protocol


class Storage(Protocol):
    """Keeps texts; what was put is there when `put` has ended, or it fails."""

    async def put(self, key: str, text: str) -> None:
        """Keep a text in place of what was there."""
        ...

    async def remove(self, key: str) -> None:
        """Keep it no more."""
        ...


class Memory:
    """Keeps texts as long as the process runs.

    >>> import asyncio
    >>> memory = Memory()
    >>> asyncio.run(memory.put("match 1", "…"))
    >>> memory.texts
    {'match 1': '…'}
    """

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def put(self, key: str, text: str) -> None:
        self.texts[key] = text

    async def remove(self, key: str) -> None:
        self.texts.pop(key, None)
