"""A table as text, so that it can be left and taken up again: match, players, luck, and what each has seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from quadriga import bots
from quadriga.core.errors import BadRecord, shortened
from quadriga.core.play.match import Match
from quadriga.core.play.record import Record
from quadriga.core.rng import Rng
from quadriga.core.seats import Seat
from quadriga.table.players import Player
from quadriga.table.table import Table

FORM = "quadriga table 1"


def save(table: Table) -> str:
    """The table as text.

    >>> from quadriga import games
    >>> table = Table.new(games.load("caesar").new(seats=2), ["Livia", "random"], seed=5)
    >>> table.play(0, table.state.legal(0)[0])
    >>> again = load(save(table))
    >>> again.state == table.state, again.players == table.players
    (True, True)
    """
    start = table.match.record
    return json.dumps(
        {
            "form": FORM,
            "game": start.game,
            "rules": start.rules_version,
            "seats": start.seats,
            "options": start.options,
            "data": start.data_hash,
            "own": start.own_data,
            "seed": table.seed,
            "players": [player.to_json() for player in table.players],
            "looked": {str(seat): revision for seat, revision in table.looked.items()},
            "log": table.match.log_data(),
        },
        ensure_ascii=False,
    )


def load(text: str, game: str | None = None, own_bots: bool = False) -> Table:
    """The table that was saved as this text; with `game`, it must be one of that title.

    With `own_bots` those that play from a file are loaded again; only for files of one's own, since that runs them.

    >>> from quadriga import Table, games
    >>> table = Table.new(games.load("caesar").new(seats=2), ["Livia", "random"], seed=7)
    >>> load(save(table), "caesar").state == table.state
    True
    """
    plain = _plain(text)
    if game is not None and plain.get("game") != game:
        raise BadRecord("table-other", game=shortened(plain.get("game")))
    with _damage():
        if own_bots:
            for player in plain["players"]:
                bots.admit(str(player.get("bot")))
        match = _match(plain)
        table = Table(match, [Player.from_json(player) for player in plain["players"]], plain["seed"])
        table.looked = {int(seat): int(revision) for seat, revision in plain["looked"].items()}
        return table


def record(text: str) -> Record:
    """The record of the game at the table that was saved as this text; who plays there does not matter."""
    with _damage():
        return _match(_plain(text)).record


def names(text: str) -> dict[Seat, str]:
    """The names people gave at the table that was saved as this text."""
    with _damage():
        players = [Player.from_json(player) for player in _plain(text)["players"]]
        return {seat: player.name for seat, player in enumerate(players) if player.name}


def _plain(text: str) -> dict[str, Any]:
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        plain = None
    if not isinstance(plain, dict) or plain.get("form") != FORM:
        raise BadRecord("table-form")
    return plain


@contextmanager
def _damage() -> Iterator[None]:
    """Says in one sentence that what was saved cannot be read."""
    try:
        yield
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise BadRecord("table-damaged") from None


def _match(plain: dict[str, Any]) -> Match:
    header = Record(
        plain["game"], plain["rules"], plain["seats"], dict(plain["options"]), plain["data"], dict(plain["own"])
    )
    start = header.load_game().new(header.seats, header.options)
    return Match.restore(start, Rng(plain["seed"]), plain["log"])
