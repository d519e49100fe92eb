"""People who want to be reminded, at a server that reminds."""

from __future__ import annotations

import re
from typing import Any

from tests.server.guests import Guest, Place, Socket, playing
from tests.server.push_service import PushBrowser, Pushed

from sevenfold.texts import say

CONTACT = "mailto:host@example.org"


async def wants(guest: Guest, browser: PushBrowser, language: str = "en") -> None:
    answer = await guest.http.post("/api/reminders", json={**browser.subscription, "language": language})
    assert answer.status_code == 200, answer.text


async def refused(guest: Guest, code: str, **changes: Any) -> dict[str, Any]:
    answer = await guest.http.post("/api/reminders", json=changes)
    assert answer.status_code >= 400, answer.text
    assert answer.json()["code"] == f"refused-{code}", answer.text
    return answer.json()


async def leaves(socket: Socket, other: Socket) -> None:
    """Close a page, and wait until the other has seen it."""
    await socket.wire.close()
    while other.table["seats"][socket.you]["here"]:
        await other.until("table")


async def asked_first(place: Place, **wanted: Any) -> tuple[Guest, Socket, Guest, Socket]:
    """Two at a table of SEVN: who is asked, and the other."""
    guests, sockets = await playing(place, **wanted)
    first = next(seat for seat, socket in enumerate(sockets) if socket.choices)
    return guests[first], sockets[first], guests[1 - first], sockets[1 - first]


async def stops(socket: Socket) -> None:
    """Play on until somebody else is asked, stopping where that can be."""
    while socket.choices:
        await socket.move("stop" if "stop" in socket.open_moves() else None)


async def until_asked(socket: Socket, other: Socket) -> None:
    """Play on at one socket until the other is asked."""
    await stops(socket)
    while not other.choices:
        await other.until("update")


async def away_and_asked(place: Place, browser: PushBrowser, **wanted: Any) -> tuple[Guest, Socket, Guest, Socket]:
    """Somebody who wants to be reminded has closed the page, and then it is their turn."""
    first, socket, second, other = await asked_first(place, **wanted)
    await wants(second, browser)
    await leaves(other, socket)
    await stops(socket)
    return second, other, first, socket


async def reached(place: Place, guest: Guest) -> list[str]:
    person = await place.hall.people.by_token(guest.token)
    assert person is not None
    return [browser.endpoint for _, browser in await place.hall.pushes.of(person.id)]


async def everything(place: Place) -> list[str]:
    """Every address that is kept."""
    people = await place.hall.store.rows(place.hall.store.statements.find_people, like="%", most=99, offset=0)
    return [browser.endpoint for row in people for _, browser in await place.hall.pushes.of(row[0])]


def leaks(pushed: Pushed, told: dict[str, Any] | None, table: dict[str, Any]) -> list[str]:
    """What a reminder gives away: to the push service anything of the table, to the browser more than whose turn it is where.

    `told` is what the browser reads, None where it can't; in what it is told stands no word but the reminder's own and names.
    """
    names = [seat["name"] for seat in table["seats"] if seat["name"]]
    outside = f"{pushed.path} {pushed.headers}".encode() + pushed.body
    game = say("en", f"game-{table['game']}")
    found = [f"{text} reached the push service" for text in (table["id"], game, *names) if text.encode() in outside]
    if told is None:
        return [*found, "the browser can't read it"]
    usual = "".join(
        say("en", "reminder-title", {"game": game, "whose": whose, "host": ""}) for whose in ("own", "none", "other")
    )
    words = told["title"] + " " + told["body"]
    for name in names:
        words = words.replace(name, " ")
    known = set(re.findall(r"\w+", usual + " " + say("en", "reminder-body", {"names": ""})))
    found += [f"“{word}” reached the browser" for word in re.findall(r"\w+", words) if word not in known]
    where = {"url": f"/table/{table['id']}", "tag": table["id"]}
    found += [
        f"{name}: {value}" for name, value in told.items() if name not in {"title", "body"} and where.get(name) != value
    ]
    return found
