"""Moves, fights and conquests of Antike, rule by rule, with the rulebook's examples."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from quadriga.core.rng import Rng
from quadriga.games.antike.rules import codes
from tests.games.antike.setup import Setup, crowded
from tests.games.antike.test_economy import refused


def on_maneuver(
    options: dict[str, str] | None = None,
    seats: int = 4,
    nation: str = "phoenicia",
    rules_version: int | None = None,
) -> Setup:
    """A table where the others hold their fire and the nation is about to go to Maneuver."""
    table = Setup(seats, options, rules_version=rules_version).has(nation).turn(nation)
    for other in table.view["nations"]:
        for unit in ("legion", "galley"):
            table.order(other["id"], unit, "never")
    return table


# ---- moves -----------------------------------------------------------------------------------------------------------


def test_ant_18_moves_by_know_how() -> None:
    """ANT-R12: three moves in all with the higher one, not four."""
    for known, moves in (((), 1), (("wheel",), 2), (("roads",), 3)):
        table = on_maneuver().army("phoenicia", "tyros", legion=1).knows("phoenicia", *known).play("go maneuver_1")
        assert table.province("tyros")["ready"] == {"legion": {str(moves): 1}}
    for known, moves in (((), 1), (("sailing",), 2), (("navigation",), 3)):
        table = on_maneuver().army("phoenicia", "paphos", galley=2).knows("phoenicia", *known).play("go maneuver_2")
        assert table.province("paphos")["ready"] == {"galley": {str(moves): 2}}
    # Wheel is for legions only.
    table = on_maneuver().army("phoenicia", "tyros", 1, 1).knows("phoenicia", "wheel").play("go maneuver_1")
    assert table.province("tyros")["ready"] == {"legion": {"2": 1}, "galley": {"1": 1}}


def test_ant_r18_a_move_is_used_for_each_border() -> None:
    table = on_maneuver().army("phoenicia", "tyros", legion=1).knows("phoenicia", "roads").play("go maneuver_1")
    table.play("move legion tyros memphis 3", "move legion memphis theben 2", "move legion theben meroe 1")
    # All moves are used: the maneuver is over.
    assert table.units("phoenicia", "meroe") == (1, 0) and table.view["nation"] == "greece"


def test_ant_22_all_units_may_act_in_any_order() -> None:
    """ANT-R17: units may be left and taken up again."""
    table = on_maneuver().army("phoenicia", "tyros", legion=2).army("phoenicia", "susa", legion=1)
    table.knows("phoenicia", "wheel").play("go maneuver_1", "move legion tyros palmyra 2", "move legion susa ninive 2")
    table.play("move legion palmyra taima 1", "move legion tyros memphis 2", "move legion ninive melitene 1")
    assert table.units("phoenicia", "taima") == (1, 0) and table.units("phoenicia", "memphis") == (1, 0)


def test_ant_23_borders_by_kind_of_unit() -> None:
    table = on_maneuver().army("phoenicia", "tyros", 1, 1).play("go maneuver_1")
    legions = {text.split()[3] for text in table.legal() if text.startswith("move legion")}
    galleys = {text.split()[3] for text in table.legal() if text.startswith("move galley")}
    assert legions == {"memphis", "palmyra", "petra", "alexandria", "antiochia"}
    assert galleys == {"paphos", "alexandria", "antiochia"}
    assert refused(table, "move legion tyros paphos 1") == ("wrong-border-move", "ANT-23")
    assert refused(table, "move galley tyros memphis 1") == ("wrong-border-move", "ANT-23")
    assert refused(table, "move legion tyros memphis 2") == ("no-unit-with-moves", "ANT-R18")


@pytest.mark.sweep
def test_ant_r17_listed_order_reaches_the_same_results() -> None:
    """Every way a maneuver can end is reached in the order that bots think in too, by far fewer sequences."""
    for seed in range(2):
        found = {}
        for march in ("listed", "free"):
            table = on_maneuver().knows("phoenicia", "wheel")
            rng = Rng(seed)
            for _ in range(2):
                place = ("tyros", "memphis", "petra", "palmyra", "antiochia")[rng.below(5)]
                legions, galleys = table.units("phoenicia", place)
                table.army("phoenicia", place, legions + 1, galleys)
            table.army("greece", "palmyra", legion=1).order("greece", "legion", "ask")
            table.army("greece", "paphos", galley=1).army("phoenicia", "alexandria", galley=1)
            if march == "listed":
                table.searching()
            found[march] = _results(table.play("go maneuver_1"))
        assert len(found["free"][0]) > 200
        assert found["listed"][0] == found["free"][0]
        assert found["listed"][1] < found["free"][1] / 2


def _results(table: Setup) -> tuple[set[Any], int]:
    """All positions in which a maneuver can end, and the number of sequences of decisions that lead to them."""
    ends: set[Any] = set()
    ways: dict[Any, int] = {}
    mover = table.n("phoenicia")

    def count(state: Any) -> int:
        units = tuple(state.units)
        if state.nation != mover:
            ends.add(units)
            return 1
        key = (units, tuple(state.ready), state.decision, state.offered_from, state.at, state.kind, state.asked)
        if key not in ways:
            total = 0
            seat = state.actors()[0]
            for action in state.legal(seat):
                # Standing orders are another matter.
                if action < codes.ORDER_AT:
                    after = state.clone()
                    after.play(seat, action)
                    total += count(after)
            ways[key] = total
        return ways[key]

    return ends, count(table.state)


def test_ant_r17_inside_a_search_quiet_moves_are_offered_in_one_order() -> None:
    table = on_maneuver().army("phoenicia", "tyros", legion=1).army("phoenicia", "alexandria", legion=1)
    table.play("go maneuver_1").searching().play("move legion tyros memphis 1")
    assert "move legion alexandria memphis 1" not in table.legal()
    # A move that meets foreign units is always offered, and in the game itself so is every move.
    table.army("greece", "ammonion", legion=1)
    assert "move legion alexandria ammonion 1" in table.legal()
    game = on_maneuver().army("phoenicia", "tyros", legion=1).army("phoenicia", "alexandria", legion=1)
    game.play("go maneuver_1", "move legion tyros memphis 1", "move legion alexandria memphis 1")
    assert game.units("phoenicia", "memphis") == (2, 0)


def test_ant_r17_two_phases_put_conquests_last() -> None:
    for options in ({"maneuver": "two_phases"}, {"edition": "2006"}):
        table = on_maneuver(options).army("phoenicia", "athen", galley=3).army("phoenicia", "tyros", legion=1)
        table.army("greece", "athen", galley=1).play("go maneuver_1")
        assert "fight galley athen" in table.legal()
        assert refused(table, "conquer athen") == ("conquests-later", "ANT-R17")
        table.play("move legion tyros memphis 1", "done")
        # No fights in the second phase.
        assert table.decision == "conquest" and table.choices() == {"conquer athen", "done"}
        table.play("conquer athen")
        assert table.province("athen")["city"] == "phoenicia" and table.view["nation"] != "phoenicia"
    free = on_maneuver({"edition": "2006", "maneuver": "free"}).army("phoenicia", "athen", galley=1)
    assert "conquer athen" in free.play("go maneuver_1").legal()


# ---- fights ----------------------------------------------------------------------------------------------------------


def test_ant_24_three_galleys_enter_and_the_greeks_demand_a_fight() -> None:
    """The rulebook's example: one galley of each is lost; the legion cannot fight galleys."""
    table = on_maneuver().army("phoenicia", "knossos", galley=3).army("greece", "athen", 1, 1)
    table.order("greece", "galley", "ask").play("go maneuver_1", "move galley knossos athen 1")
    assert table.decision == "enter" and table.actor() == 3
    table.play("let-be")
    assert table.decision == "asked" and table.actor() == 0
    table.play("demand", "move galley knossos athen 1", "move galley knossos athen 1")
    assert table.units("phoenicia", "athen") == (0, 2)
    assert table.units("greece", "athen") == (1, 0)


