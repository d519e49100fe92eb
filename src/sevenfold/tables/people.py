"""People: guests known by a secret token, kept as its hash. Programs are people whose token travels in a header."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

import msgspec

from sevenfold.tables.limits import Limits
from sevenfold.tables.problems import TableError
from sevenfold.tables.statements import Write
from sevenfold.tables.store import Store
from sevenfold.tables.writing import cleaned, visible

_REMEMBERED = 4096


class Person(msgspec.Struct, frozen=True):
    """Somebody: `id` is internal and never shown; `program` says that it isn't a human being."""

    id: str
    name: str
    program: bool = False


def new_id() -> str:
    """An id that can't be guessed: 72 random bits in 12 letters and digits, fit for a URL."""
    return secrets.token_urlsafe(9)


def name_from(text: str, limits: Limits) -> str:
    """The name a text gives, cleaned. Raises `TableError` for one that is empty or too long."""
    name = cleaned(text)
    if not visible(name):
        raise TableError("name-empty")
    if len(name) > limits.name_characters:
        raise TableError("name-long", {"most": limits.name_characters})
    return name


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class People:
    """Everybody the store knows."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def by_token(self, token: str | None) -> Person | None:
        """Who holds the token; nobody where it is missing or wrong."""
        if not token or len(token) > 128:
            return None
        digest = _hash(token)
        found = self._known.get(digest)
        if found is None:
            rows = await self._store.rows(self._store.statements.person_by_token, token=digest)
            if not rows:
                return None
            found = Person(rows[0][0], rows[0][1], bool(rows[0][2]))
            self._remember(digest, found)
        return found

    async def welcome(self, name: str, now: float, *, program: bool = False) -> tuple[Person, str]:
        """A new person of that name, and their secret token. Raises `TableError` for a name that can't be."""
        person = Person(new_id(), name_from(name, self._limits), program)
        token = secrets.token_urlsafe(32)
        statement = self._store.statements.add_token
        row = {"token": _hash(token), "person": person.id, "kind": "program" if program else "browser"}
        given = Write(statement, statement.values({**row, "label": "", "made": now, "used": now}))
        await self._store.write(self._row(person, now), given)
        self._remember(_hash(token), person)
        return person, token

    async def rename(self, token: str, person: Person, name: str, now: float) -> Person:
        """The person under another name."""
        renamed = msgspec.structs.replace(person, name=name_from(name, self._limits))
        await self._store.write(self._row(renamed, now))
        self._remember(_hash(token), renamed)
        return renamed

    def _row(self, person: Person, now: float) -> Write:
        statement = self._store.statements.put_person
        row = {"id": person.id, "name": person.name, "program": int(person.program), "created": now}
        return Write(statement, statement.values(row))

    def _remember(self, digest: str, person: Person) -> None:
        self._known[digest] = person
        self._known.move_to_end(digest)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
