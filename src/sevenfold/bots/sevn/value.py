"""What a row is worth when it goes on: the exact mean over every unseen card.

Works on a copy of the state, which it may change and leaves as it found it. Chances are parts of `race.SURE`.
It looks one card ahead; a second one was tried and won no more games.
"""

from __future__ import annotations

from sevenfold.bots.sevn.race import Outlook, chance_now, worth
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table
from sevenfold.games.sevn.cards import CARDS, CROSSROADS, GROUP, KINDS, SECOND_CHANCE, STORM, Group
from sevenfold.games.sevn.draw import lay
from sevenfold.games.sevn.legal import knocks_out, unseen, unseen_count
from sevenfold.games.sevn.scoring import row_points
from sevenfold.games.sevn.state import NONE, State

_PROMISES = {"freeze": 3, "second_chance": 6, "triple_draw": 4}
PROMISE = table([_PROMISES.get(card["id"], 0) for card in CARDS])
"""What an action is worth besides the row, in points."""


@rule
def draw_value(s: State, seat: int, o: Outlook) -> int:
    """The chance to win when the seat draws one card and then stops, the mean over all unseen cards."""
    cards = unseen_count(s)
    total = 0  # over all cards but Crossroads and Storm
    known = 0  # how many cards that are
    out = 0  # how many of them put the seat out
    for kind in range(KINDS):
        copies = unseen(s, kind)
        if copies > 0 and kind != CROSSROADS and kind != STORM:
            total += copies * card_value(s, seat, o, kind)
            known += copies
            if knocks_out(s, seat, kind):
                out += copies
    if known == 0:
        return worth(s, seat, o, row_points(s, seat))
    mean = total // known
    if known == out:
        return mean
    # Storm: one more card, whichever. Crossroads: one of two, so out only if both would put it out.
    storms = unseen(s, STORM)
    nothing = worth(s, seat, o, 0)
    staying = (total - out * nothing) // (known - out)
    crossroads = staying - (staying - nothing) * out * out // (known * known)
    return (total + storms * mean + (cards - known - storms) * crossroads) // cards


@rule
def card_value(s: State, seat: int, o: Outlook, kind: int) -> int:
    """The chance to win when the seat stops right after drawing a card of this kind."""
    group = GROUP[kind]
    if knocks_out(s, seat, kind):
        return worth(s, seat, o, 0)
    if group == Group.ACTION and (kind != SECOND_CHANCE or s.front[seat, kind] == 0):
        return worth(s, seat, o, row_points(s, seat) + PROMISE[kind])
    here = worth(s, seat, o, row_points(s, seat))
    if group == Group.ACTION or (s.held[seat] & (1 << kind) and group <= Group.BALLAST):
        return here  # a Second Chance to give away; a duplicate that is saved or thrown away
    lay(s, seat, kind)
    value = chance_now(s, seat) if s.seventh == seat else worth(s, seat, o, row_points(s, seat))
    take_back(s, seat, kind)
    return max(value, here) if group == Group.BALLAST else value


@rule
def go_on_value(s: State, seat: int, o: Outlook) -> int:
    """The chance to win with the row as it is: the better of stopping and of one more card."""
    if s.seventh == seat:
        return chance_now(s, seat)
    stop = worth(s, seat, o, row_points(s, seat))
    return stop if unseen_count(s) == 0 else max(stop, draw_value(s, seat, o))


@rule
def with_card_value(s: State, seat: int, o: Outlook, kind: int) -> int:
    """The chance to win when the card is laid before the seat, which then goes on."""
    lay(s, seat, kind)
    value = go_on_value(s, seat, o)
    take_back(s, seat, kind)
    return value


@rule
def take_back(s: State, seat: int, kind: int) -> None:
    """Undo `lay`."""
    s.front[seat, kind] -= 1
    if s.front[seat, kind] == 0:
        s.held[seat] ^= 1 << kind
    if GROUP[kind] <= Group.BALLAST:
        s.distinct[seat] -= 1
        s.seventh = NONE
