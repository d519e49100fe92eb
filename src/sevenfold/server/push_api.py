"""Reminders over HTTP: whether there are any, turning them on in a browser, and off."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from sevenfold.server import protocol
from sevenfold.server.asking import Asking, allowed, guard, present
from sevenfold.server.hall import Hall
from sevenfold.server.push_addresses import checked
from sevenfold.tables.problems import TableError
from sevenfold.tables.pushes import Browser, id_of


@get("/reminders", sync_to_thread=False)
def reminders(hall: NamedDependency[Hall]) -> protocol.Reminders:
    """Whether this server reminds people in their browsers, and the key for them to subscribe with."""
    return protocol.Reminders(hall.pusher.key)


@post("/reminders", status_code=200)
async def remind_here(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.RemindersHere]
) -> protocol.Reminders:
    """Remind me in this browser when it is my turn and I don't look."""
    now = hall.time.now()
    if hall.pusher.key is None:
        raise TableError("no-reminders")
    person, token = await present(request, hall)
    allowed(hall.reminding.of(person.id, now), now)
    known = {push: browser.language for push, browser in await hall.pushes.of(person.id)}
    language = data.language or known.get(id_of(data.endpoint)) or next(iter(known.values()), "en")
    browser = Browser(data.endpoint, data.keys.p256dh, data.keys.auth, language)
    await hall.pushes.add(person, token, checked(browser, hall.settings.push_hosts, hall.limits.push_characters), now)
    return protocol.Reminders(hall.pusher.key)


@post("/reminders/off", status_code=200)
async def remind_no_more(
    request: Asking, hall: NamedDependency[Hall], data: JSONBody[protocol.RemindersOff]
) -> protocol.Reminders:
    """Don't remind me there any more."""
    now = hall.time.now()
    person, _ = await present(request, hall)
    allowed(hall.reminding.of(person.id, now), now)
    await hall.pushes.drop(person, data.endpoint)
    return protocol.Reminders(hall.pusher.key)


push_api = Router("/api", before_request=guard, route_handlers=[reminders, remind_here, remind_no_more])
