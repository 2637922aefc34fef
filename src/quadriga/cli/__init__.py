"""The command `quadriga`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import quadriga
from quadriga.cli import admin, backup, bench, games, help, lab, offline, play, replay, serve, simulate, soak, verify
from quadriga.cli.common import fail, language_of
from quadriga.core.errors import QuadrigaError
from quadriga.version import VERSION
from quadriga.words import Words

app = typer.Typer(
    help="Quadriga: four board games of ancient Rome. Play, simulate, study.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games.games,
    play.play,
    serve.serve,
    offline.app,
    backup.backup,
    backup.restore,
    simulate.simulate,
    replay.replay,
    verify.verify,
    bench.bench,
    soak.soak,
):
    app.command()(command)
app.add_typer(admin.app, name="admin")
app.add_typer(lab.app, name="lab")


@app.callback(invoke_without_command=True)
def overview(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version, and whether it is compiled.")] = False,
) -> None:
    """Without a command: what there is."""
    if version:
        print(f"quadriga {VERSION} ({'compiled' if quadriga.compiled else 'plain Python'})")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; bad input ends with one clear line and status 2."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        whole = typer.main.get_command(app)
        help.show_switches_alone(whole)
        help.translate(whole, language_of(given))
        status = whole.main(given, prog_name="quadriga", standalone_mode=False)
        sys.exit(status if isinstance(status, int) else 0)
    except (QuadrigaError, OSError) as error:
        fail(Words(language_of(given)).error(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except Exception as error:
        # What the command-line library says of unknown commands and options; its classes are not public.
        said = getattr(error, "format_message", None)
        if said is None:
            raise
        fail(said())
