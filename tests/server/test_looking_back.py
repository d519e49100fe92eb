"""Looking back: my matches and statistics, ratings once for each match, the leaderboard, and replays from every seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.guests import GENEROUS, Guest, Place, Socket, dealt, opened, play_on, playing

from sevenfold.games.kit.match import Match
from sevenfold.games.registry import GAMES
from sevenfold.games.registry import game as game_of
from sevenfold.tables.ratings import rated, usual

SHORT = {"target_score": 20}


async def got(guest: Guest, path: str, **query: Any) -> Any:
    answer = await guest.http.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(guest: Guest, path: str, status: int, code: str) -> None:
    answer = await guest.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


async def rematch(sockets: list[Socket], guests: list[Guest]) -> list[Socket]:
    """The next match between the same people, begun."""
    await sockets[0].do("rematch")
    await sockets[0].sync()
    table = sockets[0].table["rematch"]
    fresh = [await guest.at(table) for guest in guests]
    for socket in fresh:
        await socket.until("snapshot")
    await fresh[0].do("start")
    for socket in fresh:
        while not socket.view:
            await socket.until("snapshot")
    return fresh


async def played(place: Place, guests: int = 2, **wanted: Any) -> tuple[list[Guest], list[Socket]]:
    people, sockets = await playing(place, guests, options=SHORT, **wanted)
    await play_on(sockets, 1000)
    assert sockets[0].result is not None
    await place.settle()
    return people, sockets


# --- my matches


async def test_a_match_that_is_over_is_found_by_everybody_who_played(place_on: Callable, database_url: str) -> None:
    place = await place_on(database_url)
    guests, sockets = await played(place)
    result = sockets[0].result or {}
    for seat, guest in enumerate(guests):
        mine = await got(guest, "/api/me/matches")
        assert (mine["running"], mine["more"]) == ([], None)
        (one,) = mine["finished"]
        assert (one["match"], one["table"]) == (sockets[0].table["match"], sockets[0].table["id"])
        assert (one["game"], one["you"], one["rated"]) == ("sevn", seat, False)
        assert [(s["name"], s["rank"], s["points"], s["bot"]) for s in one["seats"]] == [
            (f"Guest {number}", result["ranks"][number], result["points"][number], None) for number in range(2)
        ]
        (own,) = await got(guest, "/api/me/statistics")
        won = int(result["ranks"][seat] == 1)
        assert (own["game"], own["played"], own["won"], own["best"]) == ("sevn", 1, won, result["points"][seat])
        assert (own["mean"], own["place"], own["seats"]) == (result["points"][seat], result["ranks"][seat], 2)
    assert (await got(await place.guest("Other"), "/api/me/matches"))["finished"] == []


async def test_running_matches_say_whose_turn_it_is(place: Place) -> None:
    guests, sockets = await playing(place)
    open_table = (await guests[0].table())["id"]
    await place.turn(1)
    asked = next(seat for seat, socket in enumerate(sockets) if socket.choices)
    for seat, guest in enumerate(guests):
        running = (await got(guest, "/api/me/matches"))["running"]
        by_table = {one["table"]: one for one in running}
        assert set(by_table) == {sockets[0].table["id"], *([open_table] if seat == 0 else [])}
        one = by_table[sockets[0].table["id"]]
        assert (one["playing"], one["your_turn"]) == (True, seat == asked)
        assert one["waiting"] == [f"Guest {asked}"]
    assert by_table.get(open_table) is None
    mine = await guests[0].at(open_table)
    await mine.do("stand")
    assert [one["table"] for one in (await got(guests[0], "/api/me/matches"))["running"]] == [sockets[0].table["id"]]


async def test_a_bot_is_known_by_its_policy_and_one_that_keeps_a_seat_plays_for_its_person(place: Place) -> None:
    ann, ben = await place.guest("Ann"), await place.guest("Ben")
    table = (await ann.table(seats=3, bots=["odds"], options=SHORT))["id"]
    host, other = await ann.at(table), await ben.at(table)
    await other.do("sit")
    await host.do("start")
    await other.wire.close()
    await place.settle()
    await host.do("kick", seat=2)  # away: a bot sits in, and the seat stays theirs
    while (await host.sync())["result"] is None:
        if host.choices:
            await host.do("move", version=host.version, move=host.open_moves()[0])
        await place.turn(2)
    (one,) = (await got(ben, "/api/me/matches"))["finished"]
    assert one["you"] == 2
    assert [(seat["name"], seat["bot"]) for seat in one["seats"]] == [
        ("Ann", None),
        (host.table["seats"][1]["name"], "odds"),
        ("Ben", None),
    ]


async def test_many_matches_come_page_by_page(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, finished_shown=2)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        guests, sockets = await played(place)
        matches = [sockets[0].table["match"]]
        for _ in range(4):  # at the same moment, by the test's clock
            sockets = await rematch(sockets, guests)
            await play_on(sockets, 1000)
            matches.append(sockets[0].table["match"])
        found, before = [], ""
        for _ in range(3):
            page = await got(guests[0], "/api/me/matches", before=before)
            found += [one["match"] for one in page["finished"]]
            before = page["more"]
        assert before is None
        assert len(found) == 5
        assert set(found) == set(matches)
        answer = await guests[0].http.get("/api/me/matches", params={"before": "nonsense"})
        assert answer.status_code == 400


async def test_a_match_from_a_position_counts_in_no_statistics(place: Place) -> None:
    ann = await place.guest("Ann")
    made = await ann.http.post(
        "/api/tables",
        json={
            "game": "sevn",
            "seats": 4,
            "bots": ["cautious"] * 3,
            "start": True,
            "clock": "none",
            "lesson": {"name": "demo"},
        },
    )
    assert made.status_code == 201, made.text
    socket = await ann.at(made.json()["id"])
    while (await socket.sync())["result"] is None:
        if socket.choices:
            await socket.do("move", version=socket.version, move=socket.open_moves()[0])
        await place.turn(2)
    assert len((await got(ann, "/api/me/matches"))["finished"]) == 1
    assert await got(ann, "/api/me/statistics") == []


async def test_an_account_finds_what_its_guest_has_played(place: Place) -> None:
    guests, _ = await played(place, rated=True)
    await guests[0].http.post("/api/account", json={"name": "Ann", "password": "long enough"})
    later, _ = await played(place, rated=True)
    await later[0].http.post("/api/account/login", json={"name": "Ann", "password": "long enough"})
    assert len((await got(later[0], "/api/me/matches"))["finished"]) == 2
    (own,) = await got(later[0], "/api/me/statistics")
    assert (own["played"], own["rated"]) == (2, 1)  # the account's own rating stands above the guest's


# --- ratings


async def test_a_rated_match_is_rated_once(place_on: Callable, database_url: str) -> None:
    place = await place_on(database_url)
    guests, sockets = await played(place, rated=True)
    assert sockets[0].table["rated"] is True
    ranks = (sockets[0].result or {})["ranks"]
    right = rated([usual(), usual()], ranks)
    for _ in range(2):
        for seat, guest in enumerate(guests):
            (own,) = await got(guest, "/api/me/statistics")
            assert own["rated"] == 1
            assert own["rating"] == pytest.approx(right[seat].shown, abs=0.01)
            assert own["curve"] == [own["rating"]]
        await place.hall.house.ratings.settle(sockets[0].table["match"], 1.0)
        await place.hall.house.ratings.catch_up(1.0)
    again = await rematch(sockets, guests)
    await play_on(again, 1000)
    await place.settle()
    after = rated(right, (again[0].result or {})["ranks"])
    (own,) = await got(guests[0], "/api/me/statistics")
    assert own["rating"] == pytest.approx(after[0].shown, abs=0.01)
    assert own["curve"] == [pytest.approx(right[0].shown, abs=0.01), own["rating"]]


async def test_what_ended_just_before_a_power_cut_is_rated_after_it(
    place_on: Callable, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await place_on(database_url)

    monkeypatch.setattr(place.hall.house.ratings, "settle", nothing)
    guests, _ = await played(place, rated=True)
    (own,) = await got(guests[0], "/api/me/statistics")
    assert (own["played"], own["rated"]) == (1, 0)
    monkeypatch.undo()
    await place.hall.house.ratings.catch_up(2.0)
    (own,) = await got(guests[0], "/api/me/statistics")
    assert (own["played"], own["rated"]) == (1, 1)


async def test_two_who_rate_at_the_same_time_lose_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ratings = place.hall.house.ratings
    settle = ratings.settle
    monkeypatch.setattr(ratings, "settle", nothing)
    guests, sockets = await played(place, rated=True)
    again = await rematch(sockets, guests)
    await play_on(again, 1000)
    matches = [sockets[0].table["match"], again[0].table["match"]]
    await asyncio.gather(*(settle(match, 1.0) for match in matches * 3))
    (own,) = await got(guests[0], "/api/me/statistics")
    assert own["rated"] == 2


async def test_rated_tables_are_for_people_alone(place: Place) -> None:
    ann = await place.guest("Ann")
    for more, code in (
        ({"bots": ["odds"]}, "refused-rated-bots"),
        ({"lesson": {"name": "demo"}, "seats": 4}, "refused-rated-position"),
    ):
        answer = await ann.http.post("/api/tables", json={"game": "sevn", "seats": 2, "rated": True, **more})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    table = (await ann.table(rated=True))["id"]
    host = await ann.at(table)
    await host.refused("bot", "refused-rated-bots", bot="odds")
    token = (await ann.http.post("/api/programs", json={"name": "Robot"})).json()["token"]
    robot = await (await place.guest()).at(table, bearer=token)
    await robot.refused("sit", "refused-rated-bots")
    answer = await ann.http.post(
        "/api/tables", json={"game": "sevn", "seats": 2, "rated": True}, headers={"Authorization": f"Bearer {token}"}
    )
    assert answer.json()["code"] == "refused-rated-bots"


async def test_nobody_gets_out_of_a_rated_match_by_standing_up(place: Place) -> None:
    guests, sockets = await playing(place, rated=True, options=SHORT)
    await sockets[1].do("stand")
    await sockets[0].sync()
    assert (sockets[0].table["seats"][1]["kind"], sockets[0].table["seats"][1]["keeps"]) == ("bot", "Guest 1")
    while (await sockets[0].sync())["result"] is None:
        if sockets[0].choices:
            await sockets[0].do("move", version=sockets[0].version, move=sockets[0].open_moves()[0])
        await place.turn(2)
    (own,) = await got(guests[1], "/api/me/statistics")
    assert (own["played"], own["rated"]) == (1, 1)


async def test_the_leaderboard_lists_accounts_with_enough_matches(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, leaderboard_matches=2)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        guests, sockets = await playing(place, 3, rated=True, options=SHORT)
        for guest, name in zip(guests[:2], ("Ann", "Ben"), strict=True):
            await guest.http.post("/api/account", json={"name": name, "password": "long enough"})
        table = sockets[0].table["id"]
        sockets = [await guest.at(table) for guest in guests]
        for socket in sockets:
            await socket.until("snapshot")
        await play_on(sockets, 1000)
        await place.settle()
        assert (await got(guests[0], "/api/leaderboard/sevn"))["ranked"] == []
        sockets = await rematch(sockets, guests)
        await play_on(sockets, 1000)
        await place.settle()
        board = await got(guests[0], "/api/leaderboard/sevn")
        assert (board["game"], board["least"]) == ("sevn", 2)
        assert {one["name"] for one in board["ranked"]} == {"Ann", "Ben"}  # the third has no account
        assert [one["matches"] for one in board["ranked"]] == [2, 2]
        assert [one["you"] for one in board["ranked"]] == [one["name"] == "Ann" for one in board["ranked"]]
        ratings = [one["rating"] for one in board["ranked"]]
        assert ratings == sorted(ratings, reverse=True)
        await refused(guests[0], "/api/leaderboard/chess", 404, "error-unknown-game")
        for one in board["ranked"]:
            page = await got(await place.guest(), f"/api/people/{one['page']}")  # for anybody, with a name or without
            assert page["name"] == one["name"]
            (figures,) = page["games"]
            assert (figures["game"], figures["played"], figures["rated"]) == ("sevn", 2, 2)
            assert (figures["rating"], figures["curve"][-1]) == (one["rating"], one["rating"])


async def test_a_public_page_tells_of_rated_matches_alone_and_of_accounts_alone(place: Place) -> None:
    guests, _ = await played(place, rated=True)
    assert (await got(guests[0], "/api/me/page")) == {"page": None}
    await guests[0].http.post("/api/account", json={"name": "Ann", "password": "long enough"})
    own = (await got(guests[0], "/api/me/page"))["page"]
    people = place.hall.people
    person = await people.by_token(guests[0].token)
    assert person is not None
    assert own not in {person.id, person.login}
    ben, sockets = await place.guest("Ben"), []
    table = (await guests[0].table(options=SHORT, private=True))["id"]
    for guest in (guests[0], ben):
        sockets.append(await guest.at(table))
        await sockets[-1].until("snapshot")
    await sockets[1].do("sit")
    await sockets[0].do("start")
    for socket in sockets:
        while not socket.view:
            await socket.until("snapshot")
    await play_on(sockets, 1000)
    assert (await got(guests[0], "/api/me/statistics"))[0]["played"] == 2
    page = await got(ben, f"/api/people/{own}")
    assert set(page) == {"name", "games"}
    assert (page["name"], page["games"][0]["played"]) == ("Ann", 1)
    for wrong in (person.id, "ann", "Ann", "", "x" * 200, "%00"):
        answer = await ben.http.get(f"/api/people/{wrong}")
        assert answer.status_code == 404, wrong
    await refused(ben, f"/api/people/{person.id}", 404, "refused-no-page")


async def test_a_curve_shows_the_newest_ratings(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, curve_shown=2)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", limits=limits) as place:
        guests, sockets = await played(place, rated=True)
        ratings = [(await got(guests[0], "/api/me/statistics"))[0]["rating"]]
        for _ in range(2):
            sockets = await rematch(sockets, guests)
            await play_on(sockets, 1000)
            await place.settle()
            ratings.append((await got(guests[0], "/api/me/statistics"))[0]["rating"])
        (own,) = await got(guests[0], "/api/me/statistics")
        assert (own["curve"], own["rated"]) == (ratings[1:], 3)


# --- replays


def merged(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The view after a step, as the page makes it."""
    change = dict(change)
    new = dict(view)
    for name in ("rows", "cities", "seats"):
        seats = {one["seat"]: one for one in (*view.get(name, ()), *change.pop(name, ()))}
        if seats:
            new[name] = [seats[seat] for seat in sorted(seats)]
    return {**new, **change}


