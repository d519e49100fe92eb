"""A turn as it is resolved: all pay and place at once, then coins come in (rulings 1 to 7)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.wonders.boards import BANK, STAGE_COINS, STAGE_DISCARD, STAGES
from sevenfold.games.wonders.cards import COINS, HAND, PER, PER_COINS, PER_WHERE, SALE
from sevenfold.games.wonders.city import add_stage, chain_parent, counted, lay
from sevenfold.games.wonders.legal import Action, action_of, kind_of, left_coins, right_coins
from sevenfold.games.wonders.state import (
    NONE,
    Happening,
    How,
    State,
    left_of,
    packet_of,
    right_of,
    tell,
    throw_away,
)


@rule
def out_of_hand(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand; the others move up."""
    last = s.hand_count[seat] - 1
    place = 0
    while s.hand[seat, place] != kind:
        place += 1
    for i in range(place, last):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand[seat, last] = NONE
    s.hand_count[seat] = last


@rule
def note(s: State, seat: int, slot: int, kind: int, how: int) -> None:
    """Write into the log what the seat does with a card of the packet it holds; `slot` is 0 to 5, or 6 for the last card."""
    packet = packet_of(s, seat, s.turn)
    s.log_kind[packet, slot] = kind
    s.log_how[packet, slot] = how


@rule
def resolve(s: State, only: int) -> None:
    """Carry out what all have chosen, or only one seat (Babylon's seventh card).

    Everything was checked against the state before the turn and nothing in it is changed by the order of seats: first
    all pay and place, then coins come in that count the new table (rulings 1 to 4, 60).
    """
    slot = s.turn - 1 if only == NONE else HAND - 1
    for seat in range(s.players):
        if only == NONE or seat == only:
            place_card(s, seat, s.chosen[seat], slot)
    for seat in range(s.players):
        if only == NONE or seat == only:
            pay_out(s, seat, s.chosen[seat])
            s.chosen[seat] = NONE


@rule
def place_card(s: State, seat: int, move: int, slot: int) -> None:
    """Pay for the move and place its card."""
    action = action_of(move)
    kind = kind_of(move)
    left = left_coins(move)
    right = right_coins(move)
    out_of_hand(s, seat, kind)
    if action == Action.SELL:
        throw_away(s, kind)
        note(s, seat, slot, kind, How.SOLD)
        tell(s, Happening.SOLD, seat, NONE, kind, NONE, SALE)
        return
    if action == Action.STAGE:
        note(s, seat, slot, kind, How.STAGE + s.stages[seat])
        add_stage(s, seat, kind)
        tell(s, Happening.STAGE, seat, NONE, kind, NONE, s.stages[seat])
    else:
        note(s, seat, slot, kind, How.BUILT)
        if action == Action.FREE:
            s.free_used = 1
            tell(s, Happening.FREE, seat, NONE, kind, NONE, 0)
        else:
            parent = chain_parent(s, seat, kind)
            bank = BANK[kind] if parent == NONE else 0
            s.coins[seat] -= bank
            tell(s, Happening.BUILT, seat, NONE, kind, parent, bank)
        lay(s, seat, kind)
    if left > 0:
        pay(s, seat, left_of(s, seat), left)
    if right > 0:
        pay(s, seat, right_of(s, seat), right)


@rule
def pay(s: State, payer: int, seller: int, amount: int) -> None:
    """Coins for a neighbour's resources; nobody can refuse to sell (ruling 30)."""
    s.coins[payer] -= amount
    s.coins[seller] += amount
    tell(s, Happening.PAID, seller, payer, NONE, NONE, amount)


@rule
def pay_out(s: State, seat: int, move: int) -> None:
    """The coins that a move brings, once everything is placed."""
    action = action_of(move)
    kind = kind_of(move)
    if action == Action.SELL:
        s.coins[seat] += SALE
    elif action == Action.STAGE:
        place = newest_stage(s, seat)
        if STAGE_COINS[place]:
            gain(s, seat, NONE, STAGE_COINS[place])
        if STAGE_DISCARD[place]:
            s.pick_due = 1
    else:
        pay_card_coins(s, seat, kind)


@rule
def pay_card_coins(s: State, seat: int, kind: int) -> None:
    """The coins of a card that has just been built; it counts itself, and what neighbours built in the turn (rulings 4 to 7)."""
    coins = COINS[kind]
    if PER_COINS[kind]:
        coins += PER_COINS[kind] * counted(s, seat, PER[kind], PER_WHERE[kind])
    if coins:
        gain(s, seat, kind, coins)


@rule
def gain(s: State, seat: int, kind: int, amount: int) -> None:
    """Coins from the bank."""
    s.coins[seat] += amount
    tell(s, Happening.COINS, seat, NONE, kind, NONE, amount)


@rule
def newest_stage(s: State, seat: int) -> int:
    """The place of the seat's newest stage in the tables of stages."""
    return s.wonder[seat] * STAGES + s.stages[seat] - 1
