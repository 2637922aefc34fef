"""The almanac of antiquity: a few words on every nation, city and personality, for pages and the curious."""

from __future__ import annotations

from typing import Any

from quadriga.core.components import data
from quadriga.core.errors import BadOption
from quadriga.games.antike.rules import codes
from quadriga.games.antike.rules.board import DATA, Board

LANGUAGES = ("en", "fr")


def almanac(board: Board, language: str) -> dict[str, Any]:
    """Nations, cities and figures with names and glosses in one language; a missing gloss is an empty text."""
    if language not in LANGUAGES:
        listed = ", ".join(LANGUAGES)
        raise BadOption("unknown-language", name=language, listed=listed)
    written = data.read(DATA / "almanac.json")
    nations = [
        {"id": nation, **_entry(written["nations"].get(nation, {}), nation, language)} for nation in board.peoples
    ]
    cities = [
        {
            "id": place,
            "name": board.place_names[place],
            "gloss": written["cities"].get(place, {}).get(language, ""),
            "maps": [side.id for side in board.maps.values() if place in side.provinces],
        }
        for place in board.places
    ]
    figures = [
        {
            "id": figure["id"],
            "stack": figure["category"],
            "number": figure["number"],
            "of": len(board.stacks[codes.STACK_NAMES.index(figure["category"])]),
            "name": figure.get(f"name_{language}", figure["name_en"]),
            "latin": figure.get("name_la", figure["name_en"]),
            "gloss": figure.get(f"gloss_{language}", ""),
        }
        for figure in board.components["figures"]["figures"]
    ]
    return {"language": language, "nations": nations, "cities": cities, "figures": figures}


def _entry(written: dict[str, Any], nation: str, language: str) -> dict[str, str]:
    texts = written.get(language, {})
    return {"name": texts.get("name", nation.title()), "gloss": texts.get("gloss", "")}
