"""Rules that the rulebook shows an example of."""

from quadriga.core.title.example import Wanted

EXAMPLES = {
    "AUG-4": Wanted("placed", after=24),
    "AUG-17": Wanted("chose", after=24),
}
