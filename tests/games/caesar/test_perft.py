"""How many sequences of decisions there are from set positions; results of chance count as branches.

The figures were counted with these rules; every decision of a player on the way is held against the second opinion too.
"""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import OMNISCIENT

from . import naive
from .setup import Setup, new

pytestmark = pytest.mark.sweep


def perft(state: Any, depth: int) -> int:
    """Sequences of `depth` decisions, and shorter ones that end the game."""
    actors = state.actors()
    if depth == 0 or not actors:
        return 1
    if actors[0] >= 0:
        game = state.game
        found = {game.notation.text(action) for action in state.legal(actors[0])}
        assert found == naive.decisions(game.view(state, OMNISCIENT), naive.Book(game.board_data(), state.options))
    count = 0
    for action in state.legal(actors[0]):
        after = state.clone()
        after.play(actors[0], action)
        count += perft(after, depth - 1)
    return count


def late(seats: int = 2, **options: str) -> Setup:
    """Few spaces are left, several of them the last of a province."""
    setup = Setup(seats, **options)
    free = {"asia-syria", "aegyptus-asia", "numidia-africa", "sardinia-gallia", "italia-macedonia"}
    free.add("hispania_ulterior-mauritania")
    strong = {"sicilia-italia": "italia", "macedonia-dalmatia": "macedonia", "italia-achaia": "italia"}
    for n, (border, toward) in enumerate(strong.items()):
        icon = setup.board.icon[setup.board.borders.index(border)]
        setup.put(("caesar", "pompey")[n % 2], ("sword-42", "shield-42", "ship-42")[icon], border, toward)
    return setup.fill(*(b for b in setup.board.borders if b not in free | set(strong)))


POSITIONS = {
    "start": (lambda: new().settle().state, [1, 80, 1040]),
    "start, all expansions": (
        lambda: new(poison="on", centurions="on", border_control="on").settle(3).state,
        [1, 53, 612],
    ),
    "late": (
        lambda: late().hand("caesar", "shield-51", "laurel-31").hand("pompey", "shield-60", "laurel-40").state(),
        [1, 18, 36, 60, 664, 1481, 3693],
    ),
    "late, both twelve is a draw": (
        lambda: (
            late(both_twelve="draw")
            .hand("caesar", "shield-51", "laurel-31")
            .hand("pompey", "shield-60")
            .nearly("caesar", 3)
            .nearly("pompey", 2)
            .state()
        ),
        [1, 18, 24, 24, 68, 124, 208],
    ),
    "late, all expansions": (
        lambda: (
            late(poison="on", centurions="on", border_control="on", two_senates="one_by_one")
            .hand("caesar", "shield-51", "laurel-31")
            .hand("pompey", "shield-60", "laurel-40")
            .bonus(syria="centurion", asia="poison", hispania_ulterior="might", macedonia="senate")
            .pile("might", "wealth", "senate")
            .state()
        ),
        [1, 22, 56, 332, 1408, 4037],
    ),
    "solo": (
        lambda: late(1).row("shield-33", "laurel-22", "ship-33").hand("caesar", "shield-51").turn("pompey").state(),
        [1, 3, 6, 12, 32, 56, 160, 360, 996],
    ),
    "solo, all expansions": (
        lambda: (
            late(1, poison="on", centurions="on", border_control="on", crassus_hard_bonus="on")
            .row("shield-33", "laurel-22", "ship-33")
            .hand("caesar", "laurel-40", "laurel-31")
            .bonus(syria="centurion", asia="poison", hispania_ulterior="might", macedonia="senate")
            .pile("might", "wealth", "senate")
            .turn("pompey")
            .state()
        ),
        [1, 4, 9, 134, 362, 720, 2276, 6497],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_sequences_of_decisions(name: str) -> None:
    build, counts = POSITIONS[name]
    state = build()
    assert [perft(state, depth) for depth in range(len(counts))] == counts
