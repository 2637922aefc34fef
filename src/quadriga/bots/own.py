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
    bot = names.get(wanted)
    if not isclass(bot):
        listed = ", ".join(key for key, value in names.items() if isclass(value) and value.__module__ == MODULE) or "–"
        raise BadOption("bot-class", path=file, name=wanted, listed=listed)
    _check(bot, name)
    return type(wanted, (bot,), {"name": name, "choose": _checked(bot, name)})


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


def _check(bot: type[Any], name: str) -> None:
    """It can be made without arguments and has a method `choose(state, seat, rng)`."""
    choose = getattr(bot, "choose", None)
    if not callable(choose) or not _takes(choose, 4):
        raise BadOption("bot-choose", name=name)
    try:
        bot()
    except Exception as error:
        what = shortened(f"{type(error).__name__}: {error}")
        raise BadOption("bot-make", name=name, what=what) from None


def _takes(function: Any, count: int) -> bool:
    parameters = list(signature(function).parameters.values())
    if any(parameter.kind is Parameter.VAR_POSITIONAL for parameter in parameters):
        return True
    by_place = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    placed = [parameter for parameter in parameters if parameter.kind in by_place]
    needed = [parameter for parameter in placed if parameter.default is Parameter.empty]
    return len(needed) <= count <= len(placed)


def _checked(bot: type[Any], name: str) -> Any:
    def choose(self: Bot, state: State, seat: Seat, rng: Rng) -> int:
        """What the bot chooses, if it may."""
        legal = state.legal(seat)
        answer = bot.choose(self, state, seat, rng)
        if answer not in legal:
            raise BadAnswer(name=name, answer=shortened(answer))
        return int(answer)

    return choose
