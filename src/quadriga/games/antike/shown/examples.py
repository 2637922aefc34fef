"""Rules that the rulebook shows an example of."""

from quadriga.core.title.example import Wanted

EXAMPLES = {
    "ANT-9": Wanted("went", after=30),
    "ANT-13": Wanted("armed", after=30),
    "ANT-23": Wanted("moved", after=30),
    "ANT-32": Wanted("founded", after=20),
}
