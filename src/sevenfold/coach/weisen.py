"""Reasons in Die Sieben Weisen: crystals, points laid and held, and what the others can be expected to hold.

Expectations of others' hands are those of the bots, from the seat's own memory (`bots.weisen.knowledge`); a reason that rests
on them says so by not being exact.
"""

from __future__ import annotations

from typing import Any

from sevenfold.bots.weisen.knowledge import CARD, make_minds, think
from sevenfold.bots.weisen.stakes import allies_of, everybody, nth_crystal, side_points
from sevenfold.coach.findings import Reason
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import OWL, POWER_KINDS, ROLES, SUIT, VALUE, WORDS
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.moves import Action, action_of, argument_of, card_of
from sevenfold.games.weisen.standing import (
    are_allies,
    crystal_sum,
    crystals_on,
    held_points,
    lead,
    may_lay_suit,
    won_points,
)
from sevenfold.games.weisen.state import State

_AGREEING = (Action.OFFER, Action.ACCEPT, Action.WITH)
_PARTING = (Action.WITHDRAW, Action.DECLINE)


def reason(s: Live[State], seat: int, move: int) -> tuple[Reason, bool]:
    """The reason that tells most about the option, and whether its figures are exact."""
    action = Action(int(action_of(move)))
    about = int(argument_of(move))
    if action in _AGREEING:
        return _ally(s, seat, "because-weisen-ally", 1 << seat | 1 << about, about), False
    if action in _PARTING:
        return _ally(s, seat, "because-weisen-refuse", 1 << seat | 1 << about, about), False
    if action in _SIDES:
        return _sides(s, seat, action, about), False
    if action in (Action.LAY, Action.DROP, Action.PASS):
        return _struggle(s, seat, move), True
    return _plain(s, seat, action, int(card_of(move)), about), True


# --- alliances, as far as the seat can guess at hands


_SIDES = (Action.JOIN, Action.STAY, Action.SIDE, Action.ALONE, Action.READY)


def both_sides(s: Live[State], seat: int, mask: int) -> dict[str, Figure]:
    """What these seats (bits) and the others can lay, in points, as the seat may expect it."""
    minds: Any = make_minds(1)
    think(s.record, seat, minds[0])
    ours = int(side_points(s.record, minds[0], mask))
    theirs = int(side_points(s.record, minds[0], int(everybody(s.record)) ^ mask))
    return {"ours": round(ours / CARD), "theirs": round(theirs / CARD)}


def _ally(s: Live[State], seat: int, code: str, mask: int, other: int) -> Reason:
    return Reason(code, {"seat": other, **both_sides(s, seat, mask)})


def _sides(s: Live[State], seat: int, action: Action, about: int) -> Reason:
    f = s.plain()
    first = sum(1 << other for other in range(f.players) if f.side[other] == 1 and other != seat)
    me = 1 << seat
    if action == Action.JOIN:
        return Reason("because-weisen-join", both_sides(s, seat, first | me))
    if action == Action.STAY:
        return Reason("because-weisen-stay", both_sides(s, seat, int(everybody(s.record)) ^ first))
    if action == Action.ALONE:
        bonus = int(crystal_sum(s.record, f.pawn))
        return Reason("because-weisen-alone", {"bonus": bonus, **both_sides(s, seat, me)})
    if action == Action.READY:
        return Reason("because-weisen-ready", both_sides(s, seat, int(allies_of(s.record, seat))))
    there = sum(1 << other for other in range(f.players) if f.side[other] == about and other != seat)
    return Reason("because-weisen-side", both_sides(s, seat, there | me))


# --- the struggle


def own_lead(s: Live[State], seat: int) -> int:
    """By how much the seat's alliance leads, the solo bonus included."""
    difference = int(lead(s.record))
    return difference if s.plain().side[seat] == 1 else -difference


def _struggle(s: Live[State], seat: int, move: int) -> Reason:
    f, action, kind = s.plain(), action_of(move), int(card_of(move))
    before = own_lead(s, seat)
    if action == Action.PASS:
        return Reason("because-weisen-pass", {"lead": before})
    if action == Action.DROP:
        if f.dropped_count == f.players - 1:
            return Reason("because-weisen-drop-last", {"lead": before})
        return Reason("because-weisen-drop-first" if f.dropped_count == 0 else "because-weisen-drop", {"lead": before})
    after = s.copy()
    WEISEN.apply(after, seat, move)
    now = own_lead(after, seat)
    if after.plain().early == seat:
        return Reason("because-weisen-lay-early", {"card": WORDS[kind], "lead": now})
    if kind >= POWER_KINDS:
        return Reason("because-weisen-lay-spell", {"card": WORDS[kind], "before": before, "lead": now})
    code = "because-weisen-lay-turns" if before <= 0 < now else "because-weisen-lay"
    return Reason(code, {"card": WORDS[kind], "points": now - before, "lead": now})


# --- everything else


def _plain(s: Live[State], seat: int, action: Action, kind: int, about: int) -> Reason:
    if action == Action.ROLE:
        return _role(s, seat, about)
    if action == Action.GIVE:
        return _give(s, seat, about, kind)
    if action == Action.HAND:
        return _hand_on(s, seat, kind)
    if action == Action.TAKE:
        return _take(s, seat, about)
    if action == Action.MOVE:
        count, points = int(crystals_on(s.record, about)), int(crystal_sum(s.record, about))
        best = int(nth_crystal(s.record, about, 0))
        return Reason("because-weisen-move", {"count": count, "points": points, "value": best})
    if action == Action.FINITUM:
        return Reason("because-weisen-finitum", {"total": int(won_points(s.record, seat))})
    if action == Action.SHOW:
        return Reason("because-weisen-show", {"seat": about, "card": WORDS[kind]})
    if action == Action.DISCARD:
        return Reason("because-weisen-discard", {"card": WORDS[kind]})
    return Reason("because-weisen-done" if action == Action.DONE else "because-weisen-open")


def _role(s: Live[State], seat: int, role: int) -> Reason:
    """What the own hand can lay with the role, and how high it stands on the current space."""
    f = s.plain()
    held = int(held_points(s.record, seat, role)) + int(held_points(s.record, seat, OWL))
    above = [f.order[f.pawn, rank] for rank in range(len(ROLES))].index(role)
    return Reason("because-weisen-role", {"card": ROLES[role], "points": held, "place": above + 1})


def _give(s: Live[State], seat: int, ally: int, kind: int) -> Reason:
    figures: dict[str, Figure] = {"seat": ally, "card": WORDS[kind]}
    if kind >= POWER_KINDS:
        return Reason("because-weisen-give-spell", figures)
    if not may_lay_suit(s.record, ally, SUIT[kind]):
        return Reason("because-weisen-give-idle", figures)
    code = "because-weisen-give" if may_lay_suit(s.record, seat, SUIT[kind]) else "because-weisen-give-useful"
    return Reason(code, {**figures, "points": int(VALUE[kind])})


def _hand_on(s: Live[State], seat: int, kind: int) -> Reason:
    f = s.plain()
    figures: dict[str, Figure] = {"seat": f.getter, "card": WORDS[kind], "points": int(VALUE[kind])}
    return Reason(
        "because-weisen-hand-ally" if are_allies(s.record, seat, f.getter) else "because-weisen-hand", figures
    )


def _take(s: Live[State], seat: int, value: int) -> Reason:
    f = s.plain()
    total = int(won_points(s.record, seat)) + value
    best = int(nth_crystal(s.record, f.pawn, 0))
    code = "because-weisen-take-best" if value == best else "because-weisen-take"
    return Reason(code, {"value": value, "total": total, "best": best})
