"""The pieces of Die Sieben Weisen as the page draws them, from the facts of the rules: web/src/games/weisen/facts.ts.

python -m sevenfold.server.weisen_facts            writes the file
python -m sevenfold.server.weisen_facts --check    exit status 1 where it has drifted
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sevenfold.games.weisen.card_list import card_infos
from sevenfold.games.weisen.cards import FACTS, ROLES, SPACE_FACTS, SPELLS, SUITS
from sevenfold.games.weisen.data import LEAST_PLAYERS, MOST_PLAYERS

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "weisen" / "facts.ts"
_HEAD = (
    "// Generated from src/sevenfold/games/weisen by `python -m sevenfold.server.weisen_facts`: do not edit.\n"
    'import type { CardFacts } from "./facts_types";\n'
)


def _list(name: str, values: Sequence[object]) -> str:
    return f"export const {name} = {json.dumps(values)} as const;\n"


def cards() -> dict[str, dict[str, Any]]:
    """Every kind of card by its id, in the order of the card list; spells have no value."""
    return {
        card.id: {"id": card.id, "group": card.group, "value": card.facts.get("value"), "copies": card.copies}
        for card in card_infos()
    }


def spaces() -> list[list[str]]:
    """The order on each ceremony space from the highest sage; the first is space 1."""
    return [list(order) for order in SPACE_FACTS.table]


def rules() -> dict[str, Any]:
    """The numbers that the pieces show and the rules mention in words."""
    return {
        "least_players": LEAST_PLAYERS,
        "most_players": MOST_PLAYERS,
        "second_one": FACTS.second_one,
        "crystal_values": FACTS.crystal_values,
        "crystal_copies": FACTS.crystal_copies,
        "crystals_on_a_space": FACTS.crystals,
        "open_spaces": FACTS.open_spaces,
        "finitum_among": SPACE_FACTS.finitum_among,
        "roles_beyond_players": FACTS.roles_beyond_players,
        "power_cards": FACTS.power_cards,
        "spell_cards": FACTS.spell_cards,
        "early_lead": FACTS.early_lead,
        "first_draw": FACTS.first_draw,
        "later_draw": FACTS.later_draw,
        "passed_on": FACTS.passed_on,
        "potentia_draw": FACTS.potentia_draw,
    }


def typescript() -> str:
    """The whole file."""
    lines = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in cards().items())
    orders = "".join(f"  {json.dumps(order)},\n" for order in spaces())
    return (
        _HEAD
        + "\n"
        + _list("ROLES", ROLES)
        + "/** What power cards belong to: a role, or the owls. */\n"
        + _list("SUITS", SUITS)
        + _list("SPELLS", SPELLS)
        + "/** The numbers of the game. */\n"
        + f"export const RULES = {json.dumps(rules())} as const;\n"
        + "/** The orders of the ceremony spaces from the highest sage; space 1 comes first. A host may have entered others. */\n"
        + f"export const SPACES = [\n{orders}] as const;\n"
        + f"\nexport const CARDS: Record<string, CardFacts> = {{\n{lines}}};\n"
    )


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` only say whether it has drifted; returns the exit status."""
    text = typescript()
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text("utf-8") != text:
            sys.stderr.write(f"{TARGET} has drifted from the rules: run `python -m sevenfold.server.weisen_facts`\n")
            return 1
        return 0
    if arguments:
        sys.stderr.write("the only argument is --check\n")
        return 2
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
