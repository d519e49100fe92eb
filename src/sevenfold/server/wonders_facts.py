"""The cards and boards of 7 Wonders as the page draws them, from the facts of the rules: web/src/games/wonders/facts.ts.

python -m sevenfold.server.wonders_facts            writes the file
python -m sevenfold.server.wonders_facts --check    exit status 1 where it has drifted
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from sevenfold.games.wonders.cards import DISCOUNTED, FACTS
from sevenfold.games.wonders.data import AGES, COLOURS, GOODS, LEAST_PLAYERS, MOST_PLAYERS, RAW, SYMBOLS
from sevenfold.games.wonders.facts import EffectFacts, board_facts, card_facts

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "wonders" / "facts.ts"
_HEAD = (
    "// Generated from src/sevenfold/games/wonders by `python -m sevenfold.server.wonders_facts`: do not edit.\n"
    'import type { BoardFacts, CardFacts } from "./facts_types";\n'
)


def _list(name: str, values: tuple[str, ...]) -> str:
    return f"export const {name} = {json.dumps(values)} as const;\n"


def effect(facts: EffectFacts) -> dict[str, Any]:
    """One effect as an `Effect` of facts_types.ts: what a picture shows, and `say`, its sentence with the figures."""
    shown: dict[str, Any] = {"kind": facts.kind, "say": [facts.text, facts.figures]}
    match facts.kind:
        case "produce":
            shown |= {"units": [unit.split("/") for unit in facts.units], "sold": facts.for_sale}
        case "discount":
            where = str(facts.figures["where"])
            side = where if where in ("left", "right") else "both"
            shown |= {"on": "goods" if where == "goods" else "raw", "from": side}
        case "science":
            shown["symbol"] = facts.symbol
        case "per":
            shown |= {"counts": facts.counts, "where": facts.where, "coins": facts.coins, "points": facts.points}
        case "points" | "shields" | "coins":
            shown["amount"] = facts.amount
        case _:
            pass
    return shown


def cards() -> dict[str, dict[str, Any]]:
    """Every card by its id, in the order of the card list."""
    return {
        card.id: {
            "id": card.id,
            "age": card.age,
            "colour": card.colour,
            "cost": card.cost,
            "free_with": card.free_with,
            "unlocks": card.unlocks,
            "effects": [effect(card.effect)],
            "copies": card.copies,
        }
        for card in card_facts()
    }


def boards() -> dict[str, dict[str, Any]]:
    """Every side of every board by its id."""
    return {
        board.id: {
            "id": board.id,
            "wonder": board.id.removesuffix(f"_{board.side}"),
            "side": board.side,
            "produces": board.produces,
            "stages": [
                {"cost": stage.cost, "effects": [effect(facts) for facts in stage.effects]} for stage in board.stages
            ],
        }
        for board in board_facts()
    }


def rules() -> dict[str, Any]:
    """The numbers that the rules mention in words."""
    return {
        "ages": AGES,
        "hand": FACTS.hand,
        "turns": FACTS.turns,
        "starting_coins": FACTS.starting_coins,
        "sale": FACTS.sale,
        "price": FACTS.price,
        "discounted": DISCOUNTED,
        "coins_per_point": FACTS.coins_per_point,
        "set_points": FACTS.set_points,
        "victory": FACTS.victory,
        "defeat": FACTS.defeat,
        "guilds_beyond_players": FACTS.guilds_beyond_players,
    }


def _record(name: str, kind: str, entries: dict[str, dict[str, Any]]) -> str:
    lines = "".join(f"  {key}: {json.dumps(value, ensure_ascii=False)},\n" for key, value in entries.items())
    return f"\nexport const {name}: Record<string, {kind}> = {{\n{lines}}};\n"


def typescript() -> str:
    """The whole file."""
    return (
        _HEAD
        + "\n"
        + _list("RAW", RAW)
        + _list("GOODS", GOODS)
        + "export const RESOURCES = [...RAW, ...GOODS] as const;\n"
        + _list("COLOURS", COLOURS)
        + _list("SYMBOLS", SYMBOLS)
        + "/** The numbers of players that the entries of `copies` stand for. */\n"
        + f"export const PLAYERS = {json.dumps([*range(LEAST_PLAYERS, MOST_PLAYERS + 1)])} as const;\n"
        + "/** The numbers of the game; the tokens are worth points. */\n"
        + f"export const RULES = {json.dumps(rules())} as const;\n"
        + _record("CARDS", "CardFacts", cards())
        + _record("BOARDS", "BoardFacts", boards())
    )


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` only say whether it has drifted; returns the exit status."""
    text = typescript()
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text("utf-8") != text:
            sys.stderr.write(f"{TARGET} has drifted from the rules: run `python -m sevenfold.server.wonders_facts`\n")
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
