"""Actions and observations: every legal move has one number, and what a seat observes is what its view tells."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.envs.moments import NAMES, TABLES, asked_moments, moments

from sevenfold.envs.encoding import encoding
from sevenfold.envs.errors import EnvError
from sevenfold.games.kit.conformance import rng_of
from sevenfold.games.kit.contract import DEALER
from sevenfold.games.registry import game

EACH = pytest.mark.parametrize(("game_id", "players", "options"), TABLES, ids=NAMES)
SEED = 11


def turned(values: Any, seat: int, players: int) -> list[Any]:
    """Values by seat as a seat sees them: its own first, then clockwise."""
    return [values[(seat + place) % players] for place in range(players)]


@EACH
def test_every_legal_move_has_an_action_of_its_own_and_no_other_action_is_open(game_id, players, options):
    rules, coded = game(game_id), encoding(game_id)
    loop = coded.loop
    kinds = Counter()
    for s, seat in asked_moments(game_id, players, options, SEED):
        moves = rules.moves(s, seat)
        actions = [int(loop.action_at(s.rows, s.at, seat, move)) for move in moves]
        assert len(set(actions)) == len(moves)
        assert all(0 <= action < coded.actions for action in actions)
        assert [int(loop.move_at(s.rows, s.at, seat, action)) for action in actions] == moves
        assert sorted(actions) == np.flatnonzero(coded.legal(s.rows, s.at, seat)).tolist()
        kinds.update(rules.write(s, seat, move).split()[0] for move in moves)
    assert len(kinds) >= 2


@EACH
def test_an_action_that_means_a_move_means_it_alone(game_id, players, options):
    rules, coded = game(game_id), encoding(game_id)
    for number, (s, seat) in enumerate(asked_moments(game_id, players, options, SEED)):
        if number % 40 == 0:
            found = [int(coded.loop.move_at(s.rows, s.at, seat, action)) for action in range(-1, coded.actions + 1)]
            assert found[0] == found[-1] == -1
            legal = set(rules.moves(s, seat))
            named = Counter(move for move in found if move in legal)
            assert set(named) == legal
            assert set(named.values()) == {1}


@pytest.mark.parametrize("game_id", ["sevn", "7wonders", "weisen"])
def test_the_named_actions_cover_all_numbers_without_a_gap(game_id):
    coded = encoding(game_id)
    at = 0
    for first, count, _ in sorted(coded.parts.NAMES):
        assert first == at
        at += count
    assert at == coded.actions


@EACH
def test_states_that_differ_in_what_is_hidden_look_the_same(game_id, players, options):
    rules, coded = game(game_id), encoding(game_id)
    rng = rng_of(3)
    differ = 0
    for number, s in enumerate(moments(game_id, players, options, SEED)):
        if number % 3 or rules.actors(s) == (DEALER,):
            continue
        for seat in range(players):
            other = rules.resample(s, seat, rng)
            differ += bytes(other) != bytes(s)
            here, there = (coded.seen(state.rows, state.at, seat) for state in (s, other))
            for name, values in here.items():
                assert np.array_equal(values, there[name]), f"{name} tells seat {seat} what is hidden"
            assert np.array_equal(coded.legal(s.rows, s.at, seat), coded.legal(other.rows, other.at, seat))
    assert bool(differ) == rules.hides


@EACH
def test_observing_changes_neither_the_position_nor_what_is_seen_next(game_id, players, options):
    coded = encoding(game_id)
    for number, (s, seat) in enumerate(asked_moments(game_id, players, options, SEED)):
        if number % 10 == 0:
            before = bytes(s)
            first = coded.seen(s.rows, s.at, seat)
            coded.legal(s.rows, s.at, seat)
            again = coded.seen(s.rows, s.at, seat)
            assert bytes(s) == before
            assert all(np.array_equal(first[name], again[name]) for name in first)


def test_sevn_observes_what_the_view_tells():
    from sevenfold.games.sevn.cards import IDS

    rules, coded = game("sevn"), encoding("sevn")
    for s, seat in asked_moments(*TABLES[1], SEED):
        view, seen = rules.view(s, seat), coded.seen(s.rows, s.at, seat)
        rows = turned(view.rows, seat, 8)
        assert seen["banked"].tolist() == [row.banked for row in rows]
        assert seen["points"].tolist() == [row.points for row in rows]
        assert seen["distinct"].tolist() == [row.distinct for row in rows]
        assert seen["bust"].tolist() == [row.risk.bust for row in rows]
        for row, cards in zip(rows, seen["cards"], strict=True):
            assert Counter(row.cards) == Counter({card: int(n) for card, n in zip(IDS, cards, strict=True) if n})
        assert {card: int(n) for card, n in zip(IDS, seen["unseen"], strict=True) if n} == view.unseen
        assert {card: int(n) for card, n in zip(IDS, seen["discard"], strict=True) if n} == view.discard
        assert seen["asked"] == 0
        assert (seen["card"] == -1) == (view.asking.card is None)
        assert seen["pile_count"] == view.pile
        assert seen["queue_count"] == len(view.queue)
        queue = [
            (IDS[card], (seat + owner) % 8)
            for card, owner in zip(seen["queue_card"], seen["queue_owner"], strict=True)
            if card >= 0
        ]
        assert queue == [(waiting.card, waiting.owner) for waiting in view.queue][: len(queue)]
        assert (seen["running"] == -1) == (view.running is None)


def test_wonders_observes_what_the_view_tells():
    from sevenfold.games.wonders.boards import BOARD_IDS
    from sevenfold.games.wonders.cards import IDS

    rules, coded = game("7wonders"), encoding("7wonders")
    for number, (s, seat) in enumerate(asked_moments(*TABLES[3], SEED)):
        if number % 5:
            continue
        view, seen = rules.view(s, seat), coded.seen(s.rows, s.at, seat)
        cities = turned(view.cities, seat, 7)
        assert [BOARD_IDS[board] for board in seen["wonder"]] == [city.wonder for city in cities]
        assert seen["coins"].tolist() == [city.coins for city in cities]
        assert seen["points"].tolist() == [city.score.total for city in cities]
        assert seen["shields"].tolist() == [city.shields for city in cities]
        assert seen["symbols"].tolist() == [city.symbols for city in cities]
        for city, built, ages in zip(cities, seen["city"], seen["stage_ages"], strict=True):
            shown = {
                card
                for group in ("brown", "grey", "blue", "yellow", "red", "green", "purple")
                for card in getattr(city.cards, group)
            }
            assert {IDS[kind] for kind in np.flatnonzero(built)} == shown
            assert ages.tolist()[: len(city.stages)] == city.stages
        held = Counter({IDS[kind]: int(n) for kind, n in enumerate(seen["hand"]) if n})
        assert held == Counter(card.card for card in view.hand)
        assert sum(seen["pile"]) == sum(card.copies for card in view.pile)
        assert [seat for seat, waits in enumerate(turned(seen["asked"], -seat % 7, 7)) if waits] == sorted(
            view.asking.seats
        )
        assert seen["discard_count"] == view.discard
        assert {"left": 1, "right": -1, "none": 0}[view.direction] == seen["direction"]


@pytest.mark.parametrize("table", [TABLES[5], TABLES[6]], ids=["hidden", "open"])
def test_weisen_observes_what_the_view_tells(table):
    from sevenfold.games.weisen.cards import IDS, ROLES

    rules, coded = game("weisen"), encoding("weisen")
    players = table[1]
    for number, (s, seat) in enumerate(asked_moments(*table, SEED)):
        if number % 5:
            continue
        view, seen = rules.view(s, seat), coded.seen(s.rows, s.at, seat)
        seats = turned(view.seats, seat, players)

        def words(counts: Any) -> list[str]:
            return [IDS[kind] for kind, copies in enumerate(counts) for _ in range(copies)]

        def roles(field: str, seen: Any = seen) -> list[str | None]:
            return [None if role < 0 else ROLES[role] for role in seen[field][:players]]

        assert words(seen["hand"]) == view.hand
        assert roles("role") == [one.role for one in seats]
        assert roles("second_role") == [one.second_role for one in seats]
        assert seen["place"].tolist()[:players] == [one.place or 0 for one in seats]
        assert seen["side"].tolist()[:players] == [one.side or 0 for one in seats]
        assert seen["power"].tolist()[:players] == [one.power for one in seats]
        assert seen["large"].tolist()[:players] == [one.crystals for one in seats]
        assert seen["points"].tolist()[:players] == [one.points for one in seats]
        for place, one in enumerate(seats):
            assert words(seen["laid"][place]) == one.laid
            assert bool(seen["seen"][place]) == (one.values is not None)
            if one.values is None:
                assert not seen["values"][place].any()
            else:
                assert sum(seen["values"][place][2:]) == len(one.values)
        offers = {(offer.seat, offer.to) for offer in view.offers}
        assert {((a + seat) % players, (b + seat) % players) for a, b in np.argwhere(seen["offers"])} == offers
        assert seen["offers_left"] == view.offers_left
        assert seen["lead"] == view.lead
        assert [ROLES[role] for role in np.flatnonzero(seen["middle"])] == view.middle
        assert [ROLES[role] for role in np.flatnonzero(seen["removed"])] == view.removed
        assert words(seen["discard"]) == [*view.power_discard, *view.spell_discard]


def test_weisen_knows_the_cards_it_has_been_shown_and_no_others():
    rules, coded = game("weisen"), encoding("weisen")
    certain = 0
    for s in moments(*TABLES[5], SEED):
        if rules.actors(s) and rules.actors(s) != (DEALER,):
            f = s.plain()
            for seat in range(4):
                known = coded.seen(s.rows, s.at, seat)["known"]
                certain += int(known.sum())
                for place in range(1, 4):
                    other = (seat + place) % 4
                    assert all(known[place, kind] <= f.hand[other, kind] for kind in range(known.shape[1]))
                assert not known[0].any()
    assert certain > 0


def test_a_game_without_an_environment_is_named():
    with pytest.raises(EnvError, match="There is sevn, 7wonders, weisen"):
        encoding("chess")
