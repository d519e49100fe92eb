"""What is hidden stays hidden, and what a seat remembers is kept when the rest is dealt out anew (rulings 18, 20, 29, 48, 68)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.rules.weisen.games import moments
from tests.rules.weisen.scene import Scene, at, sage, two_and_two
from tests.rules.weisen.test_dropping import almost_empty
from tests.rules.weisen.test_exchange import gifts
from tests.rules.weisen.test_negotiation import four

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.cards import IDS
from sevenfold.games.weisen.game import WEISEN

MANY = 60


def seen(s: Live[Any], viewer: int) -> bytes:
    """All that leaves the server for a viewer."""
    shown: list[Any] = [WEISEN.view(s, viewer), WEISEN.events(s, viewer)]
    if viewer >= 0 and viewer in WEISEN.actors(s):
        shown += [WEISEN.choices(s, viewer)]
    return msgspec.json.encode(shown)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_29_nobody_can_tell_a_resampled_state(players: int) -> None:
    """Rulings 18, 20, 29, 48: views, events, choices and refusals are byte-identical, for the seat and for onlookers."""
    rng = rng_of(players)
    for number, s in enumerate(moments(players, {}, players)):
        if number % 47:
            continue
        for seat in range(players):
            other = WEISEN.resample(s, seat, rng)
            assert seen(other, seat) == seen(s, seat)
            assert seen(other, SPECTATOR) == seen(s, SPECTATOR)
            assert WEISEN.position(WEISEN.describe(other)) == other


def leaks(s: Live[Any], viewer: int) -> set[str]:
    """Faces in what the viewer gets that lie in a hand of somebody else, and nowhere that it may look."""
    data = WEISEN.describe(s)
    own = data["players"][viewer] if viewer >= 0 else {"power": [], "spells": []}
    open_cards = Counter([*data["discard"], *data["spell_discard"], *own["power"], *own["spells"]])
    for seat in data["players"]:
        open_cards.update(seat["laid"])
    text = msgspec.json.encode([WEISEN.view(s, viewer)]).decode()
    found = Counter({card: text.count(f'"{card}"') for card in IDS})
    return set(found - open_cards)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_76_a_view_holds_no_face_of_another_hand(players: int) -> None:
    """Ruling section 4, ruling 76: every card that a view names lies open or in the viewer's own hand."""
    for number, s in enumerate(moments(players, {}, 20 + players)):
        if number % 5 == 0 and WEISEN.actors(s):
            for viewer in range(-1, players):
                assert leaks(s, viewer) == set()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hidden_events_reach_only_those_who_see_them(players: int) -> None:
    """Rulings 20, 29, 48, 77: a card that is dealt, drawn, shown, given or handed on shows its face to one or two."""
    hidden = {"dealt", "drew", "spell", "shown", "given", "handed"}
    found: set[str] = set()
    for s in moments(players, {}, 30 + players):
        for viewer in range(-1, players):
            for event in WEISEN.events(s, viewer):
                if event.kind in hidden:
                    mine = viewer == event.seat or (event.kind in {"shown", "given", "handed"} and viewer == event.by)
                    assert (event.card is not None) == mine
                    found.add(event.kind)
    assert found == hidden


def hands(s: Live[Any], seat: int) -> Counter[str]:
    """A hand of the true state."""
    player = WEISEN.describe(s)["players"][seat]
    return Counter([*player["power"], *player["spells"]])


def samples(scene: Scene, seat: int) -> list[Live[Any]]:
    """Many guesses of a seat."""
    rng = rng_of(seat + 1)
    return [WEISEN.resample(scene.state, seat, rng) for _ in range(MANY)]


def test_unseen_hands_are_dealt_anew() -> None:
    """Ruling 29: of their size, from all cards that the seat doesn't see."""
    scene = four()
    guesses = samples(scene, 0)
    assert {frozenset(hands(s, 0)) for s in guesses} == {frozenset(hands(scene.state, 0))}
    assert len({frozenset(hands(s, 1)) for s in guesses}) > MANY // 2


def test_ruling_20_a_shown_card_is_remembered() -> None:
    """Ruling 20: by the one who has seen it, until it is laid."""
    scene = four().play(1, "show 0 witch:7")
    assert all(hands(s, 1)["witch:7"] for s in samples(scene, 0))
    assert not all(hands(s, 1)["witch:7"] for s in samples(scene, 2))


def test_ruling_26_a_gift_is_remembered_by_its_giver() -> None:
    """Ruling 26; and what may have gone on from hand to hand is with one of both."""
    scene = gifts().play(0, "give 2 druid:7")
    assert all(hands(s, 2)["druid:7"] for s in samples(scene, 0))
    assert not all(hands(s, 2)["druid:7"] for s in samples(scene, 1))
    wandered = at(*[sage(role, f"{role}:7 {role}:2", side=1 if i < 3 else 2)
                    for i, role in enumerate(("druid", "witch", "magician", "seer", "healer"))], what="exchange")  # fmt: skip
    wandered.play(0, "give 1 druid:7").play(1, "give 2 witch:2")
    where = {(hands(s, 1)["druid:7"], hands(s, 2)["druid:7"]) for s in samples(wandered, 0)}
    assert where == {(1, 0), (0, 1)}


