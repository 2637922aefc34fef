"""A match with its players, people or bots: asking, telling, hints, undo, news, the envelope.

>>> from quadriga import games
>>> from quadriga.table import Table
>>> table = Table.new(games.load("caesar").new(seats=2), ["Livia", "level1"], seed=7)
>>> table.play(0, table.match.state.legal(0)[0])
>>> table.run_bots()
>>> table.people_asked()
[0]
"""

from quadriga.table.players import Player
from quadriga.table.table import Table

__all__ = ["Player", "Table"]
