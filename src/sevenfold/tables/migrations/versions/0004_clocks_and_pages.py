"""What the seats' clocks say, and the public pages of accounts."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both; each account there is gets a page."""
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("clocks", sa.Text))
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("page", sa.String(24)))
        people.create_unique_constraint("uq_people_page", ["page"])
    connection = op.get_bind()
    for (person,) in connection.execute(sa.text("SELECT id FROM people WHERE login IS NOT NULL")).fetchall():
        row = {"person": person, "page": secrets.token_urlsafe(9)}
        connection.execute(sa.text("UPDATE people SET page = :page WHERE id = :person"), row)
