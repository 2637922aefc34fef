"""Where guests and running matches came from, to count them; and the abuse log."""

import sqlalchemy as sa
from alembic import op

from quadriga.server.store.migrations.columns import moment, number, numbered, text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what quotas and the abuse log need."""
    for table in ("users", "matches"):
        op.add_column(table, sa.Column("origin", sa.String(length=64), nullable=True))
        op.create_index(op.f(f"ix_{table}_origin"), table, ["origin"])
    op.create_table(
        "abuse",
        numbered(), moment("at"), text("code", 40), text("user_id", 32, empty=True), text("address", 64),
        number("count"),
    )  # fmt: skip
    op.create_index(op.f("ix_abuse_at"), "abuse", ["at"])
