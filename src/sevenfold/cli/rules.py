"""`rules`: a game's rules in the terminal, from its data and the catalogue."""

from __future__ import annotations

import textwrap
from functools import cache
from importlib import import_module
from typing import Annotated, Any

from cyclopts import Parameter

from sevenfold.cli.speech import about, language, say

_WIDE = 96
_NAME = 26


def rules(game: Annotated[str, Parameter(help=about("cli-rules-game"))], /) -> None:
    """Print the rules of a game."""
    from sevenfold.games.registry import game as game_of

    found = game_of(game)
    print(say(f"game-{game}"))
    print(say("cli-rules-seats", least=found.least_seats, most=found.most_seats))
    figures = _figures(game)
    cards = _cards(game)
    for section in _sections(game):
        _print_section(game, section, figures)
        if section == "deck":
            _print_cards(game, cards)
    _print_cases(game)
    _print_options(game)


def _figures(game: str) -> dict[str, Any]:
    """The numbers in the sentences of the rules, from the game's data."""
    from sevenfold.games.registry import game as game_of

    found = game_of(game)
    figures: dict[str, Any] = {"least": found.least_seats, "most": found.most_seats}
    if game == "sevn":
        from sevenfold.games.sevn.cards import SCORING
        from sevenfold.games.sevn.state import SEVEN, SEVEN_POINTS

        usual = {spec.name: spec.default for spec in found.options}
        cards = sum(card["copies"] for card in _cards(game))
        figures |= {"target": usual["target_score"], "seven": SEVEN, "bonus": SEVEN_POINTS}
        figures |= {"cards": cards, "values": SCORING}
    return figures


@cache
def _known(language: str) -> tuple[str, ...]:
    from sevenfold.texts import listed

    return listed(language)


def _sections(game: str) -> list[str]:
    """The parts of the rules that the catalogue has, in its order: each has a first paragraph."""
    known = _known(language())
    first, last = f"rules-{game}-", "-1"
    return [key.removeprefix(first).removesuffix(last) for key in known if key.startswith(first) and key.endswith(last)]


def _print_section(game: str, section: str, figures: dict[str, Any]) -> None:
    """Its heading, its numbered paragraphs, then the points of its list."""
    known = _known(language())
    whole = f"rules-{game}-{section}"
    # the list of the section `decisions` has keys with `decision`
    prefixes = (f"{whole}-", f"{whole.removesuffix('s')}-")
    _heading(say(whole))
    keys = [key for key in known if key.startswith(prefixes)]
    for key in sorted(keys, key=lambda key: not key.rpartition("-")[2].isdigit()):
        numbered = key.rpartition("-")[2].isdigit()
        _paragraph(say(key, **figures), "" if numbered else "  - ")


def _cards(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = import_module(f"sevenfold.games.{game}.cards").CARDS
    return found


def _print_cards(game: str, cards: list[dict[str, Any]]) -> None:
    """Every card with its copies and what it does, group by group."""
    group = ""
    for card in cards:
        if card["group"] != group:
            group = card["group"]
            copies = sum(other["copies"] for other in cards if other["group"] == group)
            print()
            _paragraph(f"{say(f'group-{game}-{group}')} ({copies}). {say(f'group-{game}-{group}-about')}")
        name = say(f"{game}-card", card=card["id"])
        _item(f"{card['copies']:>3} x {name}", say(_card_key(game, card), **_facts(card)))


def _card_key(game: str, card: dict[str, Any]) -> str:
    """The sentence of a card: its own, or that of its kind (`plus`) or group."""
    names = (card["id"], *card, card["group"])
    return next(key for name in names if (key := f"card-{game}-{name}-rule") in _known(language()))


def _facts(card: dict[str, Any]) -> dict[str, Any]:
    return {**card, "cost": -card.get("value", 0)}


def _print_cases(game: str) -> None:
    known = _known(language())
    cases = [key for key in known if key.startswith(f"case-{game}-") and not key.endswith("-answer")]
    if cases:
        _heading(say(f"rules-{game}-cases"))
    for key in cases:
        _paragraph(say(key))
        _paragraph(say(f"{key}-answer"), "    ")


def _print_options(game: str) -> None:
    from sevenfold.games.registry import game as game_of

    _heading(say("cli-rules-options"))
    for spec in game_of(game).options:
        usual = str(spec.default).lower() if isinstance(spec.default, bool) else str(spec.default)
        bounds = say(
            "cli-rules-values", kind=spec.kind, least=spec.least, most=spec.most, values=", ".join(spec.values)
        )
        _item(f"{spec.name} = {usual}", f"{say(f'option-{game}-{spec.name}-about')} {bounds}")


def _heading(text: str) -> None:
    print(f"\n{text}\n{'-' * len(text)}")


def _paragraph(text: str, indent: str = "") -> None:
    print(textwrap.fill(text, _WIDE, initial_indent=indent, subsequent_indent=" " * len(indent)))


def _item(name: str, text: str) -> None:
    print(textwrap.fill(text, _WIDE, initial_indent=f"  {name:{_NAME}}  ", subsequent_indent=" " * (_NAME + 4)))
