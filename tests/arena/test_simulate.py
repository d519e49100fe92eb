"""Simulating in plain mode: the same for any number of threads, honest sums, records that verify, wrong wishes refused."""

from importlib import import_module

import pytest

from sevenfold.arena import PolicyError, simulate
from sevenfold.arena import sevn as sevn_loop
from sevenfold.arena.simulate import share_interval
from sevenfold.bots import BotError
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.lines import End, entry_of
from sevenfold.games.kit.verifying import verify
from sevenfold.games.sevn.legal import DRAW, STOP, default_move
from sevenfold.games.sevn.state import Phase

FOUR = ["random", "cautious", "odds", "sharp"]


def steady(s, seat, rng):
    """Stops at four values, else plays what the clock would."""
    if s.phase == Phase.DRAW_OR_STOP:
        return DRAW if s.distinct[seat] < 4 else STOP
    return default_move(s, seat)


def stubborn(s, seat, rng):
    return 77


def test_the_number_of_threads_changes_nothing():
    one, two, many = (simulate("sevn", 4, 30, FOUR, seed=5, threads=n) for n in (1, 2, 7))
    assert one.seats == two.seats == many.seats
    assert (one.threads, two.threads, many.threads) == (1, 2, 7)


def test_each_game_is_the_same_in_any_simulation(monkeypatch):
    """A longer run begins with the games of a shorter one: the sums of its parts are its own."""
    whole = simulate("sevn", 3, 12, ["odds"], seed=9, threads=1)
    monkeypatch.setattr(import_module("sevenfold.arena.simulate"), "_CHUNK", 1)
    by_ones = simulate("sevn", 3, 12, ["odds"], seed=9, threads=1)
    assert whole.seats == by_ones.seats
    short = simulate("sevn", 3, 11, ["odds"], seed=9, threads=1)
    last = [a.wins - b.wins for a, b in zip(whole.seats, short.seats, strict=True)]
    assert sorted(last) == [0, 0, 1]


def test_another_seed_plays_other_games():
    assert simulate("sevn", 2, 20, ["odds"], seed=1).seats != simulate("sevn", 2, 20, ["odds"], seed=2).seats


def test_what_is_reported_adds_up():
    told = []
    found = simulate(
        "sevn", 5, 25, ["cautious"], seed=3, threads=2, progress=lambda done, games: told.append((done, games))
    )
    assert (found.game, found.players, found.games) == ("sevn", 5, 25)
    assert [seat.bot for seat in found.seats] == ["cautious"] * 5
    assert sum(seat.wins for seat in found.seats) == 25
    assert max(seat.mean_points for seat in found.seats) < 300
    assert all(0 <= low < seat.wins / 25 < high <= 1 for seat in found.seats for low, high in [seat.interval])
    assert found.games_per_second == pytest.approx(25 / found.seconds)
    assert told[-1] == (25, 25)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_options_reach_the_game():
    quick = simulate("sevn", 2, 20, ["odds"], options={"target_score": 30, "start": "0"})
    assert all(seat.mean_points < 100 for seat in quick.seats)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(50, 100, 0.40383, 0.59617), (0, 10, 0.0, 0.27753), (10, 10, 0.72247, 1.0)]
)
def test_the_interval_is_wilsons(wins, games, low, high):
    assert share_interval(wins, games) == pytest.approx((low, high), abs=1e-5)


def test_policies_of_the_caller_sit_down_beside_bots():
    found = simulate("sevn", 3, 20, [steady, "odds", steady], seed=4, threads=2)
    assert [seat.bot for seat in found.seats] == ["steady", "odds", "steady"]
    assert sum(seat.wins for seat in found.seats) == 20


def test_a_policy_that_does_what_a_bot_does_gets_the_same():
    from sevenfold.bots.sevn.odds import odds_policy

    own = simulate("sevn", 3, 20, [odds_policy, "cautious", odds_policy], seed=4)
    named = simulate("sevn", 3, 20, ["odds", "cautious", "odds"], seed=4)
    assert [seat.wins for seat in own.seats] == [seat.wins for seat in named.seats]
    assert [seat.mean_points for seat in own.seats] == [seat.mean_points for seat in named.seats]


def test_no_policy_has_a_hand_in_the_deal():
    """However many numbers the policies use up, the same cards come."""
    from sevenfold.bots.sevn.odds import odds_policy
    from sevenfold.games.kit.rng import next_word

    def wasteful(s, seat, rng):
        for _ in range(seat + 3):
            next_word(rng)
        return odds_policy(s, seat, rng)

    wasting, sparing = (simulate("sevn", 3, 20, [bot], seed=4).seats for bot in (wasteful, "odds"))
    assert [(a.wins, a.mean_points) for a in wasting] == [(a.wins, a.mean_points) for a in sparing]


