"""What can be said of Nim before it is loaded."""

from quadriga.core.title.meta import Meta
from quadriga.core.title.options import Option

META = Meta(
    id="nim",
    name="Nim",
    seats=(2, 3),
    options=(Option("heaps", ("three", "four"), "three"), Option("last", ("wins", "loses"), "wins")),
    rules_version=1,
    designers=("Anonymous",),
    publisher="–",
    year=1901,
    soak_options=("heaps", "last"),
    secrets=False,
)
