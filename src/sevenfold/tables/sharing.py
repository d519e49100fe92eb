"""What a house tells and asks the other workers of its database. `Alone` has none; `Together` (together.py) does it all.

Whatever is written is safe without any of this: a line of a match, a line of chat and a version of a table's terms can be
written once only, and who comes second reads on and tries again. Sharing makes it quick, and sees to it that what is due is
done by one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from sevenfold.tables.statements import Write

if TYPE_CHECKING:
    from sevenfold.tables.house import House
    from sevenfold.tables.store import Store
    from sevenfold.tables.table import Table, Terms


class Sharing(Protocol):
    """The other workers, as a house sees them."""

    worker: str
    """This worker's id."""
    several: bool
    """Whether others may change the tables, too."""

    @property
    def hearing(self) -> bool:
        """Whether what the others tell arrives; what doesn't is caught up with later."""
        ...

    again: Callable[[], Awaitable[None]]
    """Called when what the others told may have been lost, so that what isn't a table's is read again, too."""
    heard_person: Callable[[str], None]
    """Called with the id of a person whose name or tokens others have changed."""
    heard_house: Callable[[], None]
    """Called when others have changed what the host wants: bans, words, the notice."""

    async def start(self) -> None:
        """Begin to hear the others. Raises `StoreError`."""
        ...

    async def stop(self) -> None:
        """Say goodbye to them."""
        ...

    async def resume(self) -> None:
        """See to it that every table that goes on by itself does."""
        ...

    def tell(self, table: Table, *, terms: bool = False, moved: bool = False) -> None:
        """The table has changed and that is stored: its terms, its match, or its chat alone."""
        ...

    def tell_anew(self, table_id: str) -> None:
        """What others hold of the table is wrong even where it hasn't grown: they are to read all of it again."""
        ...

    def tell_person(self, person: str) -> None:
        """Somebody's name or tokens have changed."""
        ...

    def tell_house(self) -> None:
        """Bans, words or the notice have changed."""
        ...

    def due_rows(self, table: Table, draft: Terms | None) -> Sequence[Write]:
        """What is to be stored along with a change, so that the table goes on when its time comes."""
        ...

    async def keep_due(self, table: Table) -> None:
        """Store when the table goes on, where that has changed without anything else."""
        ...

    async def take(self, table_id: str) -> bool:
        """Whether what is due at the table is for this worker to do."""
        ...

    async def take_reminders(self, most: int) -> Sequence[tuple[str, int, str, str]]:
        """Reminders that are due and for this worker to settle: table, seat, person and turn. Raises `StoreError`."""
        ...

    def crowd(self, table_id: str) -> None:
        """Somebody has come to the table or has left it."""
        ...

    def visited(self, table_id: str) -> bool:
        """Whether somebody may be at the table through another worker."""
        ...


class Alone:
    """One server with a database of its own: nobody to tell, and whatever is due is its own."""

    worker = ""
    several = False
    hearing = True

    def __init__(self, house: House) -> None:
        self._house = house
        self.again: Callable[[], Awaitable[None]] = _nothing
        self.heard_person: Callable[[str], None] = lambda _person: None
        self.heard_house: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """See `Sharing`."""

    async def stop(self) -> None:
        """See `Sharing`."""

    async def resume(self) -> None:
        """See `Sharing`."""
        await self._house.load_ticking()

    def tell(self, table: Table, *, terms: bool = False, moved: bool = False) -> None:
        """See `Sharing`."""

    def tell_anew(self, table_id: str) -> None:
        """See `Sharing`."""

    def tell_person(self, person: str) -> None:
        """See `Sharing`."""

    def tell_house(self) -> None:
        """See `Sharing`."""

    def due_rows(self, table: Table, draft: Terms | None) -> Sequence[Write]:
        """See `Sharing`."""
        del table, draft
        return ()

    async def keep_due(self, table: Table) -> None:
        """See `Sharing`."""

    async def take(self, table_id: str) -> bool:
        """See `Sharing`."""
        del table_id
        return True

    async def take_reminders(self, most: int) -> Sequence[tuple[str, int, str, str]]:
        """See `Sharing`."""
        store = self._house.store
        return await store.rows(store.statements.due_reminders, before=self._house.time.now(), most=most)

    def crowd(self, table_id: str) -> None:
        """See `Sharing`."""

    def visited(self, table_id: str) -> bool:
        """See `Sharing`."""
        del table_id
        return False


async def _nothing() -> None:
    pass


def sharing_of(store: Store, house: House, worker: str, before: str | None = None) -> Sharing:
    """How the workers on this store share its tables. `before` is a worker that is dead and in whose place this one is."""
    from sevenfold.tables.store import PostgresStore
    from sevenfold.tables.together import Together

    if isinstance(store, PostgresStore):
        return Together(store, house, worker, before)
    return Alone(house)
