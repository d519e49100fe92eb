"""Requests made up from the schema: none breaks the server, whoever sends it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from tests.server.guests import Place, Socket, opened, play_on, playing
from tests.server.ill_will import (
    HOST,
    NO_ENGINE,
    OPEN,
    PASSWORD,
    refused_well,
    request_of,
)

LIVELY = {"options": {"target_score": 2000, "allow_empty_pass": True}}


async def schema_of(place: Place) -> dict[str, Any]:
    async with httpx.AsyncClient(timeout=60, base_url=place.url) as client:
        return (await client.get("/schema/openapi.json")).json()


def try_out(operation: Any, mode: Any, known: dict[str, str], ask: Callable[[dict[str, Any]], None]) -> int:
    """Ask for it in a few ways, in fewer where passwords are hashed; how many they were."""
    asked = 0

    @settings(
        max_examples=3 if "account" in operation.path else 8,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.booleans())
    def run(case: Any, use_known: bool) -> None:
        nonlocal asked
        asked += 1
        ask(request_of(case, known, use_known))

    run()
    return asked


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_no_request_of_the_schema_breaks_the_server(database_url: str) -> None:
    """Right and wrong requests to every address, as schemathesis makes them up, by a guest and by the host.

    The server stands in the same loop, which stands still while a request is made up: see `test_messages`.
    """
    import schemathesis
    from schemathesis import GenerationMode

    stack = AsyncExitStack()

    async def begin() -> tuple[Place, list[Socket], dict[str, Any], dict[str, str]]:
        place = await stack.enter_async_context(
            opened(database_url, limits=OPEN, admin_token=HOST["Authorization"].removeprefix("Bearer "))
        )
        guests, over = await playing(place, options={"target_score": 15})
        await play_on(over, 1000)
        named = await guests[0].http.post("/api/account", json={"name": "Somebody", "password": PASSWORD})
        assert named.is_success, named.text
        page = (await guests[0].http.get("/api/me/page")).json()["page"]
        _, sockets = await playing(place, **LIVELY)
        known = {"table_id": sockets[0].table["id"], "match_id": over[0].table["match"], "game_id": "7wonders"}
        known |= {"game": "sevn", "file_path": "index.html", "path": "x", "page": page}
        return place, sockets, await schema_of(place), known

    async def ask(client: httpx.AsyncClient, wanted: dict[str, Any]) -> None:
        answer = await client.request(**wanted)
        assert answer.status_code in (*range(500), NO_ENGINE[0]), (wanted, answer.text)
        if answer.status_code >= 400:
            refused_well(answer)

    async def fresh(place: Place, path: str) -> httpx.AsyncClient:
        if path.startswith("/api/host"):
            return await stack.enter_async_context(httpx.AsyncClient(timeout=60, base_url=place.url, headers=HOST))
        guest = await place.guest("Mallory")
        guest.http.timeout = httpx.Timeout(60)
        return guest.http

    with asyncio.Runner() as runner:
        place, sockets, schema, known = runner.run(begin())
        try:
            right = wrong = 0
            for found in schemathesis.openapi.from_dict(schema).get_all_operations():
                operation = found.ok()
                client = runner.run(fresh(place, operation.path))
                right += try_out(
                    operation, GenerationMode.POSITIVE, known, lambda w, who=client: runner.run(ask(who, w))
                )
                with contextlib.suppress(Unsatisfiable):  # where nothing but a text is asked for, nothing is wrong
                    wrong += try_out(
                        operation, GenerationMode.NEGATIVE, known, lambda w, who=client: runner.run(ask(who, w))
                    )
                runner.run(play_on(sockets, 1))
            assert right > 60
            assert wrong > 60
            record = runner.run(sockets[0].sync())
            assert record["view"] == runner.run(sockets[0].sync())["view"]
            assert record["version"] == sockets[1].version
        finally:
            runner.run(stack.aclose())
