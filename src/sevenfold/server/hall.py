"""Everything one server holds, in one place for its handlers."""

from __future__ import annotations

import structlog

from sevenfold.server.announcing import notice_message
from sevenfold.server.coaching import Coaching
from sevenfold.server.connection import Connection
from sevenfold.server.engine import Engine
from sevenfold.server.fanout import FanOut
from sevenfold.server.identity import home_of
from sevenfold.server.lobby import LobbyBoard
from sevenfold.server.metrics import Metrics
from sevenfold.server.pushing import Pusher
from sevenfold.server.sessions import LOGGED_OUT, Sessions
from sevenfold.server.settings import Settings
from sevenfold.server.turnstile import Turnstile
from sevenfold.server.wires import framed
from sevenfold.tables.accounts import Accounts
from sevenfold.tables.aside import Aside
from sevenfold.tables.clock import Time
from sevenfold.tables.course import Course
from sevenfold.tables.house import House
from sevenfold.tables.limits import Buckets
from sevenfold.tables.manage import Management
from sevenfold.tables.people import People, new_id
from sevenfold.tables.problems import StoreError, TableError
from sevenfold.tables.pushes import Pushes
from sevenfold.tables.reminding import Reminder
from sevenfold.tables.sharing import sharing_of
from sevenfold.tables.steward import Steward
from sevenfold.tables.store import Store
from sevenfold.tables.talk import Talk

log = structlog.get_logger("sevenfold.server")


class Hall:
    """The house with everything around it. `sockets_of` counts open sockets by address and by person.

    `worker` is an id of this process, `before` that of a dead one in whose place it is.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        time: Time,
        engine: Engine,
        worker: str | None = None,
        before: str | None = None,
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.time = time
        self.store = store
        self.engine = engine
        self.people = People(store, limits)
        self.steward = Steward(store, limits)
        self.steward.told = self._told
        self.people.refuse_words = self.steward.refuse_words
        self.accounts = Accounts(self.people)
        self.sessions = Sessions(self.people)
        self.house = House(store, limits, time, engine, settings.bot_pace, settings.idle_seconds)
        self.sharing = self.house.sharing = sharing_of(store, self.house, worker or new_id(), before)
        self.sharing.heard_person = self._heard
        self.sharing.heard_house = self._heard_house
        self.sharing.again = self._again
        self.steward.written = self.sharing.tell_house
        self.people.told = self._changed
        self.course = Course(self.house)
        self.management = Management(self.house)
        self.talk = Talk(self.management, self.steward.refuse_words)
        self.metrics = Metrics(self.house)
        self.pushes = Pushes(self.people)
        self.pusher = Pusher(settings, store, self.pushes, self.steward, self.metrics)
        self.lobby = LobbyBoard(self.house)
        self.fanout = FanOut(self.house, self.lobby)
        self.coaching = Coaching(self.house, engine, limits, time)
        self.films = Aside("replay", 1, limits.replays_waiting)
        self.sockets_of: dict[str, int] = {}
        self.connections: set[Connection] = set()
        self.turnstile = Turnstile()
        self.addresses = Buckets(limits.address_rate, limits.address_burst)
        self.logins = Buckets(limits.login_address_rate, limits.login_address_burst)
        self.replays = Buckets(limits.replay_rate, limits.replay_burst)
        self.new_people = Buckets(limits.new_people_rate, limits.new_people_burst)
        self.new_tables = Buckets(limits.new_tables_rate, limits.new_tables_burst)
        self.talkers = Buckets(limits.chat_rate, limits.chat_burst)
        self.changes = Buckets(limits.change_rate, limits.change_burst)
        self.reminding = Buckets(limits.push_rate, limits.push_burst)
        self.messages = Buckets(limits.address_message_rate, limits.address_message_burst)
        self.persons = Buckets(limits.person_rate, limits.person_burst)

    def _changed(self, person: str) -> None:
        """Somebody's name or tokens have changed here."""
        self.sharing.tell_person(person)
        self.house.spawn(self.sessions.review(person))

    def _heard(self, person: str) -> None:
        """The same, through another worker."""
        self.people.forgotten(person)
        self.house.spawn(self.sessions.review(person))

    def _heard_house(self) -> None:
        """The host has changed something through another worker."""
        self.house.spawn(self._read_steward())

    async def _read_steward(self) -> None:
        try:
            await self.steward.load(self.time.now())
        except StoreError as error:  # it is read again before long
            log.warning("what the host wants could not be read", reason=str(error))

    async def _again(self) -> None:
        """What other workers said may have been lost."""
        await self.steward.load(self.time.now())
        self.people.forget_all()
        await self.lobby.load_again()
        for person in self.sessions.people():
            await self.sessions.review(person)

    def _told(self) -> None:
        """The host has a notice for everybody, or wants somebody out."""
        now = self.time.now()
        message = framed(notice_message(self.steward, now))
        for connection in list(self.connections):
            try:
                if connection.person is not None:
                    self.steward.refuse("person", connection.person.id, now)
                self.refuse_address(connection.address, now)
            except TableError:
                connection.dismiss(LOGGED_OUT)
            else:
                connection.put(message)

    def refuse_address(self, address: str, now: float) -> None:
        """Raises `TableError` for an address that is kept out, by itself or with all of its IPv6 /64."""
        for kept_out in {address, home_of(address)}:
            self.steward.refuse("address", kept_out, now)

    async def start_reminding(self) -> None:
        """Remind people of their turns, where the host wants it. Raises `StoreError`."""
        if await self.pusher.start(self.time.now()):
            self.house.reminding.start(self.pusher.wanted, self._remind)

    async def _remind(self, reminder: Reminder) -> None:
        await self.pusher.send(reminder, self.time.now())

    def look_again(self, now: float) -> None:
        """Read the host's bans, words and notice again from time to time, where another worker may have changed them."""
        if self.sharing.several and self.steward.stale(now):
            self.house.spawn(self._read_steward())
