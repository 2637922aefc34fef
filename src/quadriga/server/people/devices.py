"""What kind of device a session is used on: two words made from the `User-Agent`, which itself is not kept."""

from __future__ import annotations

BROWSERS = (
    # The first that is found counts: most browsers also name those they descend from.
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device(user_agent: str) -> tuple[str, str]:
    """The browser and the system; empty where a program or something unknown asks.

    >>> device("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    ('Firefox', 'Android')
    >>> device("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1")
    ('Safari', 'macOS')
    >>> device("python-httpx/0.28")
    ('', '')
    """
    return _first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for mark, name in known if mark in user_agent), "")
