"""Set-up, nations, turn order and the supplies of Antike, rule by rule."""

from __future__ import annotations

from collections import Counter

import pytest

from quadriga.core.errors import BadOption
from quadriga.core.rng import Rng
from quadriga.core.seats import CHANCE
from quadriga.core.title import registry
from tests.games.antike.setup import Setup

MAPS = ("orient", "occident")


def board():
    return registry.load("antike").board


@pytest.mark.parametrize("name", MAPS)
def test_ant_1_a_map_has_fifty_provinces_with_three_to_six_neighbours(name: str) -> None:
    side = board().maps[name]
    assert len(side.provinces) == len(set(side.province_names)) == 50
    around = Counter(p for one, other, _ in side.borders for p in (one, other))
    assert set(around.values()) <= {3, 4, 5, 6}
    assert {crossing for _, _, crossing in side.borders} == {1, 2, 3}
    assert Counter(side.resource).keys() == {0, 1, 2}
    # No two neighbours have the same resource on either side of the board.
    assert all(side.resource[one] != side.resource[other] for one, other, _ in side.borders)


def test_ant_1_the_eastern_map_has_the_borders_of_the_transcription() -> None:
    side = board().maps["orient"]
    kinds = Counter(crossing for _, _, crossing in side.borders)
    assert kinds == {1: 68, 2: 32, 3: 27}
    legion, galley = ([p for p in range(50) if side.neighbours(p, unit)] for unit in range(2))
    assert (len(legion), len(galley)) == (46, 33)


def test_ant_2_five_stacks_in_rising_order() -> None:
    figures = registry.load("antike").components["figures"]["figures"]
    assert [len(stack) for stack in board().stacks] == [9, 8, 7, 6, 5]
    for stack in board().stacks:
        assert [figures[n]["number"] for n in stack] == list(range(1, len(stack) + 1))
    table = Setup().city("phoenicia", "petra", "memphis", "antiochia", "palmyra", "melitene", "sinope", "attalia")
    table.play("go gold")
    assert [event["figure"] for event in table.happened("gained")] == ["hammurabi", "hatshepsut"]


@pytest.mark.parametrize(
    ("name", "nations"),
    [
        ("orient", ["greece", "persia", "arabia", "phoenicia", "egypt", "babylonia"]),
        ("occident", ["greeks", "romans", "germans", "phoenicians", "carthaginians", "persians"]),
    ],
)
def test_ant_3_nations_join_with_the_number_of_players(name: str, nations: list[str]) -> None:
    for seats in (3, 4, 5, 6):
        table = Setup(seats, {"map": name})
        assert [n["id"] for n in table.view["nations"]] == nations[:seats]
        assert [n["seat"] for n in table.view["nations"]] == list(range(seats))


def test_ant_4_everyone_starts_with_one_iron_two_marble_three_gold() -> None:
    table = Setup()
    assert table.stock("greece") == table.stock("persia") == table.stock("arabia") == [2, 1, 3, 0]
    # The first nation has just taken its coin.
    assert table.stock("phoenicia") == [2, 1, 3, 1]
    assert table.view["bank"]["coin"] == 29
    assert table.view["bank"]["temples"] == 20
    assert table.nation("greece")["units"] == {"legion": 0, "galley": 0}


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ant_5_a_marble_an_iron_and_a_gold_city_each(name: str, seats: int) -> None:
    table = Setup(seats, {"map": name})
    side = table.side
    starts = table.game.board_data()["maps"][name]["starts"][str(len(table.view["nations"]))]
    for nation in table.view["nations"]:
        cities = {place for place, p in table.view["provinces"].items() if p["city"] == nation["id"]}
        assert [side.resource[side.province(place)] for place in starts[nation["id"]]] == [0, 1, 2]
        assert cities == set(starts[nation["id"]])


