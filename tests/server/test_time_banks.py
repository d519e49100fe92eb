"""A store of time for each person: over sockets, restarts and workers, and in choices that several make at once."""

from __future__ import annotations

import httpx
import pytest
from tests.server.guests import Guest, HandTime, Place, Socket, opened, play_on, playing

from sevenfold.tables.clock import DECISION_SECONDS, READING_SECONDS, RETURN_SECONDS, TALKING

BANK = {"seconds": 120, "increment": 10}


def banks(socket: Socket) -> dict[int, float]:
    """What each seat has left, as this one is shown."""
    return {clock["seat"]: clock["left"] for clock in socket.clock["seats"]}


def running(socket: Socket) -> list[int]:
    return [clock["seat"] for clock in socket.clock["seats"] if clock["runs"]]


async def synced(sockets: list[Socket]) -> None:
    for socket in sockets:
        await socket.sync()


async def test_a_bank_runs_down_while_one_thinks_and_grows_with_each_decision(place: Place) -> None:
    _, sockets = await playing(place, 2, clock="bank", bank=BANK)
    mover = next(socket for socket in sockets if socket.choices)
    assert mover.table["bank"] == BANK
    assert banks(mover) == {0: 120, 1: 120}
    assert running(mover) == [mover.you]
    await place.turn(50)
    await mover.sync()
    assert banks(mover)[mover.you] == 70
    assert (mover.clock["left"], mover.clock["total"]) == (70, 120)
    await mover.move()
    assert banks(mover)[mover.you] == 80
    await synced(sockets)
    assert banks(sockets[0]) == banks(sockets[1])


async def test_an_empty_bank_lets_the_table_decide_and_after_two_in_a_row_a_bot(place: Place) -> None:
    _, sockets = await playing(place, 2, clock="bank", bank=BANK, options={"target_score": 2000})
    for _ in range(40):
        await synced(sockets)
        seat = sockets[0].table["seats"][0]
        if seat["kind"] == "bot":
            break
        if sockets[1].choices:
            await sockets[1].move()
        else:
            await place.turn(banks(sockets[0])[0] + 0.5)
    assert seat["keeps"] == "Guest 0"
    rows = await place.hall.store.rows(place.hall.store.statements.lines, match=sockets[0].table["match"])
    assert sum('"clock":true' in row[0] for row in rows) == 2
    while running(sockets[0]) != [1]:
        await place.turn(2)  # the bot plays for seat 0, and its person's bank rests
        await sockets[0].sync()
    rests = banks(sockets[0])[0]
    await place.turn(20)
    await sockets[0].do("sit")
    await sockets[0].sync()
    assert banks(sockets[0])[0] == rests


async def test_banks_outlast_a_restart_and_nobody_pays_for_it(database_url: str) -> None:
    time = HandTime()
    async with opened(database_url, time=time) as place:
        guests, sockets = await playing(place, 2, clock="bank", bank=BANK)
        await place.turn(50)
        await play_on(sockets, 3)
        await synced(sockets)
        before, token = await sockets[0].sync(), guests[0].token
        assert 60 < sum(banks(sockets[0]).values()) < 300
    time.calls.clear()
    if database_url.startswith("sqlite"):
        time.time += 3600  # several workers are never all away; what one of them can't know is told in docs/hosts
    async with opened(database_url, time=time) as place:
        guest = await place.guest()
        guest.http.cookies.set("sevenfold_guest", token or "")
        socket = await guest.at(before["table"]["id"])
        snapshot = await socket.until("snapshot")
        assert snapshot["clock"]["seats"] == before["clock"]["seats"]
        await place.turn(snapshot["clock"]["left"] + 3)  # several workers look for what nobody has done
        assert (await socket.sync())["version"] > before["version"]


