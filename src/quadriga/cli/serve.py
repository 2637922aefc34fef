"""`quadriga serve`: the table server."""

from __future__ import annotations

import gc
import threading
import webbrowser
from typing import Annotated, Literal

import typer
from rich.text import Text

from quadriga.cli.arguments import Language
from quadriga.cli.common import console
from quadriga.cli.databases import DatabaseUrl, check_database
from quadriga.core.extras import extra
from quadriga.server.settings import Accounts, Settings
from quadriga.words import Words, choose_language

USUAL = Settings()
"""What a server does where nothing else is said."""


def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="H", help="The address to listen on; 0.0.0.0 lets friends in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="The port to listen on.")] = 8765,
    database: DatabaseUrl = "",
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers think for bots.")
    ] = None,
    cluster_ca: Annotated[
        str, typer.Option("--cluster-ca", metavar="FILE", help="Who signs the certificates of the cluster: use TLS.")
    ] = "",
    cluster_cert: Annotated[
        str, typer.Option("--cluster-cert", metavar="FILE", help="The certificate of this server for the cluster.")
    ] = "",
    cluster_key: Annotated[
        str, typer.Option("--cluster-key", metavar="FILE", help="The key of that certificate.")
    ] = "",
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
    ] = USUAL.bot_pause,
    limits: Annotated[
        float, typer.Option("--limits", min=0.0, max=1000.0, help="A factor for limits of requests; 0 means none.")
    ] = USUAL.limits,
    most_matches: Annotated[
        int, typer.Option("--most-matches", metavar="N", min=1, help="Keep so many matches in all, and no more.")
    ] = USUAL.most_matches,
    most_guests: Annotated[
        int, typer.Option("--most-guests", metavar="N", min=1, help="Keep so many guests in all, and no more.")
    ] = USUAL.most_guests,
    review_rounds: Annotated[
        int, typer.Option("--review-rounds", metavar="N", min=1, help="Rounds of search a review spends on a decision.")
    ] = USUAL.review_rounds,
    hint_seconds: Annotated[
        float, typer.Option("--hint-seconds", min=0.1, max=60.0, help="The seconds that a bot thinks about a hint.")
    ] = USUAL.hint_seconds,
    bot_seconds: Annotated[
        float,
        typer.Option(
            "--bot-seconds", min=0.0, max=3600.0, help="Let players set how long a bot thinks (uct@5), up to so long."
        ),
    ] = USUAL.bot_seconds,
    keep: Annotated[
        list[str] | None,
        typer.Option(
            "--keep", metavar="WHAT=DAYS", help="How long something is kept, as guests=90; 0: for ever (repeatable)."
        ),
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(
            "--metrics-from", metavar="NET", help="A network that may read /metrics, not the local ones (repeatable)."
        ),
    ] = None,
    accounts: Annotated[
        Accounts,
        typer.Option(
            "--accounts", envvar="QUADRIGA_ACCOUNTS", help="Who may make an account: anybody, by invitation, nobody."
        ),
    ] = USUAL.accounts,
    guests: Annotated[
        Literal["on", "off"],
        typer.Option(
            "--guests", envvar="QUADRIGA_GUESTS", help="Whether anybody may come as a guest; off: by invitation."
        ),
    ] = "on" if USUAL.guests else "off",
    lang: Language = None,
) -> None:
    """Run a table for friends: in the browser, over the network, with bots. Ctrl-C ends it; nothing is lost."""
    # What is loaded stays: nobody needs to look for garbage in it.
    gc.disable()
    from quadriga.server.addresses import friends, page_at
    from quadriga.server.app import create_app
    from quadriga.server.guard.networks import LOCAL, networks
    from quadriga.server.host.ages import ages
    from quadriga.server.play.links import in_blocks
    from quadriga.server.process import logs
    from quadriga.server.run import TableServer, listening
    from quadriga.server.store.database import database_url

    url = Settings(database).database_url
    check_database(url, must_exist=False)
    if database_url(url).get_backend_name() == "postgresql":
        with extra("postgres"):
            import asyncpg  # noqa: F401
    kept_for, allowed = ages(keep or ()), networks(metrics_from or ()) or LOCAL
    listener = listening(host, port)
    # Behind a proxy nobody comes by the addresses of this machine.
    addresses = () if https else friends(listener)
    settings = Settings(
        database=database,
        cluster=cluster,
        origins=tuple(origin or ()),
        secure=https,
        bot_pause=bot_pause,
        limits=limits,
        review_rounds=review_rounds,
        hint_seconds=hint_seconds,
        addresses=addresses,
        bot_seconds=bot_seconds,
        most_matches=most_matches,
        most_guests=most_guests,
        cluster_ca=cluster_ca,
        cluster_cert=cluster_cert,
        cluster_key=cluster_key,
        ages=kept_for,
        metrics_from=allowed,
        accounts=accounts,
        guests=guests == "on",
    )
    logs.set_up()
    words = Words(choose_language(lang))

    def announce() -> None:
        is_everywhere = host in ("0.0.0.0", "::")
        shown = "localhost" if is_everywhere or not addresses else host
        address = page_at(shown, listener.getsockname()[1])
        console.print(words.say("serving", address=address), soft_wrap=True)
        if addresses:
            console.print(words.say("serving-friends", count=len(addresses)))
            for friend in addresses:
                console.print(f"  {friend}", markup=False, soft_wrap=True)
            if console.is_terminal and console.encoding.startswith("utf"):
                console.print(Text(in_blocks(addresses[0]), style="bright_white on black"))
        elif not https:
            console.print(words.say("serving-unreached" if is_everywhere else "serving-alone"), soft_wrap=True)
        if not no_browser:
            # A browser may take its time: the server does not wait for it.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    server = TableServer(create_app(settings), announce, proxy)
    gc.freeze()
    # One answer makes thousands of small things and lets go of them at once: that is no time to look for garbage.
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
    server.run([listener])
