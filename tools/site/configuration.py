"""What MkDocs is told: the look, the search, the table of contents."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from tools.site.places import ROOT, SOURCE, Site

ABOUT = {
    "en": "Four board games of ancient Rome: play, host, study.",
    "fr": "Quatre jeux de plateau de la Rome antique : jouer, héberger, étudier.",
}
THEMES = {"en": ("By day", "By night"), "fr": ("De jour", "De nuit")}
EXTENSIONS: list[Any] = [
    "tables",
    "attr_list",
    "md_in_html",
    "sane_lists",
    {"toc": {"permalink": True}},
    {"pymdownx.highlight": {"anchor_linenums": False}},
    "pymdownx.superfences",
]


def write(site: Site, out: str) -> Path:
    """The configuration of a language, as JSON, which is YAML, too."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    french = site.language == "fr"
    day, night = THEMES[site.language]
    config = {
        "site_name": "Quadriga",
        "site_description": ABOUT[site.language],
        "site_url": urls["Documentation"] + ("fr/" if french else ""),
        "docs_dir": str(site.folder),
        "site_dir": str(Path(out).resolve()),
        "use_directory_urls": False,
        "theme": {
            "name": "material",
            "language": site.language,
            # Nothing from elsewhere: our own fonts come with the look.
            "font": False,
            "palette": [
                {
                    "scheme": "default",
                    "primary": "custom",
                    "accent": "custom",
                    "media": "(prefers-color-scheme: light)",
                    "toggle": {"icon": "material/weather-night", "name": night},
                },
                {
                    "scheme": "slate",
                    "primary": "custom",
                    "accent": "custom",
                    "media": "(prefers-color-scheme: dark)",
                    "toggle": {"icon": "material/weather-sunny", "name": day},
                },
            ],
            "icon": {"logo": "material/horse-variant"},
            "features": ["navigation.tabs", "navigation.top", "navigation.indexes", "search.highlight", "toc.follow"],
        },
        "extra_css": ["look/site.css"],
        "extra": {
            "generator": False,
            "alternate": [
                {"name": "English", "link": "../index.html" if french else "./index.html", "lang": "en"},
                {"name": "Français", "link": "./index.html" if french else "./fr/index.html", "lang": "fr"},
            ],
        },
        "plugins": [{"search": {"lang": site.language}}],
        "markdown_extensions": EXTENSIONS,
        "validation": {"anchors": "warn", "absolute_links": "warn", "unrecognized_links": "warn"},
        "nav": [{title: _part(pages)} if len(pages) > 1 else {title: _one(pages[0])} for title, pages in site.chapters],
        "not_in_nav": "/files/\n",
    }
    path = SOURCE / f"{site.language}.yml"
    path.write_text(json.dumps(config, ensure_ascii=False, indent=1), encoding="utf-8")
    return path


def _part(pages: list[Any]) -> list[Any]:
    return [
        {one[0]: _part(one[1]) if isinstance(one[1], list) else one[1]} if isinstance(one, tuple) else one
        for one in pages
    ]


def _one(page: Any) -> str:
    return page[1] if isinstance(page, tuple) else page
