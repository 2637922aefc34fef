"""What Antike offers beside its rules: almanac, maps to draw, defence values, search on the text board."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from quadriga.core.errors import BadOption, Illegal, Malformed
from quadriga.core.rng import Rng
from quadriga.core.title import registry
from quadriga.core.title.events import Event
from quadriga.games.antike.shown import terminal as board
from quadriga.terminal.rendering import rendered
from quadriga.words import Words
from tests.games.antike.setup import Setup, crowded


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_almanac_tells_of_everything(language: str) -> None:
    game = registry.load("antike")
    almanac = game.almanac(language)
    assert [len(almanac[part]) for part in ("nations", "cities", "figures")] == [12, 77, 35]
    for entry in (*almanac["nations"], *almanac["cities"], *almanac["figures"]):
        assert entry["name"] and entry["gloss"].endswith("."), entry["id"]
    glosses = game.glosses(language)
    assert glosses["figure"] == {entry["id"]: entry["gloss"] for entry in almanac["figures"]}
    assert all(set(told) == set(game.names[kind]) for kind, told in glosses.items())
    tyre = next(city for city in almanac["cities"] if city["id"] == "tyros")
    assert tyre["maps"] == ["orient", "occident"]
    assert (almanac["figures"][0]["stack"], almanac["figures"][0]["number"], almanac["figures"][0]["of"]) == (
        "king",
        1,
        9,
    )


def test_the_almanac_speaks_two_languages_and_no_third() -> None:
    game = registry.load("antike")
    english, french = game.almanac("en"), game.almanac("fr")
    assert english["figures"][1]["name"] == "Hatshepsut" and french["figures"][1]["name"] == "Hatchepsout"
    with pytest.raises(BadOption):
        game.almanac("la")


@pytest.mark.parametrize("name", ["orient", "occident"])
def test_a_map_can_be_drawn(name: str) -> None:
    game = registry.load("antike")
    side, shapes = game.board.maps[name], game.geometry(name)
    assert [p["id"] for p in shapes["provinces"]] == side.provinces
    drawn = {frozenset(border["between"]) for border in shapes["borders"]}
    assert drawn == {frozenset((side.provinces[a], side.provinces[b])) for a, b, _ in side.borders}
    with pytest.raises(BadOption) as refused:
        game.geometry("mars")
    assert refused.value.code == "unknown-map"
    english = Words("en").error(refused.value)
    assert english == "There is no map “mars”; the maps are: orient, occident."
    assert "carte" in Words("fr").error(refused.value)


def test_defence_values_need_a_province_and_a_nation_of_the_map() -> None:
    table = Setup()
    assert table.game.defence(table.state, "athen", "persia") == 1
    for province, nation in (("roma", None), ("athen", "romans")):
        with pytest.raises(BadOption) as refused:
            table.game.defence(table.state, province, nation)
        assert refused.value.code == "not-on-map"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_text_board_can_be_searched(language: str) -> None:
    table = crowded(6, {"map": "occident"}, 2)
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(rendered(board.find(table.view, Words(language, table.game), "lept")))
    text = console.export_text()
    assert "Leptis Magna" in text and "Tacape" in text
    assert "Londinium" not in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_figures_are_called_by_their_names() -> None:
    game = registry.load("antike")
    assert game.label("figure", "hiram_i_of_tyre") == "Hiram I of Tyre"
    assert game.label("target", "leptis_magna") == "Leptis Magna"
    assert game.label("nation", "greece") == "Greece"


@pytest.mark.sweep
@pytest.mark.parametrize("language", ["en", "fr"])
def test_wars_can_be_told_and_refusals_explained(language: str) -> None:
    """Usual random games hardly ever see a conquest; crowded ones do."""
    own = {"box": {"supplies": {"coins": 6, "temples": 12, "legions": 17, "galleys": 17, "cities": 5}}}
    told: set[str] = set()
    for seed in range(24):
        options = {
            "all_know_how": ("personality", "two_to_one")[seed % 2],
            "fight": ("to_the_end", "one_for_one")[seed % 2],
        }
        table = crowded(4 + seed % 3, options, seed, own if seed % 2 else None)
        words, rng = Words(language, table.game), Rng(seed)
        numbers = list(table.game.notation)
        for n in range(120):
            if table.state.is_over():
                break
            assert words.has(f"decision-{table.decision}")
            seat = table.actor()
            seen: list[Event] = []
            action = table.state.sample(seat, rng)
            assert "{" not in words.action(action)
            for refused in numbers[n % 97 :: 97] if n % 6 == 0 else ():
                try:
                    table.state.check(seat, refused)
                except Illegal as error:
                    assert words.has(f"refusal-{error.reason}"), error.reason
                    assert "{" not in words.error(error)
            table.state.play(seat, action, seen.append)
            for event in seen:
                sentence = words.event(event.seen_by(0))
                assert not re.search(r"\{|\$|event-|none", sentence), sentence
                told.add(event.key)
    assert {"conquered", "fought", "temple-fell", "spent", "gave-up", "exchanged", "demanded"} <= told


def test_a_rout_is_told_with_its_numbers() -> None:
    table = Setup().has("phoenicia").army("greece", "athen", legion=2).army("phoenicia", "athen", galley=3)
    table.play("go maneuver_1", "conquer athen")
    told = Words("en", table.game).event(table.happened("routed")[0])
    assert told == "Greece loses 2 legions in Athen."


def test_a_number_without_an_action_is_refused() -> None:
    table = Setup().army("phoenicia", "tyros", legion=1).play("go maneuver_1")
    unused = next(n for n in range(table.game.action_count) if n not in set(table.game.notation))
    with pytest.raises(Malformed):
        table.state.play(table.actor(), unused)


def test_a_preview_shows_what_the_game_would_do() -> None:
    """Arming goes on after Tyros, though it comes last in the list that a search goes through."""
    table = Setup().has("phoenicia", iron=3).play("go arming")
    arm = table.game.notation.number("arm legion tyros")
    seen = table.game.preview(table.state, 3, arm)
    assert seen.view["decision"] == "arm" and [event["event"] for event in seen.events] == ["paid", "armed"]
    again = table.game.notation.number("arm legion alexandria")
    assert table.game.preview(table.state, 3, arm, again).view["decision"] == "arm"


@pytest.mark.parametrize(("options", "nation"), [({}, "greece"), ({"map": "occident"}, "greeks")])
def test_an_event_knows_whose_it_is_on_both_maps(options: dict[str, str], nation: str) -> None:
    table = Setup(options=options).turn(nation).play("go gold")
    assert {event["seat"] for event in table.happened("produced")} == {table.nation(nation)["seat"]}
