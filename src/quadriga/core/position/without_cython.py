"""Stands in for the module `cython` where it is not installed: nothing is compiled, no lock is released or taken."""

from contextlib import nullcontext

gil = nullcontext()
nogil = nullcontext()
compiled = False
