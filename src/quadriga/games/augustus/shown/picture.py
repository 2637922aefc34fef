"""The picture of Augustus."""

from __future__ import annotations

from typing import Any

from quadriga.core.drawing.shapes import HEIGHT, INK, MARGIN, PALE, SEATS, WIDTH, Box, Shape


def picture(board: dict[str, Any], view: dict[str, Any]) -> list[Shape]:
    """A row a seat: objectives under control, then those in progress with the share of their legions."""
    drawn: list[Shape] = []
    rows = len(view["seats"]) + 1
    tall = (HEIGHT - 2 * MARGIN) / rows
    wide = (WIDTH - 2 * MARGIN) / 14
    for n, number in enumerate(view["row"]):
        drawn.append(Box(MARGIN + n * wide, MARGIN, wide - 6, tall - 8, INK, 1.0, board["objectives"][number]["name"]))
    for seat in view["seats"]:
        y = MARGIN + (seat["seat"] + 1) * tall
        cards = [(number, 1.0) for number in seat["controlled"]]
        for card in seat["objectives"]:
            slots = sum(board["objectives"][card["id"]]["slots"].values())
            cards.append((card["id"], sum(card["filled"].values()) / slots))
        for n, (number, share) in enumerate(cards):
            x, name = MARGIN + n % 14 * wide, board["objectives"][number]["name"]
            drawn.append(Box(x, y, wide - 6, tall - 8, PALE, 1.0, name))
            drawn.append(Box(x, y, wide - 6, tall - 8, SEATS[seat["seat"]], share, name))
    return drawn
