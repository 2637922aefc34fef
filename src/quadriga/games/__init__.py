"""The four titles. Importing this package makes them known; each is loaded when it is first used."""

from quadriga.core.registry import load, register, titles
from quadriga.games.antike.meta import META as ANTIKE
from quadriga.games.caesar.meta import META as CAESAR
from quadriga.games.empire.meta import META as EMPIRE

register(CAESAR, "quadriga.games.caesar.game")
register(EMPIRE, "quadriga.games.empire.game")
register(ANTIKE, "quadriga.games.antike.game")

__all__ = ["load", "titles"]
