"""`quadriga admin`: the host's tool beside a running server; every act is in an audit."""

from __future__ import annotations

import typer

from quadriga.cli.admin import house, matches, people
from quadriga.cli.admin.common import command

app = typer.Typer(help="Look after a table server, while it runs: people, matches, the house.", no_args_is_help=True)
for work in (*people.COMMANDS, *matches.COMMANDS, *house.COMMANDS):
    app.command()(command(work))
