"""What 7 Wonders adds to its rules in the terminal: its numbers, every board and every card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevenfold.cli.rules_lines import item, paragraph
from sevenfold.cli.speech import say
from sevenfold.games.wonders.cards import DISCOUNTED, FACTS
from sevenfold.games.wonders.data import AGES, GOODS, LEAST_PLAYERS, MOST_PLAYERS, RAW
from sevenfold.games.wonders.facts import CardFacts, EffectFacts, board_facts, card_facts

WORDS = "wonders"
POINTS = {"powers": "power-", "scoring": "scoring-", "options": "option-"}
ELSEWHERE = frozenset({"scoring-example", "scoring-name", "scoring-total", "scoring-held"})
LABELS: dict[str, str] = {"scoring": "score-7wonders-"}
_ROMAN = ("", "I", "II", "III")


def figures() -> dict[str, Any]:
    """The numbers in the sentences of the rules."""
    stages = [len(board.stages) for board in board_facts()]
    first, second, third = FACTS.victory
    return {
        "ages": AGES,
        "hand": FACTS.hand,
        "turns": FACTS.turns,
        "coins": FACTS.starting_coins,
        "sale": FACTS.sale,
        "price": FACTS.price,
        "cheap": DISCOUNTED,
        "per": FACTS.coins_per_point,
        "set": FACTS.set_points,
        "first": first,
        "second": second,
        "third": third,
        "defeat": FACTS.defeat,
        "guilds": FACTS.guilds_beyond_players,
        "cards": len(card_facts()),
        "fewest": min(stages),
        "mostStages": max(stages),
    }


def print_pieces(section: str) -> None:
    """Every board with its stages, or every card with its cost, what it does, its chains and its copies."""
    if section == "wonders":
        _print_boards()
    elif section == "cards":
        print()
        paragraph(say("cards-wonders-copies", least=LEAST_PLAYERS, most=MOST_PLAYERS))
        _print_cards()


def _print_boards() -> None:
    for board in board_facts():
        print()
        home = say("rules-wonders-wonders-home", resource=_good(board.produces))
        paragraph(f"{say('board-7wonders', card=board.id)}: {say(board.wonder)}. {home}.")
        for number, stage in enumerate(board.stages, 1):
            item(f"  {number}. {_cost(stage.cost)}", _effects(stage.effects))


def _print_cards() -> None:
    group = (0, "")
    for card in card_facts():
        if (card.age, card.group) != group:
            group = (card.age, card.group)
            print()
            paragraph(f"{_ROMAN[card.age]}. {say(card.group)}. {say(f'{card.group}-about')}")
        item(say(card.name), " ".join(_said(card)))


def _said(card: CardFacts) -> list[str]:
    """The sentences of a card."""
    said = [say("card-7wonders-said-cost", cost=_cost(card.cost)), _effects([card.effect])]
    if card.free_with:
        said.append(say("card-7wonders-said-free", cards=_names(card.free_with)))
    if card.unlocks:
        said.append(say("card-7wonders-said-next", cards=_names(card.unlocks)))
    if card.colour == "purple":
        return said
    return [*said, f"{say('cards-wonders-copies-short')}: {'/'.join(map(str, card.copies))}."]


def _names(cards: Sequence[str]) -> str:
    return ", ".join(say(f"card-7wonders-{card}") for card in cards)


def _good(resource: str) -> str:
    return say(f"good-7wonders-{resource}")


def _cost(cost: Mapping[str, int]) -> str:
    """A cost in words: coins first, then resources in the usual order."""
    coins = [say("coins-7wonders", amount=cost["coins"])] if cost.get("coins") else []
    goods = [
        say("cost-7wonders-resource", amount=cost[resource], name=_good(resource))
        for resource in (*RAW, *GOODS)
        if cost.get(resource)
    ]
    return ", ".join([*coins, *goods]) or say("cost-7wonders-nothing")


def _effects(effects: Sequence[EffectFacts]) -> str:
    """What several effects do, as one text with a full stop at its end."""
    said = "; ".join(_effect(effect) for effect in effects)
    return f"{said[:1].upper()}{said[1:]}."


def _effect(effect: EffectFacts) -> str:
    given: dict[str, object] = dict(effect.figures)
    if effect.kind == "produce" and "/" in effect.units[0]:
        given["resources"] = ", ".join(_good(resource) for resource in effect.units[0].split("/"))
    said = [say(effect.text, **given)]
    if effect.kind == "produce" and not effect.for_sale:
        said.append(say("effect-7wonders-kept"))
    return ". ".join(sentence.removesuffix(".") for sentence in said)
