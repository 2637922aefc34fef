"""CAE-15 to CAE-24: what bonus tokens do; CAE-R14 to CAE-R30."""

from __future__ import annotations

import pytest

from quadriga import CHANCE

from .setup import Setup, Table

CLOSE = "place shield-51 asia-syria syria"


def closing(*, syria: str, asia: str | None = None, **options: str) -> Setup:
    """Caesar closes Syria with `CLOSE` and wins it; with `asia`, he closes Asia as well and its bonus is that."""
    setup = Setup(**options).hand("caesar", "shield-51", "ship-60").bonus(syria=syria).fill("aegyptus-syria")
    if asia is not None:
        setup.bonus(asia=asia).surround("asia", but=["asia-syria"])
    return setup


def closed(*, syria: str, asia: str | None = None, **options: str) -> Table:
    table = closing(syria=syria, asia=asia, **options).table()
    table.play(CLOSE)
    return table


# ---- the rules -------------------------------------------------------------------------------------------------


def test_cae_15_tactics_gives_another_turn() -> None:
    table = closed(syria="tactics")
    assert table.decision() == "draw"
    table.draws("ship-51")
    assert (table.decision(), table.actor()) == ("tactics", 0)
    assert table.legal() == ["use", "decline"]
    table.play("use")
    assert table.told("extra-turn") == [{"side": "caesar"}]
    assert (table.decision(), table.turn(), table.hand("caesar")) == ("place", "caesar", ["ship-51", "ship-60"])
    table.play("place ship-60 sardinia-sicilia sicilia")
    table.draws()
    assert (table.decision(), table.turn()) == ("place", "pompey")


def test_cae_16_might_turns_a_token() -> None:
    table = closing(syria="might").put("pompey", "ship-51", "sardinia-sicilia", "sicilia").table()
    table.play(CLOSE)
    assert table.decision() == "might"
    assert table.influence("sicilia") == [0, 5]
    table.play("flip-token sardinia-sicilia")
    assert table.told("flipped-token") == [{"side": "caesar", "border": "sardinia-sicilia", "token": "ship-51"}]
    assert (table.influence("sicilia"), table.influence("sardinia")) == ([0, 0], [0, 0])
    assert table.border("sardinia-sicilia")["face"] == "turned"


def test_cae_16_might_turns_a_marker() -> None:
    table = closing(syria="might").own("pompey", "cyrene").table()
    table.play(CLOSE, "flip-marker cyrene")
    assert table.told("flipped-marker") == [{"side": "caesar", "province": "cyrene"}]
    assert table.province("cyrene")["marker_turned"]


def test_cae_17_example_senate_one_none_three() -> None:
    table = (
        Setup()
        .bonus(hispania_ulterior="senate", syria="senate", macedonia="senate")
        .fill("hispania_ulterior-mauritania", "italia-macedonia", "macedonia-dalmatia")
        .put("pompey", "sword-60", "aegyptus-syria", "syria")
        .hand("caesar", "shield-33", "shield-42", "sword-33")
        .table()
    )
    table.play("place shield-33 hispania_ulterior-hispania_citerior hispania_ulterior")
    assert table.told("senate-paid") == [{"side": "caesar", "markers": 1}]
    assert table.markers("caesar") == {"provinces": 1, "senate": 1}
    table.turn_to("caesar").play("place shield-42 asia-syria syria")
    assert table.owner("syria") == "pompey"
    assert table.told("senate-paid") == []
    assert table.side("caesar")["bonuses"] == {"senate": 2}
    table.turn_to("caesar").play("place sword-33 achaia-macedonia achaia")
    assert table.told("senate-paid") == [{"side": "caesar", "markers": 3}]
    assert table.markers("caesar") == {"provinces": 2, "senate": 4}


def test_cae_18_wealth_makes_the_hand_one_larger() -> None:
    table = closed(syria="wealth")
    assert (table.decision(), table.actor()) == ("draw", CHANCE)
    table.draws("ship-51")
    assert table.told("drew") == [{"side": "caesar", "token": "ship-51", "why": "wealth"}]
    table.draws("ship-42")
    assert table.told("drew") == [{"side": "caesar", "token": "ship-42", "why": "turn"}]
    assert table.side("caesar")["hand_size"] == 3
    assert table.turn() == "pompey"


