"""The packages that only the lab needs, and what to say when they are not there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from quadriga.core.errors import QuadrigaError


class Missing(QuadrigaError):
    """A package of the lab is not installed."""

    code = "lab-missing"


@contextmanager
def extra() -> Iterator[None]:
    """Around imports of such packages.

    >>> with extra():
    ...     import abacus_of_rome
    Traceback (most recent call last):
    ...
    quadriga.lab.extra.Missing: This needs the package abacus_of_rome: pip install "quadriga[lab]"
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        raise Missing(f'This needs {package}: pip install "quadriga[lab]"', package=package) from None
