"""`quadriga games`: what can be played, with which options."""

from __future__ import annotations

from rich.table import Table

import quadriga
from quadriga.bots import LEVELS
from quadriga.bots.levels import Level
from quadriga.cli.arguments import AsJson, Language
from quadriga.cli.common import console, print_json
from quadriga.core.title import registry
from quadriga.core.title.meta import Meta
from quadriga.words import Words, choose_language


def games(as_json: AsJson = False, lang: Language = None) -> None:
    """List the games, their players, their options and the opponents."""
    metas = registry.titles()
    if as_json:
        print_json([_plain(meta) for meta in metas])
        return
    language = choose_language(lang)
    own = Words(language)
    for meta in metas:
        words = Words(language, registry.load(meta.id))
        least, most = meta.seats
        console.print(f"[bold]{words.say('title')}[/]  [dim]{meta.id} · {own.say('seats', least=least, most=most)} · "
                      f"{', '.join(meta.designers)} · {meta.publisher} {meta.year}[/]")  # fmt: skip
        console.print(words.say("blurb"))
        for note in meta.notes:
            console.print(words.say(note), style="italic dim")
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for option in meta.options:
            values = " / ".join(f"[b]{value}[/]" if value == option.default else value for value in option.choices())
            table.add_row(option.name, values, words.say(f"option-{option.name}"))
        console.print(table)
        console.print(own.say("opponents"), style="dim")
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for level in LEVELS:
            table.add_row(f"level{level}", words.say(f"level-{level}"), words.say(f"level-{level}-about"))
        console.print(table)
        console.print()
    console.print(own.say("compiled-yes" if quadriga.compiled else "compiled-no"), style="dim")


def _plain(meta: Meta) -> dict[str, object]:
    return {
        "id": meta.id,
        "title": meta.name,
        "seats": list(meta.seats),
        "options": [
            {
                "name": option.name,
                "values": option.choices(),
                "default": option.default,
                "seats": list(option.seats) if option.seats else list(meta.seats),
            }
            for option in meta.options
        ],
        "rules_version": meta.rules_version,
        "designers": list(meta.designers),
        "publisher": meta.publisher,
        "year": meta.year,
        "notes": list(meta.notes),
        "levels": [{"name": f"level{level}", "rounds": rounds_of(level, meta.id)} for level in LEVELS],
    }


def rounds_of(level: int, title: str) -> int:
    """How many rounds of search a level thinks a decision."""
    return Level(level).settings(registry.load(title))[1]
