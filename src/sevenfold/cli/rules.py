"""`rules`: a game's rules in the terminal, from its data and the catalogue."""

from __future__ import annotations

import textwrap
from importlib import import_module
from typing import Annotated, Any

from cyclopts import Parameter

from sevenfold.cli.speech import about, language, say

_WIDE = 96


def rules(game: Annotated[str, Parameter(help=about("cli-rules-game"))], /) -> None:
    """Print the rules of a game."""
    from sevenfold.games.registry import game as game_of

    found = game_of(game)
    print(say(f"game-{game}"))
    print(say("cli-rules-seats", least=found.least_seats, most=found.most_seats))
    _print_cards(game)
    _print_options(game)


def _print_cards(game: str) -> None:
    """Every card with its copies and what it does, group by group."""
    cards: list[dict[str, Any]] = import_module(f"sevenfold.games.{game}.cards").CARDS
    group = ""
    for card in cards:
        if card["group"] != group:
            group = card["group"]
            copies = sum(other["copies"] for other in cards if other["group"] == group)
            _heading(f"{say(f'group-{game}-{group}')} ({copies})")
            _paragraph(say(f"group-{game}-{group}-about"))
        name = say(f"{game}-card", card=card["id"])
        _item(f"{card['copies']:>3} x {name}", say(_card_key(game, card), **_facts(card)))


def _card_key(game: str, card: dict[str, Any]) -> str:
    """The sentence of a card: its own, or that of its kind (`plus`) or group."""
    from sevenfold.texts import keys

    known = keys(language())
    names = (card["id"], *card, card["group"])
    return next(key for name in names if (key := f"card-{game}-{name}-rule") in known)


def _facts(card: dict[str, Any]) -> dict[str, Any]:
    return {**card, "cost": -card.get("value", 0)}


def _print_options(game: str) -> None:
    from sevenfold.games.registry import game as game_of

    _heading(say("cli-rules-options"))
    for spec in game_of(game).options:
        usual = str(spec.default).lower() if isinstance(spec.default, bool) else str(spec.default)
        _item(f"{spec.name} = {usual}", say(f"option-{game}-{spec.name}-about"))


def _heading(text: str) -> None:
    print(f"\n{text}\n{'-' * len(text)}")


def _paragraph(text: str) -> None:
    print(textwrap.fill(text, _WIDE))


def _item(name: str, text: str) -> None:
    print(textwrap.fill(text, _WIDE, initial_indent=f"  {name:26}  ", subsequent_indent=" " * 30))
