"""What can be said of Antike before it is loaded."""

from quadriga.core.title.meta import Meta
from quadriga.core.title.options import Option, switch

BY_EDITION = "by_edition"

META = Meta(
    id="antike",
    name="Antike",
    seats=(2, 6),
    options=(
        Option("map", ("orient", "occident"), "orient"),
        # The edition sets the next three together; each can also be set alone (ANT-R1, ANT-R14, ANT-R17).
        # ANT-R42: `two_to_one` is the expert variant of 2006; its military variant is not offered.
        Option("edition", ("2005", "2006"), "2005"),
        Option("coin", (BY_EDITION, "own_turn", "round_start"), BY_EDITION),
        Option("maneuver", (BY_EDITION, "free", "two_phases"), BY_EDITION),
        Option("all_know_how", (BY_EDITION, "free_exchange", "personality", "two_to_one"), BY_EDITION),
        # ANT-R19.
        Option("fight", ("one_for_one", "to_the_end"), "one_for_one"),
        # ANT-R7: units of each resource, those the nations start with included; 80 is suggested.
        Option("bank_limit", ("none",), "none", numbers=(30, 500)),
        # ANT-R33.
        Option("three_nations", ("10", "12"), "10", seats=(3, 3)),
        # ANT-R41.
        Option("start_cities", ("three", "one"), "three"),
        # ANT-R37.
        Option("nations", ("random", "choose"), "random"),
        # ANT-R40.
        switch("partner_attack", seats=(2, 2)),
        # ANT-R35.
        Option("round_limit", ("none",), "none", numbers=(1, 1000)),
    ),
    rules_version=4,
    designers=("Mac Gerdts",),
    publisher="eggertspiele / PD-Verlag",
    year=2005,
    usual_seats=4,
    secrets=False,
    bench_options=(("round_limit", "60"),),
    bot_options=(("round_limit", "200"),),
    soak_options=("map", "edition", "fight"),
    # ANT-R43: the western map is our own. ANT-R36: so are some first nations.
    notes=("note-occident-reconstructed", "note-first-nation", "note-figures"),
    longest=500_000,
    roles="nations",
)
