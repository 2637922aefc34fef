"""Where friends reach a server: the addresses of this machine in its networks. Nothing is sent to find them."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator
from urllib.parse import urlsplit

INSIDE = ("br-", "cni", "docker", "lxc", "veth", "virbr")
"""Interfaces of containers and virtual machines: nobody else is in their networks."""
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses kept for documentation: asking for the way there tells by which address this machine goes out."""
SIOCGIFADDR = 0x8915
"""Linux: the address of an interface."""


def friends(listening: socket.socket) -> tuple[str, ...]:
    """The addresses of the page for others in the network; none where only this machine is heard.

    >>> with socket.create_server(("127.0.0.1", 0)) as alone:
    ...     friends(alone)
    ()
    """
    address, port = listening.getsockname()[:2]
    bound = ipaddress.ip_address(address)
    if not bound.is_unspecified:
        return () if bound.is_loopback else (page_at(address, port),)
    families = [listening.family]
    if listening.family == socket.AF_INET6 and not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY):
        families = [socket.AF_INET, socket.AF_INET6]
    addresses = (host for family in families for host in (*_going_out(family), *_of_interfaces(family)))
    return tuple(dict.fromkeys(page_at(host, port) for host in addresses if _is_of_use(host)))


def page_at(address: str, port: int) -> str:
    """The page of a server at an address.

    >>> page_at("192.168.1.20", 8765), page_at("fd00::2", 80)
    ('http://192.168.1.20:8765/', 'http://[fd00::2]/')
    """
    name = f"[{address}]" if ":" in address else address
    return f"http://{name}/" if port == 80 else f"http://{name}:{port}/"


def is_of_this_machine(page: str) -> bool:
    """Whether the address of a page leads others to their own machine.

    >>> [is_of_this_machine(page) for page in ("http://localhost:8765", "http://[::1]/", "https://rome.example")]
    [True, True, False]
    """
    name = urlsplit(page).hostname or ""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def _is_of_use(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_unspecified)


def _going_out(family: int) -> Iterator[str]:
    """The address by which this machine reaches other networks; it is the likeliest one to be reached at."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
        asked.connect((ELSEWHERE[socket.AddressFamily(family)], 9))
        yield asked.getsockname()[0]


def _of_interfaces(family: int) -> Iterator[str]:
    """All addresses of a family: on Linux those of each interface, elsewhere those that this machine's name has."""
    if sys.platform != "linux" or family != socket.AF_INET:
        with contextlib.suppress(OSError):
            for info in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_DGRAM):
                yield str(info[4][0])
        return
    import fcntl

    with socket.socket(family, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(asked, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                if not name.startswith(INSIDE):
                    yield socket.inet_ntoa(answer[20:24])
