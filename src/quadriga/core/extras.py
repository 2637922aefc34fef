"""Packages that only a part of the program needs, and what to say when they are not there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from quadriga.core.errors import QuadrigaError


class Missing(QuadrigaError, ImportError):
    """A package is not installed."""

    code = "extra-missing"


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports of such packages: `name` is what to install, as pip knows it.

    >>> with extra("lab"):
    ...     import abacus_of_rome  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    quadriga.core.extras.Missing: This needs the package abacus_of_rome: pip install "quadriga[lab]" ...
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        raise Missing(package=package, extra=name) from None
