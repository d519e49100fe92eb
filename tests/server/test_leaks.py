"""Nothing private reaches anybody else: whole matches over real sockets, with every byte that leaves the server judged.

Hands, shown cards, gifts, cards handed on, offers, face-down crystals, choices, whispers, what those say who watch, seeds,
tokens and people's ids. That the judge would notice is shown by planting each kind of leak once.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from tests.server.eavesdropping import Story, story
from tests.server.judging import Heard, Judge, Truth

from sevenfold.games.kit.contract import Event
from sevenfold.games.registry import game as game_of
from sevenfold.server import fanout, protocol, sockets
from sevenfold.server.lobby import LobbyBoard
from sevenfold.tables.keeper import Keeper
from sevenfold.tables.table import Table

WHOLE = 5000
MATCHES = [
    ("weisen", 3, {}, WHOLE),
    ("weisen", 4, {}, WHOLE),
    ("weisen", 5, {"negotiation": False}, WHOLE),
    ("weisen", 5, {}, 150),
    ("weisen", 4, {"open_offers": True, "open_crystals": True}, 150),
    ("7wonders", 3, {}, WHOLE),
    ("7wonders", 5, {}, WHOLE),
    ("sevn", 4, {"target_score": 60}, WHOLE),
]


@pytest.mark.parametrize(("game", "seats", "options", "most"), MATCHES)
async def test_a_match_tells_nobody_what_is_not_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, Any], most: int
) -> None:
    async with story(f"sqlite:///{tmp_path}/s.sqlite3", game, seats, monkeypatch) as told:
        await told.gather(seats, options)
        await told.play(most)
        assert told.over == (most == WHOLE)
        told.close()
        assert told.leaks()[:5] == []
        assert len(told.heard) > 100


@pytest.mark.postgres
@pytest.mark.parametrize(("game", "seats"), [("weisen", 3), ("weisen", 4), ("7wonders", 4), ("sevn", 3)])
async def test_a_match_over_two_workers_tells_nobody_what_is_not_theirs(
    fresh_postgres_url: str, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    async with story(fresh_postgres_url, game, seats, monkeypatch, workers=2) as told:
        await told.gather(seats, {})
        await told.play(15)
        await told.swap(told.ears[1], told.ears[seats], 5)
        await told.play(80)
        told.close()
        assert told.leaks()[:5] == []
        assert len(told.heard) > 100


@pytest.mark.parametrize("game", ["weisen", "7wonders"])
async def test_who_gets_up_sees_the_seat_no_longer_and_who_sits_down_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async with story(f"sqlite:///{tmp_path}/s.sqlite3", game, 7, monkeypatch) as told:
        await told.gather(3, {})
        await told.play(20)
        await told.swap(told.ears[1], told.ears[3], 10)
        assert [ear.name for ear in told.seated] == ["Seat0", "Seat2", "Watcher"]
        await told.play(60)
        told.close()
        assert told.leaks()[:5] == []


# --- the judge has teeth: leaks planted on purpose

Plant = Callable[[pytest.MonkeyPatch, Story], None]


def events_of(game: str, kind: str) -> Plant:
    """Events of a kind are shown to everybody as the seat sees them that they happen to."""

    def plant(monkeypatch: pytest.MonkeyPatch, told: Story) -> None:
        rules = game_of(game)
        real = rules.events

        def leaking(s: Any, viewer: int) -> list[Event]:
            own = [event for event in real(s, viewer) if event.kind != kind]
            seats = range(rules.players(s))
            return own + [
                event for seat in seats for event in real(s, seat) if (event.kind, event.seat) == (kind, seat)
            ]

        monkeypatch.setattr(rules, "events", leaking, raising=False)

    return plant


def view_of(game: str, **fields: Callable[[list[Any]], Any]) -> Plant:
    """Fields of the view are made of what all seats see together."""

    def plant(monkeypatch: pytest.MonkeyPatch, told: Story) -> None:
        rules = game_of(game)
        real = rules.view

        def leaking(s: Any, viewer: int) -> Any:
            views = [real(s, seat) for seat in range(rules.players(s))]
            return msgspec.structs.replace(real(s, viewer), **{name: made(views) for name, made in fields.items()})

        monkeypatch.setattr(rules, "view", leaking, raising=False)

    return plant


def said_to_all(monkeypatch: pytest.MonkeyPatch, told: Story) -> None:
    """Whatever is said goes out to everybody who is there."""
    monkeypatch.setattr(fanout, "reads", lambda *_: True)
    monkeypatch.setattr(fanout.FanOut, "_chat", lambda *_: [])


def kept_for_all(monkeypatch: pytest.MonkeyPatch, told: Story) -> None:
    """Whoever comes is shown the whole chat."""
    monkeypatch.setattr(fanout.FanOut, "_chat", lambda self, table, *_: [fanout._line(line) for line in table.chat])


def described_with(secret: str) -> Plant:
    """The table as everybody sees it holds a secret."""

    def plant(monkeypatch: pytest.MonkeyPatch, told: Story) -> None:
        real = fanout.FanOut.described

        def leaking(self: fanout.FanOut, table: Table) -> protocol.Table:
            found = [known.text for known in told.secrets if known.kind == secret]
            return msgspec.structs.replace(real(self, table), rematch="-".join(found))

        monkeypatch.setattr(fanout.FanOut, "described", leaking)

    return plant


def logged_token(monkeypatch: pytest.MonkeyPatch, told: Story) -> None:
    """Who comes is logged with their cookie."""
    real = sockets.token_of

    def leaking(scope: Any) -> str | None:
        structlog.get_logger().info("somebody comes", token=real(scope))
        return real(scope)

    monkeypatch.setattr(sockets, "token_of", leaking)


def logged_chat(monkeypatch: pytest.MonkeyPatch, told: Story) -> None:
    """What is said is logged."""
    real = Keeper.say

    async def leaking(self: Keeper, *words: Any, **more: Any) -> None:
        structlog.get_logger().info("said", line=words[3])
        await real(self, *words, **more)

    monkeypatch.setattr(Keeper, "say", leaking)


def whispering_lobby(monkeypatch: pytest.MonkeyPatch, told: Story) -> None:
    """The lobby tells what is said at its tables."""
    real = LobbyBoard.message

    def leaking(self: LobbyBoard) -> bytes:
        said = [line.text for table in self.house.tables.values() for line in table.chat]
        return real(self)[:-1] + b',"said":' + msgspec.json.encode(said) + b"}"

    monkeypatch.setattr(LobbyBoard, "message", leaking)


def _crystals(views: list[Any]) -> list[Any]:
    return [view.seats[seat] for seat, view in enumerate(views)]


def _offers(views: list[Any]) -> list[Any]:
    return [offer for view in views for offer in view.offers]


BRIEF = {"negotiation": False}
PLANTED: dict[str, tuple[str, dict[str, Any], Plant, set[str]]] = {
    "hand": ("weisen", BRIEF, view_of("weisen", hand=lambda views: views[0].hand), {"cards in update"}),
    "dealt": ("7wonders", {}, events_of("7wonders", "dealt"), {"cards by dealt"}),
    "drawn": ("weisen", BRIEF, events_of("weisen", "drew"), {"cards by drew"}),
    "shown": ("weisen", {}, events_of("weisen", "shown"), {"cards by shown"}),
    "gift": ("weisen", {}, events_of("weisen", "given"), {"cards by given"}),
    "handed on": ("weisen", BRIEF, events_of("weisen", "handed"), {"cards by handed"}),
    "offer in the view": ("weisen", {}, view_of("weisen", offers=_offers), {"offer"}),
    "offer as it is made": ("weisen", {}, events_of("weisen", "offered"), {"offer"}),
    "crystals": ("weisen", BRIEF, view_of("weisen", seats=_crystals), {"crystals"}),
    "hand of wonders": ("7wonders", {}, view_of("7wonders", hand=lambda views: views[0].hand), {"cards in update"}),
    "choice": ("7wonders", {}, view_of("7wonders", chosen=lambda views: views[0].chosen), {"cards in update"}),
    "choice as it is made": ("7wonders", {}, events_of("7wonders", "chosen"), {"cards by chosen"}),
    "sold": ("7wonders", {}, events_of("7wonders", "sold"), {"cards by sold"}),
    "below a stage": ("7wonders", {}, events_of("7wonders", "stage"), {"cards by stage"}),
    "said": ("sevn", {}, said_to_all, {"whisper", "watching"}),
    "chat kept": ("sevn", {}, kept_for_all, {"whisper", "watching"}),
    "lobby": ("sevn", {}, whispering_lobby, {"whisper", "watching"}),
    "seed": ("sevn", {}, described_with("seed"), {"seed"}),
    "person": ("sevn", {}, described_with("person"), {"person"}),
    "token": ("sevn", {}, described_with("token"), {"token"}),
    "token in the log": ("sevn", {}, logged_token, {"token"}),
    "whisper in the log": ("sevn", {}, logged_chat, {"whisper", "watching"}),
}


@pytest.mark.parametrize("name", PLANTED)
async def test_a_planted_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, options, plant, wanted = PLANTED[name]
    async with story(f"sqlite:///{tmp_path}/s.sqlite3", game, 5, monkeypatch) as told:
        plant(monkeypatch, told)
        await told.gather(3 if game == "7wonders" else 4, options)
        found: set[str] = set()
        for _ in range(40):
            await told.play(15)
            told.close()
            found = {leak.kind for leak in told.leaks()}
            if wanted <= found or told.over:
                break
        assert wanted <= found, found


async def test_the_record_of_a_match_that_is_over_may_hold_the_seed_and_never_a_whisper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with story(f"sqlite:///{tmp_path}/s.sqlite3", "sevn", 3, monkeypatch) as told:
        await told.gather(2, {"target_score": 20})
        await told.play(WHOLE)
        record = next(heard for heard in told.heard if heard.way == "record" and '"end"' in heard.text)
        seed = next(secret for secret in told.secrets if secret.kind == "seed")
        assert seed.text in record.text
        match = told.place.hall.house.tables[told.table].match
        assert match is not None
        judge = Judge(Truth(match.lines), told.secrets)
        assert judge.leaks([record]) == []
        for secret in told.secrets:
            leaking = Heard("Looker", -1, "record", record.text + secret.text, record.version)
            assert {leak.kind for leak in judge.leaks([leaking])} == {secret.kind} - {"seed"} - (
                {secret.kind} if "Looker" in secret.readers else set()
            )


async def test_a_failure_in_the_middle_of_a_whisper_writes_nothing_of_it_into_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with story(f"sqlite:///{tmp_path}/s.sqlite3", "sevn", 3, monkeypatch) as told:
        await told.gather(2, {})

        async def broken(*_: Any, **__: Any) -> None:
            raise RuntimeError("nobody expected this")

        monkeypatch.setattr(Keeper, "say", broken)
        text = told.mark("whisper", *told.seated)
        await told.seated[0].at.refused("chat", "refused-fault", text=f"/w 2 {text}")
        told.close()
        assert "nobody expected this" in told.log.getvalue()
        assert told.leaks() == []
