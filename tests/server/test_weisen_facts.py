"""The facts that the page draws Die Sieben Weisen from say what the rules say."""

from __future__ import annotations

from sevenfold.games.weisen.cards import COPIES_OF, FACTS, FIRST_SPELL, IDS, SPACE_FACTS, SUIT, SUITS, VALUE
from sevenfold.server import weisen_facts


def test_the_file_has_not_drifted_and_is_written_where_it_has(tmp_path, monkeypatch):
    assert weisen_facts.main(["--check"]) == 0
    assert weisen_facts.main(["--wrong"]) == 2
    monkeypatch.setattr(weisen_facts, "TARGET", tmp_path / "new" / "facts.ts")
    assert weisen_facts.main(["--check"]) == 1
    assert weisen_facts.main([]) == 0
    assert weisen_facts.main(["--check"]) == 0


def test_every_card_is_there_with_its_group_value_and_copies():
    cards = weisen_facts.cards()
    assert tuple(cards) == IDS
    for kind, card in enumerate(cards.values()):
        power = kind < FIRST_SPELL
        assert card["group"] == (SUITS[int(SUIT[kind])] if power else "spell")
        assert card["value"] == (int(VALUE[kind]) if power else None)
        assert card["copies"] == COPIES_OF[kind]


def test_spaces_and_numbers_are_those_of_the_rules():
    assert [" ".join(order) for order in weisen_facts.spaces()] == SPACE_FACTS.orders
    said = weisen_facts.rules()
    assert (said["early_lead"], said["second_one"]) == (FACTS.early_lead, FACTS.second_one)
    assert said["crystals_on_a_space"] == FACTS.crystals
