"""Reasons in 7 Wonders: what an option brings at once, worked out by placing the card on a copy of the table.

That is exact, as far as the table goes that everybody sees: what the others do in the same turn is not looked at.
"""

from __future__ import annotations

from typing import NamedTuple

from sevenfold.coach.findings import Reason
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import STAGE_DISCARD, STAGES
from sevenfold.games.wonders.cards import CARDS, COLOUR, GREEN, IDS, KIND_OF, RED
from sevenfold.games.wonders.city import chain_parent, has_structure, lay
from sevenfold.games.wonders.data import Card
from sevenfold.games.wonders.facts import card_facts, units_made
from sevenfold.games.wonders.legal import Action, action_of, kind_of
from sevenfold.games.wonders.scoring import LINES, line_points
from sevenfold.games.wonders.state import NONE, Phase, State, goes_left, left_of, right_of
from sevenfold.games.wonders.turn import pay_card_coins, pay_out, place_card

_COUNTED = tuple(LINES.index(line) for line in ("wonder", "civilian", "commerce", "guilds"))
_SCIENCE = LINES.index("science")
PASSED = 3
"""A hand of so many cards is passed on after the turn; of fewer nobody gets anything."""


class Gain(NamedTuple):
    """What a move brings at once."""

    points: int
    science: int
    shields: int  # afterwards
    coins: int  # from the bank
    paid: int  # to neighbours and the bank


def reason(s: Live[State], seat: int, move: int) -> tuple[Reason, bool]:
    """The reason that tells most about the option; its figures are exact."""
    action = action_of(move)
    if action == Action.SKIP:
        return Reason("because-7wonders-skip"), True
    if action == Action.SELL:
        return _sell(s, seat, int(kind_of(move)), gain_of(s, seat, move).coins), True
    gain = gain_of(s, seat, move)
    if action == Action.STAGE:
        return _stage(s, seat, gain), True
    return _build(s, seat, int(kind_of(move)), gain), True


def gain_of(s: Live[State], seat: int, move: int) -> Gain:
    """What the move brings when nobody else does anything."""
    before, after = s.plain(), s.copy()
    r = after.record
    if before.phase == Phase.PICK:
        kind = kind_of(move)
        lay(r, seat, kind)
        pay_card_coins(r, seat, kind)
        paid = 0
    else:
        place_card(r, seat, move, max(before.turn - 1, 0))
        paid = before.coins[seat] - int(r.coins[seat])
        pay_out(r, seat, move)
    points = sum(int(line_points(r, seat, line)) - int(line_points(s.record, seat, line)) for line in _COUNTED)
    science = int(line_points(r, seat, _SCIENCE)) - int(line_points(s.record, seat, _SCIENCE))
    coins = int(r.coins[seat]) - before.coins[seat] + paid
    return Gain(points, science, int(r.shields[seat]), coins, paid)


def _build(s: Live[State], seat: int, kind: int, gain: Gain) -> Reason:
    card = CARDS[kind]
    figures: dict[str, Figure] = {"paid": gain.paid, **_chains(s, seat, kind)}
    if COLOUR[kind] == RED:
        return Reason("because-7wonders-shields", {**figures, **_shields(s, seat, gain)})
    if COLOUR[kind] == GREEN:
        return Reason("because-7wonders-science", {**figures, "points": gain.science, "symbol": card.effect.symbol})
    if gain.science:
        return Reason("because-7wonders-science", {**figures, "points": gain.science, "symbol": "any"})
    if gain.points and gain.coins:
        return Reason("because-7wonders-points-coins", {**figures, "points": gain.points, "coins": gain.coins})
    if gain.points:
        return Reason("because-7wonders-points", {**figures, "points": gain.points})
    if gain.coins:
        return Reason("because-7wonders-coins", {**figures, "coins": gain.coins})
    return _lasting(card, figures)


def _lasting(card: Card, figures: dict[str, Figure]) -> Reason:
    """A card that brings nothing at once."""
    if units := units_made(card.effect):
        choice = "/" in units[0]
        resource = "choice" if choice else units[0]
        return Reason("because-7wonders-produce", {**figures, "resource": resource, "amount": len(units)})
    if card.effect.kind == "discount":
        return Reason("because-7wonders-discount", figures)
    return Reason("because-7wonders-later", figures)


def _chains(s: Live[State], seat: int, kind: int) -> dict[str, Figure]:
    """What makes the card free, and what it makes free that isn't built yet; "none" where nothing does."""
    parent = int(chain_parent(s.record, seat, kind))
    opened = [name for name in card_facts()[kind].unlocks if not has_structure(s.record, seat, KIND_OF[name])]
    return {"card": "none" if parent == NONE else IDS[parent], "other": opened[0] if opened else "none"}


def _shields(s: Live[State], seat: int, gain: Gain) -> dict[str, Figure]:
    f = s.plain()
    left, right = (f.shields[int(side(s.record, seat))] for side in (left_of, right_of))
    return {"shields": gain.shields, "left": left, "right": right}


def _stage(s: Live[State], seat: int, gain: Gain) -> Reason:
    f = s.plain()
    number = f.stages[seat] + 1
    figures: dict[str, Figure] = {"number": number, "paid": gain.paid}
    if gain.points:
        return Reason("because-7wonders-stage-points", {**figures, "points": gain.points})
    if gain.shields > f.shields[seat]:
        return Reason("because-7wonders-stage-shields", {**figures, **_shields(s, seat, gain)})
    if gain.science:
        return Reason("because-7wonders-stage-science", {**figures, "points": gain.science})
    if gain.coins:
        return Reason("because-7wonders-stage-coins", {**figures, "coins": gain.coins})
    if STAGE_DISCARD[f.wonder[seat] * STAGES + number - 1]:
        return Reason("because-7wonders-stage-discard", {**figures, "count": f.discard_count})
    return Reason("because-7wonders-stage-power", figures)


def _sell(s: Live[State], seat: int, kind: int, coins: int) -> Reason:
    """Coins; and whether it keeps the card from the one who would get it next and could build it without any cost."""
    f = s.plain()
    if f.phase == Phase.CHOOSE and f.hand_count[seat] >= PASSED:
        other = int(left_of(s.record, seat) if goes_left(f.age) else right_of(s.record, seat))
        if chain_parent(s.record, other, kind) != NONE and not has_structure(s.record, other, kind):
            return Reason("because-7wonders-sell-denies", {"coins": coins, "card": IDS[kind], "seat": other})
    if has_structure(s.record, seat, kind):
        return Reason("because-7wonders-sell-double", {"coins": coins, "card": IDS[kind]})
    return Reason("because-7wonders-sell", {"coins": coins, "total": f.coins[seat] + coins})
