"""Makes the sounds of the page (src/quadriga/web/look/sounds): knocks of wood and stone, as sums of sines.

    python tools/sounds.py

They come out alike each time, so that a test can tell whether the files are those of this script.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "src" / "quadriga" / "web" / "look" / "sounds"
RATE = 16_000
LOUD = 0.8
Sound = Callable[[float], float]


def struck(pitch: float, decay: float, overtones: tuple[tuple[float, float], ...] = ()) -> Sound:
    """Something that is struck once: a tone and its overtones (how high, how loud), which fade by and by."""

    def at(t: float) -> float:
        tones = ((1.0, 1.0), *overtones)
        return sum(
            loud * math.exp(-t * decay * high**0.5) * math.sin(2 * math.pi * pitch * high * t) for high, loud in tones
        )

    return at


def rustle(decay: float, seed: int) -> Sound:
    """The short noise of a thing that touches another."""
    luck = random.Random(seed)
    noise = [luck.uniform(-1, 1) for _ in range(RATE // 4)]
    return lambda t: noise[min(int(t * RATE), len(noise) - 1)] * math.exp(-t * decay)


def after(start: float, sound: Sound) -> Sound:
    """A sound that begins later, in seconds."""
    return lambda t: sound(t - start) if t >= start else 0.0


def mixed(*parts: tuple[float, Sound]) -> Sound:
    """Several sounds at once, each so loud."""
    return lambda t: sum(loud * sound(t) for loud, sound in parts)


WOOD, STONE, BRONZE = ((2.7, 0.5), (5.1, 0.2)), ((2.3, 0.7), (4.2, 0.5)), ((2.0, 0.6), (3.0, 0.4), (4.2, 0.25))

SOUNDS: dict[str, tuple[float, Sound]] = {
    # It is your turn: two low knocks on the table.
    "turn": (0.42, mixed((1, struck(150, 26, WOOD)), (0.8, after(0.16, struck(170, 24, WOOD))), (0.3, rustle(90, 1)))),
    # A piece is put down.
    "piece": (0.16, mixed((1, struck(620, 60, STONE)), (0.6, rustle(140, 2)))),
    # That cannot be played.
    "refused": (0.3, mixed((1, struck(110, 20, WOOD)), (0.5, struck(117, 22)))),
    # The game is over: three strokes on bronze.
    "over": (
        0.9,
        mixed(
            (1, struck(392, 7, BRONZE)),
            (1, after(0.16, struck(494, 7, BRONZE))),
            (1, after(0.32, struck(587, 6, BRONZE))),
        ),
    ),
}
"""By name: how many seconds long, and what it sounds like."""


def written(seconds: float, sound: Sound) -> bytes:
    """A sound as a WAV file: one channel, 16 bits, fading out at its end."""
    count = int(seconds * RATE)
    heard = [sound(n / RATE) * min(1.0, (count - n) / (RATE * 0.02)) for n in range(count)]
    most = max(abs(one) for one in heard)
    file = BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{count}h", *(round(one / most * LOUD * 32767) for one in heard)))
    return file.getvalue()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seconds, sound) in SOUNDS.items():
        (FOLDER / f"{name}.wav").write_bytes(written(seconds, sound))


if __name__ == "__main__":
    main()