def test_ant_24_nothing_happens_unless_somebody_asks() -> None:
    table = on_maneuver().army("phoenicia", "knossos", galley=1).army("greece", "athen", 0, 1)
    table.order("greece", "galley", "ask").play("go maneuver_1", "move galley knossos athen 1", "let-be", "decline")
    assert table.units("phoenicia", "athen") == (0, 1) and table.units("greece", "athen") == (0, 1)


def test_ant_25_foreign_units_do_not_touch_a_city() -> None:
    table = Setup().army("greece", "tyros", legion=5, galley=5).city("phoenicia", "tyros", temple=True)
    table.has("phoenicia", iron=2).play("go arming", "arm legion tyros", "arm legion tyros")
    assert table.units("phoenicia", "tyros") == (2, 0)
    table.turn("phoenicia").marker("phoenicia", "maneuver_2").play("go iron")
    assert table.happened("produced")[0]["amount"] == 3


def test_ant_31_fights_at_any_time_of_the_own_maneuver() -> None:
    """ANT-R23: also with units that have no move left."""
    table = on_maneuver().army("phoenicia", "athen", galley=1).army("phoenicia", "knossos", galley=1)
    table.army("greece", "athen", galley=2).play("go maneuver_1", "move galley knossos athen 1")
    table.play("fight galley athen", "lose 0")
    assert table.units("phoenicia", "athen") == (0, 1) and table.province("athen")["ready"] == {"galley": {"1": 1}}
    table.play("fight galley athen")
    assert table.units("phoenicia", "athen") == (0, 0) and table.units("greece", "athen") == (0, 0)
    assert table.nation("phoenicia")["units"]["galley"] == 0


