"""Executors for the lab: this process, several processes, or any other of the same form."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

from quadriga.table.workers import processes

Job = TypeVar("Job")
Done = TypeVar("Done")


class SerialExecutor(Executor):
    """Does each job at once, in this process."""

    def submit(self, fn: Callable[..., Done], /, *args: Any, **kwargs: Any) -> Future[Done]:
        """The job, already done; what goes wrong in it is raised here."""
        future: Future[Done] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def executor_for(workers: int) -> Executor:
    """One worker is this process; more are processes of their own."""
    return SerialExecutor() if workers == 1 else processes(workers)


def jobs_ahead(workers: int) -> int:
    """How many jobs to give out ahead, so that no worker waits and little is done in vain."""
    return 1 if workers == 1 else 2 * workers


def in_order(
    executor: Executor, do: Callable[[Job], Done], jobs: Iterable[Job], ahead: int = 1
) -> Iterator[tuple[Job, Done]]:
    """Each job with what came of it, in the order of the jobs, whoever is done first.

    At most `ahead` jobs are given out beyond those that were taken, so that a caller that has seen enough wastes
    little; when it stops, jobs that nobody has begun are dropped.

    >>> list(in_order(SerialExecutor(), abs, [-1, 2]))
    [(-1, 1), (2, 2)]
    """
    waiting: deque[tuple[Job, Future[Done]]] = deque()
    try:
        for job in jobs:
            waiting.append((job, executor.submit(do, job)))
            if len(waiting) >= ahead:
                taken, future = waiting.popleft()
                yield taken, future.result()
        while waiting:
            taken, future = waiting.popleft()
            yield taken, future.result()
    finally:
        for _, future in waiting:
            future.cancel()
