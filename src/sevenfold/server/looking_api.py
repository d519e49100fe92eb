"""Looking back over HTTP: my matches and statistics, public pages, the leaderboard, and replays of what is over."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.registry import game as game_of
from sevenfold.server import protocol, replays
from sevenfold.server.asking import Asking, allowed, guard, person_of
from sevenfold.server.hall import Hall
from sevenfold.server.identity import asker_of
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError
from sevenfold.tables.ratings import Rating
from sevenfold.tables.statements import Statement
from sevenfold.tables.table import Table

_FUTURE = 1e12
_MOST_ID = 24


def _an_id(text: str) -> bool:
    return len(text) <= _MOST_ID and text.isascii() and text.isprintable()


async def _somebody(request: Asking, hall: Hall) -> Person:
    person = await person_of(request, hall)
    if person is None:
        raise TableError("name-needed")
    return person


# --- my matches


@get("/me/matches")
async def my_matches(request: Asking, hall: NamedDependency[Hall], before: FromQuery[str] = "") -> protocol.MyMatches:
    """What I play and have played; `before` is the `more` of the page before."""
    person = await _somebody(request, hall)
    when, match = _cursor(before)
    limits, statements = hall.limits, hall.store.statements
    rows = await hall.store.rows(
        statements.finished_of, person=person.id, before=when, before_match=match, most=limits.finished_shown
    )
    finished: list[protocol.FinishedMatch] = []
    last = ""
    for match_id, table, own, _, game, name, bot, rank, points, rated, ended in rows:
        if not finished or finished[-1].match != match_id:
            finished.append(protocol.FinishedMatch(match_id, table, game, own, ended, bool(rated), []))
            last = f"{ended!r} {match_id}"
        finished[-1].seats.append(protocol.SeatResult(name, rank, points, bot))
    running: list[protocol.RunningMatch] = []
    if not before:
        tables = await hall.store.rows(statements.running_of, person=person.id, most=limits.running_shown)
        if tables:
            _watching(request, hall)  # each may have to be played again, as for a replay
        running = [shown for (table,) in tables if (shown := await _running(hall, table, person)) is not None]
    more = last if len(finished) == limits.finished_shown else None
    return protocol.MyMatches(running, finished, more)


def _cursor(before: str) -> tuple[float, str]:
    """Where a page begins: a time and a match, as `more` wrote them."""
    when, _, match = before.partition(" ")
    if not before:
        return _FUTURE, ""
    if _an_id(match):
        with contextlib.suppress(ValueError):
            return float(when), match
    raise TableError("message-malformed", {"reason": "“before” is not the “more” of a page"})


async def _running(hall: Hall, table_id: str, person: Person) -> protocol.RunningMatch | None:
    async with hall.house.holding(table_id) as table:
        seat = table.seat(person)
        if seat is None:
            return None
        chairs = table.terms.chairs
        waiting = [chairs[asked] for asked in table.waited_for()]
        return protocol.RunningMatch(
            table=table.id,
            game=table.terms.game,
            names=[chair.shown_name for chair in chairs if chair.kind != "empty"],
            playing=table.terms.stage == "playing",
            your_turn=seat in table.waited_for(),
            waiting=[chair.shown_name for chair in waiting],
            round=_round(table),
        )


def _round(table: Table) -> int | None:
    return None if table.match is None else table.game.round(table.match.state) or None


@get("/me/statistics")
async def my_statistics(request: Asking, hall: NamedDependency[Hall]) -> list[protocol.Statistics]:
    """How I have done, game by game."""
    person = await _somebody(request, hall)
    return await _figures(hall, person.id, hall.store.statements.statistics_of)


@get("/me/page")
async def my_page(request: Asking, hall: NamedDependency[Hall]) -> protocol.OwnPage:
    """Where my public page is."""
    person = await _somebody(request, hall)
    rows = await hall.store.rows(hall.store.statements.page_of, person=person.id)
    return protocol.OwnPage(rows[0][0] if rows else None)


@get("/people/{page:str}")
async def profile(hall: NamedDependency[Hall], page: FromPath[str]) -> protocol.Profile:
    """The public page of an account."""
    rows = await hall.store.rows(hall.store.statements.person_by_page, page=page) if _an_id(page) else []
    if not rows:
        raise TableError("no-page")
    (person, name), statements = rows[0], hall.store.statements
    return protocol.Profile(name, await _figures(hall, person, statements.rated_of))


async def _figures(hall: Hall, person: str, which: Statement) -> list[protocol.Statistics]:
    """How somebody has done in some of their matches, game by game, with their ratings."""
    rows = await hall.store.rows(which, person=person)
    ratings = {row[0]: row for row in await hall.store.rows(hall.store.statements.ratings_of, person=person)}
    found: list[protocol.Statistics] = []
    for game, played, won, mean, best, place, seats in rows:
        rating = ratings.get(game)
        figures = protocol.Statistics(game, played, int(won), _short(mean), best, _short(place), _short(seats))
        if rating is not None:
            shown, curve = _short(Rating(rating[1], rating[2]).shown), await _curve(hall, person, game)
            figures = msgspec.structs.replace(figures, rating=shown, rated=rating[3], curve=curve)
        found.append(figures)
    return found


def _short(figure: Any) -> float:
    return round(float(figure), 2)


async def _curve(hall: Hall, person: str, game: str) -> list[float]:
    steps = await hall.store.rows(
        hall.store.statements.rating_steps_of, person=person, game=game, most=hall.limits.curve_shown
    )
    return [round(Rating(mu, sigma).shown, 2) for _, mu, sigma in reversed(steps)]


@get("/leaderboard/{game:str}")
async def leaderboard(request: Asking, hall: NamedDependency[Hall], game: FromPath[str]) -> protocol.Leaderboard:
    """The best at a game."""
    game_id, limits = game_of(game).id, hall.limits
    person = await person_of(request, hall)
    rows = await hall.store.rows(
        hall.store.statements.leaderboard,
        game=game_id,
        least=limits.leaderboard_matches,
        most=limits.leaderboard_shown,
    )
    ranked: list[protocol.Ranked] = []
    for number, (id_, name, mu, sigma, matches, page) in enumerate(rows, start=1):
        rating = round(Rating(mu, sigma).shown, 2)
        place = ranked[-1].place if ranked and ranked[-1].rating == rating else number
        ranked.append(protocol.Ranked(place, name, rating, matches, person is not None and person.id == id_, page))
    return protocol.Leaderboard(game_id, limits.leaderboard_matches, ranked)


# --- replays


async def finished_lines(hall: Hall, match_id: str) -> list[str]:
    """The record of a match that is over. Raises `TableError` for one that isn't: it would give hidden things away."""
    if not match_id or not _an_id(match_id) or not await hall.store.rows(hall.store.statements.match, id=match_id):
        raise TableError("no-match")
    lines: list[str] = [row[0] for row in await hall.store.rows(hall.store.statements.lines, match=match_id)]
    if not lines or "end" not in msgspec.json.decode(lines[-1]):
        raise TableError("match-running")
    return lines


