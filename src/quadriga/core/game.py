"""A title: what it is called, what can be set, and the way from its state to everything people see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from inspect import getfile
from pathlib import Path
from typing import Any

from quadriga.core import data as component_data
from quadriga.core import experience as core_experience
from quadriga.core import registry
from quadriga.core.errors import BadOption, Illegal
from quadriga.core.events import Event, EventSpec, read_trace
from quadriga.core.experience import Experience
from quadriga.core.insight import Insight
from quadriga.core.meta import Meta
from quadriga.core.notation import Action, Notation
from quadriga.core.options import Options, settle
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.state import State, Trace


@dataclass(frozen=True)
class Preview:
    """What a decision would do, as far as the seat that looks can know."""

    events: list[dict[str, Any]]
    view: dict[str, Any]


class Game:
    """Base of all titles. A `Game` is a title with its components; it never changes.

    >>> from quadriga import games
    >>> caesar = games.load("caesar")
    >>> state = caesar.new(seats=2, options={"poison": "on"})
    >>> state.options["poison"]
    'on'
    """

    meta: Meta
    event_specs: Sequence[EventSpec]
    """All kinds of events, in the order of their codes."""
    names: Mapping[str, Sequence[str]]
    """The ids of everything events speak of, by kind."""

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        self.own_data = dict(own_data or {})
        newest = self.meta.rules_version
        self.rules_version = newest if rules_version is None else rules_version
        if not 1 <= self.rules_version <= newest:
            raise BadOption(
                f"{self.meta.title} has rules of version 1 to {newest}, not {rules_version}.",
                "bad-rules-version",
                title=self.meta.title,
                newest=newest,
                version=str(rules_version),
            )

    # ---- what a title fills in -------------------------------------------------------------------------------

    @property
    def components(self) -> Mapping[str, Any]:
        """The component data in use, own data included."""
        raise NotImplementedError

    def _new(self, seats: int, options: Options) -> State:
        raise NotImplementedError

    def _notation(self) -> Notation:
        raise NotImplementedError

    def view(self, state: State, seat: Seat) -> dict[str, Any]:
        """Exactly what that seat (or SPECTATOR) may know, as plain data."""
        raise NotImplementedError

    def owners(self, state: State) -> Mapping[int, Seat]:
        """Which seat each number of an event's `owner` parameter stands for; by default the seat itself."""
        return {seat: seat for seat in range(state.seats)}

    def refusal(self, state: State, seat: Seat, action: int) -> Illegal:
        """Why an action is not legal now."""
        raise NotImplementedError

    def faults(self, state: State) -> list[str]:
        """What is wrong with a position that the rules can never lead to: pieces lost or doubled; [] when sound."""
        raise NotImplementedError

    def label(self, kind: str, name: str) -> str:
        """What a thing is called where the locale files have no word for it: its proper name."""
        return name.replace("_", " ").title()

    def insight(self, state: State, experience: Experience | None = None) -> Insight | None:
        """What an experienced player sees in a state, as it is whenever asked; None where a title has no insight."""
        return None

    def is_public(self, state: State, seat: Seat, action: int) -> bool:
        """Whether everybody sees which action it is; where seats have secrets, only what a title vouches for."""
        return not self.meta.secrets

    def check_options(self, seats: int, options: Options) -> None:
        """Raise BadOption where options do not go together; nothing to check by default."""

    # ---- shared by all titles --------------------------------------------------------------------------------

    def new(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> State:
        """A game about to begin: chance has not dealt anything yet."""
        least, most = self.meta.seats
        seats = self.meta.usual_seats if seats is None else seats
        if not least <= seats <= most:
            raise BadOption(
                f"{self.meta.title} has {least} to {most} seats, not {seats}.",
                "bad-seats",
                title=self.meta.title,
                least=least,
                most=most,
                seats=seats,
            )
        settled = settle(self.meta.options, seats, options or {})
        self.check_options(seats, settled)
        return self._new(seats, settled)

    @cached_property
    def notation(self) -> Notation:
        """The action space with its four forms."""
        return self._notation()

    @property
    def action_count(self) -> int:
        """Every action number is below this, whatever the options."""
        return self.notation.count

    @cached_property
    def data_hash(self) -> str:
        """Names the component data in use."""
        return component_data.digest(self.components)

    @cached_property
    def experience(self) -> Experience:
        """What tuning has found out about this title; it is no part of the rules."""
        return core_experience.read(Path(getfile(type(self))).with_name("data") / "insight.json")

    def events(self, state: State, trace: Trace) -> Iterator[Event]:
        """The typed events that the rules noted."""
        return read_trace(trace, self.event_specs, self.names, self.owners(state))

    def action(self, number: int) -> Action:
        """The dataclass of an action number."""
        return self.notation.action(number)

    def preview(self, state: State, seat: Seat, action: int, *more: int) -> Preview:
        """Play on a copy until chance or another seat decides; from this seat's knowledge alone.

        `more` are further decisions of the same seat that follow the first.
        """
        state.check(seat, action)
        guess = state.redeal(seat, Rng(action))
        seen: list[Event] = []
        for step in (action, *more):
            guess.play(seat, step, seen.append)
        while guess.actors() == [seat] and len(guess.legal(seat)) == 1:
            guess.play(seat, guess.legal(seat)[0], seen.append)
        return Preview([event.seen_by(seat) for event in seen], self.view(guess, seat))

    def deal(self, state: State, rng: Rng) -> None:
        """Let chance play until a seat owes a decision or the game is over."""
        while state.actors() == [CHANCE]:
            state.play(CHANCE, state.sample(CHANCE, rng))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key == other._key

    def __hash__(self) -> int:
        return hash((self.meta.id, self.rules_version, self.data_hash))

    def __reduce__(self) -> tuple[Any, ...]:
        return (registry.load, self._key)

    @property
    def _key(self) -> tuple[str, dict[str, Any], int]:
        return (self.meta.id, self.own_data, self.rules_version)
