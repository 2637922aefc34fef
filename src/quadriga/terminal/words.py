"""Words for people, from the Fluent files: of the program itself and of one title."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from quadriga.core.errors import BadOption, Illegal, QuadrigaError
from quadriga.core.game import Game

LANGUAGES = ("en", "fr")
HERE = Path(__file__).parent.parent


def choose_language(wanted: str | None = None) -> str:
    """The language asked for, or the one of the system, or English.

    >>> choose_language("fr")
    'fr'
    """
    if wanted is not None:
        if wanted not in LANGUAGES:
            listed = ", ".join(LANGUAGES)
            raise BadOption(
                f"There is no language '{wanted}'; the languages are: {listed}.",
                "unknown-language",
                name=wanted,
                listed=listed,
            )
        return wanted
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    system = system or locale.getlocale()[0] or "en"
    return "fr" if system.lower().startswith("fr") else "en"


@cache
def _bundle(language: str, title: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / "locales" / f"{language}.ftl").read_text(encoding="utf-8")))
    if title is not None:
        path = HERE / "games" / title / "locales" / f"{language}.ftl"
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Words:
    """All that is said in one language about one title (or, without a title, by the program itself).

    >>> from quadriga import games
    >>> words = Words("fr", games.load("caesar"))
    >>> words.name("bonus", "senate"), words.name("province", "italia")
    ('Sénat', 'Italia')
    """

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.game = game
        self._bundles = [_bundle(language, game.meta.id if game else None)]

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that name."""
        return self._bundles[0].has_message(key)

    def say(self, key: str, **variables: Any) -> str:
        """The sentence of that name, filled in; the name itself if there is none."""
        if not self.has(key):
            return key
        bundle = self._bundles[0]
        pattern = bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = bundle.format_pattern(pattern, {name: _plain(value) for name, value in variables.items()})
        return str(text)

    def name(self, kind: str, name: Any) -> str:
        """What a thing is called: the word of the language, or its proper name."""
        key = f"{kind}-{name}"
        if self.has(key):
            return self.say(key)
        return self.game.label(kind, str(name)) if self.game and isinstance(name, str) else str(name)

    def bot(self, name: str) -> str:
        """What a bot is called: levels have a name of their own in each title.

        >>> from quadriga import games
        >>> Words("en", games.load("caesar")).bot("uct:500")
        'uct:500'
        """
        kind, digit, rest = name[:5], name[5:6], name[6:]
        if kind == "level" and self.has(f"level-{digit}"):
            return self.say("level-name", name=self.say(f"level-{digit}"), level=digit + rest)
        return name

    def action(self, number: int) -> str:
        """An action as a phrase."""
        assert self.game is not None
        action = self.game.action(number)
        variables = {
            field.name: self.name(action.kinds.get(field.name, field.name), getattr(action, field.name))
            for field in fields(action)
        }
        return self.say(f"action-{action.do}", **variables)

    def event(self, seen: Mapping[str, Any]) -> str:
        """An event, as `Event.seen_by` gives it, as a sentence."""
        assert self.game is not None
        spec = next(spec for spec in self.game.event_specs if spec.key == seen["event"])
        kinds = {word.partition(":")[0]: word.partition(":")[2] for word in spec.params}
        hidden = any(name not in seen for name in spec.secret)
        variables = {}
        for name, value in seen.items():
            if name != "event" and value is not None:
                variables[name] = self.name(kinds[name], value) if kinds.get(name) else value
                if kinds.get(name):
                    variables[f"{name}_id"] = value
            elif name != "event":
                variables[name] = variables[f"{name}_id"] = "none"
        return self.say(f"event-{spec.key}" + ("-hidden" if hidden else ""), **variables)

    def error(self, error: QuadrigaError) -> str:
        """An error as one sentence."""
        if isinstance(error, Illegal):
            names = {key: self.name(key, value) for key, value in error.params.items()}
            return self.say(f"refusal-{error.reason}", **names) + f" ({error.rule})"
        if self.has(f"error-{error.code}"):
            return self.say(f"error-{error.code}", **error.params)
        return str(error)


def _plain(value: Any) -> Any:
    return value if isinstance(value, int | float | str) else str(value)
