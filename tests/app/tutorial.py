"""Runs those examples of the tutorial that need nothing but the package, and prints how many lines that were."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

ELSEWHERE = ("quadriga.lab", "pettingzoo", "pyspiel", "numpy")
"""What stands on packages of Pyodide's own, or on some that no browser has."""


def main() -> int:
    """Run them, in order and in one space of names."""
    examples = re.findall(r"```python\n(.*?)```", Path("docs/tutorial.md").read_text(encoding="utf-8"), re.S)
    kept = [one for one in examples if not any(name in one for name in ELSEWHERE)]
    test = doctest.DocTestParser().get_doctest("\n".join(kept), {}, "tutorial", "docs/tutorial.md", 0)
    found = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    print(f"{len(kept)} examples, {found.attempted} lines, {found.failed} failed")
    return 1 if found.failed or len(kept) < 3 else 0


if __name__ == "__main__":
    sys.exit(main())
