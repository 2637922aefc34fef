"""Makes a release: `make release` (or `python -m tools.release`).

It checks what a version needs before it goes out (a changelog, a roadmap, no tag of that name, a project address that
is somebody's), builds all that can be built here into dist/, installs each wheel in an environment of its own and plays
with it, and sets the tag. It never pushes or uploads: it says the line that does.

    --dry        build and try everything, whatever the checks say; set no tag
    --tagged     the tag is there already, and has to be on this commit (the workflow)
    --no-native  leave out the compiled wheel, which others build
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PYTHON = sys.executable
APP = Path("src/quadriga/app.zip")
"""The app, which wheels carry: `make app` makes it."""
PRIVATE = (".example/", ".invalid/", "localhost/")
"""Where an address ends that is nobody's."""


def version() -> str:
    """The number of this version, from where it stands."""
    found = re.search(r'^VERSION = "(.+)"$', (ROOT / "src/quadriga/version.py").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1]


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def complaints(number: str, tagged: bool) -> list[str]:
    """Why this is no release yet."""
    found = []
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", number):
        found.append(f"src/quadriga/version.py says {number}, which is no number of a release.")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", changes, re.M)
    if not headings or not re.fullmatch(rf"{re.escape(number)} - \d{{4}}-\d\d-\d\d", headings[0]):
        found.append(f"CHANGELOG.md does not begin with “## {number} - YEAR-MONTH-DAY”.")
    roadmap = (ROOT / "ROADMAP.md").read_text(encoding="utf-8")
    if f"## Done in {number}" not in roadmap:
        found.append(f"ROADMAP.md has no chapter “## Done in {number}”.")
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    if any(part in url for url in urls.values() for part in PRIVATE):
        found.append("pyproject.toml: the addresses under [project.urls] are nobody's; write the project's there.")
    if not (ROOT / APP).exists():
        found.append(f"{APP} is missing: run “make app”.")
    if git("status", "--porcelain"):
        found.append("The checkout holds changes that are not committed.")
    tag = f"v{number}"
    at = git("tag", "--points-at", "HEAD").split()
    if tagged and tag not in at:
        found.append(f"This commit does not carry the tag {tag}.")
    if not tagged and tag in git("tag", "--list").split():
        found.append(f"There is a tag {tag} already: raise the number in src/quadriga/version.py.")
    return found


def build(kind: str, into: Path, **more: str) -> Path:
    """A wheel or the archive of the sources, built from a copy of what git knows, so that nothing slips in."""
    environment = {**os.environ, **more}
    with tempfile.TemporaryDirectory() as away:
        source = Path(away) / "source"
        source.mkdir()
        for name in git("ls-files", "--cached", "--others", "--exclude-standard").splitlines():
            if (ROOT / name).is_file():
                (source / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, source / name)
        if kind == "wheel" and (ROOT / APP).exists():
            shutil.copy2(ROOT / APP, source / APP)
        command = [PYTHON, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(into), "."]
        ran = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True)
        if ran.returncode:
            sys.exit(ran.stdout[-3000:] + ran.stderr[-3000:])
    return max(into.iterdir(), key=lambda path: path.stat().st_mtime)


def repaired(wheel: Path) -> Path:
    """On Linux, a wheel that says on which systems it runs; elsewhere the wheel as it is."""
    if sys.platform != "linux":
        return Path(shutil.copy2(wheel, DIST))
    before = set(DIST.iterdir())
    subprocess.run(
        [PYTHON, "-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel)], check=True, capture_output=True,
        env={**os.environ, "PATH": f"{Path(PYTHON).parent}{os.pathsep}{os.environ['PATH']}"},
    )  # fmt: skip
    return next(iter(set(DIST.iterdir()) - before))


def tried(wheel: Path, expected: str) -> None:
    """Install a wheel where nothing else is, and play."""
    with tempfile.TemporaryDirectory() as away:
        subprocess.run([PYTHON, "-m", "venv", away], check=True)
        python = Path(away) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], check=True)
        subprocess.run([python, str(ROOT / "tools/try_wheel.py"), "--expect", expected], check=True, cwd=away)


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes a release.")
    parser.add_argument("--dry", action="store_true", help="build and try everything, whatever the checks say; no tag")
    parser.add_argument("--tagged", action="store_true", help="the tag is there already")
    parser.add_argument("--no-native", action="store_true", help="leave out the compiled wheel")
    given = parser.parse_args()
    number = version()
    say(f"Quadriga {number}")
    found = complaints(number, given.tagged)
    for line in found:
        say(f"  {line}")
    if found and not given.dry:
        sys.exit("This is no release yet: nothing was built.")
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    wheels = []
    # Nothing is translated to C for it.
    say(f"  {build('sdist', DIST, QUADRIGA_PLAIN='1').name}")
    wheels.append((build("wheel", DIST, QUADRIGA_PLAIN="1"), "plain"))
    say(f"  {wheels[-1][0].name}")
    if not given.no_native:
        with tempfile.TemporaryDirectory() as away:
            raw = build("wheel", Path(away), QUADRIGA_COMPILED="1", QUADRIGA_PLAIN="0")
            wheels.append((repaired(raw), "compiled"))
        say(f"  {wheels[-1][0].name}")
    subprocess.run([PYTHON, "-m", "twine", "check", "--strict", *map(str, sorted(DIST.iterdir()))], check=True)
    for wheel, expected in wheels:
        tried(wheel, expected)
    if found or given.dry or given.tagged:
        say("Built and tried; no tag was set.")
        return
    git("tag", "--annotate", f"v{number}", "--message", f"Quadriga {number}")
    say(f"Tagged v{number}. To have all wheels built, and published when somebody approves: git push origin v{number}")


if __name__ == "__main__":
    main()
