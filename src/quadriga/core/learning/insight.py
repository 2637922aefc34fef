"""What an experienced player sees in a position: a few figures for each seat, and what they are worth.

A title's `Insight` names its `FEATURES` and fills in `_features`. Their weights are not guessed: `quadriga lab tune`
finds them in games that bots play against each other, and keeps them in the title's `data/insight.json`.
"""

from __future__ import annotations

from quadriga.core.learning.experience import Experience
from quadriga.core.position.border import expect_between
from quadriga.core.position.moves import Moves
from quadriga.core.position.sizes import MOST_CONTESTANTS, MOST_FEATURES, fresh_floats
from quadriga.core.position.state import State, check_state

try:
    import cython
except ImportError:
    from quadriga.core.position import without_cython as cython

if not cython.compiled:
    # Compiled, they are called without the interpreter (insight.pxd).
    from quadriga.core.mathematics import exp, log

CALM = 3.0
"""The lead, in strength, beyond which one more step forward could hardly be told from one back: a win in 20 to 1."""


class Insight:
    """Base of the insights of all titles, bound to one state: it judges that state as it is now."""

    FEATURES = ()  # type: tuple[str, ...]
    """Each feature is larger for a seat that stands better, where that can be said, and about 1 at most."""

    def __init__(self, state: State, experience: Experience) -> None:
        check_state(state)
        self.watched = state
        self.rows = state.seats
        self.progress = 0.0
        self.size = len(self.FEATURES)
        self.x = fresh_floats(MOST_CONTESTANTS * MOST_FEATURES)
        self.early = fresh_floats(MOST_FEATURES)
        self.late = fresh_floats(MOST_FEATURES)
        self.strength = fresh_floats(MOST_CONTESTANTS)
        self.level = fresh_floats(MOST_CONTESTANTS)
        self.value = fresh_floats(MOST_CONTESTANTS)
        self.alone = False
        self.sharp = 1.0
        weights = experience.weights_for(state.seats)
        for n, name in enumerate(self.FEATURES):
            self.early[n], self.late[n] = weights.get(name, (0.0, 0.0))

    # ---- what a title fills in -------------------------------------------------------------------------------

    def _whole(self) -> bool:
        """Whether it has been made as a whole: compiled code does not survive less."""
        return self.watched is not None

    def _features(self) -> None:
        """Fill in `x`, a row of features for each contestant, and `progress`, from 0 to 1 at the end of the game."""

    def _narrowed(self, seat: int, moves: Moves) -> None:
        """Drop from `moves` what no sensible player would weigh; at least one must stay."""

    # ---- shared by all titles --------------------------------------------------------------------------------

    def _weigh(self) -> None:
        """Fill in `strength`: how well each contestant stands, its features by their weights."""
        self._features()
        for row in range(self.rows):
            total = 0.0
            for n in range(self.size):
                total += (self.early[n] + self.progress * (self.late[n] - self.early[n])) * self.x[
                    row * MOST_FEATURES + n
                ]
            self.strength[row] = total

    def _judge(self) -> None:
        """Fill in `value`: for each contestant the share of the others it is expected to beat."""
        self._weigh()
        for row in range(self.rows):
            self.value[row] = self._share(row)

    def _share(self, row: int) -> float:
        """The share of the others that one contestant is expected to beat, as they have been weighed."""
        if self.rows == 1:
            return 1.0 / (1.0 + exp(-self.strength[row]))
        beaten = 0.0
        for other in range(self.rows):
            if other != row:
                ahead = self.strength[row] - (self.level[other] if self.alone else self.strength[other])
                beaten += 1.0 / (1.0 + exp(-self.sharp * ahead))
        return beaten / (self.rows - 1)

    def _check_whole(self) -> None:
        if not self._whole():
            raise TypeError("this insight is half made: `Game.insight` makes one")

    def _check_row(self, row: int) -> None:
        self._check_whole()
        expect_between(row, 0, self.rows - 1, "contestant")

    def judge(self) -> list[float]:
        """For each contestant, the share of the others it is expected to beat: 1.0 for a sure win."""
        self._check_whole()
        self._judge()
        return [self.value[row] for row in range(self.rows)]

    def narrowed(self, seat: int) -> list[int]:
        """The decisions of a seat that are worth a thought; none where it owes no decision."""
        self._check_whole()
        if not 0 <= seat < self.watched.seats or not self.watched._owes(seat):
            return []
        moves = Moves()
        self.watched._legal(seat, moves)
        self._narrowed(seat, moves)
        return [moves.ids[n] for n in range(moves.size)]

    def features(self) -> list[list[float]]:
        """The features as they are now, a row for each contestant."""
        self._check_whole()
        self._features()
        return [[self.x[row * MOST_FEATURES + n] for n in range(self.size)] for row in range(self.rows)]

    def soften(self, row: int) -> None:
        """Where a contestant is far ahead or behind, judge less sharply: so who wins anyway still wants to get on."""
        self._check_row(row)
        self.sharp = 1.0
        self._judge()
        sure = min(max(self.value[row], 1e-9), 1.0 - 1e-9)
        lead = abs(log(sure / (1.0 - sure)))
        if lead > CALM:
            self.sharp = CALM / lead

    def freeze_others(self) -> None:
        """From now on compare with where the others stand at this moment, whatever happens to them."""
        self._check_whole()
        self.alone = False
        self._judge()
        for row in range(self.rows):
            self.level[row] = self.strength[row]
        self.alone = True
