"""A whole match at a real table with everything kept that reaches anybody: sockets, answers, the lobby, figures, logs."""

from __future__ import annotations

import asyncio
import base64
import io
import itertools
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
import structlog
import websockets
from tests.server.guests import Guest, HandTime, Place, Socket, opened
from tests.server.judging import ONLOOKER, Heard, Judge, Leak, Secret, Truth, hashed

from sevenfold.server import logs

MINGLE = 9
"""Every so many moves somebody talks."""
LOOK_AROUND = 60
"""Every so many moves somebody asks every address there is."""
STATIC = ("/api/games",)
"""What these answer is the same for everybody at any time: the rules."""


class Ear:
    """Somebody at the table who keeps all that comes, over every connection they ever had."""

    def __init__(self, story: Story, guest: Guest, name: str, seat: int) -> None:
        self.story = story
        self.guest = guest
        self.name = name
        self.seat = seat
        self.socket: Socket | None = None

    @property
    def at(self) -> Socket:
        assert self.socket is not None
        return self.socket

    async def come(self) -> None:
        """A new connection: what it brings is kept like the rest."""
        self.socket = await self.guest.at(self.story.table)
        take = self.socket.take

        def keep(message: dict[str, Any]) -> None:
            take(message)
            self.story.heard.append(Heard(self.name, self.seat, self._way(message), self.at.text, self.at.version))

        self.socket.take = keep  # type: ignore[method-assign]  # hears along
        await self.socket.until("snapshot")

    @staticmethod
    def _way(message: dict[str, Any]) -> str:
        return "socket" if message["type"] in {"snapshot", "update"} else "answer"