async def test_a_pause_stops_all_banks(place: Place) -> None:
    _, sockets = await playing(place, 2, clock="bank", bank=BANK)
    await place.turn(30)
    for socket in sockets:
        await socket.do("pause", wanted=True)
    await synced(sockets)
    paused = banks(sockets[0])
    assert sorted(paused.values()) == [90, 120]
    assert running(sockets[0]) == []
    await place.turn(86_400)
    await sockets[1].do("pause", wanted=False)
    await synced(sockets)
    assert banks(sockets[0]) == paused
    assert len(running(sockets[0])) == 1


async def test_a_rematch_begins_with_full_banks(place: Place) -> None:
    guests, sockets = await playing(place, 2, clock="bank", bank=BANK, options={"target_score": 20, "start": "0"})
    for _ in range(400):
        if sockets[0].result is not None:
            break
        await play_on(sockets, 1)
        await place.turn(3)
        await synced(sockets)
    await sockets[0].do("rematch")
    rematch = (await sockets[0].sync())["table"]["rematch"]
    answer = (await guests[0].http.get(f"/api/tables/{rematch}")).json()
    assert (answer["clock"], answer["bank"]) == ("bank", BANK)


async def test_in_7_wonders_everybody_pays_for_the_own_choice(place: Place) -> None:
    _, sockets = await playing(place, 3, game="7wonders", clock="bank", bank=BANK)
    ann, ben, cleo = sockets
    assert running(cleo) == [0, 1, 2]
    for socket, seconds in ((ann, 10), (ben, 20), (cleo, 30)):
        await place.turn(seconds)
        await socket.sync()
        await socket.move(next(move for move in socket.open_moves() if move.startswith("sell")))
    await synced(sockets)
    assert banks(ann) == {0: 120, 1: 100, 2: 70}
    first = next(move for move in ann.open_moves() if move.startswith("sell"))
    for move in (first, next(move for move in ann.open_moves() if move.startswith("sell") and move != first)):
        await ann.move(move)
        await synced(sockets)
    assert banks(ann)[0] == 130  # for the choice, not for changing it
    assert running(ann) == [1, 2]


async def negotiating(place: Place, **wanted: object) -> list[Socket]:
    """Four at Die Sieben Weisen, who have chosen their roles and negotiate."""
    _, sockets = await playing(place, 4, game="weisen", options={"first": "0"}, **wanted)
    while sockets[0].view["asking"]["what"] == "role":
        await play_on(sockets, 1)
    return sockets


async def test_a_new_offer_gives_nobody_else_their_time_anew(place: Place) -> None:
    sockets = await negotiating(place, clock="relaxed")
    total = DECISION_SECONDS["relaxed"] or 0.0
    began = place.time.now()
    await place.turn(total - 5)
    await sockets[0].sync()
    await sockets[0].move("offer 1")
    await synced(sockets)
    assert sockets[0].clock["left"] == total  # an own offer, as often as TALKING allows
    assert sockets[1].clock["left"] == READING_SECONDS["relaxed"]  # it is to be read
    assert sockets[2].clock["left"] == sockets[3].clock["left"] == 5
    shown = {(clock["seat"], clock["left"]) for clock in sockets[3].clock["seats"]}
    assert shown == {(0, 5.0), (1, 5.0), (2, 5.0), (3, 5.0)}  # nobody else sees who was offered what
    while sockets[0].view["asking"]["what"] == "negotiate":
        await place.turn(1)
        await sockets[0].sync()
    assert place.time.now() - began <= TALKING * total + RETURN_SECONDS


async def test_a_seat_that_returns_to_a_negotiation_has_its_own_bank(place: Place) -> None:
    sockets = await negotiating(place, clock="bank", bank=BANK)
    before = banks(sockets[0])
    await place.turn(10)
    await sockets[1].sync()
    await sockets[1].move("done")
    await synced(sockets)
    assert banks(sockets[0])[1] == before[1]  # ten seconds of thinking, ten for the decision
    await place.turn(20)
    await synced(sockets)
    assert banks(sockets[0]) == {0: before[0] - 30, 1: before[1], 2: before[2] - 30, 3: before[3] - 30}
    await sockets[0].move("offer 1")
    await synced(sockets)
    assert running(sockets[2]) == [0, 1, 2, 3]
    await sockets[1].move("decline 0")
    await synced(sockets)
    await sockets[1].move("done")
    await synced(sockets)
    assert banks(sockets[0])[1] == before[1]  # once for one negotiation


