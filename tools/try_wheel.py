"""Plays with Quadriga as somebody would who has just installed it: `python tools/try_wheel.py --expect compiled`.

It needs nothing but the package, says what it did, and ends with status 1 and the reason where something does not work.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
WAIT = 60.0
"""How many seconds a server may take to begin, on a busy machine."""


def run(*words: str, given: str = "", **more: str) -> str:
    """What the command says; it has to end well."""
    command = [sys.executable, "-m", "quadriga", *words]
    # Never from a checkout, whose sources would be taken for the package.
    with tempfile.TemporaryDirectory() as away:
        environment = {**os.environ, "QUADRIGA_DATA": away, "PYTHONUTF8": "1", **more}
        ran = subprocess.run(
            command, cwd=away, env=environment, input=given, capture_output=True, encoding="utf-8", timeout=600
        )
    if ran.returncode:
        sys.exit(f"{' '.join(words)} ended with {ran.returncode}: {ran.stderr}")
    return ran.stdout


def serve() -> None:
    """Start the server, look at its page and begin a match as a guest does."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as away:
        server = subprocess.Popen(
            [sys.executable, "-m", "quadriga", "serve", "--port", port, "--no-browser"],
            cwd=away,
            env={**os.environ, "QUADRIGA_DATA": away, "PYTHONUTF8": "1"},
            stdout=subprocess.DEVNULL,
        )
        try:
            home = f"http://127.0.0.1:{port}"
            begun = time.monotonic()
            while True:
                try:
                    about = json.load(urllib.request.urlopen(f"{home}/healthz", timeout=5))
                    break
                except (urllib.error.URLError, ConnectionError, TimeoutError):
                    if server.poll() is not None or time.monotonic() - begun > WAIT:
                        sys.exit("the server does not answer")
                    time.sleep(0.2)
            page = urllib.request.urlopen(home, timeout=5).read().decode()
            if "<title>" not in page:
                sys.exit("the page is no page")
            print(f"  serves version {about['version']}, page and all")
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--expect", choices=["compiled", "plain"], required=True)
    expected = parser.parse_args().expect
    sys.path[:] = [one for one in sys.path if Path(one or ".").resolve() not in (HERE, HERE / "tools", HERE / "src")]
    import quadriga

    print(f"Python {sys.version.split()[0]}: {quadriga.__file__}")
    said = run("--version").strip()
    print(f"  {said}")
    if (HERE / "src") in Path(quadriga.__file__).resolve().parents:
        sys.exit("this is the checkout, not what was installed")
    if quadriga.compiled != (expected == "compiled") or expected not in said:
        sys.exit(f"expected the {expected} build")
    for title in quadriga.games.titles():
        options = ["--option", "max_rounds=10"] if title.id == "antike" else []
        told = run(
            "simulate", title.id, "--games", "2", "--players", "greedy,random", "--seed", "1", *options, "--json"
        )
        json.loads(told.splitlines()[-1])
        # A person who decides once and leaves.
        said = run(
            "play", title.id, "--seed", "1", "--players", "you,random", "--plain", "--lang", "fr", given="1\nq\n"
        )
        if not said.strip():
            sys.exit(f"play {title.id} says nothing")
        print(f"  {title.name}: two games between bots, one begun by hand")
    with tempfile.TemporaryDirectory() as away:
        run("app", str(Path(away) / "app"))
        names = {path.name for path in (Path(away) / "app").iterdir()}
    if not {"index.html", "sw.js", "manifest.webmanifest", "v"} <= names:
        sys.exit("quadriga app copies no app")
    print("  copies the app for any static host")
    serve()


if __name__ == "__main__":
    main()
