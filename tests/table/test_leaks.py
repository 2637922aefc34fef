"""What a seat is told depends on nothing it cannot know: in two worlds it cannot tell apart, every word is the same."""

from __future__ import annotations

import json

import pytest

from quadriga.core.play.match import Match
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR, Seat
from quadriga.core.title import registry
from quadriga.table import Table
from quadriga.table.envelope import envelope, preview
from quadriga.words import Words

CASES = [
    ("caesar", {"poison": "on", "centurions": "on", "border_control": "on"}, 2),
    ("caesar", {}, 2),
    ("augustus", {}, 3),
    ("empire", {}, 3),
    ("antike", {}, 2),
]
GAMES = 20


class Worlds:
    """One position twice: as it is, and with all dealt anew that somebody cannot know."""

    def __init__(self, title: str, options: dict[str, str], seats: int, eyes: Seat, seed: int) -> None:
        self.eyes, self.rng = eyes, Rng(seed)
        match = Match(registry.load(title).new(seats, options), Rng(seed))
        for _ in range(self.rng.below(60)):
            if actors := match.state.actors():
                match.play(actors[0], match.state.sample(actors[0], self.rng))
        both = (match.state, match.state.redeal(eyes, self.rng))
        self.tables = [Table(Match.sandbox(state, Rng(5)), ["you"] * seats, 5) for state in both]
        self.words = Words("fr", match.game, self.tables[0].names)
        self.has_parted = match.state.is_over()

    def told(self) -> list[str]:
        """All that is said in each world."""
        texts = []
        for table in self.tables:
            told = envelope(table, self.eyes, self.words, since=0)
            shown = [
                preview(table.match, self.eyes, [table.match.game.notation.number(one["action"])], self.words)
                for one in told["actions"][:4]
            ]
            texts.append(json.dumps([told, shown]))
        return texts

    def play_on(self, step: int) -> None:
        """The same decision in both, and now and then the same undo; chance may bring to light what was guessed."""
        asked = [table.state.actors() for table in self.tables]
        if not asked[0] or asked[0] != asked[1]:
            self.has_parted = True
            return
        actor = asked[0][step % len(asked[0])]
        both = sorted(set.intersection(*(set(table.state.legal(actor)) for table in self.tables)))
        if not both:
            self.has_parted = True
            return
        action = both[self.rng.below(len(both))]
        before = [table.match.revision(self.eyes) for table in self.tables]
        for table in self.tables:
            table.play(actor, action)
        seen = [self._seen(table, revision) for table, revision in zip(self.tables, before, strict=True)]
        self.has_parted = seen[0] != seen[1]
        if not self.has_parted and step % 4 == 3:
            alone = [table.match.can_undo(actor) for table in self.tables]
            assert alone[0] == alone[1]
            for table in self.tables if alone[0] else ():
                table.undo(actor)

    def _seen(self, table: Table, before: int) -> object:
        """The board, and what was openly revealed on the way, as the seat sees it."""
        news = table.match.since(self.eyes, before)
        events = [event for entry in news for event in getattr(entry, "events", ()) if event.reveals]
        shown = [event.seen_by(self.eyes) for event in events]
        return table.match.game.view(table.state, self.eyes), table.match.revision(self.eyes), shown


@pytest.mark.parametrize(("game", "options", "seats"), CASES, ids=lambda case: str(case))
@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_nothing_is_told_that_a_seat_cannot_know(game: str, options: dict[str, str], seats: int, eyes: Seat) -> None:
    compared = 0
    for seed in range(GAMES):
        worlds = Worlds(game, options, seats, eyes, seed)
        for step in range(14):
            if worlds.has_parted:
                break
            one, two = worlds.told()
            assert one == two
            compared += 1
            worlds.play_on(step)
    assert compared > GAMES
