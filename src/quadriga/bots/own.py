"""A bot of your own: a class in a Python file, named `mybot.py:Clever`.

It is loaded only where the command line or your program asks for it, never because a message or a page names it.
"""

from __future__ import annotations

import runpy
import traceback
from inspect import Parameter, isclass, signature
from pathlib import Path
from typing import Any

from quadriga.bots.bot import Bot
from quadriga.core.errors import BadOption, QuadrigaError, shortened
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat

SUFFIX = ".py"
MODULE = "own_bot"
"""The name under which a file runs; so `if __name__ == "__main__":` in it is left out."""


class BadAnswer(QuadrigaError):
    """A bot of somebody's own chose what cannot be chosen."""

    code = "bot-answer"


def is_own(name: str) -> bool:
    """Whether a name stands for a class in a file.

    >>> is_own("mybot.py:Clever"), is_own("level4:500")
    (True, False)
    """
    return name.rpartition(":")[0].endswith(SUFFIX)


def load(name: str) -> type[Any]:
    """The class that a name stands for, made into one that is checked at every answer."""
    file, _, wanted = name.rpartition(":")
    names = _run(Path(file))
    found = names.get(wanted)
    if not isclass(found):
        listed = ", ".join(key for key, one in names.items() if isclass(one) and one.__module__ == MODULE) or "–"
        raise BadOption("bot-class", path=file, name=wanted, listed=listed)
    _check(found, name)
    return type(wanted, (found,), {"name": name, "choose": _checked(found, name)})


def _run(path: Path) -> dict[str, Any]:
    """What a file defines, or what is wrong with it and where."""
    if not path.is_file():
        raise BadOption("bot-file", path=str(path))
    try:
        return runpy.run_path(str(path), run_name=MODULE)
    except Exception as error:
        line = error.lineno if isinstance(error, SyntaxError) else _line_in(path, error)
        what = f"{type(error).__name__}: {error}"
        raise BadOption("bot-broken", path=str(path), line=line or 0, what=shortened(what)) from None


def _line_in(path: Path, error: BaseException) -> int | None:
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return lines[-1] if lines else None


def _check(found: type[Any], name: str) -> None:
    """It can be made without arguments and has a method `choose(state, seat, rng)`."""
    choose = getattr(found, "choose", None)
    if not callable(choose) or not _takes(choose, 4):
        raise BadOption("bot-choose", name=name)
    try:
        found()
    except Exception as error:
        what = shortened(f"{type(error).__name__}: {error}")
        raise BadOption("bot-make", name=name, what=what) from None


def _takes(function: Any, count: int) -> bool:
    parameters = list(signature(function).parameters.values())
    if any(one.kind is Parameter.VAR_POSITIONAL for one in parameters):
        return True
    placed = [one for one in parameters if one.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)]
    needed = [one for one in placed if one.default is Parameter.empty]
    return len(needed) <= count <= len(placed)


def _checked(found: type[Any], name: str) -> Any:
    def choose(self: Bot, state: State, seat: Seat, rng: Rng) -> int:
        """What the bot chooses, if it may."""
        legal = state.legal(seat)
        answer = found.choose(self, state, seat, rng)
        if answer not in legal:
            raise BadAnswer(name=name, answer=shortened(answer))
        return int(answer)

    return choose
