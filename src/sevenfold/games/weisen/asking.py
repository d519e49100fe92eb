"""Who may act, and for whom the game waits.

In negotiation and exchange several seats may act at once, and until the struggle begins everybody may show cards. A seat
for which the game doesn't wait counts as an actor where it surely has a move, as far as the table can tell: so nobody's
hidden cards decide who is listed.
"""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.weisen.hands import hand_count
from sevenfold.games.weisen.negotiation import all_done, offers_made
from sevenfold.games.weisen.standing import are_allies
from sevenfold.games.weisen.state import NONE, Phase, State


@rule
def is_talking(s: State) -> bool:
    """Whether roles are chosen and the struggle has not begun: cards may be shown (section 5 b)."""
    return Phase.NEGOTIATE <= s.phase <= Phase.EXCHANGE


@rule
def has_offer_to_answer(s: State, seat: int) -> bool:
    """Whether an open offer is addressed to the seat."""
    for other in range(s.players):  # noqa: SIM110  # compiled as it stands
        if s.offer[other, seat]:
            return True
    return False


@rule
def has_open_offer(s: State, seat: int) -> bool:
    """Whether the seat has an offer open."""
    for other in range(s.players):  # noqa: SIM110  # compiled as it stands
        if s.offer[seat, other]:
            return True
    return False


@rule
def is_waited_for(s: State, seat: int) -> bool:
    """Whether the game goes on only with the seat; when all are done, those with an open offer must still answer it."""
    if s.phase == Phase.NEGOTIATE:
        if s.done[seat] == 0:
            return True
        return all_done(s) and has_offer_to_answer(s, seat)
    if s.phase == Phase.EXCHANGE:
        return s.done[seat] == 0
    return s.asked == seat and s.asked != NONE


@rule
def surely_shows(s: State, seat: int) -> bool:
    """Whether the seat has shown somebody fewer cards than it holds."""
    for viewer in range(s.players):  # noqa: SIM110  # compiled as it stands
        if viewer != seat and s.shows[seat, viewer] < hand_count(s, seat):
            return True
    return False


@rule
def surely_gives(s: State, seat: int) -> bool:
    """Whether the seat has an ally, and more cards than it was given."""
    if hand_count(s, seat) <= s.received[seat]:
        return False
    for other in range(s.players):  # noqa: SIM110  # compiled as it stands
        if are_allies(s, seat, other):
            return True
    return False


@rule
def may_act(s: State, seat: int) -> bool:
    """Whether the seat may do anything now."""
    if seat < 0 or seat >= s.players:
        return False
    if is_waited_for(s, seat):
        return True
    if not is_talking(s):
        return False
    if surely_shows(s, seat):
        return True
    if s.phase == Phase.NEGOTIATE:
        return offers_made(s, seat) < s.players - 1 or has_open_offer(s, seat) or has_offer_to_answer(s, seat)
    return s.phase == Phase.EXCHANGE and surely_gives(s, seat)
