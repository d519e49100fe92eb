"""The loop that steps a batch of matches, the same for every game.

These functions are a pattern: `binding` makes them anew for each game, with the game's own functions in place of the names
that are declared first, and compiles them in the compiled modes. They look like rules and keep to what rules may do.
"""

from __future__ import annotations

from typing import Any

from sevenfold.envs.desk import CUT_OFF, ENDED, GOING, POINTS, STREAMS, WINS
from sevenfold.games.kit.record import assign
from sevenfold.games.kit.rng import below, seed_rng


def of_the_game(*_given: Any) -> Any:
    """Stands for what `binding` puts in its place."""
    raise NotImplementedError


action_of_move = of_the_game
answer = of_the_game
default_move = of_the_game
draw_outcome = of_the_game
fill_mask = of_the_game
is_ahead = of_the_game
is_dealing = of_the_game
is_over = of_the_game
is_waited_for = of_the_game
make = of_the_game
make_scratch = of_the_game
move_of_action = of_the_game
observe = of_the_game
play = of_the_game
points_of = of_the_game

DEALER = -1
NONE = -1
NO_ACTION = -1
BLOCK = 64
SMALL_BLOCK = 8
SMALL = 255
TRIES = 10_000

ORDER = (
    "settle",
    "next_seat",
    "reward",
    "nth_legal",
    "answer_at_random",
    "observe_at",
    "mask_at",
    "move_at",
    "action_at",
    "default_at",
    "settle_at",
    "next_seat_at",
    "reward_at",
    "advance",
    "begin",
    "show",
    "one_step",
    "step_range",
    "reset_range",
    "sample_range",
    "first_illegal",
)
"""The functions in an order in which each stands behind those that it calls."""


def settle(s: Any, rng: Any) -> None:
    """Let the dealer turn up what is due."""
    while is_dealing(s):
        play(s, DEALER, draw_outcome(s, rng))


def next_seat(s: Any, last: int) -> int:
    """Who is asked next: the first seat that the game waits for, clockwise from the one that decided last; NONE at the end."""
    if is_over(s):
        return NONE
    seat = last
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if is_waited_for(s, seat):
            return seat
    return NONE


def reward(s: Any, seat: int, kind: int) -> float:
    """What the end is worth to a seat: the share of the others behind it less those before it, its points, or its part of the win."""
    if kind == POINTS:
        return 1.0 * points_of(s, seat)
    behind = 0
    before = 0
    level = 1
    for other in range(s.players):
        if other != seat:
            if is_ahead(s, seat, other):
                behind += 1
            elif is_ahead(s, other, seat):
                before += 1
            else:
                level += 1
    if kind == WINS:
        return 1.0 / level if before == 0 else 0.0
    return (behind - before) / (s.players - 1.0)


def nth_legal(mask: Any, place: int) -> int:
    """The legal action that comes after so many others."""
    left = place
    first = 0
    while first + BLOCK <= len(mask):  # whole blocks are counted faster than one action after another
        within = 0
        for action in range(first, first + BLOCK):
            # the bits say that the sum stays small, so that many are added at once
            within = (within + int(mask[action])) & SMALL
        if left < within:
            break
        left -= within
        first += BLOCK
    while first + SMALL_BLOCK <= len(mask):
        within = 0
        for action in range(first, first + SMALL_BLOCK):
            within = (within + int(mask[action])) & SMALL
        if left < within:
            break
        left -= within
        first += SMALL_BLOCK
    for action in range(first, len(mask)):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return NO_ACTION


def answer_at_random(s: Any, seat: int, number: int, mask: Any, rngs: Any, j: int, seen: Any, scratch: Any) -> int:  # noqa: ARG001  # as `answer`
    """Any legal move, each equally likely."""
    return move_of_action(s, seat, nth_legal(mask, below(rngs[j], fill_mask(s, seat, mask))))


def observe_at(states: Any, i: int, seat: int, observations: Any, j: int) -> None:
    """What the seat sees in state i, into observation j."""
    observe(states[i], seat, observations[j])


def mask_at(states: Any, i: int, seat: int, masks: Any, j: int) -> None:
    """What is legal for the seat in state i, into mask j; nothing where it isn't asked."""
    s = states[i]
    if is_over(s) or is_dealing(s) or not is_waited_for(s, seat):
        masks[j, :] = 0
    else:
        fill_mask(s, seat, masks[j])


def move_at(states: Any, i: int, seat: int, action: int) -> int:
    """The move of an action in state i, or NONE."""
    return move_of_action(states[i], seat, action)


def action_at(states: Any, i: int, seat: int, move: int) -> int:
    """The action of a legal move in state i."""
    return action_of_move(states[i], seat, move)


def default_at(states: Any, i: int, seat: int) -> int:
    """What the clock would play in state i."""
    return default_move(states[i], seat)


def settle_at(states: Any, i: int, rngs: Any, j: int) -> None:
    """`settle` state i with generator j."""
    settle(states[i], rngs[j])


def next_seat_at(states: Any, i: int, last: int) -> int:
    """`next_seat` in state i."""
    return next_seat(states[i], last)


