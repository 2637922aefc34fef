"""Words for people, from the Fluent files: of the program itself and of one title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from quadriga.core.errors import Illegal, QuadrigaError
from quadriga.core.seats import CHANCE, Seat
from quadriga.core.title import registry
from quadriga.core.title.events import EventSpec
from quadriga.core.title.game import Game
from quadriga.core.title.gesture import Gesture
from quadriga.core.title.notation import Action
from quadriga.core.title.telling import Clause, Item, Told
from quadriga.words import causes
from quadriga.words.grammar import FUNCTIONS
from quadriga.words.mentions import mentions
from quadriga.words.names import Name, Person

SEAT_KINDS = ("player", "seat")
"""Kinds of names that stand for the seats, in their order."""

PLAIN = "plain:"
"""Before a kind: the bare name of a thing, though the sentence might know it as a person."""


def locale_files(language: str, title: str | None = None) -> list[Path]:
    """Where the sentences of a title lie, in whatever package it comes, and of its lesson, where it has one.

    Without a title: those of the program itself.
    """
    folder = (Path(__file__).parent if title is None else registry.folder(title)) / "locales"
    return [folder / f"{language}.ftl", *folder.glob(f"lesson.{language}.ftl")]


@cache
def _resource(path: Path) -> Resource:
    """The sentences of a file; to read one takes long, so each is read once."""
    return FluentResource(path.read_text(encoding="utf-8"))


def _resources(language: str, title: str | None) -> list[Resource]:
    """The sentences of the program, and those of a title, which go before."""
    paths = [*locale_files(language), *(locale_files(language, title) if title is not None else [])]
    return [_resource(path) for path in paths]


@cache
def _bundle(language: str, title: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS[language])
    for resource in _resources(language, title):
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


@cache
def _own_keys(language: str, title: str) -> frozenset[str]:
    """The sentences that a title has itself."""
    return frozenset(mentions(_resource(path) for path in locale_files(language, title)))


@cache
def _conjugates(language: str, title: str) -> bool:
    """Whether the sentences of a title agree with whom they speak of; where they do not, nobody is "you"."""
    return any("VERB(" in path.read_text(encoding="utf-8") for path in locale_files(language, title))


@cache
def _mentions(language: str, title: str | None) -> dict[str, frozenset[str]]:
    return mentions(_resources(language, title))


@cache
def _parts(language: str, title: str | None, decision: str) -> list[tuple[str, ...]]:
    """The parts of a decision that have a prompt: fields, as the names of the sentences have them."""
    begins = f"prompt-{decision}-"
    return [tuple(key.removeprefix(begins).split("-")) for key in _mentions(language, title) if key.startswith(begins)]


def _filled(
    language: str,
    title: str | None,
    key: str,
    variables: tuple[tuple[str, Any], ...],
    persons: tuple[tuple[Person, bool], ...] = (),
) -> str:
    """A sentence filled in; `persons` are those of the names, which do not show in them but in the verbs."""
    bundle = _bundle(language, title)
    if not bundle.has_message(key):
        return key
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key
    text, _ = bundle.format_pattern(pattern, dict(variables))
    return str(text)


NOTHING: frozenset[str] = frozenset()
KEPT = frozenset((int, str, Name))
# A table says the same things to many people: what was filled in once is kept for a while.
_kept = lru_cache(maxsize=1 << 13)(_filled)


@lru_cache(maxsize=1 << 13, typed=True)
def _called(language: str, game: Game | None, kind: str, name: int | str) -> str:
    """What a thing of a title is called."""
    title, key = game.meta.id if game else None, f"{kind}-{name}"
    if _bundle(language, title).has_message(key):
        return _kept(language, title, key, ())
    return game.label(kind, name) if game and isinstance(name, str) else str(name)


MOST_EVENTS = 32
"""So many sentences about events are kept for a table: each is told in the news and in a line, to several people."""
MOST_GESTURES = 1 << 13
_gestures: dict[tuple[str, Game | None, str, str], str] = {}
"""Whole moves in words, by language, title, sentence and what they are about."""


@lru_cache(maxsize=1 << 10)
def _event_spec(game: Game, key: str) -> EventSpec:
    return next(spec for spec in game.event_specs if spec.key == key)


class Words:
    """All that is said in one language about one title (or, without a title, by the program itself).

    `players` are the names people gave for their seats; a seat without one goes by the title's own word for it, which
    may depend on the `options` of the game. Where that word is a mere number, a bot goes by its own name (`bots`).

    >>> from quadriga import games
    >>> words = Words("fr", games.load("caesar"), players={1: "Livia"})
    >>> words.name("bonus", "senate"), words.name("province", "italia")
    ('Sénat', 'Italia')
    >>> words.player(0), words.player(1)
    ('César', 'Livia')
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        players: Mapping[Seat, str | None] | None = None,
        options: Mapping[str, str] | None = None,
        bots: Mapping[Seat, str] | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.reader: Seat | None = None
        self.own_role: tuple[str, str] | None = None
        self.past = False
        self._events: dict[tuple[Any, ...], str] = {}
        """Sentences about events: the news and lines tell them, to several people, and lines anew as they grow."""
        self._own: frozenset[int | str] = frozenset()
        """What stands for the reader in events."""
        self.players = dict(players or {})
        usual = {option.name: option.default for option in game.meta.options} if game else {}
        self.options = {**usual, **(options or {})}
        self._title = game.meta.id if game else None
        self._bundle = _bundle(language, self._title)
        self._mentions = _mentions(language, self._title)
        self.bots = self._bot_names(bots or {})

    def to(self, reader: Seat, own_role: tuple[str, str] | None = None) -> Words:
        """The same words, said to somebody at the table, who is "you"; `own_role` is what they alone play."""
        said = copy(self)
        if self.game is not None and _conjugates(self.language, self.game.meta.id):
            said.reader, said.own_role = (reader if reader >= 0 else None), own_role
            ids = [self.game.names.get(kind, [])[reader : reader + 1] for kind in SEAT_KINDS]
            said._own = frozenset([reader, *(own_role or ()), *chain(*ids)]) if reader >= 0 else frozenset()
        return said

    def after(self) -> Words:
        """The same words for what has happened, not for what would."""
        said = copy(self)
        said.past = True
        return said

    def _bot_names(self, bots: Mapping[Seat, str]) -> dict[Seat, str]:
        """Bots by the name of their level, where a title has no word of its own for a seat; equal ones are counted."""
        if self._title is None or "seat-name" in _own_keys(self.language, self._title):
            return {}
        named: dict[Seat, str] = {}
        met: Counter[str] = Counter()
        for seat, bot in sorted(bots.items()):
            level = f"level-{bot[5:6]}"
            if bot[:5] == "level" and self.has(level):
                met[level] += 1
                count = met[level]
                named[seat] = (
                    self.say(level) if count == 1 else self.say("bot-again", name=self.say(level), count=count)
                )
        return named

    @property
    def board(self) -> dict[str, Any]:
        """What never changes in the game that is spoken of."""
        return {} if self.game is None else self.game.board_data()

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that name."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **variables: Any) -> str:
        """The sentence of that name, filled in; the name itself if there is none."""
        wanted = self._mentions.get(key, NOTHING)
        given = tuple([(name, _plain(value)) for name, value in variables.items() if name in wanted])
        # A number and a number that says how to be written are equal, but not the same.
        if {type(value) for _, value in given} <= KEPT:
            persons = tuple([(value.person, value.past) for _, value in given if isinstance(value, Name)])
            return _kept(self.language, self._title, key, given, persons)
        return _filled(self.language, self._title, key, given)

    def all_of(self, kind: str) -> dict[str, str]:
        """All sentences whose name begins with a word: `source-…`, `end-…`.

        >>> from quadriga import games
        >>> sorted(Words("en", games.load("empire")).all_of("end"))
        ['complete', 'stuck']
        """
        named = [name for name in self._mentions if name.startswith(f"{kind}-")]
        return {name.removeprefix(f"{kind}-"): self.say(name) for name in named}

    def parts(self, decision: str) -> list[tuple[str, ...]]:
        """The parts of a choice that have a prompt of their own, as the title's sentences name them.

        >>> from quadriga import games
        >>> Words("en", games.load("empire")).parts("city")
        [('city',)]
        """
        return _parts(self.language, self._title, decision)

    def needs(self, key: str) -> frozenset[str]:
        """The variables of a sentence."""
        return self._mentions.get(key, NOTHING)

    def asked(self, key: str, chosen: Mapping[str, Any], kinds: Mapping[str, str], **counts: int) -> str:
        """A prompt about what is chosen so far."""
        return self._told(key, chosen, {name: kinds.get(name, name) for name in chosen}, **counts)

    def option_value(self, option: str, value: str) -> str:
        """What a value of an option is called."""
        key = f"option-{option}-{value}"
        return self.say(key) if self.has(key) else value

    def name(self, kind: str, name: Any) -> str:
        """What a thing is called: the word of the language, or its proper name."""
        if kind in SEAT_KINDS:
            return self.player(self._seat(kind, name))
        return _called(self.language, self.game, kind, name) if type(name) in KEPT else str(name)

    def shown(self, kind: str, name: str) -> str:
        """What a thing is called on a board: its name without a number that nobody would say.

        >>> from quadriga import games
        >>> Words("en", games.load("caesar")).shown("border", "sicilia-italia")
        'Sicilia–Italia'
        """
        bare = kind in SEAT_KINDS or self.has(f"{kind}-{name}")
        return self.name(kind, name) if bare or self.game is None else self.game.spoken(kind, name)

    def player(self, seat: Seat) -> str:
        """What a seat is called: the name its player gave, or the title's word for it; chance has its word, too.

        >>> from quadriga import games
        >>> words = Words("en", games.load("empire"), players={0: "Livia"})
        >>> words.player(0), words.player(1), words.player(-1)
        ('Livia', 'Neptune', 'Chance')
        """
        if seat == CHANCE:
            return self.say("chance-name")
        given = self.players.get(seat) or self.bots.get(seat)
        return given or self.say("seat-name", seat=seat, number=seat + 1, **self.options)

    def subject(self, seat: Seat) -> Name:
        """A seat as the one a sentence speaks of: the reader is "you"."""
        if seat == self.reader:
            return Name(self.say("you"), "you", self.past)
        return Name(self.player(seat), "one", self.past)

    def _role(self, kind: str, name: str) -> Name:
        """What a seat plays, as the one a sentence speaks of: `the-nation-romans`, with its article."""
        if (kind, name) == self.own_role:
            return Name(self.say("you"), "you", self.past)
        key = f"the-{kind}-{name}"
        person: Person = "many" if "person" in self._bundle.get_message(key).attributes else "one"
        return Name(self.say(key), person, self.past)

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row.

        >>> Words("en").listed(["Jupiter", "Neptune", "Apollo"])
        'Jupiter, Neptune and Apollo'
        """
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def _seat(self, kind: str, name: Any) -> Seat:
        """The seat that a number or a title's id of it stands for."""
        if isinstance(name, int):
            return name
        assert self.game is not None
        return self.game.names[kind].index(name)

    def figure(self, value: float, digits: int = 0, percent: bool = False) -> str:
        """A measured number as it is written in the language, with that many decimals.

        >>> Words("en").figure(0.125, 1, percent=True), Words("fr").figure(2.5, 2)
        ('12.5%', '2,50')
        """
        style = "percent" if percent else "decimal"
        number = fluent_number(value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("figure", value=number)

    def bot(self, name: str, brief: bool = False) -> str:
        """What a bot is called: levels have a name of their own in each title, which is left out in brief.

        >>> from quadriga import games
        >>> Words("en", games.load("caesar")).bot("uct:500")
        'uct:500'
        """
        kind, digit, rest = name[:5], name[5:6], name[6:]
        if kind == "level" and self.has(f"level-{digit}"):
            if brief:
                return self.say("level-brief", level=digit + rest)
            return self.say("level-name", name=self.say(f"level-{digit}"), level=digit + rest)
        # A bot of somebody's own goes by the name of its class.
        return name.rpartition(".py:")[2]

    def action(self, number: int, begins: bool = True) -> str:
        """An action as a phrase, with which a sentence `begins` or goes on."""
        assert self.game is not None
        action = self.game.action(number)
        kinds = {name: action.kinds.get(name, name) for name in vars(action)}
        phrase = self._told(f"action-{action.do}", action.to_json(), kinds)
        return sentence(phrase) if begins else self._inside(action, phrase)

    def _inside(self, action: Action, phrase: str) -> str:
        """A phrase in the middle of a sentence: with a small letter, unless it begins with a name."""
        names = [self._in_words(action.kinds.get(name, name), value) for name, value in vars(action).items()]
        begins_with_name = any(str(name)[:1].isupper() and phrase.startswith(str(name)) for name in names)
        return phrase if begins_with_name else phrase[:1].lower() + phrase[1:]

    def gesture(self, gesture: Gesture) -> str:
        """A whole move as a phrase; a list of things is told one after another, a list of points by who gets them."""
        key = f"gesture-{gesture.kind}"
        if any(gesture.kinds.get(name, name) in SEAT_KINDS for name in gesture.fields):
            return sentence(self._gesture_told(key, gesture))
        # Where no player is named, all tables say the same: in Augustus and Antike 94 of 100 were told before.
        same = self.language, self.game, key, repr(gesture.fields)
        phrase = _gestures.get(same)
        if phrase is None:
            if len(_gestures) >= MOST_GESTURES:
                _gestures.clear()
            phrase = _gestures[same] = sentence(self._gesture_told(key, gesture))
        return phrase

    def step(self, gesture: Gesture, count: int) -> str | None:
        """What several whole moves have in common that are alike but for their way, where a title has words for it."""
        key = f"step-{gesture.kind}"
        return sentence(self._gesture_told(key, gesture, ways=count)) if self.has(key) else None

    def thing(self, kind: str, value: Any) -> str:
        """A thing by its name, a number as it is; what is put together of several by the sentence of its kind."""
        if isinstance(value, Item):
            return self._told(
                f"item-{kind}", value.fields, {name: value.kinds.get(name, name) for name in value.fields}
            )
        return str(self._in_words(kind, value))

    def _gesture_told(self, key: str, gesture: Gesture, **others: Any) -> str:
        assert self.game is not None
        kinds = {name: gesture.kinds.get(name, name) for name in gesture.fields}
        lists = {name: value for name, value in gesture.fields.items() if isinstance(value, list | tuple)}
        values: dict[str, Any] = {f"{name}_count": len(value) for name, value in lists.items()}
        for name in lists.keys() & self._mentions.get(key, NOTHING):
            values[name] = self.listed(self._counted(kinds[name], lists[name]))
        plain = {
            name: kind for name, kind in kinds.items() if not isinstance(gesture.fields[name], list | tuple | dict)
        }
        return self._told(key, gesture.fields, plain, **values, **others)

    def _counted(self, kind: str, things: Sequence[Any]) -> list[str]:
        """Things of a list by their names; equal ones once with their number, as the title counts them."""
        key = f"counted-{kind}"
        if not self.has(key):
            return _counted([self.thing(kind, thing) for thing in things])
        return [self._told(key, {kind: thing}, {kind: kind}, count=n) for thing, n in Counter(things).items()]

    def _in_words(self, kind: str, value: Any) -> str | int:
        """A value in words; a bare number stays one, since sentences depend on it."""
        if value is None:
            return self.say("automaton") if kind in SEAT_KINDS and self.has("automaton") else "none"
        if kind.startswith(PLAIN):
            return self.name(kind.removeprefix(PLAIN), value)
        if kind in SEAT_KINDS:
            return self.subject(self._seat(kind, value))
        if isinstance(value, int) and not self.has(f"{kind}-{value}"):
            return value
        if self.has(f"the-{kind}-{value}"):
            return self._role(kind, value)
        key = f"{kind}-{value}"
        if self.game is not None and isinstance(value, str) and not self.has(key):
            return self.game.spoken(kind, value)
        return self.name(kind, value)

    def undone(self, seat: Seat) -> str:
        """That a seat has taken a move back."""
        return sentence(self.say("event-undone", seat=self.after().subject(seat)))

    def line(self, told: Told) -> str:
        """A line of the log as a sentence: who, and one thing after another that they did.

        >>> from quadriga import games
        >>> words = Words("en", games.load("empire"))
        >>> words.line(Told([Clause("passed")], seat=1))
        'Neptune could pay for no route and passed.'
        """
        done = self.after()
        who = done._who(told)
        clauses = [done._clause(clause, who) for clause in told.clauses]
        if not told.subject:
            return sentence(" ".join(clauses))
        return sentence(f"{who} {self.listed(clauses)}.")

    def _who(self, told: Told) -> Name:
        if told.role is not None:
            return self._role(*told.role)
        return Name(self.say("automaton"), past=True) if told.seat is None else self.subject(told.seat)

    def _clause(self, clause: Clause, who: Name) -> str:
        """A part of a sentence about somebody."""
        gesture = Gesture("", (), clause.fields, clause.kinds)
        return self._gesture_told(f"line-{clause.key}", gesture, who=who)

    def event(self, seen: Mapping[str, Any]) -> str:
        """An event, as `Event.seen_by` gives it, as a sentence."""
        # Who is not spoken of is told the same as everybody.
        reader = None if self._own.isdisjoint(seen.values()) else (self.reader, self.own_role)
        same = reader, self.past, *seen.items()
        phrase = self._events.get(same)
        if phrase is None:
            if len(self._events) >= MOST_EVENTS:
                self._events.clear()
            phrase = self._events[same] = self._event(seen)
        return phrase

    def _event(self, seen: Mapping[str, Any]) -> str:
        assert self.game is not None
        spec = _event_spec(self.game, seen["event"])
        kinds = {name: kind or name for name, kind in spec.named} | {"seat": "seat"}
        hidden = any(name not in seen for name in spec.secret)
        nobody = {"seat": Name(self.say("automaton"), past=self.past)} if self._is_automaton(seen) else {}
        return sentence(self._told(f"event-{spec.key}" + ("-hidden" if hidden else ""), seen, kinds, **nobody))

    def _is_automaton(self, seen: Mapping[str, Any]) -> bool:
        return seen.get("seat") is None and self.has("automaton")

    def error(self, error: QuadrigaError | OSError) -> str:
        """An error as a sentence; with the error it comes from, where there is one.

        >>> from quadriga.core.errors import BadOption
        >>> Words("en").error(BadOption("unknown-game", name="chess", listed="empire, caesar"))
        'There is no game “chess”; the games are: empire, caesar.'
        """
        if isinstance(error, OSError):
            return self.say("error-file", path=error.filename or "", cause=self._cause(error))
        if error.game is not None and (self.game is None or self.game.meta.id != error.game.meta.id):
            return Words(self.language, error.game).error(error)
        if isinstance(error, Illegal):
            kinds = {name: name for name in error.params}
            return self._told(f"refusal-{error.reason}", error.params, kinds) + f" ({error.rule})"
        if not self.has(f"error-{error.code}"):
            return error.code
        return self.say(f"error-{error.code}", **self._plain_variables(error.params))

    def _told(self, key: str, values: Mapping[str, Any], kinds: Mapping[str, str], **others: Any) -> str:
        """A sentence of the title: each value it mentions in words, and as `…_id` where the sentence depends on it."""
        mentioned = self._mentions.get(key, NOTHING)
        variables: dict[str, Any] = {}
        for name, kind in kinds.items():
            value = values.get(name)
            if f"{name}_id" in mentioned:
                variables[f"{name}_id"] = "none" if value is None else value
            if name in mentioned and name not in others:
                variables[name] = self._in_words(kind, value)
        return self.say(key, **variables, **others)

    def _plain_variables(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """What fills a sentence about an error: causes and lists of seats in words, all else as it is."""
        variables = dict(params)
        for name, value in params.items():
            if isinstance(value, BaseException):
                variables[name] = self._cause(value)
            elif isinstance(value, list | tuple):
                seats = [seat for seat in value if seat != CHANCE]
                variables[name] = self.listed([self.player(seat) for seat in seats])
                variables[f"{name}_count"] = len(seats)
        return variables

    def _cause(self, cause: BaseException) -> str:
        if isinstance(cause, QuadrigaError):
            return self.error(cause)
        key, variables = causes.sentence(cause)
        return self.say(key, **variables)


def sentence(text: str) -> str:
    """With a capital, as a sentence begins.

    >>> sentence("the Romans"), sentence("« élan »")
    ('The Romans', '« élan »')
    """
    return text[:1].upper() + text[1:]


def _counted(names: Sequence[str]) -> list[str]:
    """Equal names once, with their number."""
    return [name if n == 1 else f"{n} × {name}" for name, n in Counter(names).items()]


def _plain(value: Any) -> Any:
    if type(value) in KEPT:
        return value
    if value is None:
        return "none"
    if isinstance(value, bool):
        return int(value)
    return value if isinstance(value, int | float | str) else str(value)