def test_cae_19_effects_come_after_all_markers_and_belong_to_the_closer() -> None:
    setup = Setup().put("pompey", "sword-60", "aegyptus-syria", "syria").bonus(syria="wealth")
    table = setup.hand("caesar", "shield-33").table()
    table.play("place shield-33 asia-syria asia")
    assert table.owner("syria") == "pompey"
    kinds = [event["event"] for event in table.events]
    assert kinds.index("put-marker") < kinds.index("resolves")
    assert table.told("resolves") == [{"side": "caesar", "bonus": "wealth"}]
    table.draws()
    assert table.told("drew")[0]["side"] == "caesar"


def test_cae_22_poison_takes_a_random_token_of_the_other_hand() -> None:
    setup = closing(syria="poison", poison="on").hand("pompey", "sword-60", "laurel-22", "laurel-22")
    table = setup.table()
    table.play(CLOSE)
    assert table.decision() == "poison"
    table.play("use")
    assert table.chance() == {"lose sword-60": 1, "lose laurel-22": 2}
    table.play("lose laurel-22")
    assert table.told("poisoned") == [{"side": "pompey", "token": "laurel-22"}]
    assert table.hand("pompey") == ["laurel-22", "sword-60"]
    assert table.side("pompey")["bag"]["laurel-22"] == 1


def test_cae_24_centurion_takes_the_place_of_the_draw() -> None:
    table = closed(syria="centurion", centurions="on")
    assert table.decision() == "centurion"
    names = ["centurion-sword-70", "centurion-shield-ship-44", "centurion-laurel-33"]
    assert table.legal() == [*(f"recruit {name}" for name in names), "decline"]
    table.play("recruit centurion-shield-ship-44")
    assert table.told("recruited") == [{"side": "caesar", "token": "centurion-shield-ship-44"}]
    assert table.told("skipped-draw") == [{"side": "caesar"}]
    assert table.turn() == "pompey"
    assert table.hand("caesar") == ["centurion-shield-ship-44", "ship-60"]
    assert "centurion-shield-ship-44" not in table.side("caesar")["centurions"]
    table.turn_to("caesar")
    spaces = {text.split()[2] for text in table.legal() if "44" in text}
    assert "sicilia-italia" not in spaces
    assert {"sardinia-sicilia", "sardinia-italia"} <= spaces


# ---- rulings ---------------------------------------------------------------------------------------------------


def test_cae_r14_which_effects_may_be_declined() -> None:
    enemy = ("pompey", "ship-51", "sardinia-sicilia", "sicilia")
    options = {"poison": "on", "centurions": "on"}
    for bonus in ("might", "poison", "centurion"):
        table = closing(syria=bonus, **options).put(*enemy).table()
        table.play(CLOSE)
        assert "decline" in table.legal()
        table.play("decline")
        assert table.told("declined") == [{"side": "caesar", "effect": bonus}]
        assert table.decision() == "draw"
    table = closed(syria="tactics").draws()
    table.play("decline")
    assert table.told("declined") == [{"side": "caesar", "effect": "tactics"}]
    assert table.turn() == "pompey"
    # Senate and Wealth are simply carried out.
    assert closed(syria="wealth").actor() == CHANCE
    assert closed(syria="senate").markers("caesar") == {"provinces": 1, "senate": 1}


def test_cae_r15_the_active_player_orders_two_bonuses() -> None:
    table = closed(syria="senate", asia="wealth")
    assert (table.decision(), table.actor()) == ("order", 0)
    assert sorted(table.legal()) == ["resolve senate", "resolve wealth"]
    assert table.refused("resolve might") == ("not-waiting", "CAE-R15")
    table.play("resolve wealth")
    assert table.told("resolves") == [{"side": "caesar", "bonus": "wealth"}]
    assert table.decision() == "draw"
    table.draws()
    assert table.told("resolves") == [{"side": "caesar", "bonus": "senate"}]
    assert table.told("senate-paid") == [{"side": "caesar", "markers": 1}]


