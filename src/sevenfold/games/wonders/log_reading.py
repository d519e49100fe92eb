"""Reading the log of a position: what was played from each hand; it must agree with cities, stages and the discard pile."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sevenfold.games.kit.positions import Place, word
from sevenfold.games.wonders.boards import STAGES
from sevenfold.games.wonders.cards import AGE, HAND, IDS, KIND_OF, TURNS
from sevenfold.games.wonders.course import WHEN
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.positions import HOW_WORDS
from sevenfold.games.wonders.state import LOOKS, NONE, SEATS, How, Phase, State

_HOWS = {text: how for how, text in HOW_WORDS.items()}
FORMS = "build CARD, sell CARD, left CARD, stage CARD NUMBER"


def player_of(players: int, age: int, dealt_to: int, slot: int) -> int:
    """The seat that plays from a hand at a turn (from 0; the seventh card is played by who played the sixth)."""
    steps = min(slot, TURNS - 1)
    return (dealt_to - steps if age == 2 else dealt_to + steps) % players


def read_log(r: State, top: Place) -> None:
    """Fill in the log. Raises `PositionError` for entries that can't be."""
    for age, hands in enumerate(top.list("log"), 1):
        at = f"log[{age - 1}]"
        if age > AGES or not isinstance(hands, list) or len(hands) > r.players:  # pyright: ignore[reportUnknownArgumentType]
            raise top.wrong(at, "7wonders-position-log", known=FORMS)
        for seat, entries in enumerate(hands):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            if not isinstance(entries, list) or len(entries) > HAND:  # pyright: ignore[reportUnknownArgumentType]
                raise top.wrong(f"{at}[{seat}]", "7wonders-position-log", known=FORMS)
            for slot, entry in enumerate(entries):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
                if entry is not None:
                    _read_entry(r, top, f"{at}[{seat}][{slot}]", (age, seat, slot), entry)
    _check_discarded(r, top)


def _played(r: State, age: int, slot: int) -> bool:
    """Whether that turn of the age is over at the moment of the position."""
    if age != r.age or r.phase == Phase.OVER:
        return age < r.age or r.phase == Phase.OVER
    if slot == HAND - 1:
        return r.phase == Phase.PICK and r.turn == TURNS
    return slot < r.turn - (r.phase not in (Phase.SEVENTH, Phase.PICK))


def _read_entry(r: State, top: Place, at: str, where: tuple[int, int, int], entry: Any) -> None:
    age, seat, slot = where
    words = entry.split() if isinstance(entry, str) else []
    stage = int(words[2]) if len(words) == 3 and words[2] in "1234" and words[0] == "stage" else 0
    if not stage and (len(words) != 2 or words[0] not in _HOWS):
        raise top.wrong(at, "7wonders-position-log", known=FORMS)
    kind = KIND_OF[word(words[1], top.at(at), IDS)]
    how = How.STAGE + stage - 1 if stage else _HOWS[words[0]]
    player = player_of(r.players, age, seat, slot)
    fits = _played(r, age, slot) and AGE[kind] == age and (how == How.LEFT) <= (slot == HAND - 1)
    if stage:
        fits = fits and stage <= min(r.stages[player], STAGES) and r.under[player, stage - 1] == kind
    elif how == How.BUILT:
        fits = fits and r.built[player, kind] == 1
    if not fits:
        raise top.wrong(at, "7wonders-position-log-entry", given=str(entry), seat=player)
    packet = (age - 1) * SEATS + seat
    r.log_kind[packet, slot] = kind
    r.log_how[packet, slot] = int(how)


def discarded_in_log(r: State) -> Counter[int]:
    """How many of each kind the log throws away."""
    found = Counter[int]()
    for packet in range(AGES * SEATS):
        for slot in range(HAND):
            if r.log_how[packet, slot] in (How.SOLD, How.LEFT):
                found[r.log_kind[packet, slot]] += 1
    return found


def _check_discarded(r: State, top: Place) -> None:
    """Nothing is thrown away in the log that isn't on the pile, unless Halikarnassos has taken it."""
    taken = Counter[int]()
    for entry in top.list("looks"):
        card = entry.get("card") if isinstance(entry, dict) else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        if isinstance(card, str) and card in KIND_OF:
            taken[KIND_OF[card]] += 1
    for kind, number in discarded_in_log(r).items():
        if number > r.discard[kind] + taken[kind]:
            raise top.wrong("log", "7wonders-position-log-discard", card=IDS[kind])


def read_looks(r: State, top: Place) -> None:
    """Fill in when the discard pile was looked through; in a position that asks for it, this time is added."""
    now = r.age * WHEN + r.turn
    for i, entry in enumerate(top.list("looks")):
        place = Place(entry, f"looks[{i}]", ("age", "turn", "card"))
        when = place.number("age", 1, AGES) * WHEN + place.number("turn", 1, TURNS)
        if i >= LOOKS or not (r.look_when[i - 1] if i else 0) < when <= now:
            raise top.wrong(f"looks[{i}]", "7wonders-position-look")
        r.look_when[i] = when
        r.look_kind[i] = KIND_OF[place.word("card", IDS)] if place.has("card") else NONE
        r.look_count = i + 1
        taken = r.look_kind[i]
        if taken != NONE and not any(r.built[seat, taken] for seat in range(r.players)):
            raise place.wrong("card", "7wonders-position-look-card", card=IDS[taken])
    if r.phase == Phase.PICK and (r.look_count == 0 or r.look_when[r.look_count - 1] != now):
        if r.look_count == LOOKS:
            raise top.wrong("looks", "7wonders-position-look")
        r.look_when[r.look_count] = now
        r.look_count += 1