def test_ant_31_only_like_against_like() -> None:
    table = on_maneuver().army("phoenicia", "athen", galley=1).army("greece", "athen", legion=2).play("go maneuver_1")
    assert refused(table, "fight galley athen") == ("no-foe", "ANT-31")
    assert refused(table, "fight legion athen") == ("no-own-unit", "ANT-31")


def test_ant_r19_one_for_one_by_default() -> None:
    table = on_maneuver().army("phoenicia", "athen", galley=3).army("greece", "athen", galley=2)
    table.play("go maneuver_1", "fight galley athen")
    assert table.units("phoenicia", "athen") == (0, 2) and table.units("greece", "athen") == (0, 1)
    # A standing nation answers each unit as it enters.
    enter = on_maneuver().army("phoenicia", "knossos", galley=3).army("greece", "athen", galley=2)
    enter.order("greece", "galley", "always").play("go maneuver_1", *["move galley knossos athen 1"] * 3)
    assert enter.units("phoenicia", "athen") == (0, 1) and enter.units("greece", "athen") == (0, 0)


def test_ant_r19_to_the_end() -> None:
    """The entering unit is lost first; the mover picks the rest of his losses."""
    table = on_maneuver({"fight": "to_the_end"}).army("phoenicia", "athen", galley=2).army("greece", "athen", galley=2)
    table.army("phoenicia", "sparta", galley=1).knows("phoenicia", "sailing").army("phoenicia", "knossos", galley=1)
    table.order("greece", "galley", "ask").play("go maneuver_1", "move galley sparta knossos 2")
    table.play("move galley knossos athen 1", "let-be", "demand")
    # One of two greek galleys fell with the unit that entered; both others in Athen have two moves.
    assert table.units("greece", "athen") == (0, 0)
    assert table.units("phoenicia", "athen") == (0, 1)
    own = on_maneuver({"fight": "to_the_end"}).army("phoenicia", "athen", galley=1).army("greece", "athen", galley=2)
    own.army("phoenicia", "knossos", galley=2).knows("phoenicia", "sailing").play("go maneuver_1")
    own.play("move galley knossos athen 2", "move galley knossos athen 2", "fight galley athen")
    assert own.decision == "lose" and own.choices() == {"lose 1", "lose 2"}
    own.play("lose 2")
    # The last loss leaves no choice.
    assert own.units("phoenicia", "athen") == (0, 1) and own.units("greece", "athen") == (0, 0)
    weak = on_maneuver({"fight": "to_the_end"}).army("phoenicia", "athen", galley=1).army("greece", "athen", galley=3)
    weak.play("go maneuver_1", "fight galley athen")
    assert weak.units("greece", "athen") == (0, 2)