async def whole(
    place: Place, ask: Callable, **more: Any
) -> tuple[list[dict[str, Any]], list[dict[str, Any]], dict[str, Any]]:
    """Every step of a replay with the view after it, page by page."""
    steps: list[dict[str, Any]] = []
    views: list[dict[str, Any]] = []
    while True:
        page = await ask(first=len(steps), **more)
        assert page["first"] == len(steps)
        view: dict[str, Any] = {}
        for step in page["steps"]:
            view = merged(view, step["view"])
            views.append(view)
        steps += page["steps"]
        if len(steps) == page["total"]:
            return steps, views, page


def plain(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


def some_match(game_id: str, seats: int | None = None) -> Match:
    """A match of bots' kind: the first of what is open, a little varied so that it ends."""
    game = game_of(game_id)
    match = Match.begin(game, [f"P{seat}" for seat in range(seats or game.least_seats)], {}, dealt()())
    turn = 0
    while not match.over:
        seat = game.waiting(match.state)[0]
        match.play(seat, game.fallback(match.state, seat), t=turn, clock=turn % 7 == 0)
        turn += 1
    return match


@pytest.mark.parametrize("game_id", GAMES)
async def test_a_replay_shows_each_seat_what_it_saw_then(place: Place, game_id: str) -> None:
    match = some_match(game_id)
    guest = await place.guest()

    async def ask(**more: Any) -> dict[str, Any]:
        answer = await guest.http.post("/api/replay", json={"record": "\n".join(match.lines), **more})
        assert answer.status_code == 200, answer.text
        return answer.json()

    header = json.loads(match.lines[0])
    for seat in (None, 0, 1):
        again = Match.begin(match.game, header["players"], {}, dealt_of(match), viewers=(-1 if seat is None else seat,))
        steps, views, page = await whole(place, ask, seat=seat)
        assert page["result"] == plain(match.game.result(match.state))
        viewer = -1 if seat is None else seat
        for step, view in zip(steps, views, strict=True):
            if step["move"] is not None:
                again.play(step["seat"], step["move"], viewers=(viewer,))
            assert view == plain(match.game.view(again.state, viewer))
            assert step["events"] == plain(again.played.events[viewer])
        assert again.over


async def nothing(*_: object) -> None:
    """What is done instead of rating."""


def dealt_of(match: Match) -> bytes:
    return bytes.fromhex(json.loads(match.lines[-1])["seed"])


async def test_a_match_of_the_server_is_replayed_and_checked(place: Place) -> None:
    guests, sockets = await played(place)
    match = sockets[0].table["match"]
    stranger = await place.guest()
    page = await got(stranger, f"/api/matches/{match}/replay", seat=1)
    assert (page["game"], page["players"], page["first"]) == ("sevn", ["Guest 0", "Guest 1"], 0)
    assert page["steps"][0]["seat"] is None
    assert page["steps"][1]["t"] is not None
    checked = await got(stranger, f"/api/matches/{match}/check")
    assert (checked["sealed"], checked["ended"]) == (True, True)
    assert checked["seal"] == sockets[0].table["seal"]
    assert checked["outcomes"] > 0
    record = (await stranger.http.get(f"/api/matches/{match}/record")).text
    given = await stranger.http.post("/api/replay/check", json={"record": record})
    assert given.json() == checked
    assert guests


async def test_what_goes_on_is_shown_to_nobody(place: Place) -> None:
    guests, sockets = await playing(place)
    match = sockets[0].table["match"]
    for path in ("replay", "replay?seat=0", "check", "record"):
        await refused(guests[0], f"/api/matches/{match}/{path}", 403, "refused-match-running")
        await refused(guests[0], f"/api/matches/nothing/{path}", 404, "refused-no-match")


async def test_a_moment_that_is_none_is_refused(place: Place) -> None:
    guests, sockets = await played(place)
    match = f"/api/matches/{sockets[0].table['match']}/replay"
    for query, code in (
        ("seat=2", "refused-no-seat"),
        ("seat=-2", "refused-no-seat"),
        ("first=-1", "refused-no-step"),
        ("first=100000", "refused-no-step"),
        ("first=x", "refused-message-malformed"),
    ):
        await refused(guests[0], f"{match}?{query}", 400, code)


@pytest.mark.parametrize("what", ["", "nonsense", "{}", '{"game":"sevn"}', "\n", "[]", '{"deal":["1"]}'])
async def test_what_is_no_record_is_refused_with_its_line(place: Place, what: str) -> None:
    guest = await place.guest()
    for path in ("/api/replay", "/api/replay/check"):
        answer = await guest.http.post(path, json={"record": what})
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"].startswith("error-record-")


async def test_a_record_that_was_tampered_with_is_found_out(place: Place) -> None:
    guest, match = await place.guest(), some_match("sevn")
    lines = list(match.lines)
    deal = next(number for number, line in enumerate(lines) if number > 1 and "deal" in line)
    card = json.loads(lines[deal])
    other = "3" if card["deal"][0] != "3" else "4"
    lines[deal] = json.dumps({"deal": [other, *card["deal"][1:]]})
    answer = await guest.http.post("/api/replay/check", json={"record": "\n".join(lines)})
    assert answer.status_code == 400
    seed = json.loads(match.lines[-1])
    seed["seed"] = "00" * 32
    answer = await guest.http.post(
        "/api/replay/check", json={"record": "\n".join([*match.lines[:-1], json.dumps(seed)])}
    )
    assert answer.json()["code"] == "error-seal-other"


async def test_a_record_that_was_not_ended_is_shown_as_far_as_it_goes(place: Place) -> None:
    guest, match = await place.guest(), some_match("sevn")
    answer = await guest.http.post("/api/replay", json={"record": "\n".join(match.lines[:9]) + "\n"})
    assert answer.status_code == 200, answer.text
    assert answer.json()["result"] is None


async def test_only_records_may_be_long_and_only_so_long(place: Place) -> None:
    guest = await place.guest()
    answer = await guest.http.post("/api/replay", json={"record": "x" * 100_000})
    assert answer.json()["code"] == "error-record-json"
    answer = await guest.http.post("/api/replay", json={"record": "x" * 2_000_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "refused-body-long")
    answer = await guest.http.post("/api/account/login", json={"name": "x" * 100_000, "password": "y"})
    assert (answer.status_code, answer.json()["code"]) == (413, "refused-body-long")
