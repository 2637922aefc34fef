"""A table: people decide, bots answer, everybody gets their own news, and all of it can be left and taken up again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga import games
from quadriga.core.errors import BadOption, BadRecord, NotYourDecision, QuadrigaError
from quadriga.core.play.log import Undo
from quadriga.core.rng import Rng
from quadriga.core.seats import SPECTATOR
from quadriga.table import Player, Table, save
from quadriga.testing.settings import Setting


def seats(setting: Setting, *first: str) -> list[str]:
    """These players, then bots that play at random."""
    return [*first, *["random"] * (setting.seats - len(first))][: setting.seats]


def play_on(table: Table, decisions: int, seed: int) -> None:
    """People decide at random, bots answer."""
    rng = Rng(seed)
    for _ in range(decisions):
        table.run_bots()
        asked = table.people_asked()
        if not asked:
            return
        table.play(asked[0], table.state.sample(asked[0], rng))


def test_bots_play_until_a_person_is_asked(setting: Setting) -> None:
    table = Table.new(setting.new(), seats(setting, "Livia"), seed=3)
    for _ in range(10):
        table.run_bots()
        if table.state.is_over():
            return
        assert table.people_asked() == [0] and table.bots_asked() == []
        table.play(0, table.state.legal(0)[0])


def test_a_table_of_bots_plays_to_the_end(setting: Setting) -> None:
    table = Table.new(setting.new(), seats(setting), seed=4)
    table.run_bots()
    assert table.state.is_over()
    again = Table.new(setting.new(), seats(setting), seed=4)
    again.run_bots()
    assert str(again.match.record) == str(table.match.record)


def test_every_seat_sees_what_the_game_shows_it_also_after_an_undo(setting: Setting) -> None:
    table = Table.new(setting.new(), seats(setting, "Livia", "Gaius"), seed=5)

    def compare() -> None:
        for seat in (*range(setting.seats), SPECTATOR):
            assert table.view(seat) == table.match.game.view(table.state, seat)

    for n in range(12):
        play_on(table, 1, seed=n)
        compare()
    if table.state.is_over():
        return
    table.undo_together(0)
    compare()


def test_a_saved_table_goes_on_as_if_it_had_not_been_left(setting: Setting) -> None:
    table = Table.new(setting.new(), seats(setting, "Livia"), seed=5)
    play_on(table, 8, 6)
    if not table.state.is_over() and table.people_asked():
        table.undo_agreed(0)
        table.look(0)
    again = save.load(save.save(table))
    assert again.state == table.state and again.players == table.players and again.looked == table.looked
    assert again.match.log == table.match.log
    for one in (table, again):
        play_on(one, 5, 7)
    assert again.match.log == table.match.log and again.state == table.state


def test_news_reach_each_seat_since_its_own_last_look() -> None:
    table = Table.new(games.load("caesar").new(2), ["Livia", "Marcus"], seed=1)
    assert table.look(0) and table.look(0) == []
    table.play(0, table.state.legal(0)[0])
    assert {entry.seat for entry in table.news(1)} == {-1, 0}
    mine = [event.key for entry in table.look(0) if not isinstance(entry, Undo) for event in entry.events]
    assert "placed" in mine and "drew" in mine
    assert len(table.look(1)) > len(mine), "Marcus had not seen the deal either"
    table.undo_together(0)
    assert [type(entry) for entry in table.look(1)] == [Undo]


def test_a_hint_is_for_the_seat_that_decides_and_changes_nothing(title: str) -> None:
    table = Table.new(games.load(title).new(), ["you"] * games.load(title).meta.usual_seats, seed=2)
    seat = table.people_asked()[0]
    before = table.state.fingerprint()
    best = table.hint(seat, seconds=0.05)
    assert {one.action for one in best} <= set(table.state.legal(seat)) and best
    assert table.state.fingerprint() == before
    with pytest.raises(NotYourDecision):
        table.hint(99)


def test_bots_forget_what_was_taken_back() -> None:
    table = Table.new(games.load("caesar").new(2), ["Livia", "level4:20"], seed=3)
    table.play(0, table.state.legal(0)[0])
    table.run_bots()
    table.undo_agreed(0)
    bot: Any = table.bots[1]
    assert bot.lost, "its tree belongs to a game that did not happen"


def test_players_are_people_or_bots() -> None:
    assert Player.called(" Livia ").name == "Livia" and Player.called("you") == Player("")
    assert Player.called("level4:500").bot == "level4:500"
    for wrong in ("level9:3", "uct@x"):
        with pytest.raises(BadOption):
            Player.called(wrong)
    with pytest.raises(BadOption, match="3 players do not fit 2 seats"):
        Table.new(games.load("caesar").new(2), ["a", "b", "c"], seed=1)
    with pytest.raises(NotYourDecision):
        Table.new(games.load("caesar").new(2), ["a", "random"], seed=1).bot_choice(1)


SAVED = save.save(Table.new(games.load("caesar").new(2), ["Livia", "random"], seed=5))


def test_a_table_of_another_game_is_refused() -> None:
    assert save.load(SAVED, "caesar").names == {0: "Livia"}
    with pytest.raises(BadRecord) as error:
        save.load(SAVED, "empire")
    assert error.value.code == "table-other"


@given(st.data())
def test_a_damaged_table_never_crashes(data: st.DataObject) -> None:
    """Whatever one value becomes, the answer is a table or one of our errors."""
    plain = json.loads(SAVED)
    name = data.draw(st.sampled_from(sorted(plain)))
    junk = st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=5) | st.just([]) | st.just({})
    if name == "log" and data.draw(st.booleans()):
        row = data.draw(st.sampled_from(plain["log"]))
        row[data.draw(st.sampled_from(["seat", "action", "forced", "undo"]))] = data.draw(junk)
    else:
        plain[name] = data.draw(junk)
    try:
        table = save.load(json.dumps(plain))
    except QuadrigaError:
        return
    assert table.match.game.faults(table.state) == []


@pytest.mark.parametrize("text", ["", "{}", "[]", "quadriga record 1\n", "[" * 9999])
def test_what_is_no_table_says_so(text: str) -> None:
    with pytest.raises(BadRecord) as error:
        save.load(text)
    assert error.value.code == "table-form"


class Clever:
    """A bot without a name of its own."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: Any, seat: int, rng: Rng) -> int:
        self.asked += 1
        return int(state.legal(seat)[0])


def test_a_bot_of_ones_own_takes_a_seat_as_it_is() -> None:
    bot = Clever()
    table = Table.new(games.load("caesar").new(2), [bot, "random"], seed=1)
    table.run_bots()
    assert table.state.is_over() and bot.asked > 5
    assert table.bots[0] is bot and table.players[0] == Player("", "Clever")
    again = Table.new(games.load("caesar").new(2), [Clever(), "random"], seed=1)
    again.run_bots()
    assert again.state == table.state


def test_a_person_can_be_named_as_one() -> None:
    table = Table.new(games.load("caesar").new(2), ["person:level2", "person: Livia "], seed=1)
    assert table.players == [Player("level2"), Player("Livia")] and table.bots == {}
