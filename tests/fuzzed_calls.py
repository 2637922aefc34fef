"""Every public name of the compiled modules, called with anything: an answer or an exception, never a crash.

    python tests/fuzzed_calls.py 10000 1 calls.log

calls whatever there is ten thousand times, from seed 1. What is about to be called goes to the file first, so that its
last lines tell what a crash came of. Names are found by looking into the modules that have a `.pxd`: a new class,
method or attribute is called as soon as it is there. Names that begin with an underscore are left out, but for Python's
own.
"""

from __future__ import annotations

import copy
import importlib
import pickle
import random
import sys
import threading
import types
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TextIO

import numpy as np

import quadriga
from quadriga import Rng, games
from quadriga.bots.manner import Manner
from quadriga.bots.tree import Tree
from quadriga.core.errors import BadRules
from quadriga.core.learning.experience import Experience
from quadriga.core.position.moves import Moves, Trace
from quadriga.core.position.state import State
from quadriga.core.seats import CHANCE, SPECTATOR
from quadriga.research.vector import Vector
from quadriga.testing.settings import few_settings

SOURCE = Path(quadriga.__file__).parents[1]
GUESTS = Path(__file__).parent / "guests"
DUNDERS = (
    "__init__",
    "__reduce__",
    "__setstate__",
    "__getstate__",
    "__repr__",
    "__str__",
    "__eq__",
    "__hash__",
    "__lt__",
)
HUNGRY = ("playouts", "run", "Vector", "Tree", "__init__")
"""What works as long as it is told to: here it is told to work little."""
LITTLE = 20
NUMBERS = (-(2**63), -(2**31) - 1, -(2**31), -5, -4, -3, -2, -1, 0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 24, 60, 99, 4096, 10**6,
           2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, 10**30, 0.5, float("nan"), float("inf"), True)  # fmt: skip


class Liar(int):
    """A number that compares as another one."""

    def __eq__(self, other: object) -> bool:
        return True

    def __lt__(self, other: object) -> bool:
        return True

    __le__ = __gt__ = __ge__ = __lt__
    __hash__ = int.__hash__


class Fickle:
    """A number that is another one each time."""

    def __init__(self) -> None:
        self.asked = 0

    def __index__(self) -> int:
        self.asked += 1
        return self.asked * 1000 - 1000


