"""A judge of everything that leaves the server: it knows the whole match, and says what reached whom too early.

The truth comes from the record alone (`Truth`), replayed by the rules after the match; views and events are not asked.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.reading import Reading
from sevenfold.games.registry import game as game_of

ONLOOKER = -1


class Heard(NamedTuple):
    """Something that reached somebody: over which way, and the match's version when it came (0: before the first)."""

    who: str
    seat: int
    way: str
    text: str
    version: int


class Leak(NamedTuple):
    """What reached whom too early."""

    kind: str
    heard: Heard

    def __repr__(self) -> str:
        return f"{self.kind} reached {self.heard.who} by {self.heard.way}: {self.heard.text[:300]}"


@dataclass
class Secret:
    """A text that only some may get; `after` the end it may stand in the ways named there."""

    kind: str
    text: str
    readers: set[str] = field(default_factory=set)
    after: Collection[str] = ()


class Truth:
    """What lay where, for each version of a match."""

    def __init__(self, lines: list[str]) -> None:
        reading = Reading()
        self.states: list[dict[str, Any]] = [{}]
        self.moves: list[dict[str, Any]] = [{}]
        for line in lines:
            reading.take(line)
            self.states.append(reading.game.describe(reading.state))
            self.moves.append(json.loads(line))
        self.game: Game[Any] = reading.game
        self.options = reading.header.options
        self.end = len(lines) if reading.end is not None else len(lines) + 1
        """From this version on everything of the game is open."""


# --- faces of cards


class Faces(NamedTuple):
    """How a game's cards are found in a text, and which of them a seat may see."""

    found: Callable[[str], set[str]]
    seen: Callable[[dict[str, Any], int], set[str]]
    told: Callable[[dict[str, Any], int], set[str]]


_SAGE_CARD = re.compile(r"\b(healer|druid|seer|priestess|witch|alchemist|magician|owl)[:_](\d)\b")
_SPELL = re.compile(r"\b(moventi|anulensa|volensia|absentus|mutantus|potentia|binensus)\b")


def _sage_cards(text: str) -> set[str]:
    return {":".join(found) for found in _SAGE_CARD.findall(text)} | set(_SPELL.findall(text))


def _seen_by_sage(state: dict[str, Any], seat: int) -> set[str]:
    seen = {*state.get("discard", ()), *state.get("spell_discard", ())}
    for number, player in enumerate(state.get("players", ())):
        seen |= set(player["laid"])
        if number == seat:
            seen |= {*player["power"], *player["spells"]}
    return seen


def _told_sage(line: dict[str, Any], seat: int) -> set[str]:
    """What is shown or given to one person is seen by the two, whoever holds it then."""
    word, *rest = line.get("move", "-").split()
    parties = {line.get("seat"), *map(int, rest[:1])} if word in {"show", "give"} else set()
    return {rest[-1]} if seat in parties else set()


def _wonders_faces() -> Faces:
    cards = {card.id: card for card in game_of("7wonders").cards()}
    beside = {card: {n for links in info.links.values() for n in links if n in cards} for card, info in cards.items()}
    """What a card says of others, such as what it makes free: printed on it."""
    word = re.compile(r"(?<![\w])(" + "|".join(sorted(cards, key=len, reverse=True)) + r")(?![\w])")

    def seen(state: dict[str, Any], seat: int) -> set[str]:
        found: set[str] = set()
        for number, player in enumerate(state.get("players", ())):
            found |= set(player["city"])
            if number == seat:
                found |= set(player["hand"]) | set(player.get("under", ()))
        asking = state.get("asking", {})
        if asking.get("what") == "pick" and seat in asking["seats"]:
            found |= set(state["discard"])
        return found | {near for card in found for near in beside[card]}

    return Faces(lambda text: set(word.findall(text)), seen, lambda line, seat: set())


NO_FACES = Faces(lambda text: set(), lambda state, seat: set(), lambda line, seat: set())


def faces_of(game: str) -> Faces:
    """How the cards of a game are looked after; those of SEVN lie open."""
    if game == "weisen":
        return Faces(_sage_cards, _seen_by_sage, _told_sage)
    return _wonders_faces() if game == "7wonders" else NO_FACES


_MAYBE = re.compile(r'"to":|"offered"|"withdrawn"|"declined"|"values":\[')
"""What only an offer or an open crystal has; most messages need not be read closely."""


# --- the judge


class Judge:
    """Looks through all that was heard."""

    def __init__(self, truth: Truth, secrets: list[Secret]) -> None:
        self.truth = truth
        self.secrets = secrets
        self.faces = faces_of(truth.game.id)
        self._seen: dict[tuple[int, int], set[str]] = {}

    def leaks(self, heard: list[Heard]) -> list[Leak]:
        """All leaks, in the order they came."""
        found: list[Leak] = []
        last: dict[str, int] = {}
        for one in heard:
            found += self._secrets(one)
            before = last.get(one.who, one.version)
            if one.version < self.truth.end and one.way != "rules":
                found += self._cards(one, min(before, one.version))
                found += self._offers_and_crystals(one)
            if one.way == "socket":
                last[one.who] = one.version
        return found

    def _secrets(self, heard: Heard) -> Iterator[Leak]:
        over = heard.version >= self.truth.end
        for secret in self.secrets:
            if (
                secret.text in heard.text
                and heard.who not in secret.readers
                and not (over and heard.way in secret.after)
            ):
                yield Leak(secret.kind, heard)

    def _seen_at(self, version: int, seat: int) -> set[str]:
        key = version, seat
        if key not in self._seen:
            truth = self.truth
            self._seen[key] = self.faces.seen(truth.states[version], seat) | self.faces.told(truth.moves[version], seat)
        return self._seen[key]

    def _cards(self, heard: Heard, before: int) -> Iterator[Leak]:
        """A face that doesn't lie open, nor in the own hand, nor was shown to this seat since it was last told."""
        faces = self.faces.found(heard.text)
        if not faces:
            return
        seen: set[str] = set()
        if heard.way == "socket":
            for version in range(before, heard.version + 1):
                seen |= self._seen_at(version, heard.seat)
        hidden = sorted(faces - seen)
        if hidden:
            yield Leak(f"cards {_how(heard.text, hidden)}", heard)

    def _offers_and_crystals(self, heard: Heard) -> Iterator[Leak]:
        if self.truth.game.id != "weisen" or heard.way != "socket" or not _MAYBE.search(heard.text):
            return
        for thing in _objects(json.loads(heard.text)):
            pair = {thing.get("seat"), thing.get("to"), thing.get("by")}
            offer = set(thing) == {"seat", "to"} or thing.get("kind") in {"offered", "withdrawn", "declined"}
            if offer and heard.seat not in pair and not self.truth.options["open_offers"]:
                yield Leak("offer", heard)
            if thing.get("values") and thing.get("seat") != heard.seat and not self.truth.options["open_crystals"]:
                yield Leak("crystals", heard)


def _how(text: str, hidden: list[str]) -> str:
    """What told the card: a kind of event, or what else the message is."""
    try:
        message = json.loads(text)
    except ValueError:
        return "in a text"
    for thing in _objects(message):
        if isinstance(thing.get("kind"), str) and thing.get("card") in hidden:
            return f"by {thing['kind']}"
    return f"in {message.get('type', 'an answer') if isinstance(message, dict) else 'an answer'}"


def _objects(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _objects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _objects(inner)


def hashed(token: str) -> str:
    """A token as the store keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()
