"""Messages about people: accounts, the programs that belong to them, and going for good. All over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec


class Account(msgspec.Struct, frozen=True):
    """Who asks (`GET /api/account`): `login` where they have an account; a guest has a name alone, somebody new nothing."""

    name: str | None = None
    login: str | None = None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To register (`POST /api/account`) or to log in (`POST /api/account/login`)."""

    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Change the password (`POST /api/account/password`)."""

    old: str
    new: str


class Leaving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Log out (`POST /api/account/logout`): here, or with `elsewhere` in every browser but this one."""

    elsewhere: bool = False


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete my data (`POST /api/account/delete`): an account says its password, a guest that they are `sure`."""

    password: str | None = None
    sure: bool = False


class OwnProgram(msgspec.Struct, frozen=True):
    """A program of an account (`GET` and, with a `NameGiven`, `POST /api/account/programs`).

    `token` comes once, when it is made. `made` and `used` are seconds since 1970.
    """

    id: str
    name: str
    made: float
    used: float
    token: str | None = None


class Revoked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a program's token back (`POST /api/account/programs/revoke`)."""

    id: str


class Reminders(msgspec.Struct, frozen=True):
    """Whether this server reminds people in their browsers (`GET /api/reminders`): the key push services know it by."""

    key: str | None = None


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The two keys of a browser's subscription, as it gives them out."""

    p256dh: str
    auth: str


class RemindersHere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Remind me in this browser (`POST /api/reminders`), whose push service has given out this address.

    `language` is what it is told in; left out, that stays as it was.
    """

    endpoint: str
    keys: PushKeys
    language: Literal["en", "de"] | None = None


class RemindersOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Don't remind me at this address any more (`POST /api/reminders/off`)."""

    endpoint: str
