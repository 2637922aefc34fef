"""The reference of the command line, from the commands themselves."""

from __future__ import annotations

from typing import Any

import typer.main
from tools.site.places import Site, table

from quadriga.cli import app


def write(site: Site) -> None:
    """One page for all commands."""
    whole = typer.main.get_command(app)
    rows = [
        "# The command `quadriga`",
        "Made from the commands; `quadriga COMMAND --help` says the same, in French with `--lang fr`.",
    ]
    rows += _of(whole, "quadriga")
    site.page("reference/command.md", "\n\n".join(rows) + "\n")


def _of(command: Any, path: str) -> list[str]:
    told = []
    inner = getattr(command, "commands", {})
    for name, one in inner.items():
        told += [f"## {path} {name}", (one.help or "").strip()]
        if getattr(one, "commands", None):
            told += _of(one, f"{path} {name}")
            continue
        told.append(f"```text\n{path} {name} {_usage(one)}\n```")
        rows = [
            [f"`{_named(option)}`", option.help or "", _usual(option)] for option in one.params if option.name != "help"
        ]
        if rows:
            told.append(table(["", "", "default"], [[cell.replace("<", "&lt;") for cell in row] for row in rows]))
    return told


def _usage(command: Any) -> str:
    arguments = [one.metavar or one.name.upper() for one in command.params if one.param_type_name == "argument"]
    return " ".join([*arguments, "[OPTIONS]"])


def _named(option: Any) -> str:
    if option.param_type_name == "argument":
        return option.metavar or option.name.upper()
    names = ", ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} {option.metavar or option.name.upper()}"


def _usual(option: Any) -> str:
    value = option.default
    if value in (None, "", [], ()) or value is False or callable(value) or str(value).startswith("<"):
        return ""
    return f"`{'yes' if value is True else value}`"
