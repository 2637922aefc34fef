"""Matches that begin in the middle of a game, and reviews of those that are over."""

import sqlalchemy as sa
from alembic import op

from quadriga.server.store.migrations.columns import data, match, moment, number

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what sandboxes and reviews need."""
    op.add_column("matches", sa.Column("sandbox", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "reviews",
        match(key=True), number("done"), number("total"), data("found", empty=True), moment("changed_at"),
    )  # fmt: skip
