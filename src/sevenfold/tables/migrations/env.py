"""Alembic's entry: runs the migrations on the connection that `store.migrate` hands over."""

from __future__ import annotations

from alembic import context
from sqlalchemy.engine import Connection

from sevenfold.tables.schema import metadata


def run(connection: Connection) -> None:
    """Bring the database to the newest revision."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


try:
    _connection: Connection | None = context.config.attributes["connection"]
except (AttributeError, NameError):  # imported by something else than Alembic, which gives no config
    _connection = None
if _connection is not None:
    run(_connection)
