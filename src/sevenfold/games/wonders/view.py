"""What a viewer of 7 Wonders may know: the table that all see, and the viewer's own hand with everything it can do.

Hidden are hands, choices, cards below stages and the discard pile; the view says only how many cards lie there.
"""

from __future__ import annotations

import msgspec

from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.boards import BOARD_IDS, HOME_OF, STAGE_COUNT, STAGES_OF
from sevenfold.games.wonders.cards import AGE, CARDS, IDS, KINDS, VICTORY
from sevenfold.games.wonders.city import can_build_free
from sevenfold.games.wonders.data import AGES, COLOURS
from sevenfold.games.wonders.facts import units_made
from sevenfold.games.wonders.hand_view import HandCard, PileCard, StageOffer, hand_cards, pile_cards, stage_offer
from sevenfold.games.wonders.notation import write_move
from sevenfold.games.wonders.positions import asked_seats
from sevenfold.games.wonders.scoring import LINES, is_ahead, line_points
from sevenfold.games.wonders.state import NONE, Phase, State, goes_left


class Question(msgspec.Struct, frozen=True):
    """The open question: `what` is `board`, `card`, `choose`, `seventh`, `pick` or `over`.

    `seats` are those the game waits for; in `choose` the others have chosen and may still change their mind.
    """

    what: str
    seats: list[int]


class Cards(msgspec.Struct, frozen=True):
    """The cards of a city by colour, in the order of the card list."""

    brown: list[str]
    grey: list[str]
    blue: list[str]
    yellow: list[str]
    red: list[str]
    green: list[str]
    purple: list[str]


class Production(msgspec.Struct, frozen=True):
    """What a city produces: each entry is a unit, `wood` or a choice like `wood/ore`. Neighbours may buy `sold`, not `kept`."""

    sold: list[str]
    kept: list[str]


class Prices(msgspec.Struct, frozen=True):
    """What a unit costs this seat: raw materials from the left and from the right neighbour, goods from either."""

    left: int
    right: int
    goods: int


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet, in its order, as it would be now."""

    conflicts: int
    coins: int
    wonder: int
    civilian: int
    commerce: int
    guilds: int
    science: int
    total: int


class City(msgspec.Struct, frozen=True):
    """A seat and all that lies open before it.

    `stages` has an entry for each stage of the board: the age of the card below it, 0 where it isn't built and -1 where
    that is unknown. `victories` are the tokens' values, `symbols` compasses, gears, tablets and free ones. `free_build`:
    `open` or `used` in this age, where the board has it.
    """

    seat: int
    wonder: str | None
    stages: list[int]
    coins: int
    victories: list[int]
    defeats: int
    shields: int
    symbols: list[int]
    cards: Cards
    production: Production
    prices: Prices
    chosen: bool
    score: Sheet
    rank: int
    free_build: str | None = None


class WondersView(msgspec.Struct, frozen=True, tag="7wonders", tag_field="game"):
    """The whole table for one viewer.

    `direction` is where hands go after this turn: `left`, `right`, or `none` after the sixth. `discard` counts the pile.
    `you` is the viewer's seat; then `hand`, `stage` (its next stage) and `chosen` (its move, in notation) are its own.
    `pile` is the discard pile, while this seat may build from it.
    """

    age: int
    turn: int
    direction: str
    asking: Question
    cities: list[City]
    discard: int
    winners: list[int]
    you: int | None = None
    hand: list[HandCard] = []
    stage: StageOffer | None = None
    chosen: str | None = None
    pile: list[PileCard] = []


def kinds_built(f: State, seat: int) -> list[int]:
    """The kinds in a city, rising."""
    built = f.built
    return [kind for kind in range(KINDS) if built[seat, kind]]


def production(f: State, seat: int, kinds: list[int]) -> Production:
    """What the seat's city produces, from its board, its cards and its stages."""
    board = f.wonder[seat]
    if board == NONE:
        return Production([], [])
    sold, kept = [HOME_OF[board]], list[str]()
    for kind in kinds:
        effect = CARDS[kind].effect
        (sold if effect.tradable else kept).extend(units_made(effect))
    for stage in STAGES_OF[board][: f.stages[seat]]:
        for effect in stage.effects:
            kept.extend(units_made(effect))
    return Production(sold, kept)


