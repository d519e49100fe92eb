"""The cards of Die Sieben Weisen as tables for the rules.

A card is known by its kind. Power cards come first, role by role and value by value (`healer:1` is 0), then the owls, then
the spells; copies of a card are one kind. Card `copy` counts them one by one: the copies of a kind stand side by side.
"""

from __future__ import annotations

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import table
from sevenfold.games.weisen.data import MOST_PLAYERS, check, read_facts, read_spaces

FACTS = read_facts()
SPACE_FACTS = read_spaces()
check(FACTS, SPACE_FACTS)

ROLES: tuple[str, ...] = tuple(FACTS.roles)
ROLE_OF: dict[str, int] = {name: role for role, name in enumerate(ROLES)}
SPELLS: tuple[str, ...] = tuple(FACTS.spells)
OWL = len(ROLES)
"""The suit of the owls; suits below it are roles."""
SUITS: tuple[str, ...] = (*ROLES, "owl")

_values = sorted(set(FACTS.role_values))
_owls = sorted(set(FACTS.owl_values))
_POWER = [(role, value) for role in range(len(ROLES)) for value in _values] + [(OWL, value) for value in _owls]

VALUES = len(_values)
"""Kinds of each role: its values are 1 to 7, the two ones are one kind."""
POWER_KINDS = len(_POWER)
FIRST_OWL = VALUES * len(ROLES)
FIRST_SPELL = POWER_KINDS
KINDS = POWER_KINDS + len(SPELLS)
IDS: tuple[str, ...] = (*(f"{SUITS[suit]}:{value}" for suit, value in _POWER), *SPELLS)
WORDS: tuple[str, ...] = tuple(name.replace(":", "_") for name in IDS)
"""The ids as figures of a sentence: the catalogue's variants can't be named with a colon."""
KIND_OF: dict[str, int] = {name: kind for kind, name in enumerate(IDS)}

_copies = [(FACTS.owl_values if suit == OWL else FACTS.role_values).count(value) for suit, value in _POWER]
COPIES_OF: tuple[int, ...] = (*_copies, *(FACTS.spell_copies for _ in SPELLS))
COPIES = table(list(COPIES_OF))
"""Copies of each kind."""
SUIT = table([suit for suit, _ in _POWER] + [-1 for _ in SPELLS])
VALUE = table([value for _, value in _POWER] + [0 for _ in SPELLS])
FIRST_COPY_OF: tuple[int, ...] = tuple(sum(COPIES_OF[:kind]) for kind in range(KINDS + 1))
FIRST_COPY = table(list(FIRST_COPY_OF))
"""Where the copies of each kind begin among all cards, and the end."""
CARDS = FIRST_COPY_OF[KINDS]

MOVENTI, ANULENSA, VOLENSIA, ABSENTUS, MUTANTUS, POTENTIA, BINENSUS = range(FIRST_SPELL, KINDS)
PAIR_BONUS = FACTS.second_one - 1
"""What a second one of the same role is worth beyond its 1."""

TOP_CRYSTAL = max(FACTS.crystal_values)
LEAST_CRYSTAL = min(FACTS.crystal_values)
CRYSTAL_STEPS = TOP_CRYSTAL + 1
"""Crystals are counted by value: 1 the small ones, 2 to 7 the large ones."""
CRYSTAL_COPIES = FACTS.crystal_copies
ON_SPACE = table([FACTS.crystals.get(str(players), 0) for players in range(MOST_PLAYERS + 1)])
"""Crystals on each space, by players."""

OPEN_SPACES = FACTS.open_spaces
MORE_ROLES = FACTS.roles_beyond_players
HAND_POWER = FACTS.power_cards
HAND_SPELLS = FACTS.spell_cards
EARLY = FACTS.early_lead
FIRST_DRAW = FACTS.first_draw
LATER_DRAW = FACTS.later_draw
PASSED_ON = FACTS.passed_on
POTENTIA_DRAW = FACTS.potentia_draw
FIRST_FINITUM = len(SPACE_FACTS.orders) + 1 - SPACE_FACTS.finitum_among
"""The first place in the stack where finitum may lie; the stack counts from 1."""
STACK = len(SPACE_FACTS.orders) + 1


@rule
def is_power(kind: int) -> bool:
    """Whether it is a power card; else it is a spell."""
    return kind < FIRST_SPELL


@rule
def is_owl(kind: int) -> bool:
    """Whether it is an owl."""
    return FIRST_OWL <= kind < FIRST_SPELL
