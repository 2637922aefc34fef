"""The games for OpenSpiel: importing this module registers `quadriga_empire`, `quadriga_caesar`, … there.

>>> import pyspiel
>>> from quadriga.research import openspiel
>>> game = pyspiel.load_game("quadriga_caesar")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players()
(True, 2)
>>> pyspiel.load_game("quadriga_caesar", {"options": "poison:on"}).options["poison"]
'on'

Chance is explicit. Where several seats decide at once, they are asked one after the other, and none can tell what
another has chosen: neither from strings or tensors nor from what it may do.
"""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from quadriga.core.extras import extra
from quadriga.core.position.state import State as Position
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, SPECTATOR, Seat
from quadriga.core.title import registry
from quadriga.core.title.events import Event
from quadriga.core.title.game import Game as Title
from quadriga.core.title.meta import Meta
from quadriga.core.title.options import parse_options

with extra("research"):
    import numpy as np
    import pyspiel

PREFIX = "quadriga_"
DIGEST = 16
"""Bytes of the digest that stands for all that a seat has seen."""


class Memory:
    """A position and what each seat has seen on the way there.

    What was seen is worked out only when someone asks: `tail` holds the decisions since, `base` the position before
    them. So random play to the end of a game, which nobody looks at, costs nothing more.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.base = position.clone()
        self.tail: list[tuple[Seat, int]] = []
        self.seen = [b""] * position.seats

    def play(self, seat: Seat, action: int) -> None:
        """Carry out a decision."""
        self.position.play(seat, action)
        self.tail.append((seat, action))

    def of(self, seat: Seat) -> bytes:
        """All that a seat has seen and done, as a digest: it never forgets."""
        for actor, action in self.tail:
            events: list[Event] = []
            self.base.play(actor, action, events.append)
            for looker in range(self.base.seats):
                seen = [event.seen_by(looker) for event in events]
                self._add(looker, [seen, action if looker == actor else None])
        self.tail.clear()
        return self.seen[seat]

    def _add(self, seat: Seat, seen: Any) -> None:
        text = json.dumps(seen, sort_keys=True).encode()
        self.seen[seat] = hashlib.blake2b(self.seen[seat] + text, digest_size=DIGEST).digest()

    def redealt(self, seat: Seat, rng: Rng) -> Memory:
        """What the seat cannot know is dealt anew; what the others would have seen then is their view alone."""
        known = self.of(seat)
        memory = Memory(self.position.redeal(seat, rng))
        memory.seen = [known] * memory.position.seats
        return memory

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        twin = copy.copy(self)
        twin.position, twin.base = self.position.clone(), self.base.clone()
        twin.tail, twin.seen = self.tail[:], self.seen[:]
        return twin


class State(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.memory = Memory(game.start.clone())

    @property
    def position(self) -> Position:
        """The position as Quadriga knows it: the whole truth."""
        return self.memory.position

    def current_player(self) -> int:
        actors = self.position.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each is."""
        weights = self.position.weights()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self.position.legal(CHANCE), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.memory.play(self.position.actors()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.notation.text(action)

    def returns(self) -> list[float]:
        """1 for the best rank down to -1 for the last, once the game is over."""
        return self.position.returns()

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> State:
        """A state that this player cannot tell from the real one. It has no history: that would tell the truth."""
        state: State = self.get_game().new_initial_state()
        state.memory = self.memory.redealt(player, Rng(int(random() * 2**53)))
        return state

    def __str__(self) -> str:
        return str(self.position)


class Observer:
    """What a player sees, as numbers and as text.

    The tensor is the title's observation after the number of the seat. With perfect recall a digest of all that the
    seat has seen follows, bit by bit, so that different information states have different tensors.
    """

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self.game = game
        self.kind = kind
        self.tensor = None
        self.dict: dict[str, np.ndarray] = {}
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (self.own and kind.public_info):
            # A part of what a seat knows is told as text only.
            return
        parts = {"player": game.num_players(), **game.parts}
        if kind.perfect_recall:
            parts["memory"] = 8 * DIGEST
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        at = 0
        for name, size in parts.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: State, player: int) -> None:
        """Show that state as that player sees it."""
        if self.tensor is None:
            return
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        row = state.position.game.observation(state.position).row(player)
        self.tensor[self.game.num_players() :][: len(row)] = row
        if self.kind.perfect_recall:
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(state.memory.of(player).ljust(DIGEST), np.uint8))

    def string_from(self, state: State, player: int) -> str:
        """What that player sees, as JSON: all of it, what is open to all, or what it alone knows."""
        position = state.position
        title = position.game
        if not self.own:
            return _text(title.view(position, SPECTATOR))
        own = title.view(position, player)
        if not self.kind.public_info:
            public = title.view(position, SPECTATOR)
            alone = {name: value for name, value in own.items() if value != public[name]}
            return _text(alone) if alone else ""
        if self.kind.perfect_recall:
            own = {**own, "memory": state.memory.of(player).hex()}
        return _text({"player": player, **own})


def _text(plain: Mapping[str, Any]) -> str:
    return json.dumps(plain, sort_keys=True)


class Game(pyspiel.Game):  # type: ignore[misc]
    """A title with a number of players and options, for OpenSpiel."""

    kind: pyspiel.GameType
    title: Title

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        title = self.title
        given = {**self.kind.parameter_specification, **(params or {})}
        players = given["players"]
        # OpenSpiel keeps parameters as text in which `=` has a meaning of its own: options are `name:value`.
        options = parse_options([word.replace(":", "=", 1) for word in given["options"].split()])
        self.start = title.new(players, {**dict(title.meta.bot_options), **options})
        self.options = self.start.options
        self.parts = dict(title.observation(self.start).parts())
        info = pyspiel.GameInfo(
            num_distinct_actions=title.action_count,
            max_chance_outcomes=title.action_count,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=title.meta.longest,
        )
        super().__init__(self.kind, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return (load, (self.get_type().short_name, self.get_parameters()))

    def new_initial_state(self) -> State:
        """A game about to begin."""
        return State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What shows positions to players."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def load(name: str, params: Mapping[str, Any]) -> Game:
    """A game by the name that OpenSpiel knows it by; in a process of its own the titles are registered first."""
    game: Game = pyspiel.load_game(name, dict(params))
    return game


def _kind(meta: Meta) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + meta.id,
        long_name=meta.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if meta.secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        # Alone against Auto-Crassus one does not play for a sum of zero.
        min_num_players=max(2, meta.seats[0]),
        max_num_players=meta.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": meta.usual_seats, "options": ""},
    )


def register() -> None:
    """Make the titles known to `pyspiel.load_game`; importing this module does it."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for meta in registry.titles():
        if PREFIX + meta.id not in known:
            # A class of its own: OpenSpiel lets go of it after the interpreter is gone, which a function does not bear.
            kind = _kind(meta)
            maker = type(meta.id.title(), (Game,), {"kind": kind, "title": registry.load(meta.id)})
            pyspiel.register_game(kind, maker)


register()
