"""Who asks: the person and the network address that a request comes from, for limits, fair turns and the abuse log."""

from __future__ import annotations

from collections import OrderedDict
from contextvars import ContextVar
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address

from quadriga.core.errors import QuadrigaError

MOST_KNOWN = 20_000
NOWHERE = "?"


@dataclass
class Caller:
    """Who asks."""

    address: str = NOWHERE
    """As it is counted, see `counted`."""
    person: str | None = None
    """The id of the user, once it is known."""
    refusal: QuadrigaError | None = None
    """Why what they asked for was refused, once it was."""


@dataclass(frozen=True)
class Lane:
    """Whose work something is: that of a person, and of all who come from the same address."""

    address: str
    person: str


_calling: ContextVar[Caller | None] = ContextVar("caller", default=None)


def calling() -> Caller:
    """Who asks for what is being done; nobody where the server does it by itself."""
    return _calling.get() or Caller()


def answer(address: str | None) -> Caller:
    """From here on, the request of somebody at this address is answered."""
    caller = Caller(counted(address))
    _calling.set(caller)
    return caller


def counted(address: str | None) -> str:
    """An address as it is counted: one of IPv6 by its network of 64 bits, which is what one household is given.

    >>> counted("192.0.2.7"), counted("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> counted("2001:db8:1:2:aaaa::1"), counted("2001:db8:1:2:bbbb::2")
    ('2001:db8:1:2::/64', '2001:db8:1:2::/64')
    >>> counted("unix socket")
    '?'
    """
    try:
        ip = ip_address((address or "").partition("%")[0])
    except ValueError:
        return NOWHERE
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((ip, 64), strict=False))


class Whereabouts:
    """The addresses that people were last heard from, in memory alone: so bots think in the lane of their people."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str) -> None:
        """Somebody asks for something."""
        caller = calling()
        caller.person = person
        self._last[person] = caller.address
        self._last.move_to_end(person)
        if len(self._last) > MOST_KNOWN:
            self._last.popitem(last=False)

    def lane(self, *people: str | None) -> Lane:
        """The lane of the first of some people whose address is known; the others share one.

        >>> Whereabouts().lane(None, "livia")
        Lane(address='?', person='livia')
        """
        listed = [person for person in people if person is not None]
        known = next((person for person in listed if person in self._last), None)
        person = known or (listed[0] if listed else NOWHERE)
        return Lane(self._last.get(person, NOWHERE), person)
