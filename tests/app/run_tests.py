"""Runs tests inside Pyodide: `run_tests.py WORDS OF PYTEST`."""

from __future__ import annotations

import sys

import pytest

# No cache to write, no files behind the output, no signals: a browser has none of them.
PLAIN = ["-p", "no:cacheprovider", "-p", "no:faulthandler", "--capture=sys", "--tb=short"]

if __name__ == "__main__":
    sys.exit(int(pytest.main([*PLAIN, *sys.argv[1:]])))
