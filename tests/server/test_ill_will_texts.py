"""Texts that turn, hide, steer or break something: cleaned or refused wherever they go in."""

from __future__ import annotations

import json
from typing import Any

import httpx
from tests.server.guests import Place, opened, play_on, playing
from tests.server.ill_will import (
    HOST,
    OPEN,
    TEXTS,
    refused_well,
    steers,
    whole,
)

from sevenfold.tables.limits import Limits


def texts_in(found: Any) -> list[str]:
    """Every text in something that was read from JSON."""
    if isinstance(found, str):
        return [found]
    if isinstance(found, dict):
        return [text for value in found.values() for text in texts_in(value)]
    return [text for value in found for text in texts_in(value)] if isinstance(found, list) else []


async def test_no_text_harms_anybody_wherever_it_goes(database_url: str) -> None:
    """Cleaned or refused in every place where a text goes in; as it stands, and never turned or hidden, where one comes out."""
    async with opened(database_url, limits=OPEN, admin_token=HOST["Authorization"].removeprefix("Bearer ")) as place:
        guests, sockets = await playing(place, options={"target_score": 15})
        host = await place.stack.enter_async_context(httpx.AsyncClient(timeout=60, base_url=place.url, headers=HOST))
        table = await guests[0].table(seats=3)
        reader = await guests[0].at(table["id"])
        await reader.until("snapshot")
        for kind, text in TEXTS.items():
            guest = await place.guest()
            named = await guest.http.post("/api/me", json={"name": text})
            if named.status_code != 200:
                refused_well(named)
                await guest.http.post("/api/me", json={"name": f"M {kind}"})
            seen: list[Any] = [named.json()]
            posts: list[tuple[str, Any]] = [
                ("/api/programs", {"name": text}),
                ("/api/account", {"name": text, "password": text.ljust(12, "x")}),
                ("/api/account/login", {"name": text, "password": text}),
                ("/api/account/programs", {"name": text}),
                ("/api/account/programs/revoke", {"id": text}),
            ]
            for path, data in posts:
                answer = await guest.http.post(path, json=data, timeout=60)
                if answer.status_code >= 300:
                    refused_well(answer)
                else:
                    seen.append(answer.json())
            asked: list[tuple[str, Any]] = [
                ("/api/tables", {"game": text, "seats": 2}),
                ("/api/tables", {"game": "sevn", "seats": 2, "bots": [text]}),
                ("/api/tables", {"game": "sevn", "seats": 2, "options": {text: text}}),
                ("/api/tables", {"game": "sevn", "seats": 2, "position": {text: text}}),
                ("/api/tables", {"game": "weisen", "seats": 3, "position": {"players": [text] * 3}}),
                ("/api/tables", {"game": "sevn", "seats": 2, "lesson": {"name": text}}),
                ("/api/replay", {"record": text}),
                ("/api/replay/check", {"record": json.dumps({"game": text})}),
            ]
            for path, data in asked:
                refused_well(await guest.http.post(path, json=data, timeout=60))
            for path in ("/api/me/matches", "/api/games/sevn/demo", "/api/games/7wonders/demo"):
                answer = await guest.http.get(path, params={"before": f"1 {text}", "lesson": text})
                assert answer.status_code < 500, answer.text
            record = json.dumps({"game": "sevn", "rules": 1, "players": [text, "Ben"], "options": {}})
            answer = await guest.http.post("/api/replay", json={"record": record})
            assert answer.status_code < 500, answer.text
            socket = await guest.at(table["id"])
            await socket.until("snapshot")
            for line in (text, f"/me {text}", f"/w 1 {text}", f"/w {text} x", f"/option {text} 1", f"/bot {text}"):
                assert (await socket.ask("chat", text=line))["type"] in {"done", "refused"}
            for message, fields in (("bot", {"bot": text}), ("option", {"name": text, "value": text})):
                assert (await socket.ask(message, **fields))["sentence"]
            for path, data in (
                ("notice", {"en": text, "de": text}),
                ("words", {"words": [text + " never said"]}),
                ("words", {"words": []}),
                ("bans", {"kind": "person", "value": "nobody", "reason": text}),
                ("bans", {"kind": "person", "value": text, "hours": 1}),
                ("bans/lift", {"kind": "person", "value": text}),
                ("tables/close", {"table": text}),
            ):
                answer = await host.post(f"/api/host/{path}", json=data)
                if answer.status_code >= 300:
                    refused_well(answer)
            for path in ("bans", "words", "people", "tables"):
                answer = await host.get(f"/api/host/{path}", params={"search": text} if path == "people" else None)
                assert answer.status_code == 200, answer.text
                seen.append(answer.json())
            seen += [(await host.get("/api/notice")).json(), (await host.get("/api/tables")).json()]
            seen += [socket.said[0], (await reader.sync())["chat"], reader.table]
            assert not [found for one in seen for found in texts_in(one) if steers(found)], kind
            await play_on(sockets, 1)
        said = [line["text"] for line in (await reader.sync())["chat"]]
        for kind in ("sql", "html", "entity", "fluent", "format", "path"):
            assert TEXTS[kind] in said
        await whole(guests[0], sockets)
        assert (await host.get("/api/host/people")).json()


async def test_no_code_is_made_of_a_name_that_no_server_has(place: Place) -> None:
    guest = await place.guest("Ann")
    table = (await guest.table())["id"]
    for length in (262, 3000, 10_000):
        answer = await guest.http.get(f"/api/tables/{table}/code", headers={"Host": "x" * length})
        assert answer.status_code == 400
        refused_well(answer)
    unread = await guest.http.get(f"/api/tables/{table}/code", headers={"Host": "x" * 30_000})
    assert unread.status_code == 400, "headers of that size are refused before anybody reads them"
    drawn = await guest.http.get(f"/api/tables/{table}/code", headers={"Host": "x" * 250 + ":65535"})
    assert drawn.status_code == 200


def test_every_limit_is_above_what_a_person_does() -> None:
    """A person with a table of their own neither talks nor changes so much at once that the burst would not do."""
    limits = Limits()
    assert limits.change_burst >= 8 * 4
    assert limits.address_message_burst >= 10 * limits.socket_burst
