"""`quadriga serve` and `quadriga backup`: the table server, and a copy of what it keeps."""

from __future__ import annotations

import gc
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.common import Language, console
from quadriga.core.extras import extra
from quadriga.words import Words, choose_language

DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="QUADRIGA_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your data folder).",
    ),
]


def attach(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("serve")(serve)
    app.command("backup")(backup)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="The port to listen on.")] = 8765,
    database: DatabaseUrl = "",
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers think for bots.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
    https: Annotated[
        bool, typer.Option("--https", envvar="QUADRIGA_HTTPS", help="Players come by HTTPS, through a proxy.")
    ] = False,
    proxy: Annotated[
        str | None,
        typer.Option(
            "--proxy", metavar="ADDRESS", envvar="QUADRIGA_PROXY", help="Believe this proxy who its clients are."
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="Another address of the page (repeatable).")
    ] = None,
    bot_pause: Annotated[
        float, typer.Option("--bot-pause", min=0.0, max=10.0, help="The least seconds a bot takes for a decision.")
    ] = 0.9,
    limits: Annotated[
        float, typer.Option("--limits", min=0.0, max=1000.0, help="A factor for limits of requests; 0 means none.")
    ] = 1.0,
    review_rounds: Annotated[
        int, typer.Option("--review-rounds", metavar="N", min=1, help="Rounds of search a review spends on a decision.")
    ] = 400,
    hint_seconds: Annotated[
        float, typer.Option("--hint-seconds", min=0.1, max=60.0, help="The seconds that a bot thinks about a hint.")
    ] = 2.0,
    lang: Language = None,
) -> None:
    """Run a table for friends: in the browser, over the network, with bots. Ctrl-C ends it; nothing is lost."""
    # What is loaded stays: nobody needs to look for garbage in it.
    gc.disable()
    with extra("server"):
        from quadriga.server import logs
        from quadriga.server.app import create_app
        from quadriga.server.run import TableServer, listening
        from quadriga.server.settings import Settings
        from quadriga.server.store.database import database_url
    settings = Settings(
        database,
        cluster,
        tuple(origin or ()),
        https,
        bot_pause,
        limits,
        review_rounds=review_rounds,
        hint_seconds=hint_seconds,
    )
    if database_url(settings.database_url).get_backend_name() == "postgresql":
        with extra("postgres"):
            import asyncpg  # noqa: F401
    logs.set_up()
    words = Words(choose_language(lang))
    found = listening(host, port)

    def announce() -> None:
        shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
        address = f"http://{shown}:{found.getsockname()[1]}/"
        console.print(words.say("serving", address=address))
        if not no_browser:
            # A browser may take its time: the server does not wait for it.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    server = TableServer(create_app(settings), announce, proxy)
    gc.freeze()
    # One answer makes thousands of small things and lets go of them at once: that is no time to look for garbage.
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
    server.run([found])


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist.")],
    database: DatabaseUrl = "",
    lang: Language = None,
) -> None:
    """Copy the database of a table server to a file, while it runs (SQLite; for PostgreSQL use pg_dump)."""
    with extra("server"):
        from quadriga.server.settings import Settings
        from quadriga.server.store.backup import copy

    size = copy(Settings(database).database_url, file)
    console.print(Words(choose_language(lang)).say("backed-up", path=str(file), size=round(size / 1024)))
