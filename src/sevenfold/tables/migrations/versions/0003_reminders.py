"""Reminders: which turns somebody is still to be told of, whose browser is told, and whether somebody looks at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is new."""
    with op.batch_alter_table("pushes") as pushes:
        pushes.add_column(sa.Column("token", sa.String(64), nullable=False, server_default=""))
        pushes.create_index("ix_pushes_token", ["token"])
    with op.batch_alter_table("presence") as presence:
        presence.add_column(sa.Column("looking", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "reminders",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("turn", sa.String(64), nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("until", sa.Float(53), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_reminders"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reminders_table_tables"),
    )
    op.create_index("ix_reminders_due", "reminders", ["due"])
    op.create_index("ix_reminders_person", "reminders", ["person"])
