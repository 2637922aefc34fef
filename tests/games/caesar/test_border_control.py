"""CAE-25, CAE-26 and CAE-R32 to CAE-R36: tokens placed face down on the double circles."""

from __future__ import annotations

from quadriga import CHANCE, OMNISCIENT, SPECTATOR

from .setup import Setup

ON = {"poison": "on", "border_control": "on"}
DOWN = "place sword-60 numidia-africa hidden"


def setup(*pile: str) -> Setup:
    return Setup(**ON).hand("caesar", "sword-60", "ship-60", "laurel-22").pile(*pile)


def test_cae_25_face_down_on_the_three_double_circles_only() -> None:
    table = setup("might", "wealth", "senate").table()
    hidden = {tuple(text.split()[1:3]) for text in table.legal() if text.endswith("hidden")}
    assert hidden == {
        ("sword-60", "numidia-africa"),
        ("ship-60", "aegyptus-asia"),
        ("laurel-22", "numidia-africa"),
        ("laurel-22", "aegyptus-asia"),
        ("laurel-22", "sardinia-gallia"),
    }
    assert table.refused("place sword-60 sicilia-italia hidden") == ("not-face-down", "CAE-25")
    # Face up is allowed there as well.
    assert "place sword-60 numidia-africa africa" in table.legal()
    table.play(DOWN)
    assert (table.influence("numidia"), table.influence("africa")) == ([0, 0], [0, 0])
    assert table.border("numidia-africa")["face"] == "hidden"


def test_cae_25_without_the_expansion_nothing_lies_face_down() -> None:
    table = Setup(poison="on").hand("caesar", "sword-60").table()
    assert not any(text.endswith("hidden") for text in table.legal())
    assert table.refused(DOWN) == ("not-face-down", "CAE-25")


def test_cae_26_a_bonus_from_the_pile() -> None:
    table = setup("might", "wealth", "wealth").table()
    table.play(DOWN)
    assert (table.decision(), table.actor()) == ("pile", CHANCE)
    assert table.chance() == {"pile wealth": 2, "pile might": 1}
    table.play("pile wealth")
    assert table.told("pile-drawn") == [{"side": "caesar", "bonus": "wealth"}]
    assert table.side("caesar")["bonuses"]["wealth"] >= 1
    assert table.view()["bonus_pile"] == {"might": 1, "wealth": 1}
    assert table.decision() == "draw"
    table.settle()
    assert [event["why"] for event in table.told("drew")] == ["wealth", "turn"]


def test_cae_r32_the_icon_must_match_face_down_too() -> None:
    table = setup("might", "wealth", "senate").table()
    assert table.refused("place sword-60 aegyptus-asia hidden") == ("wrong-icon", "CAE-R32")


def test_cae_r33_the_bonus_comes_before_the_closing() -> None:
    """Might from the pile turns the token that was about to win Numidia."""
    table = (
        Setup(**ON)
        .hand("caesar", "sword-60")
        .pile("might")
        .put("pompey", "sword-51", "mauritania-numidia", "numidia")
        .put("caesar", "ship-42", "numidia-sicilia", "sicilia")
        .bonus(numidia="wealth")
        .table()
    )
    table.play(DOWN)
    assert not table.province("numidia")["closed"]
    table.play("pile might")
    assert table.decision() == "might"
    assert not table.province("numidia")["closed"]
    table.play("flip-token mauritania-numidia")
    assert table.told("closed") == [{"province": "numidia", "side": "caesar", "caesar": 2, "pompey": 0}]
    assert table.owner("numidia") == "caesar"
    assert table.told("took-bonus") == [{"side": "caesar", "bonus": "wealth", "province": "numidia"}]
    assert table.decision() == "draw"


def test_cae_r34_a_senate_from_the_pile_pays_nothing_but_counts() -> None:
    table = setup("senate").bonus(syria="senate").fill("aegyptus-syria").hand("caesar", "sword-60", "shield-60").table()
    table.play(DOWN, "pile senate")
    assert table.told("senate-paid") == []
    assert table.markers("caesar") == {}
    table.turn_to("caesar").play("place shield-60 asia-syria syria")
    assert table.told("senate-paid") == [{"side": "caesar", "markers": 2}]


def test_cae_r34_also_when_senates_count_one_by_one() -> None:
    table = Setup(**ON, two_senates="one_by_one").pile("senate").bonus(syria="senate").fill("aegyptus-syria")
    table = table.hand("caesar", "sword-60", "shield-60").table()
    table.play(DOWN, "pile senate")
    table.turn_to("caesar").play("place shield-60 asia-syria syria")
    assert table.told("senate-paid") == [{"side": "caesar", "markers": 2}]


def test_cae_r35_tactics_twice_is_one_extra_turn() -> None:
    table = (
        Setup(**ON)
        .hand("caesar", "sword-60", "shield-60")
        .pile("tactics")
        .bonus(numidia="tactics")
        .fill("mauritania-numidia", "numidia-sicilia")
        .table()
    )
    table.play(DOWN, "pile tactics")
    assert table.province("numidia")["closed"]
    table.draws()
    assert table.decision() == "tactics"
    table.play("use")
    table.play("place shield-60 asia-syria syria")
    table.draws()
    assert (table.decision(), table.turn()) == ("place", "pompey")


def test_cae_r36_the_token_stays_secret_and_the_bonus_is_shown() -> None:
    table = setup("might", "wealth", "senate").table()
    seen: list[object] = []
    table.state.play(0, table.game.notation.number(DOWN), seen.append)
    placed = seen[0]
    assert placed.seen_by(0)["token"] == "sword-60"
    for stranger in (1, SPECTATOR):
        assert "token" not in placed.seen_by(stranger)
        space = next(b for b in table.view(stranger)["borders"] if b["id"] == "numidia-africa")
        assert (space["side"], space["face"], space["token"], space["toward"]) == ("caesar", "hidden", None, None)
        assert "sword-60" in table.view(stranger)["sides"][0]["unseen"]
    assert next(b for b in table.view(0)["borders"] if b["id"] == "numidia-africa")["token"] == "sword-60"
    table.play("pile senate")
    assert table.told("pile-drawn") == [{"side": "caesar", "bonus": "senate"}]


def test_cae_r36_the_pile_outlasts_the_spaces() -> None:
    table = setup("might", "wealth", "senate").hand("caesar", "laurel-22", "laurel-22", "laurel-31").table()
    for border, token in (
        ("numidia-africa", "laurel-22"),
        ("aegyptus-asia", "laurel-22"),
        ("sardinia-gallia", "laurel-31"),
    ):
        table.turn_to("caesar").play(f"place {token} {border} hidden")
        assert table.decision() == "pile"
        table.play(table.legal()[0])
    assert table.view()["bonus_pile"] == {}
    table.turn_to("caesar")
    assert not any(text.endswith("hidden") for text in table.legal())


def test_cae_r36_hidden_tokens_are_shown_when_the_game_is_over() -> None:
    table = (
        setup("wealth")
        .surround("syria", but=["asia-syria"])
        .hand("caesar", "sword-60", "shield-60")
        .nearly("caesar", 1)
    ).table()
    table.play(DOWN, "pile wealth")
    table.turn_to("caesar").play("place shield-60 asia-syria syria")
    assert table.state.is_over()
    for seat in (0, 1, SPECTATOR, OMNISCIENT):
        shown = table.view(seat)
        assert next(b for b in shown["borders"] if b["id"] == "numidia-africa")["token"] == "sword-60"
        assert all(side["hand"] is not None for side in shown["sides"])
