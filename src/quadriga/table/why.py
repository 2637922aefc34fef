"""Why something on the table cannot be chosen now: the rules' own refusal of the decision that comes nearest to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from quadriga.core.errors import Illegal, NotYourDecision
from quadriga.core.play.match import Match
from quadriga.core.seats import Seat
from quadriga.words import Words


class ReasonData(TypedDict):
    """Why something is not legal: a sentence, and the rule; no sentence where it is legal, or no decision at all."""

    sentence: str
    rule: str


NOTHING: ReasonData = {"sentence": "", "rule": ""}


def why_not(match: Match, seat: Seat, about: Mapping[str, str], words: Words) -> ReasonData:
    """Why nothing can be decided about something, given as fields of an action: `{"city": "londinium"}`.

    A press on a place says little: of all decisions it could mean, the one that shares most with a legal one is meant.

    >>> from quadriga.table.lessons import steps
    >>> match = steps("empire")[0].match()
    >>> why_not(match, 0, {"city": "palmyra"}, Words("en", match.game))["rule"]  # not on the map for two
    'EMP-1'
    >>> why_not(match, 0, {"city": "messana"}, Words("en", match.game))
    {'sentence': '', 'rule': ''}
    """
    state, notation = match.state, match.game.notation
    if seat not in state.actors():
        raise NotYourDecision(deciders=state.actors()).about(match.game)
    legal = state.legal(seat)
    offered = [notation.to_json(number) for number in legal]
    meant = [(number, form) for number in notation if _is_about(form := notation.to_json(number), about)]
    if not meant or any(number in legal for number, _ in meant):
        return NOTHING
    nearest = max(meant, key=lambda pair: max(_shared(pair[1], form) for form in offered))[0]
    refusal = match.game.refusal(state, seat, nearest)
    assert isinstance(refusal, Illegal)
    return {"sentence": words.error(refusal.about(match.game)), "rule": refusal.rule}


def _is_about(form: Mapping[str, Any], about: Mapping[str, str]) -> bool:
    return all(str(form.get(name)) == value for name, value in about.items())


def _shared(form: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """How many fields two actions have alike; what is done counts before all of them."""
    alike = sum(1 for name, value in form.items() if other.get(name) == value)
    return alike + (len(form) if form.get("do") == other.get("do") else 0)
