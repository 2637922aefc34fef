"""Which requests come from the local net."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from quadriga.core.errors import BadOption, shortened

Networks = tuple[IPv4Network | IPv6Network, ...]

LOCAL: Networks = tuple(
    map(
        ip_network,
        (
            "127.0.0.0/8",
            "10.0.0.0/8",
            "172.16.0.0/12",
            "192.168.0.0/16",
            "169.254.0.0/16",
            "::1",
            "fc00::/7",
            "fe80::/10",
        ),
    )
)
"""This machine and private networks."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""What proxies add to a request: it comes from somebody further away than its address says."""


def networks(given: Iterable[str]) -> Networks:
    """Networks as a host writes them, or BadOption.

    >>> networks(["10.1.2.3"])
    (IPv4Network('10.1.2.3/32'),)
    """
    networks = []
    for name in given:
        try:
            networks.append(ip_network(name))
        except ValueError:
            raise BadOption("bad-network", name=shortened(name)) from None
    return tuple(networks)


def comes_from(address: str, headers: Mapping[str, str], allowed: Networks) -> bool:
    """Whether a request comes from one of some networks itself, not through a proxy that stands there.

    >>> comes_from("192.168.1.7", {}, LOCAL), comes_from("93.184.215.14", {}, LOCAL)
    (True, False)
    >>> comes_from("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, LOCAL)
    False
    """
    if any(name in headers for name in FORWARDED):
        return False
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return any(ip in network for network in allowed)
