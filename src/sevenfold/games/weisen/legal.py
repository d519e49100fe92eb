"""Which moves are legal, and why the others are not: the one predicate behind page, server, bots and tests."""

from __future__ import annotations

from enum import IntEnum

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.weisen.asking import is_talking, may_act
from sevenfold.games.weisen.cards import CRYSTAL_STEPS, FIRST_SPELL, KINDS, LEAST_CRYSTAL, SUIT, is_power
from sevenfold.games.weisen.course import FINITUM, finitum_may_come, is_in_stack, spaces_in_stack
from sevenfold.games.weisen.hands import can_be_given
from sevenfold.games.weisen.moves import LAST, Action, action_of, argument_of, card_of, has_target, is_target
from sevenfold.games.weisen.negotiation import offers_made, place_of, times_shown
from sevenfold.games.weisen.standing import are_allies, is_free, may_lay_suit, may_pass
from sevenfold.games.weisen.state import DEALER, NONE, ROLE_COUNT, SLOTS, Phase, State


class Why(IntEnum):
    """Why a move is refused; `ALLOWED` where it is not. The figures are a and b."""

    ALLOWED = 0
    OVER = 1
    DEALING = 2
    NOT_DEALER = 3
    NOT_ASKED = 4  # a: the seat that is asked, or NONE
    OTHER_QUESTION = 5  # a: the Phase that is open
    NO_SUCH_MOVE = 6
    NO_SUCH_SEAT = 7  # a: seat
    OWN_SEAT = 8
    ROLE_TAKEN = 9  # a: role
    ROLE_REMOVED = 10  # a: role
    OFFER_OPEN = 11  # a: seat
    OFFERS_USED = 12  # a: how many there are
    NO_OFFER = 13  # a: seat; nothing to withdraw
    NOT_OFFERED = 14  # a: seat; nothing to accept or decline
    ALREADY_DONE = 15
    NOT_IN_HAND = 16  # a: kind
    SHOWN_ALREADY = 17  # a: kind, b: seat
    LAST_DECIDES = 18  # the third of three players can't play alone and can't leave it open
    NOT_WITH = 19  # a: seat
    NOT_ALLY = 20  # a: seat
    MOVED_TWICE = 21  # a: kind
    ALREADY_READY = 22
    OTHER_ROLE = 23  # a: kind
    SPELL_USED = 24
    TARGET_NEEDED = 25  # a: kind
    NO_TARGET = 26  # a: kind
    NO_ABSENTUS = 27
    ALL_DROPPED = 28
    NOT_POWER = 29  # a: kind
    NO_CRYSTAL = 30  # a: value
    SAME_SPACE = 31  # a: slot
    IS_FINITUM = 32  # a: slot
    NO_FINITUM = 33
    NOT_IN_PILE = 34  # a: kind, or NONE
    NOT_IN_SUPPLY = 35  # a: value
    NOT_IN_STACK = 36  # a: space, or NONE
    FINITUM_LATER = 37


ALLOWED = 0
FIRST_DECISION = Phase.ROLE.value
DEALER_BITS = sum(
    1 << phase for phase in (Phase.REMOVE, Phase.SPACE, Phase.CRYSTAL, Phase.DEAL, Phase.START, Phase.DRAW, Phase.SPELL)
)
"""The phases in which the dealer is asked."""
ALONE_PLACES = 2


@rule
def is_dealing(s: State) -> bool:
    """Whether the dealer is asked."""
    return (DEALER_BITS >> s.phase & 1) == 1


