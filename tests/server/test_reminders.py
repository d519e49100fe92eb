"""Reminders: who is asked and doesn't look is told so in their browsers, once for each turn."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
import websockets
from http_ece import ECEException
from pywebpush import WebPusher
from tests.server.guests import GENEROUS, HandTime, Place, opened, play_on, playing
from tests.server.ill_will import TEXTS, steers
from tests.server.push_service import PushService, signed
from tests.server.reminded import (
    CONTACT,
    asked_first,
    away_and_asked,
    everything,
    leaks,
    leaves,
    refused,
    stops,
    until_asked,
    wants,
)

from sevenfold.server import pushing
from sevenfold.server.push_addresses import service_of
from sevenfold.server.settings import PUSH_HOSTS
from sevenfold.tables.problems import TableError
from sevenfold.tables.pushes import Browser
from sevenfold.tables.reminding import Reminder
from sevenfold.tables.steward import Ban

Opening = Callable[..., Awaitable[Place]]


@pytest.fixture
async def place(reminding: Opening) -> Place:
    return await reminding()


# --- who is reminded, and when


@pytest.mark.parametrize("clock", ["none", "relaxed", "days"])
async def test_who_is_asked_and_away_is_told_so_once(place: Place, service: PushService, clock: str) -> None:
    browser = service.browser()
    _, _, _, socket = await away_and_asked(place, browser, clock=clock)
    assert service.pushed == []
    await place.turn(9)
    assert service.pushed == [], "they may be back in a moment"
    await place.turn(3)
    (told,) = service.to(browser)
    name = socket.table["seats"][socket.table["host"]]["name"]
    assert told["url"] == f"/table/{socket.table['id']}"
    assert "SEVN" in told["title"]
    assert name in told["title"] or "your table" in told["title"]
    await place.turn(30)
    assert len(service.pushed) == 1


async def test_what_is_sent_is_signed_sealed_and_holds_no_secret(place: Place, service: PushService) -> None:
    browser = service.browser()
    person, _, _, socket = await away_and_asked(place, browser, private=True, clock="days")
    await place.turn(12)
    (pushed,) = service.pushed
    (told,) = service.to(browser)
    key, claims = signed(pushed)
    assert key == (await person.http.get("/api/reminders")).json()["key"]
    assert claims["aud"] == f"https://{service.host}"
    assert claims["sub"] == CONTACT
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert set(told) == {"title", "body", "url", "tag"}
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(pushed.headers["ttl"]) <= 24 * 3600
    assert leaks(pushed, told, socket.table) == []


def told_with(**more: Callable[[Reminder], str]) -> Callable[[pytest.MonkeyPatch], None]:
    """Fields of the message say more than they should."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        real = pushing.message_of

        def leaking(reminder: Reminder, language: str) -> pushing.PushMessage:
            found = real(reminder, language)
            added = {name: getattr(found, name) + what(reminder) for name, what in more.items()}
            return msgspec.structs.replace(found, **added)

        monkeypatch.setattr(pushing, "message_of", leaking)

    return plant


