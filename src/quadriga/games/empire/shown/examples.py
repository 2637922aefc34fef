"""Rules that the rulebook shows an example of."""

from quadriga.core.title.example import Wanted

EXAMPLES = {
    "EMP-6": Wanted("chose", after=20),
    "EMP-12": Wanted("paid", after=30),
    "EMP-15": Wanted("counted", {"doubled": True}, after=16),
}
