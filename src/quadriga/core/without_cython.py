"""Stands in for the module `cython` where it is not installed: nothing is compiled, and there is no lock to release."""

from contextlib import nullcontext

nogil = nullcontext()
compiled = False