def test_ant_5_the_start_cities_of_the_nation_cards() -> None:
    starts = Setup(3).game.board_data()["maps"]["orient"]["starts"]
    assert starts["3"]["greece"] == ["sparta", "dyrrhachion", "messana"]
    assert starts["6"]["babylonia"] == ["babylon", "ninive", "melitene"]


def test_ant_6_two_players_have_two_nations_each() -> None:
    table = Setup(2)
    assert {n["id"]: n["seat"] for n in table.view["nations"]} == {
        "greece": 0, "arabia": 0, "persia": 1, "phoenicia": 1,
    }  # fmt: skip
    west = Setup(2, {"map": "occident"})
    assert {n["id"]: n["seat"] for n in west.view["nations"]} == {
        "germans": 1, "greeks": 1, "romans": 0, "phoenicians": 0,
    }  # fmt: skip
    # Each nation keeps its own stock and its own personalities; nine by one nation win.
    assert table.view["goal"] == 9
    table.play("go gold")
    assert table.stock("phoenicia") == [2, 1, 4, 1] and table.stock("persia") == [2, 1, 3, 0]


def test_ant_7_a_turn_is_coin_rondel_cities_personalities() -> None:
    table = Setup(options={"round_limit": "3"})
    table.city("phoenicia", "antiochia").army("phoenicia", "palmyra", legion=1).has("phoenicia", 1, 1, 1)
    table.play("go marble", "found palmyra")
    keys = [event["event"] for event in table.events]
    assert keys == [
        "went", "produced", "paid", "paid", "paid", "founded", "gained", "turn-began", "took-coin",
    ]  # fmt: skip
    assert table.view["nation"] == "greece"


def test_ant_41_nothing_is_gained_from_an_empty_supply() -> None:
    table = Setup().city("phoenicia", "petra", temple=True).army("phoenicia", "tyros", legion=16, galley=17)
    table.has("phoenicia", iron=5).play("go arming")
    assert not any("galley" in text for text in table.choices())
    table.play("arm legion tyros")
    # The seventeenth legion was the last one: arming is over.
    assert table.view["nation"] == "greece"
    twenty = Setup()
    free = twenty.free
    twenty.city("persia", *free[:20], temple=True)
    twenty.has("phoenicia", marble=10).play("go temple")
    assert twenty.view["bank"]["temples"] == 0
    assert twenty.view["nation"] == "greece"


def test_ant_42_nothing_can_be_given_or_lent() -> None:
    kinds = {registry.load("antike").action(number).do for number in registry.load("antike").notation}
    assert not kinds & {"give", "lend", "trade", "offer"}


def test_ant_43_the_longer_game_starts_with_one_city_each() -> None:
    """ANT-R41: chosen in turn order from the three start cities; resources as usual."""
    table = Setup(options={"start_cities": "one"})
    assert table.decision == "start" and table.actor() == 3
    assert table.choices() == {"start alexandria", "start tyros", "start paphos"}
    table.play("start tyros")
    assert table.actor() == 0
    table.play("start athen", "start susa", "start saba")
    assert [n["cities"] for n in table.view["nations"]] == [1, 1, 1, 1]
    assert table.stock("greece") == [2, 1, 3, 0]
    assert table.decision == "rondel" and table.view["nation"] == "phoenicia"


def test_ant_r9_supplies_are_those_of_the_box() -> None:
    own = board()
    assert (own.coins, own.temples, own.unit_supply, own.city_tokens) == (30, 20, [17, 17], 25)
    # No action removes an own piece just to free it.
    kinds = {registry.load("antike").action(number).do for number in registry.load("antike").notation}
    assert "disband" not in kinds and "raze" not in kinds