class Story:
    """A match between people, with two who watch, one of them without a name; seeds, whispers and talk are noted."""

    def __init__(self, places: list[Place], game: str, chance: random.Random) -> None:
        self.place = places[0]
        self.places = places
        self.game = game
        self.chance = chance
        self.table = ""
        self.ears: list[Ear] = []
        self.heard: list[Heard] = []
        self.secrets: list[Secret] = []
        self.log = io.StringIO()
        self.lobby: list[str] = []
        self.lobby_wire: websockets.ClientConnection | None = None
        self.count = 0

    @property
    def seated(self) -> list[Ear]:
        return [ear for ear in self.ears if ear.seat != ONLOOKER]

    @property
    def watching(self) -> list[Ear]:
        return [ear for ear in self.ears if ear.seat == ONLOOKER]

    @property
    def version(self) -> int:
        return max(ear.at.version for ear in self.ears)

    @property
    def over(self) -> bool:
        return self.seated[0].at.result is not None

    # --- what goes on

    async def gather(self, seats: int, options: dict[str, Any]) -> None:
        """People come and sit down, others watch; the match begins."""
        names = [f"Seat{seat}" for seat in range(seats)] + ["Watcher", "Looker"]
        workers = itertools.cycle(self.places)
        guests = [await next(workers).guest(name) for name in [*names, None]]
        self.table = (await guests[0].table(game=self.game, seats=seats, options=options))["id"]
        for number, guest in enumerate(guests):
            name = names[number] if number < len(names) else "Nobody"
            ear = Ear(self, guest, name, number if number < seats else ONLOOKER)
            self.ears.append(ear)
            await ear.come()
            if 0 < number < seats:
                await ear.at.do("sit")
            if guest.token is not None:
                person = await self.place.hall.people.by_token(guest.token)
                assert person is not None
                self.secrets += [
                    Secret("token", guest.token),
                    Secret("token", hashed(guest.token)),
                    Secret("person", person.id),
                ]
        for ear in self.ears:
            while ear.at.table["spectators"] != len(self.watching):
                await ear.at.next()
        await self.whisper(self.seated[0], self.watching[0])
        await self.seated[0].at.do("start")
        await self.follow(1)

    async def follow(self, version: int) -> None:
        """Everybody hears of everything up to a version."""
        for ear in self.ears:
            while ear.at.version < version:
                await ear.at.next()

    async def play(self, most: int) -> None:
        """Random moves and talk, so many or until the end."""
        for number in range(most):
            if self.over:
                break
            asked = [ear for ear in self.seated if ear.seat in self._asked(ear) and ear.at.open_moves()]
            if not asked:  # a bot is
                await self.place.turn(60)
                await self.catch_up()
                continue
            mover = self.chance.choice(asked)
            before = mover.at.version
            move = self.chosen(mover.at.open_moves())
            await mover.at.do("move", version=before, move=move)
            await self.follow(before + 1)
            await self.follow(self.version)
            if number % MINGLE == 0 and not self.over:
                await self.mingle()
            if number % LOOK_AROUND == LOOK_AROUND - 1:
                await self.look_around(self.chance.choice(self.ears))
                await self.chance.choice(self.ears).come()
        await self.chance.choice(self.seated).come()
        await self.look_around(self.watching[-1])
        await self.place.turn(1)  # the lobby is told
        assert self.lobby_wire is not None
        await (await self.lobby_wire.ping())  # what was sent before has come with the answer

    async def catch_up(self) -> None:
        """Everybody asks for everything."""
        for ear in self.ears:
            await ear.at.sync()

    def _asked(self, ear: Ear) -> list[int]:
        asking = ear.at.view.get("asking")
        return [ear.seat] if asking is None else asking["seats"]

    def chosen(self, moves: list[str]) -> str:
        """A random move; cards are shown and given now and then only, or a match would be long and all talk."""
        terse = [move for move in moves if move.split()[0] not in {"show", "give"}]
        return self.chance.choice(moves if not terse or self.chance.random() < 0.1 else terse)

    async def swap(self, one: Ear, other: Ear, moves: int) -> None:
        """One gets up and watches from then on; a bot plays, and so many moves later another takes its seat."""
        seat, one.seat = one.seat, ONLOOKER
        for secret in self.secrets:
            if secret.kind == "watching":  # whoever watches reads what was said there before
                secret.readers.add(one.name)
        await one.at.do("stand")
        await self.play(moves)
        other.seat = seat
        await other.at.do("sit", seat=seat)
        await self.catch_up()

    # --- talk

    def mark(self, kind: str, *readers: Ear) -> str:
        """A text that nobody else says, and who may read it."""
        self.count += 1
        text = f"{kind}-{self.count}-{self.chance.getrandbits(60):x}"
        self.secrets.append(Secret(kind, text, {ear.name for ear in readers}))
        return text

    async def whisper(self, one: Ear, other: Ear) -> None:
        """One says something to another alone."""
        name = str(other.seat + 1) if other.seat != ONLOOKER else other.name
        text = self.mark("whisper", one, other)
        await one.at.do("chat", text=self.chance.choice([f"/w {name} {text}", f";{name} {text}"]))
        for ear in (one, other):
            while not any(text in heard.text for heard in self.heard if heard.who == ear.name):
                await ear.at.next()

    async def mingle(self) -> None:
        """Somebody whispers, somebody who watches talks, somebody whispers where it is refused."""
        await self.whisper(*self.chance.sample(self.seated, 2))
        await self.whisper(*self.watching[:2])
        await self.watching[0].at.do("chat", text=self.mark("watching", *self.watching))
        refused = self.mark("refused")
        await self.seated[0].at.refused("chat", "refused-whisper-apart", text=f"/w {self.watching[0].name} {refused}")
        await self.watching[0].at.refused("chat", "refused-whisper-apart", text=f"/w 1 {refused}")
        await self.seated[-1].at.do("chat", text="Aloud")

    # --- looking around

    async def look_around(self, ear: Ear) -> None:
        """Ask every address that the server describes, of this table and this match, and the figures."""
        http = ear.guest.http
        known = {"table": self.table, "match": ear.at.table["match"], "game": self.game, "seat": "0"}
        described = (await http.get("/schema/openapi.json")).json()["paths"]
        for path in [*(path for path, ways in described.items() if "get" in ways), "/metrics", "/health", "/"]:
            filled = re.sub(r"\{(\w+?)(_id)?(:\w+)?\}", lambda found: known.get(found[1], "0"), path)
            answer = await http.get(filled)
            assert answer.status_code != 500, filled
            running = f"/matches/{known['match']}" in filled and ear.at.result is None
            assert not running or answer.status_code in {403, 404}, f"{filled} of a running match"
            way = "rules" if filled.startswith(STATIC) else "record" if "/matches/" in filled else "http"
            text = answer.text + json.dumps({k: v for k, v in answer.headers.items() if k != "set-cookie"})
            self.heard.append(Heard(ear.name, ear.seat, way if way != "http" else "answer", text, ear.at.version))

    def close(self) -> None:
        """Take in what came beside: logs and the lobby."""
        for way, text in (("log", self.log.getvalue()), ("lobby", "\n".join(self.lobby))):
            self.heard.append(Heard("everybody", ONLOOKER, way, text, 0))

    def leaks(self) -> list[Leak]:
        """What the judge says to all this."""
        match = self.place.hall.house.tables[self.table].match
        assert match is not None
        return Judge(Truth(match.lines), self.secrets).leaks(self.heard)


@asynccontextmanager
async def story(
    url: str, game: str, seed: int, monkeypatch: pytest.MonkeyPatch, workers: int = 1
) -> AsyncIterator[Story]:
    """A server (or several workers) whose logs are kept, with somebody who watches the lobby."""
    time = HandTime()
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(opened(url, time=time)) for _ in range(workers)]
        place = places[-1]
        told = Story(places, game, random.Random(seed))
        keeper = places[0].hall.house.keeper
        draw = keeper.draw_seed

        def seed_drawn() -> bytes:
            found = draw()
            for text in (found.hex(), base64.b64encode(found).decode(), repr(found)):
                told.secrets.append(Secret("seed", text, after={"record"}))
            return found

        keeper.draw_seed = seed_drawn
        monkeypatch.setattr("sys.stderr", told.log)
        logs.set_up("json")
        monkeypatch.undo()
        address = place.url.replace("http", "ws") + "/ws/lobby"
        try:
            async with websockets.connect(address, compression=None, max_size=None) as lobby:
                told.lobby_wire = lobby

                async def listen() -> None:
                    async for text in lobby:
                        told.lobby.append(str(text))

                listening = asyncio.create_task(listen())
                try:
                    yield told
                finally:
                    listening.cancel()
        finally:
            structlog.reset_defaults()
