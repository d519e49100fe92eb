"""Which moves are legal, and why the others are not: the one predicate behind page, server, bots and tests.

A move is an int: action, kind of card, coins for the left and for the right neighbour.
"""

from __future__ import annotations

from enum import IntEnum

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.wonders.boards import BANK, BOARDS, FIRST_STAGE_ROW, SIDES, STAGE_COUNT, STAGES
from sevenfold.games.wonders.cards import FIRST_GUILD, KINDS
from sevenfold.games.wonders.city import can_build_free, chain_parent, has_structure
from sevenfold.games.wonders.payment import BUY_GOODS, BUY_RAW, is_split, least_coins, list_splits, missing, solve
from sevenfold.games.wonders.state import DEALER, NONE, Phase, State


class Action(IntEnum):
    """What is done with the card."""

    BUILD = 0
    STAGE = 1
    SELL = 2
    FREE = 3
    PICK = 4
    SKIP = 5


COINS_RANGE = 16
KIND_STEP = COINS_RANGE * COINS_RANGE
ACTION_STEP = KIND_STEP * 128
LAST = ACTION_STEP * len(Action)
"""Every move lies below; `LAST` is no move."""


class Why(IntEnum):
    """Why a move is refused; `ALLOWED` where it is not. The figures are a and b."""

    ALLOWED = 0
    OVER = 1
    DEALING = 2
    NOT_ASKED = 3  # a: the seat that is asked
    OTHER_QUESTION = 4  # a: the Phase that is open
    NOT_IN_HAND = 5  # a: kind
    BUILT_ALREADY = 6  # a: kind
    MISSING = 7  # a: resource, b: units; see `payment.missing` for the other resources
    COINS = 8  # a: coins needed at least, or for this split; b: coins there
    SPLIT = 9  # a: left, b: right; a is NONE where nothing is to be paid to anybody
    NO_STAGE_LEFT = 10  # a: stages of the board
    NO_FREE_BUILD = 11
    FREE_USED = 12
    FREE_NEEDLESS = 13  # a: kind
    NOT_DISCARDED = 14  # a: kind
    NO_SUCH_MOVE = 15
    NOT_IN_DECK = 16  # a: kind, or NONE
    NO_GUILD_LEFT = 17
    BOARD_TAKEN = 18  # a: board
    OTHER_SIDE = 19  # a: board
    NOT_DEALER = 20


ALLOWED = 0
ANY_SIDE = len(SIDES)


@rule
def move_of(action: int, kind: int, left: int, right: int) -> int:
    """The move of an action with a card and what the neighbours are paid."""
    return action * ACTION_STEP + kind * KIND_STEP + left * COINS_RANGE + right


@rule
def action_of(move: int) -> int:
    """The Action of a move."""
    return move // ACTION_STEP


@rule
def kind_of(move: int) -> int:
    """The card of a move."""
    return move // KIND_STEP % 128


@rule
def left_coins(move: int) -> int:
    """What the left neighbour is paid."""
    return move // COINS_RANGE % COINS_RANGE


@rule
def right_coins(move: int) -> int:
    """What the right neighbour is paid."""
    return move % COINS_RANGE


@rule
def in_hand(s: State, seat: int, kind: int) -> bool:
    """Whether the seat holds the card."""
    for i in range(s.hand_count[seat]):  # noqa: SIM110  # compiled as it stands
        if s.hand[seat, i] == kind:
            return True
    return False


@rule
def stage_row(s: State, seat: int) -> int:
    """The row of costs of the seat's next stage, or -1 where none is left (ruling 32)."""
    board = s.wonder[seat]
    if s.stages[seat] >= STAGE_COUNT[board]:
        return NONE
    return FIRST_STAGE_ROW + board * STAGES + s.stages[seat]


@rule
def needs_no_coin(s: State, seat: int, kind: int) -> bool:
    """Whether the seat can build the card without paying anything: by a chain, or from its own production."""
    if chain_parent(s, seat, kind) >= 0:
        return True
    if BANK[kind] > 0 or not solve(s, seat, kind):
        return False
    return s.need[BUY_RAW] == 0 and s.need[BUY_GOODS] == 0


