"""The actions of Antike as dataclasses; see `core.notation` for their four forms.

ANT-42, ANT-R10: there are none for trade, gifts or agreements.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quadriga.core.notation import Action
from quadriga.games.antike import codes
from quadriga.games.antike.board import Board


@dataclass(frozen=True)
class Deal(Action):
    """Chance: the nation of the next seat; with two players, this one and its partner."""

    do = "deal"
    nation: str


@dataclass(frozen=True)
class Call(Action):
    """Chance: the seat that chooses its nation next."""

    do = "call"
    seat: int


@dataclass(frozen=True)
class Take(Action):
    """Choose a nation; with two players, this one and its partner."""

    do = "take"
    nation: str


@dataclass(frozen=True)
class Start(Action):
    """The longer game: begin with this city."""

    do = "start"
    province: str


@dataclass(frozen=True)
class Instead(Action):
    """No coin is left in the bank: take this resource."""

    do = "instead"
    resource: str


@dataclass(frozen=True)
class Orders(Action):
    """Look at the standing orders before the rondel move."""

    do = "orders"


@dataclass(frozen=True)
class Order(Action):
    """What happens when foreign units of this kind enter: fight always, never, or ask."""

    do = "order"
    unit: str
    stance: str


@dataclass(frozen=True)
class Go(Action):
    """Move the marker to a space of the rondel."""

    do = "go"
    space: str


@dataclass(frozen=True)
class Pay(Action):
    """Pay one unit for the rondel."""

    do = "pay"
    resource: str


@dataclass(frozen=True)
class Temple(Action):
    """Build a temple."""

    do = "temple"
    province: str


@dataclass(frozen=True)
class Arm(Action):
    """Create a unit."""

    do = "arm"
    unit: str
    province: str


@dataclass(frozen=True)
class Learn(Action):
    """Acquire a know-how."""

    do = "learn"
    know_how: str


@dataclass(frozen=True)
class Exchange(Action):
    """All know-hows, 2006 rules: give two units of a resource for one of another."""

    do = "exchange"
    kinds = {"give": "resource", "take": "resource"}
    give: str
    take: str


@dataclass(frozen=True)
class Move(Action):
    """Move one unit over one border; `left` is how many moves it has before this one."""

    do = "move"
    kinds = {"source": "province", "target": "province"}
    unit: str
    source: str
    target: str
    left: int


@dataclass(frozen=True)
class Fight(Action):
    """Fight where own and foreign units of this kind stand."""

    do = "fight"
    unit: str
    province: str


@dataclass(frozen=True)
class Foe(Action):
    """Fight this nation."""

    do = "foe"
    nation: str


@dataclass(frozen=True)
class LetBe(Action):
    """The unit that entered asks for no fight."""

    do = "let-be"


@dataclass(frozen=True)
class Demand(Action):
    """Demand a fight with the unit that entered."""

    do = "demand"


@dataclass(frozen=True)
class Decline(Action):
    """Let the unit that entered stand."""

    do = "decline"


@dataclass(frozen=True)
class Lose(Action):
    """Lose a unit with this many moves left in the fight."""

    do = "lose"
    left: int


@dataclass(frozen=True)
class Conquer(Action):
    """Conquer the city of a province."""

    do = "conquer"
    province: str


@dataclass(frozen=True)
class Spend(Action):
    """Remove a unit of this kind, with this many moves left, for the conquest."""

    do = "spend"
    unit: str
    left: int


@dataclass(frozen=True)
class GiveUp(Action):
    """Give up an own city for the one just conquered."""

    do = "give-up"
    province: str


@dataclass(frozen=True)
class Found(Action):
    """Found a city."""

    do = "found"
    province: str


@dataclass(frozen=True)
class Gain(Action):
    """All know-hows, 2006 rules: take the extra personality from this stack."""

    do = "gain"
    stack: str


@dataclass(frozen=True)
class Done(Action):
    """Nothing more of this."""

    do = "done"


def space(board: Board) -> Iterator[tuple[int, Action]]:
    """Every action that the maps and the box allow, with its number."""
    for group in range(codes.CLASSES):
        unit, left = codes.UNITS[group // 3], 3 - group % 3
        for w, (source, target) in enumerate(board.ways):
            yield codes.MOVE_AT + group * codes.WAYS + w, Move(unit, source, target, left)
        yield codes.SPEND_AT + group, Spend(unit, left)
    for n, name in enumerate(codes.SPACES):
        yield codes.GO_AT + n, Go(name)
    for n, name in enumerate(codes.RESOURCES):
        yield codes.PAY_AT + n, Pay(name)
    for n, place in enumerate(board.places):
        yield codes.TEMPLE_AT + n, Temple(place)
        for k, unit in enumerate(codes.UNITS):
            yield codes.ARM_AT + n * 2 + k, Arm(unit, place)
            yield codes.FIGHT_AT + n * 2 + k, Fight(unit, place)
        yield codes.CONQUER_AT + n, Conquer(place)
        yield codes.GIVE_UP_AT + n, GiveUp(place)
        yield codes.FOUND_AT + n, Found(place)
        yield codes.START_AT + n, Start(place)
    for n, name in enumerate(codes.KNOW_HOWS):
        yield codes.LEARN_AT + n, Learn(name)
    for give in range(3):
        yield codes.INSTEAD_AT + give, Instead(codes.RESOURCES[give])
        for take in range(3):
            if give != take:
                at = codes.EXCHANGE_AT + give * 3 + take
                yield at, Exchange(codes.RESOURCES[give], codes.RESOURCES[take])
    for n, nation in enumerate(board.peoples):
        yield codes.FOE_AT + n, Foe(nation)
        yield codes.TAKE_AT + n, Take(nation)
        yield codes.DEAL_AT + n, Deal(nation)
    yield codes.LET_BE_AT, LetBe()
    yield codes.DEMAND_AT, Demand()
    yield codes.DECLINE_AT, Decline()
    for left in range(4):
        yield codes.LOSE_AT + left, Lose(left)
    for n, name in enumerate(codes.STACK_NAMES):
        yield codes.GAIN_AT + n, Gain(name)
    yield codes.DONE_AT, Done()
    yield codes.ORDERS_AT, Orders()
    for k, unit in enumerate(codes.UNITS):
        for n, stance in enumerate(codes.STANCES):
            yield codes.ORDER_AT + k * 3 + n, Order(unit, stance)
    for seat in range(codes.NATIONS):
        yield codes.CALL_AT + seat, Call(seat)
