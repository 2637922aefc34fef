"""Memory that is free goes back to the system: else what was once needed for a moment counts as used for ever."""

from __future__ import annotations

import asyncio
import ctypes
import sys


async def give_back() -> None:
    """Let the C library give back what it has free, beside the event loop.

    By itself it gives back only what lies at the end of its heap. With 16 matches, one after another, each 2,400
    decisions left 2 to 5 MB behind that this gave back: a server stayed at 120 to 122 MB from 4,800 to 24,000.
    """
    # Only glibc has to be told.
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)) is not None:
        await asyncio.to_thread(trim, 0)
