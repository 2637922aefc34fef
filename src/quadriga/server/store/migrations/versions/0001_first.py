"""The first tables."""

import sqlalchemy as sa
from alembic import op

from quadriga.server.store.migrations.columns import data, flag, match, moment, number, numbered, text, user

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "processes",
        text("id", 32, key=True), moment("started_at"), moment("seen_at"),
    )  # fmt: skip
    op.create_table(
        "users",
        text("id", 32, key=True), text("name", 40), text("login", 80, unique=True, empty=True),
        text("password", 200, empty=True), text("language", 8), moment("created_at"),
        moment("online_until", server_default="0"),
    )  # fmt: skip
    op.create_table(
        "matches",
        text("id", 32, key=True), text("code", 12, unique=True), text("game", 40), number("rules_version"),
        number("seat_count"), data("options"), data("own_data"), text("data_hash", 64),
        sa.Column("seed", sa.BigInteger(), nullable=False), text("name", 80), text("status", 12),
        user(name="host_id"), flag("listed"), text("seat_order", 12), data("pace"), flag("spectators"),
        number("delay"), text("stand_in", 40), moment("created_at"), moment("started_at", empty=True),
        moment("changed_at"), moment("ended_at", empty=True), text("ended_by", 12, empty=True), number("length"),
        data("outcome", empty=True), data("proposal", empty=True), moment("due_at", empty=True),
        text("keeper", 32, empty=True), text("rematch_of", 32, empty=True), text("rematch", 32, empty=True),
    )  # fmt: skip
    op.create_index("ix_matches_due", "matches", ["due_at"], unique=False)
    op.create_index(op.f("ix_matches_host_id"), "matches", ["host_id"], unique=False)
    op.create_index("ix_matches_status", "matches", ["status", "changed_at"], unique=False)
    op.create_table(
        "sessions",
        text("token", 64, key=True), user("CASCADE"), moment("created_at"), moment("expires_at"),
    )  # fmt: skip
    op.create_index(op.f("ix_sessions_user_id"), "sessions", ["user_id"], unique=False)
    op.create_table(
        "audit",
        numbered(), match(empty=True), user(), text("deed", 40), data("details"), moment("at"),
    )  # fmt: skip
    op.create_index(op.f("ix_audit_match_id"), "audit", ["match_id"], unique=False)
    op.create_table(
        "chat",
        match(key=True), number("number", key=True), user(), text("name", 40), number("seat", empty=True),
        text("text"), moment("at"),
    )  # fmt: skip
    op.create_table(
        "entries",
        match(key=True), number("number", key=True), data("entry"), moment("at"),
    )  # fmt: skip
    op.create_table(
        "notes",
        match(key=True), user("CASCADE", key=True), text("text"),
    )  # fmt: skip
    op.create_table(
        "outbox",
        numbered(), user("CASCADE"), match(empty=True), text("notice", 40), data("details"), moment("created_at"),
        moment("sent_at", empty=True), number("tries", server_default="0"),
    )  # fmt: skip
    op.create_index(op.f("ix_outbox_user_id"), "outbox", ["user_id"], unique=False)
    op.create_table(
        "replies",
        match(key=True), user("CASCADE", key=True), text("key", 80, key=True), data("reply"), moment("at"),
    )  # fmt: skip
    op.create_table(
        "seats",
        match(key=True), number("seat", key=True), user(), text("name", 40), text("bot", 40, empty=True),
        text("stand_in", 40, empty=True), text("invitation", 64, empty=True), flag("invited"), flag("resigned"),
        number("seen"), moment("clock", empty=True), moment("asked_at", empty=True),
    )  # fmt: skip
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"], unique=False)
