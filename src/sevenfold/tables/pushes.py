"""The browsers that somebody wants to be reminded in: where each is reached, and the keys that only it can read with.

Where a browser is reached is a secret: whoever knows it can ring there. It is kept, used, and never shown or logged.
"""

from __future__ import annotations

import hashlib

import msgspec

from sevenfold.tables.journal import ConflictError
from sevenfold.tables.people import People, Person, digest_of
from sevenfold.tables.problems import TableError


class Browser(msgspec.Struct, frozen=True):
    """A browser, as its push service has given it out: address and keys; with the language it is told things in."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Browser).decode


def id_of(endpoint: str) -> str:
    """What an address is known by here."""
    return hashlib.sha256(endpoint.encode("utf-8", "replace")).hexdigest()


class Pushes:
    """Who wants to be reminded, and where."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def of(self, person: str) -> list[tuple[str, Browser]]:
        """The browsers of somebody, each with its id."""
        rows = await self._rows(person)
        return [(row[0], _decode(row[1])) for row in rows]

    async def add(self, person: Person, token: str, browser: Browser, now: float) -> None:
        """Remind somebody in the browser that holds the token; it has one address, and belongs to nobody else any more.

        Raises `TableError` where they have too many.
        """
        own, digest, most = id_of(browser.endpoint), digest_of(token), self._people.limits.pushes_per_person
        others = [row for row in await self._rows(person.id) if row[0] != own and row[2] != digest]
        if len(others) >= most:
            raise TableError("too-many-pushes", {"most": most})
        row = self._people.row
        try:
            await self._people.store.write(
                row("put_push", id=own, person=person.id, data=_encode(browser).decode(), made=now, token=digest),
                row("drop_push_of_token", token=digest, id_=own),
            )
        except ConflictError:  # whoever it was has just had their data deleted
            raise TableError("name-needed") from None

    async def drop(self, person: Person, endpoint: str) -> None:
        """Remind somebody there no longer."""
        await self.gone(person.id, id_of(endpoint))

    async def gone(self, person: str, push: str) -> None:
        """The browser of that id is not reached there any more."""
        await self._people.store.write(self._people.row("drop_push", id_=push, person=person))

    async def _rows(self, person: str) -> list[tuple[str, str, str]]:
        return await self._people.store.rows(self._people.store.statements.pushes_of, person=person)
