"""Accounts and their tokens, results and ratings, reminders, bans, and what several workers need to share the tables."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give people any number of tokens, and add what is new."""
    op.create_table(
        "tokens",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("label", sa.Text, nullable=False, server_default=""),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("used", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person_people"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.execute(
        "INSERT INTO tokens (token, person, kind, made, used) SELECT token, id, "
        "CASE program WHEN 1 THEN 'program' ELSE 'browser' END, created, created FROM people"
    )
    with op.batch_alter_table("people") as people:
        people.drop_constraint("uq_people_token", type_="unique")
        people.drop_column("token")
        people.add_column(sa.Column("login", sa.String(64)))
        people.add_column(sa.Column("password", sa.Text))
        people.add_column(sa.Column("data", sa.Text, nullable=False, server_default="{}"))
        people.add_column(sa.Column("owner", sa.String(24)))
        people.create_unique_constraint("uq_people_login", ["login"])
        people.create_index("ix_people_owner", ["owner"])
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("person", sa.String(24)))
        chat.create_index("ix_chat_person", ["person"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    _looking_back()
    _seats_known()
    _sharing()


def _looking_back() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("seated", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables"),
    )
    op.create_index("ix_seats_person_seated", "seats", ["person", "seated"])
    op.create_table(
        "results",
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(24)),
        sa.Column("bot", sa.String(32)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Float(53)),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("practice", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_results_match_matches"),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"])
    op.create_index("ix_results_game_ended", "results", ["game", "ended"])
    op.create_index("ix_results_rated", "results", ["rated"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person_people"),
    )
    op.create_index("ix_ratings_game_mu", "ratings", ["game", "mu"])
    op.create_table(
        "rating_steps",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("match", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "number", name="pk_rating_steps"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_rating_steps_person_people"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_rating_steps_match_matches"),
        sa.UniqueConstraint("match", "seat", name="uq_rating_steps_match"),
    )


def _seats_known() -> None:
    """Who sits at the tables there are."""
    connection = op.get_bind()
    for table, data in connection.execute(sa.text('SELECT id, data FROM "tables"')).fetchall():
        terms = json.loads(data)
        seated = int(terms.get("stage", "open") != "over")
        for person in {chair.get("person") for chair in terms["chairs"]} - {None}:
            row = {"t": table, "p": person, "s": seated}
            connection.execute(sa.text('INSERT INTO seats ("table", person, seated) VALUES (:t, :p, :s)'), row)


def _sharing() -> None:
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_pushes_person_people"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53)),
        sa.PrimaryKeyConstraint("kind", "value", name="pk_bans"),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house"),
    )
    op.create_table(
        "dues",
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("worker", sa.String(24), nullable=False, server_default=""),
        sa.Column("until", sa.Float(53), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("table", name="pk_dues"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_dues_table_tables"),
    )
    op.create_index("ix_dues_at", "dues", ["at"])
    op.create_table(
        "workers",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "presence",
        sa.Column("worker", sa.String(24), nullable=False),
        sa.Column("table", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("worker", "table", "person", name="pk_presence"),
    )
    op.create_index("ix_presence_table", "presence", ["table"])
