"""Every known title in a set of usual and unusual settings, and random play through them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import quadriga
from quadriga.core.errors import BadOption
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.core.title.meta import Meta


@dataclass(frozen=True)
class Setting:
    """A title with a number of seats and options that differ from the defaults."""

    title: str
    seats: int
    options: tuple[tuple[str, str], ...] = field(default=())

    @property
    def game(self) -> Game:
        """The title itself."""
        return registry.load(self.title)

    def new(self) -> State:
        """A game about to begin."""
        return self.game.new(self.seats, dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.title, str(self.seats), *(f"{name}:{value}" for name, value in self.options)])


def all_settings(meta: Meta) -> list[Setting]:
    """Every number of seats with the defaults, and every other value of every option at least once."""
    base = meta.bench_options
    settings = [Setting(meta.id, seats, base) for seats in range(meta.seats[0], meta.seats[1] + 1)]
    game = registry.load(meta.id)
    for option in meta.options:
        numbers = () if option.numbers is None else (str(option.numbers[0]),)
        for value in (*option.values, *numbers):
            if value == option.default or option.name in dict(base):
                continue
            least = option.seats[0] if option.seats else meta.usual_seats
            chosen = (*base, (option.name, value))
            try:
                game.new(least, dict(chosen))
            except BadOption:
                # An option that needs another one: with the main options all at their last value.
                chosen = (*base, *_richest(meta, least))
            settings.append(Setting(meta.id, least, chosen))
    return settings


def few_settings(meta: Meta) -> list[Setting]:
    """The fewest seats with the defaults, and the usual number with all main options at their last value."""
    rich = (*meta.bench_options, *_richest(meta, meta.usual_seats))
    return [Setting(meta.id, meta.seats[0], meta.bench_options), Setting(meta.id, meta.usual_seats, rich)]


def _richest(meta: Meta, seats: int) -> tuple[tuple[str, str], ...]:
    return tuple((o.name, o.values[-1]) for o in meta.options if o.name in meta.soak_options and o.offered(seats))


ALL = [setting for meta in registry.titles() for setting in all_settings(meta)]
# Plain Python is fifty times slower. Both builds are compared in all settings (contract/test_builds.py), so that there
# the other suites need only some.
CHECKED = ALL if quadriga.compiled else [setting for meta in registry.titles() for setting in few_settings(meta)]


def steps(setting: Setting, seed: int, most: int = 100_000) -> Iterator[tuple[State, int, int]]:
    """Play at random; yields (state before, seat, action) and then carries the action out."""
    state, rng = setting.new(), Rng(seed)
    for _ in range(most if quadriga.compiled or most > 1000 else most // 3):
        actors = state.actors()
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        action = state.sample(seat, rng)
        yield state, seat, action
        state.play(seat, action)
