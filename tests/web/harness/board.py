"""The page of the harness in a browser, with a position of a title on it, and all that goes wrong there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

SIZES = {
    "desk": (1440, 900), "laptop": (1280, 720), "large": (2560, 1440), "tablet": (1024, 768), "phone": (390, 844),
    "small": (360, 740), "sideways": (844, 390),
}  # fmt: skip
AXE = (Path(__file__).parents[1] / "vendor" / "axe.min.js").read_text(encoding="utf-8")


class Harness:
    """A page with a position of one title; tests of a title add what they ask of its board."""

    game: str

    def __init__(self, browser: Browser, address: str, size: str = "desk", touch: bool = False) -> None:
        width, height = SIZES[size]
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, reduced_motion="reduce"
        )
        self.page: Page = self.context.new_page()
        self.address = address
        self.faults: list[str] = []
        self.page.on(
            "console", lambda said: self.faults.append(said.text) if said.type in ("error", "warning") else None
        )
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.faults.append(said.text)

    def open(self, name: str, **more: str) -> dict[str, Any]:
        """Shows a position; what the page was told."""
        asked = "&".join(f"{key}={value}" for key, value in {"position": name, "motion": "off", **more}.items())
        self.page.goto(f"{self.address}/tests/web/harness/{self.game}.html?{asked}")
        self.page.wait_for_selector("html[data-ready]", state="attached")
        return self.show(name, more.get("language"))

    def show(self, name: str, language: str | None = None) -> dict[str, Any]:
        """Lays another position on the table of an open page."""
        envelope: dict[str, Any] = self.page.evaluate("([name, language]) => show(name, language)", [name, language])
        return envelope

    def do(self, script: str, given: Any = None) -> Any:
        return self.page.evaluate(script, given)

    def close(self) -> None:
        self.context.close()
