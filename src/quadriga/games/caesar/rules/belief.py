"""What a hand in Caesar! can be for all who watch: every history that fits what was seen, counted.

Any token of the bag is drawn, and any token of the hand leaves it, as likely as any other there; how many there are is
known to all. So all histories that fit are equally likely, and what may be believed of a hand is a matter of counting
them. Kinds that were seen in the hand and stayed in play (sent back by Poison, recruited) are followed one by one. Of
the others it only matters how many are held: any of those not in view may be the ones.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import accumulate
from math import perm
from typing import NamedTuple

from quadriga.games.caesar.rules.codes import (
    SEEN_EVENTS,
    SEEN_FACE_DOWN,
    SEEN_HELD,
    SEEN_JOINING,
    SEEN_LEAVING,
    SEEN_SENT_BACK,
    SEEN_STUCK,
)

OTHER = -1
"""Stands for a token that is not of a followed kind."""


class Sight(NamedTuple):
    """Something that all saw of a hand that held so many tokens before it."""

    event: int
    held: int
    kind: int
    """The token that was seen; OTHER when none was."""
    kinds: int
    """As a mask, those that it may be: the kinds that fit a token's space face down, that fit nowhere at a pass."""


class Case(NamedTuple):
    """One way things may stand. `hand` and `bag` count the followed kinds."""

    hand: tuple[int, ...]
    bag: tuple[int, ...]
    others: int
    """Other tokens in the hand that can still leave it: drawn since the last pass."""
    findings: tuple[int, ...]
    """For each token face down its kind, or OTHER; for each pass how many other tokens were first stuck then."""


Cases = dict[Case, int]
Masks = tuple[int, ...]


class Chances(NamedTuple):
    """All cases as rows of numbers, the likeliest first, and how likely each is."""

    followed: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    """How many of each followed kind are held, then the findings: minus n for one of n other tokens."""
    upto: tuple[int, ...]
    """The chance of a row and all before it, in parts of 2**53."""


