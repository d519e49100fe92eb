"""Tables over the wire: sitting, standing, the host's rights, bots, start, updates, spectators, rematch."""

from __future__ import annotations

import pytest
from tests.server.guests import Place, play_on, playing


async def test_a_guest_opens_a_table_and_friends_come_by_its_link(place: Place) -> None:
    ann, ben = await place.guest("Ann"), await place.guest("Ben")
    table = await ann.table(seats=3, private=True)
    mine, his = await ann.at(table["id"]), await ben.at(table["id"])
    await mine.until("snapshot")
    seen = await his.until("snapshot")
    assert seen["you"] is None
    assert seen["table"]["seats"][0]["name"] == "Ann"
    await his.do("sit")
    assert his.you == 1
    changed = await mine.until("table", you=0)
    while changed["table"]["seats"][1]["kind"] == "empty":
        changed = await mine.until("table")
    assert changed["table"]["seats"][1]["name"] == "Ben"
    assert changed["table"]["seats"][1]["here"]


async def test_who_has_no_name_may_watch_but_not_sit_or_talk(place: Place) -> None:
    ann, nobody = await place.guest("Ann"), await place.guest()
    table = await ann.table()
    socket = await nobody.at(table["id"])
    await socket.until("snapshot")
    await socket.refused("sit", "refused-name-needed")
    await socket.refused("chat", "refused-name-needed", text="hello")


async def test_only_the_host_manages_the_table(place: Place) -> None:
    ann, ben = await place.guest("Ann"), await place.guest("Ben")
    table = await ann.table(seats=3)
    host, other = await ann.at(table["id"]), await ben.at(table["id"])
    await other.do("sit")
    for kind, fields in (
        ("bot", {"bot": "odds"}),
        ("kick", {"seat": 0}),
        ("option", {"name": "target_score", "value": 100}),
        ("seats", {"count": 4}),
        ("start", {}),
    ):
        answer = await other.refused(kind, "refused-host-only", **fields)
        assert answer["figures"]["host"] == "Ann"
    await host.do("bot", bot="odds")
    await host.do("option", name="target_score", value=100)
    await host.do("seats", count=4)
    await host.do("kick", seat=2)
    assert host.table["options"]["target_score"] == 100
    assert [seat["kind"] for seat in host.table["seats"]] == ["person", "person", "empty", "empty"]


