"""Who one isn't: tokens that are forged, worn out or taken back, and other people's seats."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.guests import Place, opened, play_on, playing
from tests.server.ill_will import (
    OPEN,
    PASSWORD,
    refused_well,
    whole,
)

from sevenfold.games.registry import GAMES


async def nobody(place: Place, table: str, headers: dict[str, str]) -> None:
    """These headers make nobody: over HTTP and at a table."""
    async with httpx.AsyncClient(timeout=60, base_url=place.url, headers=headers) as client:
        assert (await client.get("/api/me")).json() == {"name": None}
        assert (await client.get("/api/account")).json() == {"name": None, "login": None}
        for path in ("/api/me/matches", "/api/me/statistics", "/api/account/programs"):
            assert refused_well(await client.get(path)).code == "refused-name-needed"
        for path, data in (
            ("/api/tables", {"game": "sevn", "seats": 2}),
            ("/api/account/delete", {"sure": True, "password": PASSWORD}),
            ("/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"}),
            ("/api/account/logout", {"elsewhere": True}),
        ):
            assert refused_well(await client.post(path, json=data)).code == "refused-name-needed"
    socket = await (await place.guest()).at(table, **headers)
    assert (await socket.until("snapshot"))["you"] is None
    for kind, fields in (
        ("stand", {}),
        ("pause", {"wanted": True}),
        ("kick", {"seat": 1}),
        ("move", {"version": 1, "move": "draw"}),
        ("chat", {"text": "/leave"}),
    ):
        answer = await socket.ask(kind, **fields)
        assert answer["type"] == "refused", (kind, answer)
        assert answer["sentence"]


async def test_tokens_that_are_forged_worn_out_or_taken_back_make_nobody(tmp_path: Any) -> None:
    from sevenfold.tables.people import digest_of

    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=OPEN) as place:
        guests, sockets = await playing(place, options={"target_score": 15})
        table = sockets[0].table["id"]
        ann = guests[0]
        registered = await place.guest("Cleo")
        before = registered.token or ""
        await registered.http.post("/api/account", json={"name": "Cleo", "password": PASSWORD}, timeout=60)
        program = (await registered.http.post("/api/account/programs", json={"name": "Robot"})).json()
        await registered.http.post("/api/account/programs/revoke", json={"id": program["id"]})
        live = registered.token or ""
        await registered.http.post("/api/account/logout", json={})
        gone = await place.guest("Dora")
        deleted = gone.token or ""
        await gone.http.post("/api/account/delete", json={"sure": True})
        ids = [chair.person for chair in place.hall.house.tables[table].terms.chairs]
        token = ann.token or ""
        forged = [before, live, deleted, program["token"], program["id"], *map(str, ids), digest_of(token), token[:-1]]
        forged += [token + "A", token.swapcase(), token + "\x00", "null", "' OR 1=1 --", "%", "*"]
        for secret in forged:
            if "\x00" not in secret:
                await nobody(place, table, {"Authorization": f"Bearer {secret}"})
            await nobody(place, table, {"Cookie": f'sevenfold_guest="{secret}"'.replace("\x00", "%00")})
        await whole(ann, sockets)


@pytest.mark.parametrize("game", GAMES)
async def test_other_peoples_seats_are_theirs(place: Place, game: str) -> None:
    """Whoever has no seat, or another one, neither moves for somebody nor manages the table, whatever the message names."""
    _, sockets = await playing(place, 3, game=game)
    table = sockets[0].table["id"]
    elsewhere, _ = await playing(place, 2)
    strangers = [
        await (await place.guest()).at(table),
        await (await place.guest("Guest 0")).at(table),
        await elsewhere[0].at(table),
    ]
    match = place.hall.house.tables[table].begun_match()
    lines = list(match.lines)
    for socket in (*sockets, *strangers):
        await socket.sync()
    mover = next(socket for socket in sockets if socket.choices)
    for stranger in strangers:
        for move in mover.open_moves()[:20]:
            await stranger.refused("move", "refused-no-seat-here", version=mover.version, move=move)
        for kind in ("stand", "fast_forward", "rematch"):
            assert (await stranger.ask(kind))["type"] == "refused"
        await stranger.refused("pause", "refused-no-seat-here", wanted=True)
    idle = [socket for socket in sockets if not socket.choices]
    for socket in idle:
        for move in mover.open_moves()[:20]:
            answer = await socket.ask("move", version=mover.version, move=move)
            assert answer["type"] == "refused"
            assert answer["sentence"]
    for socket in (*sockets[1:], *strangers):
        for extra in ({"seat": mover.you}, {"person": "Guest 0"}, {"you": mover.you}):
            fields = {"version": mover.version, "move": mover.open_moves()[0], **extra}
            await socket.refused("move", "refused-message-malformed", **fields)
        for kind, fields in (
            ("kick", {"seat": 0}),
            ("option", {"name": "target_score", "value": 5}),
            ("seats", {"count": 4}),
            ("bot", {"bot": "random", "seat": 0}),
            ("start", {}),
        ):
            await socket.refused(kind, "refused-host-only", **fields)
        answer = await socket.ask("sit", seat=mover.you)
        assert answer["type"] == "refused" or socket is mover
    assert match.lines == lines
    assert [chair.name for chair in place.hall.house.tables[table].terms.chairs] == ["Guest 0", "Guest 1", "Guest 2"]
    await play_on(sockets, 3)
    assert place.hall.house.tables[table].begun_match().lines[: len(lines)] == lines