def sheet(s: Live[State], seat: int) -> Sheet:
    """The score sheet of a seat as it would be now (ruling 57)."""
    r = s.record
    lines = [int(line_points(r, seat, line)) for line in range(len(LINES))]
    return Sheet(*lines, total=sum(lines))


def direction(f: State) -> str:
    """Where the hands go after this turn (ruling 8)."""
    if f.phase == Phase.OVER or f.turn in (0, 6):
        return "none"
    return "left" if goes_left(f.age) else "right"


def places(f: State, totals: list[int]) -> list[int]:
    """Each seat's place: most points, then most coins; equal in both is shared (ruling 56)."""
    standing = list(zip(totals, f.coins, strict=False))
    return [1 + sum(bool(is_ahead(*theirs, *mine)) for theirs in standing) for mine in standing]


def city(s: Live[State], f: State, seat: int, score: Sheet, place: int) -> City:
    """One seat as everybody sees it."""
    r = s.record
    board = f.wonder[seat]
    cards: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    kinds = kinds_built(f, seat)
    for kind in kinds:
        cards[CARDS[kind].colour].append(IDS[kind])
    stages: list[int] = []
    for number in range(0 if board == NONE else int(STAGE_COUNT[board])):
        under = f.under[seat, number]
        stages.append(0 if number >= f.stages[seat] else int(AGE[under]) if under != NONE else -1)
    free = None
    if board != NONE and can_build_free(r, seat):
        free = "used" if f.free_used else "open"
    return City(
        seat=seat,
        wonder=None if board == NONE else BOARD_IDS[board],
        stages=stages,
        coins=f.coins[seat],
        victories=[int(VICTORY[age]) for age in range(AGES) for _ in range(f.victories[seat, age])],
        defeats=f.defeats[seat],
        shields=f.shields[seat],
        symbols=[*(f.symbols[seat, symbol] for symbol in range(3)), f.wild[seat]],
        cards=Cards(**cards),
        production=production(f, seat, kinds),
        prices=Prices(f.price_left[seat], f.price_right[seat], f.price_goods[seat]),
        chosen=f.chosen[seat] != NONE,
        score=score,
        rank=place,
        free_build=free,
    )


def wonders_view(s: Live[State], viewer: int) -> WondersView:
    """The table as the viewer may see it."""
    f = s.plain()
    seated = 0 <= viewer < f.players
    sheets = [sheet(s, seat) for seat in range(f.players)]
    ranks = places(f, [score.total for score in sheets])
    chosen = f.chosen[viewer] if seated else NONE
    return WondersView(
        age=f.age,
        turn=f.turn,
        direction=direction(f),
        asking=Question(Phase(f.phase).name.lower(), asked_seats(f)),
        cities=[city(s, f, seat, sheets[seat], ranks[seat]) for seat in range(f.players)],
        discard=f.discard_count,
        winners=winners(f, ranks),
        you=viewer if seated else None,
        hand=hand_cards(s, f, viewer) if seated else [],
        stage=stage_offer(s, f, viewer) if seated and f.phase in (Phase.CHOOSE, Phase.SEVENTH) else None,
        chosen=None if chosen == NONE else write_move(chosen),
        pile=pile_cards(s, f, viewer) if seated and f.phase == Phase.PICK and viewer == f.asked else [],
    )


def winners(f: State, ranks: list[int]) -> list[int]:
    """Who has won: nobody before the end; several where points and coins are equal (ruling 56)."""
    return [seat for seat in range(f.players) if ranks[seat] == 1] if f.phase == Phase.OVER else []
