"""Where every rule stands: in a title's RULES.md, in its code, in the tests that prove it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

TOP = Path(__file__).parents[1]
GAMES = TOP / "src" / "quadriga" / "games"
DOCUMENT = TOP / "docs" / "rules-coverage.md"
PREFIXES = {"empire": "EMP", "caesar": "CAE", "augustus": "AUG", "antike": "ANT"}


@dataclass
class Rule:
    """One rule id with the places that name it."""

    id: str
    code: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)


def rules(title: str) -> dict[str, Rule]:
    """All rule ids of a title, as RULES.md lists them in bold, with the code and tests that name them."""
    prefix = PREFIXES[title]
    text = (GAMES / title / "RULES.md").read_text(encoding="utf-8")
    found = {name: Rule(name) for name in re.findall(rf"\*\*({prefix}-R?\d+)\*\*", text)}
    for path in sorted((GAMES / title).glob("*.py")):
        for name in _ids(path.read_text(encoding="utf-8"), prefix):
            if name in found:
                found[name].code.add(path.name)
    for path in sorted((TOP / "tests" / "games" / title).glob("test_*.py")):
        _read_tests(path, prefix, found)
    return found


def _ids(text: str, prefix: str) -> set[str]:
    """Ids in a text; `CAE-8 to CAE-12` names all in between."""
    found = set(re.findall(rf"{prefix}-R?\d+", text))
    for kind, first, last in re.findall(rf"{prefix}-(R?)(\d+) to {prefix}-R?(\d+)", text):
        found |= {f"{prefix}-{kind}{n}" for n in range(int(first), int(last) + 1)}
    return found


def _read_tests(path: Path, prefix: str, found: dict[str, Rule]) -> None:
    text = path.read_text(encoding="utf-8")
    for match in re.finditer(r"^def (test_\w+)\(.*?(?=^def |\Z)", text, re.M | re.S):
        name, body = match.group(1), match.group(0)
        named = {f"{prefix}-{n.upper()}" for n in re.findall(rf"_{prefix.lower()}_(r?\d+)(?=_|$)", "_" + name[5:])}
        docstring = re.search(r'"""(.*?)"""', body, re.S)
        if docstring:
            named |= _ids(docstring.group(1), prefix)
        for rule in named & set(found):
            found[rule].tests.add(name)


def titles() -> list[str]:
    """The titles that have rules to cover."""
    return [title for title in PREFIXES if (GAMES / title / "RULES.md").exists()]


def table() -> str:
    """The document."""
    rows = [
        "# Rules, code, tests",
        "",
        "Every rule of every `RULES.md`, the modules that name it, and the tests that prove it.",
        "Written by `make rules-table`; a test fails when it is out of date or a cell is empty.",
    ]
    for title in titles():
        rows += ["", f"## {title}", "", "| rule | code | tests |", "|---|---|---|"]
        for rule in sorted(rules(title).values(), key=lambda r: (("R" in r.id[4:]), int(re.sub(r"\D", "", r.id)))):
            tests = ", ".join(f"`{name}`" for name in sorted(rule.tests))
            rows.append(f"| {rule.id} | {', '.join(sorted(rule.code))} | {tests} |")
    return "\n".join(rows) + "\n"
