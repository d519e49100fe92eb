"""Accounts over HTTP: register, log in and out, passwords, programs, and going for good."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from sevenfold.server import protocol
from sevenfold.server.asking import Asking, allowed, guard, person_of, present
from sevenfold.server.hall import Hall
from sevenfold.server.identity import COOKIE, asker_of, cookie_token, guest_cookie
from sevenfold.tables.accounts import Program
from sevenfold.tables.erasing import erase
from sevenfold.tables.merging import merge
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError


def _slowly(request: Asking, hall: Hall) -> float:
    """Count a try at a password for the address; tells the time."""
    now = hall.time.now()
    allowed(hall.logins.of(asker_of(request.scope), now), now)
    return now


def _entered(request: Asking, person: Person, token: str) -> Response[protocol.Account]:
    cookie = guest_cookie(token, secure=request.scope["scheme"] == "https")
    return Response(_told(person), cookies=[cookie])


def _left() -> Response[protocol.Account]:
    gone = Cookie(key=COOKIE, value="", httponly=True, samesite="lax", path="/", max_age=0)
    return Response(protocol.Account(), cookies=[gone])


def _told(person: Person) -> protocol.Account:
    return protocol.Account(person.name, person.login)


@get("/account")
async def account(request: Asking, hall: NamedDependency[Hall]) -> protocol.Account:
    """Who asks, and whether they have an account."""
    person = await person_of(request, hall)
    return protocol.Account() if person is None else _told(person)


@post("/account", status_code=200)
async def register(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.Credentials]
) -> Response[protocol.Account]:
    """Make an account. A guest keeps everything they have; the browser gets another token."""
    now = _slowly(request, hall)
    person = await person_of(request, hall)
    person, token = await hall.accounts.register(person, cookie_token(request.scope), data.name, data.password, now)
    return _entered(request, person, token)


@post("/account/login", status_code=200)
async def log_in(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.Credentials]
) -> Response[protocol.Account]:
    """Log in. What a guest has in this browser goes over to the account; the browser gets another token."""
    now = _slowly(request, hall)
    token = cookie_token(request.scope)
    before = await hall.people.by_token(token, now)
    person = await hall.accounts.log_in(data.name, data.password, now, asker_of(request.scope))
    merged = None
    if before is not None and before.login is None and not before.program:
        await merge(hall.house, hall.people, before, person)
        token, merged = None, token
    fresh = await hall.accounts.session(person, token, now, merged)
    if before is not None:
        hall.people.forget(before.id)
    return _entered(request, person, fresh)


@post("/account/logout", status_code=200)
async def log_out(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.Leaving]
) -> Response[protocol.Account]:
    """Log out here, or everywhere else; connections that are open then end with 4401."""
    person, token = await present(request, hall)
    if data.elsewhere:
        await hall.accounts.log_out_elsewhere(person, token)
        return Response(_told(person))
    await hall.accounts.log_out(person, token)
    return _left()


@post("/account/password", status_code=200)
async def change_password(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.NewPassword]
) -> protocol.Account:
    """Change the password; every other browser is logged out."""
    now = _slowly(request, hall)
    person, token = await present(request, hall)
    await hall.accounts.change_password(person, token, data.old, data.new, now)
    return _told(person)


@post("/account/delete", status_code=200)
async def delete_me(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.Farewell]
) -> Response[protocol.Account]:
    """Delete my data: name, tokens, ratings, what I said. Matches stay, with a neutral name on my seat."""
    now = _slowly(request, hall)
    person, _ = await present(request, hall)
    if person.login is not None:
        await hall.accounts.check(person, data.password or "", now)
    elif not data.sure:
        raise TableError("not-sure")
    await erase(hall.house, hall.people, person)
    return _left()


# --- programs


def _shown(program: Program, token: str | None = None) -> protocol.OwnProgram:
    return protocol.OwnProgram(program.id, program.name, program.made, program.used, token)


@get("/account/programs")
async def programs(request: Asking, hall: NamedDependency[Hall]) -> list[protocol.OwnProgram]:
    """The programs of my account."""
    person, _ = await present(request, hall)
    return [_shown(program) for program in await hall.accounts.programs(person)]


@post("/account/programs")
async def new_program(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.NameGiven]
) -> protocol.OwnProgram:
    """A program with a name tag of its own; its token is shown this once."""
    now = hall.time.now()
    person, _ = await present(request, hall)
    allowed(hall.new_people.of(asker_of(request.scope), now), now)
    program, token = await hall.accounts.new_program(person, data.name, now)
    return _shown(program, token)


@post("/account/programs/revoke", status_code=200)
async def revoke(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.Revoked]
) -> list[protocol.OwnProgram]:
    """Take a program's token back; those that are left."""
    person, _ = await present(request, hall)
    await hall.accounts.revoke(person, data.id)
    return [_shown(program) for program in await hall.accounts.programs(person)]


account_api = Router(
    "/api",
    before_request=guard,
    route_handlers=[
        account,
        register,
        log_in,
        log_out,
        change_password,
        delete_me,
        programs,
        new_program,
        revoke,
    ],
)
