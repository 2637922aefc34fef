"""What an objective still lacks, as one number: two binary digits a symbol, so up to three slots of each.

Never compiled, so that compiled modules can read it.
"""

from quadriga.games.augustus.rules.codes import SYMBOLS

LACKS = 4**SYMBOLS
UNIT = [4**symbol for symbol in range(SYMBOLS)]
"""One slot of a symbol, as a lack."""
ANY = [3 * 4**symbol for symbol in range(SYMBOLS)]
"""The digits of a symbol in a lack."""
LINKS = 2 ** (SYMBOLS - 1)
"""Which neighbours among the symbols a seat may exchange, as a mask; the box links no others."""
TEMPO = 4.0
"""What it is worth to complete an objective beyond its points, in points: a new one comes."""
