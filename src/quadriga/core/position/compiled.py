"""The base of the states of titles whose rules are compiled: how they are copied, and what Python sees of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from quadriga.core.position.layout import beginning
from quadriga.core.position.state import State

if TYPE_CHECKING:
    from quadriga.core.title.game import Game
    from quadriga.core.title.options import Options

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython


class CompiledState(State):
    """Base of the states of titles whose rules are compiled with this package.

    Compiled, nobody can write to one from Python, and an array is read as a tuple, since a change to a copy would be
    lost in silence; in plain Python it is the list that the rules themselves work with.

    A title says in `FIELDS` what its layout declares, and sets up in `_set_up` what depends on board and options; how
    fields are copied and which class its tables have, C knows from `tools/declare.py`.
    """

    FIELDS = {}  # type: dict[str, Any]

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        State.__init__(self, game, seats, options)
        self._overwrite(beginning(self.FIELDS))
        self._take_tables(None)
        self._set_up(game)

    def _set_up(self, game: Any) -> None:
        """Make the fields those of a game about to begin; the title's own class says then that it is `made`."""

    def _take_tables(self, root: Self | None) -> None:
        """The tables of a game: made by the game itself, so that they fit it and its seats; all copies share them."""
        if not cython.compiled:
            # Compiled, every title has a class of its own for them (`position.pxd`).
            game: Any = self.game
            self.tables: Any = game.tables(self.seats, self.options) if root is None else root.tables

    # ---- copies ----------------------------------------------------------------------------------------------

    def fork(self) -> Self:
        twin = self._blank()
        twin._bind(self)
        twin._rewind()
        return twin

    def clone(self) -> Self:
        twin = self.fork()
        twin.root = None  # type: ignore[assignment]
        return twin

    def _bind(self, root: Self) -> None:
        """Take over what never changes in a game."""
        self.game = root.game
        self.seats = root.seats
        self.options = root.options
        self.trace = None
        self.tracing = False
        self.failure = None
        self.made = root.made
        self.root = root
        self._take_tables(root)

    def _rewind_more(self) -> None:
        """Compiled: copy the fields that a class adds to those of its base."""

    if not cython.compiled:
        # Compiled, one is woven into its callers (compiled.pxd), the other copies a block of memory (`position.pxd`).
        def _blank(self) -> Self:
            """A state of the same class, with nothing in it yet."""
            return type(self).__new__(type(self))

        def _rewind(self) -> None:
            for name in self.FIELDS:
                value = getattr(self.root, name)
                setattr(self, name, value[:] if isinstance(value, list) else value)

    # ---- seen from Python ------------------------------------------------------------------------------------

    if cython.compiled:

        def __getattribute__(self, name: str) -> Any:
            value = object.__getattribute__(self, name)
            return tuple(value) if isinstance(value, list) else value

        def __setattr__(self, name: str, value: object) -> None:
            raise AttributeError(f"'{name}' cannot be set: a state is played (`play`) or restored (`restore`)")

        def _overwrite(self, data: dict[str, Any]) -> None:
            for name, value in data.items():
                getattr(type(self), name).__set__(self, value)
