"""Which variables a sentence mentions: what it does not mention need not be put into words for it."""

from __future__ import annotations

from collections.abc import Iterable

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def mentions(resources: Iterable[ast.Resource]) -> dict[str, frozenset[str]]:
    """The variables of each sentence, with those of the sentences it is made of; a later resource overrides.

    >>> from fluent.runtime import FluentResource
    >>> variables = mentions([FluentResource("name = { $seat }"), FluentResource("paid = { name } pays { $cost }")])
    >>> sorted(variables["paid"])
    ['cost', 'seat']
    """
    messages: dict[str, _Found] = {}
    for resource in resources:
        for item in resource.body:
            if isinstance(item, ast.Message):
                messages[item.id.name] = _Found()
                messages[item.id.name].visit(item)
    return {name: frozenset(_with_parts(name, messages, set())) for name in messages}


def _with_parts(name: str, messages: dict[str, _Found], seen: set[str]) -> set[str]:
    if name in seen or name not in messages:
        return set()
    seen.add(name)
    parts = (_with_parts(part, messages, seen) for part in messages[name].messages)
    return messages[name].variables.union(*parts)
