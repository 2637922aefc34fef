"""Over plain HTTP, as at a friend's address in a network, browsers leave out what needs a secure context."""

from __future__ import annotations

import re
from pathlib import Path

import quadriga

WEB = Path(quadriga.__file__).parent / "web"
MODULES = sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts)

# What does not exist there, by the object it hangs on; names of the window itself hang on none.
OF_NAVIGATOR = (
    "bluetooth clipboard credentials geolocation gpu locks mediaDevices requestMIDIAccess serviceWorker share canShare "
    "storage usb wakeLock windowControlsOverlay xr"
)
OF_CRYPTO = "randomUUID subtle"
OF_WINDOW = "Notification PaymentRequest PushManager caches cookieStore showOpenFilePicker"


def named(of: str, names: str) -> list[tuple[str, str]]:
    return [(f"{of}.{name}" if of else name, name) for name in names.split()]


SECURE = [*named("navigator", OF_NAVIGATOR), *named("crypto", OF_CRYPTO), *named("", OF_WINDOW)]


def faults(text: str) -> list[str]:
    """The names that a module uses without asking whether they are there."""
    code = re.sub(r"/\*.*?\*/|(?<!\S)//.*?$", "", text, flags=re.S | re.M)
    found = []
    for whole, name in SECURE:
        own = re.escape(whole)
        used = rf"(?:(?<![\w.\"'`$-])|(?<=window\.)|(?<=globalThis\.)){own}(?![\w\"'`-])"
        asked = rf"{own}\?\.|[\"']{name}[\"'] in |typeof {own}|if \(!?{own}\)|{own} &&"
        if re.search(used, code) and not re.search(asked, code):
            found.append(whole)
    return found


def test_no_module_needs_a_secure_context() -> None:
    found = {str(path.relative_to(WEB)): faults(path.read_text()) for path in MODULES}
    assert len(found) > 100 and {path: names for path, names in found.items() if names} == {}


def test_what_needs_a_secure_context_is_noticed() -> None:
    assert faults("const key = crypto.randomUUID();") == ["crypto.randomUUID"]
    assert faults("await navigator.clipboard.writeText(text);") == ["navigator.clipboard"]
    assert faults("new Notification('Ave')") == faults("new window.Notification('Ave')") == ["Notification"]
    assert faults("navigator.clipboard?.writeText(text); // new Notification()") == []
    assert faults('if ("Notification" in window) new Notification("Ave");') == []
