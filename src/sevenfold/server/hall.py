"""Everything one server holds, in one place for its handlers."""

from __future__ import annotations

from sevenfold.server.engine import Engine
from sevenfold.server.fanout import FanOut
from sevenfold.server.lobby import LobbyBoard
from sevenfold.server.metrics import Metrics
from sevenfold.server.settings import Settings
from sevenfold.tables.clock import Time
from sevenfold.tables.course import Course
from sevenfold.tables.house import House
from sevenfold.tables.limits import Buckets
from sevenfold.tables.manage import Management
from sevenfold.tables.people import People
from sevenfold.tables.store import Store
from sevenfold.tables.talk import Talk


class Hall:
    """The house with everything around it. `sockets_of` counts open sockets by address and by person."""

    def __init__(self, store: Store, settings: Settings, time: Time, engine: Engine) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.time = time
        self.store = store
        self.engine = engine
        self.people = People(store, limits)
        self.house = House(store, limits, time, engine, settings.bot_pace, settings.idle_seconds)
        self.course = Course(self.house)
        self.management = Management(self.house)
        self.talk = Talk(self.management)
        self.metrics = Metrics(self.house)
        self.lobby = LobbyBoard(self.house)
        self.fanout = FanOut(self.house, self.lobby)
        self.sockets_of: dict[str, int] = {}
        self.addresses = Buckets(limits.address_rate, limits.address_burst)
        self.new_people = Buckets(limits.new_people_rate, limits.new_people_burst)
        self.new_tables = Buckets(limits.new_tables_rate, limits.new_tables_burst)
        self.talkers = Buckets(limits.chat_rate, limits.chat_burst)
        self.persons = Buckets(limits.person_rate, limits.person_burst)
