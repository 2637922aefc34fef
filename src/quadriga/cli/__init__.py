"""The command `quadriga`."""

from __future__ import annotations

import sys

import typer

from quadriga.cli import bench, games, lab, play, replay, serve, simulate, soak, verify
from quadriga.cli.common import fail, language_of
from quadriga.core.errors import QuadrigaError
from quadriga.words import Words

app = typer.Typer(
    help="Quadriga: four board games of ancient Rome. Play, simulate, study.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for module in (games, play, serve, simulate, replay, verify, bench, soak, lab):
    module.attach(app)


@app.callback(invoke_without_command=True)
def overview(context: typer.Context) -> None:
    """Without a command: what there is."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; bad input ends with one clear line and status 2."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        status = app(given, standalone_mode=False)
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