def test_ant_r20_the_mover_decides_first_then_turn_order() -> None:
    table = on_maneuver().army("phoenicia", "petra", legion=1)
    for nation in ("greece", "persia", "arabia"):
        table.army(nation, "palmyra", legion=1).order(nation, "legion", "ask")
    table.play("go maneuver_1", "move legion petra palmyra 1")
    assert table.actor() == 3 and table.choices() == {"foe greece", "foe persia", "foe arabia", "let-be"}
    chosen = table.state.clone()
    table.play("let-be")
    assert table.actor() == 0
    table.play("decline")
    assert table.actor() == 1
    # The first demand removes the unit and ends the questions.
    table.play("demand")
    assert table.units("persia", "palmyra") == (0, 0) and table.units("arabia", "palmyra") == (1, 0)
    assert table.view["nation"] == "greece"
    table.state = chosen
    table.play("foe arabia")
    assert table.units("arabia", "palmyra") == (0, 0) and table.units("greece", "palmyra") == (1, 0)


def test_ant_r20_with_several_foes_the_mover_names_one() -> None:
    table = on_maneuver().army("phoenicia", "palmyra", legion=1)
    table.army("greece", "palmyra", legion=1).army("persia", "palmyra", legion=1)
    table.play("go maneuver_1", "fight legion palmyra")
    assert table.decision == "foe" and table.choices() == {"foe greece", "foe persia"}
    assert refused(table, "foe arabia") == ("no-such-unit", "ANT-R20")
    table.play("foe persia")
    assert table.units("greece", "palmyra") == (1, 0) and table.units("persia", "palmyra") == (0, 0)


def test_ant_r21_standing_orders() -> None:
    """Always and never are carried out without a question; the default is to ask."""
    assert Setup().nation("greece")["orders"] == {"legion": "ask", "galley": "ask"}
    for stance, left in (("always", (0, 0)), ("never", (1, 0))):
        table = on_maneuver().army("phoenicia", "petra", legion=1).army("greece", "palmyra", legion=1)
        table.order("greece", "legion", stance).play("go maneuver_1", "move legion petra palmyra 1")
        assert table.units("phoenicia", "palmyra") == left
    # With two nations there, the mover chooses before an order comes in.
    table = on_maneuver().army("phoenicia", "petra", legion=1).army("greece", "palmyra", legion=1)
    table.army("persia", "palmyra", legion=1).order("persia", "legion", "always")
    table.play("go maneuver_1", "move legion petra palmyra 1")
    assert table.decision == "enter"
    table.play("let-be")
    assert table.units("persia", "palmyra") == (0, 0) and table.units("greece", "palmyra") == (1, 0)


def test_ant_r22_bystanders_never_fight_each_other() -> None:
    table = on_maneuver().army("greece", "palmyra", legion=2).army("persia", "palmyra", legion=2)
    for nation in ("greece", "persia"):
        table.order(nation, "legion", "always")
    table.army("phoenicia", "petra", legion=1).play("go maneuver_1", "done")
    assert table.units("greece", "palmyra") == (2, 0) and table.units("persia", "palmyra") == (2, 0)
    # Not on a turn without Maneuver either.
    assert not any(text.startswith("fight") for text in table.play("go arming").legal())


