"""The manual: what is written in docs/ and at the top of the repository, in the order in which one reads it."""

from __future__ import annotations

import re
from pathlib import Path

from tools.site.places import DOCS, ROOT, TOP, Site

from quadriga.core.title import registry

WRITE_A_GAME = "# Write a game"
"""Where docs/bots.md goes over to its second subject."""


def write(site: Site) -> None:
    """The English pages, and the table of contents of the whole site."""
    for document in sorted(DOCS.rglob("*.md")):
        name = document.relative_to(DOCS).as_posix()
        if name.split("/")[0] == "fr" or name == "bots.md":
            continue
        site.page("envelope/index.md" if name == "envelope/README.md" else name, _read(document), document)
    bots, mark, game = _read(DOCS / "bots.md").partition(WRITE_A_GAME)
    site.page("bots.md", bots, DOCS / "bots.md")
    site.page(
        "write-a-game.md",
        f"{mark}{game}\n\nHow our own titles are cut: [contributing](contributing.md).\n",
        DOCS / "bots.md",
    )
    for name, page in TOP.items():
        text = _read(ROOT / name)
        if not name.endswith(".md"):
            text = f"# {name.capitalize()}\n\n```text\n{text.rstrip()}\n```\n"
        site.page(page, text, ROOT / name)
    titles = [meta.id for meta in registry.titles()]
    site.chapter("Quadriga", ["index.md"])
    site.chapter("Play", ["page.md", *_of_games(), "ladder.md", "own-data.md"])
    site.chapter("Host", ["hosting.md", "app.md", "server.md", "security.md", "reliability.md"])
    site.chapter("Python", ["python.md", "tutorial.md", "records.md", "bots.md", "write-a-game.md"])
    deeper = [f"research/{name}.md" for name in titles]
    site.chapter("Research", ["research.md", *deeper, "search.md", "benchmarks.md", "reports.md", _ladders()])
    reference = ["reference/python.md", "reference/command.md", "reference/http.md", "reference/messages.md"]
    site.chapter("Reference", [*reference, "glossary.md"])
    inside = ["architecture.md", "walk.md", "contributing.md", "voice.md", "envelope/index.md", "rules-coverage.md"]
    about = ["mutation.md", "roadmap.md", "changelog.md", "notice.md", "license.md"]
    site.chapter("Internals", [*inside, *about])


def write_translated(site: Site) -> None:
    """The pages of another language, for players and hosts: what lies in its folder of docs/."""
    home = DOCS / site.language
    for document in sorted(home.glob("*.md")):
        site.page(document.name, _read(document), document)
    site.chapter("Quadriga", ["index.md"])
    site.chapter("Jouer", ["page.md", *_of_games(), "own-data.md"])
    site.chapter("Héberger", ["hosting.md"])
    site.chapter("Mots", ["glossary.md"])


def _of_games() -> list[object]:
    return [
        (meta.name, [f"games/{meta.id}.md", f"games/{meta.id}-rules.md"])
        for meta in registry.titles()
    ]  # fmt: skip


def _ladders() -> tuple[str, list[str]]:
    return "Ladder, game by game", [f"ladder/{path.name}" for path in sorted((DOCS / "ladder").glob("*.md"))]


def _read(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    # Lists that follow a line of text at once begin a list on the forges, but not here.
    return re.sub(r"(?m)^(?![-*|>#\s]|\d+\.)(.+)\n(?=[-*] |1\. )", r"\1\n\n", text) if path.suffix == ".md" else text
