"""What can be said of a title before anything of it is loaded."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.core.title.options import Option


@dataclass(frozen=True)
class Meta:
    """Names, seats, options and the version of the rules of a title.

    >>> nim = Meta("nim", "Nim", (2, 2), (), 1, designers=("traditional",), publisher="", year=1901)
    >>> nim.usual_seats, nim.secrets
    (2, True)
    """

    id: str
    name: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    rules_version: int
    designers: tuple[str, ...]
    publisher: str
    year: int
    notes: tuple[str, ...] = field(default=())
    """Keys of sentences a player should see before playing, such as that a board is reconstructed."""
    usual_seats: int = 2
    """The number of seats of a usual game, for figures and defaults."""
    bench_options: tuple[tuple[str, str], ...] = ()
    """Options of the game whose speed is measured, where the default could go on for ever."""
    soak_options: tuple[str, ...] = ()
    """Options whose every combination is tried when random games are checked in bulk."""
    secrets: bool = True
    """Whether seats hide something from each other, so that people round one screen have to look away."""
    bot_options: tuple[tuple[str, str], ...] = ()
    """Options for games between bots unless set otherwise: what keeps random play from going on for ever."""
    longest: int = 100_000
    """No game takes as many decisions, chance included, when it is played as bots play it."""
    roles: str = ""
    """The part of the view that lists the sides or nations that seats play, each with its `id` and `seat`."""