def _watching(request: Asking, hall: Hall) -> None:
    now = hall.time.now()
    allowed(hall.replays.of(asker_of(request.scope), now), now)


def _given(data: protocol.RecordGiven) -> list[str]:
    return data.record.removeprefix("\ufeff").splitlines()


@get("/matches/{match_id:str}/replay")
async def replay(
    request: Asking,
    hall: NamedDependency[Hall],
    match_id: FromPath[str],
    seat: FromQuery[int] = DEALER,
    first: FromQuery[int] = 0,
) -> protocol.Replay:
    """A match that is over, as a seat (left out: a spectator) saw it: so many steps from number `first`."""
    _watching(request, hall)
    return await hall.films.do(
        replays.part, await finished_lines(hall, match_id), seat, first, hall.limits.replay_steps
    )


@get("/matches/{match_id:str}/check")
async def check(request: Asking, hall: NamedDependency[Hall], match_id: FromPath[str]) -> protocol.Checked:
    """Whether the match was dealt as its seal promised."""
    _watching(request, hall)
    return await hall.films.do(replays.checked, await finished_lines(hall, match_id))


@post("/replay", status_code=200)
async def replay_given(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.RecordGiven]
) -> protocol.Replay:
    """The same for a record that somebody brings along; it is not stored."""
    _watching(request, hall)
    seat = DEALER if data.seat is None else data.seat
    return await hall.films.do(replays.part, _given(data), seat, data.first, hall.limits.replay_steps)


@post("/replay/check", status_code=200)
async def check_given(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.RecordGiven]
) -> protocol.Checked:
    """The same for a record that somebody brings along."""
    _watching(request, hall)
    return await hall.films.do(replays.checked, _given(data))


def looking_api(record_bytes: int) -> Router:
    """The routes; records that are brought along may be longer than other requests."""
    given: Any = Router("/", route_handlers=[replay_given, check_given], request_max_body_size=record_bytes)
    return Router(
        "/api",
        before_request=guard,
        route_handlers=[my_matches, my_statistics, my_page, profile, leaderboard, replay, check, given],
    )
