"""Stands in for `cython` where the compiler is not installed: `with cython.nogil:` then does nothing."""

from contextlib import nullcontext

nogil = nullcontext()
compiled = False
