"""What the host of the server has set, as this process knows it: bans, mutes, the announcement, maintenance.

All of it is in memory, since every request asks for it; word of a change (`house`) brings it anew from the database.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from quadriga.core.errors import BadOption, shortened
from quadriga.server.settings import Settings
from quadriga.server.store import house as store
from quadriga.server.store.database import Database, Transaction
from quadriga.service.errors import Closed, Forbidden
from quadriga.service.messages import HouseData

BAN, MUTE = "ban", "mute"
ANNOUNCEMENT, MAINTENANCE = "announcement", "maintenance"
Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Ban:
    """A person or a network that is kept out, or a person who may not chat."""

    kind: str
    user_id: str | None
    network: Network | None
    until: float | None
    why: str

    @property
    def params(self) -> dict[str, Any]:
        """What goes into the sentence about it: when it ends (0: never), and why."""
        return {"until": 0 if self.until is None else int(self.until), "why": self.why or None}


def network_of(text: str) -> Network:
    """The network that an address or a network stands for; an IPv6 address stands for its /64, which is one home.

    >>> str(network_of("203.0.113.7")), str(network_of("203.0.113.0/24")), str(network_of("2001:db8::1"))
    ('203.0.113.7/32', '203.0.113.0/24', '2001:db8::/64')
    """
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadOption("no-address", address=shortened(text)) from None
    return (
        ip_network((network.network_address, 64), strict=False) if network.version == 6 and "/" not in text else network
    )


@lru_cache(maxsize=4096)
def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address as it comes; IPv4 over an IPv6 socket is IPv4."""
    try:
        ip = ip_address(text)
    except ValueError:
        return None
    return ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip


class House:
    """The rules of the house in one server process."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], float]) -> None:
        self.database = database
        self.settings = settings
        self.now = now
        self._of_users: dict[tuple[str, str], Ban] = {}
        self._of_networks: list[Ban] = []
        self._set: dict[str, dict[str, Any]] = {}

    async def load(self) -> None:
        """Bring what is kept."""
        async with self.database.reading() as connection:
            rows = await store.bans(connection, self.now())
            self._set = await store.settings(connection)
        bans = [
            Ban(
                row["kind"],
                row["user_id"],
                None if row["address"] is None else ip_network(row["address"]),
                row["until"],
                row["why"],
            )
            for row in rows
        ]
        self._of_users = {(ban.kind, ban.user_id): ban for ban in bans if ban.user_id is not None}
        self._of_networks = [ban for ban in bans if ban.network is not None]

    # ---- bans ------------------------------------------------------------------------------------------------

    def ban_of(self, user_id: str | None, address: str = "") -> Ban | None:
        """Why somebody is kept out, by who they are or where they come from."""
        ban = self._of_users.get((BAN, user_id or ""))
        if ban is None and self._of_networks and (there := _address(address)) is not None:
            ban = next((ban for ban in self._of_networks if ban.network is not None and there in ban.network), None)
        return ban if ban is not None and self._holds(ban) else None

    def _holds(self, ban: Ban) -> bool:
        return ban.until is None or ban.until > self.now()

    def need_welcome(self, user_id: str | None, address: str = "") -> None:
        """Refuse who is banned, with the end of it."""
        ban = self.ban_of(user_id, address)
        if ban is not None:
            raise Forbidden("banned" if ban.network is None else "banned-address", **ban.params)

    def need_voice(self, user_id: str) -> None:
        """Refuse the chat to who is muted, with the end of it."""
        mute = self._of_users.get((MUTE, user_id))
        if mute is not None and self._holds(mute):
            raise Forbidden("muted", **mute.params)

    # ---- maintenance -----------------------------------------------------------------------------------------

    def is_stopped(self) -> bool:
        """Whether all games stand still."""
        return bool(self._set.get(MAINTENANCE, {}).get("stop"))

    def need_open(self) -> None:
        """Refuse to begin anything while the house is closed for maintenance."""
        if MAINTENANCE in self._set:
            raise Closed("maintenance", note=self._set[MAINTENANCE]["note"] or None)

    # ---- what everybody is told ------------------------------------------------------------------------------

    def shown(self) -> HouseData:
        """What every page is to know."""
        said, works = self._set.get(ANNOUNCEMENT), self._set.get(MAINTENANCE)
        if said is not None and said["until"] is not None and said["until"] <= self.now():
            said = None
        return {
            "accounts": self.settings.accounts,
            "guests": self.settings.guests,
            "announcement": None if said is None else {"id": said["id"], "text": said["text"], "until": said["until"]},
            "maintenance": None if works is None else {name: works[name] for name in ("note", "stop", "since")},  # type: ignore[typeddict-item]
        }


async def tell_house(transaction: Transaction) -> None:
    """Let every process know that something of this has changed, once it is committed."""
    await transaction.tell(match="", what="house")