def in_the_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is encrypted."""
    monkeypatch.setattr(WebPusher, "encode", lambda _self, data, *_more, **_named: {"body": data})


PLANTED: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str]] = {
    "card": (told_with(body=lambda _: " You drew moventi."), "moventi"),
    "points": (told_with(title=lambda _: " 41 : 17"), "41"),
    "person": (told_with(url=lambda reminder: f"?person={reminder.person}"), "url"),
    "unsealed": (in_the_clear, "reached the push service"),
}


@pytest.mark.parametrize("name", PLANTED)
async def test_a_planted_leak_of_a_reminder_is_found(
    place: Place, service: PushService, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    plant, wanted = PLANTED[name]
    plant(monkeypatch)
    browser = service.browser()
    _, _, _, socket = await away_and_asked(place, browser, private=True)
    await place.turn(12)
    (pushed,) = service.pushed
    try:
        (told,) = service.to(browser)
    except (ECEException, ValueError):  # it isn’t sealed for this browser
        told = None
    assert any(wanted in leak for leak in leaks(pushed, told, socket.table)), leaks(pushed, told, socket.table)


async def test_who_looks_is_not_told(place: Place, service: PushService) -> None:
    _, socket, second, other = await asked_first(place)
    await wants(second, service.browser())
    await until_asked(socket, other)
    await place.turn(30)
    assert service.pushed == []


async def test_a_page_out_of_sight_does_not_look(place: Place, service: PushService) -> None:
    browser = service.browser()
    _, socket, second, other = await asked_first(place)
    await wants(second, browser)
    await other.do("look", looking=False)
    assert other.table["seats"][other.you]["here"], "all the same they are here"
    await until_asked(socket, other)
    await place.turn(12)
    assert len(service.to(browser)) == 1


async def test_of_several_pages_one_in_sight_is_enough(place: Place, service: PushService) -> None:
    _, socket, second, other = await asked_first(place)
    await wants(second, service.browser())
    again = await second.at(socket.table["id"])
    await again.until("snapshot")
    await other.do("look", looking=False)
    await until_asked(socket, other)
    await place.turn(12)
    assert service.pushed == []


async def test_who_comes_back_in_time_is_not_told(place: Place, service: PushService) -> None:
    person, _, _, socket = await away_and_asked(place, service.browser())
    await place.turn(5)
    back = await person.at(socket.table["id"])
    await back.until("snapshot")
    await place.turn(30)
    await leaves(back, socket)
    await place.turn(30)
    assert service.pushed == [], "they know that it is their turn"


async def test_the_next_turn_is_told_anew(place: Place, service: PushService) -> None:
    browser = service.browser()
    person, _, _, socket = await away_and_asked(place, browser)
    await place.turn(12)
    back = await person.at(socket.table["id"])
    await back.until("snapshot")
    await until_asked(back, socket)
    await leaves(back, socket)
    await stops(socket)
    await place.turn(12)
    assert len(service.to(browser)) == 2


@pytest.mark.parametrize("game", ["7wonders", "weisen"])
async def test_moves_of_others_do_not_ring_again(place: Place, service: PushService, game: str) -> None:
    guests, sockets = await playing(place, 3, game=game)
    while sum(bool(socket.choices) for socket in sockets) < 3:
        await play_on(sockets, 1)
    table = place.hall.house.tables[sockets[0].table["id"]]
    away = sockets[table.waited_for()[0]]
    others = [socket for socket in sockets if socket is not away]
    browser = service.browser()
    await wants(guests[away.you], browser)
    await leaves(away, others[0])
    moves = 0
    while moves < 6 and (mover := next((socket for socket in others if socket.open_moves()), None)):
        await mover.move()
        moves += 1
        for socket in others:
            await socket.sync()
        await place.turn(12)
    assert moves >= 2
    assert away.you in table.waited_for()
    assert len(service.to(browser)) == 1


async def test_when_the_clock_has_moved_it_is_another_turn(place: Place, service: PushService) -> None:
    browser = service.browser()
    first, socket, second, other = await asked_first(place, clock="brisk")
    await wants(second, browser)
    await leaves(other, socket)
    while socket.choices:
        await socket.move("draw")
    await place.turn(12)
    assert len(service.to(browser)) == 1
    await place.turn(4)  # the clock plays for them, and then a new round may ask them again
    table = place.hall.house.tables[socket.table["id"]]
    assert table.match is not None
    again = other.you in table.match.asked and table.terms.chairs[other.you].kind == "person"
    await place.turn(12)
    assert len(service.to(browser)) == 1 + again
    assert first is not second


async def test_a_pause_rings_nobody_and_its_end_does(place: Place, service: PushService) -> None:
    browser = service.browser()
    person, _, _, socket = await away_and_asked(place, browser)
    back = await person.at(socket.table["id"])
    await back.until("snapshot")
    await back.do("pause", wanted=True)
    await socket.do("pause", wanted=True)
    await leaves(back, socket)
    await place.turn(30)
    assert service.pushed == []
    await socket.do("pause", wanted=False)
    await place.turn(12)
    assert len(service.to(browser)) == 1


async def test_a_match_that_is_over_rings_nobody(place: Place, service: PushService) -> None:
    browser = service.browser()
    _, socket, second, other = await asked_first(place, options={"target_score": 20})
    await wants(second, browser)
    while socket.result is None:
        mover = socket if socket.choices else other
        before = mover.version
        await mover.move()
        for one in (socket, other):
            while one.version <= before:
                await one.until("update")
    await leaves(other, socket)
    await place.turn(30)
    assert service.pushed == []
    assert await place.hall.store.rows(place.hall.store.statements.due_reminders, before=9e9, most=9) == []


async def test_whom_a_bot_stands_in_for_is_not_asked(place: Place, service: PushService) -> None:
    person, _, _, socket = await away_and_asked(place, service.browser(), clock="days")
    table = place.hall.house.tables[socket.table["id"]]
    async with place.hall.house.holding(table.id) as held:
        draft = held.terms.copy()
        draft.chairs[1 - socket.you].stand_in("random", "Ada")
        await place.hall.house.keeper.commit(held, draft)
    await place.turn(12)
    assert service.pushed == []
    assert person is not None


async def test_who_is_kept_out_is_not_told(place: Place, service: PushService) -> None:
    person, _, _, _ = await away_and_asked(place, service.browser())
    found = await place.hall.people.by_token(person.token)
    assert found is not None
    await place.hall.steward.ban(Ban("person", found.id, "", place.time.now(), None))
    await place.turn(12)
    assert service.pushed == []


async def test_every_browser_of_somebody_rings_each_in_its_language(place: Place, service: PushService) -> None:
    browsers = [service.browser() for _ in range(2)]
    _, socket, second, other = await asked_first(place)
    await wants(second, browsers[0])
    elsewhere = await place.guest()
    await second.http.post("/api/account", json={"name": "Ines", "password": "a long password"})
    answer = await elsewhere.http.post("/api/account/login", json={"name": "Ines", "password": "a long password"})
    assert answer.status_code == 200
    await wants(elsewhere, browsers[1], "de")
    with pytest.raises(websockets.ConnectionClosed):  # registering gives the browser another token
        await other.until("its end")
    await stops(socket)
    await place.turn(12)
    assert service.to(browsers[0])[0]["title"].startswith("Your turn")
    assert service.to(browsers[1])[0]["title"].startswith("Du bist dran")


async def test_a_server_that_starts_again_does_not_forget(service: PushService, database_url: str) -> None:
    wanted: dict[str, Any] = {"push_contact": CONTACT, "push_hosts": (service.host,)}
    browser, time = service.browser(), HandTime()
    async with opened(database_url, time=time, **wanted) as place:
        await away_and_asked(place, browser, clock="days")
        key = place.hall.pusher.key
    time.time += 3600
    async with opened(database_url, time=time, **wanted) as place:
        await place.turn(2)
        assert len(service.to(browser)) == 1
        assert place.hall.pusher.key == key
    async with opened(database_url, time=time, **wanted) as place:
        await place.turn(30)
        assert len(service.to(browser)) == 1


# --- push services


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_no_more_is_forgotten(place: Place, service: PushService, status: int) -> None:
    gone, there = service.browser("/gone"), service.browser()
    service.answers["/gone"] = status
    person, _, _, _ = await away_and_asked(place, gone)
    found = await place.hall.people.by_token(person.token)
    assert found is not None
    await place.hall.pushes.add(found, "another token", Browser(there.endpoint, **there.subscription["keys"]), 1.0)
    await place.turn(12)
    assert len(service.pushed) == 2
    assert await everything(place) == [there.endpoint]
    figures = (await person.http.get("/metrics")).text
    assert 'sevenfold_reminders_total{outcome="gone"} 1.0' in figures
    assert 'sevenfold_reminders_total{outcome="sent"} 1.0' in figures


@pytest.mark.parametrize(("status", "outcome"), [(429, "failed"), (403, "refused"), (302, "refused")])
async def test_what_a_push_service_refuses_is_counted_and_the_browser_kept(
    place: Place, service: PushService, status: int, outcome: str
) -> None:
    browser = service.browser("/odd")
    service.answers["/odd"] = status
    service.leads["/odd"] = f"https://{service.host}/elsewhere"
    person, _, _, _ = await away_and_asked(place, browser)
    await place.turn(12)
    assert [one.path for one in service.pushed] == ["/odd"], "nobody is led on"
    assert f'sevenfold_reminders_total{{outcome="{outcome}"}} 1.0' in (await person.http.get("/metrics")).text
    found = await place.hall.people.by_token(person.token)
    assert found is not None
    assert len(await place.hall.pushes.of(found.id)) == 1


@pytest.mark.parametrize(("again", "outcome"), [(201, "sent"), (503, "failed"), (410, "gone")])
async def test_after_a_passing_failure_it_is_sent_once_more(
    place: Place, service: PushService, again: int, outcome: str
) -> None:
    browser = service.browser("/ill")
    service.first_answers["/ill"] = 500
    service.answers["/ill"] = again
    person, _, _, _ = await away_and_asked(place, browser)
    await place.turn(12)
    assert [one.path for one in service.pushed] == ["/ill", "/ill"]
    told = service.to(browser)
    assert told[0] == told[1]
    assert f'sevenfold_reminders_total{{outcome="{outcome}"}} 1.0' in (await person.http.get("/metrics")).text
    assert bool(await everything(place)) == (outcome != "gone")


async def test_a_push_service_that_does_not_answer_holds_up_nobody(reminding: Opening, service: PushService) -> None:
    place = await reminding(limits=msgspec.structs.replace(GENEROUS, push_seconds=0.5, reminder_seconds=1.0))
    browser = service.browser("/silent")
    service.silent.add("/silent")
    person, _, other, socket = await away_and_asked(place, browser)
    place.time.time += 5
    await place.hall.house.reminding._look()
    await service.came.wait()
    await socket.do("chat", text="still here")  # while it hangs
    await place.settle()
    assert 'sevenfold_reminders_total{outcome="failed"} 1.0' in (await person.http.get("/metrics")).text
    assert [one.path for one in service.pushed] == ["/silent", "/silent"], "once more, and no oftener"
    assert other is not person


FOREIGN = [
    "http://{host}/push",
    "https://example.org/push",
    "https://localhost/push",
    "https://127.0.0.1/push",
    "https://127.0.0.1:1/push",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/push",
    "https://{host}@example.org/push",
    "https://user:word@{host}/push",
    "https://example.org\\@{host}/push",
    "https://{host}#@example.org/push",
    "https://{host}.example.org/push",
    "https://example.org?{host}/push",
    "https://{host}",
    "https://{host}/push more",
    "https://{host}/push\\x",
    "https://{host}/push\r\nX-Other: 1",
    "https://2130706433/push",
    "https://0x7f000001/push",
    "file:///etc/passwd",
    "gopher://{host}/",
    "HTTPS://{host}/push",
    "",
]


async def test_no_stranger_makes_the_server_ask_anywhere_else(place: Place, service: PushService) -> None:
    for address in FOREIGN:
        guest = await place.guest("Ann")
        wanted = service.browser().subscription | {"endpoint": address.format(host=service.host)}
        answer = await guest.http.post("/api/reminders", json=wanted)
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] in {"refused-push-address", "refused-push-service"}, address
    assert await everything(place) == []


async def test_what_has_got_into_the_database_all_the_same_is_not_asked(place: Place, service: PushService) -> None:
    person, _, _, _ = await away_and_asked(place, service.browser())
    found = await place.hall.people.by_token(person.token)
    assert found is not None
    foreign = service.browser().subscription | {"endpoint": f"https://{service.host}@127.0.0.1/push"}
    await place.hall.pushes.add(found, person.token or "", Browser(foreign["endpoint"], **foreign["keys"]), 1.0)
    await place.turn(12)
    assert service.pushed == []
    assert await everything(place) == []


async def test_a_service_that_the_host_takes_off_the_list_is_asked_no_more(
    reminding: Opening, service: PushService
) -> None:
    place = await reminding()
    await away_and_asked(place, service.browser())
    place.hall.pusher._settings = type(place.hall.settings)(push_contact=CONTACT)
    await place.turn(12)
    assert service.pushed == []


async def test_no_text_in_an_address_does_any_harm(place: Place, service: PushService) -> None:
    for text in TEXTS.values():
        guest = await place.guest("Ann")
        for address in (text, f"https://{service.host}/{text}", f"https://{text}/", f"https://{service.host}{text}/"):
            answer = await guest.http.post(
                "/api/reminders", json=service.browser().subscription | {"endpoint": address}
            )
            assert answer.status_code in {200, 400}, answer.text
            assert not steers(answer.json().get("sentence", ""))
            off = await guest.http.post("/api/reminders/off", json={"endpoint": address})
            assert off.status_code == 200, off.text


@pytest.mark.parametrize(
    "host",
    [
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2-par02p.notify.windows.com",
    ],
)
async def test_the_browsers_push_services_are_known(host: str) -> None:
    assert service_of(f"https://{host}/wp/abc:def_-?x=1", PUSH_HOSTS) == f"{host}:443"
    for other in (f"{host}.example.org", f"x{host}.", host.replace(".", "-")):
        with pytest.raises(TableError):
            service_of(f"https://{other}/wp/abc", PUSH_HOSTS)
    with pytest.raises(TableError):
        service_of(f"https://{host}:8443/wp/abc", PUSH_HOSTS)


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "", "auth": ""},
        {"p256dh": "A" * 87, "auth": "A" * 22},
        {"p256dh": "BA" + "A" * 85, "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"p256dh": "ä" * 87, "auth": "AAAAAAAAAAAAAAAAAAAAAA"},
        {"auth": "AAAA"},
        {"p256dh": None},
    ],
)
async def test_keys_that_are_none_are_refused(place: Place, service: PushService, keys: dict[str, Any]) -> None:
    guest = await place.guest("Ann")
    own = service.browser().subscription
    given = own["keys"] | keys
    answer = await guest.http.post("/api/reminders", json={"endpoint": own["endpoint"], "keys": given})
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in {"refused-push-keys", "refused-message-malformed"}


async def test_an_address_may_not_be_endless(place: Place, service: PushService) -> None:
    guest = await place.guest("Ann")
    browser = service.browser("/" + "x" * 2000)
    refusal = await refused(guest, "push-long", **browser.subscription)
    assert refusal["figures"]["most"] == GENEROUS.push_characters
