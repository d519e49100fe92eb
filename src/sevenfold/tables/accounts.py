"""Accounts: a guest who wants to be known everywhere gives a password. What they have, seats and matches, stays theirs.

A browser's token changes whenever somebody logs in or registers, so that none who knew the old one comes along.
"""

from __future__ import annotations

import msgspec

from sevenfold.tables.journal import ConflictError
from sevenfold.tables.limits import Buckets
from sevenfold.tables.passwords import Passwords, login_from
from sevenfold.tables.people import People, Person, digest_of, new_id, new_token
from sevenfold.tables.problems import TableError
from sevenfold.tables.statements import Write

_ID_DIGITS = 16
_ADDRESSES = 10
"""All addresses together may try one account's password so many times as often as one of them."""


class Program(msgspec.Struct, frozen=True):
    """A program of an account: `id` names its token without giving it away; times are seconds since 1970."""

    id: str
    name: str
    made: float
    used: float


class Accounts:
    """What people do with their accounts. Every function raises `TableError`, and then nothing has changed."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.limits = people.limits
        self.passwords = Passwords(people.limits)
        rate, burst = people.limits.login_rate, people.limits.login_burst
        self._logins = Buckets(rate, burst)
        self._everywhere = Buckets(rate * _ADDRESSES, burst * _ADDRESSES)

    async def register(
        self, person: Person | None, token: str | None, name: str, password: str, now: float
    ) -> tuple[Person, str]:
        """An account of that name, for the guest who asks or for somebody new; with the token that is valid from now on."""
        _human(person)
        if person is not None and person.login is not None:
            raise TableError("account-already", {"login": person.login})
        shown, login = self.people.name_from(name), login_from(name, self.limits)
        hashed = await self.passwords.hashed(password)
        people, fresh = self.people, new_token()
        known = Person(new_id() if person is None else person.id, shown, program=False, login=login)
        rows = [
            people.row("put_person", id=known.id, name=shown, program=0, created=now),
            people.token_row(known, fresh, now),
            people.row("set_account", person=known.id, name_=shown, login_=login, password_=hashed, page_=new_id()),
        ]
        if token is not None and person is not None:
            rows.append(people.row("drop_token", token=digest_of(token)))
            rows.append(people.row("rebind_push", kept=digest_of(token), token_=digest_of(fresh)))
        try:
            await people.store.write(*rows)
        except ConflictError:
            raise TableError("login-taken", {"name": shown}) from None
        people.forget(known.id)
        return known, fresh

    async def log_in(self, name: str, password: str, now: float, address: str) -> Person:
        """Whose account it is. An unknown name and a wrong password are refused alike, and after the same time."""
        try:
            login = login_from(name, self.limits)
        except TableError:
            login = ""
        self._slowly(self._logins, f"{address} {login}", now)  # by address, so that nobody locks another out
        self._slowly(self._everywhere, login, now)
        rows = await self.people.store.rows(self.people.store.statements.person_by_login, login=login) if login else []
        stored: str | None = rows[0][3] if rows else None
        if not await self.passwords.fits(password, stored) or stored is None:
            raise TableError("login-wrong")
        person = Person(rows[0][0], rows[0][1], program=False, login=rows[0][2])
        if self.passwords.outdated(stored):
            hashed = await self.passwords.hashed(password)
            await self.people.store.write(self.people.row("set_password", person=person.id, password_=hashed))
        return person

    async def check(self, person: Person, password: str, now: float) -> None:
        """That it is the account's password. Raises `TableError` otherwise."""
        self._slowly(self._logins, person.id, now)
        rows = await self.people.store.rows(self.people.store.statements.person, person=person.id)
        if not await self.passwords.fits(password, rows[0][4] if rows else None):
            raise TableError("password-wrong")

    async def session(self, person: Person, dropped: str | None, now: float, merged: str | None = None) -> str:
        """A new browser token of the person, in place of the one the browser had.

        It had that as somebody else (`dropped`), who is not reminded there any more, or as a guest that is the person now.
        """
        fresh = new_token()
        rows = [self.people.token_row(person, fresh, now)]
        if dropped is not None:
            rows.append(self.people.row("drop_token", token=digest_of(dropped)))
            rows.append(self.people.row("drop_push_of_token", token=digest_of(dropped), id_=""))
        if merged is not None:
            rows.append(self.people.row("rebind_push", kept=digest_of(merged), token_=digest_of(fresh)))
        await self.people.store.write(*rows)
        return fresh

    async def log_out(self, person: Person, token: str) -> None:
        """The token is worth nothing any more, and its browser rings no more."""
        await self.people.store.write(
            self.people.row("drop_token", token=digest_of(token)),
            self.people.row("drop_push_of_token", token=digest_of(token), id_=""),
        )
        self.people.forget(person.id)

    async def log_out_elsewhere(self, person: Person, token: str) -> None:
        """Every browser but this one is logged out."""
        await self.people.store.write(*self._only(person, token))
        self.people.forget(person.id)

    async def change_password(self, person: Person, token: str, old: str, new: str, now: float) -> None:
        """Another password; every other browser is logged out."""
        _account(person)
        await self.check(person, old, now)
        hashed = await self.passwords.hashed(new)
        await self.people.store.write(
            self.people.row("set_password", person=person.id, password_=hashed), *self._only(person, token)
        )
        self.people.forget(person.id)

    def _only(self, person: Person, token: str) -> list[Write]:
        """Nobody but the browser with that token is the person any more."""
        return [
            self.people.row("drop_tokens", person=person.id, kept=digest_of(token)),
            self.people.row("drop_pushes_elsewhere", person=person.id, kept=digest_of(token)),
        ]

    # --- programs

    async def programs(self, person: Person) -> list[Program]:
        """The programs of an account, the oldest first."""
        rows = await self.people.store.rows(self.people.store.statements.programs_of, owner=person.id)
        return [Program(row[2][:_ID_DIGITS], row[1], row[3], row[4]) for row in rows]

    async def new_program(self, person: Person, name: str, now: float) -> tuple[Program, str]:
        """A program with a name tag of its own, and its token, which nobody can be shown again."""
        _account(person)
        shown = self.people.name_from(name)
        if len(await self.programs(person)) >= self.limits.programs_per_person:
            raise TableError("too-many-programs", {"most": self.limits.programs_per_person})
        program, token = Person(new_id(), shown, program=True), new_token()
        row = {"id": program.id, "name": shown, "program": 1, "created": now, "owner": person.id}
        await self.people.store.write(
            self.people.row("add_program", **row), self.people.token_row(program, token, now, shown)
        )
        return Program(digest_of(token)[:_ID_DIGITS], shown, now, now), token

    async def revoke(self, person: Person, program: str) -> None:
        """The program's token is worth nothing any more; what it has played stays."""
        rows = await self.people.store.rows(self.people.store.statements.programs_of, owner=person.id)
        found = next((row for row in rows if row[2][:_ID_DIGITS] == program), None)
        if found is None:
            raise TableError("no-program")
        await self.people.store.write(self.people.row("drop_token", token=found[2]))
        self.people.forget(found[0])

    @staticmethod
    def _slowly(tries: Buckets, whose: str, now: float) -> None:
        bucket = tries.of(whose, now)
        if not bucket.take(now):
            raise TableError("too-fast", {"seconds": bucket.wait()})


def _human(person: Person | None) -> None:
    if person is not None and person.program:
        raise TableError("account-program")


def _account(person: Person) -> None:
    if person.login is None:
        raise TableError("account-needed")