def reward_at(states: Any, i: int, seat: int, kind: int) -> float:
    """`reward` in state i."""
    return reward(states[i], seat, kind)


def advance(s: Any, desk: Any, mask: Any, rngs: Any, i: int, seen: Any, scratch: Any) -> None:
    """Go on to the next decision that is made outside, or to the end; the other seats' policies decide in between."""
    while True:
        settle(s, rngs[STREAMS * i])
        seat = next_seat(s, desk.last)
        if seat == NONE:
            return
        if desk.learner == NONE or seat == desk.learner:
            desk.seat = seat
            return
        number = seat - desk.learner - 1
        if number < 0:
            number += s.players
        move = answer(s, seat, number, mask, rngs, STREAMS * i + 1, seen, scratch)
        if move_of_action(s, seat, action_of_move(s, seat, move)) != move:
            move = NONE
        fill_mask(s, seat, mask)
        if move == NONE or mask[action_of_move(s, seat, move)] == 0:
            desk.failed = move
            desk.failed_seat = seat + 1
            return
        play(s, seat, move)
        desk.last = seat


def begin(
    states: Any, opening: Any, desks: Any, rngs: Any, masks: Any, i: int, seen: Any, scratch: Any, turning: int
) -> None:
    """Begin match i anew; where seats take turns in learning, with the next one. A match that others end before it is dealt again."""
    desk = desks[i]
    desk.over = GOING
    desk.steps = 0
    desk.games += 1
    if turning:
        desk.learner = (i + desk.games) % opening[0].players
    for _ in range(TRIES):
        assign(states, i, opening, 0)
        desk.last = NONE
        advance(states[i], desk, masks[i], rngs, i, seen, scratch)
        if desk.failed_seat > 0 or not is_over(states[i]):
            return
    desk.over = ENDED


def show(s: Any, desk: Any, observation: Any, mask: Any) -> None:
    """Write what the asked seat sees and may do; after the end it may do nothing."""
    if desk.over == GOING:
        desk.legal = fill_mask(s, desk.seat, mask)
    else:
        desk.legal = 0
        for action in range(len(mask)):
            mask[action] = 0
    observe(s, desk.seat, observation)


def one_step(
    s: Any,
    desk: Any,
    action: int,
    rewards: Any,
    mask: Any,
    rngs: Any,
    i: int,
    kind: int,
    most: int,
    seen: Any,
    scratch: Any,
) -> None:
    """Play an action, go on to the next decision, and reward the end."""
    move = move_of_action(s, desk.seat, action)
    play(s, desk.seat, move)
    desk.last = desk.seat
    desk.steps += 1
    advance(s, desk, mask, rngs, i, seen, scratch)
    if is_over(s):
        desk.over = ENDED
        for seat in range(s.players):
            rewards[seat] = reward(s, seat, kind)
    elif most > 0 and desk.steps >= most:
        desk.over = CUT_OFF


def step_range(
    states: Any,
    opening: Any,
    desks: Any,
    rngs: Any,
    actions: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
    first: int,
    end: int,
    kind: int,
    most: int,
    turning: int,
) -> None:
    """One step of the matches from `first` on; one that was over begins anew instead."""
    seen = make(1)
    scratch = make_scratch(1)
    for i in range(first, end):
        desk = desks[i]
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        if desk.over == GOING:
            one_step(states[i], desk, int(actions[i]), rewards[i], masks[i], rngs, i, kind, most, seen, scratch)
        else:
            begin(states, opening, desks, rngs, masks, i, seen, scratch, turning)
        show(states[i], desk, observations[i], masks[i])


def reset_range(
    states: Any,
    opening: Any,
    desks: Any,
    rngs: Any,
    wanted: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
    first: int,
    end: int,
    seed: int,
    turning: int,
) -> None:
    """Begin the wanted ones of the matches from `first` on; with a seed of 0 or more their generators, too."""
    seen = make(1)
    scratch = make_scratch(1)
    for i in range(first, end):
        if wanted[i]:
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0.0
            if seed >= 0:
                for stream in range(STREAMS):
                    seed_rng(rngs[STREAMS * i + stream], seed, STREAMS * i + stream)
                desks[i].games = NONE
            begin(states, opening, desks, rngs, masks, i, seen, scratch, turning)
            show(states[i], desks[i], observations[i], masks[i])


def sample_range(masks: Any, desks: Any, rngs: Any, actions: Any, first: int, end: int) -> None:
    """A legal action at random for each match from `first` on; 0 where nothing is legal."""
    for i in range(first, end):
        count = desks[i].legal
        actions[i] = 0
        if count > 0:
            actions[i] = nth_legal(masks[i], below(rngs[STREAMS * i + 2], count))


def first_illegal(masks: Any, desks: Any, actions: Any) -> int:
    """The first match that is going on and whose action isn't legal, or NONE."""
    for i in range(len(actions)):
        action = actions[i]
        if desks[i].over == GOING and (action < 0 or action >= masks.shape[1] or masks[i, action] == 0):
            return i
    return NONE
