"""Pictures of positions in the harness, to be looked at: python -m tests.web.harness.shoot FOLDER OUT [NAME ...]

A name may carry what to do first: `base-middle:pick=token sword-51;look=0`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.harness.serve import serving

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}


def main(folder: Path, out: Path, wanted: list[str]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    with serving(folder) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for one in wanted:
            name, size, theme, language, script = (one.split("@") + ["", "", "", ""])[:5]
            width, height = SIZES[size or "1440"]
            page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=1)
            page.on("console", lambda message: print(name, message.type, message.text))
            page.on("pageerror", lambda error: print(name, "error", error))
            spoken = f"&language={language}" if language else ""
            page.goto(f"{address}/tests/web/harness/caesar.html?position={name}&theme={theme}&motion=off{spoken}")
            page.wait_for_selector("html[data-ready]", state="attached")
            if script:
                page.evaluate(script)
            page.wait_for_timeout(250)
            missing = page.evaluate("[...missing]")
            if missing:
                print(name, "missing words", missing)
            page.screenshot(path=str(out / f"{name}-{size or 1440}{'-' + theme if theme else ''}{'-' + language if language else ''}{'-s' if script else ''}.png"))
            page.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
