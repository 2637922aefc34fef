"""The workers of a Dask cluster, as an executor like any other."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quadriga.core.errors import QuadrigaError

TRIES = 3
"""So often work goes to another worker when one is lost."""


@dataclass(frozen=True)
class TlsFiles:
    """The files with which both sides of a line prove who they are: who signs, one's own certificate, its key."""

    ca: str = ""
    cert: str = ""
    key: str = ""

    @property
    def is_given(self) -> bool:
        """Whether there are any."""
        return bool(self.ca or self.cert or self.key)

    def check(self, address: str) -> None:
        """Refuse some without the others, those that are not there, and the address of a line without TLS."""
        if not address.startswith("tls:"):
            raise QuadrigaError("cluster-plain", address=address)
        for file in (self.ca, self.cert, self.key):
            if not Path(file).is_file():
                raise QuadrigaError("cluster-tls", path=file or "?")


class Cluster(Executor):
    """The workers of the cluster whose scheduler listens at an address; with `tls`, over an encrypted line alone."""

    def __init__(self, address: str, tls: TlsFiles | None = None) -> None:
        tls = tls or TlsFiles()
        if tls.is_given or address.startswith("tls:"):
            tls.check(address)
        try:
            from distributed import Client, Security
        except ImportError:
            raise QuadrigaError("no-dask") from None
        try:
            security = None
            if tls.is_given:
                files = {"tls_ca_file": tls.ca, "tls_client_cert": tls.cert, "tls_client_key": tls.key}
                security = Security(**files, require_encryption=True)  # type: ignore[no-untyped-call]
            self.client = Client(address, timeout="5s", security=security)  # type: ignore[no-untyped-call]
        except (OSError, TimeoutError) as error:
            raise QuadrigaError("no-cluster", address=address, cause=error) from None
        self._executor: Executor = self.client.get_executor(pure=False, retries=TRIES)  # type: ignore[no-untyped-call]

    @property
    def threads(self) -> int:
        """How many jobs its workers do at once; 1 where there is none yet."""
        workers = self.client.scheduler_info(n_workers=-1)["workers"].values()
        return max(1, sum(int(worker["nthreads"]) for worker in workers))

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Send a job to a worker."""
        return self._executor.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the cluster go."""
        self.client.close(timeout=2)  # type: ignore[no-untyped-call]
