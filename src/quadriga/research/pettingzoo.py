"""The games as environments of PettingZoo: agents decide in turn, with masks, each from its seat's view alone.

>>> from quadriga.research import pettingzoo
>>> table = pettingzoo.env("caesar")
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     ended = termination or truncation
...     table.step(None if ended else table.action_space(agent).sample(observation["action_mask"]))
>>> table.agents
[]
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from quadriga.core.errors import BadOption, shortened
from quadriga.core.extras import extra
from quadriga.core.position.outline import outline
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.core.title import registry
from quadriga.research import picture

with extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo import aec_registry as environments
    from pettingzoo import register as announce

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
VERSION = 0
"""Rises whenever agents of an earlier version would see, may do or earn something else."""


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    data: Mapping[str, Any] | None = None,
) -> QuadrigaEnv:
    """A game as an environment; without `options` it is played as bots play it, with an end in sight.

    `data` are component data of your own, as `games.load` takes them.

    >>> env("caesar", data={"control_markers": 3}).start.game.own_data
    {'control_markers': 3}
    """
    return QuadrigaEnv(game, seats, options, render_mode, data)


def name_of(game: str) -> str:
    """The name under which PettingZoo knows a game.

    >>> name_of("caesar")
    'quadriga/caesar-v0'
    """
    return f"quadriga/{game}-v{VERSION}"


def register() -> None:
    """Make the games known to `pettingzoo.make("aec", "quadriga/caesar-v0")`; importing this module does it."""
    for meta in registry.titles():
        if name_of(meta.id) not in environments:
            announce("aec", name_of(meta.id), entry_point=f"{__name__}:env", kwargs={"game": meta.id})


class QuadrigaEnv(AECEnv):  # type: ignore[misc]
    """A game with an agent a seat. Chance plays by itself; a decision that leaves no choice is a step like all others.

    Where several seats decide at once they are asked one after the other, and none sees what another has chosen. An
    action that is not legal raises the error that tells why, and nothing changes. At the end every agent is paid from
    1 for the best rank down to -1 for the last; there is no reward before.
    """

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        data: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        title = registry.load(game, data)
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode not in (None, *RENDER_MODES):
            listed = ", ".join(RENDER_MODES)
            given = shortened(render_mode)
            raise BadOption("render-mode", mode=given, listed=listed)
        self.render_mode = render_mode
        self.start = title.new(seats, {**dict(title.meta.bot_options), **(options or {})})
        self.state = self.start.clone()
        self.look = title.observation(self.state)
        self.rng = Rng(int(np.random.SeedSequence().generate_state(1)[0]))
        self.possible_agents = [f"seat_{seat}" for seat in range(self.start.seats)]
        self.agents: list[str] = []
        shown: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0.0, np.inf, (self.look.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (title.action_count,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(shown) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(title.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with the same seed and the same actions, the same one."""
        if seed is not None:
            self.rng = Rng(seed)
        self._take(self.start.clone())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """The decision of `agent_selection`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        # Numbers of NumPy are as good as Python's own; what is none is told so by the rules.
        chosen: Any = action.item() if isinstance(action, np.integer) else action
        self.state.play(self.possible_agents.index(agent), chosen)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; its mask holds nothing while it owes no decision."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        mask[self.state.legal(seat)] = 1
        return {"observation": np.asarray(self.look.row(seat)), "action_mask": mask}

    def render(self) -> str | np.ndarray | None:
        """What lies open on the table; hands stay hidden."""
        if self.render_mode is None:
            gymnasium.logger.warn("Say how to draw: env(..., render_mode='ansi').")
            return None
        if self.render_mode == "svg":
            return picture.svg(self.state)
        if self.render_mode == "rgb_array":
            return picture.pixels(self.state)
        text = outline(self.state.game.view(self.state, SPECTATOR))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> QuadrigaEnv:
        """The same game at the same point, with the same luck to come; both can be played on."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "look"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._take(self.state)

    def _take(self, state: Any) -> None:
        self.state = state
        self.look = state.game.observation(state)

    def _go_on(self) -> None:
        """Let chance play, then ask the next seat; at the end pay all."""
        self.state.game.deal(self.state, self.rng)
        actors = self.state.actors()
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
            return
        self.rewards = dict(zip(self.agents, self.state.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


register()
