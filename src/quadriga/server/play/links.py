"""The link to a table that a friend can open, and QR codes."""

from __future__ import annotations

import io

import segno

from quadriga.server.addresses import is_of_this_machine
from quadriga.server.settings import Settings
from quadriga.service.live import LiveMatch
from quadriga.service.messages import LinkData


def link(match: LiveMatch, user_id: str | None, page: str, settings: Settings) -> LinkData:
    """The link to a match for friends of somebody who came by the address `page`.

    Who came by a name of this machine alone gives away its address in the network. What lets a friend in is the code
    of the table; who has it not passes on its id.
    """
    inside = bool(match.seats_of(user_id)) or match.is_host(user_id)
    alone = is_of_this_machine(page)
    base = settings.addresses[0] if alone and settings.addresses else f"{page}/"
    made = f"{base}#/join/{match.row.code if inside else match.id}"
    image = segno.make_qr(made, error="m").svg_data_uri(border=2, light="#fff", omitsize=True)
    return {"link": made, "image": image, "reaches": not (alone and not settings.addresses)}


def in_blocks(address: str) -> str:
    """The QR code of an address for a terminal, light on dark."""
    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
