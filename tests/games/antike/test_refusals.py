"""Every refusal names its reason and its rule."""

from __future__ import annotations

import pytest

from quadriga.games.antike.rules import codes
from tests.games.antike.setup import Setup
from tests.games.antike.test_economy import KNOW_HOWS, refused
from tests.games.antike.test_maneuver import athens, empire, on_maneuver


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
