"""What is still to come: turns, cards, symbols, as anybody at the table can reckon."""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table
from sevenfold.games.wonders.cards import AGE, CARDS, COPIES, GUILD_KINDS, KINDS, MORE_GUILDS, SYMBOL, TURNS
from sevenfold.games.wonders.data import AGES, MOST_PLAYERS, SYMBOLS
from sevenfold.games.wonders.state import Phase, State


def _share(players: int, kind: int) -> int:
    if players == 0:
        return 0
    if CARDS[kind].is_guild:
        return 100 * (players + MORE_GUILDS) // GUILD_KINDS // players
    return 100 * int(COPIES[players * KINDS + kind]) // players


SHARE = table([_share(players, kind) for players in range(MOST_PLAYERS + 1) for kind in range(KINDS)])
"""A seat's fair share of the copies that are dealt, in hundredths of a card, at players * KINDS + kind."""


def _symbols(players: int, symbol: int, age: int) -> int:
    return sum(
        int(SHARE[players * KINDS + kind]) for kind in range(KINDS) if SYMBOL[kind] == symbol and AGE[kind] == age
    )


SYMBOL_SHARE = table(
    [
        _symbols(players, symbol, age)
        for players in range(MOST_PLAYERS + 1)
        for symbol in range(len(SYMBOLS))
        for age in range(1, AGES + 1)
    ]
)
"""The same for all cards of an age with a symbol, at (players * 3 + symbol) * 3 + age - 1."""


@rule
def turns_after(s: State) -> int:
    """Turns of this age after the one being played."""
    return TURNS - s.turn


@rule
def half_turns(s: State) -> int:
    """Half turns in which neighbours may still change this age: the one being played is half done."""
    return 2 * turns_after(s) + (1 if s.phase == Phase.CHOOSE else 0)


@rule
def turns_to_end(s: State) -> int:
    """Turns of the game after the one being played."""
    return (AGES - s.age) * TURNS + turns_after(s)


@rule
def cards_to_come(s: State, kind: int) -> int:
    """How many of the card a seat may count on, in hundredths."""
    age = AGE[kind]
    if age < s.age:
        return 0
    share = SHARE[s.players * KINDS + kind]
    return share if age > s.age else share * turns_after(s) // TURNS


@rule
def symbols_to_come(s: State, symbol: int) -> int:
    """How many of the symbol a seat may count on as its fair share, in hundredths."""
    at = (s.players * len(SYMBOLS) + symbol) * AGES
    total = SYMBOL_SHARE[at + s.age - 1] * turns_after(s) // TURNS
    for age in range(s.age, AGES):
        total += SYMBOL_SHARE[at + age]
    return total
