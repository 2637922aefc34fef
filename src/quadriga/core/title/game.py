"""A title: what it is called, what can be set, and the way from its state to everything people see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, cast

from quadriga.core.components import data as component_data
from quadriga.core.errors import BadOption, BadRules, Illegal, WrongGame, shortened
from quadriga.core.learning import experience as core_experience
from quadriga.core.learning.experience import Experience
from quadriga.core.learning.insight import Insight
from quadriga.core.learning.observation import Observation
from quadriga.core.position.layout import Range
from quadriga.core.position.moves import Trace
from quadriga.core.position.sizes import MOST_SEATS
from quadriga.core.position.state import State
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE, OMNISCIENT, SPECTATOR, Seat
from quadriga.core.title import registry
from quadriga.core.title.events import Event, EventSpec, read_trace
from quadriga.core.title.gesture import Gesture, Secret
from quadriga.core.title.meta import Meta
from quadriga.core.title.notation import Action, Notation
from quadriga.core.title.options import Options, with_defaults
from quadriga.core.title.outcome import Outcome
from quadriga.core.title.telling import Telling

if TYPE_CHECKING:
    # A bare `Game` is a game of any title.
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

MOST_FORCED = 10_000
"""So many decisions in a row, of chance or without a choice, are no game any more."""
Next = Literal["you", "chance", "another", "over"]
"""Who decides next, as a seat sees it."""


@dataclass(frozen=True)
class Preview:
    """What a chain of decisions would do, as far as the seat that looks can know.

    `then` says who decides next: `you`, `chance`, `another` (seat), or nobody, since the game is `over`.
    """

    events: list[dict[str, Any]]
    view: dict[str, Any]
    then: Next


class Game(Generic[S]):
    """Base of all titles. A `Game` is a title with its components; it never changes. `S` is the class of its states.

    >>> from quadriga import games
    >>> caesar = games.load("caesar")
    >>> state = caesar.new(seats=2, options={"poison": "on"})
    >>> state.options["poison"]
    'on'
    """

    meta: Meta
    decision_rules: Mapping[str, str]
    """For every decision of a seat the rule it is about."""
    event_specs: Sequence[EventSpec]
    """All kinds of events, in the order of their codes."""
    names: Mapping[str, Sequence[str]]
    """The ids of everything events speak of, by kind."""
    telling: Telling = Telling()
    """How what happened becomes lines of a log."""

    def __init__(self, own_data: Mapping[str, Any] | None = None, rules_version: int | None = None) -> None:
        self.own_data = component_data.own(own_data)
        newest = self.meta.rules_version
        self.rules_version = newest if rules_version is None else rules_version
        if not 1 <= self.rules_version <= newest:
            raise BadOption("bad-rules-version", title=self.meta.name, newest=newest, version=str(rules_version))

    # ---- what a title fills in -------------------------------------------------------------------------------
    # Each stands behind the public method of its name, which checks what it is given.

    @property
    def components(self) -> Mapping[str, Any]:
        """The component data in use, own data included."""
        raise NotImplementedError

    def _new(self, seats: int, options: Options) -> S:
        raise NotImplementedError

    def _check_options(self, seats: int, options: Options) -> None:
        """Raise BadOption where options do not go together; nothing to check by default."""

    def _notation(self) -> Notation:
        raise NotImplementedError

    def _view(self, state: S, seat: Seat, opened: bool) -> dict[str, Any]:
        """What changes during a game, as `seat` sees it; `opened` says that the end has opened what was hidden."""
        raise NotImplementedError

    def _decision(self, state: S, seat: Seat) -> str:
        raise NotImplementedError

    def _turn(self, state: S) -> Seat | None:
        raise NotImplementedError

    def _board_data(self) -> dict[str, Any]:
        raise NotImplementedError

    def _glosses(self, language: str) -> dict[str, dict[str, str]]:
        return {}

    def _gestures(self, state: S, seat: Seat) -> list[Gesture]:
        return []

    def _secret(self, state: S, seat: Seat, action: int) -> Secret | None:
        return Secret(("do",), (seat,)) if self.meta.secrets else None

    def _preview(self, state: S, seat: Seat, actions: Sequence[int]) -> Preview:
        # What others decide at the same time is not to be guessed.
        imagined = state.redeal(seat, Rng(0)).before_the_others(seat)
        return self._preview_in(cast("S", imagined), state, seat, actions)

    def _points(self, state: S) -> list[dict[str, int]]:
        raise NotImplementedError

    def _reason(self, state: S) -> str:
        """Why a game that is over has ended: `end-…` in the locale files says it."""
        return "over"

    def _automaton(self, state: S) -> dict[str, int] | None:
        """The points of the rival of a solo game, where there is one."""
        return None

    def _owners(self, state: S) -> Mapping[int, Seat]:
        return {seat: seat for seat in range(state.seats)}

    def _refusal(self, state: S, seat: Seat, action: int) -> Illegal:
        raise NotImplementedError

    def _faults(self, state: S) -> list[str]:
        raise NotImplementedError

    def _bounds(self, state: S) -> dict[str, Range]:
        raise NotImplementedError

    def _label(self, kind: str, name: str) -> str:
        return name.replace("_", " ").title()

    def _spoken(self, kind: str, name: str) -> str:
        return self._label(kind, name)

    def _insight(self, state: S, experience: Experience) -> Insight | None:
        return None

    def _observation(self, state: S) -> Observation:
        raise NotImplementedError(f"{self.meta.name} has no observation: research needs one (docs/research.md)")

    # ---- shared by all titles --------------------------------------------------------------------------------

    def new(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> State:
        """A game about to begin: chance has not dealt anything yet."""
        seats = self.meta.usual_seats if seats is None else seats
        return self._new(seats, self.settled(seats, options or {}))

    def settled(self, seats: int, options: Mapping[str, str]) -> Options:
        """All options with their values, where this number of seats and these options can be played; else BadOption."""
        least, most = self.meta.seats[0], min(self.meta.seats[1], MOST_SEATS)
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise BadOption("seats-form", seats=shortened(repr(seats)))
        if not least <= seats <= most:
            raise BadOption("bad-seats", title=self.meta.name, least=least, most=most, seats=seats)
        chosen = with_defaults(self.meta.options, seats, options)
        self._check_options(seats, chosen)
        return chosen

    def check_own(self, state: State) -> None:
        """Raise WrongGame for a state of another title.

        >>> from quadriga import games
        >>> games.load("caesar").view(games.load("empire").new(), 0)
        Traceback (most recent call last):
        ...
        quadriga.core.errors.WrongGame: This is a position of another game: “L’Empire de César”, not “Caesar!”.
        """
        other = state.game.meta if isinstance(state, State) else None
        if other is None or other.id != self.meta.id:
            title = None if other is None else other.name
            raise WrongGame(given=title, title=self.meta.name)

    @cached_property
    def notation(self) -> Notation:
        """The action space with its four forms."""
        return self._notation()

    @property
    def action_count(self) -> int:
        """Every action number is below this, whatever the options."""
        return self.notation.count

    @cached_property
    def data_hash(self) -> str:
        """Names the component data in use."""
        return component_data.digest(self.components)

    @cached_property
    def experience(self) -> Experience:
        """What tuning has found out about this title; it is no part of the rules."""
        return core_experience.read(Path(getfile(type(self))).with_name("data") / "insight.json")

    def events(self, state: S, trace: Trace) -> Iterator[Event]:
        """The typed events that the rules noted."""
        return read_trace(trace, self.event_specs, self.names, self.owners(state))

    def owners(self, state: S) -> Mapping[int, Seat]:
        """Which seat plays the role (side, nation) of a number in events; by default the seat of that number."""
        return self._owners(state)

    def action(self, number: int) -> Action:
        """The dataclass of an action number."""
        return self.notation.action(number)

    def label(self, kind: str, name: str) -> str:
        """What a thing is called where the locale files have no word for it: its proper name."""
        return self._label(kind, name)

    def spoken(self, kind: str, name: str) -> str:
        """What a thing is called in a sentence: its label, unless that has a number that nobody would say."""
        return self._spoken(kind, name)

    def board_data(self) -> dict[str, Any]:
        """What never changes in a game: boards, cards, pieces, geometry, as plain named data for a page."""
        return self._board_data()

    def glosses(self, language: str) -> dict[str, dict[str, str]]:
        """A few words on things, by kind and name, where a title has some to tell; they play no part in the rules."""
        return self._glosses(language)

    def decision(self, state: S, seat: Seat) -> str:
        """The name of what is to be decided now, as far as this seat may know; `over` when the game is."""
        self.check_own(state)
        return self._decision(state, seat)

    def turn(self, state: S) -> Seat | None:
        """Whose turn it is; None where nobody's is, as when all decide at once."""
        self.check_own(state)
        return self._turn(state)

    def gestures(self, state: S, seat: Seat) -> list[Gesture]:
        """The whole moves a seat can make now, where a title knows larger ones than single decisions."""
        self.check_own(state)
        return self._gestures(state, seat)

    def secret(self, state: S, seat: Seat, action: int) -> Secret | None:
        """What not all seats know of a decision about to be taken; None when everybody sees which one it is."""
        self.check_own(state)
        return self._secret(state, seat, action)

    def refusal(self, state: S, seat: Seat, action: int) -> Illegal:
        """Why an action is not legal now."""
        self.check_own(state)
        return self._refusal(state, seat, action)

    def points(self, state: S) -> list[dict[str, int]]:
        """The points of each seat by source, were the game to end now: the whole truth, not for players."""
        self.check_own(state)
        return self._points(state)

    def outcome(self, state: S) -> Outcome | None:
        """How a game ended, or None while it goes on; `state.outcome()` asks the same."""
        self.check_own(state)
        if not state.is_over():
            return None
        ranks = tuple([state.rank(seat) for seat in range(state.seats)])
        return Outcome(ranks, tuple(self._points(state)), self._reason(state), self._automaton(state))

    def bounds(self, state: S) -> dict[str, Range]:
        """Between which bounds the numbers of a position lie, field by field."""
        self.check_own(state)
        return self._bounds(state)

    def faults(self, state: S) -> list[str]:
        """What is wrong with a position that the rules can never lead to: pieces lost or doubled; [] when sound."""
        self.check_own(state)
        return self._faults(state)

    def insight(self, state: S, experience: Experience | None = None) -> Insight | None:
        """What an experienced player sees in a state, as it is whenever asked; None where a title has no insight."""
        self.check_own(state)
        return self._insight(state, experience or self.experience)

    def observation(self, state: S) -> Observation:
        """What seats may know of a state, as numbers for learning programs, as it is whenever asked."""
        self.check_own(state)
        return self._observation(state)

    def view(self, state: S, seat: Seat) -> dict[str, Any]:
        """Exactly what that seat (or SPECTATOR) may know, as plain data."""
        self.check_own(state)
        self._check_viewer(state, seat)
        return self._seen(state, seat, opened=state.is_over() or seat == OMNISCIENT)

    def _check_viewer(self, state: S, seat: Seat) -> None:
        if seat not in (SPECTATOR, OMNISCIENT) and not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {state.seats - 1}")

    def _seen(self, state: S, seat: Seat, opened: bool) -> dict[str, Any]:
        outcome = state.outcome()
        return {
            "decision": self._decision(state, seat),
            "actors": state.actors(),
            "turn": self._turn(state),
            **self._view(state, seat, opened),
            "outcome": None if outcome is None else outcome.to_json(),
        }

    def preview(self, state: S, seat: Seat, *actions: int) -> Preview:
        """Try a chain of decisions until chance or another seat decides; from this seat's knowledge alone.

        What it cannot know it leaves out: hidden hands stay hidden even if the game would end.

        >>> from quadriga import games, Rng
        >>> caesar = games.load("caesar")
        >>> state = caesar.new(seats=2)
        >>> caesar.deal(state, Rng(1))
        >>> seen = caesar.preview(state, 0, state.legal(0)[0])
        >>> seen.events[0]["event"], seen.then
        ('placed', 'chance')
        """
        self.check_own(state)
        self._check_viewer(state, seat)
        return self._preview(state, seat, actions)

    def _preview_in(self, imagined: S, state: S, seat: Seat, actions: Sequence[int]) -> Preview:
        """The preview as it goes in one state that the seat thinks possible."""
        events: list[Event] = []
        for n, action in enumerate(actions):
            if n and seat not in imagined.actors():
                break
            (imagined if n else state).check(seat, action)
            imagined.play(seat, action, events.append)
        for _ in range(MOST_FORCED):
            if imagined.actors() != [seat] or len(imagined.legal(seat)) != 1:
                break
            imagined.play(seat, imagined.legal(seat)[0], events.append)
        return Preview(
            # What others reveal is only imagined.
            [event.seen_by(seat) for event in events if event.seat in (None, seat) or not event.reveals],
            self._seen(imagined, seat, opened=False),
            _who_decides(imagined, seat),
        )

    def deal(self, state: State, rng: Rng) -> None:
        """Let chance play until a seat owes a decision or the game is over."""
        for _ in range(MOST_FORCED):
            if state.actors() != [CHANCE]:
                return
            state.play(CHANCE, state.sample(CHANCE, rng))
        raise no_choice(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key == other._key

    def __hash__(self) -> int:
        return hash((self.meta.id, self.rules_version, self.data_hash))

    def __reduce__(self) -> tuple[Any, ...]:
        return (registry.load, self._key)

    @property
    def _key(self) -> tuple[str, dict[str, Any], int]:
        return (self.meta.id, self.own_data, self.rules_version)


def no_choice(game: Game) -> BadRules:
    """The error for rules that play on by themselves without end."""
    return BadRules(
        "rules-no-choice",
        title=game.meta.name,
        most=MOST_FORCED,
    )


def _who_decides(state: State, seat: Seat) -> Next:
    actors = state.actors()
    if not actors:
        return "over"
    if seat in actors:
        return "you"
    return "chance" if actors == [CHANCE] else "another"
