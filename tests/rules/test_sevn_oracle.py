"""The rules beside an oracle that shares no line with them: rows, whole rounds' scores, and the odds of going out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.rules import oracle
from tests.rules.scene import GROUPS, SEVN, Scene, at

from sevenfold.games.sevn.cards import IDS, STANDARD

SCORING = [card for card in IDS if GROUPS[card] in {"number", "ballast"}]
EXTRAS = [card for card in IDS if GROUPS[card] in {"modifier", "bonus"}]
RICH = dict.fromkeys(EXTRAS, 6) | {
    "0": 4,
    "1": 5,
    "2": 5,
    "ballast_2": 3,
    "ballast_4": 3,
    "ballast_6": 3,
    "second_chance": 8,
}
"""A deck with several copies of every modifier and bonus."""


@st.composite
def rows(draw: st.DrawFn, most: int = 6) -> list[str]:
    """Any row: up to six different values, and modifiers and bonuses with several copies."""
    values = draw(st.lists(st.sampled_from(SCORING), max_size=most, unique=True))
    extras = draw(st.lists(st.sampled_from(EXTRAS), max_size=6))
    return values + extras


@settings(max_examples=200, deadline=None)
@given(rows(), st.booleans(), st.sampled_from(["active", "stopped", "frozen", "out"]))
def test_row_is_worth_what_the_oracle_says(row: list[str], stack: bool, status: str) -> None:
    """Rulings 44 to 52, 5f, on random rows of a rich deck."""
    scene = at("13", f"{' '.join(row)} / {status}", turn=0, options={"deck": RICH, "bonus_stack": stack})
    right = oracle.points(row, out=status == "out", each_bonus_pays=stack)
    assert scene.row(1).points == right
    assert sum(line.points for line in scene.row(1).lines) == right
    assert scene.row(1).distinct == len(set(row) & set(SCORING))


@settings(max_examples=60, deadline=None)
@given(st.lists(rows(), min_size=2, max_size=6), st.data())
def test_round_banks_what_the_oracle_says(table: list[list[str]], data: st.DataObject) -> None:
    """Rulings 12, 51: every row at the end of a round, in the standard deck and in richer ones."""
    need = Counter(card for row in table for card in row) | Counter(dict(zip(IDS, STANDARD, strict=True)))
    stops = data.draw(st.lists(st.sampled_from(["stopped", "frozen", "out"]), min_size=len(table), max_size=len(table)))
    texts = [f"{' '.join(row)} / {status}" for row, status in zip(table, stops, strict=True)]
    assume(need["x2"] <= 6)
    scene = at("+2", *texts, turn=0, options={"deck": need | {"+2": need["+2"] + 1}, "target_score": 2000})
    scene.play(0, "stop")
    right = [oracle.points(row, out=status == "out") for row, status in zip(table, stops, strict=True)]
    assert scene.banked == [2, *right]


@settings(max_examples=60, deadline=None)
@given(rows(), st.sampled_from(SCORING), st.booleans())
def test_seventh_value_banks_what_the_oracle_says(extras: list[str], last: str, stack: bool) -> None:
    """Rulings 44, 45, 53: SEVN by any card, with any modifiers and bonuses."""
    values = [card for card in SCORING if card != last]
    held = [card for card in extras if card in values]
    held = (held + [card for card in values if card not in held])[:6]
    row = held + [card for card in extras if card in EXTRAS]
    options = {"deck": RICH, "bonus_stack": stack, "target_score": 2000}
    scene = at(" ".join(row), "13" if last != "13" else "12", turn=0, options=options).draws(0, last)
    if last.startswith("ballast"):
        scene.play(0, "keep")
    assert scene.happened("sevn") == [(0, last)]
    assert scene.banked[0] == oracle.points([*row, last], each_bonus_pays=stack)


@st.composite
def moments(draw: st.DrawFn) -> Scene:
    """A turn of seat 0 with some pile, perhaps an empty one."""
    row = draw(rows())
    other = draw(st.lists(st.sampled_from(SCORING), max_size=6, unique=True))
    chance = draw(st.booleans())
    gone = draw(st.lists(st.sampled_from(IDS), max_size=30, unique=True))
    text = " ".join(row + ["second_chance"] * chance)
    pile = draw(st.sampled_from([None, ""]))
    scene = at(text, " ".join(other) + " / stopped", turn=0, pile=pile, options={"deck": RICH})
    if pile is None and gone:
        left = [card for card in gone if scene.pile[card]]
        scene = at(text, " ".join(other) + " / stopped", turn=0, discard=" ".join(left), options={"deck": RICH})
    return scene


@settings(max_examples=60, deadline=None)
@given(moments())
def test_odds_of_going_out_are_those_of_trying_every_card(scene: Scene) -> None:
    """Ruling 61: the odds on request, against the enumeration of every outcome of the next card."""
    risk = scene.row(0).risk
    unseen = scene.view.unseen
    state = scene.state.copy()
    if risk.unseen == 0:
        assert unseen == {}
        return
    SEVN.apply(state, 0, SEVN.read(state, 0, "draw"))
    chance, shown = Fraction(0), Counter[str]()
    for outcome in SEVN.outcomes(state):
        after = state.copy()
        SEVN.apply(after, -1, outcome.move)
        happened = {event.kind for event in SEVN.events(after, -1)}
        shown[SEVN.write(state, -1, outcome.move)] = outcome.weight
        if happened & {"twice", "saved"}:
            chance += Fraction(outcome.weight, outcome.total)
            assert ("saved" in happened) == risk.saved
    assert chance == Fraction(risk.bust, risk.unseen)
    assert shown == Counter(unseen)
    assert sum(unseen.values()) == risk.unseen


@pytest.mark.parametrize(("row", "bust"), [("13", 12), ("0", 0), ("1", 0), ("2 3", 3), ("12 13", 23), ("ballast_2", 0)])
def test_odds_of_the_seeds_picture(row: str, bust: int) -> None:
    """Seed: Das Risiko, hohe Karten."""
    scene = at(row, "9", turn=0)
    assert (scene.row(0).risk.bust, scene.row(0).risk.unseen) == (bust, 120 - 1 - len(row.split()))
