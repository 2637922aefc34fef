"""What the host of a server does: acts, bans, invitations, announcements, maintenance."""

from alembic import op

from quadriga.server.store.migrations.columns import data, moment, numbered, text, user

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what administration needs."""
    op.create_table(
        "acts",
        numbered(), text("kind", 20), text("user_id", 32, empty=True), text("match_id", 32, empty=True),
        data("details"), text("why"), text("by", 80), moment("at"), text("taken_by", 32, empty=True),
        moment("done_at", empty=True), data("result", empty=True),
    )  # fmt: skip
    for column in ("user_id", "match_id", "done_at"):
        op.create_index(op.f(f"ix_acts_{column}"), "acts", [column])
    op.create_table(
        "bans",
        numbered(), text("kind", 8), user("CASCADE", empty=True), text("address", 64, empty=True),
        moment("until", empty=True), text("why"), moment("at"),
    )  # fmt: skip
    op.create_index(op.f("ix_bans_user_id"), "bans", ["user_id"])
    op.create_table(
        "invitations",
        numbered(), text("code", 64, unique=True), moment("created_at"), moment("expires_at", empty=True),
        moment("used_at", empty=True), user(name="used_by"),
    )  # fmt: skip
    op.create_index(op.f("ix_invitations_used_by"), "invitations", ["used_by"])
    op.create_table(
        "house",
        text("name", 20, key=True), data("value"),
    )  # fmt: skip
