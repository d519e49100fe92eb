"""Reasons in SEVN. Nothing is hidden there but the order of the pile, so each figure is exact: counted card by card."""

from __future__ import annotations

from typing import NamedTuple

from sevenfold.coach.findings import Reason
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import Figure
from sevenfold.games.kit.record import Live
from sevenfold.games.sevn.cards import IDS, NUMBERS, SECOND_CHANCE, TRIPLE_DRAW
from sevenfold.games.sevn.game import SEVN
from sevenfold.games.sevn.legal import DRAW, DROP, GIVE, KEEP, STOP, TARGET, bust_cards, knocks_out, unseen_count
from sevenfold.games.sevn.scoring import row_points
from sevenfold.games.sevn.state import SEVEN_POINTS, Phase, State, Status


class NextCard(NamedTuple):
    """What the next card does to a row, of `total` cards that it may be: so many end it, so many make SEVN."""

    total: int
    bust: int
    sevn: int


def reason(s: Live[State], seat: int, move: int) -> tuple[Reason, bool]:
    """The reason that tells most about the option; its figures are exact."""
    return _reason(s, seat, move), True


def _reason(s: Live[State], seat: int, move: int) -> Reason:
    if move == DRAW:
        return _draw(s, seat)
    if move == STOP:
        return _stop(s, seat)
    if move in (KEEP, DROP):
        return _ballast(s, seat, move)
    if move >= GIVE:
        return _other(s, move - GIVE, "because-sevn-give")
    if move >= TARGET:
        return _target(s, seat, move - TARGET)
    return _take(s, seat, move)


def next_card(s: Live[State], seat: int) -> NextCard:
    """What the card may do that the seat, whose turn it is, draws now: each kind that is left is drawn once to see."""
    drawing = s.copy()
    SEVN.apply(drawing, seat, DRAW)
    bust = sevn = total = 0
    for outcome in SEVN.outcomes(drawing):
        total = outcome.total
        after = drawing.copy()
        kind = outcome.move
        bust += outcome.weight * bool(knocks_out(drawing.record, seat, kind))
        SEVN.apply(after, DEALER, kind)
        f = after.plain()
        if f.phase == Phase.KEEP_OR_DROP and f.asked == seat:
            SEVN.apply(after, seat, KEEP)
        sevn += outcome.weight * _makes_sevn(after, seat)
    return NextCard(total, bust, sevn)


def _makes_sevn(s: Live[State], seat: int) -> bool:
    """Whether the seat has just made SEVN: that ends the round, so the state has gone on and only the events tell."""
    return any(event.kind == "sevn" and event.seat == seat for event in SEVN.events(s, seat))


def _draw(s: Live[State], seat: int) -> Reason:
    card = next_card(s, seat)
    points = int(row_points(s.record, seat))
    figures: dict[str, Figure] = {"bust": card.bust, "unseen": card.total, "points": points}
    if card.total == 0:
        return Reason("because-sevn-draw-none", {"points": points})
    if s.plain().front[seat, SECOND_CHANCE]:
        doubles = int(bust_cards(s.record, seat))
        return Reason("because-sevn-draw-saved", {"bust": doubles, "unseen": card.total})
    if card.sevn:
        return Reason("because-sevn-draw-sevn", {**figures, "sevn": card.sevn, "bonus": SEVEN_POINTS})
    if card.bust == 0:
        return Reason("because-sevn-draw-safe", {"unseen": card.total})
    return Reason("because-sevn-draw-risk", figures)


def _stop(s: Live[State], seat: int) -> Reason:
    f = s.plain()
    points = int(row_points(s.record, seat))
    total = f.banked[seat] + points
    rivals = max(
        (
            f.banked[other] + (0 if f.status[other] == Status.ACTIVE else int(row_points(s.record, other)))
            for other in range(f.players)
            if other != seat
        ),
        default=0,
    )
    if total >= f.target_score:
        code = "because-sevn-stop-target" if total > rivals else "because-sevn-stop-behind"
        return Reason(code, {"points": points, "total": total, "target": f.target_score, "rival": rivals})
    bust, unseen = int(bust_cards(s.record, seat)), int(unseen_count(s.record))
    if f.front[seat, SECOND_CHANCE] == 0 and bust:
        return Reason("because-sevn-stop-safe", {"points": points, "total": total, "bust": bust, "unseen": unseen})
    return Reason("because-sevn-stop", {"points": points, "total": total})


def _ballast(s: Live[State], seat: int, move: int) -> Reason:
    card = IDS[s.plain().pending]
    before = int(row_points(s.record, seat))
    after = s.copy()
    SEVN.apply(after, seat, move)
    if _makes_sevn(after, seat):
        return Reason("because-sevn-keep-sevn", {"card": card, "bonus": SEVEN_POINTS})
    if move == DROP:
        return Reason("because-sevn-drop", {"card": card, "points": before, "distinct": s.plain().distinct[seat]})
    return Reason("because-sevn-keep", {"card": card, "before": before, "distinct": s.plain().distinct[seat] + 1})


def _take(s: Live[State], seat: int, move: int) -> Reason:
    f = s.plain()
    place = move - (DROP + 1)
    kind = f.open[place]
    card = IDS[kind]
    if knocks_out(s.record, seat, kind):
        return Reason("because-sevn-take-out", {"card": card, "points": int(row_points(s.record, seat))})
    after = s.copy()
    SEVN.apply(after, seat, move)
    if _makes_sevn(after, seat):
        return Reason("because-sevn-take-sevn", {"card": card, "bonus": SEVEN_POINTS})
    if kind < NUMBERS and f.held[seat] >> kind & 1:
        return Reason("because-sevn-take-saved", {"card": card})
    other = IDS[f.open[1 - place]] if f.open_count == 2 else "none"
    if f.open_count == 2 and knocks_out(s.record, seat, f.open[1 - place]):
        return Reason("because-sevn-take-away", {"card": card, "other": other})
    before, now = int(row_points(s.record, seat)), int(row_points(after.record, seat))
    if kind < NUMBERS and after.plain().round == f.round:
        return Reason("because-sevn-take-points", {"card": card, "before": before, "points": now})
    return Reason("because-sevn-take", {"card": card, "other": other})


def _target(s: Live[State], seat: int, other: int) -> Reason:
    f = s.plain()
    points = int(row_points(s.record, other))
    if f.run != TRIPLE_DRAW:
        if other == seat:
            return Reason("because-sevn-freeze-self", {"points": points, "total": f.banked[seat] + points})
        return Reason("because-sevn-freeze", {"seat": other, "points": points, "total": f.banked[other] + points})
    return _other(s, other, "because-sevn-triple-self" if other == seat else "because-sevn-triple")


def _other(s: Live[State], other: int, code: str) -> Reason:
    """What the next card would do to somebody, and what is at stake there."""
    f = s.plain()
    saved = "yes" if f.front[other, SECOND_CHANCE] else "no"
    return Reason(
        code,
        {
            "seat": other,
            "bust": int(bust_cards(s.record, other)),
            "unseen": int(unseen_count(s.record)),
            "points": int(row_points(s.record, other)),
            "total": f.banked[other],
            "saved": saved,
        },
    )
