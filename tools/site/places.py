"""Where things lie, and what a page may link to."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DOCS = ROOT / "docs"
BUILD = ROOT / "build" / "site"
SOURCE = ROOT / "build" / "site-source"

LINK = re.compile(r"\[((?:!\[[^\]]*\]\([^)]*\)|[^\]])*)\]\((?!https?:|mailto:|#)([^)\s]+)\)")
FENCE = re.compile(r"^(\s*)```(\w+) ([^\n`]+)$", re.M)
SHOWN_AS = {
    ".py": "python",
    ".js": "js",
    ".json": "json",
    ".ftl": "text",
    ".toml": "toml",
    ".service": "ini",
    ".md": "md",
}


@dataclass
class Site:
    """The pages of a language, as they are written, and the files of the repository that they link to."""

    language: str
    folder: Path
    chapters: list[tuple[str, list[Any]]] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)

    def page(self, name: str, text: str, home: Path = DOCS / "page.md") -> str:
        """Write a page; `home` is the file in the repository from where its links lead."""
        target = self.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self._linked(_fenced(text), home, name), encoding="utf-8")
        return name

    def chapter(self, title: str, pages: list[Any]) -> None:
        """A part of the table of contents: names of pages, pairs of title and page, or parts of their own."""
        self.chapters.append((title, pages))

    def _linked(self, text: str, home: Path, name: str) -> str:
        """Links of a document in the repository as links of the site."""
        up = "../" * name.count("/")

        def lead(found: re.Match[str]) -> str:
            path, mark, place = found[2].partition("#")
            target = (home.parent / path).resolve()
            if home.name == "CHANGELOG.md" and not target.exists():
                # It tells of what is gone, too.
                return found[1]
            if not target.exists() or (self.folder / Path(name).parent / path).is_file():
                return found[0]
            if (target / "README.md").is_file():
                target /= "README.md"
            if target.is_dir() and target.is_relative_to(DOCS):
                # Pictures and figures, of which the text speaks.
                return found[1]
            if target == DOCS / "bots.md" and place == "write-a-game":
                inside, mark, place = "write-a-game.md", "", ""
            elif target.is_relative_to(DOCS) and self.language == "en":
                inside = target.relative_to(DOCS).as_posix().replace("README.md", "index.md")
                if target.suffix != ".md":
                    self._copy(target, inside)
            elif target.is_relative_to(DOCS / self.language):
                inside = target.relative_to(DOCS / self.language).as_posix()
            elif target.is_relative_to(DOCS / "pictures"):
                inside = target.relative_to(DOCS).as_posix()
                self._copy(target, inside)
            elif target.is_relative_to(DOCS):
                return self._english(found[1], up + target.relative_to(DOCS).as_posix())
            elif target.parent == ROOT and target.name in TOP:
                inside = TOP[target.name]
                if self.language != "en":
                    return self._english(found[1], up + inside)
            else:
                inside = self._source(target)
            return f"[{found[1]}]({up}{inside}{mark}{place})"

        return LINK.sub(lead, text)

    def _english(self, shown: str, page: str) -> str:
        """A link to a page that there is in English alone; MkDocs does not see beyond one language."""
        return f'<a href="../{page.removesuffix(".md")}.html" hreflang="en">{shown}</a>'

    def _copy(self, file: Path, inside: str) -> None:
        (self.folder / inside).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, self.folder / inside)

    def _source(self, target: Path) -> str:
        """A page that shows a file of the repository, or all files of a folder."""
        path = target.relative_to(ROOT).as_posix()
        page = f"files/{path}.md"
        if path not in self.files:
            self.files[path] = page
            shown = [target] if target.is_file() else sorted(one for one in target.rglob("*") if one.is_file())
            parts = [f"# {path}\n"]
            for one in shown:
                if "__pycache__" in one.parts or one.suffix in (".pyc", ".so"):
                    continue
                if one != target:
                    parts.append(f"## {one.relative_to(target).as_posix()}\n")
                parts.append(
                    f"````{SHOWN_AS.get(one.suffix, 'text')}\n{one.read_text(encoding='utf-8').rstrip()}\n````\n"
                )
            (self.folder / page).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / page).write_text("\n".join(parts), encoding="utf-8")
        return page


TOP = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "ROADMAP.md": "roadmap.md",
    "NOTICE": "notice.md",
    "LICENSE": "license.md",
}
"""Pages made from files at the top of the repository."""


def _fenced(text: str) -> str:
    """Names of files beside the language of a block as titles of the block."""
    return FENCE.sub(r'\1```\2 title="\3"', text)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table; bars in cells are written so that they stay in them."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("\n", " ").replace("|", "\\|") for cell in line) + " |" for line in lines
    )
