"""The deck: what the seed fixes of it, and the decisions for the rest (deck A)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.rules.scene import SEVN, at, start

from sevenfold.games.kit.rng import make_rngs, seed_rng
from sevenfold.games.sevn import cards
from sevenfold.games.sevn.cards import CARDS, DeckError, check_deck

COPIES = {card["id"]: card["copies"] for card in CARDS}


def of(group: str) -> dict[str, int]:
    return {card["id"]: card["copies"] for card in CARDS if card["group"] == group}


def test_numbers_have_as_many_copies_as_their_value_and_zero_has_one() -> None:
    """Seed: Jede Karte im Deck; Das Risiko, hohe Karten."""
    assert of("number") == {"0": 1, **{str(n): n for n in range(1, 14)}}
    assert sum(of("number").values()) == 92


def test_deck_has_120_cards_and_17_scoring_values() -> None:
    """Seed: Jede Karte im Deck."""
    assert sum(COPIES.values()) == 120
    assert len({card["value"] for card in CARDS if card["group"] in {"number", "ballast"}}) == 17
    assert sum(start(4).pile.values()) == 120


def test_three_ballast_cards_of_different_negative_value() -> None:
    """Seed: Ballast; decision: -2, -4, -6, one each."""
    assert of("ballast") == {"ballast_2": 1, "ballast_4": 1, "ballast_6": 1}
    assert [card["value"] for card in CARDS if card["group"] == "ballast"] == [-2, -4, -6]


def test_one_doubler_and_five_plus_cards() -> None:
    """Seed: Modifikatorkarten; decision: +2 to +10."""
    assert of("modifier") == {"x2": 1, "+2": 1, "+4": 1, "+6": 1, "+8": 1, "+10": 1}
    assert [card.get("plus") for card in CARDS if card["group"] == "modifier"] == [None, 2, 4, 6, 8, 10]


def test_two_of_each_action_and_three_of_each_bonus() -> None:
    """Seed: Aktionskarten, Bonuskarten; decision: deck A, the only uniform deck that fits the seed."""
    assert of("action") == dict.fromkeys(["freeze", "second_chance", "triple_draw", "crossroads", "storm"], 2)
    assert of("bonus") == dict.fromkeys(["featherweight", "heavyweight", "ladder"], 3)


def _file() -> list[dict[str, Any]]:
    return tomllib.loads((Path(cards.__file__).parent / "cards.toml").read_text("utf-8"))["card"]


def test_card_file_checks_itself() -> None:
    """Decision: the composition is one table with a self-check (sum 120, 17 scoring values, each id once)."""
    check_deck(_file(), 120, 17)
    with pytest.raises(DeckError, match="120 cards, not the 119"):
        check_deck(_file(), 119, 17)
    with pytest.raises(DeckError, match="17 scoring values, not the 18"):
        check_deck(_file(), 120, 18)
    twice = _file()
    twice[20]["id"] = twice[19]["id"]
    with pytest.raises(DeckError, match="stands twice"):
        check_deck(twice, 120, 17)
    equal = _file()
    equal[15]["value"] = equal[14]["value"]
    with pytest.raises(DeckError, match="16 scoring values"):
        check_deck(equal, 120, 17)
    moved = _file()
    moved[3], moved[4] = moved[4], moved[3]
    with pytest.raises(DeckError, match="in order"):
        check_deck(moved, 120, 17)


def test_dealer_turns_up_each_card_with_the_chance_of_its_copies_left() -> None:
    """Seed: Die Entscheidung, Ziehen; a shuffled pile is a multiset until a card is drawn from it."""
    scene = start(2)
    assert scene.pile == Counter(COPIES)
    assert scene.view.unseen == COPIES
    scene.deal("13")
    assert scene.view.unseen == COPIES | {"13": 12}
    scene.deal("0")
    assert scene.view.unseen == {card: n for card, n in (COPIES | {"13": 12}).items() if card != "0"}


@pytest.mark.parametrize("pile", [None, "0 7 7 7 storm storm", "storm", "0"])
def test_random_cards_come_with_the_chance_of_their_copies(pile: str | None) -> None:
    """Ruling 61: what simulations draw is what the odds say, over the whole pile and nothing beside it."""
    scene = at("9", "10", turn=0, pile=pile).play(0, "draw")
    outcomes = SEVN.outcomes(scene.state)
    rngs = make_rngs(1)
    seed_rng(rngs[0], 4, 2)
    draws = 20_000
    drawn = Counter(int(SEVN.sample(scene.state, rngs[0])) for _ in range(draws))
    assert set(drawn) == {outcome.move for outcome in outcomes}
    for outcome in outcomes:
        spread = (draws * outcome.probability * (1 - outcome.probability)) ** 0.5
        assert abs(drawn[outcome.move] - draws * outcome.probability) <= 5 * spread


@pytest.mark.parametrize("players", [2, 5, 8])
def test_random_lots_fall_on_every_seat(players: int) -> None:
    """Rulings 1, 5e."""
    blank = SEVN.blank(players, SEVN.checked_options(players, {}))
    rngs = make_rngs(1)
    seed_rng(rngs[0], 1, players)
    drawn = Counter(int(SEVN.sample(blank, rngs[0])) for _ in range(4000))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) > 0.8 * 4000 / players