class Fuzz:
    """A heap of objects, and calls between them."""

    def __init__(self, seed: int, log: TextIO) -> None:
        self.luck = random.Random(seed)
        self.log = log
        self.calls = 0
        self.answered = 0
        self.seen: set[str] = set()
        self.modules = [importlib.import_module(name) for name in compiled_modules()]
        self.classes = [
            found
            for module in self.modules
            for found in vars(module).values()
            if isinstance(found, type) and found.__module__ == module.__name__ and found.__flags__ & (1 << 9) == 0
        ]
        self.functions = [
            found
            for module in self.modules
            for name, found in vars(module).items()
            if not name.startswith("_") and callable(found) and getattr(found, "__module__", "") == module.__name__
        ]
        self.settings = [setting for meta in games.titles() for setting in few_settings(meta)]
        self.things: list[Any] = []
        self.fill()

    # ---- what there is to call and to give -------------------------------------------------------------------

    def fill(self) -> None:
        """Whole objects of all kinds, at all moments of a game; and what hangs on them."""
        self.things = [Moves(), Trace(), Rng(1), Experience(), Manner()]
        for setting in self.settings:
            game = setting.game
            state: Any = setting.new()
            rng = Rng(self.luck.randrange(1000))
            self.things += [game, state.clone(), rng]
            state.playout(rng, self.luck.randrange(1, 400))
            self.things += [state, state.fork(), state.redeal(SPECTATOR, rng)]
            insight, look = game.insight(state), game.observation(state)
            self.things += [insight, look, state.tables]
            over = state.clone()
            over.playout(rng)
            self.things.append(over)
            if actors := [seat for seat in state.actors() if seat >= 0]:
                tree = Tree(state, actors[0], rng, self.luck.choice((Manner(), Manner.of(game))), 100)
                tree.run(20)
                self.things += [tree, state.legal(actors[0])]
            self.things.append(Vector(setting.title, 2, setting.seats, dict(setting.options)))
        self.things += self.guests()
        for thing in list(self.things):
            for name in public(type(thing)):
                part = read(thing, name)
                if type(part) in self.classes and not isinstance(part, State):
                    self.things.append(part)
        # Half made.
        self.things += [kind.__new__(kind) for kind in self.classes]

    def guests(self) -> list[Any]:
        from nim.game import Title  # type: ignore[import-not-found]

        found: list[Any] = []
        for seats in (2, 3):
            state = Title().new(seats)
            found += [state.game, state, state.clone(), Tree(state, 0, Rng(1), Manner(), 10)]
        return found

    def value(self, hungry: bool = False) -> Any:
        """Anything to give."""
        kind = self.luck.randrange(10)
        if kind < 4:
            return self.number(hungry)
        if kind < 7:
            return self.luck.choice(self.things)
        if kind == 7:
            shape = self.luck.choice([(2,), (0,), (1,), (3,), (2, 2), ()])
            array = np.zeros(shape, self.luck.choice([np.int32, np.int64, np.int8, np.float32, np.float64, object]))
            if self.luck.random() < 0.3:
                array.flags.writeable = False
            return array[::-1] if array.ndim and self.luck.random() < 0.3 else array
        if kind == 8:
            return self.luck.choice([None, "", "caesar", "x" * 300, b"ab", Ellipsis, object(), print, type, Fickle()])
        made: list[Any] = [
            [self.number(hungry) for _ in range(self.luck.randrange(4))],
            (1, 2),
            {"a": 1},
            {},
            self.luck.choice(self.settings).new().options,
            "nosuch",
            lambda *given: None,
        ]
        return self.luck.choice(made)

    def number(self, hungry: bool) -> Any:
        if self.luck.random() < 0.05:
            return Liar(self.luck.choice([n for n in NUMBERS if isinstance(n, int)]))
        number = self.luck.choice(NUMBERS)
        # A number that C takes is a number of games or rounds: so many are not what is asked here.
        return self.luck.randrange(LITTLE) if hungry and LITTLE < number < 2**31 else number

    # ---- calls -----------------------------------------------------------------------------------------------

    def one(self) -> None:
        """One thing that somebody might try."""
        what = self.luck.choice(
            (self.method, self.method, self.method, self.method, self.unbound, self.make, self.function, self.assign,
             self.copies, self.restore, self.play, self.title, self.threads)
        )  # fmt: skip
        what()
        if self.calls % 40 == 0:
            self.check()
        if self.calls % 3000 == 0:
            self.fill()

    def attempt(self, name: str, work: Callable[..., Any], *given: Any) -> Any:
        """Call it and let go of what it raises; what it answers may be given to others."""
        self.calls += 1
        self.seen.add(name)
        self.log.write(f"{self.calls} {name} {[brief(one) for one in given]}\n")
        try:
            found = work(*given)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException:
            return None
        self.answered += 1
        if type(found) in self.classes and len(self.things) < 400:
            self.things.append(found)
        return found

    def given(self, hungry: bool) -> list[Any]:
        """Arguments: often what the first ones usually are, to come further."""
        count = self.luck.randrange(5)
        return [self.value(hungry) for _ in range(count)]

    def method(self) -> None:
        thing = self.luck.choice(self.things)
        names = [*public(type(thing)), *(name for name in DUNDERS if hasattr(thing, name))]
        name = self.luck.choice(names)
        found = read(thing, name)
        label = f"{type(thing).__name__}.{name}"
        if callable(found):
            given = self.given(name in HUNGRY)
            self.attempt(label, found, *given)
        else:
            self.seen.add(label)

    def unbound(self) -> None:
        kind = self.luck.choice(self.classes)
        name = self.luck.choice([*public(kind), *DUNDERS])
        found = read(kind, name)
        if callable(found):
            thing = self.luck.choice([one for one in self.things if isinstance(one, kind)] or self.things)
            self.attempt(f"{kind.__name__}.{name}", found, thing, *self.given(name in HUNGRY))

    def make(self) -> None:
        kind = self.luck.choice(self.classes)
        if self.luck.random() < 0.2:
            self.attempt(f"{kind.__name__}.__new__", kind.__new__, kind, *self.given(True))
            return
        self.attempt(kind.__name__, kind, *self.luck.choice((self.given(True), self.usual(kind))))

    def usual(self, kind: type) -> list[Any]:
        """What a class is made of, now and then from another title."""
        states = [one for one in self.things if isinstance(one, State) and type(one).__module__.startswith("quadriga")]
        state = self.luck.choice(states)
        if issubclass(kind, State):
            seats = self.luck.choice((state.seats, self.number(True)))
            return [state.game, seats, state.options]
        if kind is Tree:
            return [state, self.number(True), Rng(1), Manner(), self.number(True)]
        return [state, Experience(), self.value()][: self.luck.randrange(1, 4)]

    def function(self) -> None:
        found = self.luck.choice(self.functions)
        self.attempt(found.__name__, found, *self.given(True))

    def assign(self) -> None:
        thing = self.luck.choice(self.things)
        name = self.luck.choice(public(type(thing)))
        if isinstance(thing, Experience | Manner) or type(thing) not in self.classes:
            return
        if self.luck.random() < 0.2:
            self.attempt(f"del {type(thing).__name__}.{name}", delattr, thing, name)
        else:
            self.attempt(f"set {type(thing).__name__}.{name}", setattr, thing, name, self.value(True))
        part = read(thing, name)
        if isinstance(part, np.ndarray) and part.size and part.flags.writeable:
            part.flat[self.luck.randrange(part.size)] = self.luck.choice([1, 0, -1, 99])

    def copies(self) -> None:
        thing = self.luck.choice(self.things)
        if type(thing) in self.classes:
            how = self.luck.choice((copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))))
            self.attempt(f"copy {type(thing).__name__}", how, thing)

    def restore(self) -> None:
        """Data of a position with a number or two changed."""
        states = [one for one in self.things if isinstance(one, State)]
        state = self.luck.choice(states)
        data = self.attempt("data", state.data)
        if not isinstance(data, dict) or not data:
            return
        for _ in range(self.luck.randrange(1, 3)):
            name = self.luck.choice(list(data))
            if isinstance(data[name], list) and data[name] and self.luck.random() < 0.9:
                data[name][self.luck.randrange(len(data[name]))] = self.number(False)
            else:
                data[name] = self.value()
        self.attempt(
            f"restore {type(state).__name__}",
            self.luck.choice(states if self.luck.random() < 0.1 else [state]).restore,
            data,
        )

    def play(self) -> None:
        """A decision that is legal, or was a moment ago, or in another game."""
        states = [one for one in self.things if isinstance(one, State)]
        state, other = self.luck.choice(states), self.luck.choice(states)
        legal = None
        for seat in (self.luck.choice((0, 1, CHANCE)), *range(4), CHANCE):
            legal = self.attempt("legal", state.legal, seat)
            if legal:
                break
        for _ in range(2):
            action = self.luck.choice(legal) if legal else self.number(False)
            target = self.luck.choice((state, state, other))
            self.attempt(
                f"play {type(target).__name__}", target.play, seat, action, self.luck.choice((None, print_nothing))
            )

    def title(self) -> None:
        """A title's own names, with its own states and those of others."""
        game = self.luck.choice([one for one in self.things if hasattr(one, "meta") and hasattr(one, "notation")])
        name = self.luck.choice([name for name in public(type(game)) if name not in ("experience",)])
        found = read(game, name)
        if callable(found):
            states = [one for one in self.things if isinstance(one, State)]
            given = [self.luck.choice(states), self.number(False), self.value()][: self.luck.randrange(1, 4)]
            self.attempt(f"{game.meta.id}.{name}", found, *given)

    def threads(self) -> None:
        """The same thing used by two threads at once."""
        thing = self.luck.choice([one for one in self.things if isinstance(one, State | Tree | Vector | Rng)])
        works: list[Callable[[], object]] = []
        for _ in range(3):
            name = self.luck.choice(public(type(thing)))
            found = read(thing, name)
            if callable(found):
                works.append(partial(found, *self.given(True)))
        if isinstance(thing, Tree):
            works += [lambda: thing.run(300), lambda: thing.run(300), lambda: thing.graft(thing, 0, [1])]
        elif isinstance(thing, State):
            works += [lambda: thing.playouts(10, Rng(1)), lambda: thing.playout(Rng(1), 5), thing.clone]
        self.calls += 1
        self.log.write(f"{self.calls} threads {brief(thing)}\n")
        running = [threading.Thread(target=quietly, args=(work,)) for work in works]
        for one in running:
            one.start()
        for one in running:
            one.join()

    # ---- what must hold --------------------------------------------------------------------------------------

    def check(self) -> None:
        """No position is faulty, and every one can be asked who decides."""
        for state in self.things:
            if isinstance(state, State) and state.game is not None and is_whole(state):
                faults = state.game.faults(state)
                assert not faults, f"{state!r}: {faults}"
                for seat in state.actors():
                    assert state.legal(seat), state
                    assert state.clone() == state


