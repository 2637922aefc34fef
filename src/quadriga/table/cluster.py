"""The workers of a Dask cluster, as an executor like any other."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from quadriga.core.errors import QuadrigaError

TRIES = 3
"""So often work goes to another worker when one is lost."""


class Cluster(Executor):
    """The workers of the cluster whose scheduler listens at an address."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise QuadrigaError("", "no-dask") from None
        try:
            self.client = Client(address, timeout="5s")  # type: ignore[no-untyped-call]
        except (OSError, TimeoutError) as error:
            raise QuadrigaError("", "no-cluster", address=address, cause=error) from None
        self._executor: Executor = self.client.get_executor(pure=False, retries=TRIES)  # type: ignore[no-untyped-call]

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Send a job to a worker."""
        return self._executor.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the cluster go."""
        self.client.close(timeout=2)  # type: ignore[no-untyped-call]
