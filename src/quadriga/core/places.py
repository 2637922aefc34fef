"""Where a user's data lie."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder of a user's data on this system; `QUADRIGA_DATA` names another one."""
    if given := os.environ.get("QUADRIGA_DATA"):
        return Path(given)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Quadriga"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Quadriga"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "quadriga"
