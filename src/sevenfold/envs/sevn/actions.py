"""SEVN's 22 actions: six words, then whom an action card or a Second Chance goes to, by places to the left of oneself."""

from __future__ import annotations

from typing import Any

from sevenfold.envs.table import NONE, from_me
from sevenfold.games.kit.mode import rule
from sevenfold.games.sevn.legal import ALLOWED, DRAW, DROP, GIVE, KEEP, STOP, TAKE, TARGET, refuse
from sevenfold.games.sevn.state import Phase, State

TABLE = 8
"""Seats that actions can name."""
WORDS = TAKE + 2
FIRST_TARGET = WORDS
FIRST_GIVE = FIRST_TARGET + TABLE
ACTIONS = FIRST_GIVE + TABLE

NAMES: tuple[tuple[int, int, str], ...] = (
    (DRAW, 1, "draw"),
    (STOP, 1, "stop"),
    (KEEP, 1, "keep (Ballast)"),
    (DROP, 1, "drop (Ballast)"),
    (TAKE, 2, "take 1, 2 (Crossroads)"),
    (FIRST_TARGET, TABLE, "target the seat 0 to 7 places to the left"),
    (FIRST_GIVE, TABLE, "give to the seat 0 to 7 places to the left"),
)
"""First action, how many, what they do."""


@rule
def move_of_action(s: State, seat: int, action: int) -> int:
    """The move of an action of the seat, or NONE."""
    if action < 0 or action >= ACTIONS:
        return NONE
    if action < WORDS:
        return action
    place = (action - WORDS) % TABLE
    if place >= s.players:
        return NONE
    other = seat + place if seat + place < s.players else seat + place - s.players
    return (TARGET if action < FIRST_GIVE else GIVE) + other


@rule
def action_of_move(s: State, seat: int, move: int) -> int:
    """The action of a move of the seat."""
    if move < TARGET:
        return move
    if move < GIVE:
        return FIRST_TARGET + from_me(seat, move - TARGET, s.players)
    return FIRST_GIVE + from_me(seat, move - GIVE, s.players)


@rule
def fill_mask(s: State, seat: int, mask: Any) -> int:
    """Mark the actions that are legal for the seat; returns how many."""
    for action in range(ACTIONS):
        mask[action] = 0
    phase = s.phase
    first = 0
    end = WORDS
    if phase == Phase.DRAW_OR_STOP:
        first = DRAW
        end = STOP + 1
    elif phase == Phase.TARGET:
        first = FIRST_TARGET
        end = FIRST_TARGET + s.players
    elif phase == Phase.GIVE:
        first = FIRST_GIVE
        end = FIRST_GIVE + s.players
    count = 0
    for action in range(first, end):
        if refuse(s, seat, move_of_action(s, seat, action))[0] == ALLOWED:
            mask[action] = 1
            count += 1
    return count