def test_ant_r23_units_without_moves_cannot_conquer() -> None:
    table = on_maneuver().army("phoenicia", "knossos", galley=1).play("go maneuver_1", "move galley knossos athen 1")
    assert table.view["nation"] == "greece" and table.province("athen")["city"] == "greece"


# ---- conquest --------------------------------------------------------------------------------------------------------


def athens(defender: tuple[int, int], rules_version: int | None = None) -> Setup:
    """Examples A and B: Democracy against Sailing, four galleys in Ephesos, one in Cyrene; Athen without a temple."""
    table = on_maneuver(rules_version=rules_version).knows("greece", "democracy").knows("phoenicia", "sailing")
    table.army("greece", "athen", *defender).army("phoenicia", "ephesos", galley=4).army(
        "phoenicia", "cyrene", galley=1
    )
    return table.play("go maneuver_1")


def test_example_a_athens_falls_after_the_galley_is_fought_off() -> None:
    """ANT-26, ANT-R18: the galley from Cyrene uses both moves to come and fights; four galleys then conquer."""
    table = athens((1, 1))
    assert table.game.defence(table.state, "athen", "phoenicia") == 5
    table.play("move galley cyrene knossos 2", "move galley knossos athen 1", "fight galley athen")
    assert table.game.defence(table.state, "athen", "phoenicia") == 4
    table.play(*["move galley ephesos athen 2"] * 4, "conquer athen")
    assert table.province("athen")["city"] == "phoenicia"
    assert table.units("phoenicia", "athen") == (0, 0) and table.units("greece", "athen") == (0, 0)


def test_example_b_athens_holds_with_two_legions() -> None:
    """ANT-31: galleys cannot fight legions, and the one from Cyrene has no move left to conquer with."""
    table = athens((2, 0))
    table.play("move galley cyrene knossos 2", "move galley knossos athen 1", *["move galley ephesos athen 2"] * 4)
    assert table.game.defence(table.state, "athen", "phoenicia") == 5
    assert refused(table, "conquer athen") == ("too-weak", "ANT-26")
    assert "fight galley athen" not in table.legal()


def test_ant_27_the_defence_of_tacape_is_eight() -> None:
    """The rulebook's example. ANT-20: Monarchy adds one, Democracy two."""
    table = Setup(5, {"map": "occident"}).city("carthaginians", "tacape", temple=True)
    table.army("carthaginians", "tacape", legion=2, galley=1)
    for known, value in ((), 6), (("monarchy",), 7), (("democracy",), 8):
        table.knows("carthaginians", *known)
        assert table.game.defence(table.state, "tacape", "romans") == value
        assert table.province("tacape")["defence"] == value
    assert table.game.defence(table.state, "roma") == 1
    assert table.game.defence(table.state, "tacape", "carthaginians") is None
    assert table.game.defence(table.state, "londinium") is None
    # Units of others do not count.
    table.army("greeks", "tacape", galley=5)
    assert table.game.defence(table.state, "tacape", "romans") == 8


def test_ant_20_monarchy_and_democracy_defend_every_city() -> None:
    table = Setup().knows("greece", "monarchy")
    assert [table.province(name)["defence"] for name in ("athen", "pella", "tyros")] == [2, 2, 1]
    table.knows("greece", "democracy")
    assert [table.province(name)["defence"] for name in ("athen", "pella", "tyros")] == [3, 3, 1]


def test_ant_26_units_in_the_province_with_a_move_left_all_or_nothing() -> None:
    table = on_maneuver().army("greece", "athen", legion=1).army("phoenicia", "athen", galley=1).play("go maneuver_1")
    assert refused(table, "conquer athen") == ("too-weak", "ANT-26")
    assert refused(table, "conquer knossos") == ("no-city", "ANT-26")
    assert refused(table, "conquer tyros") == ("own-city", "ANT-26")
    assert refused(table, "conquer roma") == ("not-on-map", "ANT-1")