@pytest.mark.parametrize(("one", "two"), [("tactics", "wealth"), ("wealth", "wealth"), ("senate", "senate")])
def test_cae_r15_the_order_is_not_asked_where_it_cannot_matter(one: str, two: str) -> None:
    assert closed(syria=one, asia=two).decision() != "order"
    assert closed(syria=two, asia=one).decision() != "order"


def test_cae_r16_senate_pays_only_the_closer_who_controls_the_province() -> None:
    # Won by the closer: all Senate tokens count, also those that paid nothing.
    table = closing(syria="senate").senates("caesar", 2).table()
    table.play(CLOSE)
    assert table.markers("caesar")["senate"] == 3
    # Won by the other side: nothing for anybody.
    setup = Setup().put("pompey", "sword-60", "aegyptus-syria", "syria").bonus(syria="senate").senates("pompey", 1)
    table = setup.hand("caesar", "shield-33").table()
    table.play("place shield-33 asia-syria asia")
    assert table.owner("syria") == "pompey"
    assert table.told("senate-paid") == []
    assert (table.markers("caesar"), table.markers("pompey")) == ({}, {"provinces": 1})
    assert table.side("caesar")["bonuses"]["senate"] == 1


def test_cae_r17_two_senates_together() -> None:
    assert closed(syria="senate", asia="senate").markers("caesar")["senate"] == 4
    table = closing(syria="senate", asia="senate").senates("caesar", 1).table()
    table.play(CLOSE)
    assert table.markers("caesar")["senate"] == 6


def test_cae_r17_two_senates_one_by_one() -> None:
    table = closed(syria="senate", asia="senate", two_senates="one_by_one")
    assert table.told("senate-paid") == [{"side": "caesar", "markers": 1}, {"side": "caesar", "markers": 2}]


@pytest.mark.parametrize("paying", ["asia", "syria"])
@pytest.mark.parametrize(("first", "markers"), [("paying", 1), ("other", 2)])
def test_cae_r15_two_senates_one_by_one_of_which_one_pays(first: str, markers: int, paying: str) -> None:
    """CAE-R17: the order decides how much the paying one is worth."""
    setup = Setup(two_senates="one_by_one").bonus(syria="senate", asia="senate").hand("caesar", "shield-60")
    if paying == "asia":
        setup.put("pompey", "sword-60", "aegyptus-syria", "syria").surround("asia", but=["asia-syria"])
    else:
        setup.put("pompey", "ship-60", "creta-asia", "asia").surround("asia", but=["asia-syria", "creta-asia"])
        setup.surround("syria", but=["asia-syria"])
    table = setup.table()
    table.play(f"place shield-60 asia-syria {paying}")
    assert table.legal() == ["order paying", "order other"]
    table.play(f"order {first}")
    assert table.told("senate-paid") == [{"side": "caesar", "markers": markers}]


def test_cae_r18_italia_with_its_senate() -> None:
    setup = Setup().surround("italia", but=["italia-macedonia"]).hand("caesar", "shield-33").own("caesar", "dalmatia")
    table = setup.senates("caesar", 1, 1).table()
    table.play("place shield-33 italia-macedonia italia")
    sources = [event["source"] for event in table.told("put-marker")]
    assert sources == ["provinces", "italia", "borders", "senate", "senate"]


def might_position() -> Table:
    """Caesar has Might; Pompey has tokens and markers of every sort on the map."""
    table = (
        closing(syria="might", centurions="on", border_control="on")
        .pile("wealth")
        .own("pompey", "hispania_ulterior", "hispania_citerior")
        .put("pompey", "ship-51", "sardinia-sicilia", "sicilia")
        .put("pompey", "ship-60", "italia-achaia", "achaia", face="turned")
        .put("pompey", "sword-60", "numidia-africa", face="hidden")
        .put("caesar", "ship-33", "sicilia-africa")
        .senates("pompey", 1, 1)
        .table()
    )
    table.play(CLOSE)
    return table


