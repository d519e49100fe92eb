"""People: guests known by a secret token, kept as its hash; who wants has an account besides. Programs are people, too.

Tokens and people are kept in memory. What changes a person or drops a token calls `forget`, and `forget` calls `told`: with
several workers every other one must forget that person, too.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from sevenfold.tables.limits import Limits
from sevenfold.tables.problems import TableError
from sevenfold.tables.statements import Write
from sevenfold.tables.store import Store
from sevenfold.tables.writing import cleaned, visible

_REMEMBERED = 4096
_USED_AGAIN = 3600.0
"""A token's last use is written down at most so often, in seconds."""
_MOST_TOKEN = 128


class Person(msgspec.Struct, frozen=True):
    """Somebody: `id` is internal and never shown; `program` says that it isn't a human being, `login` is an account's."""

    id: str
    name: str
    program: bool = False
    login: str | None = None


def new_id() -> str:
    """An id that can't be guessed: 72 random bits in 12 letters and digits, fit for a URL."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """A secret token: 256 random bits."""
    return secrets.token_urlsafe(32)


def name_from(text: str, limits: Limits) -> str:
    """The name a text gives, cleaned. Raises `TableError` for one that is empty or too long."""
    name = cleaned(text)
    if not visible(name):
        raise TableError("name-empty")
    if len(name) > limits.name_characters:
        raise TableError("name-long", {"most": limits.name_characters})
    return name


def digest_of(token: str) -> str:
    """What is stored of a token: its SHA-256."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class People:
    """Everybody the store knows."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.told: Callable[[str], None] = lambda _person: None
        """Called with a person's id when memory must forget them; other workers are to call `forgotten` with it."""
        self.refuse_words: Callable[[str], None] = lambda _text: None
        """Called with each new name; raises `TableError` for one that the host doesn't want."""
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def by_token(self, token: str | None, now: float | None = None) -> Person | None:
        """Who holds the token; nobody where it is missing or wrong."""
        if not token or len(token) > _MOST_TOKEN:
            return None
        digest = digest_of(token)
        found = self._known.get(digest)
        if found is None:
            rows = await self.store.rows(self.store.statements.person_by_token, token=digest)
            if not rows:
                return None
            found = Person(rows[0][0], rows[0][1], bool(rows[0][2]), rows[0][3])
            if now is not None and rows[0][4] < now - _USED_AGAIN:
                await self.store.write(self.row("token_used", token=digest, used_=now))
            self._remember(digest, found)
        return found

    async def welcome(self, name: str, now: float, *, program: bool = False) -> tuple[Person, str]:
        """A new person of that name, and their secret token. Raises `TableError` for a name that can't be."""
        person = Person(new_id(), self.name_from(name), program)
        token = new_token()
        await self.store.write(self._person(person, now), self.token_row(person, token, now))
        self._remember(digest_of(token), person)
        return person, token

    async def rename(self, person: Person, name: str, now: float) -> Person:
        """The person under another name."""
        renamed = msgspec.structs.replace(person, name=self.name_from(name))
        await self.store.write(self._person(renamed, now))
        self.forget(person.id)
        return renamed

    def name_from(self, text: str) -> str:
        """The name a text gives. Raises `TableError` for one that can't be, or that the host doesn't want."""
        name = name_from(text, self.limits)
        self.refuse_words(name)
        return name

    def forget(self, person: str) -> None:
        """Read the person and their tokens again when they are asked for; tells the other workers."""
        self.forgotten(person)
        self.told(person)

    def forgotten(self, person: str) -> None:
        """Another worker has changed the person or dropped a token of theirs."""
        for digest in [digest for digest, known in self._known.items() if known.id == person]:
            del self._known[digest]

    def forget_all(self) -> None:
        """What other workers have changed may have been missed."""
        self._known.clear()

    def token_row(self, person: Person, token: str, now: float, label: str = "") -> Write:
        """The row of a new token."""
        kind = "program" if person.program else "browser"
        return self.row(
            "add_token", token=digest_of(token), person=person.id, kind=kind, label=label, made=now, used=now
        )

    def row(self, name: str, /, **values: object) -> Write:
        """One row or change for the store, by the name of its statement."""
        statement = getattr(self.store.statements, name)
        return Write(statement, statement.values(values))

    def _person(self, person: Person, now: float) -> Write:
        return self.row("put_person", id=person.id, name=person.name, program=int(person.program), created=now)

    def _remember(self, digest: str, person: Person) -> None:
        self._known[digest] = person
        self._known.move_to_end(digest)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
