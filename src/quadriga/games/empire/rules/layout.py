"""What a position of L'Empire de César is made of. Never compiled; `tools/declare.py` makes `fields.py` of it."""

from quadriga.core.position.layout import MANY, mask, masks, number, numbers
from quadriga.games.empire.rules.codes import *

POSITION = (
    number("decision", 0, FIRST, start=DEAL),
    number("turn", 0, "seat"),
    number("dealing", 0, "places"),
    numbers("pool", KINDS, -MANY, MANY),
    number("pool_size", -MANY, MANY),
    numbers("wealth_at", PLACES, NONE, "kind", start=NONE),
    numbers("taken_by", PLACES, NONE, "seat", start=NONE),
    mask("available", "all_places"),
    mask("edge_1", "all_places"),
    mask("edge_2", "all_places"),
    numbers("owner", LINES, NONE, "seat", start=NONE),
    masks("joined_1", PLACES, "all_places"),
    masks("joined_2", PLACES, "all_places"),
    numbers("roads", SEATS, -MANY, MANY),
    numbers("scored", SEATS, 0, MANY),
    numbers("held", SEATS * KINDS, -MANY, MANY),
    numbers("best", SEATS * COLOURS, NONE, MANY, start=NONE),
    masks("cities", SEATS, "all_places"),
    number("passes", -MANY, MANY),
    number("target", NONE, "place", start=NONE),
    number("at", NONE, "place", start=NONE),
    mask("visited", "all_places"),
    numbers("route", PLACES, NONE, "line", start=NONE),
    number("route_size", 0, PLACES),
    number("asked", NONE, "seat", start=NONE),
    mask("fixed_seats", DIGIT**SEATS - 1),
    mask("fixed_paid", DIGIT**SEATS - 1),
    numbers("total", SEATS, -MANY, MANY),
    number("reason", NONE, STUCK, start=NONE),
)
