"""The coach over HTTP: advice at a table, and the review of a match that is over."""

from __future__ import annotations

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from sevenfold.server import protocol
from sevenfold.server.asking import Asking, allowed, guard, person_of
from sevenfold.server.hall import Hall
from sevenfold.server.identity import asker_of
from sevenfold.server.looking_api import finished_lines
from sevenfold.tables.problems import TableError


@get("/tables/{table_id:str}/advice")
async def advice(request: Asking, hall: NamedDependency[Hall], table_id: FromPath[str]) -> protocol.Advice:
    """What the coach thinks of each option of the question I am asked, from what my seat may know. Off at rated tables."""
    person = await person_of(request, hall)
    if person is None:
        raise TableError("name-needed")
    return await hall.coaching.advice(table_id, person)


@get("/matches/{match_id:str}/review")
async def review(
    request: Asking, hall: NamedDependency[Hall], match_id: FromPath[str], seat: FromQuery[int] = 0
) -> protocol.Review:
    """A seat's match looked at again, as far as the coach has come: ask again until `stage` is `ready`."""
    now = hall.time.now()
    allowed(hall.replays.of(asker_of(request.scope), now), now)
    return await hall.coaching.review(match_id, await finished_lines(hall, match_id), seat)


coach_api = Router("/api", before_request=guard, route_handlers=[advice, review])
