"""The HTTP side of the protocol: games, people, tables, records. Described at `/schema`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from sevenfold import __version__
from sevenfold.games.kit.errors import Figure
from sevenfold.games.registry import GAMES
from sevenfold.games.registry import game as game_of
from sevenfold.server import protocol
from sevenfold.server.announcing import notice_now
from sevenfold.server.asking import Asking, allowed, guard, person_of
from sevenfold.server.hall import Hall
from sevenfold.server.identity import asker_of, guest_cookie
from sevenfold.server.looking_api import finished_lines
from sevenfold.tables import bots
from sevenfold.tables.beginning import Beginning
from sevenfold.tables.problems import TableError
from sevenfold.tables.table import Table

# --- games


@get("/games", sync_to_thread=False)
def games() -> list[protocol.GameInfo]:
    """The games this server offers."""
    return [_game_info(game_id) for game_id in GAMES]


def _game_info(game_id: str) -> protocol.GameInfo:
    game = game_of(game_id)
    return protocol.GameInfo(
        id=game.id,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats,
        options=list(game.options),
        bots=[protocol.BotInfo(bot) for bot in bots.policies(game_id)],
        usual_bot=bots.usual(game_id),
    )


def _part_of(game_id: str, part: str) -> Any:
    """A module beside a game's rules. Raises `TableError` where the game has no such part."""
    package = type(game_of(game_id)).__module__.rpartition(".")[0]
    try:
        return import_module(f"{package}.{part}")
    except ModuleNotFoundError:
        raise TableError("no-address") from None


@get("/games/{game_id:str}/cards", sync_to_thread=False)
def cards(game_id: FromPath[str]) -> protocol.Deck:
    """Every card of a game, with its copies and what counts."""
    return game_of(game_id).cards()


@get("/games/{game_id:str}/demo", sync_to_thread=False)
def demo(game_id: FromPath[str], lesson: FromQuery[str] = "demo") -> protocol.Demo:
    """A lesson of a game: a record played by the rules, step by step."""
    found = _part_of(game_id, "lessons").lesson(lesson)
    steps = [protocol.DemoStep(s.events, s.view, s.caption, s.figures, s.playable) for s in found.steps]
    return protocol.Demo(found.players, steps)


# --- people


@get("/me")
async def me(request: Asking, hall: NamedDependency[Hall]) -> protocol.Me:
    """Who this browser is."""
    person = await person_of(request, hall)
    return protocol.Me(None if person is None else person.name)


@post("/me", status_code=200)
async def give_name(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.NameGiven]
) -> Response[protocol.Me]:
    """Give the name to go by; makes this browser somebody by a secret cookie, or renames them."""
    now = hall.time.now()
    person = await person_of(request, hall)
    if person is not None:
        person = await hall.people.rename(person, data.name, now)
        return Response(protocol.Me(person.name))
    allowed(hall.new_people.of(asker_of(request.scope), now), now)
    person, token = await hall.people.welcome(data.name, now)
    cookie = guest_cookie(token, secure=request.scope["scheme"] == "https")
    return Response(protocol.Me(person.name), cookies=[cookie])


@post("/programs")
async def new_program(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.NameGiven]
) -> protocol.Program:
    """A token for a program that plays: it goes into the header `Authorization: Bearer`."""
    now = hall.time.now()
    allowed(hall.new_people.of(asker_of(request.scope), now), now)
    person, token = await hall.people.welcome(data.name, now, program=True)
    return protocol.Program(person.name, token)


# --- tables


@get("/tables", sync_to_thread=False)
def lobby(hall: NamedDependency[Hall]) -> protocol.Lobby:
    """The public tables that are open or being played."""
    return protocol.Lobby(hall.lobby.tables())


def _beginning(data: protocol.NewTable) -> Beginning | None:
    """The position a new table is to begin at."""
    if data.lesson is None:
        return None if data.position is None else Beginning(data.position)
    if data.position is not None:
        raise TableError("position-twice")
    moment = _part_of(data.game, "lessons").lesson_position(data.lesson.name, data.lesson.step)
    return Beginning(moment, data.lesson.name)


@post("/tables")
async def open_table(request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.NewTable]) -> protocol.Table:
    """Open a table, with oneself on seat 0; `start` begins the match at once where bots take all other seats."""
    person = await person_of(request, hall)
    if person is None:
        raise TableError("name-needed")
    now = hall.time.now()
    allowed(hall.new_tables.of(person.id, now), now)
    if data.start and len(data.bots) < data.seats - 1:
        raise TableError("seats-empty", {"empty": data.seats - 1 - len(data.bots)})
    table = await hall.house.open(
        person,
        data.game,
        data.seats,
        data.options,
        private=data.private,
        clock=data.clock,
        bank=data.bank,
        bot_ids=data.bots,
        beginning=_beginning(data),
        seat=data.seat,
        rated=data.rated,
    )

    async def begun(held: Table) -> protocol.Table:
        if data.start and held.terms.stage == "open":
            await hall.management.start(held, person)
        return hall.fanout.described(held)

    return await hall.house.doing(table.id, begun)


@get("/tables/{table_id:str}")
async def one_table(hall: NamedDependency[Hall], table_id: FromPath[str]) -> protocol.Table:
    """A table: what its invite link leads to."""
    async with hall.house.holding(table_id) as table:
        return hall.fanout.described(table)


# --- matches


@get("/matches/{match_id:str}/record", media_type=MediaType.TEXT)
async def record(hall: NamedDependency[Hall], match_id: FromPath[str]) -> Response[str]:
    """The record of a finished match, as `sevenfold replay` and `sevenfold verify` read it."""
    lines = await finished_lines(hall, match_id)
    headers = {"Content-Disposition": f'attachment; filename="{match_id}.sevenfold.jsonl"'}
    return Response("\n".join(lines) + "\n", media_type="application/jsonl; charset=utf-8", headers=headers)


@get("/notice", sync_to_thread=False)
def notice(hall: NamedDependency[Hall]) -> protocol.Notice:
    """What the host of this server tells everybody."""
    return notice_now(hall.steward, hall.time.now())


@get("/health", sync_to_thread=False)
def health(hall: NamedDependency[Hall]) -> protocol.Health:
    """That the server is up, and how its engine is."""
    return protocol.Health("ok", __version__, hall.engine.state)


api = Router(
    "/api",
    before_request=guard,
    route_handlers=[games, cards, demo, me, give_name, new_program, lobby, open_table, one_table, record, notice],
)

STATUS = {
    "no-address": 404,
    "no-table": 404,
    "no-match": 404,
    "no-page": 404,
    "match-running": 403,
    "foreign-origin": 403,
    "name-needed": 401,
    "login-wrong": 401,
    "password-wrong": 403,
    "account-program": 403,
    "account-needed": 403,
    "login-taken": 409,
    "account-already": 409,
    "no-program": 404,
    "too-many-programs": 429,
    "too-fast": 429,
    "banned": 403,
    "banned-until": 403,
    "host-token": 401,
    "too-many-tables": 429,
    "coach-rated": 403,
    "coach-busy": 429,
    "coach-full": 503,
    "coach-late": 503,
    "coach-no-engine": 503,
    "message-long": 413,
    "not-stored": 503,
}
"""The HTTP status of a refusal; 400 where nothing is said."""


def problem(status: int, key: str, figures: dict[str, Figure], sentence: str) -> Response[protocol.Problem]:
    """A refused request."""
    headers = {"Retry-After": str(figures["seconds"])} if "seconds" in figures else {}
    return Response(protocol.Problem(key, figures, sentence), status_code=status, headers=headers)
