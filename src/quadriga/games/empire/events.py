"""What can happen in L'Empire de César, as typed events; the order is that of the codes."""

from quadriga.core.events import EventSpec

SPECS = (
    EventSpec("dealt", ("city:city", "wealth:wealth"), reveals=True),
    EventSpec("begins", ("seat",), reveals=True),
    EventSpec("turn-began", ("seat",)),
    EventSpec("chose", ("seat", "city:city")),
    EventSpec("built", ("seat", "line:line", "pieces", "left")),
    EventSpec("took", ("seat", "city:city", "wealth:wealth", "value")),
    # Whose pieces are in question is another seat, as a number.
    EventSpec("asked", ("seat", "player")),
    EventSpec("answered", ("seat", "player", "pieces")),
    EventSpec("counted", ("seat", "city:city", "pieces", "doubled")),
    EventSpec("paid", ("seat", "line:line", "points")),
    EventSpec("scored", ("seat", "points", "total")),
    EventSpec("passed", ("seat",)),
    EventSpec("bonus", ("seat", "roads", "points")),
    EventSpec("ended", ("reason:reason",)),
)
