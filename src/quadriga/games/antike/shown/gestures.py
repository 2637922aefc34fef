"""Whole moves of Antike: a rondel move with its payment, units that march together, fights and conquests.

Everything else is one decision. Of the units in a province those with the most moves left march first, and those with
the fewest are lost; whoever wants it otherwise moves the others one by one, and chooses the losses unit by unit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quadriga.core.title.events import Event
from quadriga.core.title.gesture import Gesture
from quadriga.games.antike.rules import codes
from quadriga.games.antike.shown.march import March

if TYPE_CHECKING:
    from quadriga.core.seats import Seat
    from quadriga.games.antike.rules.board import Board
    from quadriga.games.antike.rules.state import AntikeState


def gestures(state: AntikeState, board: Board, seat: Seat) -> list[Gesture]:
    """The whole moves that a seat can make now."""
    if seat not in state.actors():
        return []
    if state.decision in (codes.RONDEL, codes.PAYING):
        return list(_payments(state, seat))
    if state.decision == codes.MANEUVER:
        march = March(state, board)
        return [*march.gestures(), *_fights(state, seat, march), *_conquests(state, board, seat)]
    if state.decision == codes.CONQUEST:
        return list(_conquests(state, board, seat))
    return []


# ---- the rondel -----------------------------------------------------------------------------------------------------


def _payments(state: AntikeState, seat: Seat) -> Iterator[Gesture]:
    """ANT-9, ANT-R5: every mix that pays a price, each once; before the rondel move, for every space in reach.

    A move to a space that produces says how much (ANT-11).
    """
    kinds = {"pay": "resource"}
    if state.decision == codes.PAYING:
        for pay, (chain, _) in _mixes(state, seat, ()).items():
            yield Gesture("pay", chain, {"pay": list(pay)}, kinds)
        return
    for action in state.legal(seat):
        if codes.GO_AT <= action < codes.PAY_AT:
            space = codes.SPACES[action - codes.GO_AT]
            for pay, (chain, made) in _mixes(state, seat, (action,)).items():
                yield Gesture("go", chain, {"space": space, "price": len(pay), "pay": list(pay), "made": made}, kinds)


def _mixes(
    state: AntikeState, seat: Seat, begun: tuple[int, ...]
) -> dict[tuple[str, ...], tuple[tuple[int, ...], int]]:
    """What can be paid after a first decision, or right now: with the decisions that pay it, and what is then made."""
    mixes: dict[tuple[str, ...], tuple[tuple[int, ...], int]] = {}
    trials = [_paid(state, seat, action, (), ()) for action in begun or _units(state, seat)]
    known = set()
    while trials:
        after, pay, chain, made = trials.pop()
        if after.decision != codes.PAYING:
            mixes.setdefault(tuple(sorted(pay, key=codes.RESOURCES.index)), (chain, made))
            continue
        for action in reversed(_units(after, seat)):
            # The order of the units does not matter.
            mix = tuple(sorted((*chain, action)))
            if mix not in known:
                known.add(mix)
                trials.append(_paid(after, seat, action, pay, chain))
    return mixes


def _units(state: AntikeState, seat: Seat) -> list[int]:
    """The units that can be paid next; orders may be changed besides (ANT-R21)."""
    return [action for action in state.legal(seat) if codes.PAY_AT <= action < codes.TEMPLE_AT]


def _paid(
    state: AntikeState, seat: Seat, action: int, pay: tuple[str, ...], chain: tuple[int, ...]
) -> tuple[AntikeState, tuple[str, ...], tuple[int, ...], int]:
    """One decision later: the state, all units paid so far, all decisions so far, what this one produced."""
    after = state.clone()
    events: list[Event] = []
    after.play(seat, action, events.append)
    units = [event.params for event in events if event.key == "paid"]
    more = (str(params["resource"]) for params in units for _ in range(int(params["amount"] or 0)))
    made = sum(int(event.params["amount"] or 0) for event in events if event.key == "produced")
    return after, (*pay, *more), (*chain, action), made


# ---- war ------------------------------------------------------------------------------------------------------------


def _fights(state: AntikeState, seat: Seat, march: March) -> Iterator[Gesture]:
    """ANT-31: a fight against each foe where own units stand; those with the fewest moves left are lost."""
    for action in state.legal(seat):
        if not codes.FIGHT_AT <= action < codes.FOE_AT:
            continue
        kind, p = (action - codes.FIGHT_AT) % 2, state.tables.province_of[(action - codes.FIGHT_AT) // 2]
        foes = march.foes(kind, p)
        for foe in foes:
            after, chain = state.clone(), [action]
            if len(foes) > 1:
                chain.append(codes.FOE_AT + state.tables.people[foe])
            for begun in chain:
                after.play(seat, begun)
            fields = {"unit": codes.UNITS[kind], "province": march.name(p), "foe": march.nation_name(foe)}
            if after.decision == codes.LOSING:
                yield Gesture("fight-by-choice", tuple(chain), fields, {"foe": "nation"})
            while after.decision == codes.LOSING:
                chain.append(after.legal(seat)[0])
                after.play(seat, chain[-1])
            yield Gesture("fight", tuple(chain), fields, {"foe": "nation"})


def _conquests(state: AntikeState, board: Board, seat: Seat) -> Iterator[Gesture]:
    """ANT-R24: a conquest with every mix of legions and galleys; of each kind those with the fewest moves left."""
    side = board.maps[state.options["map"]]
    waiting = state.ready
    for action in state.legal(seat):
        if not codes.CONQUER_AT <= action < codes.SPEND_AT:
            continue
        p = state.tables.province_of[action - codes.CONQUER_AT]
        ready = [waiting[group * codes.PROVINCES + p] for group in range(codes.CLASSES)]
        # By kind, from the fewest moves left to the most.
        legions, galleys = (
            [group for group in groups for _ in range(ready[group])] for groups in ((2, 1, 0), (5, 4, 3))
        )
        fields = {"province": side.provinces[p], "loser": side.nations[state.owner[p]]}
        defence = state.defence(p)
        is_mixed = len(set(legions)) > 1 or len(set(galleys)) > 1
        if is_mixed and len(legions) + len(galleys) > defence:
            yield Gesture("conquer-by-choice", (action,), fields, {"loser": "nation"})
        for count in range(max(0, defence - len(galleys)), min(defence, len(legions)) + 1):
            spent = legions[:count] + galleys[: defence - count]
            yield Gesture(
                "conquer",
                _spent(state, seat, action, spent),
                {**fields, "legions": count, "galleys": defence - count},
                {"loser": "nation"},
            )


def _spent(state: AntikeState, seat: Seat, conquest: int, groups: list[int]) -> tuple[int, ...]:
    """The decisions of a conquest that spends these units: as many as there is a choice."""
    after, chain = state.clone(), [conquest]
    after.play(seat, conquest)
    for group in groups:
        if after.decision != codes.SPENDING:
            break
        chain.append(codes.SPEND_AT + group)
        after.play(seat, chain[-1])
    return tuple(chain)
