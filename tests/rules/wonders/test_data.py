"""Cards and boards are what the box holds, and files that contradict themselves are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from sevenfold.games.wonders import boards, cards
from sevenfold.games.wonders.data import Card, Facts, Wonder, read_facts, read_wonders
from sevenfold.games.wonders.data_checks import IN_THE_BOX, DataError, check
from sevenfold.games.wonders.facts import board_facts, card_facts

FACTS, WONDERS = read_facts(), read_wonders()


def test_seventy_eight_records_seventy_five_structures_fourteen_sides() -> None:
    """The totals of the box: 148 cards, by colour as stated, 26 chain links."""
    assert len(FACTS.card) == 78
    assert len({card.name for card in FACTS.card}) == 75
    assert sum(card.copies(7) for card in FACTS.card) == 148
    assert len(boards.BOARD_IDS) == 14
    assert sum(IN_THE_BOX.values()) == 148
    assert sum(len(card.free_with) for card in FACTS.card) == sum(len(card.unlocks) for card in FACTS.card) == 26


def test_ages_and_marks() -> None:
    """21 cards marked 3 in ages I and II and 7 more for each further player; 16 and 6 in age III."""
    for age, first, more in ((1, 21, 7), (2, 21, 7), (3, 16, 6)):
        marks = Counter(mark for card in FACTS.card if card.age == age for mark in card.marks)
        assert [marks[n] for n in range(3, 8)] == [first, more, more, more, more]


def test_stages_and_their_points() -> None:
    """Points of the finished wonders, side by side."""

    def points(wonder: Wonder) -> tuple[int, int]:
        sums = [
            sum(effect.amount for stage in side for effect in stage.effects if effect.kind == "points")
            for side in (wonder.a, wonder.b)
        ]
        return sums[0], sums[1]

    assert {wonder.id: points(wonder) for wonder in WONDERS} == {
        "giza": (15, 20), "babylon": (10, 3), "olympia": (10, 5), "rhodos": (10, 7), "ephesos": (10, 10),
        "alexandria": (10, 7), "halikarnassos": (10, 3),
    }  # fmt: skip


def changed(number: int, **fields: object) -> Facts:
    """The facts with one card changed."""
    card = msgspec.structs.replace(FACTS.card[number], **fields)
    return msgspec.structs.replace(FACTS, card=[*FACTS.card[:number], card, *FACTS.card[number + 1 :]])


def number_of(name: str) -> int:
    """Where a card stands."""
    return cards.KIND_OF[name]


WRONG: dict[str, Callable[[], tuple[Facts, list[Wonder]]]] = {
    "different ids": lambda: (changed(0, id="stone_pit"), WONDERS),
    "different structures": lambda: (changed(number_of("loom_2"), same_as=""), WONDERS),
    "no such colour": lambda: (changed(0, colour="pink"), WONDERS),
    "unknown cost": lambda: (changed(0, cost={"gold": 1}), WONDERS),
    "can't have this effect": lambda: (changed(0, effect=FACTS.card[number_of("altar")].effect), WONDERS),
    "marks rise": lambda: (changed(0, marks=[4, 3]), WONDERS),
    "for sale": lambda: (changed(0, effect=msgspec.structs.replace(FACTS.card[0].effect, tradable=False)), WONDERS),
    "has 29 cards": lambda: (changed(number_of("altar"), marks=[3, 4, 5]), WONDERS),
    "doesn't say": lambda: (changed(number_of("altar"), unlocks=[]), WONDERS),
    "coins and resources": lambda: (changed(0, cost={"coins": 1, "ore": 1}), WONDERS),
    "not those of the box": lambda: (FACTS, WONDERS[1:]),
    "three stages": lambda: (FACTS, [msgspec.structs.replace(WONDERS[0], a=WONDERS[0].b), *WONDERS[1:]]),
    "home of one wonder": lambda: (FACTS, [msgspec.structs.replace(WONDERS[0], produces="clay"), *WONDERS[1:]]),
}


@pytest.mark.parametrize("complaint", WRONG)
def test_files_that_contradict_themselves_are_refused(complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        check(*WRONG[complaint]())


def test_facts_for_pages_are_those_of_the_rules() -> None:
    """Every card and board, with what a page draws from."""
    by_id = {card.id: card for card in card_facts()}
    assert list(by_id) == list(cards.IDS)
    assert by_id["sawmill"].effect.units == ["wood", "wood"]
    assert by_id["forum"].effect.units == ["glass/papyrus/textile"]
    assert by_id["tavern"].copies == [0, 1, 2, 2, 3]
    assert [board.id for board in board_facts()] == list(boards.BOARD_IDS)
    assert board_facts()[1].stages[3].cost == {"stone": 4, "papyrus": 1}
    assert isinstance(FACTS.card[0], Card)
