"""The worth of a row told once more, straight from the rulings, over a list of card names. Shares nothing with the rules."""

from __future__ import annotations

BONUSES = ("featherweight", "heavyweight", "ladder")


def value(card: str) -> int | None:
    """What a scoring card counts; None for a card that is no scoring card (rulings 44, 47)."""
    if card.isdigit():
        return int(card)
    if card.startswith("ballast_"):
        return -int(card.removeprefix("ballast_"))
    return None


def longest_ladder(numbers: list[int]) -> int:
    """The longest run of consecutive numbers (ruling 49)."""
    return max((top - low + 1 for low in numbers for top in numbers if {*range(low, top + 1)} <= {*numbers}), default=0)


def bonus(card: str, cards: list[str]) -> int:
    """What one bonus card of the row pays (rulings 47 to 49)."""
    numbers = [int(c) for c in cards if c.isdigit()]
    scoring = [v for c in cards if (v := value(c)) is not None]
    if card == "featherweight":
        return 15 if len(scoring) >= 4 and max(scoring) <= 6 else 0
    if card == "heavyweight":
        return 12 if sum(n >= 10 for n in numbers) >= 3 else 0
    run = longest_ladder(numbers)
    return 4 * run if run >= 3 else 0


def points(cards: list[str], *, out: bool = False, each_bonus_pays: bool = True) -> int:
    """What the row scores: numbers and Ballast doubled, plus cards, bonuses, 17 for seven values, never below zero
    (rulings 45, 46, 50 to 53, 5f)."""
    if out:
        return 0
    total = 0
    for card in cards:
        total += value(card) or 0
    for card in cards:
        if card == "x2":
            total = total * 2
    for card in cards:
        if card.startswith("+"):
            total += int(card)
    paying = [card for card in cards if card in BONUSES]
    if not each_bonus_pays:
        paying = sorted(set(paying))
    for card in paying:
        total += bonus(card, cards)
    if len({value(card) for card in cards} - {None}) == 7:
        total += 17
    return max(0, total)
