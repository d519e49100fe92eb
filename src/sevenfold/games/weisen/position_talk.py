"""Reading what a position says of the talk before a struggle (offers, cards shown and given), and of everybody's memory."""

from __future__ import annotations

from typing import Any

from sevenfold.games.kit.positions import Place, number, word
from sevenfold.games.weisen.cards import COPIES_OF, FIRST_COPY_OF, IDS, KIND_OF, KINDS
from sevenfold.games.weisen.state import SHOWN_BITS, SHOWN_MASK, TWICE, Phase, State


def read_talk(r: State, top: Place, players: list[Place]) -> None:
    """Fill in offers, who is done, cards shown and given in this round, and what each seat knows."""
    for i, entry in enumerate(top.list("offers")):
        seat, other = _pair(r, f"offers[{i}]", entry)
        if r.phase != Phase.NEGOTIATE or seat == other or r.offer[seat, other]:
            raise top.wrong(f"offers[{i}]", "weisen-position-offers")
        r.offer[seat, other] = 1
        r.offered[seat, other] = 1
    talking = Phase.NEGOTIATE <= r.phase <= Phase.EXCHANGE
    for seat, place in enumerate(players):
        _read_offered(r, place, seat)
        default = r.phase == Phase.EXCHANGE and seat == r.solo
        r.done[seat] = int(place.flag("done", default))
        if r.done[seat] and r.phase not in (Phase.NEGOTIATE, Phase.EXCHANGE):
            raise place.wrong("done", "weisen-position-talk")
        for key in ("shown", "moved", "received"):
            late = not talking if key == "shown" else r.phase != Phase.EXCHANGE
            if place.has(key) and place.data[key] and late:
                raise place.wrong(key, "weisen-position-talk")
        _read_shown(r, place, seat)
        _read_moved(r, place, seat)
    for seat, place in enumerate(players):
        _read_knows(r, place, seat)


def _pair(r: State, field: str, entry: Any) -> tuple[int, int]:
    """Two seats."""
    if not isinstance(entry, list) or len(entry) != 2:  # pyright: ignore[reportUnknownArgumentType]
        number(entry, field, 0, 0)
    seats: list[Any] = list(entry)  # pyright: ignore[reportUnknownArgumentType]
    return number(seats[0], field, 0, r.players - 1), number(seats[1], field, 0, r.players - 1)


def _read_offered(r: State, place: Place, seat: int) -> None:
    """How many offers the seat has made to each in this round; at least those that are open."""
    counts = place.list("offered")
    if not counts:
        return
    if r.phase != Phase.NEGOTIATE or len(counts) != r.players:
        raise place.wrong("offered", "weisen-position-offers")
    for other, entry in enumerate(counts):
        count = number(entry, f"{place.at('offered')}[{other}]", 0, 0 if other == seat else r.players - 1)
        if count < r.offer[seat, other]:
            raise place.wrong(f"offered[{other}]", "weisen-position-offers")
        r.offered[seat, other] = count
    if sum(r.offered[seat, other] for other in range(r.players)) > r.players - 1:
        raise place.wrong("offered", "weisen-position-offers")


def _card_and_number(place: Place, key: str, i: int, entry: Any, first: bool, least: int, most: int) -> tuple[int, int]:
    """A card with a number beside it, the number first or last."""
    field = f"{place.at(key)}[{i}]"
    if not isinstance(entry, list) or len(entry) != 2:  # pyright: ignore[reportUnknownArgumentType]
        word(entry, field, ())
    parts: list[Any] = list(entry)  # pyright: ignore[reportUnknownArgumentType]
    given, card = parts if first else (parts[1], parts[0])
    return KIND_OF[word(card, field, IDS)], number(given, field, least, most)


def _read_shown(r: State, place: Place, seat: int) -> None:
    for i, entry in enumerate(place.list("shown")):
        kind, other = _card_and_number(place, "shown", i, entry, True, 0, r.players - 1)
        times = r.shown[seat, kind] >> (other * SHOWN_BITS) & SHOWN_MASK
        if other == seat or times >= COPIES_OF[kind]:
            raise place.wrong(f"shown[{i}]", "weisen-position-shown")
        r.shown[seat, kind] += 1 << (other * SHOWN_BITS)
        r.shows[seat, other] += 1


def _read_moved(r: State, place: Place, seat: int) -> None:
    """Gifts that lie in the hand, and how often they have changed hands; `received` counts those that have left again, too."""
    held = 0
    for i, entry in enumerate(place.list("moved")):
        kind, times = _card_and_number(place, "moved", i, entry, False, 1, 2)
        moved = r.moved[seat, kind]
        if moved % TWICE + moved // TWICE >= r.hand[seat, kind]:
            raise place.wrong(f"moved[{i}]", "weisen-position-moved")
        r.moved[seat, kind] += 1 if times == 1 else TWICE
        held += 1
    r.received[seat] = place.number("received", held, 99, held)


def _read_knows(r: State, place: Place, seat: int) -> None:
    """What the seat knows of other hands: for a copy of a card, who may hold it."""
    masks: dict[int, list[int]] = {}
    for i, entry in enumerate(place.list("knows")):
        known = Place(entry, f"{place.at('knows')}[{i}]", ("card", "at"))
        kind = KIND_OF[known.word("card", IDS)]
        mask = 0
        for j, other in enumerate(known.list("at")):
            mask |= 1 << number(other, f"{known.at('at')}[{j}]", 0, r.players - 1)
        if mask == 0 or mask >> seat & 1:
            raise known.wrong("at", "weisen-position-knows")
        masks.setdefault(kind, []).append(mask)
    for kind in range(KINDS):
        entries = sorted(masks.get(kind, []), reverse=True)
        if not _fits(r, seat, kind, entries):
            raise place.wrong("knows", "weisen-position-knows")
        for i, mask in enumerate(entries):
            r.memory[seat, FIRST_COPY_OF[kind] + i] = mask


def _fits(r: State, seat: int, kind: int, masks: list[int]) -> bool:
    """Whether every entry can mean a copy of its own (by the theorem of Hall, over sets of holders)."""
    unions: set[int] = set()
    for mask in masks:
        unions |= {mask, *(mask | union for union in unions)}
    for holders in unions:
        inside = sum(mask & ~holders == 0 for mask in masks)
        copies = sum(r.hand[other, kind] for other in range(r.players) if other != seat and holders >> other & 1)
        if inside > copies:
            return False
    return True
