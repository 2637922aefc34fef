"""The pages of the games: what a title says of itself, its quick card, its lesson, its opponents, and its rulebook."""

from __future__ import annotations

import re
from inspect import getfile
from pathlib import Path

from tools.site.places import DOCS, Site, table

from quadriga import games
from quadriga.bots import LEVELS
from quadriga.core.title import registry
from quadriga.core.title.game import Game
from quadriga.table.examples import examples_of
from quadriga.table.lessons import lesson
from quadriga.words import Words
from quadriga.words.rulebook import quick_card

SAID = {
    "en": {
        "players": "{least} to {most} players",
        "by": "by {names} ({publisher}, {year})",
        "rules": "The rules",
        "start": "Start",
        "quick": "Quick card",
        "lesson": "The lesson",
        "lesson-about": "On the page, the shelf offers a lesson of {count} steps on the game's own board:",
        "options": "Options",
        "option": "option",
        "values": "values",
        "about": "what it does",
        "opponents": "Opponents",
        "level": "name",
        "own": "Pieces of your own",
        "own-about": "A value that is wrong, a blank token, a map of your own: [data of one's own](../own-data.md).",
        "picture": "A table of {name}",
        "shown": "The move that rule {rule} speaks of",
    },
    "fr": {
        "players": "{least} à {most} personnes",
        "by": "de {names} ({publisher}, {year})",
        "rules": "Les règles",
        "start": "Commencer",
        "quick": "Aide de jeu",
        "lesson": "La leçon",
        "lesson-about": "Sur la page, l’étagère propose une leçon en {count} étapes, sur le plateau du jeu :",
        "options": "Options",
        "option": "option",
        "values": "valeurs",
        "about": "effet",
        "opponents": "Adversaires",
        "level": "nom",
        "own": "Vos propres pièces",
        "own-about": "Une valeur à corriger, un pion vierge, une autre carte : [données personnelles](../own-data.md).",
        "picture": "Une table de {name}",
        "shown": "Le coup dont parle la règle {rule}",
    },
}
RULE_AT_START = re.compile(r"^(\| )?\*\*([A-Z]{3}-R?\d+)\*\*", re.M)
CITED = re.compile(r"(?<![*\w#\[-])([A-Z]{3}-R?\d+)\b(?![*\]])")


def write(site: Site) -> None:
    """Two pages a title."""
    for meta in registry.titles():
        game = games.load(meta.id)
        site.page(f"games/{meta.id}.md", _about(game, site.language))
        site.page(f"games/{meta.id}-rules.md", rulebook(game, site))


def _about(game: Game, language: str) -> str:
    words, said, meta = Words(language, game), SAID[language], game.meta
    least, most = meta.seats
    by = said["by"].format(names=", ".join(meta.designers), publisher=meta.publisher, year=meta.year)
    picture = f"pictures/page/{meta.id}-1440{'' if language == 'en' else '-dark'}.webp"
    parts = [
        f"# {meta.name}",
        f"{said['players'].format(least=least, most=most)}, {by}.",
        words.say("blurb"),
        *(f"*{words.say(note)}*" for note in meta.notes),
        f"![{said['picture'].format(name=meta.name)}]({picture})",
        f"[{said['rules']}]({meta.id}-rules.md)",
        f"## {said['start']}",
        f"```sh\nquadriga serve\nquadriga play {meta.id} --lang {language}\n```",
        f"## {said['quick']}",
    ]
    for section in quick_card(game, language):
        mark = "1." if section.steps else "-"
        parts += [
            f"### {section.title}",
            "\n".join(f"{mark} {_line(game, one.text, one.rule)}" for one in section.lines),
        ]
    steps = lesson(game, language)["steps"]
    parts += [f"## {said['lesson']}", said["lesson-about"].format(count=len(steps))]
    parts.append("\n".join(f"1. **{one['title']}** {one['says']}" for one in steps))
    parts += [f"## {said['options']}"]
    rows = []
    for option in meta.options:
        values = ", ".join(f"**{value}**" if value == option.default else value for value in option.choices())
        rows.append([f"`{option.name}`", values, words.say(f"option-{option.name}")])
    parts.append(table([said["option"], said["values"], said["about"]], rows))
    levels = [[f"`level{n}`", words.say(f"level-{n}"), words.say(f"level-{n}-about")] for n in LEVELS]
    parts += [f"## {said['opponents']}", table(["", said["level"], said["about"]], levels)]
    parts += [f"## {said['own']}", said["own-about"]]
    return "\n\n".join(parts) + "\n"


def _line(game: Game, text: str, rule: str | None) -> str:
    return f"{text} ([{rule}]({game.meta.id}-rules.md#{rule}))" if rule else text


def rulebook(game: Game, site: Site) -> str:
    """The living rulebook, with a place to link to and a picture for every rule that has one."""
    folder = Path(getfile(type(game))).parent
    own = folder / f"RULES.{site.language}.md"
    text = (own if own.exists() else folder / "RULES.md").read_text(encoding="utf-8")
    text = CITED.sub(r"[\1](#\1)", text)
    text = RULE_AT_START.sub(lambda found: f'{found[1] or ""}<a id="{found[2]}"></a>**{found[2]}**', text)
    for rule in examples_of(game.meta.id):
        picture = DOCS / "pictures" / "rules" / f"{game.meta.id}-{rule}.{site.language}.webp"
        if picture.exists():
            caption = SAID[site.language]["shown"].format(rule=rule)
            text = re.sub(
                rf'(<a id="{rule}"></a>\*\*{rule}\*\*.*?)(?=\n\n|\Z)',
                lambda found, shown=f"![{caption}](pictures/rules/{picture.name})": f"{found[1]}\n\n{shown}",
                text, count=1, flags=re.S,
            )  # fmt: skip
    return text
