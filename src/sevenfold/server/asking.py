"""What every request goes through: not too many from one address, none for pages of other sites, and who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request

from sevenfold.server.hall import Hall
from sevenfold.server.identity import address_of, asker_of, cookie_token, token_of
from sevenfold.server.security import origin_allowed
from sevenfold.tables.limits import Bucket
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError

Asking = Request[Any, Any, Any]


def allowed(bucket: Bucket, now: float) -> None:
    """Count one more. Raises `TableError` where that is too much at once."""
    if not bucket.take(now):
        raise TableError("too-fast", {"seconds": bucket.wait()})


async def guard(request: Asking) -> None:
    """Before every request: what `fair` says, and nobody whom the host keeps out."""
    await fair(request)
    hall: Hall = request.app.state.hall
    now = hall.time.now()
    hall.look_again(now)
    hall.refuse_address(address_of(request.scope), now)


async def fair(request: Asking) -> None:
    """Not too many requests from one address, and nothing is changed for pages of other sites."""
    hall: Hall = request.app.state.hall
    now = hall.time.now()
    allowed(hall.addresses.of(asker_of(request.scope), now), now)
    if request.method != "GET" and not origin_allowed(request.scope, hall.settings.origins):
        raise TableError("foreign-origin")
    if request.method == "POST" and not await request.body():
        raise TableError("message-malformed", {"reason": "the request has no body"})


async def present(request: Asking, hall: Hall) -> tuple[Person, str]:
    """Who asks, and their browser's token. Raises `TableError` for nobody, and for programs: these are things for people."""
    person = await person_of(request, hall)
    if person is None:
        raise TableError("name-needed")
    token = cookie_token(request.scope)
    if person.program or token is None:
        raise TableError("account-program")
    return person, token


async def person_of(request: Asking, hall: Hall) -> Person | None:
    """Who asks. Raises `TableError` for somebody whom the host keeps out."""
    now = hall.time.now()
    person = await hall.people.by_token(token_of(request.scope), now)
    if person is not None:
        hall.steward.refuse("person", person.id, now)
    return person
