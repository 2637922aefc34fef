"""Broken positions are found out, and every refusal names its reason and its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quadriga.games.antike import codes
from tests.games.antike.setup import Setup
from tests.games.antike.test_economy import KNOW_HOWS, refused
from tests.games.antike.test_maneuver import athens, empire, on_maneuver

Break = Callable[[dict[str, Any]], None]


def put(name: str, at: int, value: int) -> Break:
    """Overwrite one number of a list."""

    def change(data: dict[str, Any]) -> None:
        data[name][at] = value

    return change


def add(name: str, by: int) -> Break:
    """Change one number."""

    def change(data: dict[str, Any]) -> None:
        data[name] += by

    return change


BROKEN = [
    put("stock", 0, -1),
    put("stock", 3, 5),
    put("stock", 20, 1),
    put("bank", 0, 7),
    put("bank", 3, 31),
    add("temples_left", -1),
    add("temple", 2**20),
    put("city_count", 0, 4),
    put("temple_count", 0, 1),
    put("city", 1, 0),
    put("owner", 55, 0),
    put("units", 3, 1),
    put("units", 3, -1),
    put("unit_total", 0, 18),
    put("has", 0, 8),
    put("ready", 3, 1),
    put("ready_at", 0, 8),
    put("armed", 2, 1),
    put("cards", 0, 1),
    put("stack", 1, -1),
    put("know", 0, 16),
    add("acquired", 1),
    put("order", 0, 1),
    put("seat_of", 0, 2),
    add("decider", -4),
    add("offered_from", 1),
    add("owed", 1),
]


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_position_is_found_out(broken: Break) -> None:
    table = Setup()
    data = table.state.data()
    broken(data)
    table.state._overwrite(data)
    assert table.game.faults(table.state)


def test_more_broken_positions_are_found_out() -> None:
    sea = Setup().army("greece", "paphos", legion=1)
    assert "cannot" in sea.game.faults(sea.state)[0]
    many = Setup().army("greece", "athen", legion=18)
    assert many.game.faults(many.state)
    won = Setup().cards("greece", king=9)
    assert "has won" in won.game.faults(won.state)[0]
    limited = Setup(options={"bank_limit": "40"}).change(bank=[1, 1, 1, 29])
    assert len(limited.game.faults(limited.state)) == 3
    moving = on_maneuver().army("phoenicia", "tyros", legion=1).play("go maneuver_1")
    data = moving.state.data()
    moving.change(ready=[n * 2 for n in data["ready"]])
    assert moving.game.faults(moving.state) == ["more units have moves left than there are"]
    idle = moving.change(ready=data["ready"], decision=codes.RONDEL)
    assert idle.game.faults(idle.state) == ["units have moves left outside a maneuver"]
    doubled = Setup().change(order=[0, 0, 1, 2, -1, -1])
    assert "order" in doubled.game.faults(doubled.state)[0]
    crowd = Setup()
    crowd.city("greece", *[p["id"] for p in crowd.view["provinces"] if p["city"] is None][:23])
    assert "26 cities" in crowd.game.faults(crowd.state)[0]


def test_refusals_name_their_rule() -> None:
    poor = Setup().has("phoenicia", marble=9).play("go temple", "temple alexandria")
    assert refused(Setup(options={"start_cities": "one"}), "start athen") == ("not-a-start", "ANT-R41")
    choosing = Setup(3, {"nations": "choose"}, dealt=False).play("call 0", "take greece", "call 1")
    assert refused(choosing, "take greece") == ("nation-not-free", "ANT-R37")
    assert refused(choosing, "take egypt") == ("nation-not-in-play", "ANT-3")
    assert refused(choosing, "go gold") == ("other-choice", "ANT-R37")
    pairs = Setup(2, {"nations": "choose"}, dealt=False).play("call 0")
    assert refused(pairs, "take phoenicia") == ("nation-of-pair", "ANT-6")
    dry = Setup(options={"bank_limit": "40"}).bank(coin=0, marble=0).play("go know_how")
    assert refused(dry, "instead marble") == ("bank-empty", "ANT-R2")
    assert poor.view["nation"] == "greece"


def test_refusals_of_payments_and_buildings() -> None:
    paying = Setup().marker("phoenicia", "iron").has("phoenicia", marble=2, gold=2).play("go marble")
    assert refused(paying, "pay iron") == ("nothing-to-pay-with", "ANT-R5")
    exchange = {"all_know_how": "two_to_one"}
    bare = Setup(options=exchange).knows("phoenicia", *KNOW_HOWS).has("phoenicia", gold=4).play("go temple")
    assert refused(bare, "temple tyros") == ("cannot-pay", "ANT-12")
    unarmed = Setup(options=exchange).knows("phoenicia", *KNOW_HOWS).has("phoenicia", gold=4).play("go arming")
    assert refused(unarmed, "arm legion tyros") == ("cannot-pay", "ANT-13")
    legions = Setup().army("phoenicia", "tyros", legion=17).has("phoenicia", iron=5).play("go arming")
    assert refused(legions, "arm legion tyros") == ("supply-empty", "ANT-41")
    learning = Setup().has("phoenicia", gold=15).play("go know_how", "learn market")
    assert refused(learning, "learn currency") == ("cannot-pay", "ANT-16")
    founding = Setup(options=exchange).knows("phoenicia", *KNOW_HOWS).army("phoenicia", "memphis", legion=1)
    founding.has("phoenicia", gold=4).play("go gold")
    assert refused(founding, "found memphis") == ("cannot-found", "ANT-32")


def test_refusals_in_war() -> None:
    table = on_maneuver().army("phoenicia", "tyros", legion=1).play("go maneuver_1")
    west = table.game.board.ways.index(("roma", "genua"))
    with pytest.raises(Exception, match="not on this map"):
        table.state.play(table.actor(), codes.MOVE_AT + 2 * codes.WAYS + west)
    half = next(way for way in table.game.board.ways if way[0] in table.side.provinces and way[1] == "karthago")
    with pytest.raises(Exception, match="not on this map"):
        table.state.play(table.actor(), codes.MOVE_AT + 2 * codes.WAYS + table.game.board.ways.index(half))
    spend = on_maneuver().army("phoenicia", "athen", 2, 2).army("greece", "athen", 1).play("go maneuver_1")
    assert refused(spend.play("conquer athen"), "spend legion 3") == ("none-left", "ANT-R24")
    lose = on_maneuver().army("phoenicia", "athen", galley=1).army("phoenicia", "knossos", galley=1)
    lose.army("greece", "athen", galley=1).play("go maneuver_1", "move galley knossos athen 1", "fight galley athen")
    assert refused(lose, "lose 3") == ("none-left", "ANT-R19")
    assert refused(empire().play("go maneuver_1", "conquer athen"), "give-up athen") == ("not-yours", "ANT-R25")
    assert athens((1, 1)).decision == "maneuver"


def test_the_last_choice_is_shown_for_every_kind_of_list() -> None:
    table = on_maneuver().searching().army("phoenicia", "athen", 3, 3).army("greece", "athen", 2)
    table.knows("phoenicia", "wheel").play("go maneuver_1", "conquer athen", "spend legion 2")
    assert table.last_choice == {"unit": "legion", "left": 2}
    temple = Setup().searching().has("phoenicia", marble=10).play("go temple", "temple alexandria")
    assert temple.last_choice == {"province": "alexandria"}
    learn = Setup().searching().has("phoenicia", gold=30).play("go know_how", "learn market")
    assert learn.last_choice == {"know_how": "market"}
    pay = Setup().searching().marker("phoenicia", "iron").has("phoenicia", 1, 1, 3, 3).play("go know_how", "pay iron")
    assert pay.last_choice == {"resource": "iron"}
    lose = on_maneuver({"fight": "to_the_end"}).searching().knows("phoenicia", "sailing")
    lose.army("phoenicia", "athen", galley=3).army("phoenicia", "knossos", galley=3).army("greece", "athen", galley=3)
    lose.play("go maneuver_1", *["move galley knossos athen 2"] * 3, "fight galley athen", "lose 1")
    assert lose.last_choice == {"left": 1}


def test_a_list_that_cannot_be_kept_is_left() -> None:
    """A bot that names its last unit first may still name the others."""
    table = on_maneuver({"fight": "to_the_end"}).searching().knows("phoenicia", "sailing")
    table.army("phoenicia", "athen", galley=1).army("phoenicia", "knossos", galley=1).army("greece", "athen", galley=3)
    table.army("phoenicia", "cyrene", galley=2).play("go maneuver_1")
    table.play(*["move galley cyrene knossos 2", "move galley knossos athen 1"] * 2, "move galley knossos athen 2")
    table.play("fight galley athen")
    assert table.legal() == {"lose 0", "lose 1", "lose 2"}
    table.play("lose 2")
    assert table.legal() == {"lose 0", "lose 1"}
    table.play("lose 1")
    assert table.units("phoenicia", "athen") == (0, 1) and table.units("greece", "athen") == (0, 0)
