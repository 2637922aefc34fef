"""The tables of the database. Changes go into a new migration under `migrations/versions`; a test compares the two.

Moments are seconds since 1970, as floating-point numbers: they mean the same in every database and time zone.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _match() -> Column[str]:
    return Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def _user(on_delete: str = "SET NULL", name: str = "user_id", **more: bool) -> Column[str]:
    return Column(name, String(32), ForeignKey("users.id", ondelete=on_delete), **more)  # type: ignore[arg-type]


users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # None for a guest
    Column("password", String(200)),  # an argon2 hash
    Column("language", String(8), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("online_until", Double, nullable=False, server_default="0"),
    Column("origin", String(64), index=True),  # where a guest came from, as it is counted; None for an account
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # the SHA-256 of what the client holds
    _user("CASCADE", nullable=False, index=True),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
    Column("used_at", Double, nullable=False, server_default="0"),  # to the hour
    Column("browser", String(20), nullable=False, server_default=""),
    Column("system", String(20), nullable=False, server_default=""),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("own_data", JSON, nullable=False),
    Column("data_hash", String(64), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("status", String(12), nullable=False),
    _user(name="host_id", index=True),
    Column("listed", Boolean, nullable=False),
    Column("seat_order", String(12), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("changed_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("ended_by", String(12)),
    Column("length", Integer, nullable=False),
    Column("outcome", JSON(none_as_null=True)),
    Column("proposal", JSON(none_as_null=True)),
    Column("due_at", Double),  # when a bot or a clock wants something done
    Column("keeper", String(32)),  # the server process that does it
    Column("rematch_of", String(32)),
    Column("rematch", String(32)),
    Column("sandbox", JSON(none_as_null=True)),  # where it begins, if not with a new game
    Column("origin", String(64), index=True),  # where it was made, as it is counted, until it is over
    Index("ix_matches_status", "status", "changed_at"),
    Index("ix_matches_due", "due_at"),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    _user(index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),  # the bot that sits here, where no person does
    Column("stand_in", String(40)),  # the bot that plays for an absent person
    Column("invitation", String(64)),  # the SHA-256 of a single-use invitation
    Column("invited", Boolean, nullable=False),  # for who has the table's link or code, not for anybody
    Column("resigned", Boolean, nullable=False),
    Column("seen", Integer, nullable=False),  # the revision its player has looked at
    Column("clock", Double),  # seconds left in the bank
    Column("asked_at", Double),  # since when it owes a decision
    Column("plan", JSON(none_as_null=True)),  # what its player has decided ahead; a secret of theirs
)

entries = Table(
    "entries",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("entry", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

replies = Table(
    "replies",
    metadata,
    _match(),
    _user("CASCADE", primary_key=True, index=True),
    Column("key", String(80), primary_key=True),
    Column("reply", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    _user(index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    _match(),
    _user("CASCADE", primary_key=True, index=True),
    Column("text", Text, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), index=True),
    _user(index=True),
    Column("deed", String(40), nullable=False),
    Column("details", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

abuse = Table(
    "abuse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False, index=True),  # the minute it was in
    Column("code", String(40), nullable=False),  # of the refusal
    Column("user_id", String(32)),  # stays when the user is gone
    Column("address", String(64), nullable=False),
    Column("count", Integer, nullable=False),
)

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(20), nullable=False),
    # No foreign keys: what was done stays known when those it was about are gone.
    Column("user_id", String(32), index=True),
    Column("match_id", String(32), index=True),
    Column("details", JSON, nullable=False),
    Column("why", Text, nullable=False),
    Column("by", String(80), nullable=False),  # the user of the command line
    Column("at", Double, nullable=False),
    Column("taken_by", String(32)),  # the process that carries it out
    Column("done_at", Double, index=True),  # None while it waits
    Column("result", JSON(none_as_null=True)),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),  # "ban", or "mute": no chat
    _user("CASCADE", index=True),
    Column("address", String(64)),  # a network, where it is not about one person
    Column("until", Double),  # None: for ever
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("code", String(64), nullable=False, unique=True),  # the SHA-256 of what is sent
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double),
    Column("used_at", Double),
    _user(name="used_by", index=True),
)

house = Table(
    "house",
    metadata,
    Column("name", String(20), primary_key=True),  # "announcement", "maintenance"
    Column("value", JSON, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _user("CASCADE", nullable=False, index=True),
    Column("match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), index=True),
    Column("notice", String(40), nullable=False),
    Column("details", JSON, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("sent_at", Double),
    Column("tries", Integer, nullable=False, server_default="0"),
)

reviews = Table(
    "reviews",
    metadata,
    _match(),
    Column("done", Integer, nullable=False),  # decisions looked at so far
    Column("total", Integer, nullable=False),
    Column("found", JSON(none_as_null=True)),  # None until all are
    Column("changed_at", Double, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("started_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)
