"""Where every rule stands: in a title's RULES.md, in its code, in the tests that prove it."""

from __future__ import annotations

import ast
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
    for path in sorted((GAMES / title).rglob("*.py")):
        for name in _ids(path.read_text(encoding="utf-8"), prefix):
            if name in found:
                found[name].code.add(path.relative_to(GAMES / title).as_posix())
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
    """A test proves the rules that its name or the start of its docstring names, and only if it checks something."""
    for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(test, ast.FunctionDef) or not test.name.startswith("test_") or not _checks(test):
            continue
        ids = re.findall(rf"_{prefix.lower()}_(r?\d+)(?=_|$)", "_" + test.name[5:])
        named = {f"{prefix}-{number.upper()}" for number in ids}
        told = (ast.get_docstring(test) or "").partition("\n")[0]
        begun = re.match(rf"(?:{prefix}-R?\d+(?: to |, | and |: )?)+", told)
        if begun:
            named |= _ids(begun[0], prefix)
        for rule in named & set(found):
            found[rule].tests.add(test.name)


def _checks(test: ast.FunctionDef) -> bool:
    """Whether something can fail in a test: an assertion, an error that is expected, or a helper that checks."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "raises" or name.startswith(("check", "expect", "refused", "same")):
                return True
    return False


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
