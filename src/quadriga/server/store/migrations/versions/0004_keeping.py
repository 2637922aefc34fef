"""Devices of a session, and indices without which a user or a match cannot be deleted quickly."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

INDICES = (
    ("audit", "user_id"),
    ("chat", "user_id"),
    ("notes", "user_id"),
    ("replies", "user_id"),
    ("outbox", "match_id"),
)


def upgrade() -> None:
    """Add them; whoever is signed in was here at this moment, so that nobody's age begins in the past."""
    op.add_column("sessions", sa.Column("used_at", sa.Double(), server_default="0", nullable=False))
    op.add_column("sessions", sa.Column("browser", sa.String(length=20), server_default="", nullable=False))
    op.add_column("sessions", sa.Column("system", sa.String(length=20), server_default="", nullable=False))
    sessions = sa.table("sessions", sa.column("used_at", sa.Double()))
    op.execute(sessions.update().values(used_at=time.time()))
    for table, column in INDICES:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column], unique=False)
