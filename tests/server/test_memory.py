"""What a server keeps of a match in memory does not grow with its length."""

from __future__ import annotations

from quadriga import games
from quadriga.core.play.log import Decision
from quadriga.server.match.matches import KEPT_EVENTS
from quadriga.table import Table
from quadriga.table.lines import lines
from quadriga.words import Words


def test_telling_players_what_is_new_has_no_old_events_again(title: str) -> None:
    """Each of them would be the whole match played again, and all its events in memory."""
    seats = games.load(title).meta.seats[1]
    table = Table.new(games.load(title).new(seats), ["level1"] * seats, seed=1)
    words = Words("en", table.match.game, table.names)
    told, most = [table.match.revision(reader) for reader in range(seats)], 0
    while not table.state.is_over() and len(table.match.log) < 300:
        seat = table.bots_asked()[0]
        table.match.play(seat, table.bot_choice(seat))
        table.match.forget_events(KEPT_EVENTS)
        for reader in range(seats):
            lines(table.match, reader, words, told[reader])
            told[reader] = table.match.revision(reader)
        most = max(most, sum(bool(entry.events) for entry in table.match.log if isinstance(entry, Decision)))
    assert most <= 2 * KEPT_EVENTS