def test_ant_28_the_rulebook_conquest_of_athens() -> None:
    """A legion, a galley and a temple against six galleys: five are lost, and so is everything Greek there."""
    table = on_maneuver().city("greece", "athen", temple=True).army("greece", "athen", 1, 1)
    table.army("phoenicia", "athen", galley=6).play("go maneuver_1", "conquer athen", "done")
    assert table.units("phoenicia", "athen") == (0, 1) and table.units("greece", "athen") == (0, 0)
    assert table.province("athen")["city"] == "phoenicia" and not table.province("athen")["temple"]
    assert table.view["bank"]["temples"] == 20
    assert table.nation("greece")["cities"] == 2 and table.nation("greece")["units"]["legion"] == 0
    assert [event["stack"] for event in table.happened("gained")] == ["general"]


def test_ant_28_legions_may_defend_against_galleys_and_nobody_need_survive() -> None:
    table = on_maneuver().army("greece", "athen", legion=2).army("phoenicia", "athen", galley=3)
    table.play("go maneuver_1", "conquer athen")
    assert table.units("phoenicia", "athen") == (0, 0) and table.province("athen")["city"] == "phoenicia"


def test_ant_r24_the_attacker_chooses_the_mix() -> None:
    for searching in (False, True):
        table = on_maneuver().army("phoenicia", "athen", 2, 2).army("greece", "athen", 1)
        table = table.searching() if searching else table
        table.army("arabia", "athen", 1, 1).play("go maneuver_1", "conquer athen")
        assert table.decision == "spend" and table.choices() == {"spend legion 1", "spend galley 1"}
        table.play("spend legion 1", "spend galley 1")
        assert table.units("phoenicia", "athen") == (1, 1)
        # Third nations are not touched.
        assert table.units("arabia", "athen") == (1, 1)
    # Units that have used their moves stay.
    table = on_maneuver().army("phoenicia", "athen", 0, 1).army("phoenicia", "knossos", galley=1)
    table.play("go maneuver_1", "move galley knossos athen 1", "conquer athen")
    assert table.units("phoenicia", "athen") == (0, 1)


def test_ant_29_a_last_city_cannot_be_conquered() -> None:
    """ANT-R26: so no nation is ever out of the game."""
    table = on_maneuver().no_city("pella", "dyrrhachion").army("phoenicia", "athen", galley=9).play("go maneuver_1")
    assert refused(table, "conquer athen") == ("last-city", "ANT-29")
    assert table.game.defence(table.state, "athen", "phoenicia") is None
    two = on_maneuver().no_city("pella").army("phoenicia", "athen", galley=1).army("phoenicia", "dyrrhachion", galley=1)
    two.play("go maneuver_1", "conquer athen")
    assert refused(two, "conquer dyrrhachion") == ("last-city", "ANT-29")


def test_ant_r26_no_nation_ever_loses_its_last_city() -> None:
    for seed in range(6):
        table = crowded(4, {}, seed)
        rng = Rng(seed)
        for _ in range(150):
            if table.state.is_over():
                break
            table.state.play(table.actor(), table.state.sample(table.actor(), rng))
        assert min(n["cities"] for n in table.view["nations"]) >= 1


def empire(options: dict[str, str] | None = None) -> Setup:
    """Phoenicia has all its 25 city tokens on the map, a temple in Petra, and a galley in Athen."""
    table = on_maneuver(options)
    free = [name for name in table.free if name != "petra"]
    table.city("phoenicia", "petra", temple=True).city("phoenicia", *free[:21])
    return table.cards("phoenicia", king=5).army("phoenicia", "athen", galley=1).army("phoenicia", "petra", legion=2)


