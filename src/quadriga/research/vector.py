"""Many games in lock step: one call decides in all of them, and arrays of NumPy hold what came of it.

Everything between two decisions of seats happens in compiled code, chance and new games included, and no object is made
on the way: programs that learn get observations, masks and rewards as fast as the rules can play.

>>> import numpy as np
>>> vector = Vector("caesar", games=8, seed=1)
>>> chosen = np.zeros(8, np.int32)
>>> vector.choose(chosen)
>>> vector.step(chosen)
>>> vector.observations.shape[0], vector.masks.shape[1] == vector.game.action_count
(8, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from quadriga.core.errors import BadOption
from quadriga.core.extras import extra
from quadriga.core.learning.observation import Observation
from quadriga.core.position.moves import Moves
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, NOBODY
from quadriga.core.title import registry

with extra("research"):
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython


MOST_GAMES = 65_536
"""So many games side by side fit into two gigabytes."""


class Vector:
    """Games of one title side by side. The arrays are always the same ones and change with every step.

    `data` are component data of your own, as `games.load` takes them.

    - `observations`: a row a game, what the seat that is to decide may know (`Observation` says what stands where)
    - `masks`: a row a game, 1 for each action it may take
    - `deciders`: the seat that is to decide, a number a game
    - `rewards`: a row a game, a number a seat: 0 until a game ends, then 1 for the best rank down to -1 for the last
    - `ended`: 1 for each game that ended with the last step; a new one has begun in its place
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        data: Mapping[str, Any] | None = None,
    ) -> None:
        if games < 1:
            raise BadOption("too-few", name="games", value=games)
        if games > MOST_GAMES:
            raise BadOption(
                "too-large",
                name="games",
                most=MOST_GAMES,
                value=games,
            )
        if cython.compiled and self.games:
            raise TypeError("a vector is made once: make another one")
        self.game = registry.load(game, data)
        start = self.game.new(seats, {**dict(self.game.meta.bot_options), **(options or {})})
        self.seats = start.seats
        self.actions = self.game.action_count
        # What may be decided in each game, so that nobody has to ask the rules for it twice; and what chance may.
        self.legal = [Moves() for _ in range(games)]
        self.moves = Moves()
        # A state rewinds to the start it was forked from.
        self.states = [start.fork() for _ in range(games)]
        self.looks = [self.game.observation(state) for state in self.states]
        luck = Rng(seed)
        self.luck = [luck.branch() for _ in range(games)]
        self.observations = np.zeros((games, self.looks[0].size), np.float32)
        self.masks = np.zeros((games, self.actions), np.int8)
        self.rewards = np.zeros((games, self.seats), np.float32)
        self.deciders = np.zeros(games, np.int32)
        self.ended = np.zeros(games, np.int8)
        # Whoever writes into the arrays above changes what is read there, not who decides or what is legal.
        self.owing = np.zeros(games, np.int32)
        self.taken = np.zeros(games, np.int32)
        self.observation_at = self.observations
        self.mask_at = self.masks
        self.reward_at = self.rewards
        self.decider_at = self.deciders
        self.ended_at = self.ended
        self.chosen: npt.NDArray[np.int32] | None = None
        self.games = games
        for n in range(games):
            self._lead(n, self.looks[n])
        self.reset()

    def _lead(self, n: int, look: Observation) -> None:
        """Let an observation write into its row."""
        if cython.compiled:
            look._into(cython.address(self.observation_at[n, 0]))
        else:
            look._into(self.observation_at[n])

    def reset(self) -> None:
        """Begin all games anew; their luck goes on."""
        for n in range(self.games):
            self._restart(n, self._state(n))
            self._advance(n, self._state(n), self._look(n), self._moves(n), self._luck(n))
            self._state(n)._raise_failure()

    def step(self, chosen: npt.NDArray[np.int32]) -> None:
        """Carry out a decision in every game, an action number each; where one is not legal, none is carried out."""
        self._taken(chosen)
        for n in range(self.games):
            action = self.chosen_at[n]
            if not self._offered(self._moves(n), action):
                raise ValueError(f"game {n}: {action} is not legal now; `masks` tells what is")
            self.taken[n] = action
        for n in range(self.games):
            self._decide(n, self.taken[n], self._state(n))
            self._advance(n, self._state(n), self._look(n), self._moves(n), self._luck(n))
            self._state(n)._raise_failure()

    def choose(self, chosen: npt.NDArray[np.int32]) -> None:
        """Write a random legal action for every game into `chosen`."""
        self._taken(chosen)
        for n in range(self.games):
            self.chosen_at[n] = self._moves(n)._draw(self._luck(n))

    def states_now(self) -> list[State]:
        """Copies of the positions, for a closer look."""
        return [state.clone() for state in self.states]

    def _taken(self, chosen: Any) -> None:
        """Look at an array of actions, unless it is the one of the last time."""
        if chosen is self.chosen:
            return
        if not isinstance(chosen, np.ndarray) or chosen.dtype != np.int32 or chosen.shape != (self.games,):
            raise ValueError(f"actions are an array of {self.games} numbers of the type int32")
        self.chosen_at = chosen
        self.chosen = chosen

    def _restart(self, n: int, state: State) -> None:
        self._forget(n)
        state._rewind()

    def _forget(self, n: int) -> None:
        """What the last step brought."""
        for seat in range(self.seats):
            self.reward_at[n, seat] = 0.0
        self.ended_at[n] = 0

    def _decide(self, n: int, action: int, state: State) -> None:
        self._forget(n)
        state._play(self.owing[n], action)

    def _advance(self, n: int, state: State, look: Observation, legal: Moves, rng: Rng) -> None:
        """Let chance play until a seat is to decide; at the end pay all and begin anew."""
        decider = self._deal(state, rng)
        while decider == NOBODY and state.failure is None:
            for seat in range(self.seats):
                self.reward_at[n, seat] = state._return(seat)
            self.ended_at[n] = 1
            state._rewind()
            decider = self._deal(state, rng)
        self.decider_at[n] = decider
        self.owing[n] = decider
        self._mark(n, legal, 0)
        legal._clear()
        state._legal(decider, legal)
        self._mark(n, legal, 1)
        if decider >= 0:
            look._write(decider)

    def _deal(self, state: State, rng: Rng) -> int:
        seat = state._actor()
        while seat == CHANCE:
            state._play(CHANCE, state._sample(CHANCE, self.moves, rng))
            seat = state._actor()
        return seat

    if not cython.compiled:
        # Compiled, they are woven into their callers (vector.pxd).
        def _state(self, n: int) -> State:
            return self.states[n]

        def _look(self, n: int) -> Observation:
            return self.looks[n]

        def _moves(self, n: int) -> Moves:
            return self.legal[n]

        def _luck(self, n: int) -> Rng:
            return self.luck[n]

        def _offered(self, legal: Moves, action: int) -> bool:
            return action in legal.ids[: legal.size]

        def _mark(self, n: int, legal: Moves, mark: int) -> None:
            """Mark the legal actions of a game in its mask, or take the marks away."""
            for k in range(legal.size):
                self.mask_at[n, legal.ids[k]] = mark
