"""After a struggle: crystals for the winners, spells for the losers (rulings 65 to 67)."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.cards import CRYSTAL_STEPS
from sevenfold.games.weisen.course import ask_move
from sevenfold.games.weisen.hands import draw, has_spell_to_draw
from sevenfold.games.weisen.standing import crystals_on, lead, seat_at
from sevenfold.games.weisen.state import NONE, Happening, Phase, State, Took, tell


@rule
def winning_side(s: State) -> int:
    """The alliance that has more points laid out, or 0: then all take by hierarchy (ruling 66)."""
    difference = lead(s)
    if difference == 0:
        return 0
    return 1 if difference > 0 else 2


@rule
def begin_scoring(s: State) -> None:
    """Say who has won, and let the first one take a crystal."""
    side = winning_side(s)
    if side == 0:
        tell(s, Happening.TIE, NONE, NONE, NONE, NONE, 0)
    else:
        tell(s, Happening.VICTORY, NONE, NONE, NONE, NONE, side)
    s.getter = NONE
    s.left = 0
    next_taker(s)


@rule
def is_taker(s: State, seat: int) -> bool:
    """Whether the seat belongs to those that take crystals and has not had its turn."""
    side = winning_side(s)
    return s.took[seat] == Took.NOTHING and (side == 0 or s.side[seat] == side)


@rule
def last_value(s: State) -> int:
    """The highest value that lies on the current space."""
    for value in range(CRYSTAL_STEPS - 1, 0, -1):
        if s.crystals[s.pawn, value] > 0:
            return value
    return 0


@rule
def take_crystal(s: State, seat: int, value: int) -> None:
    """The seat takes a crystal of the current space; its value has been seen by all (rulings 65, 68)."""
    s.crystals[s.pawn, value] -= 1
    s.won[seat, value] += 1
    s.took[seat] = Took.CRYSTAL
    tell(s, Happening.TAKEN, seat, NONE, value, NONE, 0)


@rule
def next_taker(s: State) -> None:
    """Ask the next one in the hierarchy; the last crystal is taken without a question, a surplus one leaves the game."""
    for place in range(s.players):
        seat = seat_at(s, place)
        count = crystals_on(s, s.pawn)
        if count > 0 and is_taker(s, seat):
            if count > 1:
                s.phase = Phase.TAKE
                s.asked = seat
                return
            take_crystal(s, seat, last_value(s))
    while crystals_on(s, s.pawn) > 0:
        value = last_value(s)
        s.crystals[s.pawn, value] -= 1
        s.surplus[value] += 1
        tell(s, Happening.SURPLUS, NONE, NONE, value, NONE, 0)
    next_loser(s)


@rule
def next_loser(s: State) -> None:
    """Each loser, at a tie each who got no crystal, receives a spell in the order of the hierarchy (rulings 66, 67)."""
    side = winning_side(s)
    for place in range(s.players):
        seat = seat_at(s, place)
        if s.took[seat] == Took.NOTHING and (side == 0 or s.side[seat] != side):
            if has_spell_to_draw(s):
                s.phase = Phase.SPELL
                s.asked = NONE
                s.getter = seat
                return
            s.took[seat] = Took.SPELL
            tell(s, Happening.NO_SPELL, seat, NONE, NONE, NONE, 0)
    ask_move(s)


@rule
def draw_spell(s: State, kind: int) -> None:
    """The dealer has drawn a loser's spell."""
    seat = s.getter
    draw(s, seat, kind)
    s.took[seat] = Took.SPELL
    tell(s, Happening.SPELL, seat, NONE, kind, NONE, 0)
    next_loser(s)
