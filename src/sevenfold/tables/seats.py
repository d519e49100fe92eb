"""The seats of a table: who may sit, stand, take a bot's seat, and how a bot keeps the seat of somebody who is away."""

from __future__ import annotations

from typing import Literal

import msgspec

from sevenfold.tables.people import Person
from sevenfold.tables.problems import TableError

BOT_NAMES = (
    "Ada",
    "Blaise",
    "Emmy",
    "Carl",
    "Sofia",
    "Pierre",
    "Hypatia",
    "Leonhard",
    "Maryam",
    "Christiaan",
    "Grace",
    "Alan",
)
"""Given names of bots, after people who thought about chance, numbers and machines."""


class Chair(msgspec.Struct, omit_defaults=True):
    """One seat. A bot with a `person` keeps the seat for them until they come back; `missed` counts their time-outs in a row.

    `program` says that the person is none, `pausing` that they wish for a pause.
    """

    kind: Literal["empty", "person", "bot"] = "empty"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    bot_name: str = ""
    missed: int = 0
    program: bool = False
    pausing: bool = False

    @property
    def shown_name(self) -> str:
        """The name of whoever sits there."""
        return self.bot_name if self.kind == "bot" else self.name

    def empty(self) -> None:
        """Nobody sits here any more."""
        self.kind, self.person, self.name, self.bot, self.bot_name, self.missed = "empty", None, "", None, "", 0
        self.program = self.pausing = False

    def seat_person(self, person: Person) -> None:
        """The person sits here."""
        self.empty()
        self.kind, self.person, self.name, self.program = "person", person.id, person.name, person.program

    def seat_bot(self, bot: str, name: str) -> None:
        """A bot of its own sits here."""
        self.empty()
        self.kind, self.bot, self.bot_name = "bot", bot, name

    def stand_in(self, bot: str, name: str) -> None:
        """A bot sits in for the person, who keeps the seat."""
        self.kind, self.bot, self.bot_name, self.missed = "bot", bot, name, 0
        self.pausing = False

    def give_back(self) -> None:
        """The person plays again."""
        self.kind, self.bot, self.bot_name, self.missed = "person", None, "", 0


def seat_of(chairs: list[Chair], person: Person | None) -> int | None:
    """The seat the person holds, also while a bot keeps it."""
    if person is None:
        return None
    for seat, chair in enumerate(chairs):
        if chair.person == person.id:
            return seat
    return None


def seat_to_take(chairs: list[Chair], wanted: int | None, *, bots_too: bool) -> int:
    """The seat somebody may sit down on: that one, or the first free, else (where `bots_too`) the first of a bot.

    Raises `TableError` where there is none.
    """
    if wanted is not None:
        chair = chair_at(chairs, wanted)
        if chair.person is not None:
            raise TableError(
                "seat-taken" if chair.kind == "person" else "seat-kept", {"place": wanted + 1, "name": chair.name}
            )
        return wanted
    for kind in ("empty", "bot") if bots_too else ("empty",):
        for seat, chair in enumerate(chairs):
            if chair.kind == kind and chair.person is None:
                return seat
    raise TableError("table-full", {"seats": len(chairs)})


def chair_at(chairs: list[Chair], seat: int) -> Chair:
    """The chair of a seat. Raises `TableError` for a seat that the table doesn't have."""
    if not 0 <= seat < len(chairs):
        raise TableError("no-seat", {"place": seat + 1, "most": len(chairs)})
    return chairs[seat]


def free_bot_name(chairs: list[Chair]) -> str:
    """A name no bot at the table has yet."""
    taken = {chair.bot_name for chair in chairs} | {chair.name for chair in chairs}
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
