"""What seats have decided ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add what plans need."""
    op.add_column("seats", sa.Column("plan", sa.JSON(none_as_null=True), nullable=True))