def test_cae_r19_what_might_can_turn() -> None:
    table = might_position()
    assert table.border("hispania_ulterior-hispania_citerior")["marker"] == "pompey"
    assert table.legal() == [
        "flip-token sardinia-sicilia", "flip-marker hispania_ulterior", "flip-marker hispania_citerior", "decline",
    ]  # fmt: skip
    for target in ("sicilia-africa", "italia-achaia", "numidia-africa", "hispania_ulterior-hispania_citerior"):
        assert table.refused(f"flip-token {target}") == ("not-a-target", "CAE-R19")
    assert table.refused("flip-marker syria") == ("not-a-target", "CAE-R19")


def test_cae_r19_a_token_between_closed_provinces_is_no_target() -> None:
    setup = closing(syria="might").put("pompey", "shield-60", "hispania_ulterior-hispania_citerior")
    table = setup.surround("hispania_ulterior").surround("hispania_citerior").table()
    table.play(CLOSE)
    # Both provinces are closed without an owner, and nothing else of Pompey's counts: no target at all.
    assert table.told("no-effect") == [{"side": "caesar", "effect": "might"}]


def test_cae_r20_the_markers_of_italia_are_one_target() -> None:
    table = closing(syria="might").own("pompey", "italia").table()
    table.play(CLOSE)
    assert table.legal() == ["flip-marker italia", "decline"]
    table.play("flip-marker italia")
    assert table.province("italia")["marker_turned"]
    assert table.markers("pompey") == {"provinces": 1, "italia": 1}


def test_cae_r21_a_turned_marker_stops_new_border_markers_only() -> None:
    setup = Setup().own("pompey", "hispania_ulterior", "syria").turn_marker("syria")
    setup.surround("asia", but=["creta-asia"]).hand("pompey", "shield-60").turn("pompey")
    table = setup.table()
    table.play("place shield-60 creta-asia asia")
    assert table.owner("asia") == table.owner("syria") == "pompey"
    assert table.border("asia-syria")["marker"] is None
    assert table.markers("pompey") == {"provinces": 3}
    # Border markers already there stay.
    table = closing(syria="might").own("pompey", "hispania_ulterior", "hispania_citerior").table()
    table.play(CLOSE, "flip-marker hispania_citerior")
    assert table.border("hispania_ulterior-hispania_citerior")["marker"] == "pompey"
    assert table.markers("pompey") == {"provinces": 2, "borders": 1}


def test_cae_r22_a_turned_token_counts_nothing_and_closed_provinces_stay_settled() -> None:
    setup = closing(syria="might").put(
        "pompey", "shield-51", "hispania_ulterior-hispania_citerior", "hispania_ulterior"
    )
    setup.fill("hispania_ulterior-mauritania")
    setup.owners["hispania_ulterior"] = "pompey"
    table = setup.table()
    table.play(CLOSE)
    assert table.influence("hispania_citerior") == [0, 1]
    table.play("flip-token hispania_ulterior-hispania_citerior")
    assert table.influence("hispania_citerior") == [0, 0]
    assert table.owner("hispania_ulterior") == "pompey"
    assert table.influence("hispania_ulterior") == [0, 5]
    assert table.border("hispania_ulterior-hispania_citerior")["side"] == "pompey"


def test_cae_r23_might_does_not_change_the_closing_that_gave_it() -> None:
    setup = Setup().put("pompey", "sword-60", "aegyptus-syria", "syria").bonus(syria="might")
    table = setup.hand("caesar", "shield-42").table()
    table.play("place shield-42 asia-syria syria")
    assert table.owner("syria") == "pompey"
    # The token still touches open Aegyptus; turning it does not win Syria back.
    table.play("flip-token aegyptus-syria")
    assert table.owner("syria") == "pompey"
    assert table.markers("caesar") == {}


def test_cae_r24_might_without_a_target() -> None:
    table = closed(syria="might")
    assert table.told("no-effect") == [{"side": "caesar", "effect": "might"}]
    assert table.decision() == "draw"


def test_cae_r25_wealth_twice_and_with_an_empty_bag() -> None:
    table = closed(syria="wealth", asia="wealth")
    table.settle()
    assert [event["why"] for event in table.told("drew")] == ["wealth", "wealth", "turn"]
    assert table.side("caesar")["hand_size"] == 4
    table = closing(syria="wealth").empty_bag("caesar").table()
    table.play(CLOSE)
    assert table.told("no-effect") == [{"side": "caesar", "effect": "wealth"}]
    assert table.turn() == "pompey"