@rule
def refuse_outcome(s: State, outcome: int) -> tuple[int, int, int]:
    """Why the dealer can't turn this up."""
    phase = s.phase
    if phase == Phase.REMOVE:
        if outcome < 0 or outcome >= ROLE_COUNT:
            return Why.NO_SUCH_MOVE.value, 0, 0
        return (Why.ROLE_REMOVED.value, outcome, 0) if s.out[outcome] else (ALLOWED, 0, 0)
    if phase == Phase.START:
        return (ALLOWED, 0, 0) if 0 <= outcome < s.players else (Why.NO_SUCH_SEAT.value, outcome, 0)
    if phase == Phase.CRYSTAL:
        if outcome < LEAST_CRYSTAL or outcome >= CRYSTAL_STEPS or s.supply[outcome] == 0:
            return Why.NOT_IN_SUPPLY.value, outcome, 0
        return ALLOWED, 0, 0
    if phase == Phase.SPACE:
        if outcome < 0 or outcome > FINITUM:
            return Why.NOT_IN_STACK.value, NONE, 0
        if outcome == FINITUM:
            return (ALLOWED, 0, 0) if finitum_may_come(s) else (Why.FINITUM_LATER.value, 0, 0)
        if not is_in_stack(s, outcome) or (finitum_may_come(s) and finitum_must_come(s)):
            return Why.NOT_IN_STACK.value, outcome, 0
        return ALLOWED, 0, 0
    if outcome < 0 or outcome >= KINDS:
        return Why.NOT_IN_PILE.value, NONE, 0
    spells = phase == Phase.SPELL or (phase == Phase.DEAL and s.left == 1)
    if s.pile[outcome] == 0 or is_power(outcome) == spells:
        return Why.NOT_IN_PILE.value, outcome, 0
    return ALLOWED, 0, 0


@rule
def finitum_must_come(s: State) -> bool:
    """Whether finitum is all that is left of the stack."""
    return spaces_in_stack(s) == 0 or s.round >= LAST_TURN_UP


LAST_TURN_UP = FINITUM + 1 - SLOTS
"""The round after which the last piece of the stack is turned up."""


@rule
def refuse_negotiating(s: State, seat: int, action: int, other: int) -> tuple[int, int, int]:
    """Offers and answers (rulings 12, 13, 21, section 5 b)."""
    if action == Action.DONE:
        return (Why.ALREADY_DONE.value, 0, 0) if s.done[seat] else (ALLOWED, 0, 0)
    if other >= s.players:
        return Why.NO_SUCH_SEAT.value, other, 0
    if other == seat:
        return Why.OWN_SEAT.value, 0, 0
    if action == Action.OFFER:
        if s.offer[seat, other]:
            return Why.OFFER_OPEN.value, other, 0
        if offers_made(s, seat) >= s.players - 1:
            return Why.OFFERS_USED.value, s.players - 1, 0
        return ALLOWED, 0, 0
    if action == Action.WITHDRAW:
        return (ALLOWED, 0, 0) if s.offer[seat, other] else (Why.NO_OFFER.value, other, 0)
    return (ALLOWED, 0, 0) if s.offer[other, seat] else (Why.NOT_OFFERED.value, other, 0)


@rule
def refuse_showing(s: State, seat: int, kind: int, viewer: int) -> tuple[int, int, int]:
    """Cards of the own hand, to one other player, each once in a round (ruling 20, section 5 b)."""
    if viewer >= s.players:
        return Why.NO_SUCH_SEAT.value, viewer, 0
    if viewer == seat:
        return Why.OWN_SEAT.value, 0, 0
    if kind >= KINDS:
        return Why.NO_SUCH_MOVE.value, 0, 0
    if s.hand[seat, kind] == 0:
        return Why.NOT_IN_HAND.value, kind, 0
    if times_shown(s, seat, viewer, kind) >= s.hand[seat, kind]:
        return Why.SHOWN_ALREADY.value, kind, viewer
    return ALLOWED, 0, 0


@rule
def refuse_solo(s: State, seat: int, action: int, other: int) -> tuple[int, int, int]:
    """The procedure of three players (ruling 25)."""
    place = place_of(s, seat)
    if action != Action.WITH:
        return (ALLOWED, 0, 0) if place < ALONE_PLACES else (Why.LAST_DECIDES.value, 0, 0)
    if other >= s.players:
        return Why.NO_SUCH_SEAT.value, other, 0
    if other == seat:
        return Why.OWN_SEAT.value, 0, 0
    # only those who stand higher have laid their card at a track
    return (ALLOWED, 0, 0) if place_of(s, other) < place else (Why.NOT_WITH.value, other, 0)