@rule
def refuse_payment(s: State, seat: int, row: int, left: int, right: int) -> tuple[int, int, int]:
    """Why the seat can't pay for the row in this way."""
    if not solve(s, seat, row):
        for resource in range(7):
            units = missing(s, seat, row, resource)
            if units > 0:
                return Why.MISSING.value, resource, units
    bank = BANK[row]
    least = least_coins(s, seat) + bank
    coins = s.coins[seat]
    if least > coins:
        return Why.COINS.value, least, coins
    if not is_split(s, seat, left, right):
        if s.need[BUY_RAW] == 0 and s.need[BUY_GOODS] == 0:
            return Why.SPLIT.value, NONE, 0
        return Why.SPLIT.value, left, right
    if left + right + bank > coins:
        return Why.COINS.value, left + right + bank, coins
    return ALLOWED, 0, 0


@rule
def refuse_card(s: State, seat: int, move: int) -> tuple[int, int, int]:
    """Why the seat can't do this with a card of its hand."""
    action = action_of(move)
    kind = kind_of(move)
    left = left_coins(move)
    right = right_coins(move)
    if kind >= KINDS:
        return Why.NO_SUCH_MOVE.value, 0, 0
    if not in_hand(s, seat, kind):
        return Why.NOT_IN_HAND.value, kind, 0
    if action == Action.SELL:
        return (ALLOWED, 0, 0) if left + right == 0 else (Why.SPLIT.value, NONE, 0)
    if action == Action.STAGE:
        row = stage_row(s, seat)
        if row < 0:
            return Why.NO_STAGE_LEFT.value, STAGE_COUNT[s.wonder[seat]], 0
        return refuse_payment(s, seat, row, left, right)
    if has_structure(s, seat, kind):
        return Why.BUILT_ALREADY.value, kind, 0
    if action == Action.FREE:
        if left + right > 0:
            return Why.SPLIT.value, NONE, 0
        if not can_build_free(s, seat):
            return Why.NO_FREE_BUILD.value, 0, 0
        if s.free_used:
            return Why.FREE_USED.value, 0, 0
        if needs_no_coin(s, seat, kind):
            return Why.FREE_NEEDLESS.value, kind, 0
        return ALLOWED, 0, 0
    if chain_parent(s, seat, kind) >= 0:
        return (ALLOWED, 0, 0) if left + right == 0 else (Why.SPLIT.value, NONE, 0)
    return refuse_payment(s, seat, kind, left, right)


@rule
def refuse_pick(s: State, seat: int, move: int) -> tuple[int, int, int]:
    """Why Halikarnassos can't build this card of the discard pile (rulings 14, 33)."""
    kind = kind_of(move)
    if left_coins(move) + right_coins(move) > 0 or kind >= KINDS:
        return Why.NO_SUCH_MOVE.value, 0, 0
    if s.discard[kind] == 0:
        return Why.NOT_DISCARDED.value, kind, 0
    if has_structure(s, seat, kind):
        return Why.BUILT_ALREADY.value, kind, 0
    return ALLOWED, 0, 0


@rule
def refuse_outcome(s: State, outcome: int) -> tuple[int, int, int]:
    """Why the dealer can't turn this up: a board that is out, or a card that isn't in the deck."""
    if s.phase == Phase.BOARD:
        if outcome < 0 or outcome >= BOARDS:
            return Why.BOARD_TAKEN.value, NONE, 0
        for seat in range(s.players):
            if s.wonder[seat] >= 0 and s.wonder[seat] // ANY_SIDE == outcome // ANY_SIDE:
                return Why.BOARD_TAKEN.value, outcome, 0
        if s.side < ANY_SIDE and outcome % ANY_SIDE != s.side:
            return Why.OTHER_SIDE.value, outcome, 0
        return ALLOWED, 0, 0
    if outcome < 0 or outcome >= KINDS:
        return Why.NOT_IN_DECK.value, NONE, 0
    if s.deck[outcome] == 0:
        return Why.NOT_IN_DECK.value, outcome, 0
    if outcome >= FIRST_GUILD and s.guilds_left == 0:
        return Why.NO_GUILD_LEFT.value, 0, 0
    return ALLOWED, 0, 0


