"""Hands and piles: cards come and go one at a time. Piles are multisets until a card is drawn (rulings 51 to 54)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.rng import Rng, below
from sevenfold.games.weisen.cards import FIRST_SPELL, KINDS, VALUE, is_power
from sevenfold.games.weisen.memory import all_in_hands, all_see_leaving, wander
from sevenfold.games.weisen.state import NONE, TWICE, Happening, State, tell


@rule
def into_hand(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    s.hand[seat, kind] += 1
    if is_power(kind):
        s.power_count[seat] += 1
    else:
        s.spell_count[seat] += 1


@rule
def out_of_hand(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand."""
    s.hand[seat, kind] -= 1
    if is_power(kind):
        s.power_count[seat] -= 1
    else:
        s.spell_count[seat] -= 1


@rule
def throw_away(s: State, kind: int) -> None:
    """Put a card on its open discard pile."""
    s.discard[kind] += 1
    if is_power(kind):
        s.discard_power += 1
    else:
        s.discard_spells += 1


@rule
def hand_count(s: State, seat: int) -> int:
    """All cards of a hand; both sorts are counted in public (ruling 29)."""
    return s.power_count[seat] + s.spell_count[seat]


@rule
def give(s: State, giver: int, receiver: int, kind: int) -> None:
    """A card changes hands; only these two see it."""
    out_of_hand(s, giver, kind)
    into_hand(s, receiver, kind)
    wander(s, giver, receiver, kind)


@rule
def fresh_copies(s: State, seat: int, kind: int) -> int:
    """Copies in the hand that have not been given in this round."""
    moved = s.moved[seat, kind]
    return s.hand[seat, kind] - moved % TWICE - moved // TWICE


@rule
def can_be_given(s: State, seat: int, kind: int) -> bool:
    """Whether a copy has changed hands less than twice in this round (ruling 27)."""
    return s.hand[seat, kind] > s.moved[seat, kind] // TWICE


@rule
def give_gift(s: State, giver: int, receiver: int, kind: int) -> None:
    """A gift between allies; of equal cards the one goes that has moved least (section 5 d)."""
    if fresh_copies(s, giver, kind) > 0:
        s.moved[receiver, kind] += 1
    else:
        s.moved[giver, kind] -= 1
        s.moved[receiver, kind] += TWICE
    s.received[receiver] += 1
    give(s, giver, receiver, kind)


@rule
def lowest_power(s: State, seat: int) -> int:
    """The seat's power card of the lowest value, of equal ones the first of the card table; NONE where it has none (46, 5 e)."""
    best = NONE
    for kind in range(FIRST_SPELL):
        if s.hand[seat, kind] > 0 and (best == NONE or VALUE[kind] < VALUE[best]):
            best = kind
    return best


@rule
def discard_from_hand(s: State, seat: int, kind: int) -> None:
    """A card of the hand goes to the open discard pile."""
    out_of_hand(s, seat, kind)
    throw_away(s, kind)
    all_see_leaving(s, seat, kind)


@rule
def has_power_to_draw(s: State) -> bool:
    """Whether a power card can be drawn; an empty pile is made from the discard pile just now (rulings 51, 52)."""
    if s.pile_power == 0 and s.discard_power > 0:
        all_in_hands(s, False)
        for kind in range(FIRST_SPELL):
            s.pile[kind] += s.discard[kind]
            s.discard[kind] = 0
        s.pile_power = s.discard_power
        s.discard_power = 0
        tell(s, Happening.RESHUFFLED, NONE, NONE, NONE, NONE, s.pile_power)
    return s.pile_power > 0


@rule
def has_spell_to_draw(s: State) -> bool:
    """Whether a spell can be drawn; likewise."""
    if s.pile_spells == 0 and s.discard_spells > 0:
        all_in_hands(s, True)
        for kind in range(FIRST_SPELL, KINDS):
            s.pile[kind] += s.discard[kind]
            s.discard[kind] = 0
        s.pile_spells = s.discard_spells
        s.discard_spells = 0
        tell(s, Happening.SPELLS_RESHUFFLED, NONE, NONE, NONE, NONE, s.pile_spells)
    return s.pile_spells > 0


@rule
def draw(s: State, seat: int, kind: int) -> None:
    """The seat draws this card."""
    s.pile[kind] -= 1
    if is_power(kind):
        s.pile_power -= 1
    else:
        s.pile_spells -= 1
    into_hand(s, seat, kind)


@rule
def draw_card(s: State, spells: bool, rng: Rng) -> int:
    """A card of the pile, by chance."""
    case = below(rng, s.pile_spells if spells else s.pile_power)
    first = FIRST_SPELL if spells else 0
    for kind in range(first, KINDS if spells else FIRST_SPELL):
        case -= s.pile[kind]
        if case < 0:
            return kind
    return NONE
