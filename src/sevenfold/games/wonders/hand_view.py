"""The viewer's own hand: for each card what it costs, whether it can be built, and everything that can be done with it."""

from __future__ import annotations

import msgspec

from sevenfold.games.kit.contract import Refusal
from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import COST_OF, STAGES
from sevenfold.games.wonders.cards import CARDS, IDS, KINDS
from sevenfold.games.wonders.city import can_build_free, chain_parent
from sevenfold.games.wonders.legal import Action, move_of, stage_row
from sevenfold.games.wonders.refusals import missing_units, refusal_of
from sevenfold.games.wonders.state import NONE, Phase, State
from sevenfold.games.wonders.ways import Way, needed_units, unit_prices, ways


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action: open where `closed` is missing, and then with every `way` to pay, the cheapest first.

    `needs` are the units of resources that it takes, in the order of a way's `sources`; `left` and `right` what each of
    them costs there; `missing` what nobody can give.
    """

    closed: Refusal | None = None
    needs: list[str] = []
    left: list[int] = []
    right: list[int] = []
    ways: list[Way] = []
    missing: dict[str, int] = {}


class HandCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the hand.

    `mark` is `free` (a chain: by the structure `by`), `affordable` (for `coins` at least) or `closed`. The actions:
    `build` and `stage` as offered (the stage's ways are those of `WondersView.stage`), `sell` always, and Olympia's
    `free` where the board has it (`free_build` says whether it is open, `free_closed` why not).
    """

    card: str
    cost: dict[str, int]
    free_with: list[str]
    unlocks: list[str]
    mark: str
    build: Offer
    coins: int | None = None
    by: str | None = None
    free_build: bool | None = None
    free_closed: Refusal | None = None


class StageOffer(msgspec.Struct, frozen=True):
    """The next stage of the viewer's wonder, from 1 (None where all are built): its cost, and what can be paid how."""

    number: int | None
    cost: dict[str, int]
    offer: Offer


class PileCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the discard pile that Halikarnassos may build, or the reason why not."""

    card: str
    copies: int
    closed: Refusal | None = None


def build_offer(s: Live[State], seat: int, kind: int) -> Offer:
    """Building the card in the ordinary way, free by a chain included."""
    if chain_parent(s.record, seat, kind) != NONE:
        closed = refusal_of(s, seat, int(move_of(Action.BUILD.value, kind, 0, 0)))
        return Offer(closed, ways=[] if closed else [Way(0, 0, 0, "", "")])
    return _offer(s, seat, kind, kind)


def _offer(s: Live[State], seat: int, row: int, kind: int) -> Offer:
    """Paying for a row of costs; `kind` is the card it is done with."""
    action = Action.BUILD if row == kind else Action.STAGE
    needs = needed_units(row)
    left, right = unit_prices(s, seat, row)
    found = ways(s, seat, row)
    if found:
        move = move_of(action.value, kind, found[0].left, found[0].right)
        closed = refusal_of(s, seat, int(move))
        return Offer(closed, needs, left, right, [] if closed else found)
    closed = refusal_of(s, seat, int(move_of(action.value, kind, 0, 0)))
    return Offer(closed, needs, left, right, [], missing_units(s, seat, row))


def hand_cards(s: Live[State], f: State, seat: int) -> list[HandCard]:
    """The seat's hand, rising as in the card list; actions are filled in while the seat is asked, or nothing but facts."""
    asked = f.phase == Phase.CHOOSE or (f.phase == Phase.SEVENTH and seat == f.asked)
    return [hand_card(s, seat, f.hand[seat, i], asked=asked) for i in range(f.hand_count[seat])]


def hand_card(s: Live[State], seat: int, kind: int, *, asked: bool) -> HandCard:
    """One card of the hand and what can be done with it."""
    card = CARDS[kind]
    offer, mark, by, free, reason = Offer(), "closed", None, None, None
    if asked:
        offer = build_offer(s, seat, kind)
        parent = int(chain_parent(s.record, seat, kind))
        if offer.closed is None:
            mark = "affordable" if parent == NONE else "free"
            by = None if parent == NONE else IDS[parent]
        if can_build_free(s.record, seat):
            reason = refusal_of(s, seat, int(move_of(Action.FREE.value, kind, 0, 0)))
            free = reason is None
    else:
        offer = Offer(refusal_of(s, seat, int(move_of(Action.BUILD.value, kind, 0, 0))))
    coins = offer.ways[0].coins if offer.ways else None
    return HandCard(
        card.id, card.cost, card.free_with, card.unlocks, mark, offer, coins, by=by, free_build=free, free_closed=reason
    )


def stage_offer(s: Live[State], f: State, seat: int) -> StageOffer | None:
    """The next stage; None for a seat that has no card to build it with."""
    if f.hand_count[seat] == 0 or f.phase == Phase.PICK or (f.phase == Phase.SEVENTH and seat != f.asked):
        return None
    row = int(stage_row(s.record, seat))
    kind = f.hand[seat, 0]
    if row == NONE:
        closed = refusal_of(s, seat, int(move_of(Action.STAGE.value, kind, 0, 0)))
        return StageOffer(None, {}, Offer(closed))
    return StageOffer((row - KINDS) % STAGES + 1, COST_OF[row], _offer(s, seat, row, kind))


def pile_cards(s: Live[State], f: State, seat: int) -> list[PileCard]:
    """The discard pile as the seat that may build from it sees it."""
    return [
        PileCard(IDS[kind], f.discard[kind], refusal_of(s, seat, int(move_of(Action.PICK.value, kind, 0, 0))))
        for kind in range(KINDS)
        if f.discard[kind]
    ]
