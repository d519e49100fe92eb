"""What Die Sieben Weisen adds to its rules in the terminal: its numbers, what lies on the table, cards, orders and spells."""

from __future__ import annotations

from typing import Any

from sevenfold.cli.rules_lines import item, paragraph
from sevenfold.cli.speech import language, say
from sevenfold.games.weisen.card_list import card_infos
from sevenfold.games.weisen.cards import FACTS, ROLES, SPACE_FACTS, SUITS
from sevenfold.games.weisen.data import LEAST_PLAYERS, MOST_PLAYERS
from sevenfold.texts import listed

WORDS = "weisen"
POINTS = {"trio": "trio-", "decisions": "decision-"}
ELSEWHERE: frozenset[str] = frozenset()
LABELS: dict[str, str] = {}


def figures() -> dict[str, Any]:
    """The numbers in the sentences of the rules."""
    return {
        "roles": len(ROLES),
        "spaces": len(SPACE_FACTS.table),
        "rounds": len(SPACE_FACTS.table),
        "open": FACTS.open_spaces,
        "last": SPACE_FACTS.finitum_among + 1,
        "below": SPACE_FACTS.finitum_among,
        "power": FACTS.power_cards,
        "spells": FACTS.spell_cards,
        "one": FACTS.second_one,
        "eleven": FACTS.second_one + 1,
        "early": FACTS.early_lead,
        "first": FACTS.first_draw,
        "later": FACTS.later_draw,
        "passed": FACTS.passed_on,
        "least": FACTS.crystal_values[0],
        "most": FACTS.crystal_values[-1],
        "copies": FACTS.crystal_copies,
        "crystals": FACTS.crystals[str(LEAST_PLAYERS)],
        "five": FACTS.crystals[str(MOST_PLAYERS)],
        "middle": FACTS.roles_beyond_players,
    }


def print_pieces(section: str) -> None:
    """What lies on the table, the power cards, the orders of the spaces, or how often each spell is there."""
    match section:
        case "setup":
            _print_setup()
        case "cards":
            for suit in SUITS:
                cards = [f"{c.facts['value']} ({c.copies}x)" for c in card_infos() if c.group == suit]
                item(say("card-weisen", card=suit), ", ".join(cards))
        case "hierarchy":
            for number, order in enumerate(SPACE_FACTS.table, 1):
                item(str(number), ", ".join(say("card-weisen", card=role) for role in order))
        case "spells":
            _print_spells()
        case _:
            pass


def _print_spells() -> None:
    """Every spell with its copies, what it does, and what else is to be known of it."""
    for card in card_infos():
        if card.group == "spell":
            key = f"rules-weisen-spell-{card.id}"
            copies = say("rules-weisen-copies", copies=card.copies)
            print()
            item(say("card-weisen", card=card.id), f"{say(key, cards=FACTS.potentia_draw)} ({copies})")
            for note in listed(language()):
                if note.startswith(f"{key}-"):
                    paragraph(say(note), "  - ")


def _print_setup() -> None:
    """What lies on the table, by players."""
    of_one_sage, owls = (sum(c.copies for c in card_infos() if c.group == suit) for suit in (ROLES[0], "owl"))
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    roles = [number + FACTS.roles_beyond_players for number in players]
    lines = {
        "players": list(players),
        "out": [len(ROLES) - number for number in roles],
        "roles": roles,
        "power": [number * of_one_sage + owls for number in roles],
        "crystals": [FACTS.crystals[str(number)] for number in players],
    }
    for name, numbers in lines.items():
        item(say(f"rules-weisen-setup-{name}"), "".join(f"{number:>5}" for number in numbers))
