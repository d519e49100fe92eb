"""Whatever people do at a table, in whatever order: each sits once, the host is somebody there, and the store knows it all."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sevenfold.games.kit.errors import RulesError
from sevenfold.tables.bots import PlainThinker
from sevenfold.tables.clock import Handle
from sevenfold.tables.course import Course
from sevenfold.tables.house import House
from sevenfold.tables.limits import Limits
from sevenfold.tables.manage import Management
from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError
from sevenfold.tables.store import Store, open_store
from sevenfold.tables.table import Table, stored_terms
from sevenfold.tables.talk import Talk

PEOPLE = [Person(f"person-{name}", name) for name in ("Ann", "Ben", "Cleo", "Dora")]
SEATS = st.none() | st.integers(-1, 5)

actions = st.one_of(
    st.tuples(st.just("sit"), SEATS),
    st.tuples(st.just("stand")),
    st.tuples(st.just("bot"), st.sampled_from(["odds", "random", "clever"]), SEATS),
    st.tuples(st.just("kick"), st.integers(-1, 5)),
    st.tuples(st.just("seats"), st.integers(0, 6)),
    st.tuples(
        st.just("option"), st.sampled_from(["target_score", "start", "x"]), st.sampled_from([50, "0", "3", True])
    ),
    st.tuples(st.just("start")),
    st.tuples(st.just("rematch")),
    st.tuples(st.just("move")),
    st.tuples(
        st.just("chat"),
        st.sampled_from(["hi", "/join", "/leave", "/bot", "/kick 1", "/start", "/no", "/help", ";Ben psst"]),
    ),
    st.tuples(st.just("come")),
    st.tuples(st.just("go")),
)


class Stopped:
    """A time that stands still."""

    def now(self) -> float:
        return 1_000.0

    def call_at(self, when: float, what: Any) -> Handle:
        return self

    def cancel(self) -> None:
        pass


class Guest:
    """A connection of somebody."""

    looking = True

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, Store]]:
    path: Path = tmp_path_factory.mktemp("store") / "s.sqlite3"
    with asyncio.Runner() as runner:
        store = runner.run(open_store(f"sqlite:///{path}"))
        yield runner, store
        runner.run(store.close())


def check(table: Table) -> None:
    """What holds after every step."""
    terms = table.terms
    people = [chair.person for chair in terms.chairs if chair.person is not None]
    assert len(people) == len(set(people)), "somebody sits twice"
    assert terms.host is None or terms.host in people, "the host is somebody at the table"
    assert terms.host is not None or not people, "where people sit, one of them is the host"
    assert table.game.least_seats <= len(terms.chairs) <= table.game.most_seats
    for chair in terms.chairs:
        assert (chair.kind == "empty") == (not chair.shown_name)
        assert (chair.kind == "bot") == (chair.bot is not None)
        assert chair.kind != "person" or chair.person is not None
    if terms.stage != "open":
        assert table.match is not None
        assert all(chair.kind != "empty" for chair in terms.chairs)
        assert (terms.stage == "over") == table.match.over
        assert set(table.asked) == set(table.match.asked)


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.integers(0, 3), actions), max_size=25))
def test_a_table_stays_in_order(
    workshop: tuple[asyncio.Runner, Store], steps: list[tuple[int, tuple[Any, ...]]]
) -> None:
    runner, store = workshop
    runner.run(played(store, steps))


async def played(store: Store, steps: list[tuple[int, tuple[Any, ...]]]) -> None:
    house = House(store, Limits(tables_per_person=10_000_000), Stopped(), PlainThinker())
    course, manage = Course(house), Management(house)
    talk = Talk(manage)
    opened = await house.open(
        PEOPLE[0], "sevn", 3, {"target_score": 20}, private=False, clock="none", bot_ids=["random"]
    )
    visitors = [Guest(person) for person in PEOPLE]
    for who, (what, *words) in steps:
        person = PEOPLE[who]
        async with house.holding(opened.id) as table:
            before = table.terms.copy()
            try:
                if what == "move":
                    seat = table.seat(person)
                    if table.match is not None and seat is not None and seat in table.asked:
                        move = table.game.moves(table.match.state, seat)[0]
                        text = table.game.write(table.match.state, seat, move)
                        await course.move(table, person, table.match.version, text, lambda: None)
                elif what == "come":
                    await house.come(table, visitors[who], lambda: None)
                elif what == "go":
                    table.visitors.discard(visitors[who])
                else:
                    await getattr(talk if what == "chat" else manage, what)(table, person, *words)
            except (TableError, RulesError):
                assert table.terms == before, "what is refused changes nothing"
            check(table)
            rows = await store.rows(store.statements.table, id=table.id)
            assert stored_terms(rows[0][0]) == table.terms, "what is in memory is stored"
            match = table.match
        if match is not None:
            house.forget(table)
            async with house.holding(opened.id) as again:
                assert again.match is not None
                assert again.match.lines == match.lines
                assert again.match.state == match.state
                again.visitors |= table.visitors
    with contextlib.suppress(TableError):
        await house.close()