@rule
def refuse_exchange(s: State, seat: int, action: int, kind: int, other: int) -> tuple[int, int, int]:
    """Gifts between allies (rulings 26 to 28, section 5 d)."""
    if action == Action.READY:
        return (Why.ALREADY_READY.value, 0, 0) if s.done[seat] else (ALLOWED, 0, 0)
    if other >= s.players:
        return Why.NO_SUCH_SEAT.value, other, 0
    if other == seat:
        return Why.OWN_SEAT.value, 0, 0
    if not are_allies(s, seat, other):
        return Why.NOT_ALLY.value, other, 0
    if kind >= KINDS:
        return Why.NO_SUCH_MOVE.value, 0, 0
    if s.hand[seat, kind] == 0:
        return Why.NOT_IN_HAND.value, kind, 0
    return (ALLOWED, 0, 0) if can_be_given(s, seat, kind) else (Why.MOVED_TWICE.value, kind, 0)


@rule
def refuse_laying(s: State, seat: int, kind: int, target: int) -> tuple[int, int, int]:
    """A card of the own roles, an owl, or one spell with its target (rulings 32, 55, section 5 g)."""
    if kind >= KINDS:
        return Why.NO_SUCH_MOVE.value, 0, 0
    if s.hand[seat, kind] == 0:
        return Why.NOT_IN_HAND.value, kind, 0
    if is_power(kind):
        if target != 0:
            return Why.NO_SUCH_MOVE.value, 0, 0
        return (ALLOWED, 0, 0) if may_lay_suit(s, seat, SUIT[kind]) else (Why.OTHER_ROLE.value, kind, 0)
    if s.spell_used[seat]:
        return Why.SPELL_USED.value, 0, 0
    if target == 0:
        return (Why.TARGET_NEEDED.value, kind, 0) if has_target(s, seat, kind) else (ALLOWED, 0, 0)
    return (ALLOWED, 0, 0) if is_target(s, seat, kind, target) else (Why.NO_TARGET.value, kind, 0)


@rule
def refuse_struggling(s: State, seat: int, action: int, kind: int, target: int) -> tuple[int, int, int]:
    """Lay a card, drop out, or pass by absentus."""
    if action == Action.LAY:
        return refuse_laying(s, seat, kind, target)
    if action == Action.DROP or may_pass(s, seat):
        return ALLOWED, 0, 0
    if s.dropped_count >= s.players - 1:
        return Why.ALL_DROPPED.value, 0, 0
    return Why.NO_ABSENTUS.value, 0, 0


@rule
def refuse_moving(s: State, action: int, slot: int) -> tuple[int, int, int]:
    """The pawn goes to another open space, or to finitum where that is turned up (rulings 4, 6)."""
    if action == Action.FINITUM:
        return (ALLOWED, 0, 0) if s.finitum != NONE else (Why.NO_FINITUM.value, 0, 0)
    if slot >= SLOTS:
        return Why.NO_SUCH_MOVE.value, 0, 0
    if slot == s.pawn:
        return Why.SAME_SPACE.value, slot, 0
    return (Why.IS_FINITUM.value, slot, 0) if slot == s.finitum else (ALLOWED, 0, 0)


@rule
def question_of(s: State, action: int) -> int:
    """The Phase in which the action is an answer; showing is one wherever cards may be shown."""
    if action == Action.ROLE:
        return Phase.ROLE.value
    if action == Action.SHOW:
        return s.phase if is_talking(s) else Phase.NEGOTIATE.value
    if action <= Action.DONE:
        return Phase.NEGOTIATE.value
    if action <= Action.STAY:
        return Phase.JOIN.value
    if action == Action.SIDE:
        return Phase.SIDE.value
    if action <= Action.WITH:
        return Phase.SOLO.value
    if action <= Action.READY:
        return Phase.EXCHANGE.value
    if action <= Action.PASS:
        return Phase.LAY.value
    if action == Action.HAND:
        return Phase.HAND.value
    if action == Action.DISCARD:
        return Phase.DISCARD.value
    return Phase.TAKE.value if action == Action.TAKE else Phase.MOVE.value