def test_cae_r26_tactics_after_the_draw_once_and_again() -> None:
    # Two at once give one extra turn.
    table = closed(syria="tactics", asia="tactics")
    assert table.decision() == "draw"
    table.draws("shield-60").play("use")
    assert not table.view()["extra_turn"]
    # One won in the extra turn gives another.
    setup = closing(syria="tactics").bonus(hispania_ulterior="tactics").fill("hispania_ulterior-mauritania")
    table = setup.table()
    table.play(CLOSE)
    table.draws("shield-60").play("use")
    table.play("place shield-60 hispania_ulterior-hispania_citerior hispania_ulterior")
    table.draws()
    assert (table.decision(), table.turn()) == ("tactics", "caesar")


def test_cae_r26_tactics_comes_after_a_skipped_draw_too() -> None:
    table = closed(syria="tactics", asia="centurion", centurions="on")
    table.play("recruit centurion-laurel-33")
    assert table.told("skipped-draw") == [{"side": "caesar"}]
    assert table.decision() == "tactics"


def test_cae_r27_poison_leaves_the_hand_smaller_for_good() -> None:
    table = closing(syria="poison", poison="on").hand("pompey", "sword-60").table()
    table.play(CLOSE, "use", "lose sword-60")
    assert table.side("pompey")["hand_size"] == 0
    table.draws()
    assert (table.turn(), table.legal()) == ("pompey", ["pass"])
    table.play("pass")
    table.draws()
    assert table.side("pompey")["hand_size"] == 1
    # Both see the token: the event is for everyone.
    assert closing(syria="poison", poison="on").table().game.event_specs[14].secret == ()
    # An empty hand: no effect.
    table = closing(syria="poison", poison="on").hand("pompey").table()
    table.play(CLOSE)
    assert table.told("no-effect") == [{"side": "caesar", "effect": "poison"}]


def test_cae_r28_a_poisoned_centurion_goes_into_the_bag() -> None:
    setup = closing(syria="poison", poison="on", centurions="on").hand("pompey", "centurion-sword-70")
    table = setup.table()
    table.play(CLOSE, "use", "lose centurion-sword-70")
    assert table.side("pompey")["bag"]["centurion-sword-70"] == 1
    assert "centurion-sword-70" not in table.side("pompey")["centurions"]
    table.draws()
    table.play("pass")
    assert table.chance()["draw centurion-sword-70"] == 1


def test_cae_r29_a_second_centurion_skips_the_next_draw_too() -> None:
    table = closed(syria="centurion", asia="centurion", centurions="on")
    table.play("recruit centurion-sword-70", "recruit centurion-laurel-33")
    assert table.told("skipped-draw") == [{"side": "caesar"}]
    assert table.side("caesar")["draws_to_skip"] == 1
    table.turn_to("caesar").play("place ship-60 sardinia-sicilia sicilia")
    assert table.told("skipped-draw") == [{"side": "caesar"}]
    assert table.side("caesar")["draws_to_skip"] == 0
    assert table.side("caesar")["hand_size"] == 2
    # None left: no effect and a normal draw.
    table = closing(syria="centurion", centurions="on").camp("caesar").table()
    table.play(CLOSE)
    assert table.told("no-effect") == [{"side": "caesar", "effect": "centurion"}]
    assert table.decision() == "draw"
    table = closing(syria="centurion", centurions="on").hand("caesar", "shield-51", "centurion-sword-70").table()
    table.play(CLOSE)
    assert table.refused("recruit centurion-sword-70") == ("no-centurion", "CAE-24")


def test_cae_r30_wealth_is_not_skipped_by_a_centurion() -> None:
    table = closed(syria="centurion", asia="wealth", centurions="on")
    table.play("resolve centurion", "recruit centurion-laurel-33")
    assert table.decision() == "draw"
    table.draws("ship-51")
    assert table.told("drew")[0]["why"] == "wealth"
    assert table.told("skipped-draw") == [{"side": "caesar"}]
    assert table.hand("caesar") == ["centurion-laurel-33", "ship-51", "ship-60"]
