"""Processes that share work on this machine, as an executor like any other; see also `cluster.py`."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread


def processes(count: int) -> ProcessPoolExecutor:
    """So many processes. Forked ones would inherit locks that threads of this one hold: each starts afresh.

    Ctrl-C ends them at once, and so does the end of this process, however it came.
    """
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed says nothing more: its workers would go on thinking, and then wait for ever."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
