"""The page of the app: its files below one address that names their version, and what stands beside them."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from pathlib import Path

from tools.app.packing import digest

from quadriga.browser.home import Home
from quadriga.browser.requests import answer
from quadriga.browser.storage import Memory
from quadriga.core.title import registry
from quadriga.words import LANGUAGES

PAGE = Path("src/quadriga/web")
HERE = Path(__file__).parent
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
BESIDE = ("index.html", "manifest.webmanifest")
"""What browsers ask for by name, and what is named in it: these stand beside the versions."""
NAMED = re.compile(r'(href|src)="([\w/.-]+\.(?:js|css|svg|png))"')


def assemble(archives: Path, pyodide: Path, target: Path) -> None:
    """Lay everything out in a folder; its version is made from all of it."""
    shutil.rmtree(target, ignore_errors=True)
    whole = target / "v" / "new"
    shutil.copytree(PAGE, whole, ignore=shutil.ignore_patterns(*BESIDE))
    (whole / "pyodide").mkdir()
    (whole / "python").mkdir()
    for name in PYODIDE:
        shutil.copyfile(pyodide / name, whole / "pyodide" / name)
    for path in sorted(archives.iterdir()):
        shutil.copyfile(path, whole / "python" / path.name)
    for name, told in ahead().items():
        path = whole / "ahead" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(told, encoding="utf-8")
    version = digest(whole, *(PAGE / name for name in BESIDE), HERE / "404.html", HERE / "sw.js")
    whole.rename(target / "v" / version)
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    index = NAMED.sub(rf'\1="v/{version}/\2"', index).replace("<html ", '<html data-home="here" ')
    (target / "index.html").write_text(index, encoding="utf-8")
    manifest = (PAGE / "manifest.webmanifest").read_text(encoding="utf-8")
    (target / "manifest.webmanifest").write_text(manifest, encoding="utf-8")
    for icon in json.loads(manifest)["icons"]:
        (target / icon["src"]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PAGE / icon["src"], target / icon["src"])
    shutil.copyfile(HERE / "404.html", target / "404.html")
    names = sorted(path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file())
    keeper = (HERE / "sw.js").read_text(encoding="utf-8")
    keeper = keeper.replace('"VERSION"', json.dumps(version)).replace('["FILES"]', json.dumps(["./", *names]))
    (target / "sw.js").write_text(keeper, encoding="utf-8")


def ahead() -> dict[str, str]:
    """What the page asks before Python is there: the titles and their catalogues, in both languages, by file."""
    return asyncio.run(_ahead())


async def _ahead() -> dict[str, str]:
    home = Home(Memory(), lambda text: None)
    paths = ["/games", *(f"/games/{meta.id}/catalogue" for meta in registry.titles())]
    made = {}
    for language in LANGUAGES:
        for path in paths:
            status, told = await answer(home, "GET", path, None, language)
            assert status == 200, path
            made[f"{language}{path}.json"] = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return made
