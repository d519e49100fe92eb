"""Accounts: what a guest has stays theirs, tokens change and end, programs have a name tag, and who goes leaves no name."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from tests.server.guests import GENEROUS, Guest, Place, opened, play_on, playing

PASSWORD = "correct horse"


async def account(place: Place, name: str, password: str = PASSWORD) -> Guest:
    guest = await place.guest()
    answer = await guest.http.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return guest


async def log_in(place: Place, name: str, password: str = PASSWORD, guest: Guest | None = None) -> Guest:
    guest = guest or await place.guest()
    answer = await guest.http.post("/api/account/login", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return guest


async def refused(guest: Guest, path: str, data: dict[str, Any], status: int, code: str) -> dict[str, Any]:
    answer = await guest.http.post(path, json=data)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["sentence"]
    return answer.json()


async def who(guest: Guest) -> dict[str, Any]:
    return (await guest.http.get("/api/account")).json()


async def end_of(wire: websockets.ClientConnection) -> int:
    async with asyncio.timeout(20):
        await wire.wait_closed()
    assert wire.close_code is not None
    return wire.close_code


async def test_a_guest_who_registers_keeps_seat_and_socket_and_gets_another_token(place: Place) -> None:
    (ann, _), sockets = await playing(place)
    before = ann.token
    answer = await ann.http.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    assert answer.json() == {"name": "Ann", "login": "ann"}
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert ann.token not in {None, before}
    assert await who(ann) == {"name": "Ann", "login": "ann"}
    again = await ann.at(sockets[0].table["id"])
    assert (await again.until("snapshot"))["you"] == 0
    async with httpx.AsyncClient(timeout=60, base_url=place.url, cookies={"sevenfold_guest": before or ""}) as old:
        assert (await old.get("/api/me")).json() == {"name": None}
    await end_of(sockets[0].wire)  # its token is worth nothing any more
    assert sockets[0].wire.close_code == 4401


async def test_an_account_is_found_from_another_browser_however_its_name_is_written(place: Place) -> None:
    await account(place, "Änne  Weiß")
    for name in ("änne weiss", "A\u0308NNE WEISS", " Änne Weiß "):
        assert await who(await log_in(place, name)) == {"name": "Änne Weiß", "login": "änne weiss"}


async def test_a_name_is_taken_once_in_every_writing(place: Place) -> None:
    await account(place, "Ann")
    for name in ("ANN", "\uff21nn"):
        await refused(
            await place.guest(), "/api/account", {"name": name, "password": PASSWORD}, 409, "refused-login-taken"
        )
    guest = await place.guest("Ann")  # as a guest's name anybody may have it
    await refused(guest, "/api/account", {"name": "Ann", "password": PASSWORD}, 409, "refused-login-taken")
    assert await who(guest) == {"name": "Ann", "login": None}


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("Ann\u202e", PASSWORD, "refused-login-marks"),
        ("A\u200dnn\u2066", PASSWORD, "refused-login-marks"),
        ("A\u200bnn", PASSWORD, "refused-login-marks"),
        ("", PASSWORD, "refused-name-empty"),
        ("x" * 25, PASSWORD, "refused-name-long"),
        ("Ann", "1234567", "refused-password-short"),
        ("Ann", "x" * 129, "refused-password-long"),
    ],
)
async def test_what_no_account_can_be_made_of(place: Place, name: str, password: str, code: str) -> None:
    guest = await place.guest()
    await refused(guest, "/api/account", {"name": name, "password": password}, 400, code)
    assert guest.token is None


async def test_unknown_names_and_wrong_passwords_are_refused_alike(place: Place) -> None:
    await account(place, "Ann")
    guest = await place.guest()
    answers = [
        await refused(guest, "/api/account/login", {"name": name, "password": given}, 401, "refused-login-wrong")
        for name, given in (("Ann", "wrong password"), ("Nobody", PASSWORD), ("\u202e", PASSWORD), ("Ann", "x" * 4000))
    ]
    assert all(answer == answers[0] for answer in answers)


async def test_an_unknown_name_costs_as_much_work_as_a_wrong_password(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await account(place, "Ann")
    passwords, asked = place.hall.accounts.passwords, []
    fits = passwords._hasher.verify
    monkeypatch.setattr(
        passwords,
        "_hasher",
        type(
            "Watched",
            (),
            {
                "verify": lambda _, *a: (asked.append(a), fits(*a))[1],
                "hash": passwords._hasher.hash,
                "check_needs_rehash": passwords._hasher.check_needs_rehash,
            },
        )(),
    )
    guest = await place.guest()
    for name in ("Ann", "Nobody"):
        await refused(
            guest, "/api/account/login", {"name": name, "password": "wrong password"}, 401, "refused-login-wrong"
        )
    assert len(asked) == 2


async def test_tries_at_a_password_are_slowed_by_account_and_by_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, login_burst=3, login_address_burst=100)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        await account(place, "Ann")
        guest = await place.guest()
        for _ in range(3):
            await refused(
                guest, "/api/account/login", {"name": "Ann", "password": "wrong one"}, 401, "refused-login-wrong"
            )
        for name in ("Ann", "ANN"):
            answer = await guest.http.post("/api/account/login", json={"name": name, "password": PASSWORD})
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) == 20
        await refused(guest, "/api/account/login", {"name": "Ben", "password": PASSWORD}, 401, "refused-login-wrong")
        place.time.time += 20
        await log_in(place, "Ann")
    limits = msgspec.structs.replace(GENEROUS, login_burst=100, login_address_burst=4)
    async with opened(f"sqlite:///{tmp_path}/s2.sqlite3", limits=limits) as place:
        guest = await place.guest()
        for name in "abcd":
            await refused(guest, "/api/account/login", {"name": name, "password": PASSWORD}, 401, "refused-login-wrong")
        await refused(guest, "/api/account/login", {"name": "e", "password": PASSWORD}, 429, "refused-too-fast")


async def test_logging_in_takes_the_guests_seats_along(place: Place) -> None:
    await account(place, "Ann")
    (guest, _), sockets = await playing(place)
    table = sockets[0].table["id"]
    await log_in(place, "Ann", guest=guest)
    assert await end_of(sockets[0].wire) == 4401
    mine = await guest.at(table)
    snapshot = await mine.until("snapshot")
    assert snapshot["you"] == 0
    assert [seat["name"] for seat in snapshot["table"]["seats"]] == ["Ann", "Guest 1"]
    assert snapshot["table"]["host"] == 0
    await play_on([mine, sockets[1]], 2)
    elsewhere = await (await log_in(place, "Ann")).at(table)
    assert (await elsewhere.until("snapshot"))["you"] == 0


async def test_where_both_sit_the_account_keeps_its_seat(place: Place) -> None:
    ann, guest = await account(place, "Ann"), await place.guest("Guest")
    for start in (False, True):
        table = (await ann.table(seats=2))["id"]
        mine, other = await ann.at(table), await guest.at(table)
        await other.do("sit")
        if start:
            await mine.do("start")
    await log_in(place, "Ann", guest=guest)
    tables = [
        row[0]
        for row in await place.hall.store.rows(
            place.hall.store.statements.hosted_by, host=(await place.hall.people.by_token(ann.token)).id
        )
    ]
    kinds = set()
    for table in tables:
        snapshot = await (await ann.at(table)).until("snapshot")
        assert snapshot["you"] == 0
        kinds.add((snapshot["table"]["stage"], snapshot["table"]["seats"][1]["kind"]))
        assert snapshot["table"]["seats"][1]["keeps"] is None
    assert kinds == {("open", "empty"), ("playing", "bot")}


async def test_whispers_and_what_was_said_go_along(place: Place) -> None:
    await account(place, "Ann")
    (guest, _), sockets = await playing(place)
    table = sockets[0].table["id"]
    await sockets[0].do("chat", text="hello")
    await sockets[1].do("chat", text="/w 1 psst")
    await log_in(place, "Ann", guest=guest)
    chat = (await (await guest.at(table)).until("snapshot"))["chat"]
    assert [line["text"] for line in chat if line["kind"] == "whisper"] == ["psst"]
    person = await place.hall.people.by_token(guest.token)
    rows = await place.hall.store.rows(place.hall.store.statements.chat_by, person=person.id)
    assert [json.loads(row[2])["text"] for row in rows if row[3] == person.id] == ["hello"]


async def test_logging_out_ends_this_token_alone(place: Place) -> None:
    here, there = await account(place, "Ann"), await log_in(place, "Ann")
    table = (await here.table())["id"]
    sockets = [await here.at(table), await there.at(table)]
    answer = await here.http.post("/api/account/logout", json={})
    assert answer.json() == {"name": None, "login": None}
    assert await end_of(sockets[0].wire) == 4401
    assert await who(here) == {"name": None, "login": None}
    assert await who(there) == {"name": "Ann", "login": "ann"}
    await sockets[1].sync()


async def test_logging_out_elsewhere_ends_every_other_browser(place: Place) -> None:
    here, there = await account(place, "Ann"), await log_in(place, "Ann")
    table = (await here.table())["id"]
    sockets = [await here.at(table), await there.at(table)]
    await here.http.post("/api/account/logout", json={"elsewhere": True})
    assert await end_of(sockets[1].wire) == 4401
    assert await who(there) == {"name": None, "login": None}
    assert await who(here) == {"name": "Ann", "login": "ann"}
    await sockets[0].sync()


async def test_a_changed_password_ends_every_other_browser(place: Place) -> None:
    here, there = await account(place, "Ann"), await log_in(place, "Ann")
    await refused(
        here, "/api/account/password", {"old": "wrong one", "new": "another one"}, 403, "refused-password-wrong"
    )
    await refused(here, "/api/account/password", {"old": PASSWORD, "new": "short"}, 400, "refused-password-short")
    answer = await here.http.post("/api/account/password", json={"old": PASSWORD, "new": "another one"})
    assert answer.status_code == 200
    assert await who(there) == {"name": None, "login": None}
    await refused(there, "/api/account/login", {"name": "Ann", "password": PASSWORD}, 401, "refused-login-wrong")
    await log_in(place, "Ann", "another one")
    assert (await who(here))["login"] == "ann"


async def test_a_name_changed_in_one_browser_is_changed_in_all(place: Place) -> None:
    here, there = await account(place, "Ann"), await log_in(place, "Ann")
    assert await who(there) == {"name": "Ann", "login": "ann"}
    await here.http.post("/api/me", json={"name": "Anna"})
    assert await who(there) == {"name": "Anna", "login": "ann"}


# --- programs


async def test_a_program_plays_under_its_own_name_tag_until_its_token_is_taken_back(place: Place) -> None:
    ann = await account(place, "Ann")
    made = (await ann.http.post("/api/account/programs", json={"name": "Robot"})).json()
    assert made["name"] == "Robot"
    shown = (await ann.http.get("/api/account/programs")).json()
    assert [(one["id"], one["name"], one["token"]) for one in shown] == [(made["id"], "Robot", None)]
    table = (await ann.table())["id"]
    host, robot = await ann.at(table), await (await place.guest()).at(table, bearer=made["token"])
    await robot.do("sit")
    await host.sync()
    seats = host.table["seats"]
    assert [(seat["name"], seat["program"]) for seat in seats] == [("Ann", False), ("Robot", True)]
    assert (await ann.http.post("/api/account/programs/revoke", json={"id": made["id"]})).json() == []
    assert await end_of(robot.wire) == 4401
    await refused(ann, "/api/account/programs/revoke", {"id": made["id"]}, 404, "refused-no-program")


async def test_programs_are_for_accounts_and_do_not_manage_them(place: Place) -> None:
    guest = await place.guest("Guest")
    await refused(guest, "/api/account/programs", {"name": "Robot"}, 403, "refused-account-needed")
    await refused(await place.guest(), "/api/account/programs", {"name": "Robot"}, 401, "refused-name-needed")
    ann = await account(place, "Ann")
    token = (await ann.http.post("/api/account/programs", json={"name": "Robot"})).json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    for path, data in (
        ("/api/account", {"name": "Bob", "password": PASSWORD}),
        ("/api/account/programs", {"name": "Robot"}),
        ("/api/account/delete", {"sure": True}),
        ("/api/account/logout", {"elsewhere": True}),
    ):
        answer = await (await place.guest()).http.post(path, json=data, headers=bearer)
        assert (answer.status_code, answer.json()["code"]) == (403, "refused-account-program")
    limits = place.hall.limits.programs_per_person
    for number in range(1, limits):
        await ann.http.post("/api/account/programs", json={"name": f"Robot {number}"})
    await refused(ann, "/api/account/programs", {"name": "Robot"}, 429, "refused-too-many-programs")


# --- secrets


async def test_no_password_and_no_token_is_stored_logged_or_answered(
    place: Place, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ann = await account(place, "Ann", "SECRET-of-Ann")
    answers = [
        await ann.http.post(path, json=data)
        for path, data in (
            ("/api/account/login", {"name": "Ann", "password": "SECRET-wrong"}),
            ("/api/account/login", {"name": "Ann", "password": ["SECRET-list"]}),
            ("/api/account", {"name": "Ben", "password": "SECRET-of-Ben", "more": 1}),
            ("/api/account", {"name": "x" * 30, "password": "SECRET-long"}),
            ("/api/account/password", {"old": "SECRET-of-Ann", "new": "SECRET-new"}),
            ("/api/account/delete", {"password": "SECRET-wrong"}),
        )
    ]
    robot = (await ann.http.post("/api/account/programs", json={"name": "Robot"})).json()["token"]
    said = "".join(answer.text for answer in answers)
    out = "".join(capfd.readouterr())
    stored = await asyncio.to_thread(lambda: b"".join(file.read_bytes() for file in tmp_path.iterdir()))
    for secret in ("SECRET", robot, ann.token or ""):
        assert secret not in said
        assert secret not in out
        assert secret.encode() not in stored


# --- going for good


async def deleted(place: Place, guest: Guest, **data: Any) -> None:
    answer = await guest.http.post("/api/account/delete", json=data)
    assert answer.status_code == 200, answer.text
    assert await who(guest) == {"name": None, "login": None}


async def test_going_takes_the_password_or_being_sure(place: Place) -> None:
    ann, guest = await account(place, "Ann"), await place.guest("Guest")
    await refused(ann, "/api/account/delete", {"sure": True}, 403, "refused-password-wrong")
    await refused(guest, "/api/account/delete", {}, 400, "refused-not-sure")
    await deleted(place, ann, password=PASSWORD)
    await deleted(place, guest, sure=True)
    await account(place, "Ann")  # the name is free again


async def test_who_is_gone_leaves_no_name_behind(place_on: Callable, database_url: str) -> None:
    place = await place_on(database_url)
    people, sockets = await playing(place, 2, options={"target_score": 20})
    ann = people[0]
    await ann.http.post("/api/account", json={"name": "Zuleika", "password": PASSWORD})
    table = sockets[0].table["id"]
    sockets[0] = await ann.at(table)
    await sockets[0].until("snapshot")
    await sockets[0].do("chat", text="I am Zuleika")
    await sockets[1].do("chat", text="/w Zuleika hello")
    robot = (await ann.http.post("/api/account/programs", json={"name": "Zuleikas robot"})).json()
    await play_on(sockets, 400)
    assert sockets[1].result is not None
    match = sockets[1].table["match"]
    open_table = (await ann.table())["id"]
    await deleted(place, ann, password=PASSWORD)
    assert await end_of(sockets[0].wire) == 4401
    for bearer in (robot["token"],):
        answer = await ann.http.get("/api/me", headers={"Authorization": f"Bearer {bearer}"})
        assert answer.json() == {"name": None}
    ben = people[1]
    record = (await ben.http.get(f"/api/matches/{match}/record")).text
    players = json.loads(record.splitlines()[0])["players"]
    assert players[0] == "N. N."
    checked = (await ben.http.get(f"/api/matches/{match}/check")).json()
    assert (checked["sealed"], checked["ended"]) == (True, True)
    mine = (await ben.http.get("/api/me/matches")).json()["finished"]
    assert [seat["name"] for seat in mine[0]["seats"]] == ["N. N.", players[1]]
    seen = json.dumps(await sockets[1].sync())
    assert "Zuleika" not in seen.replace("/w Zuleika hello", "")
    kept = await (await place.guest("Other")).at(open_table)
    assert "Zuleika" not in json.dumps(await kept.until("snapshot"))
    names = await everything_stored(place)
    assert "zuleika" not in names.casefold()


async def everything_stored(place: Place) -> str:
    """All texts of all tables that may hold a name."""
    store, found = place.hall.store, []
    sql = {
        "people": "SELECT name, login FROM people",
        "tables": 'SELECT data FROM "tables"',
        "lines": "SELECT line FROM lines",
        "chat": "SELECT data FROM chat",
        "results": "SELECT name FROM results",
        "tokens": "SELECT label FROM tokens",
    }
    for text in sql.values():
        statement = msgspec.structs.replace(store.statements.ticking, sql=text, names=(), constants={})
        found += [str(value) for row in await store.rows(statement) for value in row]
    return "\n".join(found)


async def test_a_running_match_goes_on_without_who_is_gone(place: Place) -> None:
    (ann, _), sockets = await playing(place)
    await deleted(place, ann, sure=True)
    await sockets[1].sync()
    assert sockets[1].table["seats"][0]["kind"] == "bot"
    assert sockets[1].table["seats"][0]["keeps"] is None
    assert sockets[1].table["host"] == 1
    while sockets[1].result is None:
        if sockets[1].choices:
            await sockets[1].move()
        else:
            await place.turn(5)
            await sockets[1].sync()


async def test_pages_of_other_sites_cannot_touch_accounts(place: Place) -> None:
    ann = await account(place, "Ann")
    for path, data in (
        ("/api/account/login", {"name": "Ann", "password": PASSWORD}),
        ("/api/account/delete", {"password": PASSWORD}),
        ("/api/account/logout", {"elsewhere": True}),
    ):
        answer = await ann.http.post(path, json=data, headers={"Origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "refused-foreign-origin")
    assert (await who(ann))["login"] == "ann"
