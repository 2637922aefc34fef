"""Matches that begin in the middle of a game, and reviews of those that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what sandboxes and reviews need."""
    op.add_column("matches", sa.Column("sandbox", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.String(length=32), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("changed_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_reviews_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_reviews")),
    )
