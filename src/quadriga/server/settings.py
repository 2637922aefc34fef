"""What a host can set, mostly by options of `quadriga serve`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from quadriga.core.places import data_folder
from quadriga.server.guard.networks import LOCAL, Networks
from quadriga.server.host.ages import Ages
from quadriga.service import thinking

Accounts = Literal["open", "invited", "closed"]


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
    bot_pause: float = thinking.BOT_PAUSE
    """The least seconds a bot takes for a decision."""
    limits: float = 1.0
    """A factor for all limits of requests; 0 switches them off."""
    bot_seconds: float = 0.0
    """Players may set the effort of a bot themselves (`uct@5`), up to so many seconds a decision; 0: none may."""
    accounts: Accounts = "open"
    """Whether guests may make accounts: all of them, those with an invitation, or nobody."""
    guests: bool = True
    """Whether anybody may come as a guest; else who is new needs an invitation."""
    workers: int | None = None
    """How many bots think at once."""
    review_rounds: int = thinking.REVIEW_ROUNDS
    """How many rounds of search a review spends on each decision."""
    hint_seconds: float = thinking.HINT_SECONDS
    """How long the best bot thinks about a hint, on all cores."""
    most_matches: int = 200_000
    """How many matches are kept in all; then no new ones are made."""
    most_guests: int = 50_000
    """How many guests are kept in all."""
    cluster_ca: str = ""
    """The certificate of who signed those of the cluster; with it the cluster is spoken to by TLS alone."""
    cluster_cert: str = ""
    """The certificate with which this server shows the cluster who it is."""
    cluster_key: str = ""
    """The key of that certificate."""
    addresses: tuple[str, ...] = ()
    """Where others in the network reach the page, the likeliest first; none where only this machine does."""
    ages: Ages = field(default_factory=Ages)
    """How long things are kept."""
    metrics_from: Networks = LOCAL
    """Who may read the figures of the server."""

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{data_folder() / 'quadriga.db'}"
