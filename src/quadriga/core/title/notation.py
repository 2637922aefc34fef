"""The four forms of an action: number, dataclass, JSON, short text; each convertible to the others.

A title lists its whole action space once, as (number, dataclass) pairs. Every dataclass has a `do` that names its
kind; its fields are the JSON form; `str()` is the short text. An `ActionSpec` makes such a dataclass from one line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from functools import cached_property
from typing import Any, ClassVar

from quadriga.core.errors import Malformed, shortened

UNKNOWN = "?"
"""Stands in a text for what somebody does not know."""


@dataclass(frozen=True)
class Action:
    """Base of all actions. The text is `do` and the fields, in order.

    >>> @dataclass(frozen=True)
    ... class Flip(Action):
    ...     do = "flip"
    ...     border: str
    >>> Flip("asia-syria").to_json(), str(Flip("asia-syria"))
    ({'do': 'flip', 'border': 'asia-syria'}, 'flip asia-syria')
    """

    do: ClassVar[str] = ""
    kinds: ClassVar[dict[str, str]] = {}
    """What the fields name, where it is not what they are called: `{"toward": "province"}`."""

    def to_json(self) -> dict[str, Any]:
        """The action as plain data."""
        return {"do": self.do, **vars(self)}

    def without(self, fields: tuple[str, ...]) -> str:
        """The text with `?` for some fields, or for the whole where `do` is one of them.

        >>> @dataclass(frozen=True)
        ... class Draw(Action):
        ...     do = "draw"
        ...     token: str
        >>> Draw("sword-60").without(("token",))
        'draw ?'
        """
        if "do" in fields:
            return UNKNOWN
        shown = (UNKNOWN if name in fields else str(value) for name, value in vars(self).items())
        return " ".join([self.do, *shown])

    def __str__(self) -> str:
        return " ".join([self.do, *(str(value) for value in vars(self).values())])


Form = Action | str | int | dict[str, Any]
"""Any of the four forms of an action."""


@dataclass(frozen=True)
class ActionSpec:
    """A kind of action in one line: what it is called, its first number, and its fields.

    A field is `name` (a bare number) or `name:kind`, where `kind` names a list of ids of the board, as in an
    `EventSpec`. Without fields it is one action, with one field one for each thing of that kind, in order. Where it is
    otherwise, or only `some` of them there are, the title lists them: the spec, called, gives one with its number.

    >>> flip = ActionSpec("flip", 10, ("border:border",))
    >>> [(number, str(action)) for number, action in flip.each({"border": ["asia-syria", "syria-egypt"]})]
    [(10, 'flip asia-syria'), (11, 'flip syria-egypt')]
    >>> flip(5, "gallia-alpes")
    (15, Flip(border='gallia-alpes'))
    """

    do: str
    at: int
    fields: tuple[str, ...] = ()
    some: bool = False

    @cached_property
    def _form(self) -> type[Action]:
        """The dataclass of such actions."""
        named = [field.partition(":")[::2] for field in self.fields]
        known = {"do": self.do, "kinds": {name: kind for name, kind in named if kind not in ("", name)}}
        title = self.do.replace("-", " ").title().replace(" ", "")
        return make_dataclass(title, [(name, Any) for name, _ in named], bases=(Action,), namespace=known, frozen=True)

    def __call__(self, n: int, *values: str | int) -> tuple[int, Action]:
        """The n-th action of this kind, with its number."""
        return self.at + n, self._form(*values)

    def each(self, names: Mapping[str, Sequence[str]]) -> Iterator[tuple[int, Action]]:
        """All actions of this kind, unless the title lists them."""
        kinds = [field.partition(":")[2] for field in self.fields]
        if not kinds:
            yield self(0)
        elif not self.some and len(kinds) == 1 and kinds[0]:
            for n, name in enumerate(names[kinds[0]]):
                yield self(n, name)


class Notation:
    """The action space of one title with one set of components."""

    def __init__(self, space: Iterable[tuple[int, Action]], count: int) -> None:
        self.count = count
        self._actions: dict[int, Action] = dict(space)
        self._ids = {action: number for number, action in self._actions.items()}
        self._text_of = {number: str(action) for number, action in self._actions.items()}
        self._texts = {text: number for number, text in self._text_of.items()}
        self._json = {_key(action.to_json()): number for number, action in self._actions.items()}
        kinds = len(self._actions)
        if not len(self._ids) == len(self._texts) == len(self._json) == kinds:
            raise ValueError("two actions share a form")

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self._actions))

    def action(self, number: int) -> Action:
        """The dataclass of a number."""
        action = self._actions.get(number)
        if action is None:
            raise Malformed(action=shortened(number))
        return action

    def text(self, number: int) -> str:
        """The short text of a number."""
        return self._text_of.get(number) or str(self.action(number))

    def to_json(self, number: int) -> dict[str, Any]:
        """The JSON form of a number."""
        return self.action(number).to_json()

    def number(self, form: Form) -> int:
        """The number of an action in any of its four forms."""
        number: int | None = None
        if isinstance(form, Action):
            number = self._ids.get(form)
        elif isinstance(form, str):
            number = self._texts.get(" ".join(form.split()))
        elif isinstance(form, dict):
            number = self._json.get(_key(form))
        elif isinstance(form, int) and not isinstance(form, bool) and form in self._actions:
            number = form
        if number is None:
            raise Malformed(action=shortened(form))
        return number


def _key(form: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((shortened(name), shortened(value)) for name, value in form.items()))
