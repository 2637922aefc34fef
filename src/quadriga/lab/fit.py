"""What features of a position are worth, learnt from how the games ended.

Of each pair of contestants in a position the one that stands better should end better: a logistic regression on the
difference of their features, each feature with a weight for the beginning and one for the end of a game. It is the
same formula by which `Insight` judges.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from quadriga.core.extras import extra

# These sums are small: several threads would rather wait for each other, above all beside games that are being played.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
with extra("lab"):
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float64]

FOLDS = 5
STRENGTHS = (1.0, 1e-1, 3e-2, 1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 1e-5)
"""How strongly weights are drawn to zero: the best of these on games not learnt from is taken."""
BLIND = 0.6931471805599453
"""The loss of who always says one half."""


@dataclass(frozen=True)
class Sample:
    """What was seen of one position: how far the game had come, and the features of each contestant."""

    progress: float
    rows: Sequence[Sequence[float]]


@dataclass(frozen=True)
class Lesson:
    """One game: the rank of each contestant at its end, and some of its positions."""

    ranks: Sequence[int]
    positions: Sequence[Sample]


@dataclass(frozen=True)
class Phase:
    """How often the contestant judged better ended better, in one part of the games."""

    pairs: int
    right: float


@dataclass(frozen=True)
class Fit:
    """The weights, early and late, and how good they are; losses are mean log losses, 0.693 for blind guesses."""

    weights: dict[str, tuple[float, float]]
    impact: dict[str, float]
    """For each feature, how much it usually moves the balance between two contestants."""
    games: int
    positions: int
    train_loss: float
    loss: float
    """On games that the weights were not learnt from."""
    strength: float
    phases: list[Phase] = field(default_factory=list)
    """By thirds of the game, on games that the weights were not learnt from."""


@dataclass(frozen=True)
class Pairs:
    """All pairs of contestants of all positions, a line each; each game weighs as much as any other."""

    x: Floats
    won: Floats
    weight: Floats
    game: NDArray[np.int64]
    progress: Floats

    def of(self, chosen: NDArray[np.bool_]) -> Pairs:
        """Only the chosen lines."""
        return Pairs(self.x[chosen], self.won[chosen], self.weight[chosen], self.game[chosen], self.progress[chosen])


def fit(features: Sequence[str], lessons: Sequence[Lesson]) -> Fit:
    """The weights that explain the lessons best, drawn to zero as far as that helps on games not learnt from."""
    pairs = line_up(lessons)
    sizes = np.sqrt(np.mean(pairs.x**2, axis=0))
    sizes[sizes == 0.0] = 1.0
    fold = pairs.game % min(FOLDS, len(lessons))
    # With one game there is nothing else to learn from: its own guess is one half.
    parts = [(pairs.of(fold != n), fold == n) for n in range(min(FOLDS, len(lessons))) if len(lessons) > 1]
    begin: list[Floats | None] = [None] * len(parts)
    best: tuple[float, float, Floats] | None = None
    for strength in STRENGTHS:
        guess = np.full(len(pairs.won), 0.5)
        for n, (learn, apart) in enumerate(parts):
            weights = begin[n] = solve(learn, strength * sizes**2, begin[n], enough=1e-6)
            guess[apart] = chance(pairs.x[apart] @ weights)
        loss = log_loss(pairs, guess)
        if best is None or loss < best[0]:
            best = (loss, strength, guess)
        elif loss > best[0] + 0.001:
            break
    assert best is not None
    loss, strength, guess = best
    weights = solve(pairs, strength * sizes**2)
    count = len(features)
    moved = pairs.x[:, :count] * weights[:count] + pairs.x[:, count:] * weights[count:]
    spread = np.sqrt(np.average(moved**2, axis=0, weights=pairs.weight))
    return Fit(
        weights={
            name: (round(float(weights[n]), 4), round(float(weights[count + n]), 4)) for n, name in enumerate(features)
        },
        impact={name: float(spread[n]) for n, name in enumerate(features)},
        games=len(lessons),
        positions=sum(len(lesson.positions) for lesson in lessons),
        train_loss=log_loss(pairs, chance(pairs.x @ weights)),
        loss=loss,
        strength=strength,
        phases=list(_phases(pairs, guess)),
    )


def line_up(lessons: Sequence[Lesson]) -> Pairs:
    """All pairs, each once; a contestant without others is compared with one whose features are all zero."""
    x, won, weight, game, progress = [], [], [], [], []
    for number, lesson in enumerate(lessons):
        ranks = [*lesson.ranks, 3 - lesson.ranks[0]] if len(lesson.ranks) == 1 else list(lesson.ranks)
        lines = 0
        for position in lesson.positions:
            rows = np.asarray(position.rows, dtype=np.float64)
            if len(rows) == 1:
                rows = np.vstack([rows, np.zeros_like(rows)])
            for a in range(len(ranks)):
                for b in range(a + 1, len(ranks)):
                    apart = rows[a] - rows[b]
                    x.append(np.concatenate([(1.0 - position.progress) * apart, position.progress * apart]))
                    won.append(0.5 + 0.5 * np.sign(ranks[b] - ranks[a]))
                    game.append(number)
                    progress.append(position.progress)
                    lines += 1
        weight += [1.0 / max(lines, 1)] * lines
    return Pairs(np.array(x), np.array(won), np.array(weight), np.array(game, dtype=np.int64), np.array(progress))


def chance(ahead: Floats) -> Floats:
    """The chance to end better of one that is that much ahead."""
    return np.asarray(0.5 * (1.0 + np.tanh(0.5 * ahead)))


def log_loss(pairs: Pairs, guess: Floats) -> float:
    """The mean log loss of guesses."""
    kept = np.clip(guess, 1e-9, 1.0 - 1e-9)
    loss = -(pairs.won * np.log(kept) + (1.0 - pairs.won) * np.log(1.0 - kept))
    return float(np.average(loss, weights=pairs.weight))


def solve(pairs: Pairs, pull: Floats, begin: Floats | None = None, enough: float = 1e-10) -> Floats:
    """The weights of least loss, by Newton's method, until a step gains less than `enough`.

    `pull` draws each weight to zero.
    """
    share = pairs.weight / pairs.weight.sum()
    weights = np.zeros(pairs.x.shape[1]) if begin is None else begin

    def cost(weights: Floats) -> float:
        # log(1 + exp(z)) without overflow.
        ahead = pairs.x @ weights
        return float(share @ (np.logaddexp(0.0, ahead) - pairs.won * ahead) + 0.5 * pull @ weights**2)

    now = cost(weights)
    for _ in range(50):
        guess = chance(pairs.x @ weights)
        slope = pairs.x.T @ (share * (guess - pairs.won)) + pull * weights
        bend = pairs.x.T @ (pairs.x * (share * guess * (1.0 - guess))[:, None]) + np.diag(pull)
        step = np.linalg.solve(bend, slope)
        reach = 1.0
        while (new := cost(weights - reach * step)) > now and reach > 1e-6:
            reach *= 0.5
        if new > now:
            break
        weights, gain, now = weights - reach * step, now - new, new
        if gain < enough:
            break
    return np.asarray(weights)


def _phases(pairs: Pairs, guess: Floats) -> Iterator[Phase]:
    third = np.minimum((pairs.progress * 3).astype(np.int64), 2)
    for n in range(3):
        chosen = (third == n) & (pairs.won != 0.5)
        hits = 0.5 + 0.5 * np.sign((guess[chosen] - 0.5) * (pairs.won[chosen] - 0.5))
        yield Phase(int(chosen.sum()), float(hits.mean()) if chosen.any() else 0.5)