def compiled_modules() -> list[str]:
    """The names of all modules that have a `.pxd`."""
    return sorted(".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in SOURCE.rglob("*.pxd"))


def public(kind: type) -> list[str]:
    """The public names of a class, those of its bases included."""
    return [name for name in dir(kind) if not name.startswith("_")] or ["__init__"]


def read(thing: Any, name: str) -> Any:
    """An attribute, or None where it cannot be read."""
    try:
        return getattr(thing, name)
    except Exception:
        return None


def is_whole(state: State) -> bool:
    """Whether a state is more than the outside of one, or of a guest's that has no rules."""
    try:
        state.actors()
    except (TypeError, BadRules):
        return False
    return True


def brief(thing: Any) -> str:
    """What was given, as far as a line tells; half a state cannot be printed."""
    if isinstance(thing, int | float | str | bytes | types.NoneType):
        return f"{thing!r:.40}" if not isinstance(thing, Liar) else f"Liar({int(thing)})"
    if isinstance(thing, np.ndarray):
        return f"array({thing.shape}, {thing.dtype}, {'rw' if thing.flags.writeable else 'ro'})"
    return f"{type(thing).__name__}@{id(thing) % 10000}"


def print_nothing(event: object) -> None:
    """A sink."""


def quietly(work: Callable[[], object]) -> None:
    """In a thread: an exception is an answer."""
    try:
        work()
    except Exception:
        return


def main(calls: int, seed: int, path: str) -> None:
    assert quadriga.compiled, "plain Python has nothing that could crash"
    sys.path.insert(0, str(GUESTS))
    with open(path, "w", buffering=1, encoding="utf-8") as log:
        fuzz = Fuzz(seed, log)
        while fuzz.calls < calls:
            fuzz.one()
        fuzz.check()
    print(f"{fuzz.calls} calls of {len(fuzz.seen)} names, {fuzz.answered} answered, no crash and no fault")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
