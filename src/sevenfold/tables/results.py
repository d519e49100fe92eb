"""What is kept of who plays where, and of how a match ended: rows that are written together with what brought it about."""

from __future__ import annotations

from collections.abc import Iterator

from sevenfold.games.kit.match import Match
from sevenfold.tables.seats import Chair
from sevenfold.tables.statements import Statements, Write
from sevenfold.tables.table import Terms

RATED = 1
"""A result whose ratings are still to be worked out."""


def sitting(terms: Terms | None) -> set[str]:
    """The people with a seat at a table that isn't over."""
    if terms is None or terms.stage == "over":
        return set()
    return {chair.person for chair in terms.chairs if chair.person is not None}


def seat_rows(statements: Statements, before: Terms | None, after: Terms) -> list[Write]:
    """Who has sat down or got up between the two."""
    was, now = sitting(before), sitting(after)
    changes = [(person, 1) for person in sorted(now - was)] + [(person, 0) for person in sorted(was - now)]
    return [Write(statements.put_seat, (after.id, person, seated)) for person, seated in changes]


def result_rows(statements: Statements, terms: Terms, match: Match, ended: float) -> Iterator[Write]:
    """One row for each seat. A bot that keeps somebody's seat plays for them; another one is known by its policy."""
    result = match.game.result(match.state)
    for seat, chair in enumerate(terms.chairs):
        values = {
            "match": terms.match,
            "seat": seat,
            "person": chair.person,
            "bot": bot_of(chair),
            "name": chair.name if chair.person is not None else chair.shown_name,
            "game": terms.game,
            "seats": len(terms.chairs),
            "rank": result.ranks[seat],
            "points": float(result.points[seat]),
            "rated": RATED if terms.rated else 0,
            "practice": int(terms.beginning is not None),
            "ended": ended,
        }
        yield Write(statements.add_result, statements.add_result.values(values))


def bot_of(chair: Chair) -> str | None:
    """Which policy plays on its own account here."""
    return chair.bot if chair.kind == "bot" and chair.person is None else None
