"""Who reads what is said at a table: in the open, whispered, and among those who only watch."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.guests import Guest, Place, Socket, play_on

SECRET = "the seven is mine"


async def gathered(
    place: Place, *names: str, seats: int | None = None, **wanted: Any
) -> tuple[list[Guest], list[Socket]]:
    """People of these names who sit at a new table, the first as its host."""
    guests = [await place.guest(name) for name in names]
    table = await guests[0].table(seats=seats or len(names), **wanted)
    sockets = [await guest.at(table["id"]) for guest in guests]
    for socket in sockets:
        await socket.until("snapshot")
    for socket in sockets[1:]:
        await socket.do("sit")
    return guests, sockets


async def heard(socket: Socket, text: str = SECRET) -> int:
    """How many lines with this text have come over the socket until now, and that the snapshot agrees."""
    await socket.sync()
    live = [m["line"] for m in socket.said if m["type"] == "chat" and text in m["line"]["text"]]
    kept = [line for line in socket.said[-1]["chat"] if text in line["text"]]
    assert not live or [line["text"] for line in live] == [line["text"] for line in kept][-len(live) :]
    return len(kept)


async def test_a_whisper_reaches_the_two_on_all_their_connections_and_nobody_else(place: Place) -> None:
    guests, (ann, ben, cleo) = await gathered(place, "Ann", "Ben", "Cleo")
    table = ann.table["id"]
    second = await guests[1].at(table)
    watcher = await (await place.guest("Wim")).at(table)
    nobody = await (await place.guest()).at(table)
    for socket in (second, watcher, nobody):
        await socket.until("snapshot")
    await ann.do("chat", text=f"/w ben {SECRET}")
    await ann.do("chat", text="aloud")
    for socket in (ann, ben, second):
        assert await heard(socket) == 1
        line = next(m["line"] for m in socket.said if m["type"] == "chat" and m["line"]["kind"] == "whisper")
        assert (line["name"], line["seat"], line["to"], line["to_seat"]) == ("Ann", 0, "Ben", 1)
        assert line["number"] == 0
    for socket in (cleo, watcher, nobody):
        assert await heard(socket) == 0
        assert SECRET not in json.dumps(socket.said)
        numbers = [line["number"] for line in socket.said[-1]["chat"]]
        assert numbers == list(range(1, len(numbers) + 1)), "no gap tells of a whisper"
    again = await guests[1].at(table)
    assert SECRET in json.dumps(await again.until("snapshot"))
    stranger = await guests[2].at(table)
    assert SECRET not in json.dumps(await stranger.until("snapshot"))


async def test_a_whisper_is_kept_with_the_table_for_the_two(place_on: Any, database_url: str) -> None:
    place = await place_on(database_url)
    guests, (ann, ben, cleo) = await gathered(place, "Ann", "Ben", "Cleo")
    await cleo.do("chat", text=f";Ann {SECRET}")
    await ben.do("chat", text="aloud")
    table = ann.table["id"]
    place.hall.house.tables.clear()  # as if another server read it
    for guest, knows in zip(guests, (True, False, True), strict=True):
        snapshot = await (await guest.at(table)).until("snapshot")
        assert (SECRET in json.dumps(snapshot)) == knows
        assert "aloud" in json.dumps(snapshot)


async def test_who_is_away_reads_the_whisper_when_they_come_back(place: Place) -> None:
    guests, (ann, ben, cleo) = await gathered(place, "Ann", "Ben", "Cleo")
    await ann.do("start")
    await ben.wire.close()
    while (await ann.until("table"))["table"]["seats"][1]["here"]:
        pass
    await ann.do("kick", seat=1)
    await ann.do("chat", text=f"/w 2 {SECRET}")
    bot = next(seat["name"] for seat in ann.table["seats"] if seat["kind"] == "bot")
    await ann.refused("chat", "refused-whisper-bot", text=f"/w {bot} {SECRET}")
    back = await guests[1].at(ann.table["id"])
    await back.until("snapshot")
    assert await heard(back) == 1
    assert await heard(cleo) == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("/w", "chat-usage"),
        ("/w Ben", "chat-usage"),
        ("/w Bruno psst", "whisper-nobody"),
        (";Bruno psst", "whisper-nobody"),
        ("/w 9 psst", "no-seat"),
        ("/w 0 psst", "no-seat"),
        ("/w 4 psst", "seat-empty"),
        ("/w 3 psst", "whisper-bot"),
        ("/w Ada psst", "whisper-bot"),
        ("/w ANN psst", "whisper-self"),
        ("/w 1 psst", "whisper-self"),
    ],
)
async def test_a_whisper_that_has_nowhere_to_go_is_answered_and_not_said(place: Place, text: str, code: str) -> None:
    _, (ann, ben) = await gathered(place, "Ann", "Ben", seats=4)
    await ann.do("bot", bot="odds")
    assert ann.table["seats"][2]["name"] == "Ada"
    await ann.refused("chat", f"refused-{code}", text=text)
    assert await heard(ben, "psst") == 0


async def test_names_with_spaces_and_capitals_are_found(place: Place) -> None:
    _, (ann, lee, _) = await gathered(place, "Änn", "Straße Lee", "Lee")
    await ann.do("chat", text="/w STRASSE lee hello there")
    assert await heard(lee, "hello there") == 1
    await lee.do("chat", text=";äNN hello back")
    assert await heard(ann, "hello back") == 1


async def test_what_could_be_meant_for_several_is_asked_and_not_said(place: Place) -> None:
    _, (ann, lee, two, again) = await gathered(place, "Ann", "Ann Lee", "Zoë 2", "ZOË  2")
    answer = await lee.refused("chat", "refused-whisper-several", text="/w Zoë 2 which of you")
    assert answer["figures"]["places"] == "3, 4"
    await lee.do("chat", text="/w 4 which of you")
    assert await heard(again, "which of you") == 1
    assert await heard(two, "which of you") == 0
    answer = await two.refused("chat", "refused-whisper-several", text="/w Ann Lee is lying")
    assert answer["figures"]["places"] == "1, 2"
    assert await heard(ann, "lying") + await heard(lee, "lying") == 0
    await two.do("chat", text="/w Ann she is lying")
    assert await heard(ann, "she is lying") == 1


async def test_a_name_that_is_a_number_is_told_from_the_seat(place: Place) -> None:
    _, (two, ben) = await gathered(place, "2", "Ben")
    third = await (await place.guest("Cleo")).at(two.table["id"])
    await third.until("snapshot")
    await third.refused("chat", "refused-whisper-number", text="/w 2 psst")
    await third.do("chat", text="/w 1 psst")
    assert await heard(two, "psst") == 1
    assert await heard(ben, "psst") == 0


async def test_a_smile_is_said_aloud_unless_somebody_is_called_so(place: Place) -> None:
    _, (ann, ben, smile) = await gathered(place, "Ann", "Ben", ";-)"[1:])
    await ann.do("chat", text=";) well played")
    assert await heard(ben, ";) well played") == 1
    await ann.do("chat", text=";-) psst")
    assert await heard(smile, "psst") == 1
    assert await heard(ben, "psst") == 0


async def test_while_a_match_runs_those_who_watch_are_heard_by_each_other_alone(place: Place) -> None:
    guests, (ann, ben) = await gathered(place, "Ann", "Ben", options={"target_score": 20})
    table = ann.table["id"]
    wim, nobody = await (await place.guest("Wim")).at(table), await (await place.guest()).at(table)
    await wim.until("snapshot")
    await nobody.until("snapshot")
    await wim.do("chat", text="before the start")
    await ann.do("start")
    await wim.do("chat", text="while it runs")
    await wim.do("chat", text="/me sees all while it runs")
    await ann.do("chat", text="we play")
    for socket in (wim, nobody):
        assert await heard(socket, "while it runs") == 2
        line = next(m["line"] for m in socket.said if m["type"] == "chat" and "while" in m["line"]["text"])
        assert line["watching"]
        assert line["number"] == 0
    for socket in (ann, ben):
        assert await heard(socket, "while it runs") == 0
        assert await heard(socket, "before the start") == 1
    assert await heard(wim, "we play") == 1
    late = await (await place.guest("Late")).at(table)
    assert "while it runs" in json.dumps(await late.until("snapshot"))
    for socket, text in ((wim, "/w Ann psst"), (wim, "/w 2 psst"), (ann, "/w Wim psst")):
        await socket.refused("chat", "refused-whisper-apart", text=text)
    await wim.do("chat", text="/w late psst")
    assert await heard(late, "psst") == 1
    assert await heard(nobody, "psst") == 0
    for socket in (ann, ben):
        await socket.sync()
    await play_on([ann, ben], 2000)
    assert ann.result is not None
    await wim.do("chat", text="after the end")
    await wim.do("chat", text="/w Ann well played")
    for socket in (ann, ben):
        assert await heard(socket, "after the end") == 1
        assert await heard(socket, "while it runs") == 0
    assert await heard(ann, "well played") == 1
    assert len(guests) == 2


async def test_who_sits_down_in_a_running_match_no_longer_reads_those_who_watch(place: Place) -> None:
    _, (ann, _) = await gathered(place, "Ann", "Ben", seats=3)
    wim = await (await place.guest("Wim")).at(ann.table["id"])
    await wim.until("snapshot")
    await ann.do("bot", bot="odds")
    await ann.do("start")
    await wim.do("chat", text=SECRET)
    assert await heard(wim) == 1
    await wim.do("sit")
    snapshot = wim.said[-2] if wim.said[-2]["type"] == "snapshot" else await wim.sync()
    assert SECRET not in json.dumps(snapshot)
    await wim.do("chat", text="now I play")
    assert await heard(ann, "now I play") == 1


async def test_the_names_of_those_who_watch_are_told_while_they_are_here(place: Place) -> None:
    _, (ann, _) = await gathered(place, "Ann", "Ben", seats=3)
    watchers = [await (await place.guest(name)).at(ann.table["id"]) for name in ("Wim", "Otto")]
    for watcher in watchers:
        await watcher.until("snapshot")
        await watcher.do("chat", text="hi")
    await ann.sync()
    assert ann.table["watching"] == ["Otto", "Wim"]
    await watchers[1].wire.close()
    while (await ann.until("table"))["table"]["watching"] != ["Wim"]:
        pass
    await watchers[0].do("sit")
    while (await ann.until("table"))["table"]["watching"]:
        pass
    assert [line["name"] for line in (await ann.sync())["chat"] if line["kind"] == "talk"] == ["Wim", "Otto"]


async def test_watchers_who_come_and_go_at_once_are_told_together(place: Place) -> None:
    """Each telling costs as much as there are people at the table: a crowd is not to keep them from playing."""
    _, (ann, _) = await gathered(place, "Ann", "Ben", seats=3)
    watcher = await (await place.guest("Wim")).at(ann.table["id"])
    while (await ann.until("table"))["table"]["watching"] != ["Wim"]:
        pass
    table = place.hall.house.tables[ann.table["id"]]
    told = place.hall.fanout
    with_count: list[str] = []
    changed, told.changed = told.changed, lambda table: (with_count.append(table.id), changed(table))[1]  # type: ignore[method-assign]  # to count
    for _ in range(50):
        told.watched(table)
    await watcher.wire.close()
    while (await ann.until("table"))["table"]["watching"]:
        pass
    assert with_count == [table.id]
