"""What can happen in L'Empire de César, as typed events; the order is that of the codes."""

from quadriga.core.events import EventSpec

SPECS = (
    EventSpec("dealt", ("city:city", "wealth:wealth"), reveals=True),
    EventSpec("begins", ("player:player",), reveals=True),
    EventSpec("turn-began", ("player:player",)),
    EventSpec("built", ("player:player", "line:line", "pieces", "left")),
    EventSpec("took", ("player:player", "city:city", "wealth:wealth", "value")),
    EventSpec("counted", ("player:player", "city:city", "pieces", "doubled")),
    EventSpec("scored", ("player:player", "points", "total")),
    EventSpec("passed", ("player:player",)),
    EventSpec("bonus", ("player:player", "roads", "points")),
    EventSpec("ended", ("reason:reason",)),
)
