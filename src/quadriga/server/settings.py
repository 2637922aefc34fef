"""What a host can set, mostly by options of `quadriga serve`."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str = ""
    """Its address; empty for a file in the user's data folder."""
    cluster: str | None = None
    """The address of a Dask scheduler."""
    origins: tuple[str, ...] = ()
    """Other addresses under which the page may be served, as `https://play.example.org`."""
    secure: bool = False
    """Whether players come by HTTPS: then cookies go over nothing else."""
    bot_pause: float = 0.9
    """The least seconds a bot takes for a decision."""
    limits: float = 1.0
    """A factor for all limits of requests; 0 switches them off."""
    workers: int | None = None
    """How many bots think at once."""
    review_rounds: int = 400
    """How many rounds of search a review spends on each decision."""

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{data_folder() / 'quadriga.db'}"


def data_folder() -> Path:
    """Where a user's data lie on this system; `QUADRIGA_DATA` names another place."""
    if given := os.environ.get("QUADRIGA_DATA"):
        return Path(given)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "Quadriga"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Quadriga"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "quadriga"
