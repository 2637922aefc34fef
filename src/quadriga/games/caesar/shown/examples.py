"""Rules that the rulebook shows an example of."""

from quadriga.core.title.example import Wanted

EXAMPLES = {
    "CAE-6": Wanted("placed", after=6),
    "CAE-8": Wanted("closed", after=10),
    "CAE-12": Wanted("put-marker", {"source": "borders"}, after=12),
    "CAE-17": Wanted("senate-paid", after=10),
}
