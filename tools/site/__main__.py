"""Builds the site: `python -m tools.site [--out FOLDER]`.

The pages are put together in build/site-source, one folder a language: the manual as it stands in docs/, pages of the
games from their rulebooks, references from docstrings, types and schemas. MkDocs makes the site of them. A link that
leads nowhere stops it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys

# Signatures and types are read from the sources, not from compiled modules, which have none.
os.environ["QUADRIGA_PLAIN"] = "1"

from tools.site import command, configuration, games, manual, python_names, research, wire
from tools.site.places import BUILD, HERE, ROOT, SOURCE, Site


def assemble(language: str) -> Site:
    """All pages of a language, written, with the table of contents."""
    site = Site(language, SOURCE / language)
    shutil.rmtree(site.folder, ignore_errors=True)
    site.folder.mkdir(parents=True)
    if language == "en":
        manual.write(site)
        games.write(site)
        research.write(site)
        python_names.write(site)
        wire.write(site)
        command.write(site)
    else:
        manual.write_translated(site)
        games.write(site)
    shutil.copytree(HERE / "look", site.folder / "look", dirs_exist_ok=True)
    for font in (ROOT / "src/quadriga/web/look/fonts").iterdir():
        shutil.copy2(font, site.folder / "look")
    return site


def main() -> None:
    parser = argparse.ArgumentParser(description="Builds the documentation site.")
    parser.add_argument("--out", default=str(BUILD), help="where to (build/site)")
    out = parser.parse_args().out
    for language in ("en", "fr"):
        site = assemble(language)
        config = configuration.write(site, out if language == "en" else f"{out}/{language}")
        # The French pages lie within the English site: cleaned first, then filled.
        command_line = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(config)]
        if subprocess.run(command_line, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}).returncode:
            sys.exit("The site was not built: see above.")
    print(f"The site is in {out}: open {out}/index.html.")


if __name__ == "__main__":
    main()