def test_ant_30_with_25_cities_another_one_is_given_up() -> None:
    table = empire().play("go maneuver_1", "conquer athen")
    assert table.decision == "give_up" and len(table.choices()) == 25 and "give-up athen" not in table.legal()
    assert refused(table, "give-up pella") == ("not-yours", "ANT-R25")
    table.play("give-up petra")
    assert table.province("athen")["city"] == "phoenicia" and table.province("petra")["city"] is None
    assert table.nation("phoenicia")["cities"] == 25


def test_ant_r25_a_city_given_up_returns_its_temple_without_a_general() -> None:
    table = empire().play("go maneuver_1", "conquer athen", "give-up petra", "done")
    assert table.view["bank"]["temples"] == 20 and table.nation("phoenicia")["cards"]["general"] == 0
    # Units there stay, and a city given up is no room for a new one: all tokens are in use.
    assert table.units("phoenicia", "petra") == (2, 0)
    founding = empire().has("phoenicia", 3, 3, 3)
    land = founding.state.tables.habitable[0]
    empty = next(name for name in founding.free if land >> founding.p(name) & 1)
    founding.army("phoenicia", empty, legion=1).play("go gold")
    assert founding.view["nation"] == "greece"


def test_ant_r27_a_conquered_city_is_owned_at_once_without_its_temple() -> None:
    table = on_maneuver().city("greece", "athen", temple=True).army("phoenicia", "athen", galley=5)
    table.play("go maneuver_1", "conquer athen")
    assert table.province("athen")["city"] == "phoenicia" and table.province("athen")["defence"] == 1 + 2
    assert table.decision == "maneuver"


def test_ant_r40_two_nations_of_one_player_leave_each_other_alone() -> None:
    for value, allowed in (("off", False), ("on", True)):
        table = on_maneuver({"partner_attack": value}, 2).army("persia", "susa", legion=2)
        table.army("phoenicia", "susa", legion=4).army("phoenicia", "ninive", legion=1)
        for nation in ("persia", "greece", "arabia"):
            table.order(nation, "legion", "always")
        table.play("go maneuver_1")
        assert ("fight legion susa" in table.legal()) == allowed
        assert ("conquer susa" in table.legal()) == allowed
        assert (table.game.defence(table.state, "susa", "phoenicia") is not None) == allowed
        if not allowed:
            assert refused(table, "conquer susa") == ("partner", "ANT-R40")
        table.play("move legion ninive susa 1")
        assert table.units("persia", "susa")[0] == (1 if allowed else 2)


@pytest.mark.sweep
@pytest.mark.parametrize(("fight", "maneuver"), list(product(("one_for_one", "to_the_end"), ("free", "two_phases"))))
def test_crowded_games_stay_sound(fight: str, maneuver: str) -> None:
    for seed in range(3):
        table = crowded(5, {"fight": fight, "maneuver": maneuver, "map": "occident"}, seed)
        rng = Rng(seed + 50)
        for _ in range(300):
            if table.state.is_over():
                break
            assert len(table.state.legal(table.actor())) < 500
            table.state.play(table.actor(), table.state.sample(table.actor(), rng))
            assert table.faults == []


@pytest.mark.sweep
def test_random_choices_are_drawn_evenly_where_nations_clash() -> None:
    """The engine picks from a maneuver without listing it; it must not favour anything."""
    met = 0
    for seed in range(30):
        table = crowded(4, {}, seed)
        rng = Rng(seed)
        for _ in range(40):
            legal = table.state.legal(table.actor())
            if table.decision == "maneuver" and any(text.startswith(("fight", "conquer")) for text in table.legal()):
                met += 1
                drawn = [table.state.sample(table.actor(), rng) for _ in range(40 * len(legal))]
                counts = [drawn.count(action) for action in legal]
                assert sum(counts) == len(drawn)
                assert min(counts) > 8 and max(counts) < 90
                break
            table.state.play(table.actor(), table.state.sample(table.actor(), rng))
    assert met > 8
