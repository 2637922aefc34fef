"""What can be said of Augustus before it is loaded."""

from quadriga.core.title.meta import Meta
from quadriga.core.title.options import Option

META = Meta(
    id="augustus",
    name="Augustus",
    seats=(2, 6),
    options=(
        Option("start", ("choose", "random_three"), "choose"),
        Option("placement", ("simultaneous", "ordered"), "simultaneous"),
        Option("mobilise", ("place_or_move", "reserve_only"), "place_or_move"),
        Option("count_in_batch", ("final", "each"), "final"),
        Option("resource_on_loss", ("keep", "recount"), "keep"),
        Option("symbol_cap", ("on", "off"), "on"),
        Option("tie", ("senators", "shared"), "senators"),
    ),
    rules_version=1,
    designers=("Paolo Mori",),
    publisher="Hurrican",
    year=2013,
    notes=("note-names", "note-doubts"),
    usual_seats=4,
    soak_options=("start", "placement", "mobilise", "count_in_batch", "resource_on_loss", "symbol_cap", "tie"),
    longest=50_000,
)
