"""The cards and boards as facts for whoever shows them: the rules page, the card faces, the boards. Words are catalogue keys."""

from __future__ import annotations

from functools import cache

import msgspec

from sevenfold.games.kit.errors import Figure
from sevenfold.games.wonders.boards import BOARD_IDS, HOME_OF, SIDES, STAGES_OF
from sevenfold.games.wonders.cards import CARDS, WONDERS
from sevenfold.games.wonders.data import LEAST_PLAYERS, MOST_PLAYERS, Card, Effect
from sevenfold.games.wonders.scoring import LINES


class EffectFacts(msgspec.Struct, frozen=True):
    """What a card or stage does: `text` is its sentence with `figures`; the rest is for pictures.

    `units` are what a producer gives, `wood` or a choice like `wood/ore`; `counts` what is counted, and `where`.
    """

    kind: str
    text: str
    figures: dict[str, Figure]
    amount: int = 0
    units: list[str] = []
    for_sale: bool = False
    symbol: str = ""
    counts: list[str] = []
    where: str = ""
    coins: int = 0
    points: int = 0


class CardFacts(msgspec.Struct, frozen=True):
    """One record of the card list: `name` and `group` are keys, `copies` its number for 3, 4, … 7 players."""

    id: str
    name: str
    group: str
    age: int
    colour: str
    cost: dict[str, int]
    effect: EffectFacts
    free_with: list[str]
    unlocks: list[str]
    copies: list[int]


class StageFacts(msgspec.Struct, frozen=True):
    """One stage of a board."""

    cost: dict[str, int]
    effects: list[EffectFacts]


class BoardFacts(msgspec.Struct, frozen=True):
    """One side of a board: `city` and `wonder` are keys; `produces` is for sale to neighbours."""

    id: str
    city: str
    wonder: str
    side: str
    produces: str
    stages: list[StageFacts]


def units_made(effect: Effect) -> list[str]:
    """What a producer gives in one construction, unit by unit."""
    if effect.kind != "produce":
        return []
    if effect.one_of:
        return ["/".join(effect.one_of)]
    return [resource for resource, number in effect.fixed.items() for _ in range(number)]


def _effect(effect: Effect, card: Card | None) -> EffectFacts:
    text, figures = _sentence(effect, card)
    return EffectFacts(
        effect.kind,
        text,
        figures,
        effect.amount,
        units_made(effect),
        effect.tradable,
        effect.symbol,
        effect.count,
        effect.where,
        effect.coins,
        effect.points,
    )


def _sentence(effect: Effect, card: Card | None) -> tuple[str, dict[str, Figure]]:
    if card is not None and (effect.kind == "per" or card.is_guild):
        return f"card-7wonders-{card.id}-about", {}
    if effect.kind == "produce":
        if effect.one_of:
            return "effect-7wonders-produce-choice", {"resources": "/".join(effect.one_of)}
        (resource, number), *_ = effect.fixed.items()
        return "effect-7wonders-produce", {"resource": resource, "amount": number}
    if effect.kind == "discount":
        where = "goods" if effect.goods == "manufactured_goods" else effect.neighbours.replace("both", "raw")
        return "effect-7wonders-discount", {"where": where}
    if effect.kind == "science":
        return "effect-7wonders-science", {"symbol": effect.symbol}
    return f"effect-7wonders-{effect.kind}", {"amount": effect.amount} if effect.amount else {}


@cache
def card_facts() -> tuple[CardFacts, ...]:
    """Every record of the card list, in its order."""
    return tuple(
        CardFacts(
            card.id,
            f"card-7wonders-{card.id}",
            f"group-7wonders-{card.colour}",
            card.age,
            card.colour,
            card.cost,
            _effect(card.effect, card),
            card.free_with,
            card.unlocks,
            [card.copies(players) for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)],
        )
        for card in CARDS
    )


@cache
def board_facts() -> tuple[BoardFacts, ...]:
    """Every side of every board, in their order."""
    return tuple(
        BoardFacts(
            BOARD_IDS[board],
            f"city-7wonders-{WONDERS[board // len(SIDES)].id}",
            f"wonder-7wonders-{WONDERS[board // len(SIDES)].id}",
            SIDES[board % len(SIDES)],
            HOME_OF[board],
            [StageFacts(stage.cost, [_effect(effect, None) for effect in stage.effects]) for stage in stages],
        )
        for board, stages in enumerate(STAGES_OF)
    )


def score_keys() -> tuple[str, ...]:
    """The keys of the score sheet's lines, in its order."""
    return tuple(f"score-7wonders-{line}" for line in LINES)
