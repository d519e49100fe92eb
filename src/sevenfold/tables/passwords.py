"""Passwords and the names they go with. A password is hashed by argon2 in a thread and is never kept, shown or logged."""

from __future__ import annotations

import unicodedata
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sevenfold.tables.aside import Aside
from sevenfold.tables.limits import Limits
from sevenfold.tables.people import name_from
from sevenfold.tables.problems import TableError
from sevenfold.tables.writing import cleaned

_IGNORED = {
    *map(chr, (0x200C, 0x200D, 0x034F, 0x17B4, 0x17B5)),
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""What joins and varies letters: names may hold it, but nobody sees whether they do, so it makes no other account."""
_MOST_LOGIN = 64
"""What the store has room for; a short name may grow when it is written out in full (ﷺ is 18 letters)."""


def login_from(text: str, limits: Limits) -> str:
    """What an account is found by: the name in one writing, whatever its letters' case or form.

    Raises `TableError` for a name that can't be, and for one with marks that nobody sees: it would look like another's.
    """
    name = name_from(text, limits)
    if " ".join(unicodedata.normalize("NFC", text).split()) != name:
        raise TableError("login-marks")
    login, before = name, ""
    while login != before:  # some letters need it twice
        seen = "".join(character for character in login if character not in _IGNORED)
        login, before = " ".join(unicodedata.normalize("NFKC", seen.casefold()).split()), login
    if len(login) > _MOST_LOGIN:
        raise TableError("name-long", {"most": limits.name_characters})
    if not login or cleaned(login) != unicodedata.normalize("NFC", login):
        raise TableError("login-marks")
    return login


def checked_password(password: str, limits: Limits) -> str:
    """The password in one form of its letters. Raises `TableError` where it is too short or too long; nothing else matters."""
    if len(password) > limits.password_characters:
        raise TableError("password-long", {"most": limits.password_characters})
    formed = unicodedata.normalize("NFC", password)
    if len(formed) < limits.password_least:
        raise TableError("password-short", {"least": limits.password_least})
    return formed


class Passwords:
    """Hashes and checks passwords, a few at a time: each takes a while and 64 MiB, which is its purpose."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._hasher = PasswordHasher()
        self._aside = Aside("password", limits.passwords_at_once, limits.passwords_waiting)

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("nobody")

    async def hashed(self, password: str) -> str:
        """What is stored of a password. Raises `TableError` for one that can't be."""
        checked = checked_password(password, self._limits)
        return await self._aside.do(self._hash, checked)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether it is the password; takes as long where there is nothing to compare it with."""
        given = unicodedata.normalize("NFC", password[: self._limits.password_characters + 1])
        return await self._aside.do(self._fits, given, stored)

    def outdated(self, stored: str) -> bool:
        """Whether it was hashed at lower cost than is usual now."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        """End the threads."""
        self._aside.close()

    def _hash(self, password: str) -> str:
        return self._hasher.hash(password.encode("utf-8", "surrogatepass"))

    def _fits(self, password: str, stored: str | None) -> bool:
        given = password.encode("utf-8", "surrogatepass")
        nobody = self._nobody
        try:
            self._hasher.verify(nobody if stored is None else stored, given)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None
