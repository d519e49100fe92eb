"""What is hidden stays hidden, and what a seat remembers is kept when the rest is dealt out anew (ruling 12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.rules.wonders.games import moments, step
from tests.rules.wonders.scene import at, city

from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import SPECTATOR
from sevenfold.games.kit.record import Live
from sevenfold.games.wonders.cards import CARDS, IDS
from sevenfold.games.wonders.game import WONDERS
from sevenfold.games.wonders.log_reading import player_of

MANY = 200


def seen(s: Live[Any], viewer: int) -> bytes:
    """All that leaves the server for a viewer."""
    shown: list[Any] = [WONDERS.view(s, viewer), WONDERS.events(s, viewer)]
    if viewer >= 0 and viewer in WONDERS.actors(s):
        shown += [WONDERS.choices(s, viewer), WONDERS.fallback(s, viewer)]
    return msgspec.json.encode(shown)


@pytest.mark.parametrize(("players", "side"), [(3, "b"), (4, "ab"), (7, "ab")])
def test_ruling_12_nobody_can_tell_a_resampled_state(players: int, side: str) -> None:
    """Ruling 12: views, events, choices and refusals are byte-identical, for the seat and for onlookers."""
    rng = rng_of(players)
    for number, s in enumerate(moments(players, {"side": side}, players)):
        if number % 7 and WONDERS.view(s, SPECTATOR).asking.what not in ("pick", "seventh"):  # type: ignore[attr-defined]
            continue
        for seat in range(players):
            other = WONDERS.resample(s, seat, rng)
            assert seen(other, seat) == seen(s, seat)
            assert seen(other, SPECTATOR) == seen(s, SPECTATOR)
            assert WONDERS.position(WONDERS.describe(other)) == other


def hands(s: Live[Any]) -> list[tuple[str, ...]]:
    """All hands."""
    return [tuple(seat["hand"]) for seat in WONDERS.describe(s)["players"]]


def test_ruling_12_unseen_hands_are_dealt_anew() -> None:
    """Ruling 12: at the start of an age another seat's hand can be any cards of the deck that the seat hasn't seen."""
    s = WONDERS.start(3, seed=5)
    rng = rng_of(1)
    samples = [hands(WONDERS.resample(s, 0, rng)) for _ in range(MANY)]
    assert {sample[0] for sample in samples} == {hands(s)[0]}
    assert len({sample[1] for sample in samples}) > MANY * 0.9
    unseen = Counter(card.id for card in CARDS for _ in range(card.copies(3)) if card.age == 1) - Counter(hands(s)[0])
    assert all(Counter(sample[1] + sample[2]) == unseen for sample in samples)


def played(turns: int, players: int = 3, seed: int = 5) -> Live[Any]:
    """A game after some turns of age I, played at random."""
    rng = rng_of(seed)
    s = WONDERS.start(players, {}, seed)
    while WONDERS.describe(s)["turn"] <= turns:
        step(s, rng)
    return s


@pytest.mark.parametrize("players", [3, 5])
def test_ruling_12_a_hand_that_was_passed_on_is_remembered(players: int) -> None:
    """Ruling 12: the left neighbour now holds what the seat passed on, all of it."""
    s = played(1, players)
    rng = rng_of(2)
    for _ in range(MANY // 4):
        sample = hands(WONDERS.resample(s, 0, rng))
        assert sample[1] == hands(s)[1]
        assert sample[0] == hands(s)[0]


def secret_cards(s: Live[Any], seat: int) -> list[Counter[str]]:
    """By hand of age I: what is secret in it from its last sight by the seat on, the cards still in it included."""
    data = WONDERS.describe(s)
    players, turn = len(data["players"]), data["turn"]
    found: list[Counter[str]] = []
    for first, words in enumerate(data["log"][0]):
        looks = [slot for slot in range(min(turn, 6)) if player_of(players, 1, first, slot) == seat]
        if not looks:
            continue
        after = [w for slot, w in enumerate(words) if slot > looks[-1] and w and not w.startswith("build")]
        holder = player_of(players, 1, first, turn - 1)
        rest = data["players"][holder]["hand"] if holder != seat else []
        found.append(Counter([w.split()[1] for w in after] + rest))
    return found


@pytest.mark.parametrize("turns", [2, 3, 4, 5])
def test_ruling_12_of_a_hand_seen_before_the_set_of_secret_cards_is_known(turns: int) -> None:
    """Ruling 12: which cards left a hand in secret is remembered, who has which of them is not."""
    s = played(turns, 4, seed=9)
    rng = rng_of(3)
    changed = 0
    for _ in range(MANY // 4):
        other = WONDERS.resample(s, 2, rng)
        assert secret_cards(other, 2) == secret_cards(s, 2)
        changed += other != s
    assert changed > 0


def test_ruling_12_by_elimination_all_hidden_cards_are_known_as_a_set() -> None:
    """Ruling 12: in age I what is in no city and was never seen is what others have taken in secret or hold."""
    s = played(3, 3, seed=4)
    rng = rng_of(4)

    def hidden(state: Live[Any]) -> Counter[str]:
        data = WONDERS.describe(state)
        lying = [card for seat in data["players"] for card in [*seat["hand"], *seat.get("under", [])]]
        return Counter(lying + data["discard"])

    for seat in range(3):
        samples = [WONDERS.resample(s, seat, rng) for _ in range(20)]
        assert all(hidden(other) == hidden(s) for other in samples)


def test_ruling_18_guilds_in_play_are_not_known() -> None:
    """Rulings 12, 18: any unseen guilds may be in play, always players + 2 of them."""
    guilds = {card.id for card in CARDS if card.is_guild}
    scene = at(city("giza_a"), city("rhodos_a"), city("olympia_a"), age=3, turn=1, asking={"what": "card"}).deal(3)
    rng = rng_of(5)
    in_play: set[frozenset[str]] = set()
    for _ in range(MANY):
        sample = hands(WONDERS.resample(scene.state, 0, rng))
        there = frozenset(card for hand in sample for card in hand) & guilds
        assert len(there) == 5
        in_play.add(there)
    assert len(in_play) > 5


POWERS = ["babylon_b", "halikarnassos_b", "olympia_a"]


@pytest.mark.parametrize(("players", "wonders"), [(3, POWERS), (4, []), (7, [])])
def test_ruling_12_a_guess_depends_on_nothing_but_what_the_seat_knows(players: int, wonders: list[str]) -> None:
    """Ruling 12: from any state that the seat can't tell from the true one, the same numbers make the same guess.

    So a bot that thinks in guesses plays the same in all of them, which can be tested.
    """
    chance = rng_of(players)
    for number, s in enumerate(moments(players, {"side": "ab", "wonders": wonders}, 20 + players)):
        seat = number % players
        other = WONDERS.resample(s, seat, chance)
        assert WONDERS.resample(other, seat, rng_of(number)) == WONDERS.resample(s, seat, rng_of(number))


def test_ruling_33_the_pile_is_known_to_whoever_has_looked_through_it() -> None:
    """Rulings 12, 33: Halikarnassos keeps the pile it has seen; for the others it is anything that fits what was taken."""
    scene = at(
        city("giza_a"), city("halikarnassos_a", "ore_vein foundry", stages=1), city("olympia_a"), city("babylon_a"),
        age=2, turn=3, discard=["altar", "baths", "theater"],
    )  # fmt: skip
    scene.turn("sell", f"stage {scene.hand(1)[0]}", "sell", "sell")
    pile = Counter(scene.data["discard"])
    taken = next(card for card in pile if f"pick {card}" in scene.moves(1))
    rng = rng_of(6)
    for _ in range(30):
        assert Counter(WONDERS.describe(WONDERS.resample(scene.state, 1, rng))["discard"]) == pile
    scene.play(1, f"pick {taken}")
    pile -= Counter([taken])
    piles: set[tuple[str, ...]] = set()
    for _ in range(60):
        assert Counter(WONDERS.describe(WONDERS.resample(scene.state, 1, rng))["discard"]) == pile
        other = WONDERS.resample(scene.state, 0, rng)
        piles.add(tuple(WONDERS.describe(other)["discard"]))
        assert taken in WONDERS.describe(other)["players"][1]["city"]
    assert len(piles) > 1


def test_secret_choices_of_others_are_chosen_anew() -> None:
    """Ruling 12, section 9f: who has chosen is known, what is not; the own choice stays."""
    s = WONDERS.start(3, seed=8)
    for seat in (0, 1):
        WONDERS.apply(s, seat, WONDERS.moves(s, seat)[0])
    rng = rng_of(7)
    chosen = {
        tuple(seat.get("chosen") for seat in WONDERS.describe(WONDERS.resample(s, 0, rng))["players"])
        for _ in range(40)
    }
    own = WONDERS.describe(s)["players"][0]["chosen"]
    assert {first for first, _, _ in chosen} == {own}
    assert len({second for _, second, _ in chosen}) > 5
    assert {third for _, _, third in chosen} == {None}


def test_resampling_tells_nothing_through_the_record_itself() -> None:
    """Ruling 12: what events carry is hidden in a sample, too: a policy reads the record."""
    s = WONDERS.start(3, seed=8)
    WONDERS.apply(s, 1, WONDERS.moves(s, 1)[0])
    WONDERS.moves(s, 1)
    f = WONDERS.resample(s, 0, rng_of(1)).plain()
    assert [f.event[n, 3] for n in range(f.event_count)] == [-1]
    assert not any([*f.option, *f.split_left, *f.split_right, *f.stage_left, *f.stage_right])


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_view_stays_below_twelve_kilobytes(players: int) -> None:
    """The largest view of any seat in random games with every board."""
    largest = 0
    for s in moments(players, {"side": "ab"}, 40 + players):
        for seat in WONDERS.actors(s)[:1]:
            largest = max(largest, len(msgspec.json.encode(WONDERS.view(s, seat))))
    assert 2_000 < largest < 12_000


def test_a_full_table_stays_below_twelve_kilobytes() -> None:
    """Seven seats late in age III, with many cards, much to trade and all money: as large as a view can be."""
    kinds = [card for card in CARDS if card.age < 3]
    boards = [f"{w}_b" for w in ("giza", "rhodos", "olympia", "babylon", "ephesos", "alexandria", "halikarnassos")]
    left = Counter({card.id: card.copies(7) for card in kinds})
    seats: list[dict[str, Any]] = []
    for number, board in enumerate(boards):
        own: list[str] = []
        for card in sorted(
            kinds, key=lambda c: (c.colour not in ("brown", "grey", "yellow"), IDS.index(c.id) * (number + 3) % 41)
        ):
            if len(own) < 12 and left[card.id] and not any(CARDS[IDS.index(c)].name == card.name for c in own):
                own.append(card.id)
                left[card.id] -= 1
        seats.append(city(board, " ".join(own), stages=2, coins=90))
    seats[0]["hand"] = ["palace", "pantheon", "town_hall", "observatory", "university", "lodge", "academy"]
    scene = at(*seats, age=3, turn=1)
    sizes = [len(msgspec.json.encode(scene.seen_by(seat))) for seat in range(7)]
    assert 6_000 < max(sizes) < 12_000
