"""Whatever a client sends gets exactly one typed answer, and the match goes on unharmed."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.guests import Place, Socket, opened, playing

TYPES = ["move", "chat", "sit", "stand", "bot", "kick", "option", "seats", "start", "rematch", "sync", "fast_forward"]
FIELDS = ["id", "version", "move", "text", "seat", "bot", "name", "value", "count", "type", "extra"]

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=40)
    | st.sampled_from(["draw", "stop", "target 0", "odds", "/help", "/kick 1", "\ud800", "\x00", "target_score"])
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)
objects = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(TYPES) | values,
        "id": st.integers(0, 2**53 - 1) | values,
        **{name: values for name in FIELDS if name not in {"type", "id"}},
    },
)
texts = st.one_of(
    objects.map(json.dumps),
    values.map(json.dumps),
    st.text(max_size=60).filter(lambda text: "\ud800" not in text),
    objects.map(lambda thing: json.dumps(thing)[:-1]),
    st.just("[" * 5000),
    st.just('{"type":"chat","id":1,"text":"' + "x" * 9000 + '"}'),
)
SEATING = {"stand", "kick", "sit", "start", "seats", "bot", "fast_forward"}


def encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


async def answered(socket: Socket, data: str | bytes) -> dict[str, Any]:
    """Send it and a `sync` behind it; what comes before the snapshot's own answer holds exactly one answer to it."""
    await socket.wire.send(data)
    number = await socket.send("sync")
    answers: list[dict[str, Any]] = []
    while True:
        message = await socket.next()
        if message["type"] in {"done", "refused"}:
            if message["id"] == number and message["type"] == "done" and answers:
                break
            answers.append(message)
    await socket.until("snapshot")
    assert len(answers) == 1, answers
    return answers[0]


def test_every_message_gets_exactly_one_answer(tmp_path: Path) -> None:
    """The loop stands still while a message is made up: Hypothesis forbids that anything (such as a ping) draws a chance number then."""
    stack = AsyncExitStack()

    async def begin() -> tuple[Socket, Socket]:
        place = await stack.enter_async_context(opened(f"sqlite:///{tmp_path}/s.sqlite3"))
        _, (first, second) = await playing(place)
        watcher = await (await place.guest("Watcher")).at(first.table["id"])
        await watcher.until("snapshot")
        watcher.number = 2**41  # ids that no generated message has
        return second, watcher

    async def check(second: Socket, watcher: Socket, data: str | bytes) -> None:
        before = (await second.sync())["view"]
        answer = await answered(watcher, data)
        if answer["type"] == "refused":
            assert answer["code"]
            assert answer["sentence"]
        assert (await second.sync())["view"] == before

    with asyncio.Runner() as runner:
        second, watcher = runner.run(begin())

        @settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
        @given(texts.filter(encodable), st.booleans())
        def run(text: str, binary: bool) -> None:
            runner.run(check(second, watcher, text.encode() if binary else text))

        try:
            run()
        finally:
            runner.run(stack.aclose())


async def test_a_player_who_sends_nonsense_harms_nobody(place: Place) -> None:
    _, (first, second) = await playing(place)
    before = (await second.sync())["view"]
    first.number = 1000
    for data, code, number in (
        ("", "refused-message-malformed", None),
        ("{", "refused-message-malformed", None),
        ("[]", "refused-message-malformed", None),
        ("null", "refused-message-malformed", None),
        ('{"type":"move"}', "refused-message-malformed", None),
        ('{"type":"move","id":7}', "refused-message-malformed", 7),
        ('{"type":"fly","id":8}', "refused-message-malformed", 8),
        ('{"type":"move","id":9,"version":"1","move":"draw"}', "refused-message-malformed", 9),
        ('{"type":"move","id":10,"version":1,"move":"draw","seed":1}', "refused-message-malformed", 10),
        ('{"type":"move","id":-1,"version":1,"move":"draw"}', "refused-message-malformed", None),
        ('{"type":"sync","id":1e3}', "refused-message-malformed", None),
        (b"\xff\xfe", "refused-message-malformed", None),
        ("x" * 9000, "refused-message-long", None),
    ):
        answer = await answered(first, data)
        assert (answer["type"], answer["code"], answer["id"]) == ("refused", code, number), data
    assert (await second.sync())["view"] == before


async def test_a_message_beyond_all_measure_ends_the_connection_only(place: Place) -> None:
    import websockets

    guests, (first, second) = await playing(place)
    await first.wire.send("x" * 100_000)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await first.until("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    again = await guests[0].at(second.table["id"])
    assert (await again.until("snapshot"))["view"] == (await second.sync())["view"]


async def test_the_answer_comes_before_what_everybody_is_told(place: Place) -> None:
    _, sockets = await playing(place)
    mover = next(s for s in sockets if s.choices)
    await mover.sync()
    number = await mover.send("move", version=mover.version, move=mover.open_moves()[0])
    kinds = [(await mover.next())["type"] for _ in range(2)]
    assert kinds == ["done", "update"]
    assert mover.said[-2]["id"] == number


@pytest.mark.parametrize("number", [10**30, -(10**400), 2**64])
async def test_numbers_beyond_all_counting_are_refused_with_a_sentence(place: Place, number: int) -> None:
    guest = await place.guest("Ann")
    host = await guest.at((await guest.table())["id"])
    asked: list[tuple[str, dict[str, Any]]] = [
        ("kick", {"seat": number}),
        ("sit", {"seat": number}),
        ("bot", {"bot": "odds", "seat": number}),
        ("seats", {"count": number}),
        ("option", {"name": "target_score", "value": number}),
        ("option", {"name": "deck", "value": {"5": number}}),
        ("option", {"name": "x" * 5000, "value": 1}),
        ("bot", {"bot": "x" * 5000}),
        ("move", {"version": number, "move": "draw"}),
    ]
    for kind, fields in asked:
        answer = await host.ask(kind, **fields)
        assert answer["type"] == "refused", (kind, fields)
        assert answer["code"] != "refused-fault", (kind, fields)
    await host.do("bot", bot="odds")
    await host.do("start")
    answer = await host.ask("move", version=number, move="draw")
    assert answer["code"] in {"refused-version-ahead", "refused-stale", "refusal-not-asked"}
    wanted = {"game": "sevn", "seats": abs(number), "start": True}
    assert (await guest.http.post("/api/tables", json=wanted)).status_code == 400


async def test_a_request_nested_without_end_is_refused(place: Place) -> None:
    guest = await place.guest("Ann")
    for address in ("/api/me", "/api/programs", "/api/tables"):
        answer = await guest.http.post(address, content=b"[" * 9000, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "refused-message-malformed")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_ready_made_frame_is_what_websockets_would_have_made(size: int) -> None:
    from websockets.frames import Frame, Opcode

    from sevenfold.server.wires import framed

    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
