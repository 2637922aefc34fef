"""Options of a title: names, values, defaults, and when they are offered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from quadriga.core.errors import BadOption, shortened

Options = dict[str, str]
"""A value for every option of a title."""


@dataclass(frozen=True)
class Option:
    """One option. Values are words; `numbers` also allows any whole number in that range.

    `seats` limits the numbers of seats with which the option is offered.

    >>> limit = Option("round_limit", ("none",), "none", numbers=(1, 200))
    >>> limit.allows("60"), limit.allows("soon"), limit.choices()
    (True, False, ['none', '1..200'])
    """

    name: str
    values: tuple[str, ...]
    default: str
    numbers: tuple[int, int] | None = None
    seats: tuple[int, int] | None = None

    def allows(self, value: str) -> bool:
        """Whether `value` can be chosen."""
        if value in self.values:
            return True
        if self.numbers is None or not (value.isascii() and value.isdigit()):
            return False
        return self.numbers[0] <= int(value) <= self.numbers[1]

    def choices(self) -> list[str]:
        """The values in words, a range of numbers as `least..most`."""
        extra = [] if self.numbers is None else [f"{self.numbers[0]}..{self.numbers[1]}"]
        return [*self.values, *extra]

    def offered(self, seats: int) -> bool:
        """Whether the option exists with this number of seats."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]


def switch(name: str, seats: tuple[int, int] | None = None) -> Option:
    """An option that is off or on.

    >>> switch("poison").choices()
    ['off', 'on']
    """
    return Option(name, ("off", "on"), "off", seats=seats)


def with_defaults(known: Iterable[Option], seats: int, given: Mapping[str, str]) -> Options:
    """All options with their values: those given, defaults elsewhere.

    >>> with_defaults([switch("poison"), switch("centurions")], 2, {"poison": "on"})
    {'poison': 'on', 'centurions': 'off'}
    """
    if not isinstance(given, Mapping):
        raise BadOption("options-form", given=shortened(repr(given)))
    options = {option.name: option for option in known}
    for name, value in given.items():
        option = options.get(name)
        if option is None:
            listed = ", ".join(options)
            raise BadOption("unknown-option", name=shortened(name), listed=listed)
        if not isinstance(value, str) or not option.allows(value):
            listed = ", ".join(option.choices())
            raise BadOption("bad-option-value", name=name, value=shortened(value), listed=listed)
        if not option.offered(seats) and value != option.default:
            raise BadOption("option-not-offered", name=name, seats=seats)
    return {name: given.get(name, option.default) for name, option in options.items()}


def parse_options(words: Iterable[str]) -> Options:
    """Options from `NAME=VALUE` words, as they are typed.

    >>> parse_options(["poison=on"])
    {'poison': 'on'}
    """
    options: Options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise BadOption("option-form", word=shortened(word))
        options[name.strip()] = value.strip()
    return options
