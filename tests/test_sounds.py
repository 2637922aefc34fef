"""The sounds of the page are those of the script, and small."""

from __future__ import annotations

from tools.sounds import FOLDER, SOUNDS, written


def test_sounds_are_those_of_the_script_and_small() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SOUNDS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 100_000
    for name, (seconds, sound) in SOUNDS.items():
        kept, made = (FOLDER / f"{name}.wav").read_bytes(), written(seconds, sound)
        assert len(kept) == len(made), f"{name}: run python tools/sounds.py"
        # The last bit of a sine may differ from machine to machine.
        apart = max(abs(one - other) for one, other in zip(samples(kept), samples(made), strict=True))
        assert apart <= 1, f"{name}: run python tools/sounds.py"


def samples(file: bytes) -> list[int]:
    return list(memoryview(file[44:]).cast("h"))
