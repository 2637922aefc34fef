"""The actions of Caesar! as dataclasses; see `core.notation` for their four forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quadriga.core.notation import Action
from quadriga.games.caesar import codes
from quadriga.games.caesar.board import Board


@dataclass(frozen=True)
class Place(Action):
    """Place a token; its first number counts in the province `toward`, or in none when it is `hidden`."""

    do = "place"
    kinds = {"toward": "province"}
    token: str
    border: str
    toward: str


@dataclass(frozen=True)
class Pass(Action):
    """No held token can be placed."""

    do = "pass"


@dataclass(frozen=True)
class FlipToken(Action):
    """Might: turn an enemy token face down."""

    do = "flip-token"
    border: str


@dataclass(frozen=True)
class FlipMarker(Action):
    """Might: turn the enemy marker of a province face down."""

    do = "flip-marker"
    province: str


@dataclass(frozen=True)
class Recruit(Action):
    """Centurion: take this token."""

    do = "recruit"
    token: str


@dataclass(frozen=True)
class Resolve(Action):
    """Resolve this one of two bonus tokens first."""

    do = "resolve"
    bonus: str


@dataclass(frozen=True)
class Use(Action):
    """Use the bonus: Poison, or Tactics."""

    do = "use"


@dataclass(frozen=True)
class Decline(Action):
    """Do without the bonus."""

    do = "decline"


@dataclass(frozen=True)
class Order(Action):
    """Of two Senates, resolve the `paying` or the `other` one first."""

    do = "order"
    first: str


@dataclass(frozen=True)
class Deal(Action):
    """Chance: the bonus token of the next province."""

    do = "deal"
    bonus: str


@dataclass(frozen=True)
class Draw(Action):
    """Chance: the token drawn."""

    do = "draw"
    token: str


@dataclass(frozen=True)
class Lose(Action):
    """Chance: the token that Poison takes from the hand."""

    do = "lose"
    token: str


@dataclass(frozen=True)
class Pile(Action):
    """Chance: the bonus token drawn from the pile."""

    do = "pile"
    bonus: str


@dataclass(frozen=True)
class Tile(Action):
    """Chance: Auto-Crassus's Command tile."""

    do = "tile"
    tile: str


@dataclass(frozen=True)
class Row(Action):
    """Chance: the place in Auto-Crassus's row, from 1, that Poison takes."""

    do = "row"
    place: int


@dataclass(frozen=True)
class PickProvince(Action):
    """Chance: between provinces that are equal for Auto-Crassus."""

    do = "pick-province"
    province: str


@dataclass(frozen=True)
class PickBorder(Action):
    """Chance: between spaces that are equal for Auto-Crassus."""

    do = "pick-border"
    border: str


def space(board: Board) -> Iterator[tuple[int, Action]]:
    """Every action that the pieces of the board allow, with its number."""
    for t, token in enumerate(board.tokens):
        for b, border in enumerate(board.borders):
            at = codes.PLACE_AT + (t * codes.BORDERS + b) * 3
            for facing in (codes.FIRST, codes.SECOND):
                yield at + facing, Place(token, border, board.provinces[board.between[b][facing]])
            yield at + codes.HIDDEN, Place(token, border, codes.HIDDEN_NAME)
        yield codes.RECRUIT_AT + t, Recruit(token)
        yield codes.DRAW_AT + t, Draw(token)
        yield codes.LOSE_AT + t, Lose(token)
    yield codes.PASS_AT, Pass()
    yield codes.USE_AT, Use()
    yield codes.DECLINE_AT, Decline()
    yield codes.PAYING_FIRST_AT, Order("paying")
    yield codes.OTHER_FIRST_AT, Order("other")
    for b, border in enumerate(board.borders):
        yield codes.FLIP_TOKEN_AT + b, FlipToken(border)
        yield codes.PICK_BORDER_AT + b, PickBorder(border)
    for p, province in enumerate(board.provinces):
        yield codes.FLIP_MARKER_AT + p, FlipMarker(province)
        yield codes.PICK_PROVINCE_AT + p, PickProvince(province)
    for n, bonus in enumerate(board.bonuses):
        yield codes.RESOLVE_AT + n, Resolve(bonus)
        yield codes.DEAL_AT + n, Deal(bonus)
        yield codes.PILE_AT + n, Pile(bonus)
    for n, tile in enumerate(board.tiles):
        yield codes.TILE_AT + n, Tile(tile)
    for n in range(codes.TOKENS):
        yield codes.ROW_AT + n, Row(n + 1)
