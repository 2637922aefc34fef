"""What a host can set, mostly by options of `quadriga serve`."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.core.places import data_folder


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
    hint_seconds: float = 2.0
    """How long the best bot thinks about a hint, on all cores."""

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{data_folder() / 'quadriga.db'}"
