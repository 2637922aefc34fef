"""Fits a network to the positions of `selfplay`: NumPy is enough; where CuPy finds a GPU, it is used.

The network corrects how strong the title's insight thinks a contestant stands; of two, the first is expected to win by
how far it is ahead. The weights are those of the epoch that did best on games held back.

    python -m quadriga.research.fit lessons network.json --inputs 676 --use 29
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

try:
    import cupy as np  # type: ignore[import-not-found, unused-ignore]
except ImportError:
    import numpy as np
import numpy

WIDE, NARROW = 64, 16
"""Units of the two layers, as in `quadriga.bots.network`."""
BATCH = 4096
HELD_BACK = 0.05
TARGETS = 4
"""Numbers behind what both contestants see: worth by search, result, how it is known, the insight's judgement."""
Layers = dict[str, Any]


def read(folder: Path, inputs: int) -> Any:
    """All positions of a folder, a row each; files of the same seed are of the same round."""
    width = 2 * inputs + TARGETS
    files = sorted(folder.glob("*.f32"))
    return numpy.concatenate([numpy.fromfile(path, numpy.float32).reshape(-1, width) for path in files])


def begin(inputs: int, seed: int) -> Layers:
    """A network that knows nothing."""
    luck = np.random.RandomState(seed)
    return {
        "first": (luck.randn(inputs, WIDE) * (1.0 / inputs) ** 0.5).astype("f4"),
        "first_bias": np.zeros(WIDE, "f4"),
        "second": (luck.randn(WIDE, NARROW) * (2.0 / WIDE) ** 0.5).astype("f4"),
        "second_bias": np.zeros(NARROW, "f4"),
        "last": np.zeros(NARROW, "f4"),
    }


def forward(net: Layers, seen: Any) -> tuple[Any, Any, Any]:
    """Both layers, and the strength that comes out."""
    wide = np.maximum(seen @ net["first"] + net["first_bias"], 0)
    narrow = np.maximum(wide @ net["second"] + net["second_bias"], 0)
    return wide, narrow, narrow @ net["last"]


def parts_of(rows: Any, inputs: int, use: int) -> tuple[Any, Any, Any]:
    """What both contestants see, one after the other; by how far the insight thinks the first ahead; the targets."""
    both = np.concatenate([rows[:, :use], rows[:, inputs : inputs + use]])
    told = rows[:, 2 * inputs :]
    judged = np.clip(told[:, 3], 1e-5, 1 - 1e-5)
    return both, np.log(judged / (1 - judged)), told


def expected(net: Layers, both: Any, ahead: Any) -> Any:
    """How likely the first contestant is to win."""
    strength = forward(net, both)[2]
    half = len(ahead)
    return 1 / (1 + np.exp(strength[half:] - strength[:half] - ahead))


def gradient(net: Layers, both: Any, ahead: Any, wanted: Any) -> Layers:
    """Of the cross entropy between what is expected and what is wanted."""
    wide, narrow, strength = forward(net, both)
    half = len(ahead)
    off = (1 / (1 + np.exp(strength[half:] - strength[:half] - ahead)) - wanted) / half
    out = np.concatenate([off, -off])
    back = out[:, None] * net["last"] * (narrow > 0)
    deep = (back @ net["second"].T) * (wide > 0)
    return {
        "last": narrow.T @ out,
        "second": wide.T @ back,
        "second_bias": back.sum(0),
        "first": both.T @ deep,
        "first_bias": deep.sum(0),
    }


def log_loss(expected: Any, result: Any) -> float:
    """The cross entropy of what was expected with what came."""
    sure = np.clip(expected, 1e-4, 1 - 1e-4)
    return float(-(result * np.log(sure) + (1 - result) * np.log(1 - sure)).mean())


def fit(rows: Any, inputs: int, use: int, epochs: int, rate: float, share: float, decay: float) -> Layers:
    """Adam with a rate that falls to nothing; `share` is how much of a target is how the game ended."""
    luck = numpy.random.RandomState(1)
    held = int(len(rows) * HELD_BACK)
    train = np.asarray(rows[:-held], dtype="f4")
    both, ahead, told = parts_of(np.asarray(rows[-held:], dtype="f4"), inputs, use)
    ended = told[:, 2] == 1
    net = begin(use, 1)
    best, least = dict(net), float("inf")
    mean = {name: np.zeros_like(one) for name, one in net.items()}
    square = {name: np.zeros_like(one) for name, one in net.items()}
    batch = min(BATCH, len(train))
    steps = epochs * (len(train) // batch)
    at = 0
    for epoch in range(epochs):
        order = luck.permutation(len(train))
        for start in range(0, len(train) - batch + 1, batch):
            some, lead, known = parts_of(train[np.asarray(order[start : start + batch])], inputs, use)
            wanted = known[:, 0] + share * known[:, 2] * (known[:, 1] - known[:, 0])
            at += 1
            now = rate * 0.5 * (1 + float(numpy.cos(numpy.pi * at / (steps + 1))))
            for name, slope in gradient(net, some, lead, wanted).items():
                mean[name] = 0.9 * mean[name] + 0.1 * slope
                square[name] = 0.999 * square[name] + 0.001 * slope * slope
                step = (mean[name] / (1 - 0.9**at)) / (np.sqrt(square[name] / (1 - 0.999**at)) + 1e-8)
                net[name] = net[name] - now * (step + decay * net[name])
        found = expected(net, both, ahead)
        loss = log_loss(found, told[:, 0])
        print(f"epoch {epoch + 1}, games held back:", flush=True)
        for name, thinks in (("network", found), ("insight", told[:, 3]), ("search", told[:, 0])):
            from_search = f"{log_loss(thinks, told[:, 0]):.4f} from the search"
            off = f"off by {float(np.abs(thinks - told[:, 0]).mean()):.4f}"
            print(f"  {name}: {from_search}, {off}; {log_loss(thinks[ended], told[ended, 1]):.4f} from the results")
        if loss < least:
            best, least = dict(net), loss
    return best


def write(net: Layers, path: Path) -> None:
    """As `quadriga.bots.network` reads it."""
    path.write_text(json.dumps({name: numpy.round(to_host(one), 4).tolist() for name, one in net.items()}) + "\n")


def to_host(one: Any) -> Any:
    """An array as NumPy has it, wherever it is."""
    return (one.get() if hasattr(one, "get") else one).astype("f8")


def main() -> None:
    """Carry out what the command line asks for."""
    parser = argparse.ArgumentParser(description="Fit a network to positions of games.")
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("network", type=Path)
    parser.add_argument("--inputs", type=int, required=True, help="numbers that one contestant sees in the lessons")
    parser.add_argument("--use", type=int, default=0, help="how many of them to learn from (default: all)")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--share", type=float, default=0.25)
    parser.add_argument("--decay", type=float, default=0.01)
    given = parser.parse_args()
    rows = numpy.concatenate([read(folder, given.inputs) for folder in given.folders])
    use = given.use or given.inputs
    print(f"{len(rows)} positions on {np.__name__}, {use} inputs", flush=True)
    write(fit(rows, given.inputs, use, given.epochs, given.rate, given.share, given.decay), given.network)


if __name__ == "__main__":
    main()