def chances(stuck: Masks, fitting: Masks, unseen: tuple[int, ...], held: int, seen: tuple[int, ...]) -> Chances:
    """How likely each case is for a hand of `held` tokens.

    Kinds as masks: `fitting` has those that fit each space, `stuck` those that fit no free space, for each set of icons
    that these may have. `unseen` counts the tokens of each kind in hand, bag or face down.

    >>> from quadriga.games.caesar.rules.codes import SEEN_EVENTS, SEEN_HELD, SEEN_SENT_BACK
    >>> sent_back = (0 * SEEN_HELD + 1) * SEEN_EVENTS + SEEN_SENT_BACK
    >>> cases = chances((), (), (1, 3), 1, (sent_back,))
    >>> cases.rows, [part / 2**53 for part in cases.upto]
    (((0,), (1,)), [0.75, 1.0])
    """
    story = [_read(code, stuck, fitting) for code in seen]
    followed = _followed(story)
    weighed = []
    for case, ways in _follow(story, followed, unseen, held).items():
        choices, findings = _choices(case, story, followed, unseen)
        if choices:
            weighed.append((ways * choices, case.hand + findings))
    weighed.sort(key=lambda pair: (-pair[0], pair[1]))
    sums = list(accumulate(weight for weight, _ in weighed))
    return Chances(followed, tuple(row for _, row in weighed), tuple(2**53 * upto // sums[-1] for upto in sums))


def allows(
    stuck: Masks, fitting: Masks, hand: tuple[int, ...], bag: tuple[int, ...], hidden: list[int], seen: tuple[int, ...]
) -> bool:
    """Whether what was seen can have led to this hand, this bag and these tokens face down, in the order of placing.

    >>> from quadriga.games.caesar.rules.codes import SEEN_EVENTS, SEEN_HELD, SEEN_SENT_BACK
    >>> sent_back = (0 * SEEN_HELD + 1) * SEEN_EVENTS + SEEN_SENT_BACK
    >>> allows((), (), (0, 1), (1, 0), [], (sent_back,)), allows((), (), (0, 1), (0, 1), [], (sent_back,))
    (True, False)
    """
    story = [_read(code, stuck, fitting) for code in seen]
    followed = _followed(story)
    unseen = tuple(
        held + bagged + hidden.count(kind) for kind, (held, bagged) in enumerate(zip(hand, bag, strict=True))
    )
    cases = _follow(story, followed, unseen, sum(hand))
    return any(
        case.hand == tuple(hand[kind] for kind in followed) and _explains(case, story, followed, hand, hidden)
        for case in cases
    )


def _explains(
    case: Case, story: list[Sight], followed: tuple[int, ...], hand: tuple[int, ...], hidden: list[int]
) -> bool:
    """Whether the other tokens of a hand and those face down can be the ones that a case leaves open."""
    stuck = 0
    laid = iter(hidden)
    telling = [sight for sight in story if sight.event in (SEEN_STUCK, SEEN_FACE_DOWN)]
    for sight, finding in zip(telling, case.findings, strict=True):
        if sight.event == SEEN_STUCK:
            stuck += finding
            if stuck > sum(
                count for kind, count in enumerate(hand) if sight.kinds >> kind & 1 and kind not in followed
            ):
                return False
        else:
            kind = next(laid)
            if kind != finding and (finding != OTHER or kind in followed or not sight.kinds >> kind & 1):
                return False
    return True


def _followed(story: list[Sight]) -> tuple[int, ...]:
    """The kinds that were seen in the hand and stayed in play."""
    return tuple(sorted({sight.kind for sight in story if sight.event in (SEEN_SENT_BACK, SEEN_JOINING)}))


def _read(code: int, stuck: Masks, fitting: Masks) -> Sight:
    """What a number in the memory of a state stands for."""
    event, held, what = code % SEEN_EVENTS, code // SEEN_EVENTS % SEEN_HELD, code // SEEN_EVENTS // SEEN_HELD
    if event == SEEN_FACE_DOWN:
        return Sight(event, held, OTHER, fitting[what])
    if event == SEEN_STUCK:
        return Sight(event, held, OTHER, stuck[what])
    return Sight(event, held, what, 2**what)


def _follow(story: list[Sight], followed: tuple[int, ...], unseen: tuple[int, ...], held: int) -> Cases:
    """In how many ways each case can have come about, leaving open which of the other tokens is which."""
    gone = Counter(sight.kind for sight in story if sight.event == SEEN_LEAVING)
    gone.subtract(sight.kind for sight in story if sight.event == SEEN_JOINING)
    in_bag = sum(unseen) + gone.total()
    start = Case((0,) * len(followed), tuple(unseen[kind] + gone[kind] for kind in followed), 0, ())
    cases: Cases = {start: 1}
    in_hand = 0
    for sight in story:
        cases = _draw(cases, sight.held - in_hand, in_bag)
        in_bag -= sight.held - in_hand
        in_hand = sight.held
        after: Cases = defaultdict(int)
        for case, ways in cases.items():
            for new, more in _after(case, sight, followed):
                after[new] += ways * more
        cases = after
        if sight.event == SEEN_JOINING:
            in_hand += 1
        elif sight.event != SEEN_STUCK:
            in_hand -= 1
        if sight.event == SEEN_SENT_BACK:
            in_bag += 1
    return _draw(cases, held - in_hand, in_bag)


def _draw(cases: Cases, tokens: int, in_bag: int) -> Cases:
    """So many tokens more in the hand; fewer there cannot be."""
    if tokens < 0:
        return {}
    for drawn in range(tokens):
        after: Cases = defaultdict(int)
        for case, ways in cases.items():
            if in_bag - drawn > sum(case.bag):
                after[case._replace(others=case.others + 1)] += ways
            for n, count in enumerate(case.bag):
                if count:
                    after[case._replace(hand=_changed(case.hand, n, 1), bag=_changed(case.bag, n, -1))] += ways * count
        cases = after
    return cases


def _after(case: Case, sight: Sight, followed: tuple[int, ...]) -> Iterator[tuple[Case, int]]:
    """The cases that something seen leads to, and in how many ways each."""
    n = followed.index(sight.kind) if sight.kind in followed else OTHER
    if sight.event == SEEN_JOINING:
        yield case._replace(hand=_changed(case.hand, n, 1)), 1
    elif sight.event == SEEN_SENT_BACK:
        if case.hand[n]:
            yield case._replace(hand=_changed(case.hand, n, -1), bag=_changed(case.bag, n, 1)), case.hand[n]
    elif sight.event == SEEN_STUCK:
        # CAE-R9: whoever passes holds nothing that fits; since free spaces only become fewer, it never will.
        if all(sight.kinds >> kind & 1 for kind, count in zip(followed, case.hand, strict=True) if count):
            yield case._replace(others=0, findings=(*case.findings, case.others)), 1
    elif sight.event == SEEN_FACE_DOWN:
        if case.others:
            yield case._replace(others=case.others - 1, findings=(*case.findings, OTHER)), case.others
        for m, kind in enumerate(followed):
            if case.hand[m] and sight.kinds >> kind & 1:
                yield case._replace(hand=_changed(case.hand, m, -1), findings=(*case.findings, kind)), case.hand[m]
    elif n != OTHER:
        if case.hand[n]:
            yield case._replace(hand=_changed(case.hand, n, -1)), case.hand[n]
    elif case.others:
        yield case._replace(others=case.others - 1), case.others


def _choices(
    case: Case, story: list[Sight], followed: tuple[int, ...], unseen: tuple[int, ...]
) -> tuple[int, tuple[int, ...]]:
    """In how many ways the other tokens can be chosen, and the findings with the choices for tokens face down.

    Those that are stuck are chosen first: the kinds that fit nowhere only become more. Then for a token face down
    there are at most as many to choose from as fit the space; whoever deals leaves out the surplus.
    """
    others = {kind: count for kind, count in enumerate(unseen) if kind not in followed}
    left = sum(others.values())
    stuck = 0
    choices = 1
    findings = []
    telling = [sight for sight in story if sight.event in (SEEN_STUCK, SEEN_FACE_DOWN)]
    for sight, finding in zip(telling, case.findings, strict=True):
        among = sum(count for kind, count in others.items() if sight.kinds >> kind & 1)
        if sight.event == SEEN_STUCK:
            choices *= perm(max(0, among - stuck), finding)
            stuck += finding
            left -= finding
        elif finding == OTHER:
            choices *= among
            left -= 1
            finding = -among
        findings.append(finding)
    return choices * perm(max(0, left), case.others), tuple(findings)


def _changed(counts: tuple[int, ...], n: int, by: int) -> tuple[int, ...]:
    return (*counts[:n], counts[n] + by, *counts[n + 1 :])
