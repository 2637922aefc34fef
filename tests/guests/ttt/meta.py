"""What can be said of tic-tac-toe before it is loaded."""

from quadriga.core import Meta

META = Meta("ttt", "Tic-tac-toe", (2, 2), (), 1, ("Anonymous",), "–", 1864, secrets=False, longest=10)
