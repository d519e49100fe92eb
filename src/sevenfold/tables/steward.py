"""What the host of a server keeps order with: bans, words that nobody is to use, and a notice to all."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from sevenfold.games.kit.errors import Figure
from sevenfold.tables.kept_out import Network, holds, network_of, written
from sevenfold.tables.limits import Limits
from sevenfold.tables.problems import TableError
from sevenfold.tables.statements import Write
from sevenfold.tables.store import Store
from sevenfold.tables.writing import cleaned

AGAIN = 10.0
"""Seconds after which a server reads again what another one may have changed."""

_MOST_WHOM = 64
"""Characters of an id or an address."""

BanKind = Literal["person", "address"]


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is kept out: a person's id, a network address or a network, for good where `until` is None."""

    kind: BanKind
    value: str
    reason: str
    made: float
    until: float | None


class Notice(msgspec.Struct, frozen=True):
    """What the host tells everybody, in both languages, until a time; `restart` says when the server is started again."""

    en: str
    de: str
    until: float
    restart: float | None = None


class Steward:
    """Knows who is kept out, which words are not to be used, and what everybody is told."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._bans: dict[tuple[str, str], Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self._words: tuple[str, ...] = ()
        self._pattern: re.Pattern[str] | None = None
        self._notice: Notice | None = None
        self._read = 0.0
        self.told: Callable[[], None] = lambda: None
        """Called when the notice or the bans have changed, here or through another server."""
        self.written: Callable[[], None] = lambda: None
        """Called when anything has been changed here and is stored, for the other servers to read it."""

    # --- reading

    async def load(self, now: float) -> None:
        """Read everything from the store."""
        before = (self._notice, self._bans)
        self._read = now
        rows = await self._store.rows(self._store.statements.ban_rows)
        self._keep_out({(row[0], row[1]): Ban(*row) for row in rows})
        house = dict(map(tuple, await self._store.rows(self._store.statements.house_rows)))
        self._use(msgspec.json.decode(house.get("words", "[]"), type=tuple[str, ...]))
        self._notice = msgspec.json.decode(house.get("notice", "null"), type=Notice | None)
        if before != (self._notice, self._bans):
            self.told()

    def stale(self, now: float) -> bool:
        """Whether it is time to read again; says so once."""
        if now - self._read < AGAIN:
            return False
        self._read = now
        return True

    def bans(self, now: float) -> list[Ban]:
        """Those that hold, the newest first."""
        return [ban for ban in self._bans.values() if ban.until is None or ban.until > now]

    def words(self) -> tuple[str, ...]:
        """The words nobody is to use; one with a * at its end stands for all that begin with it."""
        return self._words

    def notice(self, now: float) -> Notice | None:
        """What everybody is told now."""
        return self._notice if self._notice is not None and self._notice.until > now else None

    # --- refusing

    def refuse(self, kind: BanKind, value: str, now: float) -> None:
        """Raises `TableError` for a person or an address that is kept out."""
        found = [self._bans.get((kind, value))]
        if kind == "address" and self._networks:
            found += [ban for network, ban in self._networks if holds(network, value)]
        ban = next((ban for ban in found if ban is not None and (ban.until is None or ban.until > now)), None)
        if ban is None:
            return
        figures: dict[str, Figure] = {"why": "yes" if ban.reason else "no", "reason": ban.reason}
        if ban.until is None:
            raise TableError("banned", figures)
        raise TableError("banned-until", {**figures, "hours": max(1, round((ban.until - now) / 3600))})

    def refuse_words(self, text: str) -> None:
        """Raises `TableError` for a text with a word of the list in it."""
        if self._pattern is not None and self._pattern.search(_plain(text)):
            raise TableError("word")

    # --- changing

    async def ban(self, ban: Ban) -> None:
        """Keep somebody out. Raises `TableError` for what is no address and no network."""
        _check_whom(ban.value)
        value = ban.value
        if ban.kind == "address":
            network = network_of(value)
            if network is None:
                raise TableError("ban-address", {"given": value})
            value = written(network)
        reason = cleaned(ban.reason)[: self._limits.chat_characters]
        kept = msgspec.structs.replace(ban, value=value, reason=reason)
        await self._write("put_ban", **msgspec.structs.asdict(kept))
        others = {key: other for key, other in self._bans.items() if key != (kept.kind, kept.value)}
        self._keep_out({(kept.kind, kept.value): kept, **others})
        self.told()

    async def unban(self, kind: BanKind, value: str) -> None:
        """Let somebody in again."""
        _check_whom(value)
        if kind == "address" and (kind, value) not in self._bans and (network := network_of(value)) is not None:
            value = written(network)
        await self._write("drop_ban", kind_=kind, value_=value)
        self._keep_out({key: ban for key, ban in self._bans.items() if key != (kind, value)})

    def _keep_out(self, bans: dict[tuple[str, str], Ban]) -> None:
        self._bans = bans
        found = [(network_of(ban.value), ban) for ban in bans.values() if ban.kind == "address"]
        # single addresses are found by their text
        self._networks = [(network, ban) for network, ban in found if network is not None and network.num_addresses > 1]

    async def forbid(self, words: Sequence[str], now: float) -> None:
        """Have this list of words, one that is empty for none."""
        if len(words) > self._limits.words:
            raise TableError("words-many", {"most": self._limits.words})
        kept = sorted({word for text in words if _plain(word := cleaned(text)).strip("*")})
        if any(len(word) > self._limits.word_characters for word in kept):
            raise TableError("word-long", {"most": self._limits.word_characters})
        await self._write("put_house", name="words", data=msgspec.json.encode(kept).decode(), changed=now)
        self._use(tuple(kept))

    async def announce(self, notice: Notice | None, now: float) -> None:
        """Tell everybody, or nothing any more."""
        if notice is not None:
            most = self._limits.chat_characters
            texts = [cleaned(text) for text in (notice.en, notice.de)]
            if not any(texts):
                raise TableError("chat-empty")
            if any(len(text) > most for text in texts):
                raise TableError("chat-long", {"most": most})
            notice = msgspec.structs.replace(notice, en=texts[0] or texts[1], de=texts[1] or texts[0])
        await self._write("put_house", name="notice", data=msgspec.json.encode(notice).decode(), changed=now)
        self._notice = notice
        self.told()

    def _use(self, words: tuple[str, ...]) -> None:
        self._words = words
        parts = [rf"\b{re.escape(_plain(word.rstrip('*')))}" + ("" if word.endswith("*") else r"\b") for word in words]
        self._pattern = re.compile("|".join(parts)) if parts else None

    async def _write(self, name: str, /, **values: object) -> None:
        statement = getattr(self._store.statements, name)
        await self._store.write(Write(statement, statement.values(values)))
        self.written()


def _check_whom(value: str) -> None:
    if not value or len(value) > _MOST_WHOM or not value.isprintable():
        raise TableError("ban-whom")


def _plain(text: str) -> str:
    """The text for comparing: without case, accents and the other ways to write the same letters."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.category(c).startswith("M"))