def test_ant_r10_talk_binds_nobody() -> None:
    """ANT-42: agreements are no part of the rules, so there is no decision about one."""
    from quadriga.games.antike.rules.codes import DECISIONS

    assert not {name for name in DECISIONS.names if "agree" in name or "trade" in name}


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("orient", {2: "phoenicia", 3: "arabia", 4: "phoenicia", 5: "egypt", 6: "babylonia"}),
        ("occident", {2: "phoenicians", 3: "germans", 4: "phoenicians", 5: "carthaginians", 6: "carthaginians"}),
    ],
)
def test_ant_r36_the_first_nation_is_data(name: str, first: dict[int, str]) -> None:
    for seats, nation in first.items():
        assert Setup(seats, {"map": name}).view["nation"] == nation
    own = {"orient": {"first_nation": {"4": "persia"}}}
    assert Setup(4, own=own).view["nation"] == "persia"
    notes = registry.load("antike").components[name]["confidence"]["first_nation"]
    assert set(notes) == {"3", "4", "5", "6"}


def test_ant_r37_nations_are_dealt_at_random() -> None:
    seen = set()
    for seed in range(40):
        table = Setup(3, dealt=False)
        assert table.actor() == CHANCE and table.state.weights() == [1, 1, 1]
        table.game.deal(table.state, Rng(seed))
        seen.add(tuple(n["seat"] for n in table.view["nations"]))
    assert len(seen) == 6


def test_ant_r37_nations_can_be_chosen_in_random_order() -> None:
    table = Setup(3, {"nations": "choose"}, dealt=False)
    assert table.choices() == {"call 0", "call 1", "call 2"}
    table.play("call 1")
    assert table.actor() == 1 and table.choices() == {"take greece", "take persia", "take arabia"}
    table.play("take persia", "call 0")
    assert table.actor() == 0 and table.choices() == {"take greece", "take arabia"}
    table.play("take arabia", "call 2", "take greece")
    assert [n["seat"] for n in table.view["nations"]] == [2, 1, 0]
    pairs = Setup(2, {"nations": "choose"}, dealt=False).play("call 1")
    assert pairs.choices() == {"take greece", "take persia"}
    pairs.play("take persia", "call 0", "take greece")
    assert pairs.nation("phoenicia")["seat"] == 1


def test_ant_r38_turns_go_round_by_seat_from_the_first_nation() -> None:
    table = Setup(4, dealt=False).play("deal arabia", "deal phoenicia", "deal greece", "deal persia")
    assert table.view["order"] == ["phoenicia", "greece", "persia", "arabia"]
    assert Setup().view["order"] == ["phoenicia", "greece", "persia", "arabia"]
    other = Setup(4, dealt=False).play("deal greece", "deal phoenicia", "deal arabia", "deal persia")
    assert other.view["order"] == ["phoenicia", "arabia", "persia", "greece"]


def test_ant_r39_two_players_alternate() -> None:
    assert Setup(2).view["order"] == ["phoenicia", "greece", "persia", "arabia"]
    west = Setup(2, {"map": "occident"})
    assert west.view["order"] == ["phoenicians", "germans", "romans", "greeks"]
    seats = [west.nation(name)["seat"] for name in west.view["order"]]
    assert seats == [0, 1, 0, 1]


def test_ant_r42_the_military_variant_is_not_offered() -> None:
    options = {option.name: option for option in registry.load("antike").meta.options}
    assert "two_to_one" in options["all_know_how"].values
    assert "military" not in options
    with pytest.raises(BadOption):
        registry.load("antike").new(4, {"military": "on"})


def test_ant_r43_the_western_map_says_that_it_is_reconstructed() -> None:
    game = registry.load("antike")
    assert "note-occident-reconstructed" in game.meta.notes
    assert game.board.maps["occident"].status.startswith("reconstruction")
    assert {"roma", "karthago", "castra_regina", "tacape"} <= set(game.board.maps["occident"].provinces)


def test_options_are_offered_where_they_mean_something() -> None:
    game = registry.load("antike")
    for seats, options in ((4, {"three_nations": "12"}), (3, {"partner_attack": "on"}), (4, {"bank_limit": "29"})):
        with pytest.raises(BadOption):
            game.new(seats, options)
    assert game.new(3, {"three_nations": "12", "bank_limit": "80"}).tables.goal == 12
