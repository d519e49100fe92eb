"""The tables of the database, for SQLite and PostgreSQL alike; `migrations` brings a database to this shape.

What is asked for by itself has a column; the rest of a table or a person is one JSON text, `data`.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMES)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # SHA-256 of the secret, never the secret
    Column("program", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("stage", String(8), nullable=False),  # open, playing, over
    Column("private", Integer, nullable=False),
    Column("host", String(24)),
    Column("ticking", Integer, nullable=False),  # 1: goes on by itself (a bot, a clock)
    Column("changed", Float(53), nullable=False),
    Column("data", Text, nullable=False),
    Index("ix_tables_stage_changed", "stage", "changed"),
    Index("ix_tables_host_stage", "host", "stage"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the record's last line publishes it
    Column("began", Float(53), nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1, as in the record
    Column("at", Float(53), nullable=False),
    Column("line", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("data", Text, nullable=False),
)
