"""The four titles. Importing this package makes them known; each is loaded when it is first used."""

from quadriga.core.registry import load, register, titles
from quadriga.games.antike.meta import META as ANTIKE
from quadriga.games.augustus.meta import META as AUGUSTUS
from quadriga.games.caesar.meta import META as CAESAR
from quadriga.games.empire.meta import META as EMPIRE

for meta in (EMPIRE, CAESAR, AUGUSTUS, ANTIKE):
    register(meta, f"quadriga.games.{meta.id}.game")

__all__ = ["load", "titles"]
