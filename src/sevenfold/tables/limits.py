"""Every limit of the server, in one place. Each can be set by the environment: SEVENFOLD_LIMIT_ and its name in capitals."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

from sevenfold.games.kit.errors import Figure
from sevenfold.tables.given import close_to, place
from sevenfold.tables.problems import Problem

PREFIX = "SEVENFOLD_LIMIT_"


class LimitError(Problem):
    """A limit in the environment is unknown or no number. The catalogue's key is `setting-CODE`."""

    prefix = "setting"


class Limits(msgspec.Struct, frozen=True):
    """How much anybody may ask for. Rates are per second, with a `..._burst` that may come at once."""

    message_bytes: int = 8_192
    """One message from a client; longer ones are refused."""
    frame_bytes: int = 65_536
    """Longer ones end the connection."""
    body_bytes: int = 16_384
    """One HTTP request."""
    request_seconds: float = 20.0
    """How long a request may take to arrive; then the connection is closed."""
    connections_per_address: int = 400
    """Connections of one address that ask over HTTP or have not asked yet; those of trusted proxies aren't counted."""
    receive_bytes: int = 16_384
    """What the system may take for one connection before the server has read it: so much is read at once."""

    socket_rate: float = 20.0
    socket_burst: int = 60
    """Messages of one connection. Pings, and pieces of a message, count as such; beyond it they end the connection."""
    person_rate: float = 40.0
    person_burst: int = 120
    address_message_rate: float = 400.0
    address_message_burst: int = 2000
    """Messages over all connections of one address, those of people without a name too."""
    change_rate: float = 1.0
    change_burst: int = 60
    """What one person changes at tables other than by moves: seats, bots, options, pauses. Each writes a line of chat."""
    address_rate: float = 100.0
    address_burst: int = 400
    """HTTP requests and new sockets of one address; behind a proxy, of the address it names. Of IPv6 a /64 counts as one."""
    refusal_seconds: float = 0.25
    """So long whoever keeps asking too much waits for each refusal; twice as long where many wait."""
    refusals_free: int = 20
    """As many messages in a row are refused to one socket without such a wait."""
    refusals_at_once: int = 8
    """As many requests of one address may wait for their refusal; further ones are sent off without a word."""
    chat_rate: float = 0.7
    chat_burst: int = 8
    new_people_rate: float = 0.2
    new_people_burst: int = 60
    """New guests from one address."""
    new_tables_rate: float = 0.1
    new_tables_burst: int = 30
    """New tables of one person."""

    login_rate: float = 0.05
    login_burst: int = 10
    """Tries at the password of one account from one address; ten times as many from all."""
    login_address_rate: float = 0.2
    login_address_burst: int = 30
    """Tries at any password, and new accounts, from one address."""
    replay_rate: float = 2.0
    replay_burst: int = 60
    """Pages of replays for one address: each plays a match by the rules."""

    coach_rate: float = 0.5
    coach_burst: int = 20
    """Questions of one person to the coach."""
    coach_seconds: float = 2.5
    coach_rehearsals: int = 4_000
    """The coach thinks about a question for so long at most, and rehearses so many games at most."""
    coaches_at_once: int = 6
    """As many people may wait for the coach; who comes then is asked to come again."""
    review_rehearsals: int = 600
    """Games rehearsed for each decision of a match that is reviewed."""
    reviews_waiting: int = 20
    """As many reviews may wait for their turn on one machine."""
    reviews_kept: int = 200
    """As many are kept there, so that they aren't worked out again."""

    tables_per_person: int = 30
    """Tables of one host that are not over and were opened or changed within a day."""
    sockets_per_address: int = 256
    sockets_per_person: int = 32
    spectators_per_table: int = 200
    lobby_tables: int = 200

    words: int = 1_000
    word_characters: int = 40
    """The host's list of words that nobody is to use."""

    name_characters: int = 24
    password_least: int = 8
    password_characters: int = 128
    """A password has at least and at most so many characters."""
    passwords_at_once: int = 2
    """How many passwords are checked at the same time; each takes 64 MiB."""
    passwords_waiting: int = 100
    """As many may wait for their turn; who comes then is asked to come again."""
    programs_per_person: int = 10
    running_shown: int = 30
    finished_shown: int = 20
    """Matches on a page of what somebody has played."""
    leaderboard_shown: int = 100
    leaderboard_matches: int = 5
    """So many rated matches bring somebody onto the leaderboard."""
    curve_shown: int = 200
    """The newest ratings of somebody at a game, for the curve."""
    replay_steps: int = 40
    """Steps on a page of a replay."""
    replays_waiting: int = 20
    """As many may wait until others have been played; who comes then is asked to come again."""
    record_bytes: int = 500_000
    """A record that is brought along to be looked at."""
    chat_characters: int = 500
    move_characters: int = 120
    match_lines: int = 10_000
    """From then on only the clock's move is open: nobody keeps a match going for the sake of its length."""
    chat_kept: int = 200
    """Lines of chat that a snapshot brings; as many are kept of what only spectators read."""
    whispers_kept: int = 1000
    """Whispers of a table that are kept at hand, those of all together."""
    chat_read: int = 2000
    """The newest lines of any kind that are looked through when a table is brought back."""

    pushes_per_person: int = 10
    """Browsers that one person wants to be reminded in."""
    push_rate: float = 0.1
    push_burst: int = 20
    """How often one person turns reminders on or off."""
    push_characters: int = 1_000
    """Where a browser is reached; longer addresses are refused."""
    push_seconds: float = 10.0
    """How long a push service may take to answer."""
    push_again_seconds: float = 2.0
    """After a passing failure of a push service a reminder is sent once more, so much later."""
    pushes_at_once: int = 20
    """As many are on their way at the same time."""
    reminder_seconds: float = 10.0
    """Who is asked and doesn't look for so long is reminded."""

    outgoing_messages: int = 512
    outgoing_bytes: int = 2_000_000
    """What may wait for one connection; a client that reads slower is dropped and may come back for a snapshot."""


