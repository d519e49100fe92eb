"""Simulating Die Sieben Weisen in plain mode: wins as the rules decide them, callers' policies without secrets, records that verify."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.bots.weisen.moments import moment, sage
from tests.cli.command import Command

from sevenfold.arena import PolicyError, simulate
from sevenfold.arena.chunk import WHOLE, make_chunks
from sevenfold.arena.weisen import add_up, next_asked
from sevenfold.bots.weisen.steady import steady_policy
from sevenfold.games.kit.lines import End, entry_of
from sevenfold.games.kit.rng import next_word
from sevenfold.games.kit.verifying import verify
from sevenfold.games.weisen.cards import KINDS
from sevenfold.games.weisen.game import WEISEN
from sevenfold.games.weisen.listing import default_move
from sevenfold.games.weisen.state import Phase

THREE = ["steady", "random", "random"]


def timid(s: Any, seat: int, _rng: Any) -> int:
    """Plays what the clock would."""
    return default_move(s, seat)


def sums(found: Any) -> list[tuple[float, float]]:
    return [(seat.wins, seat.mean_points) for seat in found.seats]


@pytest.mark.parametrize(
    ("crystals", "winners"),
    [
        (([], [], []), [0, 1, 2]),
        (([2, 3], [4], [2, 2]), [0]),
        (([2, 4], [3, 3], [5]), [0]),
        (([2, 5], [3, 4], [2, 5]), [0, 2]),
        (([7], [3, 4], [2, 5]), [0]),
        (([2, 2, 6], [6, 4], [3, 7]), [2]),
        (([4, 6], [4, 6], [4, 6]), [0, 1, 2]),
    ],
)
def test_the_higher_crystals_decide_between_equal_points_and_the_rest_is_shared(
    crystals: tuple[list[int], ...], winners: list[int]
):
    """Ruling 71; the simulation and the game's own result say the same."""
    s = moment("over", *(sage(crystals=list(own)) for own in crystals), round=8, finitum=2)
    chunk = make_chunks(1)[0]
    add_up(s.record, chunk)
    assert WEISEN.result(s).winners == winners
    assert [seat for seat in range(3) if chunk.wins[seat]] == winners
    assert {chunk.wins[seat] for seat in winners} == {WHOLE // len(winners)}
    assert list(chunk.points[:3]) == WEISEN.result(s).points


def test_what_is_reported_adds_up():
    found = simulate("weisen", 5, 8, ["random"], seed=3, threads=2)
    assert sum(seat.wins for seat in found.seats) == pytest.approx(8)
    assert all(5 < seat.mean_points < 60 for seat in found.seats)


def test_the_number_of_threads_changes_nothing():
    one, many = (simulate("weisen", 4, 7, ["random", "random", timid, "steady"], seed=5, threads=n) for n in (1, 4))
    assert one.seats == many.seats


def test_options_reach_the_game():
    """Without negotiation the hierarchy decides who is allied, so the same deals go otherwise."""
    found = [simulate("weisen", 4, 5, ["random"], seed=2, options=o).seats for o in ({}, {"negotiation": False})]
    assert found[0] != found[1]


def test_a_policy_that_does_what_a_bot_does_gets_the_same():
    own = simulate("weisen", 4, 2, [steady_policy, "random", steady_policy, "random"], seed=4)
    named = simulate("weisen", 4, 2, ["steady", "random", "steady", "random"], seed=4)
    assert sums(own) == sums(named)


def test_no_policy_has_a_hand_in_the_deal():
    """However many numbers the policies use up, the same cards come and the same guesses are shown."""

    def wasteful(s: Any, seat: int, rng: Any) -> int:
        for _ in range(seat + 3):
            next_word(rng)
        return timid(s, seat, rng)

    wasting, sparing = (simulate("weisen", 4, 4, [bot], seed=4) for bot in (wasteful, timid))
    assert sums(wasting) == sums(sparing)


def hand(s: Any, seat: int) -> tuple[int, ...]:
    return tuple(s.hand[seat, kind] for kind in range(KINDS))


def test_a_policy_of_the_caller_sees_its_own_hand_but_no_other():
    """What seat 1 is shown of seat 0 when roles are chosen first, against what seat 0 has seen of itself just before."""
    own: list[tuple[int, ...]] = []
    found: list[bool] = []

    def shown(s: Any, seat: int, _rng: Any) -> int:
        if s.round == 1 and s.phase == Phase.ROLE:
            if seat == 0:
                own.append(hand(s, 0))
            elif seat == 1:
                found.append(hand(s, 0) == own[-1])
                assert sum(hand(s, 0)) == sum(own[-1])
        return default_move(s, seat)

    simulate("weisen", 3, 8, [shown], seed=6, threads=1, options={"first": 0})
    assert len(found) == 8
    assert not any(found)


def test_a_policy_cant_change_the_table():
    def vandal(s: Any, seat: int, _rng: Any) -> int:
        move = default_move(s, seat)
        s.won[seat, 7] += 5
        s.phase = Phase.OVER
        return move

    meddling, honest = (simulate("weisen", 3, 4, [bot, "random", bot], seed=4) for bot in (vandal, timid))
    assert sums(meddling) == sums(honest)


def test_an_illegal_answer_of_a_policy_is_named():
    def stubborn(_s: Any, _seat: int, _rng: Any) -> int:
        return 10**6

    with pytest.raises(
        PolicyError, match=r"policy “stubborn” answered 1000000 for seat 1 in game 0, which is no legal"
    ):
        simulate("weisen", 3, 2, ["random", stubborn, "random"], seed=1, threads=1, options={"first": 0})


def test_seats_are_asked_as_long_as_the_game_waits_for_them():
    """In a negotiation all are asked in turn; whoever is done is left out until an offer comes."""
    s = WEISEN.start(4, {"first": 0}, seed=1)
    while s.record.phase == Phase.ROLE:
        WEISEN.apply(s, next_asked(s.record), WEISEN.fallback(s, next_asked(s.record)))
    for seat in range(3):
        assert next_asked(s.record) == seat
        WEISEN.apply(s, seat, WEISEN.read(s, seat, "done"))
    WEISEN.apply(s, 3, WEISEN.read(s, 3, "offer 1"))
    assert next_asked(s.record) == 1


def test_a_recorded_game_verifies(tmp_path: Any):
    file = tmp_path / "game.sevenfold.jsonl"
    found = simulate("weisen", 3, 1, THREE, seed=8, record=file, options={"open_offers": True})
    lines = file.read_text("utf-8").splitlines()
    checked = verify(lines)
    assert checked.sealed
    assert checked.ended
    end = entry_of(lines[-1], len(lines))
    assert isinstance(end, End)
    assert [seat.mean_points for seat in found.seats] == end.end.points
    assert [seat.wins > 0 for seat in found.seats] == [seat in end.end.winners for seat in range(3)]


def test_the_command_simulates_with_options_and_says_what_came_out(capsys: Any, monkeypatch: Any):
    command = Command(capsys, monkeypatch)
    said = command("simulate", "weisen", "--players", 4, "--bots", "steady,random,random,random", "--games", 3,
                   "--seed", 2, "--option", "negotiation=false", "--json", "--plain")  # fmt: skip
    assert (said.status, said.err) == (0, "")
    found = json.loads(said.out)
    assert [seat["bot"] for seat in found["seats"]] == ["steady", "random", "random", "random"]
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_steady_beats_random(players: int):
    """Plain mode plays few games; compiled simulations say it with an interval."""
    found = simulate("weisen", players, 8, ["steady", *["random"] * (players - 1)], seed=2)
    assert found.seats[0].interval[0] > 1 / players
    assert found.seats[0].mean_points > 30
