"""Managing a table: sitting down and getting up, bots, options, the start, a rematch.

Every function's caller holds the table's lock; each raises `TableError` (or the rules' `OptionError`) and then nothing
has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from sevenfold.games.kit.contract import OptionValue
from sevenfold.games.kit.errors import Figure
from sevenfold.tables import bots
from sevenfold.tables.clock import Bank, ClockKind, checked_bank
from sevenfold.tables.house import House
from sevenfold.tables.people import Person, new_id
from sevenfold.tables.problems import TableError
from sevenfold.tables.seats import Chair, chair_at, free_bot_name, seat_to_take
from sevenfold.tables.statements import Write
from sevenfold.tables.table import Table, Terms, resume


class Management:
    """What people do at tables of a house apart from playing."""

    def __init__(self, house: House) -> None:
        self.house = house

    # --- seats

    async def sit(self, table: Table, person: Person | None, wanted: int | None = None) -> None:
        """Sit down; back on the own seat where a bot has kept it. In a running match bots' seats can be taken."""
        person = named(person)
        stage = table.terms.stage
        own = table.seat(person)
        if stage == "over":
            raise TableError("over")
        if own is not None and (wanted is None or wanted == own):
            if stage == "playing":
                await self.house.give_back(table, own)
                self.house.tell_changed(table)
            return
        if own is not None and stage == "playing":
            raise TableError("already-seated", {"place": own + 1})
        draft = table.terms.copy()
        if wanted is not None:
            chair_at(draft.chairs, wanted)
        seat = seat_to_take(draft.chairs, wanted, bots_too=True)
        if own is not None:
            draft.chairs[own].empty()
        if draft.rated and person.program:
            raise TableError("rated-bots")
        draft.chairs[seat].seat_person(person)
        if draft.host is None:
            draft.host = person.id
        await self._changed(table, draft, "chat-sat", {"name": person.name, "place": seat + 1})

    async def stand(self, table: Table, person: Person | None) -> None:
        """Get up. In a running match a bot takes the seat over; the host's rights pass on."""
        seat = seat_held(table, person)
        draft = table.terms.copy()
        chair = draft.chairs[seat]
        name = chair.name
        if draft.stage == "open":
            chair.empty()
        elif draft.stage == "playing":
            stand_in, bot_name = bots.stand_in(draft.game), free_bot_name(draft.chairs)
            if draft.rated:
                chair.stand_in(
                    stand_in, bot_name
                )  # nobody leaves a match that counts: it ends for them as the bot plays
            else:
                chair.seat_bot(stand_in, bot_name)
        else:
            raise TableError("over")
        if draft.paused and not any(chair.kind == "person" for chair in draft.chairs):
            resume(draft, self.house.time.now())  # nobody is left who could
        _pass_on_host(draft, person)
        await self._changed(table, draft, "chat-stood", {"name": name, "place": seat + 1})

    async def bot(self, table: Table, person: Person | None, bot: str, wanted: int | None = None) -> None:
        """Host: a bot on an empty seat, or another policy for a bot that sits there."""
        _host_before_start(table, person)
        if table.terms.rated:
            raise TableError("rated-bots")
        self.house.check_bot(table.terms.game, bot)
        draft = table.terms.copy()
        if wanted is not None and chair_at(draft.chairs, wanted).kind == "bot":
            draft.chairs[wanted].bot = bot
            seat = wanted
        else:
            seat = seat_to_take(draft.chairs, wanted, bots_too=False)
            draft.chairs[seat].seat_bot(bot, free_bot_name(draft.chairs))
        await self._changed(
            table, draft, "chat-bot-sat", {"name": draft.chairs[seat].bot_name, "place": seat + 1, "bot": bot}
        )

    async def kick(self, table: Table, person: Person | None, seat: int) -> None:
        """Host: empty a seat. In a running match only of somebody who is away: a bot sits in and the seat stays theirs."""
        host_only(table, person)
        chair = chair_at(table.terms.chairs, seat)
        if table.terms.stage == "over":
            raise TableError("over")
        if chair.kind == "empty":
            raise TableError("seat-empty", {"place": seat + 1})
        if person is not None and chair.person == person.id:
            raise TableError("kick-self")
        draft = table.terms.copy()
        name = chair.shown_name
        if draft.stage == "open":
            draft.chairs[seat].empty()
        elif chair.kind == "bot":
            raise TableError("kick-bot")
        elif table.here(chair.person):
            raise TableError("kick-here", {"name": name})
        else:
            draft.chairs[seat].stand_in(bots.stand_in(draft.game), free_bot_name(draft.chairs))
        await self._changed(table, draft, "chat-kicked", {"name": name, "place": seat + 1})

    async def seats(self, table: Table, person: Person | None, count: int) -> None:
        """Host: how many seats the table has. Seats that go must be empty or a bot's."""
        _host_before_start(table, person)
        _unless_positioned(table)
        table.game.check_seats(count)
        draft = table.terms.copy()
        while len(draft.chairs) > count:
            gone = next((c for c in reversed(draft.chairs) if c.kind == "empty"), None)
            gone = gone or next((c for c in reversed(draft.chairs) if c.kind == "bot"), None)
            if gone is None:
                raise TableError("seats-full", {"seats": count, "people": len(draft.chairs)})
            draft.chairs.remove(gone)
        draft.chairs += [Chair() for _ in range(count - len(draft.chairs))]
        draft.options = table.game.checked_options(count, draft.options)
        await self._changed(table, draft, "chat-seats", {"count": count})

    async def option(self, table: Table, person: Person | None, name: str, value: OptionValue) -> None:
        """Host: set an option of the game."""
        _host_before_start(table, person)
        _unless_positioned(table)
        draft = table.terms.copy()
        draft.options = table.game.checked_options(len(draft.chairs), {**draft.options, name: value})
        figures: dict[str, Figure] = {"game": draft.game, "option": name, "value": str(draft.options[name])[:80]}
        await self._changed(table, draft, "chat-option", figures)

    async def clock(self, table: Table, person: Person | None, kind: ClockKind, bank: Bank | None) -> None:
        """Host: how much time there is."""
        _host_before_start(table, person)
        draft = table.terms.copy()
        draft.clock, draft.bank = kind, checked_bank(kind, bank)
        minutes, seconds = divmod(0 if draft.bank is None else draft.bank.seconds, 60)
        figures: dict[str, Figure] = {"kind": kind, "minutes": minutes, "seconds": seconds}
        figures["increment"] = 0 if draft.bank is None else draft.bank.increment
        await self._changed(table, draft, "chat-clock", figures)

    async def close(self, table: Table) -> None:
        """The server's host: close a table at which nobody plays yet. A match that runs is nobody's to end."""
        if table.terms.stage != "open":
            raise TableError("close-open-only")
        draft = table.terms.copy()
        draft.stage = "over"
        await self._changed(table, draft, "chat-closed", {})

    # --- start and rematch

    async def start(self, table: Table, person: Person | None) -> None:
        """Host: start the match."""
        _host_before_start(table, person)
        empty = sum(chair.kind == "empty" for chair in table.terms.chairs)
        if empty:
            raise TableError("seats-empty", {"empty": empty})
        await self.house.keeper.begin(table)
        await self.house.keeper.say(table, "system", "", "chat-started")

    async def rematch(self, table: Table, person: Person | None) -> None:
        """After the end: the next table, with the same people, bots, options and position to begin at."""
        person = named(person)
        seat_held(table, person)
        old = table.terms
        if old.stage != "over":
            raise TableError("rematch-early")
        if old.rematch is not None:
            return
        chairs = [same_chair(chair) for chair in old.chairs]
        for chair in chairs:
            if chair.person is not None:
                chair.give_back()
        host = old.host if any(c.person == old.host for c in chairs) else person.id
        draft = old.copy()
        draft.rematch = new_id()
        now = self.house.time.now()
        terms = Terms(
            draft.rematch,
            old.game,
            old.private,
            old.clock,
            old.options,
            chairs,
            host,
            now,
            beginning=old.beginning,
            rated=old.rated,
            bank=old.bank,
        )
        await self._changed(table, draft, "chat-rematch", {"name": person.name}, self.house.rows_of(terms))
        self.house.put_up(terms)

    async def _changed(
        self, table: Table, draft: Terms, text: str, figures: dict[str, Figure], also: Sequence[Write] = ()
    ) -> None:
        await self.house.keeper.commit(table, draft, also)
        self.house.schedule(table)
        self.house.tell_changed(table)
        await self.house.keeper.say(table, "system", "", text, figures=figures)