@pytest.mark.parametrize("fields", [{"seconds": 1, "increment": 10}, {"seconds": 600, "increment": 3600}])
async def test_a_bank_out_of_bounds_is_refused_with_the_bounds(place: Place, fields: dict[str, int]) -> None:
    ann = await place.guest("Ann")
    answer = await ann.http.post("/api/tables", json={"game": "sevn", "seats": 2, "clock": "bank", "bank": fields})
    assert (answer.status_code, answer.json()["code"]) == (400, "refused-clock-bank")
    assert answer.json()["figures"]["field"] == ("seconds" if fields["seconds"] == 1 else "increment")
    socket = await ann.at((await ann.table())["id"])
    await socket.until("snapshot")
    await socket.refused("clock", "refused-clock-bank", clock="bank", bank=fields)
    minutes, seconds = fields["seconds"] // 60, fields["increment"]
    await socket.refused("chat", "refused-clock-bank", text=f"/clock {minutes}+{seconds}")


@pytest.mark.parametrize(
    ("text", "clock", "bank"),
    [
        ("/clock 25+30", "bank", {"seconds": 1500, "increment": 30}),
        ("/clock 3 + 5", "bank", {"seconds": 180, "increment": 5}),
        ("/clock bank", "bank", {"seconds": 600, "increment": 15}),
        ("/CLOCK Days", "days", None),
        ("/clock none", "none", None),
    ],
)
async def test_the_host_sets_the_clock_before_the_start(
    place: Place, text: str, clock: str, bank: dict[str, int] | None
) -> None:
    ann, ben = await place.guest("Ann"), await place.guest("Ben")
    table = await ann.table(clock="brisk")
    host, other = await ann.at(table["id"]), await ben.at(table["id"])
    for socket in (host, other):
        await socket.until("snapshot")
    await other.do("sit")
    await other.refused("chat", "refused-host-only", text=text)
    await host.do("chat", text=text)
    await host.sync()
    assert (host.table["clock"], host.table["bank"]) == (clock, bank)
    await host.do("clock", clock="relaxed")
    await host.refused("chat", "refused-chat-usage", text="/clock soon")
    await host.do("start")
    await host.refused("clock", "refused-started", clock="brisk")


async def through(guest: Guest, place: Place) -> Guest:
    """The same person at another worker."""
    client = await place.stack.enter_async_context(httpx.AsyncClient(timeout=60, base_url=place.url))
    client.cookies = httpx.Cookies({"sevenfold_guest": guest.token or ""})
    return Guest(place, client)


@pytest.mark.postgres
async def test_workers_agree_on_every_bank(fresh_postgres_url: str) -> None:
    time = HandTime()
    async with opened(fresh_postgres_url, time=time) as one, opened(fresh_postgres_url, time=time) as two:
        guests, sockets = await playing(one, 3, game="7wonders", clock="bank", bank=BANK)
        far = await (await through(guests[0], two)).at(sockets[0].table["id"])
        await far.until("snapshot")
        for number in range(7):
            await one.turn(number)
            await synced(sockets)
            mover = next(s for s in sockets if s.you in s.view["asking"]["seats"])
            await mover.move(next(move for move in mover.open_moves() if move.startswith("sell")))
            while far.version < mover.version:
                await far.next()
            await mover.sync()
            assert (await far.sync())["clock"]["seats"] == (await sockets[0].sync())["clock"]["seats"]
        await sockets[1].do("stand")
        await one.settle()
        await sockets[0].sync()
        while (await far.sync())["table"] != sockets[0].table:
            await one.settle()
        assert banks(far) == banks(sockets[0])
        assert running(far) == running(sockets[0])
