"""What the seven spells do (rulings 55 to 64)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import ABSENTUS, ANULENSA, BINENSUS, MOVENTI, MUTANTUS, POTENTIA, VOLENSIA
from sevenfold.games.weisen.hands import into_hand, throw_away
from sevenfold.games.weisen.memory import all_see_coming
from sevenfold.games.weisen.moves import first_crystal, second_crystal, slot_of, target_card, target_seat, value_of
from sevenfold.games.weisen.standing import lead
from sevenfold.games.weisen.state import NONE, Happening, State, tell


@rule
def cast(s: State, seat: int, spell: int, target: int) -> None:
    """Carry the spell out at its target; 0 where there is none. The draw of potentia is the struggle's business."""
    if spell == ABSENTUS:
        cancel_other_absentus(s, seat)
    elif spell == POTENTIA:
        return
    elif target == 0:
        tell(s, Happening.NO_EFFECT, seat, NONE, spell, NONE, 0)
    elif spell == MOVENTI:
        swap_crystals(s, seat, first_crystal(target), second_crystal(target))
    elif spell == ANULENSA:
        annul(s, seat, target_seat(spell, target), target_card(spell, target))
    elif spell == VOLENSIA:
        take_owl(s, seat, target_seat(spell, target), target_card(spell, target))
    elif spell == MUTANTUS:
        swap_roles(s, seat, target_seat(spell, target))
    elif spell == BINENSUS:
        s.second[seat] = target - 1
        tell(s, Happening.SECOND, seat, NONE, target - 1, NONE, 0)


@rule
def swap_crystals(s: State, seat: int, first: int, second: int) -> None:
    """Moventi: two crystals of the open spaces change places (ruling 56)."""
    one = slot_of(first)
    other = slot_of(second)
    s.crystals[one, value_of(first)] -= 1
    s.crystals[other, value_of(second)] -= 1
    s.crystals[one, value_of(second)] += 1
    s.crystals[other, value_of(first)] += 1
    tell(s, Happening.SWAPPED, seat, one, value_of(first), value_of(second), other)


@rule
def annul(s: State, seat: int, owner: int, kind: int) -> None:
    """Anulensa: a laid power card goes to the discard pile at once (rulings 35, 53, 57)."""
    s.laid[owner, kind] -= 1
    throw_away(s, kind)
    tell(s, Happening.ANNULLED, owner, seat, kind, NONE, lead(s))


@rule
def take_owl(s: State, seat: int, owner: int, kind: int) -> None:
    """Volensia: a laid owl comes into the hand, seen by all (ruling 58)."""
    s.laid[owner, kind] -= 1
    into_hand(s, seat, kind)
    all_see_coming(s, seat, kind)
    tell(s, Happening.TAKEN_UP, seat, owner, kind, NONE, lead(s))


@rule
def cancel_other_absentus(s: State, seat: int) -> None:
    """A second absentus puts the first one away for good; its owner has still used a spell (ruling 60)."""
    for other in range(s.players):
        if other != seat and s.laid[other, ABSENTUS] > 0:
            s.laid[other, ABSENTUS] = 0
            throw_away(s, ABSENTUS)
            tell(s, Happening.CANCELLED, other, seat, ABSENTUS, NONE, 0)


@rule
def swap_roles(s: State, seat: int, ally: int) -> None:
    """Mutantus: the large role cards change places, second roles and laid cards stay (rulings 61, 62)."""
    mine = s.role[seat]
    s.role[seat] = s.role[ally]
    s.role[ally] = mine
    tell(s, Happening.MUTATED, seat, ally, s.role[seat], s.role[ally], 0)