@rule
def has_card(action: int) -> bool:
    """Whether moves of the action name a card."""
    return (
        action == Action.SHOW
        or action == Action.GIVE
        or action == Action.LAY
        or action == Action.HAND
        or action == Action.DISCARD
    )


@rule
def has_argument(action: int) -> bool:
    """Whether moves of the action name a seat, role, side, value, slot or target."""
    return (
        action <= Action.SHOW
        or action == Action.SIDE
        or action == Action.WITH
        or action == Action.GIVE
        or action == Action.LAY
        or action == Action.TAKE
        or action == Action.MOVE
    )


@rule
def refuse_answer(s: State, seat: int, move: int) -> tuple[int, int, int]:
    """Why a move that answers the open question is refused."""
    action = action_of(move)
    kind = card_of(move)
    argument = argument_of(move)
    if (kind > 0 and not has_card(action)) or (argument > 0 and not has_argument(action)):
        return Why.NO_SUCH_MOVE.value, 0, 0
    if action == Action.ROLE:
        if argument >= ROLE_COUNT:
            return Why.NO_SUCH_MOVE.value, 0, 0
        if s.out[argument]:
            return Why.ROLE_REMOVED.value, argument, 0
        return (ALLOWED, 0, 0) if is_free(s, argument) else (Why.ROLE_TAKEN.value, argument, 0)
    if action == Action.SHOW:
        return refuse_showing(s, seat, kind, argument)
    if action <= Action.DONE:
        return refuse_negotiating(s, seat, action, argument)
    if seat != s.asked and s.phase != Phase.EXCHANGE:
        return Why.NOT_ASKED.value, s.asked, 0
    if action <= Action.STAY:
        return ALLOWED, 0, 0
    if action == Action.SIDE:
        return (ALLOWED, 0, 0) if 1 <= argument <= ALONE_PLACES else (Why.NO_SUCH_MOVE.value, 0, 0)
    if action <= Action.WITH:
        return refuse_solo(s, seat, action, argument)
    if action <= Action.READY:
        return refuse_exchange(s, seat, action, kind, argument)
    if action <= Action.PASS:
        return refuse_struggling(s, seat, action, kind, argument)
    if action <= Action.DISCARD:
        if kind >= FIRST_SPELL:
            return (Why.NOT_POWER.value, kind, 0) if kind < KINDS else (Why.NO_SUCH_MOVE.value, 0, 0)
        return (ALLOWED, 0, 0) if s.hand[seat, kind] > 0 else (Why.NOT_IN_HAND.value, kind, 0)
    if action == Action.TAKE:
        if argument >= CRYSTAL_STEPS or s.crystals[s.pawn, argument] == 0:
            return Why.NO_CRYSTAL.value, argument, 0
        return ALLOWED, 0, 0
    return refuse_moving(s, action, argument)


@rule
def refuse(s: State, seat: int, move: int) -> tuple[int, int, int]:
    """Why the seat may not play the move: (a `Why`, figure, figure); (`ALLOWED`, 0, 0) where it may."""
    if s.phase == Phase.OVER:
        return Why.OVER.value, 0, 0
    if is_dealing(s):
        return refuse_outcome(s, move) if seat == DEALER else (Why.DEALING.value, 0, 0)
    if seat == DEALER:
        return Why.NOT_DEALER.value, 0, 0
    if not may_act(s, seat):
        return Why.NOT_ASKED.value, s.asked, 0
    if move < 0 or move >= LAST:
        return Why.NO_SUCH_MOVE.value, 0, 0
    if question_of(s, action_of(move)) != s.phase:
        return Why.OTHER_QUESTION.value, s.phase, 0
    return refuse_answer(s, seat, move)


@rule
def legal_at(states: Rows[State], i: int, seat: int, move: int) -> tuple[int, int, int]:
    """`refuse` for state i."""
    return refuse(states[i], seat, move)
