"""The tables of the database, for SQLite and PostgreSQL alike; `migrations` brings a database to this shape.

What is asked for by itself has a column; the rest of a table or a person is one JSON text, `data`.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

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
    Column("program", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("login", String(64), unique=True),  # the account's name, casefolded; NULL for guests
    Column("password", Text),  # argon2's text, which carries its salt and costs
    Column("data", Text, nullable=False, server_default="{}"),
    Column("owner", String(24), index=True),  # the account that a program belongs to; NULL for everybody else
    Column(
        "page", String(24), unique=True
    ),  # the address of an account's public page, which tells nothing of its id or login
)

tokens = Table(
    "tokens",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the secret, never the secret
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("kind", String(12), nullable=False),  # browser, program
    Column("label", Text, nullable=False, server_default=""),
    Column("made", Float(53), nullable=False),
    Column("used", Float(53), nullable=False),
    Index("ix_tokens_person", "person"),
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
    Column(
        "version", Integer, nullable=False, server_default="0"
    ),  # raised by each change: who read an older one reads again
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
    Column("clocks", Text),  # what the seats' clocks say at a version, where it can't be told from the lines' times
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
    Column("person", String(24), index=True),  # who said it; NULL for bots, the house, and who had their data deleted
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("seated", Integer, nullable=False),  # 0: had a seat once
    Index("ix_seats_person_seated", "person", "seated"),
)

results = Table(
    "results",
    metadata,
    Column("match", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24)),  # NULL for a bot, and for somebody who had their data deleted
    Column("bot", String(32)),
    Column("name", Text, nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),  # 1: won; equal ranks share
    Column("points", Float(53)),
    Column("rated", Integer, nullable=False),  # 1: ratings are to be worked out, 2: they have been
    Column("practice", Integer, nullable=False),  # 1: began at a position, so it counts in no statistics
    Column("ended", Float(53), nullable=False),
    Index("ix_results_person_ended", "person", "ended"),
    Index("ix_results_game_ended", "game", "ended"),
    Index("ix_results_rated", "rated"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("matches", Integer, nullable=False),
    Column("changed", Float(53), nullable=False),
    Index("ix_ratings_game_mu", "game", "mu"),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    # the n-th rated match of somebody at a game: two workers can't write the same one, and nobody a match twice
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", String(24), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    UniqueConstraint("match", "seat"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the browser's address
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("data", Text, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("token", String(64), nullable=False, server_default=""),  # the browser's, as in `tokens`: it goes with it
    Index("ix_pushes_person", "person"),
    Index("ix_pushes_token", "token"),
)

reminders = Table(
    "reminders",
    metadata,
    # the newest turn of a seat whose person didn't look when it came
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False),
    Column("turn", String(64), nullable=False),
    Column("due", Float(53)),  # when they are to be reminded; NULL: that is settled
    Column("until", Float(53), nullable=False, server_default="0"),  # until when the worker that has taken it may do it
    Index("ix_reminders_due", "due"),
    Index("ix_reminders_person", "person"),
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String(12), primary_key=True),  # person, address
    Column("value", String(64), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("until", Float(53)),  # NULL: for good
)

house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),  # words, notice, push-key
    Column("data", Text, nullable=False),
    Column("changed", Float(53), nullable=False),
)

dues = Table(
    "dues",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("at", Float(53), nullable=False),  # when the table goes on by itself
    Column("worker", String(24), nullable=False, server_default=""),  # who has taken it,
    Column("until", Float(53), nullable=False, server_default="0"),  # and until when nobody else may
    Index("ix_dues_at", "at"),
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", Float(53), nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("worker", String(24), primary_key=True),
    Column("table", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),  # "" for those without a name
    Column("count", Integer, nullable=False),
    Column("looking", Integer, nullable=False, server_default="1"),  # 0: their pages are all out of sight
    Index("ix_presence_table", "table"),
)
