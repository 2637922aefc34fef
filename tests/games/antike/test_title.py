"""What Antike offers beside its rules: almanac, maps to draw, defence values, search on the text board."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from quadriga.core import registry
from quadriga.core.errors import BadOption, Malformed
from quadriga.terminal import antike as board
from quadriga.terminal.words import Words
from tests.games.antike.builder import Table, crowded


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_almanac_tells_of_everything(language: str) -> None:
    game = registry.load("antike")
    almanac = game.almanac(language)
    assert [len(almanac[part]) for part in ("nations", "cities", "figures")] == [12, 77, 35]
    for entry in (*almanac["nations"], *almanac["cities"], *almanac["figures"]):
        assert entry["name"] and entry["gloss"].endswith("."), entry["id"]
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
    with pytest.raises(Malformed):
        game.geometry("moon")


def test_defence_values_need_a_province_and_a_nation_of_the_map() -> None:
    table = Table()
    assert table.game.defence(table.state, "athen", "persia") == 1
    for province, nation in (("roma", None), ("athen", "romans")):
        with pytest.raises(Malformed):
            table.game.defence(table.state, province, nation)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_text_board_can_be_searched(language: str) -> None:
    table = crowded(6, {"map": "occident"}, 2)
    console = Console(width=100, file=io.StringIO(), record=True)
    console.print(board.draw(table.view, Words(language, table.game), search="lept"))
    text = console.export_text()
    assert "Leptis Magna" in text and "Tacape" in text
    assert "Londinium" not in text
    assert max(len(line) for line in text.splitlines()) <= 100


def test_figures_are_called_by_their_names() -> None:
    game = registry.load("antike")
    assert game.label("figure", "hiram_i_of_tyre") == "Hiram I of Tyre"
    assert game.label("target", "leptis_magna") == "Leptis Magna"
    assert game.label("nation", "greece") == "Greece"