def named(person: Person | None) -> Person:
    """The person. Raises `TableError` for a visitor who has not given a name."""
    if person is None:
        raise TableError("name-needed")
    return person


def seat_held(table: Table, person: Person | None) -> int:
    """The person's seat. Raises `TableError` where they have none."""
    seat = table.seat(person)
    if seat is None:
        raise TableError("no-seat-here")
    return seat


def host_only(table: Table, person: Person | None) -> None:
    """Raises `TableError` unless the person is the host."""
    if person is None or table.terms.host != person.id:
        seat = table.host_seat()
        raise TableError("host-only", {"host": table.terms.chairs[seat].name if seat is not None else "-"})


def _host_before_start(table: Table, person: Person | None) -> None:
    host_only(table, person)
    if table.terms.stage != "open":
        raise TableError("started")


def _unless_positioned(table: Table) -> None:
    """Raises `TableError` where the match begins at a position, which seats and options are part of."""
    if table.terms.beginning is not None:
        raise TableError("position-fixed")


def _pass_on_host(draft: Terms, person: Person | None) -> None:
    if person is None or draft.host != person.id:
        return
    draft.host = next((c.person for c in draft.chairs if c.person is not None and c.person != person.id), None)


def same_chair(chair: Chair) -> Chair:
    """A chair of its own with the same person or bot."""
    return Chair(chair.kind, chair.person, chair.name, chair.bot, chair.bot_name, program=chair.program)
