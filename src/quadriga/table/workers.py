"""Processes that share work on this machine, as an executor like any other; see also `cluster.py`."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context


def processes(count: int) -> ProcessPoolExecutor:
    """So many processes. Forked ones would inherit locks that threads of this one hold: each starts afresh.

    Ctrl-C ends them at once.
    """
    return ProcessPoolExecutor(
        count, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)
    )
