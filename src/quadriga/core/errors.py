"""What can go wrong, each as a type of its own: one sentence for people, a code for programs."""

from __future__ import annotations


class QuadrigaError(Exception):
    """The root of all errors of this package.

    `code` is stable and names the sentence in the locale files; `params` fill it.
    """

    code = "error"

    def __init__(self, message: str, code: str | None = None, **params: object) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code
        self.params = params


class BadOption(QuadrigaError):
    """An option, a number of seats or a title that does not exist or does not fit."""

    code = "bad-option"


class BadData(QuadrigaError):
    """A component file that breaks the shape a game needs."""

    code = "bad-data"


class BadPosition(QuadrigaError):
    """Data that describe no position of a game; nothing has changed."""

    code = "bad-position"


class BadRecord(QuadrigaError):
    """A record that cannot be read or does not replay."""

    code = "bad-record"


class MoveError(QuadrigaError):
    """A decision that was refused; the game has not changed."""


class Malformed(MoveError):
    """Not an action of this game at all."""

    code = "malformed"


class NotYourDecision(MoveError):
    """This seat owes no decision now."""

    code = "not-your-decision"


class Illegal(MoveError):
    """An action of the game that its rules do not allow here.

    `reason` names the sentence `refusal-…` in the title's locale files, `rule` the rule in its RULES.md.
    """

    code = "illegal"

    def __init__(self, reason: str, rule: str, **params: object) -> None:
        super().__init__(f"Not allowed here: {reason.replace('-', ' ')} ({rule}).", None, **params)
        self.reason = reason
        self.rule = rule


class Stale(MoveError):
    """The game has moved on since the position this decision was made for."""

    code = "stale"


class GameOver(MoveError):
    """The game has ended; nobody decides any more."""

    code = "game-over"


class CannotUndo(MoveError):
    """Something has happened since that cannot be unseen."""

    code = "cannot-undo"
