"""Whose browsers are reminded: they come and go with the person; and what a host sees of it."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from structlog.testing import capture_logs
from tests.server.guests import GENEROUS, Place
from tests.server.push_service import PushService
from tests.server.reminded import asked_first, away_and_asked, everything, leaves, reached, refused, wants

Opening = Callable[..., Awaitable[Place]]


@pytest.fixture
async def place(reminding: Opening) -> Place:
    return await reminding()


# --- whose browsers


async def test_nobody_and_programs_have_no_reminders(place: Place, service: PushService) -> None:
    await refused(await place.guest(), "name-needed", **service.browser().subscription)
    guest = await place.guest("Ann")
    token = (await guest.http.post("/api/programs", json={"name": "Robot"})).json()["token"]
    answer = await guest.http.post(
        "/api/reminders", json=service.browser().subscription, headers={"Authorization": f"Bearer {token}"}
    )
    assert answer.json()["code"] == "refused-account-program"


async def test_a_browser_that_has_another_address_now_keeps_that_one(place: Place, service: PushService) -> None:
    guest = await place.guest("Ann")
    old, new = service.browser(), service.browser()
    await wants(guest, old)
    await wants(guest, new)
    await wants(guest, new)
    assert await reached(place, guest) == [new.endpoint]


async def test_turning_it_off_is_for_one_browser(place: Place, service: PushService) -> None:
    ann, ben = await place.guest("Ann"), await place.guest("Ben")
    browser = service.browser()
    await wants(ann, browser)
    answer = await ben.http.post("/api/reminders/off", json={"endpoint": browser.endpoint})
    assert answer.status_code == 200
    assert await reached(place, ann) == [browser.endpoint], "nobody turns off another's"
    await ann.http.post("/api/reminders/off", json={"endpoint": browser.endpoint})
    assert await reached(place, ann) == []


async def test_somebody_has_so_many_browsers_and_no_more(reminding: Opening, service: PushService) -> None:
    place = await reminding(limits=msgspec.structs.replace(GENEROUS, pushes_per_person=2))
    ann = await place.guest("Ann")
    await ann.http.post("/api/account", json={"name": "Ann", "password": "a long password"})
    await wants(ann, service.browser())
    for allowed in (True, False):
        other = await place.guest()
        await other.http.post("/api/account/login", json={"name": "Ann", "password": "a long password"})
        if allowed:
            await wants(other, service.browser())
        else:
            refusal = await refused(other, "too-many-pushes", **service.browser().subscription)
            assert refusal["figures"] == {"most": 2}
    await wants(ann, service.browser())  # in place of the one this browser had
    assert len(await reached(place, ann)) == 2


async def test_turning_it_on_and_off_all_the_time_is_refused(reminding: Opening, service: PushService) -> None:
    place = await reminding(limits=GENEROUS)
    guest = await place.guest("Ann")
    answers = [await guest.http.post("/api/reminders/off", json={"endpoint": "x"}) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [200] * 20 + [429]


async def test_logging_out_takes_this_browser_along(place: Place, service: PushService) -> None:
    ann = await place.guest("Ann")
    await wants(ann, first := service.browser())
    await ann.http.post("/api/account", json={"name": "Ann", "password": "a long password"})
    assert await reached(place, ann) == [first.endpoint], "it is the same browser, with another token"
    other = await place.guest()
    await other.http.post("/api/account/login", json={"name": "Ann", "password": "a long password"})
    await wants(other, second := service.browser())
    await ann.http.post("/api/account/logout", json={})
    assert await reached(place, other) == [second.endpoint]


@pytest.mark.parametrize("way", ["logout", "password"])
async def test_logging_out_elsewhere_takes_the_others_along(place: Place, service: PushService, way: str) -> None:
    ann = await place.guest("Ann")
    await ann.http.post("/api/account", json={"name": "Ann", "password": "a long password"})
    await wants(ann, first := service.browser())
    other = await place.guest()
    await other.http.post("/api/account/login", json={"name": "Ann", "password": "a long password"})
    await wants(other, service.browser())
    if way == "logout":
        await ann.http.post("/api/account/logout", json={"elsewhere": True})
    else:
        await ann.http.post("/api/account/password", json={"old": "a long password", "new": "a longer password"})
    assert await reached(place, ann) == [first.endpoint]


async def test_a_guest_who_logs_in_takes_them_along(place: Place, service: PushService) -> None:
    account = await place.guest("Ann")
    await account.http.post("/api/account", json={"name": "Ann", "password": "a long password"})
    guest = await place.guest("Anna")
    await wants(guest, browser := service.browser())
    await guest.http.post("/api/account/login", json={"name": "Ann", "password": "a long password"})
    assert await reached(place, account) == [browser.endpoint]
    await guest.http.post("/api/account/logout", json={})
    assert await reached(place, account) == []


async def test_who_logs_in_as_somebody_else_leaves_none_behind(place: Place, service: PushService) -> None:
    guests = [await place.guest(name) for name in ("Ann", "Ben")]
    for guest, name in zip(guests, ("Ann", "Ben"), strict=True):
        await guest.http.post("/api/account", json={"name": name, "password": "a long password"})
    await wants(guests[0], service.browser())
    await guests[0].http.post("/api/account/login", json={"name": "Ben", "password": "a long password"})
    assert await everything(place) == []


async def test_who_has_their_data_deleted_leaves_none_behind(place: Place, service: PushService) -> None:
    person, _, _, _ = await away_and_asked(place, service.browser())
    await person.http.post("/api/account/delete", json={"sure": True})
    await place.turn(12)
    assert service.pushed == []
    store = place.hall.store
    assert await everything(place) == []
    assert await store.rows(store.statements.due_reminders, before=9e9, most=9) == []


# --- the host


async def test_without_a_contact_nobody_is_offered_any(reminding: Opening, service: PushService) -> None:
    place = await reminding(push_contact="")
    guest = await place.guest("Ann")
    assert (await guest.http.get("/api/reminders")).json() == {"key": None}
    await refused(guest, "no-reminders", **service.browser().subscription)
    _, socket, _, other = await asked_first(place)
    await leaves(other, socket)
    await socket.move()
    rows = await place.hall.store.rows(place.hall.store.statements.due_reminders, before=9e9, most=9)
    assert rows == []


async def test_without_pywebpush_nobody_is_offered_any_and_the_host_is_told(
    reminding: Opening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "pywebpush", None)
    with capture_logs() as logs:
        place = await reminding()
    assert (await (await place.guest()).http.get("/api/reminders")).json() == {"key": None}
    assert any("pywebpush" in line["event"] for line in logs)


async def test_the_key_and_the_addresses_are_shown_nowhere(reminding: Opening, service: PushService) -> None:
    with capture_logs() as logs:
        place = await reminding(admin_token="a token of the host")
        browser = service.browser("/push/unspeakable")
        service.answers["/push/unspeakable"] = 500
        person, _, _, socket = await away_and_asked(place, browser)
        await place.turn(12)
        secret = (await place.hall.store.rows(place.hall.store.statements.push_key))[0][0]
        heard = [str(line) for line in logs]
        paths = (await person.http.get("/schema/openapi.json")).json()["paths"]
        for path, ways in paths.items():
            if "get" in ways:
                filled = path.replace("{table_id}", socket.table["id"]).replace("{match_id}", socket.table["match"])
                answer = await person.http.get(filled, headers={"Authorization": "Bearer a token of the host"})
                heard += [answer.text, (await person.http.get(filled)).text]
        heard.append((await person.http.get("/metrics")).text)
        heard += [str(message) for message in socket.said]
    assert service.pushed
    assert len(heard) > 30
    for word in (secret, "unspeakable", browser.subscription["keys"]["auth"], browser.subscription["keys"]["p256dh"]):
        assert [text for text in heard if word in text] == []
