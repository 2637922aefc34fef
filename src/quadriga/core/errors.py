"""What can go wrong, each as a type of its own: one sentence for people, a code for programs."""

from __future__ import annotations

import reprlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from quadriga.core.title.game import Game

ECHO = 60
"""How much of what was typed a message repeats."""


def shortened(given: object) -> str:
    """What was given, whatever it is, as far as a message repeats it.

    >>> shortened("gades"), shortened(["a", 1]), len(shortened("x" * 1000))
    ('gades', "['a', 1]", 60)
    """
    if isinstance(given, str):
        text = given
    else:
        try:
            text = reprlib.repr(given)
        except ValueError:
            # A number of more digits than Python turns into text.
            text = type(given).__name__
    text = " ".join(text[: 4 * ECHO].split())
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: ECHO + 1])
    return text if len(text) <= ECHO else text[: ECHO - 1] + "…"


class QuadrigaError(Exception):
    """The root of all errors of this package.

    `code` is stable and names the sentence, which stands in the locale files alone; `params` fill it, and one of them,
    `cause`, may be the error that this one comes from.

    >>> print(BadOption("bad-seats", title="Caesar!", least=1, most=2, seats=3))
    Caesar! is for 1 to 2 seats, not 3.
    """

    code = "error"
    speaker: ClassVar[Callable[[QuadrigaError], str] | None] = None
    """Makes the English sentence; the package, which knows the words, puts it here."""

    def __init__(self, code: str | None = None, /, **params: object) -> None:
        super().__init__(code or self.code)
        if code is not None:
            self.code = code
        self.params = params
        self.game: Game | None = None

    def about(self, game: Game) -> Self:
        """The same error, told in the words of this title."""
        self.game = game
        return self

    @property
    def cause(self) -> BaseException | None:
        """The error that this one comes from, if any."""
        cause = self.params.get("cause")
        return cause if isinstance(cause, BaseException) else None

    def __str__(self) -> str:
        speaker = QuadrigaError.speaker
        return self.code if speaker is None else speaker(self)


class BadOption(QuadrigaError):
    """An option, a number of seats or a title that does not exist or does not fit.

    >>> from quadriga import games
    >>> games.load("caesar").new(seats=9)
    Traceback (most recent call last):
        ...
    quadriga.core.errors.BadOption: Caesar! is for 1 to 2 seats, not 9.
    """

    code = "bad-option"


class BadData(QuadrigaError):
    """A component file that breaks the shape a game needs.

    >>> from quadriga import games
    >>> games.load("caesar", {"control_markers": -1})
    Traceback (most recent call last):
        ...
    quadriga.core.errors.BadData: “control_markers” must be a whole number from 1 to 60.
    """

    code = "bad-data"


class BadPosition(QuadrigaError):
    """Data that describe no position of a game; nothing has changed.

    >>> from quadriga import games
    >>> games.load("caesar").new(seats=2).restore({})
    Traceback (most recent call last):
        ...
    quadriga.core.errors.BadPosition: The data of a position name other fields than those of this game.
    """

    code = "bad-position"


class BadRecord(QuadrigaError):
    """A record that cannot be read or does not replay.

    >>> from quadriga import Record
    >>> Record.parse("1. e4 e5")
    Traceback (most recent call last):
        ...
    quadriga.core.errors.BadRecord: This is not a record: the first line must be “quadriga record 1”.
    """

    code = "bad-record"


class BadRules(QuadrigaError):
    """A mistake in the rules of a title: `method` says in which one. Where it raised an error, that is the cause."""

    code = "bad-rules"


class WrongGame(QuadrigaError, TypeError):
    """A state that belongs to another title.

    >>> from quadriga import games
    >>> caesar, empire = games.load("caesar"), games.load("empire")
    >>> empire.view(caesar.new(seats=2), 0)
    Traceback (most recent call last):
        ...
    quadriga.core.errors.WrongGame: This is a position of another game: “Caesar!”, not “L’Empire de César”.
    """

    code = "wrong-game"


class MoveError(QuadrigaError):
    """A decision that was refused; the game has not changed.

    >>> from quadriga import Illegal, Stale
    >>> issubclass(Illegal, MoveError) and issubclass(Stale, MoveError)
    True
    """


class Malformed(MoveError):
    """Not an action of this game at all.

    >>> from quadriga import games
    >>> games.load("caesar").notation.number("fly")
    Traceback (most recent call last):
        ...
    quadriga.core.errors.Malformed: “fly” is not an action of this game.
    """

    code = "malformed"


class NotYourDecision(MoveError):
    """This seat owes no decision now.

    >>> from quadriga import Match, Rng, games
    >>> state = games.load("caesar").new(seats=2)
    >>> games.load("caesar").deal(state, Rng(1))
    >>> state.play(1, state.legal(0)[0])
    Traceback (most recent call last):
        ...
    quadriga.core.errors.NotYourDecision: You owe no decision now: Caesar decides.
    """

    code = "not-your-decision"


class Illegal(MoveError):
    """An action of the game (`game`) that its rules do not allow here.

    `reason` names the sentence `refusal-…` in the title's locale files, `rule` the rule in its RULES.md.

    >>> from quadriga import Rng, games
    >>> caesar = games.load("caesar")
    >>> state = caesar.new(seats=2)
    >>> caesar.deal(state, Rng(1))
    >>> state.play(0, caesar.notation.number("pass"))
    Traceback (most recent call last):
        ...
    quadriga.core.errors.Illegal: You hold a token that can be placed. (CAE-R9)
    """

    code = "illegal"

    def __init__(self, reason: str, rule: str, **params: object) -> None:
        super().__init__(**params)
        self.args = (reason, rule)
        self.reason = reason
        self.rule = rule


Why = tuple[str, str, dict[str, Any]]
"""Why an action is not legal: the reason, the rule, and what the sentence needs to know."""


class Stale(MoveError):
    """The game has moved on since the position this decision was made for.

    >>> from quadriga import Match, Rng, games
    >>> match = Match(games.load("caesar").new(seats=2), Rng(7))
    >>> seat = match.state.actors()[0]
    >>> seen = match.revision(1 - seat)
    >>> match.play(seat, match.state.legal(seat)[0])
    >>> match.play(1 - seat, match.state.legal(1 - seat)[0], revision=seen)
    Traceback (most recent call last):
        ...
    quadriga.core.errors.Stale: The match has moved on since you looked: look at it again and decide anew.
    """

    code = "stale"


class GameOver(MoveError):
    """The game has ended; nobody decides any more.

    >>> from quadriga import Match, Rng, games
    >>> state = games.load("caesar").new(seats=2)
    >>> steps = state.playout(Rng(1))
    >>> state.play(0, 0)
    Traceback (most recent call last):
        ...
    quadriga.core.errors.GameOver: The game is over.
    """

    code = "game-over"


class CannotUndo(MoveError):
    """Something has happened since that cannot be unseen.

    >>> from quadriga import Match, Rng, games
    >>> match = Match(games.load("caesar").new(seats=2), Rng(7))
    >>> seat = match.state.actors()[0]
    >>> match.play(seat, match.state.legal(seat)[0])
    >>> match.undo(seat)
    Traceback (most recent call last):
        ...
    quadriga.core.errors.CannotUndo: Chance has played since your decision: it can be taken back only if all agree.
    """

    code = "cannot-undo"