def test_an_illegal_answer_of_a_policy_is_named():
    with pytest.raises(
        PolicyError, match=r"policy “stubborn” answered 77 for seat 1 in game 0, which is no legal move"
    ):
        simulate("sevn", 2, 5, ["odds", stubborn], seed=1, threads=1)


def test_games_without_an_end_are_given_up(monkeypatch):
    monkeypatch.setattr(sevn_loop, "MOST_DECISIONS", 50)
    with pytest.raises(PolicyError, match=r"Game 0 did not end"):
        simulate("sevn", 2, 1, ["odds"], seed=1, threads=1)


def test_a_recorded_game_without_an_end_is_given_up_too(monkeypatch, tmp_path):
    monkeypatch.setattr("sevenfold.arena.recording.MOST_DECISIONS", 50)
    with pytest.raises(PolicyError, match=r"Game 0 did not end"):
        simulate("sevn", 2, 1, ["odds"], seed=1, record=tmp_path / "match.jsonl")


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"game_id": "chess"}, "chess"),
        ({"players": 1}, "2"),
        ({"players": 9}, "8"),
        ({"games": 0}, "games = 0 can’t be: it is a whole number from 1 to 1000000000."),
        ({"games": True}, "games = True"),
        ({"threads": 0}, "threads = 0"),
        ({"seed": -1}, "seed = -1"),
        ({"options": {"colour": 3}}, "colour"),
        ({"options": {"target_score": 0}}, "target_score"),
        ({"bots": ["odds", "odds"]}, "2 bots are named, but 4 seats"),
        ({"bots": ["clever"]}, "There is no bot “clever” for sevn."),
        ({"bots": []}, "0 bots are named, but 4 seats"),
    ],
)
def test_what_cant_be_simulated_is_refused_with_the_reason(wish, complaint):
    asked = {"game_id": "sevn", "players": 4, "games": 1, "bots": ["odds"], **wish}
    with pytest.raises((OptionError, BotError)) as caught:
        simulate(**asked)
    assert complaint in str(caught.value)


def test_one_recorded_game_is_a_file_that_verifies(tmp_path):
    file = tmp_path / "deep" / "game.sevenfold.jsonl"
    found = simulate("sevn", 4, 1, FOUR, seed=8, record=file, options={"target_score": 100})
    lines = file.read_text("utf-8").splitlines()
    checked = verify(lines)
    assert checked.sealed
    assert checked.ended
    assert checked.outcomes > 20
    end = entry_of(lines[-1], len(lines))
    assert isinstance(end, End)
    assert [seat.mean_points for seat in found.seats] == end.end.points
    assert [seat.wins for seat in found.seats] == [float(seat in end.end.winners) for seat in range(4)]
    assert entry_of(lines[0], 1).players == FOUR
    assert entry_of(lines[0], 1).options["target_score"] == 100


def test_many_recorded_games_are_a_folder_of_different_matches(tmp_path):
    told = []
    found = simulate(
        "sevn", 2, 11, ["odds", steady], seed=8, record=tmp_path / "matches", progress=lambda *done: told.append(done)
    )
    files = sorted((tmp_path / "matches").iterdir())
    assert [file.name for file in files][::10] == ["00.sevenfold.jsonl", "10.sevenfold.jsonl"]
    assert all(verify(file.read_text("utf-8").splitlines()).ended for file in files)
    assert len({file.read_text("utf-8") for file in files}) == 11
    assert sum(seat.wins for seat in found.seats) == 11
    assert told[-1] == (11, 11)


def test_the_same_seed_records_the_same_matches(tmp_path):
    for name in ("a", "b"):
        simulate("sevn", 2, 2, ["random", "sharp"], seed=6, record=tmp_path / name)
    for file in (tmp_path / "a").iterdir():
        assert file.read_bytes() == (tmp_path / "b" / file.name).read_bytes()


def test_a_path_that_cant_be_written_is_said(tmp_path):
    (tmp_path / "taken").write_text("", "utf-8")
    with pytest.raises(OptionError, match=r"The record can’t be written to .*taken"):
        simulate("sevn", 2, 2, ["odds"], record=tmp_path / "taken")


def test_nothing_is_written_over(tmp_path):
    file, folder = tmp_path / "notes", tmp_path / "many"
    file.write_text("precious", "utf-8")
    folder.mkdir()
    (folder / "0.sevenfold.jsonl").write_text("precious", "utf-8")
    for games, path, there in ((1, file, file), (2, folder, folder / "0.sevenfold.jsonl")):
        with pytest.raises(OptionError, match="is there already"):
            simulate("sevn", 2, games, ["odds"], record=path)
        assert there.read_text("utf-8") == "precious"
