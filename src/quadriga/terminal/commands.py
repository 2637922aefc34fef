"""What is typed besides choices: commands, by their short names or as people call them who do not look them up."""

from __future__ import annotations

IN_FULL = {
    "q": "quit exit quitter",
    "h": "help aide",
    "b": "board plateau",
    "l": "log journal",
    "u": "undo annuler",
    "r": "rule règle regle",
    "w": "write save sauver",
    "hint": "conseil",
    "quick": "card aide-mémoire aide-memoire",
    "find": "trouver",
    "0": "back retour",
}
SHORT = {word: command for command, words in IN_FULL.items() for word in words.split()}
TAKES_MORE = ("r", "w", "w!", "find")
"""Commands that say more after their name."""


def read(typed: str) -> tuple[str, str]:
    """A command by its short name, and what follows it; anything else stays as it is.

    >>> read("règle CAE-12"), read("quitter"), read("Help the Senate")
    (('r', 'CAE-12'), ('q', ''), ('Help the Senate', ''))
    """
    word, _, rest = typed.partition(" ")
    command = SHORT.get(word, word)
    if rest and command not in TAKES_MORE:
        return typed, ""
    return command, rest.strip()
