"""Alembic's way in: it runs this file with the connection that `migrations.upgrade` has opened."""

from alembic import context

from quadriga.server.store.schema import metadata

connection = context.config.attributes["connection"]
# SQLite cannot alter columns: Alembic copies the table instead.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
