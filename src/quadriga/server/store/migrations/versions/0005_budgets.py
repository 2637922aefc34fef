"""Where guests and running matches came from, to count them; and the abuse log."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what quotas and the abuse log need."""
    for table in ("users", "matches"):
        op.add_column(table, sa.Column("origin", sa.String(length=64), nullable=True))
        op.create_index(op.f(f"ix_{table}_origin"), table, ["origin"])
    op.create_table(
        "abuse",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("code", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=True),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_abuse")),
    )
    op.create_index(op.f("ix_abuse_at"), "abuse", ["at"])