async def test_what_the_host_cannot_do_says_why(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.table(seats=2)
    host = await ann.at(table["id"])
    await host.refused("start", "refused-seats-empty")
    await host.refused("seats", "error-seats", count=9)
    await host.refused("bot", "refused-no-bot", bot="clever")
    await host.refused("kick", "refused-kick-self", seat=0)
    await host.refused("kick", "refused-seat-empty", seat=1)
    await host.refused("kick", "refused-no-seat", seat=7)
    await host.refused("option", "error-option-number", name="target_score", value=-1)
    await host.refused("option", "error-unknown-option", name="colour", value="red")
    await host.refused("sit", "refused-no-seat", seat=-1)
    await host.refused("rematch", "refused-rematch-early")
    await host.refused("move", "refused-not-playing", version=0, move="draw")
    await host.do("bot", bot="odds", seat=1)
    await host.refused("bot", "refused-table-full", bot="odds")


async def test_a_seat_that_is_taken_is_refused_and_a_bots_seat_can_be_taken(place: Place) -> None:
    ann, ben, cleo = [await place.guest(name) for name in ("Ann", "Ben", "Cleo")]
    table = await ann.table(seats=2, bots=["odds"])
    first, second = await ben.at(table["id"]), await cleo.at(table["id"])
    await first.refused("sit", "refused-seat-taken", seat=0)
    await first.do("sit")
    assert first.you == 1
    await second.refused("sit", "refused-table-full")
    await first.do("stand")
    await second.do("sit", seat=1)


async def test_the_host_passes_on_when_it_leaves(place: Place) -> None:
    ann, ben = await place.guest("Ann"), await place.guest("Ben")
    table = await ann.table(seats=2)
    host, other = await ann.at(table["id"]), await ben.at(table["id"])
    await other.do("sit")
    await host.do("stand")
    assert host.table["host"] == 1
    await other.sync()
    await other.do("bot", bot="cautious")


async def test_everybody_follows_the_match_by_numbered_updates(place: Place) -> None:
    guests, sockets = await playing(place, 3)
    watcher = await (await place.guest()).at(sockets[0].table["id"])
    await watcher.until("snapshot")
    everybody = [*sockets, watcher]
    await play_on(everybody, 60)
    snapshot = await sockets[1].sync()
    for socket in everybody:
        versions = [m["version"] for m in socket.said if m["type"] == "update"]
        assert versions == sorted(set(versions))
        assert socket.view == snapshot["view"], "updates merged over the first view are the view"
    assert sum(bool(socket.choices) for socket in everybody) == 1
    assert len(guests) == 3


async def test_a_spectator_is_offered_nothing_and_plays_nothing(place: Place) -> None:
    _, sockets = await playing(place)
    watcher = await (await place.guest("Watcher")).at(sockets[0].table["id"])
    await watcher.until("snapshot")
    assert watcher.choices == []
    await watcher.refused("move", "refused-no-seat-here", version=watcher.version, move="draw")


async def test_a_stale_or_early_or_foreign_move_changes_nothing(place: Place) -> None:
    _, sockets = await playing(place)
    mover = next(s for s in sockets if s.choices)
    other = next(s for s in sockets if not s.choices)
    old = mover.version
    before = (await other.sync())["view"]
    await mover.refused("move", "refused-version-ahead", version=old + 1, move="draw")
    await mover.refused("move", "refused-stale", version=old - 1, move="draw")
    answer = await mover.ask("move", version=old, move="jump")
    assert answer["type"] == "refused"
    assert answer["code"].startswith(("error-", "refusal-"))
    await other.refused("move", "refusal-not-asked", version=old, move="draw")
    await mover.refused("move", "refused-move-long", version=old, move="draw " * 100)
    assert (await other.sync())["view"] == before


async def test_a_closed_option_comes_with_its_reason(place: Place) -> None:
    _, sockets = await playing(place, options={"start": "0"})
    closed = [c for s in sockets for c in s.choices if c["refusal"] is not None]
    mover = next(s for s in sockets if s.choices)
    for choice in closed:
        answer = await mover.ask("move", version=mover.version, move=choice["move"])
        assert answer["code"] == f"refusal-{choice['refusal']['code']}"


async def test_who_leaves_a_running_match_is_replaced_and_the_bots_seat_can_be_taken(place: Place) -> None:
    _, (first, second) = await playing(place)
    await second.do("stand")
    await first.sync()
    assert first.table["seats"][1]["kind"] == "bot"
    assert first.table["seats"][1]["keeps"] is None
    newcomer = await (await place.guest("Dora")).at(first.table["id"])
    await newcomer.do("sit")
    assert newcomer.you == 1


async def test_in_a_running_match_only_somebody_away_can_be_replaced_and_gets_the_seat_back(place: Place) -> None:
    (_, ben), (first, second) = await playing(place)
    await first.refused("kick", "refused-kick-here", seat=1)
    await second.wire.close()
    while (await first.until("table"))["table"]["seats"][1]["here"]:
        pass
    await first.do("kick", seat=1)
    assert first.table["seats"][1]["keeps"] == "Guest 1"
    stranger = await (await place.guest("Dora")).at(first.table["id"])
    await stranger.refused("sit", "refused-seat-kept", seat=1)
    again = await ben.at(first.table["id"])
    snapshot = await again.until("snapshot")
    assert snapshot["you"] == 1
    assert snapshot["table"]["seats"][1]["kind"] == "person"


async def test_a_match_to_its_end_then_record_and_rematch(place: Place) -> None:
    guests, sockets = await playing(place, 2, options={"target_score": 20})
    table = sockets[0].table
    early = await guests[0].http.get(f"/api/matches/{table['match']}/record")
    assert early.status_code == 403
    assert early.json()["code"] == "refused-match-running"
    await play_on(sockets, 2000)
    assert sockets[0].result is not None
    assert sockets[0].result["winners"]
    await sockets[0].refused("move", "refused-over", version=sockets[0].version, move="draw")
    record = await guests[1].http.get(f"/api/matches/{table['match']}/record")
    assert record.status_code == 200
    assert f"{table['match']}.sevenfold.jsonl" in record.headers["content-disposition"]
    await sockets[1].do("rematch")
    await sockets[0].do("rematch")
    await sockets[0].sync()
    assert sockets[0].table["rematch"] == sockets[1].table["rematch"]
    again = await guests[0].at(sockets[0].table["rematch"])
    snapshot = await again.until("snapshot")
    assert [seat["name"] for seat in snapshot["table"]["seats"]] == ["Guest 0", "Guest 1"]
    assert snapshot["table"]["stage"] == "open"
    assert snapshot["table"]["options"]["target_score"] == 20


async def test_the_deal_of_a_finished_match_can_be_checked(place: Place) -> None:
    from sevenfold.games.kit.verifying import verify

    guests, sockets = await playing(place, 2, options={"target_score": 20})
    seal = sockets[0].table["seal"]
    await play_on(sockets, 2000)
    record = await guests[0].http.get(f"/api/matches/{sockets[0].table['match']}/record")
    lines = record.text.splitlines()
    assert seal in lines[0]
    verify(lines)


async def test_chat_is_kept_and_commands_do_what_buttons_do(place: Place) -> None:
    ann, ben = await place.guest("Ann"), await place.guest("Ben")
    table = await ann.table(seats=3)
    host, other = await ann.at(table["id"]), await ben.at(table["id"])
    await other.do("chat", text="/join 3")
    assert other.you == 2
    await other.do("chat", text="hello \u202eolleh\x00 there")
    said = await host.until("chat", line={**(await _last(other)), "number": 2})
    assert said["line"]["text"] == "hello olleh there"
    await other.do("chat", text="/me waves")
    await host.do("chat", text="/option target_score 120")
    await host.do("chat", text="/bot cautious")
    await host.do("chat", text="/kick 2")
    await host.do("chat", text="/bot")
    await host.refused("chat", "refused-chat-unknown", text="/dance")
    await host.refused("chat", "refused-chat-usage", text="/kick everybody")
    await host.refused("chat", "refused-chat-empty", text=" \u200b ")
    await host.refused("chat", "refused-chat-long", text="x" * 501)
    await host.do("chat", text="/start")
    await other.do("chat", text="/leave")
    snapshot = await host.sync()
    kinds = [line["kind"] for line in snapshot["chat"]]
    assert "me" in kinds
    assert [line["number"] for line in snapshot["chat"]] == list(range(1, len(kinds) + 1))
    assert snapshot["table"]["options"]["target_score"] == 120


async def _last(socket) -> dict:
    await socket.sync()
    return socket.said[-1]["chat"][-1]


async def test_help_is_answered_to_the_asker_alone_and_not_kept(place: Place) -> None:
    ann = await place.guest("Ann")
    socket = await ann.at((await ann.table())["id"])
    await socket.send("chat", text="/help")
    line = (await socket.until("chat"))["line"]
    assert (line["number"], line["text"]) == (0, "chat-help")
    assert (await socket.sync())["chat"] == []


async def test_the_lobby_shows_public_tables_live(place: Place) -> None:
    import json

    import websockets

    ann = await place.guest("Ann")
    await ann.table(private=True)
    public = await ann.table(seats=4)
    async with websockets.connect(place.url.replace("http", "ws") + "/ws/lobby", compression=None) as lobby:
        first = json.loads(await lobby.recv())
        assert [table["id"] for table in first["tables"]] == [public["id"]]
        assert first["tables"][0]["names"] == ["Ann"]
        socket = await (await place.guest("Ben")).at(public["id"])
        await socket.do("sit")
        await place.turn(1)
        second = json.loads(await lobby.recv())
        assert second["tables"][0]["names"] == ["Ann", "Ben"]
        await lobby.send("hello")
        assert json.loads(await lobby.recv())["code"] == "refused-lobby-listens"


async def test_a_deserted_table_leaves_the_lobby_until_somebody_comes(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.table()
    assert len((await ann.http.get("/api/tables")).json()["tables"]) == 1
    await place.turn(3601)
    assert (await ann.http.get("/api/tables")).json()["tables"] == []
    await (await ann.at(table["id"])).until("snapshot")
    assert [found["id"] for found in (await ann.http.get("/api/tables")).json()["tables"]] == [table["id"]]


@pytest.mark.parametrize("bots", [["odds", "odds"], ["clever"]])
async def test_a_table_that_cannot_be_is_refused(place: Place, bots: list[str]) -> None:
    ann = await place.guest("Ann")
    answer = await ann.http.post("/api/tables", json={"game": "sevn", "seats": 2, "bots": bots})
    assert answer.status_code == 400
    assert answer.json()["code"] in {"refused-too-many-bots", "refused-no-bot"}


async def test_a_new_name_is_shown_at_the_table(place: Place) -> None:
    ann, ben = await place.guest("Ann"), await place.guest("Ben")
    table = await ann.table()
    host = await ann.at(table["id"])
    await host.until("snapshot")
    await ann.http.post("/api/me", json={"name": "Anna"})
    again = await ann.at(table["id"])
    assert (await again.until("snapshot"))["table"]["seats"][0]["name"] == "Anna"
    other = await ben.at(table["id"])
    assert (await other.until("snapshot"))["table"]["seats"][0]["name"] == "Anna"


async def test_a_move_that_cannot_be_stored_is_refused_and_everybody_stays_in_step(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sevenfold.tables.problems import StoreError

    _, sockets = await playing(place)
    mover = next(s for s in sockets if s.choices)
    before = await mover.sync()
    journal = place.hall.store.journal
    write = journal.write

    async def full(writes: object) -> None:
        raise StoreError("write", {"reason": "disk full"})

    monkeypatch.setattr(journal, "write", full)
    move = mover.open_moves()[0]
    await mover.refused("move", "refused-not-stored", version=mover.version, move=move)
    await mover.refused("chat", "refused-not-stored", text="hello?")
    monkeypatch.setattr(journal, "write", write)
    assert (await mover.sync())["view"] == before["view"]
    await mover.move(move)
    await play_on(sockets, 10)


async def test_a_move_that_was_stored_though_it_seemed_not_is_shown_to_all(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sevenfold.tables.problems import StoreError

    _, sockets = await playing(place)
    mover = next(s for s in sockets if s.choices)
    other = next(s for s in sockets if not s.choices)
    await other.sync()
    before = other.version
    journal = place.hall.store.journal
    write = journal.write

    async def cut(writes: object) -> None:
        await write(writes)
        raise StoreError("write", {"reason": "the connection broke after the commit"})

    monkeypatch.setattr(journal, "write", cut)
    await mover.refused("move", "refused-not-stored", version=mover.version, move=mover.open_moves()[0])
    monkeypatch.setattr(journal, "write", write)
    await other.send("sync")
    while other.version <= before:
        await other.until("snapshot")
    await mover.sync()
    assert mover.version == other.version
    await play_on(sockets, 10)
