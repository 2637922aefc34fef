"""What can be said of L'Empire de César before it is loaded."""

from quadriga.core.title.meta import Meta
from quadriga.core.title.options import Option, switch

META = Meta(
    id="empire",
    name="L’Empire de César",
    seats=(2, 5),
    options=(
        # EMP-R19, EMP-R20: both variants are printed for two and three players only.
        Option("goods", ("reduced", "all"), "reduced", seats=(2, 3)),
        switch("whole_colour", seats=(2, 3)),
    ),
    rules_version=2,
    designers=("Matthieu Podevin",),
    publisher="Holy Grail Games",
    year=2021,
    # EMP-R18: the map for four and five players is our own.
    notes=("note-large-map", "note-small-map"),
    usual_seats=3,
    secrets=False,
    soak_options=("goods", "whole_colour"),
    longest=5_000,
)
