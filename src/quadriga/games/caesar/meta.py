"""What can be said of Caesar! before it is loaded."""

from quadriga.core.title.meta import Meta
from quadriga.core.title.options import Option, switch

META = Meta(
    id="caesar",
    name="Caesar!",
    seats=(1, 2),
    options=(
        switch("poison"),
        switch("centurions"),
        switch("border_control"),
        Option("both_twelve", ("active_first", "draw"), "active_first"),
        Option("stuck", ("skip", "lose"), "skip"),
        Option("two_senates", ("together", "one_by_one"), "together"),
        Option("solo_deck", ("easy", "normal", "hard"), "normal", seats=(1, 1)),
        Option("solo_side", ("caesar", "pompey"), "caesar", seats=(1, 1)),
        Option("crassus_ties", ("own_turn", "always"), "own_turn", seats=(1, 1)),
        Option("crassus_hard_bonus", ("off", "on"), "off", seats=(1, 1)),
    ),
    rules_version=1,
    designers=("Paolo Mori", "Dávid Turczi", "Nick Shaw"),
    publisher="PSC Games",
    year=2022,
    notes=("note-tiles-inferred",),
    soak_options=("poison", "centurions", "border_control", "solo_deck", "crassus_hard_bonus"),
    longest=2_000,
    roles="sides",
)
