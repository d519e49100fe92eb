"""Every game keeps every promise of the contract, with every option and number of players; and the suite sees what doesn't."""

from __future__ import annotations

import itertools
from types import MethodType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.wonders.census import census as wonders_census

from sevenfold.games.kit.conformance import Broken, conform, rng_of
from sevenfold.games.kit.contract import DEALER, Choice, Outcome, Refusal
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.registry import GAMES, game
from sevenfold.games.sevn.cards import IDS, KINDS
from sevenfold.texts import LANGUAGES, keys

SEVN = game("sevn")
MEAGRE = dict.fromkeys(("13", "12", "11", "10", "9", "8", "7", "x2", "ladder", "featherweight", "heavyweight"), 0)
RICH = {"storm": 6, "crossroads": 6, "triple_draw": 6, "freeze": 4, "second_chance": 6, "ballast_2": 4, "ballast_6": 3}


def sevn_census(s):
    """How many copies of each card there are, wherever they lie."""
    f = s.plain()
    lying = [f.pile[kind] + f.discard[kind] for kind in range(KINDS)]
    for seat in range(f.players):
        for kind in range(KINDS):
            lying[kind] += f.front[seat, kind]
        if f.twice[seat] >= 0:
            lying[f.twice[seat]] += 1
    elsewhere = [f.pending, f.run, *f.queue_card[: f.queue_count], *f.open[: f.open_count]]
    for kind in elsewhere:
        if kind >= 0:
            lying[kind] += 1
    return dict(zip(IDS, lying, strict=True))


OPTIONS = [
    {},
    {"storm_start": "next"},
    {"bonus_stack": False},
    {"allow_empty_pass": True},
    {"start": 1},
    {"target_score": 1},
    {"deck": RICH},
    {"deck": MEAGRE, "target_score": 20},
]


CENSUSES = {"sevn": sevn_census, "7wonders": wonders_census}


def each_option(chosen):
    """Every option of a game with every kind of value it may take, one after another."""
    for spec in chosen.options:
        if spec.kind == "bool":
            yield from ({spec.name: value} for value in (False, True))
        elif spec.kind == "int":
            yield {spec.name: spec.least}
        elif spec.kind == "choice":
            yield from ({spec.name: value} for value in spec.values)
        elif spec.kind == "seats":
            yield {spec.name: spec.values[1::2][: chosen.usual_seats]}  # each once, where they come in twos


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "name", sorted(set(GAMES) - {"weisen"})
)  # its games are long: tests/rules/weisen does the same
def test_every_game_on_the_shelf_for_every_number_of_players_and_every_option(name):
    chosen = game(name)
    for players in range(chosen.least_seats, chosen.most_seats + 1):
        conform(chosen, players, {}, players, census=CENSUSES.get(name), only_fallback=True, closely=0.04)
    for options in each_option(chosen):
        for players in {chosen.usual_seats, chosen.most_seats}:
            try:
                given = chosen.checked_options(players, options)
            except OptionError:
                continue  # not for so many
            conform(chosen, players, given, 5, census=CENSUSES.get(name), closely=0.04)


@pytest.mark.parametrize("players", range(2, 9))
def test_sevn_for_every_number_of_players(players):
    for only_fallback in (False, True):
        conform(SEVN, players, {"target_score": 30}, players, census=sevn_census, only_fallback=only_fallback)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(map(str, options)) or "usual")
def test_sevn_for_every_option(options):
    for only_fallback, players in itertools.product((False, True), (2, 3)):
        conform(
            SEVN, players, {"target_score": 40, **options}, 7, census=sevn_census, only_fallback=only_fallback
        )  # fmt: skip


@settings(max_examples=12)
@given(
    st.integers(0, 2**62),
    st.integers(2, 5),
    st.fixed_dictionaries(
        {
            "target_score": st.integers(1, 60),
            "storm_start": st.sampled_from(["drawer", "next"]),
            "bonus_stack": st.booleans(),
            "allow_empty_pass": st.booleans(),
            "deck": st.just("standard")
            | st.dictionaries(st.sampled_from(IDS[14:]), st.integers(0, 5)).filter(
                lambda deck: sum(deck.get(card, 0) for card in ("freeze", "triple_draw", "storm", "crossroads")) <= 20
            ),
        }
    ),
    st.booleans(),
)
def test_sevn_for_any_seed_and_options(seed, players, options, only_fallback):
    conform(SEVN, players, options, seed, census=sevn_census, only_fallback=only_fallback)


@settings(max_examples=25)
@given(st.integers(0, 2**62), st.integers(2, 4), st.integers(2, 4), st.booleans(), st.booleans())
def test_the_tiny_game_for_any_seed(peak, seed, players, cards, block, only_fallback):
    conform(peak, players, {"cards": cards, "block": block}, seed, only_fallback=only_fallback)


def test_a_whole_game_has_a_sentence_for_whatever_comes_up(peak):
    for chosen, options in ((SEVN, {"target_score": 100, "deck": RICH}), (peak, {})):
        found = conform(chosen, 4, options, 11)
        wanted = {f"event-{chosen.id}-{kind}" for kind in found.events}
        wanted |= {f"refusal-{code}" for code in found.refusals}
        wanted |= {f"score-{chosen.id}-{what}" for what in found.scores}
        wanted |= {f"option-{chosen.id}-{spec.name}" for spec in chosen.options}
        wanted |= {f"option-{chosen.id}-{spec.name}-about" for spec in chosen.options}
        for language in LANGUAGES:
            assert not wanted - keys(language), language


