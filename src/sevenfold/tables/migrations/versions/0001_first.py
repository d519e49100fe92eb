"""People, tables, matches with their lines, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("program", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("token", name="uq_people_token"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("private", sa.Integer, nullable=False),
        sa.Column("host", sa.String(24)),
        sa.Column("ticking", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_stage_changed", "tables", ["stage", "changed"])
    op.create_index("ix_tables_host_stage", "tables", ["host", "stage"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_matches_table_tables"),
    )
    op.create_table(
        "lines",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_lines_match_matches"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table_tables"),
    )
