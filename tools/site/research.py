"""A page an environment: what a program sees, what it may do, what it is paid, how fast it goes."""

from __future__ import annotations

import json

from tools.site.places import DOCS, Site, table

from quadriga import games
from quadriga.core.title import registry
from quadriga.core.title.game import Game

FIGURES = DOCS / "figures.json"
"""Measured by `make figures`."""


def write(site: Site) -> None:
    """The pages of all titles."""
    for meta in registry.titles():
        site.page(f"research/{meta.id}.md", page(games.load(meta.id)))


def page(game: Game) -> str:
    """What a title is as an environment."""
    meta = game.meta
    name, seats = meta.id, meta.usual_seats
    played = {**dict(meta.bot_options)}
    # Alone one plays for points, not for a rank among others.
    counts = range(max(2, meta.seats[0]), meta.seats[1] + 1)
    sizes = [[str(n), str(game.observation(game.new(n, played)).size), str(game.action_count)] for n in counts]
    look = game.observation(game.new(seats, played))
    parts = [[f"`{part}`", str(length), f"{look.places[part].start}"] for part, length in look.parts().items()]
    secret = "what its seat knows; the rest is hidden" if meta.secrets else "everything; the game hides nothing"
    options = ", ".join(f"`{key}={value}`" for key, value in played.items()) or "none: the defaults"
    answer = [
        f"# {meta.name} as an environment",
        table(
            ["", ""],
            [
                ["PettingZoo", f"`quadriga/{name}-v0` (AEC)"],
                ["OpenSpiel", f"`quadriga_{name}`, with the parameters `players` and `options`"],
                ["lock step", f'`Vector("{name}", games=64)`'],
                ["agents", f"`seat_0` to `seat_{meta.seats[1] - 1}`; {counts.start} to {meta.seats[1]} of them"],
                [
                    "observation",
                    f"`Dict(observation=Box(0, inf, (n,), float32), action_mask=Box(0, 1, (m,), int8))`: {secret}",
                ],
                ["actions", f"`Discrete({game.action_count})`, of which the mask leaves the legal ones"],
                ["rewards", "at the end alone: 1 for the best rank down to -1 for the last; their sum is 0"],
                ["chance", "plays by itself (PettingZoo, lock step) or is a player with known odds (OpenSpiel)"],
                ["options set", f"{options}; all others as in [the game](../games/{name}.md#options)"],
                ["ends", f"after at most {meta.longest:,} decisions, chance included"],
            ],
        ),
        "## Sizes",
        table(["players", "numbers in an observation (n)", "actions (m)"], sizes),
        "## An observation, part by part",
        f"With {seats} players. Seats are counted from the one that looks. [Observations](../research.md#observations) "
        "says what holds for all titles; `parts()` and `places` give this table in Python.",
        table(["part", "numbers", "from"], parts),
        "## An episode",
        f"""```python
from quadriga import Rng
from quadriga.research import pettingzoo

env = pettingzoo.env("{name}", seats={seats})
env.reset(seed=1)
luck = Rng(1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    legal = observation["action_mask"].nonzero()[0]
    env.step(None if termination else int(legal[luck.below(len(legal))]))
assert abs(sum(env.rewards.values())) < 1e-9
```""",
        *speed(name),
    ]
    return "\n\n".join(answer) + "\n"


def speed(name: str) -> list[str]:
    """What was measured, where it was."""
    if not FIGURES.exists():
        return []
    kept = json.loads(FIGURES.read_text(encoding="utf-8"))
    builds = kept["games"][name]["builds"]
    rows = [
        [
            "compiled" if build == "compiled" else "plain Python",
            f"{found['playouts_per_second']:,.0f}",
            f"{found['decisions_per_second']:,.0f}",
            f"{found['decisions_per_playout']:,.0f}",
            f"{found['nanoseconds_per_clone']:,.0f} ns",
            f"{found['search_rounds_per_second']:,.0f}",
        ]
        for build, found in builds.items()
    ]
    heads = ["build", "random games/s", "decisions/s", "decisions a game", "copy", "simulations/s of the search"]
    return ["## Speed", f"{kept['machine']}, {kept['date']}, one core; `make figures` measures it.", table(heads, rows)]