def from_environment(environment: Mapping[str, str]) -> Limits:
    """The limits with those that the environment sets. Raises `LimitError` with what would be right."""
    given: dict[str, int | float] = {}
    known = {field.name: field for field in msgspec.structs.fields(Limits)}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX):
            continue
        name = variable[len(PREFIX) :].lower()
        if name not in known:
            where = place(environment, variable)
            if where == variable:
                close = close_to(name.upper(), [one.upper() for one in known], PREFIX)
            else:  # a file's names are in small letters
                close = close_to(name, known)
            raise LimitError("limit-unknown", {"setting": where, "close": close})
        whole = known[name].type is int
        try:
            value = int(text) if whole else float(text)
        except ValueError:
            value = -1
        if not 0 < value < math.inf:
            figures: dict[str, Figure] = {"setting": place(environment, variable), "given": text[:40]}
            raise LimitError("limit-number", {**figures, "whole": "yes" if whole else "no"})
        given[name] = value
    return msgspec.structs.replace(Limits(), **given)


class Bucket:
    """A rate limit: `burst` at once, `rate` per second in the long run. The caller tells the time, in seconds."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.seen = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed; counts it if so."""
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def spent(self, now: float) -> bool:
        """Whether nothing is left; counts nothing."""
        return self.level + (now - self.seen) * self.rate < 1

    def wait(self) -> int:
        """Whole seconds until one more is allowed, at least 1."""
        return max(1, int((1 - self.level) / self.rate + 0.999))


class Buckets:
    """Rate limits by key (an address, a person); forgets those that have filled up again."""

    __slots__ = ("buckets", "burst", "rate", "swept")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}
        self.swept = 0.0

    def spent(self, key: str, now: float) -> bool:
        """Whether a key has nothing left."""
        found = self.buckets.get(key)
        return found is not None and found.spent(now)

    def of(self, key: str, now: float) -> Bucket:
        """The limit of a key."""
        if now - self.swept > self.burst / self.rate:
            self.swept = now
            full = [k for k, b in self.buckets.items() if b.level + (now - b.seen) * b.rate >= b.burst]
            for k in full:
                del self.buckets[k]
        found = self.buckets.get(key)
        if found is None:
            found = self.buckets[key] = Bucket(self.rate, self.burst, now)
        return found
