"""Whole tournaments: the same in one process, in two and on Ray, gone on with after a cut, kept in files."""

import csv
import json
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace

import pytest
from tests.arena.cups import SHORT, small, timid, wild

from sevenfold.arena import PolicyError, executors, planned, simulate, tournament
from sevenfold.arena.executors import play_all
from sevenfold.arena.units import Batch, PlayedUnit, Player
from sevenfold.bots import BotError
from sevenfold.games.kit.errors import OptionError

MADE = ("games.csv", "games.parquet", "result.json", "report.html")


class CutError(Exception):
    """Somebody pulled the plug."""


def cut_after(games):
    def progress(done, of):
        if done >= games:
            raise CutError

    return progress


def test_two_processes_leave_the_same_files_as_one(tmp_path):
    alone = tournament(small(), processes=1, folder=tmp_path / "one")
    both = tournament(small(), processes=2, folder=tmp_path / "two")
    assert alone == both
    for name in MADE:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes(), name


def test_what_was_cut_goes_on_to_the_same_end(tmp_path):
    whole = tournament(small(), processes=1, folder=tmp_path / "whole")
    with pytest.raises(CutError):
        tournament(small(), processes=1, folder=tmp_path / "cut", progress=cut_after(6))
    units = tmp_path / "cut" / "units.jsonl"
    assert units.read_bytes().count(b"\n") == 2
    with units.open("ab") as file:
        file.write(b'{"unit":2,"games":[{"bo')  # half a line, as a cut leaves it
    told = []
    again = tournament(
        small(), processes=1, folder=tmp_path / "cut", resume=True, progress=lambda *done: told.append(done)
    )
    assert told == [(6, 12), (9, 12), (12, 12)]
    assert again == whole
    for name in MADE:
        assert (tmp_path / "cut" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes(), name


def test_a_tournament_may_be_made_longer(tmp_path):
    tournament(small(games=6), processes=1, folder=tmp_path)
    assert tournament(small(), processes=1, folder=tmp_path, resume=True) == tournament(small(), processes=1)


def test_each_seat_plays_the_deal_that_simulate_plays():
    """Unit 0 is game 0 of a simulation with the same seed, in every rotation."""
    plan = small()
    unit = Player(plan, {}).unit(0)
    for game in unit.games:
        found = simulate("sevn", 3, 1, [plan.bots[bot] for bot in game.bots], seed=7, options=SHORT)
        assert [seat.mean_points for seat in found.seats] == list(game.points)
        assert [seat for seat in range(3) if found.seats[seat].wins] == list(game.winners)


def test_the_table_of_games_has_every_seat_of_every_game(tmp_path):
    found = tournament(small(), processes=1, folder=tmp_path)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 36
    for one in found.standings:
        assert sum(float(row["won"]) for row in rows if row["bot"] == one.bot) == pytest.approx(one.wins, abs=1e-4)
    assert json.loads((tmp_path / "result.json").read_text("utf-8"))["plan"]["seed"] == 7


def test_parquet_says_the_same_as_csv(tmp_path):
    import duckdb

    tournament(small(), processes=1, folder=tmp_path)
    with duckdb.connect() as database:
        rows = database.read_parquet(str(tmp_path / "games.parquet")).fetchall()
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert [[str(value) for value in row] for row in rows] == list(csv.reader(file))[1:]


@pytest.mark.parametrize("game", ["7wonders", "weisen"])
def test_the_other_games_have_tournaments_too(game):
    from sevenfold.bots.registry import policies

    found = tournament(planned(game, policies(game), seats=3, games=3), processes=1)
    assert sum(one.wins for one in found.standings) == pytest.approx(3)


def test_policies_of_ones_own_take_part_in_other_processes_too():
    plan = small(bots=["timid", "odds"], games=4)
    found = tournament(plan, processes=2, policies={"timid": timid})
    assert found == tournament(plan, processes=1, policies={"timid": timid})
    assert [one.bot for one in found.standings] == ["timid", "odds"]


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_answer_is_named_wherever_it_was_given(processes, tmp_path):
    plan = small(bots=["wild", "odds"], games=4)
    with pytest.raises(PolicyError, match="policy “wild” answered 77 for seat"):
        tournament(plan, processes=processes, policies={"wild": wild}, folder=tmp_path)


class StandIn:
    """Ray's public functions, in this process; what is asked last is done first."""

    def __init__(self):
        self.told = []
        self.left = False

    def init(self, **how):
        self.told.append(how)

    def put(self, thing):
        return ("kept", thing)

    def remote(self, function):
        def later(*arguments):
            return (function, [a[1] if isinstance(a, tuple) and a[:1] == ("kept",) else a for a in arguments])

        return SimpleNamespace(remote=later)

    def cluster_resources(self):
        return {"CPU": 2.0}

    def wait(self, running, num_returns):
        return running[-num_returns:], running[:-num_returns]

    def get(self, asked):
        function, arguments = asked
        return function(*arguments)

    def shutdown(self):
        self.left = True


def test_a_ray_cluster_gives_the_same(monkeypatch):
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert tournament(small(), ray="10.0.0.5:6379") == tournament(small(), processes=1)
    assert ray.told[0]["address"] == "10.0.0.5:6379"
    assert ray.told[0]["runtime_env"] == {"env_vars": {"SEVENFOLD_RULES": "plain"}}
    assert ray.left


def test_a_cluster_that_cant_be_reached_is_said(monkeypatch):
    ray = StandIn()
    monkeypatch.setattr(
        ray, "init", lambda **how: (_ for _ in ()).throw(ConnectionError("nobody\nthere")), raising=False
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(OptionError, match="Ray cluster at auto can’t be reached: nobody there"):
        tournament(small(), ray="auto")


def test_without_ray_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match=r"pip install \"sevenfold\[ray\]\""):
        tournament(small(), ray="auto")


def test_a_process_that_dies_is_said(monkeypatch):
    def dead(_self):
        raise BrokenProcessPool

    monkeypatch.setattr(executors.Future, "result", dead)
    with pytest.raises(OptionError, match="A process of the tournament has died"):
        tournament(small(), processes=2)


@pytest.mark.parametrize("processes", [0, -1, 5000])
def test_the_number_of_processes_has_bounds(processes):
    with pytest.raises(OptionError, match=f"processes = {processes} can’t be"):
        tournament(small(), processes=processes)


class Noted:
    """An executor that plays nothing and says how long it took."""

    slots = 2

    def __init__(self, seconds):
        self.seconds = seconds
        self.sizes = []
        self.running = []

    def start(self, units):
        self.sizes.append(len(units))
        self.running.append(units)
        assert len(self.running) <= self.slots

    def finished(self):
        return Batch([PlayedUnit(unit, ()) for unit in self.running.pop()], self.seconds)

    def close(self):
        pass


def test_quick_batches_grow_and_slow_ones_stay_single():
    quick, slow = Noted(0.0), Noted(9.0)
    assert sorted(one.unit for one in play_all(quick, range(2000))) == list(range(2000))
    assert max(quick.sizes) == 256
    assert sorted(one.unit for one in play_all(slow, range(9))) == list(range(9))
    assert set(slow.sizes) == {1}


def test_nothing_is_played_over(tmp_path):
    tournament(small(games=3), processes=1, folder=tmp_path)
    with pytest.raises(OptionError, match=r"There is a tournament in .* already"):
        tournament(small(), processes=1, folder=tmp_path)


def test_a_run_that_never_began_is_in_nobodys_way(tmp_path):
    with pytest.raises(BotError, match="no bot “clever”"):
        tournament(small(bots=["odds", "clever"]), processes=1, folder=tmp_path / "cup")
    assert not (tmp_path / "cup").exists()
    with pytest.raises(OptionError, match="processes = 0"):
        tournament(small(), processes=0, folder=tmp_path / "cup")
    tournament(small(games=3), processes=1, folder=tmp_path / "cup")


PULLED = """
import os, signal, sys
from pathlib import Path
from sevenfold.arena import planned, tournament

def pull(done, of):
    if done >= 8:
        print(*(child.pid for child in __import__("multiprocessing").active_children()), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    plan = planned("sevn", ["odds", "random"], games=2000, seed=3, options={"target_score": 30})
    tournament(plan, processes=2, folder=sys.argv[1], progress=pull)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
def test_processes_end_with_the_first_and_its_folder_goes_on(tmp_path):
    """Killed with no chance to clean up: nobody plays on, since output stays open as long as one of them lives."""
    script = tmp_path / "pulled.py"
    script.write_text(PULLED, "utf-8")
    ended = subprocess.run(
        [sys.executable, script, tmp_path / "cup"], stdout=subprocess.PIPE, text=True, check=False, timeout=100
    )
    assert ended.returncode == -signal.SIGKILL
    assert len(ended.stdout.split()) in {1, 2}
    plan = planned("sevn", ["odds", "random"], games=20, seed=3, options={"target_score": 30})
    again = tournament(plan, processes=1, folder=tmp_path / "cup", resume=True)
    assert again == tournament(plan, processes=1)


def test_there_must_be_something_to_go_on_with(tmp_path):
    with pytest.raises(OptionError, match=r"no tournament in .* to go on with"):
        tournament(small(), processes=1, folder=tmp_path / "none", resume=True)
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        ({"seed": 8}, "Its seed: “7”, not “8”"),
        ({"seats": 2}, "Its number of seats: “3”, not “2”"),
        ({"bots": ["odds", "sharp", "random"]}, "Its bots: “odds, cautious, random”, not “odds, sharp, random”"),
        ({"options": {"target_score": 40}}, "Its options: "),
    ],
)
def test_another_tournament_does_not_go_on_with_this_one(other, complaint, tmp_path):
    tournament(small(games=3), processes=1, folder=tmp_path)
    with pytest.raises(OptionError) as caught:
        tournament(small(**other), processes=1, folder=tmp_path, resume=True)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("plan.json", "{}", r"plan.json isn’t the plan of a tournament"),
        ("units.jsonl", '{"unit": "x"}\n', r"Line 1 of .*units.jsonl isn’t a deal of a tournament"),
    ],
)
def test_a_file_that_makes_no_sense_is_said(file, line, complaint, tmp_path):
    tournament(small(games=3), processes=1, folder=tmp_path)
    (tmp_path / file).write_text(line, "utf-8")
    with pytest.raises(OptionError, match=complaint):
        tournament(small(games=3), processes=1, folder=tmp_path, resume=True)


def test_a_folder_that_cant_be_is_said(tmp_path):
    (tmp_path / "taken").write_text("", "utf-8")
    with pytest.raises(OptionError, match=r"The folder .*taken.* can’t be used"):
        tournament(small(), processes=1, folder=tmp_path / "taken" / "cup")
