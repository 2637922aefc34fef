"""A second look at tests of real browsers and terminals, which much else on a machine can make fail.

A test that fails there runs once more. What failed first is printed in the end, and a run in which more than a few
tests needed it fails: then it is not the machine.

>>> is_real(FOLDER / "web" / "test_evening.py"), is_real(FOLDER / "core" / "test_record.py")
(True, False)
"""

from __future__ import annotations

from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
REAL = ("app", "terminal", "web")
"""Where tests wait for browsers and terminals. What a server must never lose or tell has to hold at the first look."""
MOST = 3
"""So many tests may need a second look in one run."""


def is_real(path: Path) -> bool:
    """Whether the tests of a file wait for other programs."""
    return any(path.is_relative_to(FOLDER / place) for place in REAL)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_real(item.path):
            item.add_marker(pytest.mark.flaky(reruns=1))


def looked_at_twice(config: pytest.Config) -> list[pytest.TestReport]:
    """First, failed runs of tests that ran once more; only the process that gathers all results has them."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return list(reporter.stats.get("rerun", ())) if reporter else []


def pytest_sessionfinish(session: pytest.Session) -> None:
    if len(looked_at_twice(session.config)) > MOST and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    first = looked_at_twice(terminalreporter.config)
    if not first:
        return
    terminalreporter.section(f"tests that needed a second look: {len(first)}, {MOST} may")
    for report in first:
        terminalreporter.write_sep("_", report.nodeid)
        terminalreporter.write_line(report.longreprtext)
