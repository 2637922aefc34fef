"""Draws the icons that devices put on their home screens, from favicon.svg: `python tools/icons.py`; needs Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PAGE = Path(__file__).resolve().parents[1] / "src" / "quadriga" / "web"
RED = "#6B1D15"
ICONS = {
    "192": (192, 1.0, ""),
    "512": (512, 1.0, ""),
    "maskable-192": (192, 0.8, RED),
    "maskable-512": (512, 0.8, RED),
    "apple-180": (180, 0.9, RED),
}
"""Size, share of it that is drawn on, ground: devices cut maskable icons and those of Apple to shapes of their own."""


def main() -> None:
    """Draw all of them."""
    drawing = (PAGE / "favicon.svg").read_text(encoding="utf-8")
    folder = PAGE / "look" / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;height:100vh;display:grid;place-content:center;background:{ground or 'transparent'}"
            page.set_content(f'<body style="{style}"><div style="width:{round(size * share)}px">{drawing}</div>')
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
