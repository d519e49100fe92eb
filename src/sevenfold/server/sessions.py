"""The open connections by person: whose token is worth nothing any more is shown out, who has another name goes by it."""

from __future__ import annotations

from collections import defaultdict

from sevenfold.server.connection import Connection
from sevenfold.tables.people import People

LOGGED_OUT = 4401
"""Closing code: the token that opened the connection isn't valid any more; come again as whoever one is now."""


class Sessions:
    """Which connections each person has."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)

    def come(self, connection: Connection) -> None:
        """A connection opens."""
        if connection.person is not None:
            self._open[connection.person.id].add(connection)

    def go(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection.person is not None and connection.person.id in self._open:
            found = self._open[connection.person.id]
            found.discard(connection)
            if not found:
                del self._open[connection.person.id]

    def people(self) -> list[str]:
        """Everybody who has one."""
        return list(self._open)

    async def review(self, person: str) -> None:
        """Look at all connections of a person again, after `People.forget` (or, with several workers, `forgotten`)."""
        for connection in list(self._open.get(person, ())):
            known = await self._people.by_token(connection.token)
            if known is None or known.id != person:
                connection.dismiss(LOGGED_OUT)
            else:
                connection.person = known