@rule
def refuse(s: State, seat: int, move: int) -> tuple[int, int, int]:
    """Why the seat may not play the move: (a `Why`, figure, figure); (`ALLOWED`, 0, 0) where it may."""
    phase = s.phase
    if phase == Phase.OVER:
        return Why.OVER.value, 0, 0
    if phase == Phase.BOARD or phase == Phase.CARD:
        if seat != DEALER:
            return Why.DEALING.value, 0, 0
        return refuse_outcome(s, move)
    if seat == DEALER:
        return Why.NOT_DEALER.value, 0, 0
    if seat < 0 or seat >= s.players or (phase != Phase.CHOOSE and seat != s.asked):
        return Why.NOT_ASKED.value, s.asked, 0
    if move < 0 or move >= LAST:
        return Why.NO_SUCH_MOVE.value, 0, 0
    action = action_of(move)
    if phase == Phase.PICK:
        if action == Action.SKIP:
            return (ALLOWED, 0, 0) if move == move_of(Action.SKIP, 0, 0, 0) else (Why.NO_SUCH_MOVE.value, 0, 0)
        if action != Action.PICK:
            return Why.OTHER_QUESTION.value, phase, 0
        return refuse_pick(s, seat, move)
    if action == Action.SKIP or action == Action.PICK:
        return Why.OTHER_QUESTION.value, phase, 0
    return refuse_card(s, seat, move)


@rule
def _add(s: State, count: int, move: int) -> int:
    s.option[count] = move
    return count + 1


@rule
def list_moves(s: State, seat: int) -> int:
    """Every legal move of a seat that is asked, into `s.option`: card by card, rising; returns their number.

    Per card: build (each split), stage (each split), sell, free.
    """
    count = 0
    if s.phase == Phase.PICK:
        for kind in range(KINDS):
            if s.discard[kind] > 0 and not has_structure(s, seat, kind):
                count = _add(s, count, move_of(Action.PICK, kind, 0, 0))
        return _add(s, count, move_of(Action.SKIP, 0, 0, 0))
    coins = s.coins[seat]
    stages = 0
    row = stage_row(s, seat)
    if row >= 0 and solve(s, seat, row):
        stages = list_splits(s, seat, coins)
        for i in range(stages):
            s.stage_left[i] = s.split_left[i]
            s.stage_right[i] = s.split_right[i]
    free = s.free_used == 0 and can_build_free(s, seat)
    before = NONE
    for place in range(s.hand_count[seat]):
        kind = s.hand[seat, place]
        if kind == before:
            continue
        before = kind
        costs = False
        if not has_structure(s, seat, kind):
            costs = True
            if chain_parent(s, seat, kind) >= 0:
                count = _add(s, count, move_of(Action.BUILD, kind, 0, 0))
                costs = False
            elif solve(s, seat, kind):
                for i in range(list_splits(s, seat, coins - BANK[kind])):
                    count = _add(s, count, move_of(Action.BUILD, kind, s.split_left[i], s.split_right[i]))
                costs = BANK[kind] + s.need[BUY_RAW] + s.need[BUY_GOODS] > 0
        for i in range(stages):
            count = _add(s, count, move_of(Action.STAGE, kind, s.stage_left[i], s.stage_right[i]))
        count = _add(s, count, move_of(Action.SELL, kind, 0, 0))
        if free and costs:
            count = _add(s, count, move_of(Action.FREE, kind, 0, 0))
    return count


@rule
def default_move(s: State, seat: int) -> int:
    """What the clock plays for a seat: a card face down for coins, nothing from the discard pile."""
    if s.phase == Phase.PICK:
        return move_of(Action.SKIP, 0, 0, 0)
    return move_of(Action.SELL, s.hand[seat, 0], 0, 0)


@rule
def legal_at(states: Rows[State], i: int, seat: int, move: int) -> tuple[int, int, int]:
    """`refuse` for state i."""
    return refuse(states[i], seat, move)


@rule
def list_moves_at(states: Rows[State], i: int, seat: int) -> int:
    """`list_moves` for state i."""
    return list_moves(states[i], seat)
