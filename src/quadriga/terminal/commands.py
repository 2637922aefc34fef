"""What is typed: commands, by their short names or as people call them who do not look them up, and choices."""

from __future__ import annotations

NAMES = {
    "q": ("leave", "quit exit quitter"),
    "h": ("help", "help aide"),
    "b": ("board", "board plateau"),
    "l": ("log", "log journal"),
    "u": ("undo", "undo annuler"),
    "r": ("rule", "rule règle regle"),
    "w": ("save", "write save sauver"),
    "w!": ("replace", ""),
    "hint": ("hint", "conseil"),
    "quick": ("quick", "card aide-mémoire aide-memoire"),
    "find": ("find", "trouver"),
    "0": ("back", "back retour"),
}
"""The commands: what is typed, what it does, and other words for it."""
SHORT = {word: short for short, (_, words) in NAMES.items() for word in words.split()}
MARKS = {"!": "follow", "/": "filter", "?": "preview"}
"""Commands that are one mark, with what they are about after it."""
TAKES_MORE = ("rule", "save", "replace", "find")
"""Commands that say more after their name."""
NEEDS_MORE = ("save", "replace", "find")
CHOOSE = "choose"
"""What is typed and is no command: it means a choice."""
ALL = (*(name for name, _ in NAMES.values()), *MARKS.values(), CHOOSE)


def read(typed: str) -> tuple[str, str]:
    """What is to be done, and what was said with it.

    >>> read("règle CAE-12"), read("quitter"), read("!2"), read("Help the Senate")
    (('rule', 'CAE-12'), ('leave', ''), ('follow', '2'), ('choose', 'Help the Senate'))
    """
    word, _, rest = typed.partition(" ")
    name, _ = NAMES.get(SHORT.get(word, word), ("", ""))
    if name and (name in TAKES_MORE or not rest) and (rest or name not in NEEDS_MORE):
        return name, rest.strip()
    if typed[:1] in MARKS:
        return MARKS[typed[:1]], typed[1:].strip()
    return CHOOSE, typed