def test_ruling_48_cards_handed_on_are_remembered() -> None:
    """Ruling 48: by the giver, for the receiver they are in the own hand."""
    scene = two_and_two("", "witch:1 witch:2 witch:3", seat1={"dropped": 1}, seats=[2]).play(2, "drop")
    scene.play(1, "hand witch:1", "hand witch:2", "hand witch:3").deal()
    assert all(hands(s, 2)["witch:3"] and hands(s, 2)["witch:1"] for s in samples(scene, 1))


def test_ruling_58_a_taken_owl_is_known_to_all() -> None:
    """Ruling 58: it was seen on the table."""
    scene = two_and_two("seer:3 seer:4", laid=("", "owl:4", "", ""), spells=("volensia", "", "", ""), seats=[0])
    scene.play(0, "lay volensia 1 owl:4")
    for seat in (1, 2, 3):
        assert all(hands(s, 0)["owl:4"] for s in samples(scene, seat))


def test_ruling_51_after_a_reshuffle_what_is_not_in_the_pile_is_in_hands() -> None:
    """Ruling 51: the new draw pile is the open discard pile, so everybody knows what it holds."""
    scene = (
        almost_empty(["owl:3"], ["owl:4", "owl:4", "owl:5"]).play(1, "drop").deal("owl:3", "owl:4", "owl:4", "owl:5")
    )
    fresh = (
        almost_empty(["owl:3"], ["owl:4", "owl:4", "owl:5", "druid:1", "druid:1", "druid:2"])
        .play(1, "drop")
        .deal("owl:3")
    )
    pile = Counter({"owl:4": 2, "owl:5": 1, "druid:1": 2, "druid:2": 1})
    for seat in range(4):
        for s in samples(fresh, seat):
            f = s.plain()
            assert (
                Counter({card: f.pile[kind] for kind, card in enumerate(IDS) if f.pile[kind] and ":" in card}) == pile
            )
    assert scene.view.power_pile == 0


def test_ruling_18_offers_of_others_are_guessed() -> None:
    """Ruling 18: a seat that isn't concerned can't know of them; own ones stay."""
    scene = four().play(0, "offer 1").play(2, "offer 3")
    for s in samples(scene, 0):
        assert WEISEN.describe(s).get("offers") == [[0, 1]]
    waited = four().play(2, "offer 3", "done").all("done")
    assert waited.asks == "negotiate 3"
    makers = {tuple(map(tuple, WEISEN.describe(s)["offers"])) for s in samples(waited, 0)}
    assert makers == {((1, 3),), ((2, 3),)}


def test_resampling_tells_nothing_through_the_record_itself() -> None:
    """Rulings 20, 29: what events and memories carry is hidden in a sample, too: a policy reads the record."""
    scene = four().play(1, "show 2 witch:7")
    for s in samples(scene, 0):
        f = s.plain()
        assert [f.event[n, 3] for n in range(f.event_count)] == [0]
        assert not any(f.memory[2, copy] for copy in range(78))
        assert not any(f.option)
        assert f.shows[1, 2] == 1
    own = four().play(0, "show 2 druid:7")
    assert all(any(s.plain().memory[2, copy] == 1 for copy in range(78)) for s in samples(own, 0))


def test_a_sample_knows_as_many_gifts_and_shown_cards() -> None:
    """Rulings 20, 27: their numbers are public."""
    scene = gifts().play(0, "give 2 druid:7", "give 2 potentia").play(2, "show 3 druid:7", "show 3 magician:7")
    for s in samples(scene, 1):
        player = WEISEN.describe(s)["players"][2]
        assert sorted(times for _, times in player["moved"]) == [1, 1]
        assert len(player["shown"]) == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_view_stays_below_twelve_kilobytes(players: int) -> None:
    """The largest view of any seat in a random game."""
    largest = 0
    for number, s in enumerate(moments(players, {"open_offers": True, "open_crystals": True}, 40 + players)):
        if number % 7 == 0 or not WEISEN.actors(s):
            largest = max(largest, len(msgspec.json.encode(WEISEN.view(s, 0))))
    assert 1_000 < largest < 12_000


def test_a_full_table_stays_below_twelve_kilobytes() -> None:
    """All cards in hands, laid or discarded, all crystals won."""
    scene = two_and_two(
        " ".join(card for card in IDS if card.startswith(("druid", "witch", "owl"))),
        " ".join(card for card in IDS if card.startswith(("seer", "magician"))),
        discard=[card for card in IDS if card.startswith(("priestess", "alchemist"))], seats=[0],
    )  # fmt: skip
    assert 1_500 < len(msgspec.json.encode(scene.seen_by(0))) < 12_000