@pytest.mark.parametrize("name", ["sevn", "peak"])
def test_samples_come_as_often_as_their_weight_says(peak, name):
    chosen = peak if name == "peak" else SEVN
    s = chosen.start(3)
    rng = rng_of(1)
    while chosen.actors(s) == (DEALER,) and len(chosen.outcomes(s)) < 5:
        chosen.apply(s, DEALER, chosen.sample(s, rng))
    n = 4000
    drawn = [chosen.sample(s, rng) for _ in range(n)]
    for outcome in chosen.outcomes(s):
        expected = n * outcome.probability
        assert abs(drawn.count(outcome.move) - expected) < 5 * (expected * (1 - outcome.probability)) ** 0.5 + 1


# --- the suite sees what is wrong


class Twisted:
    """A game with one method replaced."""

    def __init__(self, chosen, **methods):
        self._chosen = chosen
        self._methods = {name: MethodType(method, chosen) for name, method in methods.items()}

    def __getattr__(self, name):
        return self._methods.get(name) or getattr(self._chosen, name)


def leaky_view(self, s, viewer):
    return type(self).view(self, s, 0)


def leaky_events(self, s, viewer):
    return [event for seat in range(self.players(s)) for event in type(self).events(self, s, seat)]


def leaky_choices(self, s, seat):
    hand = [m for m in self.menu(s, (seat + 1) % self.players(s)) if m]
    return [Choice(self.write(s, seat, m), Refusal("peak-not-held")) for m in hand]


def wrong_apply(self, s, seat, move):
    s.record.points[0] += 1
    type(self).apply(self, s, seat, move)


def lossy_apply(self, s, seat, move):
    type(self).apply(self, s, seat, move)
    s.record.discard[3] += seat == 1


def one_short(self, s, seat):
    return type(self).moves(self, s, seat)[:1]


def doubled(self, s, seat):
    return type(self).moves(self, s, seat) * 2


def unstable(self, s, seat, shown=[0]):  # noqa: B006  # it is to remember
    shown[0] += 1
    found = type(self).moves(self, s, seat)
    return found[::-1] if shown[0] % 2 else found


def mumbling(self, s, seat, move):
    return "pass" if seat != DEALER else str(move)


def too_heavy(self, s):
    return [Outcome(o.move, o.weight + 1, o.total) for o in type(self).outcomes(self, s)]


def stubborn(self, s, seat):
    return 0 if seat == 0 else 99


def forgetful(self, s):
    return {**type(self).describe(self, s), "last": 0}


def generous(self, s):
    found = type(self).result(self, s)
    return type(found)(found.points, found.lines, found.ranks, list(range(len(found.points))))


def unsorted(self, s):
    found = type(self).result(self, s)
    return type(found)([p + 1 for p in found.points], found.lines, found.ranks, found.winners)


def overpowered(self, s, seat, rng):
    other = s.copy()
    other.record.points[0] += 1
    return other


@pytest.mark.parametrize(
    ("methods", "promise"),
    [
        ({"view": leaky_view}, "is shown what is hidden"),
        ({"events": leaky_events}, "is shown what is hidden"),
        ({"choices": leaky_choices}, "is shown what is hidden"),
        ({"resample": overpowered}, "is shown what is hidden"),
        ({"apply": wrong_apply}, "has changed something"),
        ({"apply": lossy_apply}, "cards were lost or made"),
        ({"moves": one_short}, "isn't listed, but not refused either"),
        ({"moves": doubled}, "is listed twice"),
        ({"moves": unstable}, "change their order"),
        ({"write": mumbling}, "are written alike"),
        ({"outcomes": too_heavy}, "don't add up"),
        ({"fallback": stubborn}, "isn't legal"),
        ({"describe": forgetful}, "doesn't describe its own state"),
        ({"result": generous}, "aren't the seats ranked first"),
        ({"result": unsorted}, "add up to"),
    ],
    ids=lambda value: next(iter(value.values())).__name__ if isinstance(value, dict) else "",
)
def test_a_broken_promise_is_found(peak, monkeypatch, methods, promise):
    def census(s):
        f = s.plain()
        return {str(v): f.pile[v] + f.discard[v] + (f.stake == v)
                + sum(f.hand[seat, v] + (f.choice[seat] == v) for seat in range(f.players)) for v in range(1, 8)}  # fmt: skip

    twisted = Twisted(peak, **methods)
    monkeypatch.setitem(GAMES, "peak", "nowhere")
    monkeypatch.setattr("sevenfold.games.kit.reading.game_of", lambda _: twisted)

    def several():
        for seed in range(5):
            conform(twisted, 3, {}, seed, census=census)

    with pytest.raises(Broken, match=promise):
        several()


def test_a_game_that_never_ends_is_found(peak, monkeypatch):
    monkeypatch.setattr("sevenfold.games.kit.conformance.MOST_MOVES", 50)
    twisted = Twisted(
        peak, apply=lambda self, s, seat, move: None if seat != DEALER else type(self).apply(self, s, seat, move)
    )
    with pytest.raises(Broken, match="isn't over after 50 moves"):
        conform(twisted, 3, {}, 1, only_fallback=True)
