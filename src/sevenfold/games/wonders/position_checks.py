"""Whether a position of 7 Wonders hangs together: copies of cards, sizes of hands, tokens, and the open question."""

from __future__ import annotations

from collections import Counter

from sevenfold.games.kit.positions import Place
from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.cards import AGE, COPIES, FIRST, FIRST_GUILD, HAND, IDS, KINDS, MORE_GUILDS, TURNS
from sevenfold.games.wonders.city import can_build_free, plays_seventh
from sevenfold.games.wonders.course import can_pick, picker
from sevenfold.games.wonders.data import AGES
from sevenfold.games.wonders.state import NONE, Phase, State


def cards_named(r: State) -> Counter[int]:
    """How many of each kind lie in cities, hands, below stages and on the discard pile."""
    found = Counter[int]()
    for kind in range(KINDS):
        found[kind] += r.discard[kind] + sum(r.built[seat, kind] for seat in range(r.players))
    for seat in range(r.players):
        found.update(r.hand[seat, i] for i in range(r.hand_count[seat]))
        found.update(r.under[seat, n] for n in range(r.stages[seat]) if r.under[seat, n] != NONE)
    return found


def check_cards(r: State, top: Place) -> None:
    """No card more often than the deck for so many players has it, none from a later age, no more guilds than in play."""
    found = cards_named(r)
    for kind, number in sorted(found.items()):
        copies = int(COPIES[r.players * KINDS + kind])
        if number > copies:
            raise top.wrong("players", "7wonders-position-copies", card=IDS[kind], given=number, copies=copies)
        if number and AGE[kind] > r.age:
            raise top.wrong("players", "7wonders-position-age", card=IDS[kind], age=r.age)
    guilds = sum(number for kind, number in found.items() if kind >= FIRST_GUILD)
    if guilds > r.players + MORE_GUILDS:
        raise top.wrong("players", "7wonders-position-guilds", given=guilds, most=r.players + MORE_GUILDS)


def check_tokens(r: State, players: list[Place]) -> None:
    """At most two tokens for each age whose conflicts are over."""
    over = AGES if r.phase == Phase.OVER else max(r.age - 1, 0)
    for seat, place in enumerate(players):
        won = [r.victories[seat, age] for age in range(AGES)]
        if any(n > 2 for n in won) or any(won[over:]) or sum(won) + r.defeats[seat] > 2 * over:
            raise place.wrong("victories", "7wonders-position-tokens", ages=over)


def hand_size(r: State, seat: int) -> int:
    """How many cards a seat holds at such a moment; during a deal those that it holds."""
    if r.phase == Phase.CHOOSE:
        return HAND + 1 - r.turn
    if r.phase == Phase.SEVENTH:
        return 1
    if r.phase == Phase.PICK:
        return HAND - r.turn if r.turn < TURNS else 0
    if r.phase == Phase.CARD:
        return HAND if seat < r.asked else r.hand_count[seat] if seat == r.asked else 0
    return 0


def check_hands(r: State, players: list[Place]) -> None:
    """All hands have the size that the turn says, and hold cards of the age."""
    for seat, place in enumerate(players):
        right = hand_size(r, seat)
        if r.hand_count[seat] != right:
            raise place.wrong("hand", "7wonders-position-hand", given=r.hand_count[seat], right=right)
        for i in range(right):
            if AGE[r.hand[seat, i]] != r.age:
                raise place.wrong("hand", "7wonders-position-hand-age", card=IDS[r.hand[seat, i]], age=r.age)


def fill_deck(r: State) -> None:
    """During a deal: the cards of the age that nobody holds yet."""
    if r.phase != Phase.CARD:
        return
    for kind in range(int(FIRST[r.age - 1]), int(FIRST[r.age])):
        r.deck[kind] = int(COPIES[r.players * KINDS + kind])
    r.guilds_left = r.players + MORE_GUILDS if r.age == AGES else 0
    for seat in range(r.players):
        for i in range(r.hand_count[seat]):
            r.deck[r.hand[seat, i]] -= 1
            r.guilds_left -= r.hand[seat, i] >= FIRST_GUILD


def check_question(s: Live[State], top: Place) -> None:
    """The question needs what it is about: Babylon's stage, a card that Halikarnassos may build, a power that is used."""
    r, f = s.record, s.plain()
    last = f.turn == TURNS
    if f.phase == Phase.CARD and f.turn != 1:
        raise top.wrong("turn", "7wonders-position-deal-turn")
    if f.phase == Phase.OVER and not (last and f.age == AGES):
        raise top.wrong("age", "7wonders-position-over")
    if f.phase == Phase.SEVENTH and not (last and plays_seventh(r, f.asked)):
        raise top.wrong("asking", "7wonders-position-no-power", what="seventh")
    if f.phase == Phase.PICK and (picker(r) != f.asked or not can_pick(r, f.asked)):
        raise top.wrong("asking", "7wonders-position-no-power", what="pick")
    if f.pick_due and (f.phase != Phase.SEVENTH or picker(r) == NONE):
        raise top.wrong("pick_due", "7wonders-position-pick-due")
    if f.free_used and not any(can_build_free(r, seat) for seat in range(f.players)):
        raise top.wrong("free_used", "7wonders-position-free")
