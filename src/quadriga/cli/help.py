"""The help of the commands in other languages than that of the code."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import typer
from fluent.runtime import FluentBundle, FluentResource
from typer import rich_utils

LOCALES = Path(__file__).parent / "locales"
EVERYWHERE = "any"
"""Stands for all commands in the names of sentences."""
AROUND = {
    "OPTIONS_PANEL_TITLE": "panel-options",
    "ARGUMENTS_PANEL_TITLE": "panel-arguments",
    "COMMANDS_PANEL_TITLE": "panel-commands",
    "DEFAULT_STRING": "default",
    "REQUIRED_LONG_STRING": "required",
}
"""What the library itself says around our sentences."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(language: str, *names: str) -> str | None:
    """The first of some sentences that there is."""
    bundle = _bundle(language)
    for name in names:
        if bundle.has_message(name) and (pattern := bundle.get_message(name).value) is not None:
            return str(bundle.format_pattern(pattern)[0])
    return None


def show_switches_alone(command: Any) -> None:
    """A switch takes no value: nothing stands beside it in the help."""
    for parameter in [*command.params, command.get_help_option(typer.Context(command))]:
        if getattr(parameter, "is_flag", False):
            parameter.display_type_rich = lambda ctx: None
    for inner in getattr(command, "commands", {}).values():
        show_switches_alone(inner)


def translate(command: Any, language: str, path: str = "") -> list[str]:
    """Say the help of a command and of all below it in a language; the names of what has no sentence there."""
    if not (LOCALES / f"{language}.ftl").exists():
        return []
    missing = []
    name = path or "quadriga"
    if text := say(language, name):
        command.help = command.short_help = text
    else:
        missing.append(name)
    for parameter in [*command.params, command.get_help_option(typer.Context(command))]:
        if text := say(language, f"{name}-{parameter.name}", f"{EVERYWHERE}-{parameter.name}"):
            parameter.help = text
        else:
            missing.append(f"{name}-{parameter.name}")
    usage = command.get_usage
    command.get_usage = lambda context: usage(context).replace("Usage:", say(language, "usage"), 1)
    if not path:
        for constant, sentence in AROUND.items():
            setattr(rich_utils, constant, say(language, sentence))
    for below, inner in getattr(command, "commands", {}).items():
        missing += translate(inner, language, f"{path}-{below}".strip("-"))
    return missing
